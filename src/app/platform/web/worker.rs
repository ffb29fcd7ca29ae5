//! The other side of a page: a worker that reads photos and thinks. It has no window; it hears errands, does one after
//! the other, and posts replies.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use image::RgbImage;
use image::codecs::jpeg::JpegEncoder;
use js_sys::{Array, Uint8Array};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    Blob, DedicatedWorkerGlobalScope, ImageBitmap, MessageEvent, OffscreenCanvas,
    OffscreenCanvasRenderingContext2d,
};

use super::shell::{Shell, remember};
use super::wire::{Errand, Reply};
use super::{network, sleep, speech, text_of};
use crate::app::derived::Audited;
use crate::app::document::{Document, Seat};
use crate::app::photos::{photo_id, small_copy, unreadable};
use crate::app::questions::{Search, answer_for};
use crate::app::reader::PhotoReader;
use crate::app::work::Done;
use crate::game::file;
use crate::scan::live::{Lookout, TakenPicture};
use crate::scan::{Photo, PhotoError, PhotoLimits, Request, Stage, TableScan, Watch};
use crate::words::{Language, Message, Say, Words};

/// What the page posts to stop a search.
pub(super) const STOP: &str = "stop";

/// The name of a picture of the camera, and the quality of its file.
const LIVE: &str = "live.jpg";
const QUALITY: u8 = 92;

/// How long a search goes on before it listens, in milliseconds; each time it begins anew with more.
const SLICES: [u64; 4] = [200, 400, 800, 1600];

/// What a worker keeps between errands.
#[derive(Default)]
struct Workshop {
    reader: PhotoReader,
    /// The photo that was decoded last, by its id.
    open: RefCell<Option<(String, Rc<RgbImage>)>>,
    stopped: Cell<bool>,
    /// What the camera saw since the viewfinder was opened, and which opening that was.
    lookout: RefCell<(u64, Lookout)>,
}

/// Listens for errands from now on. The shell has the words of languages.
pub fn work(shell: Shell) {
    remember(shell);
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let workshop = Rc::new(Workshop::default());
    let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        if event.data().as_string().as_deref() == Some(STOP) {
            return workshop.stopped.set(true);
        }
        let message: Array = event.data().unchecked_into();
        let file = message.get(1).dyn_into::<Blob>().ok();
        let picture = message.get(1).dyn_into::<ImageBitmap>().ok();
        let errand = message.get(0).as_string().and_then(|text| serde_json::from_str(&text).ok());
        let workshop = Rc::clone(&workshop);
        spawn_local(async move {
            let Some(errand) = errand else { return post(&Reply::Broken("no errand".to_owned())) };
            let reply = workshop.run(errand, file, picture).await;
            post(&reply.unwrap_or_else(Reply::Broken));
        });
    });
    scope.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    // It listens for as long as it is there.
    heard.forget();
}

/// Tells the page of each stage as it begins.
struct Telling(Cell<Option<Stage>>);

impl Watch for Telling {
    fn progress(&self, stage: Stage, _: f32) {
        if self.0.replace(Some(stage)) != Some(stage) {
            post(&Reply::Stage(stage));
        }
    }

    /// The page ends the whole worker instead.
    fn cancelled(&self) -> bool {
        false
    }
}

impl Workshop {
    async fn run(
        &self,
        errand: Errand,
        file: Option<Blob>,
        picture: Option<ImageBitmap>,
    ) -> Result<Reply, String> {
        match errand {
            Errand::Open { name, request } => {
                let file = file.ok_or("no file")?;
                let bytes = bytes_of(&file).await?;
                let photo = match decode(&file, &bytes).await {
                    Ok(photo) => photo,
                    Err(error) => return Ok(Reply::Unreadable(unreadable(name, error.say()))),
                };
                let id = photo_id(&name, &bytes);
                let small = small_copy(&photo);
                let pixels = Rc::new(photo.pixels().clone());
                let loaded = Reply::Loaded {
                    id: id.clone(),
                    size: pixels.dimensions().into(),
                    small: small.dimensions().into(),
                };
                *self.open.borrow_mut() = Some((id.clone(), Rc::clone(&pixels)));
                post_with(&loaded, small.as_raw());
                match request {
                    Some(request) => Ok(self.read(id, &pixels, request).await),
                    None => Ok(Reply::Nothing),
                }
            }
            Errand::Read { photo, request } => {
                let pixels = match &*self.open.borrow() {
                    Some((id, pixels)) if *id == photo => Some(Rc::clone(pixels)),
                    _ => None,
                };
                let pixels = match pixels {
                    Some(pixels) => pixels,
                    None => {
                        let file = file.ok_or("no file")?;
                        let decoded = decode(&file, &bytes_of(&file).await?).await;
                        let decoded = decoded.map_err(|error| error.to_string())?;
                        let pixels = Rc::new(decoded.pixels().clone());
                        *self.open.borrow_mut() = Some((photo.clone(), Rc::clone(&pixels)));
                        pixels
                    }
                };
                Ok(self.read(photo, &pixels, request).await)
            }
            Errand::Look { session, request, at } => {
                let picture = picture.ok_or("no picture")?;
                let pixels = pixels_of(&picture).map_err(|error| text_of(&error))?;
                picture.close();
                network::bring().await.map_err(|problem| Words::english().text(&problem))?;
                let mut lookout = self.lookout.borrow_mut();
                if lookout.0 != session {
                    *lookout = (session, Lookout::default());
                }
                Ok(Reply::Glanced(lookout.1.look(self.reader.scanner()?, pixels, &request, at)))
            }
            Errand::Take { session, request } => self.take(session, &request),
            Errand::Audit { game } => {
                let Audited { audits, mends, both_boxes, outcome, .. } = Audited::of(&document(&game)?, 0);
                Ok(Reply::Audited { audits, mends, both_boxes, open: outcome.open })
            }
            Errand::Answer { game, names, language } => {
                let language = Language::from_tag(&language).unwrap_or_default();
                speech::bring(language).await;
                let words = Words::of(language);
                Ok(Reply::Told(answer_for(&document(&game)?, &names, words)))
            }
            Errand::Lay { game, seat } => self.lay(&document(&game)?, seat).await,
        }
    }

    /// Takes what the camera saw, as a photo that is open from now on.
    fn take(&self, session: u64, request: &Request) -> Result<Reply, String> {
        let mut lookout = self.lookout.borrow_mut();
        let own = (lookout.0 == session).then_some(&mut lookout.1);
        let scanner = self.reader.scanner()?;
        let Some(TakenPicture { picture, table }) = own.and_then(|own| own.take(scanner, request)) else {
            return Ok(Reply::Nothing);
        };
        let mut bytes = Vec::new();
        let encoder = JpegEncoder::new_with_quality(&mut bytes, QUALITY);
        picture.write_with_encoder(encoder).map_err(|error| error.to_string())?;
        let (file, size) = (bytes.len(), picture.dimensions().into());
        let id = photo_id(LIVE, &bytes);
        let small = small_copy(&Photo::from(RgbImage::clone(&picture)));
        bytes.extend_from_slice(small.as_raw());
        *self.open.borrow_mut() = Some((id.clone(), Rc::new(RgbImage::clone(&picture))));
        let scans = table.map(TableScan::into_kingdoms).unwrap_or_default();
        post_with(&Reply::Taken { id, size, small: small.dimensions().into(), file, scans }, &bytes);
        Ok(Reply::Nothing)
    }

    async fn read(&self, photo: String, pixels: &RgbImage, request: Request) -> Reply {
        if let Err(problem) = network::bring().await {
            return Reply::Unreadable(problem);
        }
        let watch = Telling(Cell::new(None));
        match self.reader.read(Seat { round: 0, player: 0 }, photo, pixels, request, &watch) {
            Done::Read(read) => Reply::Read { result: read.result, other_size: read.other_size },
            Done::Unreadable(_, problem) => Reply::Unreadable(problem),
            _ => Reply::Unreadable(Message::new("scan-cancelled")),
        }
    }

    /// Searches in slices, between which it hears whether it is to stop.
    async fn lay(&self, document: &Document, seat: Seat) -> Result<Reply, String> {
        self.stopped.set(false);
        let mut found = None;
        for slice in SLICES {
            let search = Search::lasting(seat, Duration::from_millis(slice));
            let laid = search.run(document, 0);
            let is_over = laid.best.as_ref().is_none_or(|best| best.proven);
            found = Some(laid);
            sleep(Duration::ZERO).await;
            if is_over || self.stopped.get() {
                break;
            }
        }
        let laid = found.ok_or("no search")?;
        Ok(Reply::Laid { real: laid.real, dominoes: laid.dominoes, best: laid.best })
    }
}

fn document(game: &str) -> Result<Document, String> {
    file::read(game).map(Document::from).map_err(|error| error.to_string())
}

async fn bytes_of(file: &Blob) -> Result<Vec<u8>, String> {
    let buffer = JsFuture::from(file.array_buffer()).await.map_err(|error| text_of(&error))?;
    Ok(Uint8Array::new(&buffer).to_vec())
}

/// Decodes a photo: by our own decoder, or by the browser's if it is of a format that ours lacks.
async fn decode(file: &Blob, bytes: &[u8]) -> Result<Photo, PhotoError> {
    let limits = PhotoLimits::default();
    let decoded = Photo::decode(bytes, &limits, &Telling(Cell::new(None)));
    let Err(PhotoError::Foreign(format)) = decoded else { return decoded };
    match decode_by_browser(file, &limits).await {
        Ok(photo) => photo,
        // What the browser lacks too is told as ever.
        Err(_) => Err(PhotoError::Foreign(format)),
    }
}

/// The browser turns the photo upright and gives the colours of the screen's usual space.
async fn decode_by_browser(file: &Blob, limits: &PhotoLimits) -> Result<Result<Photo, PhotoError>, JsValue> {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let bitmap = JsFuture::from(scope.create_image_bitmap_with_blob(file)?).await?;
    let bitmap: ImageBitmap = bitmap.dyn_into()?;
    let (width, height) = (bitmap.width(), bitmap.height());
    if u64::from(width) * u64::from(height) > limits.max_pixels || width.max(height) > limits.max_side {
        return Ok(Err(PhotoError::TooLarge { width, height }));
    }
    if width.min(height) < limits.min_side {
        return Ok(Err(PhotoError::TooSmall { width, height }));
    }
    Ok(Ok(Photo::from(pixels_of(&bitmap)?)))
}

/// The pixels of a picture of the browser.
fn pixels_of(bitmap: &ImageBitmap) -> Result<RgbImage, JsValue> {
    let (width, height) = (bitmap.width(), bitmap.height());
    let canvas = OffscreenCanvas::new(width, height)?;
    let options = js_sys::Object::new();
    js_sys::Reflect::set(&options, &"willReadFrequently".into(), &true.into())?;
    let context = canvas.get_context_with_context_options("2d", &options)?.ok_or(JsValue::NULL)?;
    let context: OffscreenCanvasRenderingContext2d = context.dyn_into()?;
    context.draw_image_with_image_bitmap(bitmap, 0.0, 0.0)?;
    let data = context.get_image_data(0.0, 0.0, width.into(), height.into())?.data();
    let rgb = data.chunks_exact(4).flat_map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect();
    RgbImage::from_raw(width, height, rgb).ok_or(JsValue::NULL)
}

fn post(reply: &Reply) {
    send(reply, None);
}

fn post_with(reply: &Reply, bytes: &[u8]) {
    send(reply, Some(Uint8Array::from(bytes)));
}

fn send(reply: &Reply, bytes: Option<Uint8Array>) {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let text = serde_json::to_string(reply).unwrap_or_default();
    let message = Array::of1(&JsValue::from_str(&text));
    let moved = Array::new();
    if let Some(bytes) = bytes {
        moved.push(&bytes.buffer());
        message.push(&bytes);
    }
    // A page that is gone needs nothing.
    let _ = scope.post_message_with_transfer(&message, &moved);
}
