//! What is measured: labelled photos and composed scenes, each with its truth.

use std::error::Error;
use std::path::PathBuf;
use std::time::Instant;

use crowncount::Kingdom;
use crowncount::scan::compose::{Label, Light, PhotoFolder, SceneMaker, Tables, Tiles, is_for_training};
use crowncount::scan::{Photo, PhotoLimits, Quad, Quiet};

use super::clock::millis_since;
use super::options::{Kind, Options};

/// The longer side of a scene, in pixels.
const SCENE_SIDE: u32 = 1200;

/// A picture that is still to be loaded or composed.
pub(crate) struct Subject {
    pub(crate) name: String,
    pub(crate) kind: Kind,
    source: Source,
}

enum Source {
    File(PathBuf, Box<Truth>),
    Scene(u64),
}

/// What is true of a picture with a kingdom.
#[derive(Clone)]
pub(crate) struct Truth {
    /// Rows and columns.
    pub(crate) size: usize,
    /// Frames that hold the kingdom; it is known where it lies in the first.
    pub(crate) frames: Vec<Quad>,
    /// The kingdom in the first frame.
    pub(crate) kingdom: Kingdom,
}

/// A picture and what is true of it.
pub(crate) struct Sample {
    pub(crate) photo: Photo,
    pub(crate) truth: Option<Truth>,
    pub(crate) decode_millis: f64,
}

/// All that is asked for.
pub(crate) struct Subjects {
    maker: SceneMaker,
    pub(crate) all: Vec<Subject>,
}

impl Subjects {
    /// Lists what the options ask for.
    pub(crate) fn new(options: &Options) -> Result<Self, Box<dyn Error>> {
        let folder = PhotoFolder::open(&options.photos)?;
        let maker = SceneMaker {
            tiles: Tiles::open(&folder)?,
            // Tables that the map of tiles has not been trained on.
            tables: Tables::open(&folder, |source| !is_for_training(source))?,
            long_side: SCENE_SIDE,
        };
        let mut all = Vec::new();
        for &kind in &options.kinds {
            let count = match kind {
                Kind::Composed => options.scenes,
                Kind::Foreign | Kind::Nothing => options.scenes.div_ceil(6),
                Kind::Raw | Kind::Crooked | Kind::Boards => 0,
            };
            for seed in options.seed..options.seed + count {
                all.push(Subject { name: format!("{kind}/{seed}"), kind, source: Source::Scene(seed) });
            }
            for label in folder.of_kind(kind.name()) {
                let source = Source::File(folder.path.join(&label.file), Box::new(truth(label)?));
                all.push(Subject { name: label.file.clone(), kind, source });
            }
        }
        Ok(Self { maker, all })
    }

    /// Loads or composes a picture.
    pub(crate) fn sample(&self, subject: &Subject) -> Result<Sample, Box<dyn Error + Send + Sync>> {
        match &subject.source {
            Source::File(path, truth) => {
                let bytes = std::fs::read(path)?;
                let start = Instant::now();
                let photo = Photo::decode(&bytes, &PhotoLimits::default(), &Quiet)?;
                Ok(Sample { photo, truth: Some(Truth::clone(truth)), decode_millis: millis_since(start) })
            }
            Source::Scene(seed) => {
                let scene = match subject.kind {
                    Kind::Nothing => self.maker.no_kingdom(*seed, Light::Usual),
                    _ => self.maker.kingdom(*seed, Light::Usual),
                };
                let truth =
                    scene.kingdom.map(|kingdom| Truth { size: scene.size, frames: scene.frames, kingdom });
                Ok(Sample { photo: scene.picture.into(), truth, decode_millis: 0.0 })
            }
        }
    }
}

fn truth(label: &Label) -> Result<Truth, Box<dyn Error>> {
    let rows: Vec<String> = label.kingdom.iter().map(|row| row.join(" ")).collect();
    Ok(Truth { size: label.size, frames: vec![label.corners], kingdom: Kingdom::from_rows(&rows)? })
}
