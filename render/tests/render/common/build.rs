//! Tables of Heroes in formats while decks are built: equal seeds give equal tables.

use duelhall_engine::formats::{self, Building, InFormat};
use duelhall_engine::games::{AnyTable, GameId, Match};
use duelhall_engine::heroes::Heroes;
use duelhall_engine::heroes::card::CardDef;
use duelhall_engine::kit::{FirstTurn, Options, Present, Prompt, Rng, Seat, Viewer};

use super::Dice;

/// A table at which decks are built.
pub type Table = Building<CardDef>;

/// It as a table of any game.
pub fn any(table: &Table) -> AnyTable {
    AnyTable::of::<InFormat<Heroes>>(formats::Table::Build(table.clone()))
}

/// A moment while decks are built.
pub struct Moment {
    /// The message of what the first seat is asked, or `waits`.
    pub asked: String,
    /// What the first seat sees.
    pub own: Table,
    /// What everybody sees.
    pub public: Table,
}

/// How many cards the first player puts into its deck and takes out, before it is completed.
const WORK: usize = 4;

/// Moments at a table of that format, such as `draft`: the first player does everything that can be done, the others what is
/// advised. Of the picks only some are given.
pub fn moments(format: &str, seats: u8, seed: u64) -> Vec<Moment> {
    let options: Options = [("format", format.to_owned()), ("seats", seats.to_string())]
        .map(|(key, value)| (key.to_owned(), value))
        .into();
    let seed_bytes = Rng::seed_of_number(seed);
    let mut live = Match::begin(GameId::of::<InFormat<Heroes>>(), &options, FirstTurn::Random, seed_bytes)
        .expect("a plain set-up");
    let (mut dice, mut work, mut picks, mut moments) = (Dice::new(seed), 0..WORK, 0, Vec::new());
    loop {
        let asked = (0..seats).map(Seat).find_map(|seat| live.prompt(seat));
        let Some(prompt) = asked else { return moments };
        let table = |viewer| match live.table(viewer).get::<<InFormat<Heroes> as Present>::Table>() {
            Some(formats::Table::Build(building)) => Some(building.clone()),
            _ => None,
        };
        let (Some(own), Some(public)) = (table(Viewer::Seat(Seat::FIRST)), table(Viewer::Public)) else {
            return moments;
        };
        let mine = prompt.seat == Seat::FIRST;
        let asked = if mine { prompt.title.key.clone() } else { "waits".to_owned() };
        picks += usize::from(asked == "ask-format-pick");
        let shown = picks < 3 || picks % 19 == 0 || own.desks[0].booster == 0;
        if shown && moments.last().is_none_or(|last: &Moment| last.asked != asked || last.own.looking != own.looking) {
            moments.push(Moment { asked, own, public });
        }
        let index = if mine { mine_of(&prompt, &mut work, &mut dice) } else { prompt.fallback };
        let entry = live.answer(prompt.seat, prompt.step, index).expect("a choice that is offered");
        live.take(&entry).expect("an answer that was accepted");
    }
}

/// Any card that is offered; of a deck, some cards, and then what completes it.
fn mine_of(prompt: &Prompt, work: &mut impl Iterator<Item = usize>, dice: &mut Dice) -> usize {
    let cards = prompt.choices.iter().filter(|choice| choice.card.is_some()).count();
    let builds = prompt.choices.iter().any(|choice| choice.taken.is_some());
    if builds && work.next().is_none() || cards == 0 { prompt.fallback } else { dice.roll(cards) }
}
