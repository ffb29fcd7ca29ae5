//! What a misspelt word was probably meant to be.

/// How alike two words must be, from 0 to 1, for one to be a slip of the other.
const ALIKE: f64 = 0.85;

/// The one of these words that comes closest to a misspelt one, in either case, if it comes close at all.
///
/// ```
/// use crowncount::words::meant;
///
/// assert_eq!(meant("Knigths", ["coins", "knights", "towers"]), Some("knights"));
/// assert_eq!(meant("house", ["coins", "knights", "towers"]), None);
/// ```
pub fn meant<'a>(word: &str, among: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let word = word.to_lowercase();
    let likeness = |known: &str| strsim::jaro_winkler(&word, known);
    let rated = among.into_iter().map(|known| (likeness(known), known));
    // Of two that are equally close the first one counts.
    let nearest = rated.reduce(|best, next| if next.0 > best.0 { next } else { best });
    nearest.filter(|(likeness, _)| *likeness > ALIKE).map(|(_, known)| known)
}
