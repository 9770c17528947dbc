//! A checked set-up with its cards compiled.

use std::sync::{Arc, OnceLock};

use super::card::{CardDef, CardType};
use super::compile::{Brief, Code, Compiled, OnKind, types};
use super::setup::{House, MOST_CARDS, Setup};
use crate::kit::{Cards, FirstTurn, Kind, SetupError, Shared};

/// The compiled cards of the matches in memory.
static KNOWN: Shared<Code> = Shared::new();

/// The rules of one match: its set-up, checked and compiled.
#[derive(Debug)]
pub struct Rules {
    /// Without its cards.
    setup: Setup,
    pub(super) cards: Arc<Cards<Code>>,
    pub(super) code: Arc<Code>,
    /// Each seat's hero.
    pub(super) heroes: Vec<Kind>,
    /// Every card of each seat's deck.
    pub(super) decks: Vec<Vec<Kind>>,
    /// Each seat's team.
    pub(super) teams: Vec<u8>,
}

impl Rules {
    /// Checks a set-up and compiles it. Whether a deck is legal is not asked here (H-113..H-121).
    ///
    /// # Errors
    /// Says what is wrong: a card named twice or unknown, an effect that means nothing, too many or too few seats.
    pub fn prepare(mut setup: Setup) -> Result<Arc<Self>, SetupError> {
        let seats = setup.decks.len();
        if !(2..=6).contains(&seats) {
            return Err(SetupError(format!(
                "two to six players bring a deck each, but the number of decks is {seats}"
            )));
        }
        let teams = teams(&setup.teams, seats)?;
        let cards = KNOWN.of(std::mem::take(&mut setup.cards))?;
        let code = Arc::clone(&cards.code);
        let find = |id: &str| cards.kind(id).ok_or_else(|| SetupError(format!("there is no card `{id}`")));
        let (mut heroes, mut decks) = (Vec::new(), Vec::new());
        for list in &setup.decks {
            let hero = find(&list.hero)?;
            if code.kinds[hero.index()].types & types::HERO == 0 {
                return Err(SetupError(format!("`{}` is no hero", list.hero)));
            }
            heroes.push(hero);
            let mut deck = Vec::new();
            for (id, count) in &list.cards {
                let kind = find(id)?;
                if code.kinds[kind.index()].types & (types::HERO | types::TOKEN) != 0 {
                    return Err(SetupError(format!("`{id}` cannot be in a deck (H-121)")));
                }
                deck.extend(std::iter::repeat_n(kind, usize::from(*count)));
            }
            if deck.len() > MOST_CARDS {
                return Err(SetupError(format!(
                    "a deck may have {MOST_CARDS} cards at most, but one has {}",
                    deck.len()
                )));
            }
            decks.push(deck);
        }
        if setup
            .position
            .as_ref()
            .is_some_and(|position| position.seats.len() != seats || position.turn.index() >= seats)
        {
            return Err(SetupError(format!("the position must have a part for each of the {seats} seats")));
        }
        let mut rules = Self { setup, cards, code, heroes, decks, teams };
        super::opening::claim(&mut rules)?;
        Ok(Arc::new(rules))
    }

    /// What decides about cards, for seats whose decks are nobody's business.
    pub(super) fn of_cards(cards: Vec<CardDef>, seats: usize, house: House) -> Result<Arc<Self>, SetupError> {
        let cards = KNOWN.of(cards)?;
        let code = Arc::clone(&cards.code);
        let (setup, teams) = (Setup { house, ..Setup::default() }, teams(&[], seats)?);
        Ok(Arc::new(Self { setup, cards, code, heroes: Vec::new(), decks: vec![Vec::new(); seats], teams }))
    }

    /// These rules with a hero and a deck for each seat, which are not written in the set-up.
    ///
    /// # Errors
    /// Says what is wrong with a deck.
    pub(super) fn with_decks(
        &self,
        first: FirstTurn,
        decks: impl Iterator<Item = (Kind, Vec<Kind>)>,
    ) -> Result<Arc<Self>, SetupError> {
        let (heroes, decks): (Vec<Kind>, Vec<Vec<Kind>>) = decks.unzip();
        let is =
            |kind: &Kind, types: u16| self.code.kinds.get(kind.index()).is_some_and(|card| card.types & types != 0);
        let plain = |kind: &Kind| kind.index() < self.code.kinds.len() && !is(kind, types::HERO | types::TOKEN);
        if heroes.len() != self.teams.len() || !heroes.iter().all(|hero| is(hero, types::HERO)) {
            return Err(SetupError("every seat must have a hero".to_owned()));
        }
        let sizes = decks.iter().all(|deck| (1..=MOST_CARDS).contains(&deck.len()));
        if !sizes || !decks.iter().flatten().all(plain) {
            return Err(SetupError("every seat must have a deck of cards that can be in one (H-121)".to_owned()));
        }
        let setup = Setup { house: self.setup.house.clone(), first, ..Setup::default() };
        let (cards, code) = (Arc::clone(&self.cards), Arc::clone(&self.code));
        Ok(Arc::new(Self { setup, cards, code, heroes, decks, teams: self.teams.clone() }))
    }

    /// The set-up that these rules were made from, without its cards.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The definition of a card; `None` for a hidden one.
    #[must_use]
    pub fn card(&self, kind: Kind) -> Option<&Arc<CardDef>> {
        self.cards.card(kind)
    }

    /// The kind of the card with this id.
    #[must_use]
    pub fn kind(&self, id: &str) -> Option<Kind> {
        self.cards.kind(id)
    }

    /// Whether a card is an ability that goes to the graveyard once it has resolved.
    pub(super) fn is_passing(&self, kind: Kind) -> bool {
        self.card(kind).is_some_and(|card| card.kind == CardType::Ability)
    }

    /// What is asked of a card most often; `None` of one that nobody knows.
    pub(super) fn brief(&self, kind: Kind) -> Option<&Brief> {
        self.code.briefs.get(kind.index())
    }

    /// Whether a card has a trigger of a sort.
    pub(super) fn listens(&self, kind: Kind, on: OnKind) -> bool {
        self.brief(kind).is_some_and(|brief| brief.listens & (1 << on as u32) != 0)
    }

    pub(super) fn compiled(&self, kind: Kind) -> &Compiled {
        static HIDDEN: OnceLock<Compiled> = OnceLock::new();
        self.code.kinds.get(kind.index()).unwrap_or_else(|| HIDDEN.get_or_init(Compiled::hidden))
    }

    /// Rules without a card, for a state that waits for its own.
    pub(super) fn none() -> Arc<Self> {
        static NONE: OnceLock<Arc<Rules>> = OnceLock::new();
        Arc::clone(NONE.get_or_init(|| {
            Arc::new(Self {
                setup: Setup::default(),
                cards: Arc::default(),
                code: Arc::default(),
                heroes: Vec::new(),
                decks: Vec::new(),
                teams: Vec::new(),
            })
        }))
    }
}

/// The team of each seat: as given, or everybody for themselves.
fn teams(given: &[u8], seats: usize) -> Result<Vec<u8>, SetupError> {
    if given.is_empty() {
        return Ok((0..seats as u8).collect());
    }
    if given.len() != seats {
        return Err(SetupError(format!(
            "`teams` must name one team for each of the {seats} seats, but names {}",
            given.len()
        )));
    }
    if given.iter().all(|team| *team == given[0]) {
        return Err(SetupError("everybody is in one team".to_owned()));
    }
    Ok(given.to_vec())
}
