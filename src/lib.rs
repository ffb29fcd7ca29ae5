//! Crowncount scores finished games of Kingdomino, Queendomino, Royal Wedding and Kingdomino Duel.

pub mod scan;
