//! The card language of Chrono: what a card is, as data.

mod amount;
mod effect;
mod power;
mod traits;

pub use amount::{Amount, Cond, Filter, Test, Who};
pub use effect::{Aim, Chooser, Verb, Way};
pub use power::{Lasting, Moment, Power};
pub use traits::{Epoch, Rarity, Resource, Type};

use serde::{Deserialize, Serialize};

use crate::kit::Definition;
use crate::kit::art::Recipe;
pub use crate::kit::{Cmp, InlineName};

/// The row of a card for one epoch or several adjacent ones (C-38, C-39).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    /// The epochs in which it is active.
    pub epochs: Vec<Epoch>,
    /// The window: what it yields. Without a window the card is a spell there (C-41); an empty one yields nothing (C-42).
    #[serde(default)]
    pub window: Option<Vec<(Resource, u8)>>,
    /// What lets a face-down shadow leave the shadows (C-103a).
    #[serde(default)]
    pub leaves: Option<Moment>,
    /// The powers.
    #[serde(default)]
    pub powers: Vec<Power>,
}

/// An ability of a hero (C-51): it puts counters on the hero, or takes them.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ability {
    /// The counters that it puts on the hero, or if negative takes (C-54).
    pub counters: i8,
    /// What it does.
    #[serde(default)]
    pub effect: Vec<Verb>,
}

/// What only a hero has.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Throne {
    /// The base concentration at the start of a turn (C-49).
    pub base: u8,
    /// The other base resources at the start of a turn: life, time or loss (C-49).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<(Resource, u8)>,
    /// What meditation does besides its procedure, or in its place (C-63).
    #[serde(default)]
    pub meditation: Vec<Verb>,
    /// Whether this meditation replaces the procedure: nothing is paid, and nothing is fetched (C-63).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub replaces: bool,
    /// The three abilities.
    pub abilities: Vec<Ability>,
}

/// One card. There is no rules text: the words come from its rows.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardDef {
    /// Lower-case words with hyphens, unique in its set; the name is the Fluent message `card-chrono-<id>`.
    pub id: String,
    /// What it is.
    pub kind: Type,
    /// The cost in concentration, the same in all epochs (C-44).
    #[serde(default)]
    pub cost: u8,
    /// The home epoch.
    pub home: Epoch,
    /// The rarity.
    #[serde(default)]
    pub rarity: Rarity,
    /// Its subtypes (C-36).
    #[serde(default)]
    pub tags: Vec<String>,
    /// The rows; together they name every epoch once, except for a hero, which has none.
    #[serde(default)]
    pub rows: Vec<Row>,
    /// What only a hero has.
    #[serde(default)]
    pub throne: Option<Throne>,
    /// The spirit of a token; other cards have their cost (C-89).
    #[serde(default)]
    pub spirit: Option<u8>,
    /// Whether it is a token (C-126).
    #[serde(default)]
    pub token: bool,
    /// The name of the picture in `render/assets/icons`.
    #[serde(default)]
    pub icon: String,
    /// The recipe of its art.
    #[serde(default, skip_serializing_if = "Recipe::is_empty")]
    pub art: Recipe,
    /// Its name, if it is in no locale file.
    #[serde(default)]
    pub name: Option<InlineName>,
}

impl CardDef {
    /// A card that costs and does nothing.
    pub(super) fn blank(id: &str, kind: Type) -> Self {
        Self {
            id: id.to_owned(),
            kind,
            cost: 0,
            home: Epoch::One,
            rarity: Rarity::Common,
            tags: Vec::new(),
            rows: Vec::new(),
            throne: None,
            spirit: None,
            token: false,
            icon: String::new(),
            art: Recipe::default(),
            name: None,
        }
    }

    /// The row of an epoch.
    #[must_use]
    pub fn row(&self, epoch: Epoch) -> Option<&Row> {
        self.rows.iter().find(|row| row.epochs.contains(&epoch))
    }
}

impl Definition for CardDef {
    const GAME: &'static str = "chrono";

    fn id(&self) -> &str {
        &self.id
    }

    fn inline_name(&self) -> Option<&InlineName> {
        self.name.as_ref()
    }

    fn bare(self) -> Self {
        Self { art: Recipe::default(), ..self }
    }
}
