//! What each viewer may know: of others not what they hold, picked, built or play with, only how many cards that are.

use std::sync::Arc;

use super::builder;
use super::desk::{Desk, Step};
use super::rules::{Built, Rules};
use super::state::{Build, Duel, Stage, State};
use crate::heroes::Heroes;
use crate::kit::{Hidden, Kind, Rng, Seat, Viewer};

impl State {
    /// Blanks what a viewer does not know.
    pub(super) fn blank_for(&mut self, viewer: Viewer) {
        match &mut self.stage {
            Stage::Build(build) => build.blank(viewer),
            Stage::Duel(duel) => {
                for (seat, built) in (0..).map(Seat).zip(&mut duel.decks) {
                    if viewer != Viewer::Seat(seat) {
                        built.deck.iter_mut().chain(&mut built.side).for_each(|kind| *kind = Kind::HIDDEN);
                    }
                }
                duel.state.forget_decks(&self.rules.cards);
                Heroes::blank(&mut duel.state, viewer);
            }
        }
    }

    /// Makes a blanked state whole: with other boosters, and with decks that others may have built of them.
    pub(super) fn fill_for(&mut self, viewer: Viewer, rng: &mut Rng) {
        let rules = Arc::clone(&self.rules);
        match &mut self.stage {
            Stage::Build(build) => build.fill(&rules, viewer, rng),
            Stage::Duel(duel) => duel.fill(&rules, viewer, rng),
        }
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

    fn fill(&mut self, rules: &Rules, viewer: Viewer, rng: &mut Rng) {
        for pack in self.closed.iter_mut().flatten() {
            *pack = rules.booster(rng);
        }
        for (seat, desk) in (0..).map(Seat).zip(&mut self.desks) {
            if viewer != Viewer::Seat(seat) {
                desk.fill(rules, rng);
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
            Step::Hero | Step::Deck | Step::Out | Step::In(_) => Step::Hero,
        };
        (self.hero, self.deck, self.side) = (None, Vec::new(), vec![Kind::HIDDEN; cards]);
        hide(&mut self.pack);
    }

    fn fill(&mut self, rules: &Rules, rng: &mut Rng) {
        let mut side = rules.some_cards(self.side.len(), rng);
        side.sort_unstable();
        self.side = side;
        self.pack = rules.some_cards(self.pack.len(), rng);
        match self.step {
            Step::Picked(_) => self.step = self.pack.first().map_or(Step::Hero, |kind| Step::Picked(*kind)),
            Step::Ready => {
                self.step = Step::Hero;
                while let Some(action) = self.advice(rules) {
                    self.act(rules, action);
                }
            }
            _ => {}
        }
    }
}

impl Duel {
    fn fill(&mut self, rules: &Rules, viewer: Viewer, rng: &mut Rng) {
        let seats = (0..rules.setup().seats).map(Seat).zip(&self.decks);
        let guessed: Vec<Vec<Kind>> = seats
            .map(|(seat, built)| {
                if viewer == Viewer::Seat(seat) {
                    return built.deck.clone();
                }
                let mut seen = Vec::new();
                self.state.each_card(seat, |card| {
                    if card.kind != Kind::HIDDEN {
                        seen.push(card.kind);
                    }
                });
                rules.guess(built, seen, rng)
            })
            .collect();
        self.state.fill_from(&guessed, rng);
    }
}

impl Rules {
    /// So many cards as boosters bring them; of any set, where there are no boosters.
    fn some_cards(&self, count: usize, rng: &mut Rng) -> Vec<Kind> {
        let mut cards = Vec::with_capacity(count);
        while cards.len() < count {
            let mut more = if self.print.is_empty() { self.plain.clone() } else { self.booster(rng) };
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
        let fitting: Vec<Kind> = self.plain.iter().copied().filter(|kind| self.fits(*kind, built.hero)).collect();
        let pool: Vec<Kind> = (0..wanted * builder::CHOICE).filter_map(|_| rng.pick(&fitting).copied()).collect();
        deck.extend(self.ranked(built.hero, &pool).into_iter().take(wanted));
        deck
    }
}
