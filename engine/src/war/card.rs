//! The card language of War: what a card is, as data.

mod amount;
mod effect;
mod power;
mod traits;

pub use amount::{Amount, Cond, Filter, Ref, Test, Who};
pub use effect::{Aim, Chooser, Place, Verb};
pub use power::{Cost, Lasting, Moment, Power, Trait};
pub use traits::{Country, Rarity, Type};

use serde::{Deserialize, Serialize};

use crate::kit::Definition;
use crate::kit::art::Recipe;
pub use crate::kit::{Cmp, InlineName};

/// A line of true history (W-90), with its source.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct History {
    /// In English.
    pub en: String,
    /// In Russian.
    pub ru: String,
    /// Where it can be read.
    pub source: String,
}

/// One card. There is no rules text: the words come from its powers.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardDef {
    /// Lower-case words with hyphens, unique in its set; the name is the Fluent message `card-war-<id>`.
    pub id: String,
    /// What it is.
    pub kind: Type,
    /// Its country.
    pub country: Country,
    /// The cost in bases (W-32).
    #[serde(default)]
    pub cost: u8,
    /// So many of these bases are of the card's country (W-35).
    #[serde(default)]
    pub own: u8,
    /// Whether its player may pay any number of bases more.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub x: bool,
    /// The attack level of a unit (W-29).
    #[serde(default)]
    pub attack: u8,
    /// The defense of a unit (W-29).
    #[serde(default)]
    pub defense: u8,
    /// The units of which one wears the medal; a medal without it is for the whole army (W-45).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub on: Option<Filter>,
    /// The ammunition with which it enters.
    #[serde(default)]
    pub ammo: u8,
    /// The rarity.
    #[serde(default)]
    pub rarity: Rarity,
    /// Its subtypes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tags: Vec<String>,
    /// The powers.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub powers: Vec<Power>,
    /// Whether it is a token.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub token: bool,
    /// The name of the picture in `render/assets/icons`.
    #[serde(default)]
    pub icon: String,
    /// The recipe of its art.
    #[serde(default, skip_serializing_if = "Recipe::is_empty")]
    pub art: Recipe,
    /// A line of true history (W-90).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub history: Option<History>,
    /// Its name, if it is in no locale file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<InlineName>,
}

impl CardDef {
    /// Whether it is the weather of a mission: what only a set-up brings, and no unit.
    #[must_use]
    pub const fn is_weather(&self) -> bool {
        self.token && !self.kind.is_unit()
    }

    /// A card that costs and does nothing.
    pub(super) fn blank(id: &str, kind: Type) -> Self {
        Self {
            id: id.to_owned(),
            kind,
            country: Country::Usa,
            cost: 0,
            own: 0,
            x: false,
            attack: 0,
            defense: 0,
            on: None,
            ammo: 0,
            rarity: Rarity::Common,
            tags: Vec::new(),
            powers: Vec::new(),
            token: false,
            icon: String::new(),
            art: Recipe::default(),
            history: None,
            name: None,
        }
    }
}

impl Definition for CardDef {
    const GAME: &'static str = "war";

    fn id(&self) -> &str {
        &self.id
    }

    fn inline_name(&self) -> Option<&InlineName> {
        self.name.as_ref()
    }

    fn bare(self) -> Self {
        Self { art: Recipe::default(), history: None, ..self }
    }
}
