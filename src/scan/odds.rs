//! Decisions as odds.
//!
//! In: the figures of a thing, such as a frame or a cell that was read. Out: the logarithm of the odds that it is right:
//! 0 is even, 3 is twenty to one. It is a sum of terms over the figures, each times its weight; the weights are fitted by
//! `fit_odds` of the laboratory on things of which it is known whether they are right, and stand in `assets`.

use std::collections::BTreeMap;
use std::marker::PhantomData;

use super::network::NetworkError;

/// A figure or a term by its name.
pub type Named<F> = (&'static str, fn(&F) -> f64);

/// What is known of a thing before it is judged.
pub trait Figures: Sized + 'static {
    /// The figures by name, for tables.
    const FIGURES: &'static [Named<Self>];
    /// The terms of the sum, each of about the same size.
    const TERMS: &'static [Named<Self>];
    /// The weights that the program ships with, as JSON.
    const SHIPPED: &'static [u8];

    /// The figures from their values, in the order of [`Self::FIGURES`]; none if there are more or fewer.
    fn from_values(values: &[f64]) -> Option<Self>;
}

/// The figures of a thing and how they are made from their values, both from one list of its fields.
macro_rules! figures {
    ($($field:ident),+ $(,)?) => {
        const FIGURES: &'static [$crate::scan::odds::Named<Self>] =
            &[$((stringify!($field), |figures| figures.$field)),+];

        fn from_values(values: &[f64]) -> Option<Self> {
            let &[$($field),+] = values else { return None };
            Some(Self { $($field),+ })
        }
    };
}
pub(super) use figures;

/// The weights of the terms.
#[derive(Debug, Clone, PartialEq)]
pub struct OddsModel<F> {
    weights: Vec<f64>,
    judges: PhantomData<fn(&F)>,
}

impl<F: Figures> OddsModel<F> {
    /// The weights that the program ships with. The error is that of a damaged build.
    pub fn bundled() -> Result<Self, NetworkError> {
        Self::from_json(F::SHIPPED)
    }

    /// Weights from the bytes of a JSON object: the name of each term with its weight.
    pub fn from_json(bytes: &[u8]) -> Result<Self, NetworkError> {
        let named: BTreeMap<String, f64> =
            serde_json::from_slice(bytes).map_err(|error| NetworkError::Unreadable(error.to_string()))?;
        let weight = |(name, _): &Named<F>| {
            let known = named.get(*name).filter(|weight| weight.is_finite());
            known.copied().ok_or_else(|| NetworkError::Misfit(format!("no weight for '{name}'")))
        };
        let weights = F::TERMS.iter().map(weight).collect::<Result<Vec<f64>, NetworkError>>()?;
        if named.len() > weights.len() {
            return Err(NetworkError::Misfit("there are weights for unknown terms".to_owned()));
        }
        Ok(Self { weights, judges: PhantomData })
    }

    /// The logarithm of the odds that a thing with these figures is right.
    pub fn log_odds(&self, figures: &F) -> f64 {
        self.weights.iter().zip(F::TERMS).map(|(weight, (_, term))| weight * term(figures)).sum()
    }
}

/// The probability that goes with the logarithm of odds.
pub fn probability(log_odds: f64) -> f64 {
    1.0 / (1.0 + (-log_odds).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Coin {
        heads: f64,
    }

    impl Figures for Coin {
        figures!(heads);

        const TERMS: &'static [Named<Self>] = &[("always", |_| 1.0), ("heads", |coin| coin.heads)];
        const SHIPPED: &'static [u8] = br#"{"always": -1, "heads": 2}"#;
    }

    #[test]
    fn terms_are_added_by_their_weights() {
        let model = OddsModel::<Coin>::bundled().unwrap();
        assert!((model.log_odds(&Coin { heads: 3.0 }) - 5.0).abs() < 1e-9);
        assert!((probability(0.0) - 0.5).abs() < 1e-9);
    }

    #[test]
    fn figures_are_made_from_as_many_values() {
        assert_eq!(Coin::from_values(&[3.0]).map(|coin| coin.heads), Some(3.0));
        assert!(Coin::from_values(&[]).is_none() && Coin::from_values(&[1.0, 2.0]).is_none());
    }

    #[test]
    fn weights_that_do_not_fit_are_refused() {
        for wrong in ["[]", r#"{"always": 1}"#, r#"{"always": 1, "heads": 1, "tails": 1}"#, "{"] {
            assert!(OddsModel::<Coin>::from_json(wrong.as_bytes()).is_err(), "{wrong}");
        }
    }
}
