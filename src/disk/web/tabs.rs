//! The other tabs with this page: which of them are there, by locks of the browser, and what they have committed, by a
//! channel between them.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use js_sys::{Array, Function, Object, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{BroadcastChannel, MessageEvent};

/// The lock that a tab has while it looks at what was left behind.
const OPENING: &str = "crowncount-opening";
const CHANNEL: &str = "crowncount";
/// The most tabs on one store.
const MOST: u32 = 64;

#[wasm_bindgen]
extern "C" {
    type Locks;
    type Granted;
    #[wasm_bindgen(method, js_name = catch)]
    fn or(this: &Granted, refused: &Function);
    #[wasm_bindgen(method)]
    fn request(this: &Locks, name: &str, options: &Object, callback: &Function) -> Granted;
    #[wasm_bindgen(method)]
    fn query(this: &Locks) -> Promise;
}

/// This tab among the others.
pub(super) struct Tabs {
    /// The locks of the browser; a page that is not served securely has none, and no company that it could know of.
    locks: Option<Locks>,
    own: String,
    taken: RefCell<BTreeSet<String>>,
    channel: Option<BroadcastChannel>,
    /// Ends the lock of the opening.
    done_opening: RefCell<Option<Function>>,
}

impl Tabs {
    /// Waits until no other tab is just opening, and takes the first lock in the folder that is free.
    pub(super) async fn arrive(folder: &Path) -> Self {
        let locks = locks();
        let mut tabs = Self {
            own: String::new(),
            taken: RefCell::default(),
            channel: BroadcastChannel::new(CHANNEL).ok(),
            done_opening: RefCell::default(),
            locks,
        };
        let Some(locks) = &tabs.locks else { return tabs };
        *tabs.done_opening.borrow_mut() = claim(locks, OPENING, false).await;
        for number in 1..=MOST {
            let name = if number == 1 { "lock".to_owned() } else { format!("lock-{number}") };
            let name = folder.join(name).to_string_lossy().into_owned();
            // It is held until the tab is closed.
            if claim(locks, &name, true).await.is_some() {
                tabs.own = name;
                break;
            }
        }
        tabs.look_around().await;
        tabs.say(&Array::new());
        tabs
    }

    /// Whether another tab has this lock.
    pub(super) fn is_taken(&self, lock: &Path) -> bool {
        self.taken.borrow().contains(&*lock.to_string_lossy())
    }

    /// Sees which tabs are there now.
    pub(super) async fn look_around(&self) {
        let Some(locks) = &self.locks else { return };
        let Ok(found) = JsFuture::from(locks.query()).await else { return };
        let held = Reflect::get(&found, &"held".into()).unwrap_or_default();
        let held = Array::from(&held);
        let names = held.iter().filter_map(|lock| Reflect::get(&lock, &"name".into()).ok());
        let names = names.filter_map(|name| name.as_string());
        *self.taken.borrow_mut() = names.filter(|name| *name != self.own && name != OPENING).collect();
    }

    /// The next tab may look at what was left behind.
    pub(super) fn let_others_in(&self) {
        if let Some(done) = self.done_opening.borrow_mut().take() {
            // Nothing waits for it but the lock.
            let _ = done.call0(&JsValue::NULL);
        }
    }

    /// Tells the others which files have changed.
    pub(super) fn tell<'a>(&self, paths: impl Iterator<Item = &'a Path>) {
        self.say(&paths.map(|path| JsValue::from_str(&path.to_string_lossy())).collect());
    }

    fn say(&self, paths: &Array) {
        if let Some(channel) = &self.channel {
            // A channel that is closed has nobody at its other end.
            let _ = channel.post_message(paths);
        }
    }

    /// Does something when others have changed files; also when one has come, with no file.
    pub(super) fn on_change(&self, act: impl Fn(Vec<PathBuf>) + 'static) {
        let Some(channel) = &self.channel else { return };
        let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            act(Array::from(&event.data())
                .iter()
                .filter_map(|path| path.as_string())
                .map(Into::into)
                .collect());
        });
        channel.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        // The page listens for as long as it is there.
        heard.forget();
    }
}

fn locks() -> Option<Locks> {
    let navigator = web_sys::window()?.navigator();
    let locks = Reflect::get(&navigator, &"locks".into()).ok()?;
    (!locks.is_undefined()).then(|| locks.unchecked_into())
}

/// Takes a lock, and returns what ends it; nothing if it is not free and that is not waited for.
async fn claim(locks: &Locks, name: &str, if_available: bool) -> Option<Function> {
    let options = Object::new();
    Reflect::set(&options, &"ifAvailable".into(), &if_available.into()).ok()?;
    let end = Rc::new(RefCell::new(None));
    let theirs = Rc::clone(&end);
    let mut told: Option<Function> = None;
    let answered = Promise::new(&mut |resolve, _| told = Some(resolve));
    let told = told?;
    let refused = told.clone();
    let held = Closure::once_into_js(move |lock: JsValue| -> JsValue {
        let is_ours = !lock.is_null();
        let until = Promise::new(&mut |resolve, _| *theirs.borrow_mut() = Some(resolve));
        // The promise was made for this, and ends once.
        let _ = told.call1(&JsValue::NULL, &is_ours.into());
        if is_ours { until.into() } else { JsValue::UNDEFINED }
    });
    let refused = Closure::once_into_js(move |_: JsValue| refused.call1(&JsValue::NULL, &false.into()));
    // It lasts as long as the lock; only its refusal is news.
    locks.request(name, &options, held.unchecked_ref()).or(refused.unchecked_ref());
    let is_ours = JsFuture::from(answered).await.ok()?.as_bool()?;
    let end = end.borrow_mut().take();
    end.filter(|_| is_ours)
}
