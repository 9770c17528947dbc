//! The card language of Heroes: what a card is, as data. There is no rules text: the words come from the trees.

mod amount;
mod effect;
mod filter;
mod power;
mod traits;

pub use amount::{Amount, Cmp, Cond};
pub use effect::{Chooser, Dealer, Most, Player, Turn, Until, Verb, Where, Who};
pub use filter::Pred;
pub use power::{Cant, Mod, On, Power, Price};
pub use traits::{Class, DamageType, Faction, Keyword, Rarity};

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::kit::Definition;
pub use crate::kit::InlineName;
use crate::kit::art::Recipe;

/// A filter: every demand must hold.
pub type Filter = Vec<Pred>;

/// What a card costs to play (H-17, H-24).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Cost {
    /// This many resources.
    N(u8),
    /// Any number of resources; X is that number (H-24).
    X,
}

/// Its number, or `X`.
impl fmt::Display for Cost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::N(number) => number.fmt(f),
            Self::X => f.write_str("X"),
        }
    }
}

impl Default for Cost {
    fn default() -> Self {
        Self::N(0)
    }
}

/// How a weapon is held (H-33, H-34).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Grip {
    /// One hand.
    #[default]
    One,
    /// Both hands: no off-hand weapon at the same time.
    Two,
    /// The off hand: no two-handed weapon at the same time.
    Off,
}

/// The place of an ongoing ability (H-59, H-61, H-109).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ongoing {
    /// The hero row.
    Row,
    /// Attached to a matching card, which is chosen as a target.
    Attach(Filter),
    /// The hero row, with this health: a totem.
    Totem(u8),
}

/// The type of a card, with the numbers that only this type has.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum CardType {
    /// A hero (H-44).
    Hero {
        /// Health.
        health: u8,
    },
    /// An ally (H-46).
    Ally {
        /// Attack.
        atk: u8,
        /// The type of its damage.
        damage: DamageType,
        /// Health.
        health: u8,
    },
    /// A weapon (H-49, H-56).
    Weapon {
        /// The ATK that a strike adds.
        atk: u8,
        /// The type of its damage.
        damage: DamageType,
        /// The cost of a strike.
        strike: u8,
        /// How it is held.
        #[serde(default)]
        hands: Grip,
    },
    /// Armor (H-57).
    Armor {
        /// The damage that it can prevent at once.
        def: u8,
    },
    /// An item (H-58).
    Item,
    /// An ability that is done once and goes to the graveyard (H-59).
    Ability,
    /// An ability that stays (H-59).
    Ongoing(Ongoing),
    /// A quest (H-63).
    Quest,
}

/// One card.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardDef {
    /// Lower-case words with hyphens, unique in its set; the name is the Fluent message `card-heroes-<id>`.
    pub id: String,
    /// Its type.
    pub kind: CardType,
    /// Its cost; free for heroes and quests.
    #[serde(default, skip_serializing_if = "is_default")]
    pub cost: Cost,
    /// Its rarity.
    #[serde(default, skip_serializing_if = "is_default")]
    pub rarity: Rarity,
    /// Its faction; `None` is neutral (H-118).
    #[serde(default, skip_serializing_if = "is_default")]
    pub faction: Option<Faction>,
    /// The classes that can use it; an empty list means every class (H-116).
    #[serde(default, skip_serializing_if = "is_default")]
    pub classes: Vec<Class>,
    /// A hero's talent; on other cards the talent that the hero must have (H-13, H-115). Fluent: `talent-heroes-<word>`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub talent: Option<String>,
    /// A hero's professions (H-14). Fluent: `tag-heroes-<word>`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub professions: Vec<String>,
    /// The words of its type line, including a race (H-18). Fluent: `tag-heroes-<word>`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub tags: Vec<String>,
    /// Tags with the number of cards with this tag that a player may control, such as `("melee", 1)` (H-31). The card
    /// has these tags too.
    #[serde(default, skip_serializing_if = "is_default")]
    pub limits: Vec<(String, u8)>,
    /// Whether a player may control only one card with this name (H-30).
    #[serde(default, skip_serializing_if = "is_default")]
    pub unique: bool,
    /// Whether it is an instant, which can be played at any time (H-104).
    #[serde(default, skip_serializing_if = "is_default")]
    pub instant: bool,
    /// Whether a deck may hold any number of copies (H-112).
    #[serde(default, skip_serializing_if = "is_default")]
    pub unlimited: bool,
    /// Whether it is a token and not a card (H-161).
    #[serde(default, skip_serializing_if = "is_default")]
    pub token: bool,
    /// Keywords (H-100..H-108).
    #[serde(default, skip_serializing_if = "is_default")]
    pub keywords: Vec<Keyword>,
    /// What the player pays to play it, in addition to its cost.
    #[serde(default, skip_serializing_if = "is_default")]
    pub also: Vec<Price>,
    /// Its effect when it resolves.
    #[serde(default, skip_serializing_if = "is_default")]
    pub effect: Vec<Verb>,
    /// Its powers while it is in play. A quest's first paid power is its completion (H-64). A hero's paid power with
    /// [`Price::Flip`] is its flip power.
    #[serde(default, skip_serializing_if = "is_default")]
    pub powers: Vec<Power>,
    /// The name of the picture in `render/assets/icons`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub icon: String,
    /// The recipe of its art.
    #[serde(default, skip_serializing_if = "Recipe::is_empty")]
    pub art: Recipe,
    /// Its name, if it is in no locale file.
    #[serde(default, skip_serializing_if = "is_default")]
    pub name: Option<InlineName>,
}

impl Definition for CardDef {
    const GAME: &'static str = "heroes";

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

/// Whether a field can be left out, because a missing field is read as the default.
fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
