//! The knowledge of each viewer.

use super::Heroes;
use super::announce::Wanted;
use super::event::Event;
use super::rules::Rules;
use super::state::{Frame, Gone, Perm, State, TimedChange, What};
use crate::kit::{BadState, Card, Hidden, Kind, Rng, Seat, SeatSet, Viewer, fill};

impl Hidden for Heroes {
    /// Blanks everything that a viewer does not know: hands, decks, face-down cards, cards that others look at, and
    /// actions that others are preparing.
    fn blank(state: &mut State, viewer: Viewer) {
        state.rng = Rng::blank();
        let own = viewer.seat().filter(|seat| state.let_go.has(*seat));
        state.let_go = own.map_or(SeatSet::NONE, SeatSet::one);
        for (seat, player) in (0..).map(Seat).zip(&mut state.players) {
            if viewer != Viewer::Seat(seat) {
                // When a player wants to be asked is the player's secret: otherwise a pause would reveal what that
                // player can do.
                (player.stops, player.rests) = (super::state::Stops::default(), false);
                player.yields.clear();
            }
            player.deck.blank(viewer);
            for card in player.hand.iter_mut().chain(&mut player.looking).chain(&mut player.removed) {
                *card = card.seen_by(viewer);
            }
        }
        for perm in &mut state.perms {
            perm.card = perm.card.seen_by(viewer);
        }
        if let Some(pending) = &mut state.pending
            && viewer != Viewer::Seat(pending.seat)
            && pending.wanted != Wanted::Trigger
        {
            // Nothing of it is public before it is paid for.
            pending.wanted = Wanted::Sealed;
            pending.frame = Frame::new(Kind::HIDDEN, 0, pending.seat, 0);
            (pending.x, pending.aim) = (None, 0);
            pending.given.clear();
        }
        if let Some(question) = &mut state.question
            && viewer != Viewer::Seat(question.seat)
            && let super::question::Ask::Cards { zone: super::question::Zone::Looking, from, .. } = &mut question.ask
        {
            // Only the asked player knows how many of the cards would match.
            from.clear();
        }
    }

    /// Deals cards into the unknown places of a blanked state. Each owner gets cards of their own deck that are not
    /// visible anywhere.
    fn fill(state: &mut State, _: Viewer, rng: &mut Rng) {
        let rules = std::sync::Arc::clone(&state.rules);
        state.fill_from(&rules.decks, rng);
    }

    fn redact(event: &Event, viewer: Viewer) -> Event {
        event.seen_by(viewer)
    }
}

impl State {
    /// The same with decks that the viewer takes for those of the seats.
    pub(super) fn fill_from(&mut self, decks: &[Vec<Kind>], rng: &mut Rng) {
        for (seat, deck) in self.seats().zip(decks) {
            let mut kinds = self.unseen(seat, deck);
            rng.shuffle(&mut kinds);
            let mut next = std::iter::from_fn(|| kinds.pop());
            let mut resources: Vec<&mut Card> =
                self.perms.iter_mut().filter(|perm| perm.owner == seat).map(|perm| &mut perm.card).collect();
            fill(resources.iter_mut().map(|card| &mut **card), &mut next);
            let player = &mut self.players[seat.index()];
            fill(player.hand.iter_mut().chain(&mut player.looking).chain(&mut player.removed), &mut next);
            player.deck.fill(&mut next);
        }
        self.rng = rng.fork();
        (self.dirty, self.moved) = (true, true);
        self.refresh();
    }

    /// A seat's cards that are not visible anywhere.
    fn unseen(&self, seat: Seat, deck: &[Kind]) -> Vec<Kind> {
        let mut left = vec![0_i16; self.rules.code.kinds.len()];
        for kind in deck {
            left[kind.index()] += 1;
        }
        self.each_card(seat, |card| {
            if let Some(left) = left.get_mut(card.kind.index()) {
                *left -= 1;
            }
        });
        let kinds = (0..).map(Kind).zip(&left);
        kinds.flat_map(|(kind, left)| std::iter::repeat_n(kind, usize::try_from(*left).unwrap_or(0))).collect()
    }

    /// Shows every card that a seat owns wherever it lies, in no order that means anything; neither hero nor tokens.
    pub(super) fn each_card(&self, seat: Seat, mut show: impl FnMut(Card)) {
        let player = self.player(seat);
        player.deck.iter().for_each(&mut show);
        let lists = [&player.hand, &player.graveyard, &player.removed, &player.looking];
        lists.into_iter().flatten().copied().for_each(&mut show);
        let hero = player.hero;
        let token = |kind| self.compiled(kind).types & super::compile::types::TOKEN != 0;
        let in_play = self.perms.iter().filter(|perm| perm.owner == seat && perm.id != hero && !token(perm.card.kind));
        in_play.map(|perm| perm.card).for_each(&mut show);
        for link in &self.chain {
            if let What::Card { card, owner } = link.what
                && owner == seat
            {
                show(card);
            }
        }
        if let Some((card, owner)) = self.leaving
            && owner == seat
        {
            show(card);
        }
    }

    /// Every card of a seat, sorted. No action may change this list.
    #[must_use]
    pub fn census(&self, seat: Seat) -> Vec<Kind> {
        let mut kinds = Vec::new();
        self.each_card(seat, |card| kinds.push(card.kind));
        // A hero that has left the game is not a card of the deck.
        if self.is_out(seat)
            && let Some(at) =
                kinds.iter().position(|kind| self.compiled(*kind).types & super::compile::types::HERO != 0)
        {
            kinds.swap_remove(at);
        }
        kinds.sort_unstable();
        kinds
    }

    /// Forgets the decks: a viewer goes on with rules that know cards alone.
    pub(super) fn forget_decks(&mut self, cards: &std::sync::Arc<Rules>) {
        self.rules = std::sync::Arc::clone(cards);
    }

    /// Gives a stored state its rules again and checks that it belongs to them.
    pub(super) fn attach(&mut self, rules: &std::sync::Arc<Rules>) -> Result<(), BadState> {
        let bad = |what: &str| Err(BadState(what.to_owned()));
        if self.players.len() != rules.teams.len() {
            return bad("it has another number of seats");
        }
        let seats = self.players.len();
        if usize::from(self.living.0) >> seats != 0 {
            return bad("somebody is in the game who is not at the table");
        }
        let mut named = vec![self.turn, self.first, self.regular, self.window.holder];
        let perms = self.perms.iter().chain(self.gone.iter().map(|Gone(perm)| perm));
        named.extend(perms.flat_map(|perm| [perm.owner, perm.controller, perm.home]));
        named.extend(self.chain.iter().map(|link| link.frame.controller));
        named.extend(self.running.iter().map(|frame| frame.controller));
        named.extend(self.question.iter().map(|question| question.seat));
        named.extend(self.pending.iter().map(|pending| pending.seat));
        named.extend(self.timed.iter().map(|timed| timed.controller));
        named.extend(self.shields.iter().map(|shield| shield.controller));
        named.extend(self.packets.iter().map(|packet| packet.controller));
        named.extend(&self.extra);
        named.extend(self.leaving.iter().map(|(_, owner)| *owner));
        let frames = self.chain.iter().map(|link| &link.frame).chain(&self.running);
        let frames = frames.chain(self.pending.iter().map(|pending| &pending.frame)).chain(&self.delayed);
        for frame in frames.chain(self.fired.iter().map(|fired| &fired.frame)) {
            named.extend([frame.controller, frame.player]);
            named.extend(frame.targets.iter().filter_map(|(_, target)| match target {
                super::state::Ref::Seat(seat) => Some(*seat),
                _ => None,
            }));
        }
        named.extend(self.question.iter().filter_map(|question| match &question.ask {
            super::question::Ask::Cards { of, .. } => Some(*of),
            _ => None,
        }));
        named.extend(self.chain.iter().filter_map(|link| match link.what {
            What::Card { owner, .. } => Some(owner),
            _ => None,
        }));
        if named.iter().any(|seat| seat.index() >= seats) {
            return bad("it names a seat that is not at the table");
        }
        if !self.players.iter().all(|player| player.deck.is_sound()) {
            return bad("a deck has more cards on top than it has");
        }
        if self.perms.len() > super::zones::MOST_IN_PLAY {
            return bad("it has more cards in play than there can be");
        }
        if !self.perms.is_sorted_by_key(|perm| perm.id) || self.perms.iter().any(|perm| perm.id >= self.next_id) {
            return bad("its cards in play are not in order");
        }
        if self.perms.iter().any(|perm| self.lies_under_itself(perm)) {
            return bad("a card lies under itself");
        }
        if self.perms.iter().any(|perm| perm.card.kind.index() >= rules.code.kinds.len()) {
            return bad("a card in play is none of the match's");
        }
        let changes = |list: u16| rules.code.changes.get(usize::from(list)).map_or(0, Vec::len);
        let known = |change| match change {
            TimedChange::Mods(list, _) => usize::from(list) < rules.code.changes.len(),
            TimedChange::More(list, place, _) => usize::from(place) < changes(list),
            TimedChange::Atk(..) | TimedChange::Control => true,
        };
        if !self.timed.iter().all(|timed| known(timed.change)) {
            return bad("it changes cards in a way that no card does");
        }
        self.rules = std::sync::Arc::clone(rules);
        for seat in self.seats() {
            let mut deck = rules.decks[seat.index()].clone();
            deck.sort_unstable();
            if self.census(seat) != deck {
                return bad("its cards are not those of the decks");
            }
        }
        self.reckon();
        self.refresh();
        Ok(())
    }

    /// Whether a chain of attachments leads back to the card itself. A table with such a card could not be laid out.
    fn lies_under_itself(&self, perm: &Perm) -> bool {
        let above = std::iter::successors(self.perm(perm.bearer), |above| self.perm(above.bearer));
        above.take(self.perms.len()).count() == self.perms.len()
    }
}
