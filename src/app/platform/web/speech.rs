//! Languages on a page: English is built in, the others are fetched. The one that is spoken comes before the window, the
//! rest while one looks at it.

use eframe::egui::Context;

use super::shell::shell;
use crate::words::{Language, Words};

/// Fetches the words of a language, unless they are there. Without them it speaks English.
pub(super) async fn bring(language: Language) {
    if Words::of(language).language() == language {
        return;
    }
    let Some(shell) = shell() else { return };
    // A network that fails leaves English, and the next start tries again.
    let fetched = shell.words(language.tag()).await.ok();
    if let Some(text) = fetched.and_then(|text| text.as_string()) {
        Words::bring(language, &text);
    }
}

/// Fetches the words of all languages, so that any can be chosen.
pub(super) async fn bring_all(ctx: Context) {
    for language in Language::ALL {
        bring(language).await;
    }
    // One may have been chosen meanwhile.
    ctx.request_repaint();
}
