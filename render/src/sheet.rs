//! A picture as parts at places. A part is plain data: equal parts look alike, so each is drawn once and kept.

use crate::board::{heroes, towers};
use crate::easel::Easel;
use crate::scene::Scene;
use crate::{card, hand};

/// A part of a picture.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Part {
    /// What surrounds the cards of a hand.
    Hand(hand::Part),
    /// A card of Towers.
    Card(card::towers::Face),
    /// The stocks beside a hand of Towers.
    Purse(hand::towers::Purse),
    /// A part of a board of Towers.
    Towers(towers::Part),
    /// A card of Heroes.
    HeroesCard(card::heroes::Face),
    /// A part of a board of Heroes.
    Heroes(heroes::Part),
}

impl Part {
    /// The display list of the part.
    pub(crate) fn scene(&self, easel: &mut Easel) -> Scene {
        match self {
            Self::Hand(part) => part.scene(easel),
            Self::Card(face) => face.scene(easel),
            Self::Purse(part) => part.scene(easel),
            Self::Towers(part) => part.scene(easel),
            Self::HeroesCard(face) => face.scene(easel),
            Self::Heroes(part) => part.scene(easel),
        }
    }
}

/// A picture.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Sheet {
    pub(crate) width: u16,
    pub(crate) height: u16,
    /// The parts with the places of their left top corners, the lowest first.
    pub(crate) parts: Vec<(Part, i32, i32)>,
}

impl Sheet {
    /// The display list of the whole picture.
    pub(crate) fn scene(&self, easel: &mut Easel) -> Scene {
        let mut scene = Scene::new(self.width, self.height);
        for (part, x, y) in &self.parts {
            #[expect(clippy::cast_precision_loss, reason = "places are pixels of a picture")]
            scene.add(part.scene(easel), *x as f32, *y as f32);
        }
        scene
    }
}
