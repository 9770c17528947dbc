//! A set-up that has been checked, with its cards compiled.

use std::sync::{Arc, OnceLock};

use super::card::CardDef;
use super::decks::faults;
use super::position;
use super::program::{Code, Op};
use super::setup::{DeckList, MOST_CARDS, Setup};
use super::state::Perm;
use super::terms;
use crate::kit::{Cards, FirstTurn, Kind, Seat, SetupError, Shared};

/// A set-up that has been checked.
#[derive(Debug)]
pub struct Rules {
    /// The set-up without its cards.
    setup: Setup,
    pub(super) cards: Arc<Cards<Code>>,
    /// The cards that each seat brings, by kind.
    pub(super) brought: [Vec<Kind>; 2],
    /// Those of them that lie on the battlefield at the start.
    pub(super) laid: [Vec<Kind>; 2],
    /// The card that changes the rules for the whole match, beside the battlefield.
    pub(super) weather: Option<Perm>,
}

static SHARED: Shared<Code> = Shared::new();

impl Rules {
    /// Checks a set-up and compiles its cards.
    ///
    /// # Errors
    /// Says what is wrong with it, and names the card or the seat.
    pub fn prepare(mut setup: Setup) -> Result<Arc<Self>, SetupError> {
        let cards = SHARED.of(std::mem::take(&mut setup.cards))?;
        let made = cards.code.ops.iter().filter_map(|op| if let Op::Token(kind, _) = op { Some(*kind) } else { None });
        if let Some(card) = made.filter_map(|kind| cards.card(kind)).find(|card| !card.token) {
            return Err(SetupError(format!(
                "card `{}`: other cards make a token with this id, but this card is none: give it \
                 another id, or write `token: true`",
                card.id
            )));
        }
        let [one, two] = &setup.decks[..] else {
            return Err(SetupError(format!("War is for two (W-02), and {} bring decks", setup.decks.len())));
        };
        let house = &setup.house;
        let is_wrong = !(1..=999).contains(&house.health)
            || house.hand > 60
            || house.least_hand == 0
            || house.bases_for_defense == 0
            || house.turn_cap == 0;
        if is_wrong {
            return Err(SetupError("a house rule is out of bounds".to_owned()));
        }
        if let FirstTurn::Seat(seat) | FirstTurn::ChosenBy(seat) = setup.first
            && seat.index() > 1
        {
            return Err(SetupError(format!("it names seat {seat}, but War has seats 1 and 2")));
        }
        setup.terms.check()?;
        let weather = terms::weather(&cards, &setup)?;
        let mut brought = [brought(&cards, one, Seat::FIRST)?, brought(&cards, two, Seat::SECOND)?];
        if let Some(position) = &setup.position {
            position::claim(&cards, position, house, &mut brought)?;
        }
        let laid = [0, 1].map(|seat| terms::laid(&cards, &brought[seat], setup.terms.bases[seat]));
        let laid = if setup.position.is_some() { Default::default() } else { laid };
        Ok(Arc::new(Self { setup, cards, brought, laid, weather }))
    }

    /// The set-up without its cards.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The definition of a card; `None` if it is hidden or unknown.
    #[must_use]
    pub fn card(&self, kind: Kind) -> Option<&Arc<CardDef>> {
        self.cards.card(kind)
    }

    /// The kind of a card by its id.
    #[must_use]
    pub fn kind(&self, id: &str) -> Option<Kind> {
        self.cards.kind(id)
    }

    /// Rules without cards, for a state that waits for its own rules.
    pub(super) fn none() -> Arc<Self> {
        static NONE: OnceLock<Arc<Rules>> = OnceLock::new();
        Arc::clone(NONE.get_or_init(|| {
            let none = || [Vec::new(), Vec::new()];
            let (setup, cards) = (Setup::default(), Arc::default());
            Arc::new(Self { setup, cards, brought: none(), laid: none(), weather: None })
        }))
    }

    /// Judges what the players bring by the rules of decks (W-03, W-04). A position has no decks to judge.
    ///
    /// # Errors
    /// Names the seat and everything that is wrong with its deck.
    pub fn judge(&self) -> Result<(), SetupError> {
        if self.setup.position.is_some() {
            return Ok(());
        }
        let card = |id: &str| self.card(self.kind(id)?).map(|card| &**card);
        for (seat, deck) in (1..).zip(&self.setup.decks) {
            let found: Vec<String> = faults(&deck.cards, card).iter().map(ToString::to_string).collect();
            if !found.is_empty() {
                return Err(SetupError(format!("the deck of seat {seat} is not legal: {}", found.join("; "))));
            }
        }
        Ok(())
    }
}

fn brought(cards: &Cards<Code>, deck: &DeckList, seat: Seat) -> Result<Vec<Kind>, SetupError> {
    let mut all = Vec::new();
    for (id, copies) in &deck.cards {
        let unknown = || SetupError(format!("the deck of seat {seat} names no known card: `{id}`"));
        let kind = cards.kind(id).ok_or_else(unknown)?;
        all.extend(std::iter::repeat_n(kind, usize::from(*copies)));
        if all.len() > MOST_CARDS {
            return Err(SetupError(format!("the deck of seat {seat} has more than {MOST_CARDS} cards")));
        }
    }
    Ok(all)
}
