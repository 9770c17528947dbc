//! What each viewer may know: of others not what they hold, picked, built or play with, only how many cards that are.

use std::sync::Arc;

use super::builder;
use super::desk::{Desk, Step};
use super::event::Event;
use super::rules::{Built, Rules, Wanted};
use super::state::{Build, Duel, Stage, State};
use super::{Boosters, InFormat};
use crate::kit::{Hidden, Kind, Rng, Seat, Viewer};

impl<G: Boosters> Hidden for InFormat<G> {
    /// Blanks what a viewer does not know.
    fn blank(state: &mut State<G>, viewer: Viewer) {
        match &mut state.stage {
            Stage::Build(build) => build.blank(viewer),
            Stage::Duel(duel) => {
                for (seat, built) in (0..).map(Seat).zip(&mut duel.decks) {
                    if viewer != Viewer::Seat(seat) {
                        built.deck.iter_mut().chain(&mut built.side).for_each(|kind| *kind = Kind::HIDDEN);
                    }
                }
                G::forget_decks(&mut duel.state, &state.rules.pool);
                G::blank(&mut duel.state, viewer);
            }
        }
    }

    /// Makes a blanked state whole: with other boosters, and with decks that others may have built of them.
    fn fill(state: &mut State<G>, viewer: Viewer, rng: &mut Rng) {
        let rules = Arc::clone(&state.rules);
        match &mut state.stage {
            Stage::Build(build) => build.fill(&rules, viewer, rng),
            Stage::Duel(duel) => fill_duel(duel, &rules, viewer, rng),
        }
    }

    fn redact(event: &Event<G::Event>, viewer: Viewer) -> Event<G::Event> {
        event.seen_by::<G>(viewer)
    }
}

fn hide(cards: &mut [Kind]) {
    cards.fill(Kind::HIDDEN);
}

impl Build {
    fn blank(&mut self, viewer: Viewer) {
        self.rng = Rng::blank();
        self.closed.iter_mut().flatten().for_each(|pack| hide(pack));
        for (seat, desk) in (0..).map(Seat).zip(&mut self.desks) {
            if viewer != Viewer::Seat(seat) {
                desk.blank();
            }
        }
    }

    fn fill<G: Boosters>(&mut self, rules: &Rules<G>, viewer: Viewer, rng: &mut Rng) {
        for pack in self.closed.iter_mut().flatten() {
            *pack = rules.booster(rng);
        }
        for (seat, desk) in (0..).map(Seat).zip(&mut self.desks) {
            if viewer != Viewer::Seat(seat) {
                desk.fill(rules, rules.wanted(seat.index()), rng);
            }
        }
        self.rng = rng.fork();
    }
}

impl Desk {
    /// What is seen of it from elsewhere: how many cards lie here, and whether somebody is still at work.
    fn blank(&mut self) {
        let cards = self.deck.len() + self.side.len();
        self.step = match self.step {
            Step::Pick | Step::Ready => self.step,
            Step::Picked(_) => Step::Picked(Kind::HIDDEN),
            Step::Leader | Step::Deck => Step::Leader,
        };
        (self.leader, self.deck, self.side) = (None, Vec::new(), vec![Kind::HIDDEN; cards]);
        self.past.clear();
        hide(&mut self.pack);
    }

    fn fill<G: Boosters>(&mut self, rules: &Rules<G>, wanted: Wanted, rng: &mut Rng) {
        let mut side = rules.some_cards(self.side.len(), rng);
        side.sort_unstable();
        self.side = side;
        self.pack = rules.some_cards(self.pack.len(), rng);
        match self.step {
            Step::Picked(_) => self.step = self.pack.first().map_or(Step::Leader, |kind| Step::Picked(*kind)),
            Step::Leader => self.begin(rules, wanted),
            Step::Ready => {
                self.begin(rules, wanted);
                while let Some(action) = self.advice(rules, wanted) {
                    self.act(rules, wanted, action);
                }
            }
            _ => {}
        }
    }
}

fn fill_duel<G: Boosters>(duel: &mut Duel<G::State>, rules: &Rules<G>, viewer: Viewer, rng: &mut Rng) {
    let seats = (0..rules.setup().seats).map(Seat).zip(&duel.decks);
    let guessed: Vec<Vec<Kind>> = seats
        .map(|(seat, built)| {
            if viewer == Viewer::Seat(seat) {
                return built.deck.clone();
            }
            let mut seen = G::cards_of(&duel.state, seat);
            seen.retain(|kind| *kind != Kind::HIDDEN);
            rules.guess(built, seen, rng)
        })
        .collect();
    G::deal(&mut duel.state, &guessed, rng);
}

impl<G: Boosters> Rules<G> {
    /// So many cards as boosters bring them; of any set, where there are no boosters.
    fn some_cards(&self, count: usize, rng: &mut Rng) -> Vec<Kind> {
        let mut cards = Vec::with_capacity(count);
        while cards.len() < count {
            let mut more = if self.has_boosters() { self.booster(rng) } else { self.plain.clone() };
            rng.shuffle(&mut more);
            more.truncate(count - cards.len());
            if more.is_empty() {
                break;
            }
            cards.append(&mut more);
        }
        cards
    }

    /// A deck that somebody may have: what was seen of it, and the best of what they may have had besides.
    fn guess(&self, built: &Built, seen: Vec<Kind>, rng: &mut Rng) -> Vec<Kind> {
        let wanted = built.deck.len().saturating_sub(seen.len());
        let mut deck = seen;
        let fitting: Vec<Kind> = self.plain.iter().copied().filter(|kind| self.fits(*kind, built.leader)).collect();
        let pool: Vec<Kind> = (0..wanted * builder::CHOICE).filter_map(|_| rng.pick(&fitting).copied()).collect();
        deck.extend(self.ranked(built.leader, &pool).into_iter().take(wanted));
        deck
    }
}
