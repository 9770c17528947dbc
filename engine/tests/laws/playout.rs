//! Matches by chance, and the laws about whole matches.

use std::sync::Arc;

use duelhall_engine::kit::{Entry, FirstTurn, Game, Live, OptionSpec, Options, Rng, Seat, SetupError, Status, Values};

use crate::Lawful;

/// More entries than any match may take, whatever its turn cap: mulligans and forced discards are entries too.
const MOST_ENTRIES: u32 = 30_000;

/// How many matches each law plays.
pub(crate) fn games<G: Lawful>() -> u64 {
    let usual = 100 / G::LENGTH;
    std::env::var("DUELHALL_LAW_GAMES").ok().and_then(|number| number.parse().ok()).unwrap_or(usual)
}

/// The rules of every kind of match that a host can choose: the usual one, then each value of each option.
pub(crate) fn choices<G: Lawful>() -> Vec<Arc<G::Rules>> {
    let each =
        [G::options(), G::table_options()].concat().into_iter().flat_map(|OptionSpec { key, values, .. }| {
            let values = match values {
                Values::OneOf(words) => words,
                Values::Range(least, most) => vec![least.to_string(), most.to_string()],
            };
            values.into_iter().map(move |value| Options::from([(key.to_owned(), value)]))
        });
    let firsts = [FirstTurn::Random, FirstTurn::Seat(Seat::SECOND), FirstTurn::ChosenBy(Seat::FIRST)];
    let chosen = std::iter::once(Options::new()).chain(each).zip(firsts.into_iter().cycle());
    chosen.filter_map(|(options, first)| rules::<G>(&options, first).ok()).collect()
}

fn rules<G: Lawful>(options: &Options, first: FirstTurn) -> Result<Arc<G::Rules>, SetupError> {
    G::prepare(G::choose(options, first)?)
}

/// A match that is begun and where chance makes every choice.
pub(crate) struct Playout<G: Lawful> {
    pub(crate) live: Live<G>,
    pub(crate) entries: Vec<Entry>,
    pub(crate) rng: Rng,
    /// Whether choices are plausible ones and not any.
    plausible: bool,
}

impl<G: Lawful> Playout<G> {
    /// Begins the match of a number: its seed, and what is chosen, follow from that.
    pub(crate) fn begin(rules: &Arc<G::Rules>, number: u64) -> Self {
        let live = Live::start(rules, Rng::seed_of_number(number));
        let rng = Rng::from_number(number ^ 0xD0E1);
        Self { live, entries: Vec::new(), rng, plausible: number % 2 == 1 }
    }

    /// Makes every choice equally likely: what players think of absurd cards is no law of the rules.
    pub(crate) fn thoughtless(mut self) -> Self {
        self.plausible = false;
        self
    }

    /// Begins the matches of a law, over everything that a host can choose.
    pub(crate) fn many() -> impl Iterator<Item = Self> {
        Self::some(games::<G>())
    }

    /// Begins so many matches, over everything that a host can choose.
    pub(crate) fn some(games: u64) -> impl Iterator<Item = Self> {
        let choices = choices::<G>();
        // In strides, so that a few matches meet more than the first choices.
        (0..games).map(move |number| Self::begin(&choices[number as usize * 7 % choices.len()], number))
    }

    /// Who could be asked, in no fixed order.
    pub(crate) fn asked(&mut self) -> Option<Seat> {
        let Status::Waiting(seats) = self.live.status() else { return None };
        let seats: Vec<Seat> = seats.iter().collect();
        self.rng.pick(&seats).copied()
    }

    /// Takes one choice. Gives what it was; `None` when the match is over.
    pub(crate) fn step(&mut self) -> Option<Entry> {
        let seat = self.asked()?;
        let actions = self.live.actions(seat);
        // Now and then anything, so that plausible matches do not all go one way.
        let index = if self.plausible && self.rng.below(6) > 0 {
            G::rollout(self.live.state(), seat, &actions)
        } else {
            self.rng.below(actions.len() as u32) as usize
        };
        let prompt = self.live.prompt(seat).expect("a seat that is asked has a prompt");
        let entry = self.live.answer(seat, prompt.step, index).expect("an offered choice is an answer");
        self.live.take(&entry).expect("an answer can be taken");
        self.entries.push(entry.clone());
        assert!(self.live.revision() < MOST_ENTRIES, "the match does not end: {:?}", self.entries.last());
        Some(entry)
    }
}

pub(crate) fn playouts_end_and_conserve_cards<G: Lawful>() {
    Playout::<G>::many().for_each(ends_and_conserves_cards);
}

pub(crate) fn ends_and_conserves_cards<G: Lawful>(mut playout: Playout<G>) {
    let cards = G::census(playout.live.state());
    while let Some(entry) = playout.step() {
        assert_eq!(G::census(playout.live.state()), cards, "after `{entry}`");
    }
    let Status::Over(outcome) = playout.live.status() else { panic!("it was played to the end") };
    assert!(outcome.winners.iter().all(|winner| winner.index() < usize::from(G::SEATS)));
}

pub(crate) fn the_same_seed_gives_the_same_fingerprints<G: Lawful>() {
    let mut starts = std::collections::BTreeSet::new();
    let matches = games::<G>();
    let usual = &choices::<G>()[0];
    for number in 0..matches {
        let mut one = Playout::<G>::begin(usual, number);
        let mut other = Playout::<G>::begin(usual, number);
        starts.insert(one.live.fingerprint());
        loop {
            assert_eq!(one.live.fingerprint(), other.live.fingerprint());
            assert_eq!(one.live.status(), other.live.status());
            let (took, also) = (one.step(), other.step());
            assert_eq!(took, also);
            if took.is_none() {
                break;
            }
        }
    }
    assert_eq!(starts.len() as u64, matches, "other seeds begin otherwise");
}

/// The state as text, to compare whole states by.
pub(crate) fn text<G: Game>(state: &G::State) -> String {
    serde_json::to_string(state).expect("a state can be written")
}
