//! A match: decks are built, then the duel is played.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::Boosters;
use super::action::Action;
use super::desk::{Desk, Step};
use super::event::{Event, told};
use super::rules::{Built, Rules};
use super::setup::Format;
use crate::kit::{BadState, Illegal, Kind, Log, Reason, Rng, Seat, SeatSet, Status};

/// Everything about a match, secrets included.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct State<G: Boosters> {
    #[serde(skip, default = "Rules::none")]
    pub(super) rules: Arc<Rules<G>>,
    pub(super) stage: Stage<G::State>,
}

/// What is being done.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) enum Stage<S> {
    /// Decks are built.
    Build(Build),
    /// The duel is played with them.
    Duel(Box<Duel<S>>),
}

/// The building of decks.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Build {
    /// The seats', then those who only pick.
    pub(super) desks: Vec<Desk>,
    /// The boosters of each desk that are still closed, the next last.
    pub(super) closed: Vec<Vec<Vec<Kind>>>,
    pub(super) rng: Rng,
}

/// A duel, and the decks that it is played with; beyond the seats', what those have who only picked.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Duel<S> {
    pub(super) decks: Vec<Built>,
    pub(super) state: S,
}

impl<G: Boosters> State<G> {
    /// Begins a match: with boosters, with an exchange of cards, or with the duel at once.
    pub(super) fn start(rules: &Arc<Rules<G>>, mut rng: Rng, log: &mut impl Log<Event<G::Event>>) -> Self {
        let setup = rules.setup();
        let boosters =
            |count: usize, rng: &mut Rng| -> Vec<Vec<Kind>> { (0..count).map(|_| rules.booster(rng)).collect() };
        let (desks, closed) = match (setup.later, setup.format) {
            (false, Format::Sealed) => {
                let desk = |at: usize| {
                    let mut desk = Desk::with_pool(boosters(G::SEALED, &mut rng).concat());
                    desk.begin(rules, rules.wanted(at));
                    desk
                };
                ((0..rules.desks()).map(desk).collect(), Vec::new())
            }
            (false, Format::Draft) => {
                let desk = |at| Desk { empty: at >= usize::from(setup.seats), ..Desk::with_pool(Vec::new()) };
                let closed = (0..rules.desks()).map(|_| boosters(G::ROUNDS, &mut rng)).collect();
                ((0..rules.desks()).map(desk).collect(), closed)
            }
            _ => (rules.decks.iter().map(Desk::with_deck).collect(), Vec::new()),
        };
        let mut build = Build { desks, closed, rng };
        build.open();
        if !setup.later && setup.format == Format::Constructed {
            build.desks.iter_mut().for_each(|desk| desk.step = Step::Ready);
        }
        let mut state = Self { rules: Arc::clone(rules), stage: Stage::Build(build) };
        if setup.format != Format::Constructed && !setup.later {
            log.tell(|| Event::Opened { draft: setup.format == Format::Draft });
        }
        state.go_on(log);
        state
    }

    /// What the match waits for.
    pub(super) fn status(&self) -> Status {
        match &self.stage {
            Stage::Build(build) => Status::Waiting(build.asked()),
            Stage::Duel(duel) => G::status(&duel.state),
        }
    }

    /// Whether decks are being built; somebody who picks from a booster chooses one card at a time.
    pub(super) fn is_building(&self) -> bool {
        let Stage::Build(build) = &self.stage else { return false };
        let mut asked = build.desks.iter().filter(|desk| desk.is_asked());
        asked.all(|desk| desk.step != Step::Pick)
    }

    /// Adds what a seat can do.
    pub(super) fn list(&self, seat: Seat, out: &mut Vec<Action<G::Action>>) {
        match &self.stage {
            Stage::Build(build) => {
                if let Some(desk) = build.desks.get(seat.index()).filter(|desk| desk.is_asked()) {
                    desk.list(&self.rules, self.rules.wanted(seat.index()), out);
                }
            }
            Stage::Duel(duel) => {
                let mut actions = Vec::new();
                G::actions(&duel.state, seat, &mut actions);
                out.extend(actions.into_iter().map(Action::Duel));
            }
        }
    }

    /// Does it, if it is listed.
    pub(super) fn act(
        &mut self,
        seat: Seat,
        action: Action<G::Action>,
        log: &mut impl Log<Event<G::Event>>,
    ) -> Result<(), Illegal> {
        let illegal = || Illegal { seat, action: action.to_string() };
        match (&mut self.stage, action) {
            (Stage::Duel(duel), Action::Duel(action)) => {
                told!(log, inner => G::apply(&mut duel.state, seat, action, inner))
            }
            (Stage::Build(build), _) => {
                let (mut listed, wanted) = (Vec::new(), self.rules.wanted(seat.index()));
                let desk = build.desks.get_mut(seat.index()).filter(|desk| desk.is_asked()).ok_or_else(illegal)?;
                desk.list(&self.rules, wanted, &mut listed);
                if !listed.contains(&action) {
                    return Err(illegal());
                }
                desk.act(&self.rules, wanted, action);
                match action {
                    Action::Take(card) => log.tell(|| Event::Picked { seat, card }),
                    Action::Ready => {
                        for (out, card) in self.rules.exchanged(seat.index(), &desk.deck) {
                            log.tell(|| Event::Exchanged { seat, out, card });
                        }
                        log.tell(|| Event::Ready { seat });
                    }
                    _ => {}
                }
                self.go_on(log);
                Ok(())
            }
            (Stage::Duel(_), _) => Err(illegal()),
        }
    }

    /// Passes boosters on as long as nobody has to pick, and begins the duel when every deck is ready.
    fn go_on(&mut self, log: &mut impl Log<Event<G::Event>>) {
        let Stage::Build(build) = &mut self.stage else { return };
        build.settle(&self.rules);
        if !build.asked().is_empty() {
            return;
        }
        let seats = usize::from(self.rules.setup().seats);
        let decks: Vec<Built> = build.desks.iter().filter_map(Desk::built).collect();
        let left: Vec<Seat> =
            (0..).map(Seat).zip(&build.desks[..seats]).filter(|(_, desk)| desk.empty).map(|(seat, _)| seat).collect();
        // Every deck was built of cards of the set, so there is nothing to be refused.
        let Some(Ok(rules)) = decks.get(..seats).map(|decks| self.rules.duel(decks)) else { return };
        let rng = build.rng.fork();
        let state = told!(log, inner => {
            let mut state = G::start(&rules, rng, inner);
            for seat in left {
                G::leave(&mut state, seat, Reason::Resigned, inner);
            }
            state
        });
        self.stage = Stage::Duel(Box::new(Duel { decks, state }));
    }

    /// The seats that are out while others play on.
    pub(super) fn out(&self) -> SeatSet {
        match &self.stage {
            Stage::Build(build) => build.left(self.rules.setup().seats),
            Stage::Duel(duel) => G::out(&duel.state),
        }
    }

    /// Whether two seats play against each other; everybody builds a deck alone.
    pub(super) fn enemies(&self, one: Seat, other: Seat) -> bool {
        match &self.stage {
            Stage::Build(_) => one != other,
            Stage::Duel(duel) => G::enemies(&duel.state, one, other),
        }
    }

    /// Takes a seat out, if at least two are left to play.
    pub(super) fn leave(&mut self, seat: Seat, why: Reason, log: &mut impl Log<Event<G::Event>>) -> bool {
        match &mut self.stage {
            Stage::Build(build) => {
                let seats = self.rules.setup().seats;
                let others = (0..seats).map(Seat).filter(|other| *other != seat && !build.left(seats).has(*other));
                if others.count() < 2 {
                    return false;
                }
                if let Some(desk) = build.desks.get_mut(seat.index()) {
                    desk.empty = true;
                }
                log.tell(|| Event::Left { seat });
                self.go_on(log);
                true
            }
            Stage::Duel(duel) => told!(log, inner => G::leave(&mut duel.state, seat, why, inner)),
        }
    }

    /// The decks with which the match goes on after this game: those of its duel.
    pub(crate) fn decks(&self) -> Option<&[Built]> {
        match &self.stage {
            Stage::Build(_) => None,
            Stage::Duel(duel) => duel.decks.get(..usize::from(self.rules.setup().seats)),
        }
    }

    /// Every card of the match, wherever it lies, sorted: what nothing may change.
    #[must_use]
    pub fn census(&self) -> Vec<Kind> {
        let mut all: Vec<Kind> = match &self.stage {
            Stage::Build(build) => {
                let desks = build.desks.iter().flat_map(|desk| [&desk.deck, &desk.side, &desk.pack]);
                desks.chain(build.closed.iter().flatten()).flatten().copied().collect()
            }
            Stage::Duel(duel) => {
                let seats = usize::from(self.rules.setup().seats);
                let beside = duel.decks.iter().map(|built| &built.side);
                let picked = duel.decks.iter().skip(seats).map(|built| &built.deck);
                let lying = (0..seats as u8).map(Seat).flat_map(|seat| G::cards_of(&duel.state, seat));
                // A leader that was defeated lies among the cards, and is none of a deck.
                let lying = lying.filter(|kind| *kind == Kind::HIDDEN || self.rules.is_plain(*kind));
                beside.chain(picked).flatten().copied().chain(lying).collect()
            }
        };
        all.sort_unstable();
        all
    }

    /// What is played, once it has begun.
    #[must_use]
    pub fn duel(&self) -> Option<&G::State> {
        match &self.stage {
            Stage::Build(_) => None,
            Stage::Duel(duel) => Some(&duel.state),
        }
    }

    /// What is played, to be brought to a quiet moment.
    pub(super) fn duel_mut(&mut self) -> Option<&mut G::State> {
        match &mut self.stage {
            Stage::Build(_) => None,
            Stage::Duel(duel) => Some(&mut duel.state),
        }
    }

    /// Gives a stored state its rules back and checks that it is theirs.
    pub(super) fn attach(&mut self, rules: &Arc<Rules<G>>) -> Result<(), BadState> {
        let bad = |what: &str| Err(BadState(what.to_owned()));
        match &mut self.stage {
            Stage::Build(build) => {
                if build.desks.len() != rules.desks() {
                    return bad("it has another number of players");
                }
                if !build.is_sound(rules) {
                    return bad("its cards are not where they can be");
                }
                if build.asked().is_empty() {
                    return bad("it waits for nobody");
                }
            }
            Stage::Duel(duel) => {
                let known = |kind: &Kind| rules.card(*kind).is_some();
                let all = |built: &Built| built.deck.iter().chain(&built.side).chain(&built.leader).all(known);
                if duel.decks.len() != rules.desks() || !duel.decks.iter().all(all) {
                    return bad("its decks are none of the match's");
                }
                let seats = usize::from(rules.setup().seats);
                let inner = rules.duel(&duel.decks[..seats]).map_err(|error| BadState(error.to_string()))?;
                G::attach(&mut duel.state, &inner)?;
            }
        }
        self.rules = Arc::clone(rules);
        Ok(())
    }
}

impl Build {
    /// Who has to answer.
    pub(super) fn asked(&self) -> SeatSet {
        (0..).map(Seat).zip(&self.desks).filter(|(_, desk)| desk.is_asked()).map(|(seat, _)| seat).collect()
    }

    fn left(&self, seats: u8) -> SeatSet {
        (0..seats).map(Seat).filter(|seat| self.desks[seat.index()].empty).collect()
    }

    /// Everybody opens their next booster, if they have one.
    fn open(&mut self) {
        for (desk, closed) in self.desks.iter_mut().zip(&mut self.closed) {
            if let Some(pack) = closed.pop() {
                (desk.pack, desk.step) = (pack, Step::Pick);
            }
        }
    }

    /// Everybody who plays no more does what a computer would, and boosters go round, until somebody has to answer.
    fn settle<G: Boosters>(&mut self, rules: &Rules<G>) {
        loop {
            for (at, desk) in self.desks.iter_mut().enumerate().filter(|(_, desk)| desk.empty) {
                let wanted = rules.wanted(at);
                while let Some(action) = desk.advice(rules, wanted) {
                    desk.act(rules, wanted, action);
                }
            }
            if self.desks.iter().any(|desk| !matches!(desk.step, Step::Picked(_))) {
                return;
            }
            self.pass(rules);
        }
    }

    /// What was picked is kept, and the boosters go to the left, every second round to the right.
    fn pass<G: Boosters>(&mut self, rules: &Rules<G>) {
        for desk in &mut self.desks {
            desk.keep_picked();
        }
        let round = G::ROUNDS - self.closed.first().map_or(0, Vec::len);
        let mut packs: Vec<Vec<Kind>> = self.desks.iter_mut().map(|desk| std::mem::take(&mut desk.pack)).collect();
        if packs.iter().all(Vec::is_empty) {
            if self.closed.iter().all(Vec::is_empty) {
                self.desks.iter_mut().enumerate().for_each(|(at, desk)| desk.begin(rules, rules.wanted(at)));
            }
            self.open();
            return;
        }
        if round % 2 == 1 {
            packs.rotate_right(1);
        } else {
            packs.rotate_left(1);
        }
        for (desk, pack) in self.desks.iter_mut().zip(packs) {
            desk.pack = pack;
        }
    }

    /// Whether a stored one can be played: every card is one, and every question has an answer.
    fn is_sound<G: Boosters>(&self, rules: &Rules<G>) -> bool {
        let known = |kind: &Kind| rules.is_plain(*kind);
        let seats = usize::from(rules.setup().seats);
        let drafts = rules.setup().format == Format::Draft && !rules.setup().later;
        let lengths = |of: &dyn Fn(usize) -> usize| (1..self.desks.len()).all(|at| of(at) == of(0));
        let boosters = if drafts { self.closed.len() == self.desks.len() } else { self.closed.is_empty() };
        boosters
            && self.desks.iter().skip(seats).all(|desk| desk.empty)
            && self.closed.iter().all(|closed| closed.len() < G::ROUNDS)
            && (!drafts || lengths(&|at| self.closed[at].len()) && lengths(&|at| self.desks[at].pack.len()))
            && self.closed.iter().flatten().flatten().all(known)
            && self.closed.iter().flatten().all(|pack| pack.len() == G::BOOSTER)
            && self.desks.iter().enumerate().all(|(at, desk)| desk.is_sound(rules, rules.wanted(at), drafts))
    }
}
