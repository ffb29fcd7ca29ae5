//! Pictures of formats that we do not read, told by how they begin, so that their owner hears what to do.

/// A format of pictures that we do not read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
#[allow(missing_docs)] // the names say it
pub enum Foreign {
    Heic,
    Avif,
    Tiff,
    Bmp,
    Gif,
    /// Only a page leaves it to its browser: every browser reads it, and our decoder would make the page larger.
    WebP,
}

/// How files of each format begin.
const BEGINNINGS: &[(&[u8], Foreign)] = &[
    (b"GIF87a", Foreign::Gif),
    (b"GIF89a", Foreign::Gif),
    (b"II*\0", Foreign::Tiff),
    (b"MM\0*", Foreign::Tiff),
    (b"BM", Foreign::Bmp),
    #[cfg(target_arch = "wasm32")]
    (b"RIFF", Foreign::WebP),
];

impl Foreign {
    /// The format of a file, if it is one of these.
    pub(super) fn of(bytes: &[u8]) -> Option<Self> {
        let plain = BEGINNINGS.iter().find(|(beginning, _)| bytes.starts_with(beginning));
        plain.map(|(_, format)| *format).or_else(|| Self::in_boxes(bytes))
    }

    /// HEIC and AVIF are files of boxes; the first lists the brands that the file can be read as.
    fn in_boxes(bytes: &[u8]) -> Option<Self> {
        let length = u32::from_be_bytes(bytes.get(..4)?.try_into().ok()?) as usize;
        let brands = bytes.get(4..length.min(bytes.len()))?.strip_prefix(b"ftyp")?;
        let has = |names: &[&[u8]]| brands.chunks_exact(4).any(|brand| names.contains(&brand));
        if has(&[b"avif", b"avis"]) {
            Some(Self::Avif)
        } else if has(&[b"heic", b"heix", b"heim", b"heis", b"hevc", b"hevx", b"mif1", b"msf1"]) {
            Some(Self::Heic)
        } else {
            None
        }
    }

    /// What people call it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Heic => "HEIC",
            Self::Avif => "AVIF",
            Self::Tiff => "TIFF",
            Self::Bmp => "BMP",
            Self::Gif => "GIF",
            Self::WebP => "WebP",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats_are_told_by_how_they_begin() {
        let cases: [(&[u8], Option<Foreign>); 12] = [
            (b"\0\0\0\x18ftypheic\0\0\0\0mif1heic", Some(Foreign::Heic)),
            (b"\0\0\0\x1cftypmif1\0\0\0\0mif1heicmiaf", Some(Foreign::Heic)),
            (b"\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf", Some(Foreign::Avif)),
            (b"\0\0\0\x18ftypisom\0\0\0\0mp42avc1", None),
            (b"\xff\xff\xff\xffftypavif", Some(Foreign::Avif)),
            (b"\0\0\0\x02ftypheic", None),
            (b"GIF89a\x01\0\x01\0", Some(Foreign::Gif)),
            (b"II*\0\x08\0\0\0", Some(Foreign::Tiff)),
            (b"MM\0*\0\0\0\x08", Some(Foreign::Tiff)),
            (b"BM\x46\0\0\0", Some(Foreign::Bmp)),
            (b"\xff\xd8\xff\xe0", None),
            (b"", None),
        ];
        for (bytes, format) in cases {
            assert_eq!(Foreign::of(bytes), format, "{bytes:?}");
        }
    }
}
