//! The card language of Towers: what a card is, as data.

use serde::{Deserialize, Serialize};

use crate::kit::Definition;
use crate::kit::art::Recipe;
pub use crate::kit::{Cmp, InlineName};

/// One of the three resources, and so one of the three suits (T-03).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Resource {
    /// Ore, the suit of walls and heavy engines.
    Ore,
    /// Gems, the suit of towers and magic.
    Gems,
    /// Gold, the suit of hired people and attacks.
    Gold,
}

impl Resource {
    /// The resources in the order in which people see them.
    pub const ALL: [Self; 3] = [Self::Ore, Self::Gems, Self::Gold];

    /// The position in [`Self::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A number that a side has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stat {
    /// Height of the tower (T-01).
    Tower,
    /// Height of the wall (T-02).
    Wall,
    /// Stock of a resource (T-07).
    Stock(Resource),
    /// Mining rate of a resource: what each income adds (T-04).
    Mine(Resource),
}

impl Stat {
    /// Every number of a side, in the order in which a state keeps them.
    pub const ALL: [Self; 8] = [
        Self::Tower,
        Self::Wall,
        Self::Stock(Resource::Ore),
        Self::Stock(Resource::Gems),
        Self::Stock(Resource::Gold),
        Self::Mine(Resource::Ore),
        Self::Mine(Resource::Gems),
        Self::Mine(Resource::Gold),
    ];

    /// The position in [`Self::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::Tower => 0,
            Self::Wall => 1,
            Self::Stock(resource) => 2 + resource.index(),
            Self::Mine(resource) => 5 + resource.index(),
        }
    }
}

/// A side, as the player of the card sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Side {
    /// The player of the card.
    Own,
    /// The opponent.
    Foe,
}

/// The side to which a verb applies. The first three are in the order of a number with a bit for each side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Who {
    /// The player of the card.
    Own,
    /// The opponent.
    Foe,
    /// Both sides, the player of the card first.
    Both,
    /// The sides chosen by the surrounding [`Verb::Lowest`] or [`Verb::Highest`]; not allowed outside of one.
    They,
}

/// A number that a card computes; never below zero when a verb uses it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Amount {
    /// A plain number.
    N(i16),
    /// A number that a side has now.
    Of(Side, Stat),
    /// The smaller of two amounts.
    Min(Box<Self>, Box<Self>),
    /// The larger of two amounts.
    Max(Box<Self>, Box<Self>),
    /// The sum of two amounts.
    Sum(Box<Self>, Box<Self>),
    /// Half an amount, rounded up.
    Half(Box<Self>),
    /// The number of cards in a side's hand.
    Hand(Side),
}

/// A condition: two amounts compared.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Cond(pub Amount, pub Cmp, pub Amount);

/// The share of the loot from a [`Verb::Steal`] that the thief gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Share {
    /// Everything that was really lost.
    All,
    /// Half of what was really lost, rounded up.
    Half,
}

/// The one who picks the cards of a [`Verb::Discard`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Chooser {
    /// The player who loses them.
    Owner,
    /// Chance.
    Chance,
}

/// One step of a card's effect.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Verb {
    /// Raises a number.
    Gain(Who, Stat, Amount),
    /// Lowers a number; stocks and walls stop at 0, mines at 1 (T-06, T-33).
    Lose(Who, Stat, Amount),
    /// Damage: the wall first, the rest to the tower (T-32).
    Damage(Who, Amount),
    /// Damage to the wall alone; damage beyond the wall is lost (T-32).
    DamageWall(Who, Amount),
    /// Damage to the tower past the wall (T-32).
    DamageTower(Who, Amount),
    /// Makes a number equal to an amount.
    Set(Who, Stat, Amount),
    /// Exchanges a number of the two sides.
    Swap(Stat),
    /// Takes stock from the opponent and gives the thief a share of what was really lost.
    Steal(Resource, Amount, Share),
    /// Does the first if the condition holds, otherwise the second.
    If(Cond, Vec<Self>, Vec<Self>),
    /// Does something to the side with the lowest number, or to both if they are equal.
    Lowest(Stat, Vec<Self>),
    /// Does something to the side with the highest number, or to both if they are equal.
    Highest(Stat, Vec<Self>),
    /// The player acts once more after the draw, without income (T-28).
    ExtendTurn,
    /// Draws cards.
    Draw(Who, u8),
    /// Discards cards from a hand.
    Discard(Who, u8, Chooser),
}

/// The cost of a card (T-19); a resource that is not named costs 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Cost {
    /// Ore.
    pub ore: u8,
    /// Gems.
    pub gems: u8,
    /// Gold.
    pub gold: u8,
}

impl Cost {
    /// The costs in the order of [`Resource::ALL`].
    #[must_use]
    pub const fn by_resource(self) -> [u8; 3] {
        [self.ore, self.gems, self.gold]
    }
}

/// One card. There is no rules text: the words come from `effect`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardDef {
    /// Lower-case words with hyphens, unique in its set; the name is the Fluent message `card-towers-<id>`.
    pub id: String,
    /// The suit, for the colour and the sign.
    pub suit: Resource,
    /// Its cost.
    #[serde(default)]
    pub cost: Cost,
    /// Copies in the Standard deck, 1 to 3.
    #[serde(default = "one")]
    pub weight: u8,
    /// The name of the picture in `render/assets/icons`.
    #[serde(default)]
    pub icon: String,
    /// The recipe of its art.
    #[serde(default, skip_serializing_if = "Recipe::is_empty")]
    pub art: Recipe,
    /// Its effect, in order.
    pub effect: Vec<Verb>,
    /// Whether it cannot be discarded (T-38).
    #[serde(default)]
    pub undiscardable: bool,
    /// Its name, if it is in no locale file.
    #[serde(default)]
    pub name: Option<InlineName>,
}

impl Definition for CardDef {
    const GAME: &'static str = "towers";

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

const fn one() -> u8 {
    1
}
