//! The place where one player builds a deck: picks cards, chooses a leader, puts cards in and takes them out.

use serde::{Deserialize, Serialize};

use super::Boosters;
use super::action::Action;
use super::rules::{Built, Rules, Wanted};
use crate::kit::{Kind, Taken};

/// The most changes that can be taken back. Nobody can make this grow: the oldest change is forgotten for a newer one.
pub(super) const PAST: usize = 16;

/// What is asked of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Step {
    /// Which card of the booster to take.
    Pick,
    /// Nothing, until the others have picked.
    Picked(Kind),
    /// Which leader the deck has.
    #[serde(rename = "Hero")]
    Leader,
    /// Which cards the deck has, and whether it is ready.
    Deck,
    /// Nothing: the deck is ready.
    Ready,
}

/// A deck as it was before a change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Before {
    #[serde(rename = "hero")]
    pub(super) leader: Option<Kind>,
    pub(super) deck: Vec<Kind>,
}

/// The cards of one player; each list but the booster is sorted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Desk {
    pub(super) step: Step,
    #[serde(rename = "hero")]
    pub(super) leader: Option<Kind>,
    pub(super) deck: Vec<Kind>,
    /// Everything that is not in the deck.
    pub(super) side: Vec<Kind>,
    /// The booster that one holds, in no order that means anything.
    pub(super) pack: Vec<Kind>,
    /// Nobody plays here any more, or nobody ever did.
    pub(super) empty: bool,
    /// The deck before each of the last changes, the latest last: at most [`PAST`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) past: Vec<Before>,
}

impl Desk {
    /// A desk with cards on it.
    pub(super) fn with_pool(mut pool: Vec<Kind>) -> Self {
        pool.sort_unstable();
        let (deck, pack, past) = Default::default();
        Self { step: Step::Leader, leader: None, deck, side: pool, pack, empty: false, past }
    }

    /// Begins to build a deck of the cards that lie here: with its leader, if decks have one.
    pub(super) fn begin<G: Boosters>(&mut self, rules: &Rules<G>, wanted: Wanted) {
        if rules.leaders.is_empty() {
            self.suggest(rules, wanted, None);
        } else {
            self.step = Step::Leader;
        }
    }

    /// Builds a deck with a leader, of cards that all lie beside it.
    fn suggest<G: Boosters>(&mut self, rules: &Rules<G>, wanted: Wanted, leader: Option<Kind>) {
        let deck = rules.build(leader, &self.side, wanted.least);
        (self.leader, self.step) = (leader, Step::Deck);
        self.lay(deck);
    }

    /// A desk with a deck, of which cards can be exchanged.
    pub(super) fn with_deck(built: &Built) -> Self {
        let Built { leader, deck, side } = built.clone();
        Self { step: Step::Deck, leader, deck, side, pack: Vec::new(), empty: false, past: Vec::new() }
    }

    /// Whether something is asked here.
    pub(super) fn is_asked(&self) -> bool {
        !self.empty && !matches!(self.step, Step::Picked(_) | Step::Ready)
    }

    /// Every card that lies here besides the booster, sorted.
    pub(super) fn pool(&self) -> Vec<Kind> {
        let mut pool = [&self.deck[..], &self.side[..]].concat();
        pool.sort_unstable();
        pool
    }

    /// The different cards that can be in the deck, in an order that does not change while it is built: by cost.
    pub(super) fn shelf<G: Boosters>(&self, rules: &Rules<G>) -> Vec<Kind> {
        let mut kinds = self.fitting(rules);
        kinds.dedup();
        kinds.sort_by_key(|kind| (rules.cost_of(*kind), *kind));
        kinds
    }

    /// How many of a card are in the deck, and how many there are.
    pub(super) fn taken(&self, kind: Kind) -> Taken {
        let count =
            |list: &[Kind]| u8::try_from(list.iter().filter(|other| **other == kind).count()).unwrap_or(u8::MAX);
        let now = count(&self.deck);
        Taken { now, most: now.saturating_add(count(&self.side)) }
    }

    /// How many cards the deck lacks; fewer than none if it has too many.
    pub(super) fn missing<G: Boosters>(&self, rules: &Rules<G>, wanted: Wanted) -> i64 {
        self.needed(rules, wanted) as i64 - self.deck.len() as i64
    }

    /// How many cards the deck needs: no more than there are for its leader.
    pub(super) fn needed<G: Boosters>(&self, rules: &Rules<G>, wanted: Wanted) -> usize {
        wanted.least.min(self.fitting(rules).len())
    }

    /// Whether the deck can be played.
    fn is_done<G: Boosters>(&self, rules: &Rules<G>, wanted: Wanted) -> bool {
        let missing = self.missing(rules, wanted);
        if wanted.exact { missing == 0 } else { missing <= 0 }
    }

    /// Every card that can be in the deck, sorted.
    pub(super) fn fitting<G: Boosters>(&self, rules: &Rules<G>) -> Vec<Kind> {
        let mut pool = self.pool();
        pool.retain(|kind| rules.fits(*kind, self.leader));
        pool
    }

    /// Adds what the player can do. Between the games of a match cards are only exchanged, so the deck keeps its size.
    pub(super) fn list<G: Boosters>(&self, rules: &Rules<G>, wanted: Wanted, out: &mut Vec<Action<G::Action>>) {
        match self.step {
            Step::Pick => out.extend(self.pack.iter().copied().map(Action::Take)),
            Step::Picked(_) | Step::Ready => return,
            Step::Leader => out.extend(rules.leaders_for(&self.side).into_iter().map(Action::Leader)),
            Step::Deck => {
                // The cards come first, so that the number of each stays the same.
                if self.fitting(rules).len() > self.needed(rules, wanted) {
                    out.extend(self.shelf(rules).into_iter().map(Action::Toggle));
                }
                out.push(if self.is_done(rules, wanted) { Action::Ready } else { Action::Fill });
            }
        }
        if !self.past.is_empty() {
            out.push(Action::Undo);
        }
        if self.step == Step::Deck && !wanted.exact && self.leader.is_some() {
            out.push(Action::Other);
        }
    }

    /// Does what [`Self::list`] lists.
    pub(super) fn act<G: Boosters>(&mut self, rules: &Rules<G>, wanted: Wanted, action: Action<G::Action>) {
        match (self.step, action) {
            (Step::Pick, Action::Take(kind)) => self.step = Step::Picked(kind),
            (Step::Leader, Action::Leader(leader)) => self.suggest(rules, wanted, Some(leader)),
            (Step::Deck, Action::Ready) => (self.step, self.past) = (Step::Ready, Vec::new()),
            (Step::Deck, Action::Toggle(kind)) => {
                self.remember();
                self.toggle(kind);
            }
            (Step::Deck, Action::Fill) => {
                self.remember();
                self.lay(self.filled(rules, wanted));
            }
            (Step::Deck, Action::Other) => {
                self.remember();
                self.lay(Vec::new());
                (self.leader, self.step) = (None, Step::Leader);
            }
            (Step::Deck | Step::Leader, Action::Undo) => {
                if let Some(Before { leader, deck }) = self.past.pop() {
                    (self.leader, self.step) = (leader, Step::Deck);
                    self.lay(deck);
                }
            }
            _ => {}
        }
    }

    /// Keeps the deck as it is, so that the next change can be taken back.
    fn remember(&mut self) {
        if self.past.len() >= PAST {
            self.past.remove(0);
        }
        self.past.push(Before { leader: self.leader, deck: self.deck.clone() });
    }

    /// Makes the deck of these cards, which all lie here.
    fn lay(&mut self, mut deck: Vec<Kind>) {
        deck.sort_unstable();
        self.side = self.pool();
        for kind in &deck {
            remove(&mut self.side, *kind);
        }
        self.deck = deck;
    }

    /// Puts one more of a card into the deck; if all of it are there, takes all of it out.
    fn toggle(&mut self, kind: Kind) {
        if self.side.binary_search(&kind).is_ok() {
            remove(&mut self.side, kind);
            insert(&mut self.deck, kind);
        } else {
            let deck = self.deck.iter().copied().filter(|other| *other != kind).collect();
            self.lay(deck);
        }
    }

    /// The deck with the best cards that it lacks, as a suggested deck has them; without its worst ones if it has too many.
    fn filled<G: Boosters>(&self, rules: &Rules<G>, wanted: Wanted) -> Vec<Kind> {
        let (ranked, needed) = (rules.ranked(self.leader, &self.pool()), self.needed(rules, wanted));
        let mut deck = self.deck.clone();
        if deck.len() > needed {
            for kind in ranked.iter().rev() {
                if deck.len() > needed {
                    remove(&mut deck, *kind);
                }
            }
            return deck;
        }
        let mut had = self.deck.clone();
        for kind in ranked {
            if had.binary_search(&kind).is_ok() {
                remove(&mut had, kind);
            } else if deck.len() < needed {
                deck.push(kind);
            }
        }
        deck
    }

    /// What a computer does here, and what is done when the clock runs out.
    pub(super) fn advice<G: Boosters>(&self, rules: &Rules<G>, wanted: Wanted) -> Option<Action<G::Action>> {
        match self.step {
            Step::Pick => rules.best_pick(&self.side, &self.pack).map(Action::Take),
            Step::Leader => rules.leaders_for(&self.side).first().copied().map(Action::Leader),
            Step::Deck => Some(if self.is_done(rules, wanted) { Action::Ready } else { Action::Fill }),
            Step::Picked(_) | Step::Ready => None,
        }
    }

    /// Takes the card that was picked out of the booster; `None` if none was.
    pub(super) fn keep_picked(&mut self) -> Option<()> {
        let Step::Picked(kind) = self.step else { return None };
        let at = self.pack.iter().position(|other| *other == kind)?;
        insert(&mut self.side, self.pack.swap_remove(at));
        self.step = Step::Pick;
        Some(())
    }

    /// The deck as it is now; `None` if there is none yet.
    pub(super) fn built(&self) -> Option<Built> {
        let built = !self.deck.is_empty();
        built.then(|| Built { leader: self.leader, deck: self.deck.clone(), side: self.side.clone() })
    }

    /// Whether a stored one can be played: every card is one, and every question has an answer.
    pub(super) fn is_sound<G: Boosters>(&self, rules: &Rules<G>, wanted: Wanted, drafts: bool) -> bool {
        let known = |kind: &Kind| rules.is_plain(*kind);
        let sorted = |list: &[Kind]| list.is_sorted() && list.iter().all(known);
        let led = self.leader.is_none() || rules.is_led(self.leader);
        let fits = self.deck.iter().all(|kind| rules.fits(*kind, self.leader));
        let builds = self.pack.is_empty() && rules.is_led(self.leader);
        let picks = drafts && !self.pack.is_empty();
        let step = match self.step {
            Step::Pick => picks,
            Step::Picked(kind) => picks && self.pack.contains(&kind),
            Step::Leader => {
                let led = !rules.leaders.is_empty() && self.leader.is_none();
                led && self.pack.is_empty() && self.deck.is_empty() && !self.side.is_empty()
            }
            Step::Deck => builds && !self.fitting(rules).is_empty(),
            Step::Ready => builds && !self.deck.is_empty() && self.is_done(rules, wanted),
        };
        led && fits
            && step
            && sorted(&self.deck)
            && sorted(&self.side)
            && self.pack.iter().all(known)
            && self.deck.len() + self.side.len() <= G::MOST
            && self.is_past_sound(rules)
    }

    /// Whether every change can be taken back.
    fn is_past_sound<G: Boosters>(&self, rules: &Rules<G>) -> bool {
        let pool = self.pool();
        let sound = |before: &Before| {
            let mut left = pool.clone();
            let here = |kind: &Kind| left.binary_search(kind).map(|at| left.remove(at)).is_ok();
            let fits = before.deck.iter().all(|kind| rules.fits(*kind, before.leader));
            rules.is_led(before.leader) && fits && before.deck.is_sorted() && before.deck.iter().all(here)
        };
        let builds = matches!(self.step, Step::Deck | Step::Leader);
        self.past.len() <= PAST && (builds || self.past.is_empty()) && self.past.iter().all(sound)
    }
}

fn remove(list: &mut Vec<Kind>, kind: Kind) {
    if let Ok(at) = list.binary_search(&kind) {
        list.remove(at);
    }
}

fn insert(list: &mut Vec<Kind>, kind: Kind) {
    let at = list.partition_point(|other| *other <= kind);
    list.insert(at, kind);
}
