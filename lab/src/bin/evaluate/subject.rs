//! What is measured: labelled photos and composed scenes, each with its truth.

use std::error::Error;
use std::path::PathBuf;
use std::time::Instant;

use crowncount::Kingdom;
use crowncount::scan::{Photo, PhotoLimits, Quad, Quiet};
use crowncount_lab::compose::{
    Label, Light, PhotoFolder, SceneMaker, SeenKingdom, Tables, Tiles, is_for_training,
};

use super::alter::{CHANGES, CUTS, Change};
use super::clock::millis_since;
use super::options::{Kind, Options};

/// The longer side of a scene, in pixels.
const SCENE_SIDE: u32 = 1200;

/// A picture that is still to be loaded or composed.
pub(crate) struct Subject {
    pub(crate) name: String,
    pub(crate) kind: Kind,
    /// Pictures of one group show the same kingdom.
    pub(crate) group: String,
    source: Source,
}

enum Source {
    /// A labelled photo, perhaps as another camera or another light would have given it.
    Photo {
        file: String,
        truth: Box<Truth>,
        change: Option<Change>,
    },
    Scene(u64),
}

impl Subject {
    /// The labelled photo that it is made of.
    pub(crate) fn photo(&self) -> Option<&str> {
        match &self.source {
            Source::Photo { file, .. } => Some(file),
            Source::Scene(_) => None,
        }
    }
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

impl From<SeenKingdom> for Truth {
    fn from(SeenKingdom { size, frames, kingdom }: SeenKingdom) -> Self {
        Self { size, frames, kingdom }
    }
}

/// A picture and what is true of it.
pub(crate) struct Sample {
    pub(crate) photo: Photo,
    /// One for each kingdom; none without any.
    pub(crate) truths: Vec<Truth>,
    pub(crate) decode_millis: f64,
}

/// All that is asked for.
pub(crate) struct Subjects {
    folder: PathBuf,
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
                Kind::Foreign => options.scenes.div_ceil(3),
                Kind::Covered | Kind::Cut | Kind::Evening | Kind::Steep | Kind::Ground | Kind::Small => {
                    options.scenes.div_ceil(5)
                }
                Kind::Nothing | Kind::Table => options.scenes.div_ceil(6),
                Kind::Night => options.scenes.div_ceil(10),
                Kind::Raw | Kind::Crooked | Kind::Boards | Kind::Altered => 0,
            };
            for seed in options.seed..options.seed + count {
                all.push(Subject {
                    name: format!("{kind}/{seed}"),
                    kind,
                    group: format!("scene {seed}"),
                    source: Source::Scene(seed),
                });
            }
            for label in folder.of_kind(kind.name()) {
                all.push(subject(label, kind, None)?);
            }
            let changes: &[Change] = match kind {
                Kind::Altered => &CHANGES,
                Kind::Cut => &CUTS,
                _ => &[],
            };
            for label in [Kind::Raw, Kind::Boards].iter().flat_map(|kind| folder.of_kind(kind.name())) {
                for change in changes {
                    all.push(subject(label, kind, Some(*change))?);
                }
            }
            if kind == Kind::Night {
                let photos =
                    [Kind::Boards, Kind::Crooked].iter().flat_map(|kind| folder.of_kind(kind.name()));
                for (label, seed) in photos.zip(options.seed..) {
                    all.push(subject(label, kind, Some(Change::BadLight(seed)))?);
                }
            }
        }
        Ok(Self { folder: folder.path, maker, all })
    }

    /// Loads or composes a picture.
    pub(crate) fn sample(&self, subject: &Subject) -> Result<Sample, Box<dyn Error + Send + Sync>> {
        match &subject.source {
            Source::Photo { file, truth, change } => {
                let bytes = std::fs::read(self.folder.join(file))?;
                let start = Instant::now();
                let photo = Photo::decode(&bytes, &PhotoLimits::default(), &Quiet)?;
                let decode_millis = millis_since(start);
                let photo = change.map(|change| change.of(&photo)).unwrap_or(photo);
                Ok(Sample { photo, truths: vec![Truth::clone(truth)], decode_millis })
            }
            Source::Scene(seed) if subject.kind == Kind::Table => {
                let scene = self.maker.table(*seed, Light::Usual);
                let truths = scene.kingdoms.into_iter().map(Truth::from).collect();
                Ok(Sample { photo: scene.picture.into(), truths, decode_millis: 0.0 })
            }
            Source::Scene(seed) => {
                let scene = match subject.kind {
                    Kind::Nothing => self.maker.no_kingdom(*seed, Light::Usual),
                    Kind::Covered => self.maker.covered(*seed, Light::Usual),
                    Kind::Steep => self.maker.steep(*seed),
                    Kind::Night => self.maker.night(*seed),
                    Kind::Ground => self.maker.on_ground(*seed),
                    Kind::Small => self.maker.small(*seed),
                    Kind::Cut => self.maker.cut_off(*seed, Light::Usual),
                    Kind::Evening => self.maker.evening(*seed),
                    _ => self.maker.kingdom(*seed, Light::Usual),
                };
                let truth =
                    scene.kingdom.map(|kingdom| Truth { size: scene.size, frames: scene.frames, kingdom });
                let truths = truth.into_iter().collect();
                Ok(Sample { photo: scene.picture.into(), truths, decode_millis: 0.0 })
            }
        }
    }
}

fn subject(label: &Label, kind: Kind, change: Option<Change>) -> Result<Subject, Box<dyn Error>> {
    let file = label.file.clone();
    let name = change.map_or(file.clone(), |change| format!("{file} {change}"));
    let source = Source::Photo { file, truth: Box::new(truth(label)?), change };
    Ok(Subject { name, kind, group: label.group.clone(), source })
}

fn truth(label: &Label) -> Result<Truth, Box<dyn Error>> {
    let rows: Vec<String> = label.kingdom.iter().map(|row| row.join(" ")).collect();
    Ok(Truth { size: label.size, frames: vec![label.corners], kingdom: Kingdom::from_rows(&rows)? })
}
