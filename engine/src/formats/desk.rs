//! The place where one player builds a deck: picks cards, chooses a leader, puts cards in and takes them out.

use serde::{Deserialize, Serialize};

use super::Boosters;
use super::action::Action;
use super::rules::{Built, Rules};
use crate::kit::Kind;

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
    /// Whether the deck is ready.
    Deck,
    /// Which card goes out of the deck.
    Out,
    /// Which card comes in; between games, for this one.
    In(Option<Kind>),
    /// Nothing: the deck is ready.
    Ready,
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
}

impl Desk {
    /// A desk with cards on it.
    pub(super) fn with_pool(mut pool: Vec<Kind>) -> Self {
        pool.sort_unstable();
        Self { step: Step::Leader, leader: None, deck: Vec::new(), side: pool, pack: Vec::new(), empty: false }
    }

    /// Begins to build a deck of the cards that lie here: with its leader, if decks have one.
    pub(super) fn begin<G: Boosters>(&mut self, rules: &Rules<G>) {
        if rules.leaders.is_empty() {
            self.suggest(rules, None);
        } else {
            self.step = Step::Leader;
        }
    }

    /// Builds a deck with a leader, of cards that all lie beside it.
    fn suggest<G: Boosters>(&mut self, rules: &Rules<G>, leader: Option<Kind>) {
        self.deck = rules.build(leader, &self.side);
        for kind in &self.deck {
            remove(&mut self.side, *kind);
        }
        (self.leader, self.step) = (leader, Step::Deck);
    }

    /// A desk with a deck, of which cards can be exchanged.
    pub(super) fn with_deck(built: &Built) -> Self {
        let Built { leader, deck, side } = built.clone();
        Self { step: Step::Deck, leader, deck, side, pack: Vec::new(), empty: false }
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

    /// The cards beside the deck that could be in it, each once.
    pub(super) fn usable<G: Boosters>(&self, rules: &Rules<G>) -> Vec<Kind> {
        let mut kinds: Vec<Kind> = self.side.iter().copied().filter(|kind| rules.fits(*kind, self.leader)).collect();
        kinds.dedup();
        kinds
    }

    /// The different cards of the deck.
    pub(super) fn in_deck(&self) -> Vec<Kind> {
        let mut kinds = self.deck.clone();
        kinds.dedup();
        kinds
    }

    /// Adds what the player can do. Between the games of a match cards are only exchanged, one for one.
    pub(super) fn list<G: Boosters>(&self, rules: &Rules<G>, out: &mut Vec<Action<G::Action>>) {
        let swaps = rules.setup().later;
        match self.step {
            Step::Pick => out.extend(self.pack.iter().copied().map(Action::Take)),
            Step::Picked(_) | Step::Ready => {}
            Step::Leader => out.extend(rules.leaders_for(&self.side).into_iter().map(Action::Leader)),
            Step::Deck => {
                out.push(Action::Ready);
                let usable = !self.usable(rules).is_empty();
                if if swaps { usable } else { self.deck.len() > G::LEAST } {
                    out.push(Action::Out);
                }
                if !swaps && usable {
                    out.push(Action::In);
                }
                if !swaps && self.leader.is_some() {
                    out.push(Action::Other);
                }
            }
            Step::Out => out.extend(self.in_deck().into_iter().map(Action::Take).chain([Action::Back])),
            Step::In(_) => out.extend(self.usable(rules).into_iter().map(Action::Take).chain([Action::Back])),
        }
    }

    /// Does what [`Self::list`] lists.
    pub(super) fn act<G: Boosters>(&mut self, rules: &Rules<G>, action: Action<G::Action>) {
        let swaps = rules.setup().later;
        match (self.step, action) {
            (Step::Pick, Action::Take(kind)) => self.step = Step::Picked(kind),
            (Step::Leader, Action::Leader(leader)) => self.suggest(rules, Some(leader)),
            (Step::Deck, Action::Ready) => self.step = Step::Ready,
            (Step::Deck, Action::Out) => self.step = Step::Out,
            (Step::Deck, Action::In) => self.step = Step::In(None),
            (Step::Deck, Action::Other) => {
                self.side = self.pool();
                self.deck.clear();
                (self.leader, self.step) = (None, Step::Leader);
            }
            (Step::Out, Action::Take(kind)) if swaps => self.step = Step::In(Some(kind)),
            (Step::Out, Action::Take(kind)) => {
                remove(&mut self.deck, kind);
                insert(&mut self.side, kind);
                if self.deck.len() <= G::LEAST {
                    self.step = Step::Deck;
                }
            }
            (Step::In(out), Action::Take(kind)) => {
                remove(&mut self.side, kind);
                insert(&mut self.deck, kind);
                if let Some(out) = out {
                    remove(&mut self.deck, out);
                    insert(&mut self.side, out);
                }
                if out.is_some() || self.usable(rules).is_empty() {
                    self.step = Step::Deck;
                }
            }
            (Step::Out | Step::In(_), Action::Back) => self.step = Step::Deck,
            _ => {}
        }
    }

    /// What a computer does here, and what is done when the clock runs out.
    pub(super) fn advice<G: Boosters>(&self, rules: &Rules<G>) -> Option<Action<G::Action>> {
        match self.step {
            Step::Pick => rules.best_pick(&self.side, &self.pack).map(Action::Take),
            Step::Leader => rules.leaders_for(&self.side).first().copied().map(Action::Leader),
            Step::Deck => Some(Action::Ready),
            Step::Out | Step::In(_) => Some(Action::Back),
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
