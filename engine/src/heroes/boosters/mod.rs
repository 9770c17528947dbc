//! Heroes in formats: boosters, and decks that are built of them or brought along (H-119, H-156..H-159, H-181, H-200).

mod pack;
#[cfg(test)]
mod tests;
mod worth;

use std::sync::Arc;

use super::card::{CardDef, CardType};
use super::set::{Deck, fits, library};
use super::{Heroes, House, MOST_CARDS, Rules, State, choose, decks, judge, set, words};
use crate::formats::{Boosters, Brought, Built, Format, Ready, Role};
use crate::kit::deck as kept;
use crate::kit::{Arg, FirstTurn, Kind, OptionSpec, Options, Rng, Seat, SetupError, Text};
use pack::Print;

/// What stands for a hero where none is named: the card of no id.
const NOBODY: &str = "";

impl Boosters for Heroes {
    const IN_FORMATS: &'static str = "heroes-formats";
    const IN_FORMATS_FORMERLY: &'static [&'static str] = &["tournament"];
    /// H-159.
    const BOOSTER: usize = pack::SIZE;
    /// H-156.
    const SEALED: usize = 6;
    /// H-157.
    const ROUNDS: usize = 4;
    /// H-157.
    const DRAFTERS: usize = 4;
    /// H-156, H-157.
    const LEAST: usize = 30;
    const MOST: usize = MOST_CARDS;
    const FITTING: i32 = 8;

    type House = House;
    type Print = Print;

    fn house_options() -> Vec<OptionSpec> {
        vec![choose::cap()]
    }

    fn house(options: &Options) -> House {
        House { turn_cap: choose::turn_cap(options), asks_once: true, ..House::default() }
    }

    fn constructed_decks() -> Vec<Ready> {
        let ready = |deck: &Deck| Ready {
            id: deck.id.clone(),
            name: choose::called(deck),
            deck: Brought { leader: Some(deck.hero.clone()), cards: deck.cards.clone(), side: deck.side.clone() },
        };
        library().constructed.iter().map(ready).collect()
    }

    /// H-113..H-119.
    fn constructed_faults(deck: &kept::Deck) -> Vec<kept::Fault> {
        decks::constructed_faults(deck)
    }

    fn pool(cards: Vec<CardDef>, seats: usize, house: House) -> Result<Arc<Rules>, SetupError> {
        Rules::of_cards(cards, seats, house)
    }

    fn no_pool() -> Arc<Rules> {
        Rules::none()
    }

    fn with_decks(pool: &Arc<Rules>, first: FirstTurn, decks: &[Built]) -> Result<Arc<Rules>, SetupError> {
        pool.with_decks(first, decks.iter().map(|built| (built.leader.unwrap_or(Kind::HIDDEN), built.deck.clone())))
    }

    /// Sixty cards at least where decks are brought, thirty where they were built of boosters (H-113, H-114, H-119, H-156,
    /// H-158).
    fn legal(pool: &Rules, decks: &[Brought], format: Format) -> Result<(), SetupError> {
        let hero = |deck: &Brought| deck.leader.clone().unwrap_or_else(|| NOBODY.to_owned());
        let decks: Vec<Deck> = decks.iter().map(|deck| Deck::brought(&hero(deck), &deck.cards, &deck.side)).collect();
        let format = match format {
            Format::Constructed => set::Format::Constructed,
            Format::Sealed | Format::Draft => set::Format::Limited,
        };
        judge::all_legal(&decks, format, |id| judge::card(pool, id))
    }

    fn pool_cards(pool: &Rules) -> &[Arc<CardDef>] {
        &pool.cards.defs
    }

    fn id(card: &CardDef) -> &str {
        &card.id
    }

    fn named(pool: &Rules, kind: Kind) -> Arg {
        pool.cards.arg(kind)
    }

    /// Any hero of the set may be chosen (H-156, H-157); tokens are in no deck.
    fn role(card: &CardDef) -> Role {
        match card.kind {
            CardType::Hero { .. } => Role::Leader,
            _ if card.token => Role::Never,
            _ => Role::Plain,
        }
    }

    /// H-115..H-118.
    fn fits(card: &CardDef, leader: &CardDef) -> bool {
        fits(card, leader)
    }

    fn beside(leader: &CardDef) -> Option<Text> {
        leader.classes.first().copied().map(words::class)
    }

    fn worth(card: &CardDef) -> i32 {
        worth::worth(card)
    }

    fn sort(card: &CardDef) -> Option<(usize, usize)> {
        worth::sort(card)
    }

    fn print(cards: &[CardDef]) -> Result<Print, SetupError> {
        Print::of(cards)
    }

    fn booster(print: &Print, rng: &mut Rng) -> Vec<Kind> {
        print.booster(rng)
    }

    fn forget_decks(state: &mut State, pool: &Arc<Rules>) {
        state.forget_decks(pool);
    }

    fn deal(state: &mut State, decks: &[Vec<Kind>], rng: &mut Rng) {
        state.fill_from(decks, rng);
    }

    fn cards_of(state: &State, seat: Seat) -> Vec<Kind> {
        let mut kinds = Vec::new();
        state.each_card(seat, |card| kinds.push(card.kind));
        kinds
    }
}
