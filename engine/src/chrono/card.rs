//! The card language of Chrono: what a card is, as data.

use serde::{Deserialize, Serialize};

use crate::kit::Definition;
use crate::kit::art::Recipe;
pub use crate::kit::{Cmp, InlineName};

/// An epoch (C-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Epoch {
    /// Ages 1 to 15.
    One,
    /// Ages 16 to 25.
    Two,
    /// Ages 26 to 30.
    Three,
}

impl Epoch {
    /// The epochs in their order.
    pub const ALL: [Self; 3] = [Self::One, Self::Two, Self::Three];

    /// The position in [`Self::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A resource that a card yields (C-68).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Resource {
    /// Concentration (C-73).
    Concentration,
    /// Time that moves either way (C-77).
    Time,
    /// Time that moves to the future alone (C-80).
    Future,
    /// Time that moves to the past alone (C-80).
    Past,
    /// Life (C-81).
    Life,
    /// Attack (C-82).
    Attack,
    /// Defense (C-84).
    Defense,
    /// Damage, which no defense lowers (C-86).
    Damage,
    /// Life that its own player loses (C-87).
    Loss,
}

impl Resource {
    /// Every resource, in the order in which people see them.
    pub const ALL: [Self; 9] = [
        Self::Concentration,
        Self::Time,
        Self::Future,
        Self::Past,
        Self::Life,
        Self::Attack,
        Self::Defense,
        Self::Damage,
        Self::Loss,
    ];

    /// The position in [`Self::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// The type of a card (C-35). A thoughtform is a creature in some epochs and a spell in others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Type {
    /// A hero (C-49..C-55).
    Hero,
    /// A thoughtform: a creature where it has a window, a spell where it has none (C-41).
    Thoughtform,
    /// A location with this much life (C-97).
    Location(u8),
    /// An event with this many time counters (C-102).
    Event(u8),
    /// A shadow, which is laid face down for nothing (C-103).
    Shadow,
}

/// A rarity (C-30).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Rarity {
    /// Common.
    #[default]
    Common,
    /// Uncommon.
    Uncommon,
    /// Rare.
    Rare,
    /// Mythic: one copy in a deck, none in a hero deck (C-27, C-28).
    Mythic,
}

/// A player, as the player of the card sees them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Who {
    /// The player of the card.
    You,
    /// The opponent.
    Opponent,
    /// Both, the player of the card first.
    Both,
}

/// The way in which time moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Way {
    /// The player of the card chooses.
    Either,
    /// Forward.
    Future,
    /// Back.
    Past,
}

/// A number that a card computes; never below zero when a verb uses it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Amount {
    /// A plain number.
    N(i16),
    /// The number of the present age within its epoch (C-01).
    Age,
    /// The number of matching cards on the battlefield.
    Count(Filter),
    /// The counters on the hero of the player of the card.
    Counters,
    /// The cards in a pool.
    Pool(Who),
    /// Life of a player.
    Life(Who),
    /// Cards in a hand.
    Hand(Who),
    /// The ages by which time was moved this turn, natural flow aside.
    Moved,
    /// The ages of the movement that set the power off.
    Ages,
    /// An amount so many times.
    Times(i16, Box<Self>),
    /// The sum of two amounts.
    Sum(Box<Self>, Box<Self>),
}

/// A condition.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Cond {
    /// Two amounts compared.
    Is(Amount, Cmp, Amount),
    /// Whether time was moved this turn, natural flow aside.
    Moved,
    /// Whether this is one's own turn.
    YourTurn,
    /// Whether a matching card is on the battlefield.
    There(Filter),
}

/// Cards on the battlefield that match every test.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Filter(pub Vec<Test>);

/// A test of a card on the battlefield.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Test {
    /// A thoughtform.
    Creature,
    /// A location.
    Location,
    /// An event.
    Event,
    /// Of the player of the card.
    Yours,
    /// Of the opponent.
    Theirs,
    /// With this subtype (C-36).
    Tag(String),
    /// With this home epoch (C-37).
    Home(Epoch),
    /// Turned (C-123).
    Turned,
    /// Not turned.
    Ready,
    /// With spirit of at most so much (C-89).
    Spirit(u8),
    /// Not the card itself.
    Other,
    /// The card itself.
    This,
}

/// The cards to which a verb applies.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Aim {
    /// One matching card that the player of the card chooses; nothing if there is none (C-119).
    One(Filter),
    /// Any number of matching cards whose spirit is at most this much together (C-112).
    Mass(Filter, Amount),
    /// Every matching card.
    Each(Filter),
    /// The card itself.
    This,
    /// The cards of the last verb that had an aim.
    That,
    /// The card that the trigger is about.
    Subject,
}

/// The one who picks the cards of a [`Verb::Discard`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Chooser {
    /// The player who loses them.
    Owner,
    /// Chance.
    Chance,
}

/// One step of an effect.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Verb {
    /// Moves time (C-05, C-11); not further than the ends (C-08, C-09).
    MoveTime(Way, Amount),
    /// Gains concentration: cards from the top of the deck to the pool (C-73).
    Concentrate(Who, Amount),
    /// Gains life (C-81).
    Heal(Who, Amount),
    /// Loses life; armor does not help (C-87).
    Lose(Who, Amount),
    /// Puts armor on a hero (C-88).
    Armor(Who, Amount),
    /// Damage to the opponent, of which any part may go to the opponent's location instead (C-98, C-100).
    Damage(Amount),
    /// Draws cards; from an empty deck none (C-34).
    Draw(Who, Amount),
    /// Discards cards from a hand.
    Discard(Who, Amount, Chooser),
    /// Cards from the top of a deck to the graveyard.
    Mill(Who, Amount),
    /// Destroys (C-108). Locations and events cannot be chosen (C-99, C-102).
    Disembody(Aim),
    /// Returns to the owner's hand (C-109). Locations and events cannot be chosen (C-99, C-102).
    Return(Aim),
    /// Turns, and keeps turned until the start of the next turn of the player of the card (C-110).
    Snare(Aim),
    /// Turns.
    Turn(Aim),
    /// Readies; not a card in a snare.
    Ready(Aim),
    /// Moves another permanent to an adjacent epoch (C-113, C-114).
    Shift(Aim),
    /// Puts counters on a hero (C-51).
    Charge(Who, Amount),
    /// Takes counters from a hero.
    Drain(Who, Amount),
    /// Puts life or time counters on locations and events.
    Mend(Aim, Amount),
    /// Takes time counters from events.
    Unwind(Aim, Amount),
    /// Looks at a face-down shadow of the opponent, and may return it to the owner's hand (C-116).
    Insight,
    /// Puts tokens onto the battlefield (C-126).
    Token(String, Amount),
    /// Puts any card of one's hero deck into the hand, unseen by others (C-62).
    Fetch,
    /// Returns so many cards of one's choice from one's graveyard to the hand.
    Recover(Amount),
    /// Sacrifices matching cards of one's own (C-115).
    Sacrifice(Aim),
    /// Does the first if the condition holds, otherwise the second.
    If(Cond, Vec<Self>, Vec<Self>),
    /// Does one of several things.
    ChooseOne(Vec<Vec<Self>>),
    /// The player may pay so much concentration to do it; for 0, simply may (C-120).
    May(u8, Vec<Self>),
}

/// An event that sets a power off.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Moment {
    /// Time moves this way, natural flow aside (C-118).
    Moves(Way),
    /// A turn of a player begins.
    Begins(Who),
    /// A turn of a player ends.
    Ends(Who),
    /// A matching card enters play.
    Enters(Filter),
    /// A matching card dies.
    Dies(Filter),
    /// A player plays a card as a spell.
    Casts(Who),
    /// A player plays a permanent.
    Embodies(Who),
    /// The epoch changes.
    Changes,
    /// A player collects attack against the other (C-82).
    Attacks(Who),
    /// A player is dealt damage.
    Hurt(Who),
    /// A player meditates (C-59).
    Meditates(Who),
}

/// A change that lasts for as long as the card's row is active.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Lasting {
    /// Matching cards with a window yield so much more or less of the resource, never below 0.
    Yields(Filter, Resource, i8),
    /// Cards that a player plays cost so much more or less, never below 0.
    Costs(Who, i8),
    /// Matching cards have haste (C-117).
    Haste(Filter),
    /// Matching cards cannot be chosen by the opponent's effects.
    Shielded(Filter),
}

/// A power in a row.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Power {
    /// The effect of a spell. It also happens when a permanent dies into this row (C-90, C-91), and when a shadow leaves the
    /// shadows (C-103a).
    Does(Vec<Verb>),
    /// When it enters play (C-106).
    Summon(Vec<Verb>),
    /// When it enters play, and whenever it moves to another epoch (C-107).
    Manifest(Vec<Verb>),
    /// When it dies, and its player may sacrifice it in the main phase (C-115).
    Fury(Vec<Verb>),
    /// By turning it and paying so much concentration (C-104).
    Turn(u8, Vec<Verb>),
    /// Set off by something.
    When(Moment, Vec<Verb>),
    /// For as long as the row is active.
    Always(Lasting),
    /// Usable in the turn in which it entered play (C-117).
    Haste,
}

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
    /// What meditation does besides its procedure (C-63).
    #[serde(default)]
    pub meditation: Vec<Verb>,
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
}
