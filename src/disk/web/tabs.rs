//! The other tabs with this page: which of them are there, by locks of the browser, and what they have committed, by a
//! channel between them.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use js_sys::{Array, Function, Object, Promise, Reflect};
use send_wrapper::SendWrapper;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{BroadcastChannel, MessageEvent};

use super::{Later, OtherTabs};

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

/// This tab among the others. A page has one thread, so nobody else ever sees it.
pub(super) struct Tabs(SendWrapper<Rc<Arrived>>);

/// What a tab knows of itself and the others.
struct Arrived {
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
        let mut tabs = Arrived {
            own: String::new(),
            taken: RefCell::default(),
            channel: BroadcastChannel::new(CHANNEL).ok(),
            done_opening: RefCell::default(),
            locks: locks(),
        };
        if let Some(locks) = &tabs.locks {
            *tabs.done_opening.borrow_mut() = claim(locks, OPENING, false).await;
            tabs.own = own_lock(locks, folder).await;
            tabs.look_around().await;
            tabs.say(&Array::new());
        }
        Self(SendWrapper::new(Rc::new(tabs)))
    }

    /// What the others change, to be listened to.
    pub(super) fn changes(&self) -> TabChanges {
        TabChanges(self.0.channel.clone())
    }
}

/// Takes the first lock in the folder that is free; it is held until the tab is closed.
async fn own_lock(locks: &Locks, folder: &Path) -> String {
    for number in 1..=MOST {
        let name = if number == 1 { "lock".to_owned() } else { format!("lock-{number}") };
        let name = folder.join(name).to_string_lossy().into_owned();
        if claim(locks, &name, true).await.is_some() {
            return name;
        }
    }
    String::new()
}

impl OtherTabs for Tabs {
    fn is_taken(&self, lock: &Path) -> bool {
        self.0.taken.borrow().contains(&*lock.to_string_lossy())
    }

    fn look_around(&self) -> Later<()> {
        let tabs = Rc::clone(&self.0);
        Box::pin(async move { tabs.look_around().await })
    }

    fn let_in(&self) {
        if let Some(done) = self.0.done_opening.borrow_mut().take() {
            // Nothing waits for it but the lock.
            let _ = done.call0(&JsValue::NULL);
        }
    }

    fn tell(&self, changed: &[PathBuf]) {
        self.0.say(&changed.iter().map(|path| JsValue::from_str(&path.to_string_lossy())).collect());
    }
}

impl Arrived {
    /// Sees which tabs are there now.
    async fn look_around(&self) {
        let Some(locks) = &self.locks else { return };
        let Ok(found) = JsFuture::from(locks.query()).await else { return };
        let held = Reflect::get(&found, &"held".into()).unwrap_or_default();
        let held = Array::from(&held);
        let names = held.iter().filter_map(|lock| Reflect::get(&lock, &"name".into()).ok());
        let names = names.filter_map(|name| name.as_string());
        *self.taken.borrow_mut() = names.filter(|name| *name != self.own && name != OPENING).collect();
    }

    fn say(&self, paths: &Array) {
        if let Some(channel) = &self.channel {
            // A channel that is closed has nobody at its other end.
            let _ = channel.post_message(paths);
        }
    }
}

/// What the other tabs have changed.
pub(super) struct TabChanges(Option<BroadcastChannel>);

impl TabChanges {
    /// Does something when others have changed files; also when one has come, with no file.
    pub(super) fn listen(&self, act: impl Fn(Vec<PathBuf>) + 'static) {
        let Some(channel) = &self.0 else { return };
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
