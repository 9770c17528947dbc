//! What a game has to know so that it can be played in formats.

use std::fmt::Debug;
use std::sync::Arc;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::rules::Built;
use super::setup::{Brought, Format};
use crate::kit::deck::{Deck, Fault};
use crate::kit::{Arg, Definition, FirstTurn, Kind, OptionSpec, Options, Rng, Seat, SetupError, Staged, Text};
use crate::sim::Measured;

/// What a card is to a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// A deck is led by one of these, which decides what other cards go with it.
    Leader,
    /// Decks are made of these.
    Plain,
    /// It is never in a deck.
    Never,
}

/// A ready deck that can be brought along.
#[derive(Clone, Debug)]
pub struct Ready {
    /// Its id, as options name it.
    pub id: String,
    /// What it is called.
    pub name: Text,
    /// Its cards.
    pub deck: Brought,
}

/// A game whose cards come in boosters. It is played in every format by [`super::InFormat`].
pub trait Boosters:
    Staged<Card: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Definition> + Measured + Copy + Debug
{
    /// The name of the game in formats, in records and commands.
    const IN_FORMATS: &'static str;
    /// Names that records and settings of earlier releases have for it.
    const IN_FORMATS_FORMERLY: &'static [&'static str] = &[];
    /// Seats at a table of sealed or draft, at most. Where decks are brought it is [`crate::kit::Game::SEATS`].
    const TABLE: u8 = 8;
    /// Cards in a booster.
    const BOOSTER: usize;
    /// Boosters that everybody opens in sealed.
    const SEALED: usize;
    /// Boosters that everybody opens in a draft, one after the other.
    const ROUNDS: usize;
    /// Who drafts, at least. Where fewer play, the others pick and leave.
    const DRAFTERS: usize;
    /// Cards of a deck that is built of boosters, at least.
    const LEAST: usize;
    /// Cards of one player, at most.
    const MOST: usize;
    /// What a card is worth more that goes with the best leader so far.
    const FITTING: i32;

    /// The house rules of its duels.
    type House: Clone + Debug + PartialEq + Default + Serialize + DeserializeOwned + Send + Sync;
    /// The cards that boosters are drawn from, in the order in which they are drawn.
    type Print: Debug + Send + Sync;

    /// The options of the house rules.
    fn house_options() -> Vec<OptionSpec>;

    /// The house rules that options mean; their values were checked.
    fn house(options: &Options) -> Self::House;

    /// The decks that can be brought; none if there is no format of that sort.
    fn constructed_decks() -> Vec<Ready>;

    /// Everything that keeps a deck from being brought.
    fn constructed_faults(deck: &Deck) -> Vec<Fault> {
        Self::deck_faults(deck)
    }

    /// Rules that know cards alone, for so many seats whose decks are nobody's business.
    ///
    /// # Errors
    /// Says what is wrong with the cards.
    fn pool(cards: Vec<Self::Card>, seats: usize, house: Self::House) -> Result<Arc<Self::Rules>, SetupError>;

    /// Rules without a card, for a state that waits for its own.
    fn no_pool() -> Arc<Self::Rules>;

    /// Those rules with a deck for each seat.
    ///
    /// # Errors
    /// Says what is wrong with a deck.
    fn with_decks(pool: &Arc<Self::Rules>, first: FirstTurn, decks: &[Built]) -> Result<Arc<Self::Rules>, SetupError>;

    /// Judges the decks that players bring.
    ///
    /// # Errors
    /// Names the seat, the card and the rule.
    fn legal(pool: &Self::Rules, decks: &[Brought], format: Format) -> Result<(), SetupError>;

    /// Every card of the match in the order of their kinds.
    fn pool_cards(pool: &Self::Rules) -> &[Arc<Self::Card>];

    /// The id of a card.
    fn id(card: &Self::Card) -> &str;

    /// A card as an argument of a text.
    fn named(pool: &Self::Rules, kind: Kind) -> Arg;

    /// What a card is to a deck.
    fn role(card: &Self::Card) -> Role;

    /// Whether a card goes with a leader.
    fn fits(card: &Self::Card, leader: &Self::Card) -> bool;

    /// What is said of a leader beside its name, where one is chosen.
    fn beside(_leader: &Self::Card) -> Option<Text> {
        None
    }

    /// What a card is worth to a deck, roughly.
    fn worth(card: &Self::Card) -> i32;

    /// The sort of a card of which there is little use of more than so many in one deck.
    fn sort(_card: &Self::Card) -> Option<(usize, usize)> {
        None
    }

    /// Prepares cards for [`Self::booster`].
    ///
    /// # Errors
    /// Says that no booster can be made of these cards.
    fn print(cards: &[Self::Card]) -> Result<Self::Print, SetupError>;

    /// Opens a booster.
    fn booster(print: &Self::Print, rng: &mut Rng) -> Vec<Kind>;

    /// Makes a state forget its decks: a viewer goes on with rules that know cards alone.
    fn forget_decks(state: &mut Self::State, pool: &Arc<Self::Rules>);

    /// Deals the unknown cards of a blanked state from decks that the viewer takes for those of the seats.
    fn deal(state: &mut Self::State, decks: &[Vec<Kind>], rng: &mut Rng);

    /// Every card of a seat wherever it lies, hidden ones among them, in no order that means anything. A leader that lies among
    /// the cards may be one of them.
    fn cards_of(state: &Self::State, seat: Seat) -> Vec<Kind>;
}
