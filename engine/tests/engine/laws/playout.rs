//! Random matches, and the laws about whole matches.

use std::collections::BTreeSet;
use std::rc::Rc;
use std::sync::Arc;

use duelhall_engine::kit::{
    Deed, Entry, FirstTurn, Game, Live, OptionSpec, Options, Rng, Seat, SetupError, Status, Values,
};

use crate::laws::Lawful;
use crate::laws::tally::{Tally, games};

/// More entries than any match may take, whatever its turn cap. Mulligans and forced discards are entries too.
const MOST_ENTRIES: u32 = 30_000;

/// The rules of every kind of match that a host can choose: the usual one, each value of each option, and every table.
pub(crate) fn choices<G: Lawful>() -> Vec<Arc<G::Rules>> {
    let each = G::options().into_iter().flat_map(|OptionSpec { key, values, .. }| {
        let values = match values {
            Values::OneOf(words) => words,
            Values::Range(least, most) => vec![least.to_string(), most.to_string()],
        };
        values.into_iter().map(move |value| Options::from([(key.to_owned(), value)]))
    });
    let firsts = [FirstTurn::Random, FirstTurn::Seat(Seat::SECOND), FirstTurn::ChosenBy(Seat::FIRST)];
    let chosen = std::iter::once(Options::new()).chain(each).chain(tables::<G>()).zip(firsts.into_iter().cycle());
    chosen.filter_map(|(options, first)| rules::<G>(&options, first).ok()).collect()
}

/// Every combination of options for a larger table; combinations that are not allowed are left out.
fn tables<G: Lawful>() -> Vec<Options> {
    let specs = G::more_options();
    if specs.is_empty() {
        return Vec::new();
    }
    specs.into_iter().fold(vec![Options::new()], |tables, OptionSpec { key, values, .. }| {
        let values: Vec<String> = match values {
            Values::OneOf(words) => words,
            Values::Range(least, most) => (least..=most).map(|number| number.to_string()).collect(),
        };
        let with = |table: &Options, value: &String| {
            table.clone().into_iter().chain([(key.to_owned(), value.clone())]).collect::<Options>()
        };
        tables.iter().flat_map(|table| values.iter().map(move |value| with(table, value))).collect()
    })
}

fn rules<G: Lawful>(options: &Options, first: FirstTurn) -> Result<Arc<G::Rules>, SetupError> {
    G::prepare(G::choose(options, first)?)
}

/// A match in progress, in which chance makes every choice.
pub(crate) struct Playout<G: Lawful> {
    pub(crate) live: Live<G>,
    pub(crate) entries: Vec<Entry>,
    pub(crate) rng: Rng,
    number: u64,
    /// Whether choices are plausible instead of fully random.
    plausible: bool,
    /// Chance for deciding where to look. It is apart from `rng`, so looking does not change what happens.
    eyes: Rng,
    tally: Rc<Tally>,
}

impl<G: Lawful> Playout<G> {
    /// Begins the match with this number. Its seed and its options follow from the number.
    pub(crate) fn begin(rules: &Arc<G::Rules>, number: u64) -> Self {
        Self::begin_in(&Rc::new(Tally::of::<G>(1)), rules, number)
    }

    fn begin_in(tally: &Rc<Tally>, rules: &Arc<G::Rules>, number: u64) -> Self {
        let live = Live::start(rules, Rng::seed_of_number(number));
        let mut rng = Rng::from_number(number ^ 0xD0E1);
        let (eyes, plausible) = (rng.fork(), tally.is_plausible(&mut rng));
        Self { live, entries: Vec::new(), rng, number, plausible, eyes, tally: Rc::clone(tally) }
    }

    /// Makes every choice equally likely, because how players would judge absurd cards is not a matter of the rules.
    pub(crate) fn thoughtless(mut self) -> Self {
        self.plausible = false;
        self
    }

    /// Begins the matches of a law, over all options of a host.
    pub(crate) fn many() -> impl Iterator<Item = Self> {
        Self::some(games::<G>())
    }

    /// Begins this many matches, over all options of a host.
    pub(crate) fn some(games: u64) -> impl Iterator<Item = Self> {
        let (choices, tally) = (G::kinds(), Rc::new(Tally::of::<G>(games)));
        // In strides, so that even a few matches meet more than the first options.
        (0..games).map(move |number| {
            tally.begun();
            Self::begin_in(&tally, &choices[number as usize * 7 % choices.len()], number)
        })
    }

    /// Begins the same match again.
    fn again(&self) -> Self {
        Self::begin_in(&self.tally, self.live.rules(), self.number)
    }

    /// The seed of the match.
    pub(crate) fn seed(&self) -> [u8; 32] {
        Rng::seed_of_number(self.number)
    }

    /// Whether the law looks at something here.
    pub(crate) fn looks(&mut self) -> bool {
        self.tally.looks(&mut self.eyes)
    }

    /// Whether the run has so many matches that not everything can be tried in each.
    pub(crate) fn is_in_long_run(&self) -> bool {
        self.tally.is_long()
    }

    /// A random seat among those that are asked.
    pub(crate) fn asked(&mut self) -> Option<Seat> {
        let Status::Waiting(seats) = self.live.status() else { return None };
        let seats: Vec<Seat> = seats.iter().collect();
        self.rng.pick(&seats).copied()
    }

    /// Takes one choice and returns it; `None` if the match is over.
    pub(crate) fn step(&mut self) -> Option<Entry> {
        let seat = self.asked()?;
        let actions = self.live.actions(seat);
        // Now and then any choice, so that plausible matches do not all go the same way.
        let index = if self.plausible && self.rng.below(6) > 0 {
            G::rollout(self.live.state(), seat, &actions)
        } else {
            let any = self.rng.below(actions.len() as u32) as usize;
            G::ends_series(&actions).filter(|_| self.rng.below(8) == 0).unwrap_or(any)
        };
        let entry = Entry { seat, deed: Deed::Act(actions[index].to_string()) };
        self.live.take(&entry).expect("what is listed can be taken");
        self.entries.push(entry.clone());
        self.tally.chosen();
        assert!(self.live.revision() < MOST_ENTRIES, "the match does not end: {:?}", self.entries.last());
        Some(entry)
    }
}

/// Reports which match broke a law, in addition to the panic.
impl<G: Lawful> Drop for Playout<G> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let Self { number, entries, plausible, .. } = self;
            let last: Vec<String> = entries.iter().rev().take(5).rev().map(ToString::to_string).collect();
            eprintln!("in match {number} (plausible: {plausible}) after {} entries, the last {last:?}", entries.len());
        }
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
    let mut starts = BTreeSet::new();
    for mut one in Playout::<G>::many() {
        let mut other = one.again();
        assert!(starts.insert(one.live.fingerprint()), "another seed begins otherwise");
        loop {
            if one.looks() {
                assert_eq!(one.live.fingerprint(), other.live.fingerprint());
            }
            assert_eq!(one.live.status(), other.live.status());
            let (took, also) = (one.step(), other.step());
            assert_eq!(took, also);
            if took.is_none() {
                break;
            }
        }
        assert_eq!(one.live.fingerprint(), other.live.fingerprint());
    }
}

/// The state as text, to compare whole states.
pub(crate) fn text<G: Game>(state: &G::State) -> String {
    serde_json::to_string(state).expect("a state can be written")
}
