//! A player leaves the table: the hero falls, the deck is empty, or the player resigns.

use super::announce::Wanted;
use super::card::Where;
use super::check::Going;
use super::compile::types;
use super::event::Event;
use super::question::Ask;
use super::reason;
use super::state::{Combat, Id, Ids, Phase, State, TimedChange, What};
use crate::kit::{Card, Log, Outcome, Reason, RuleReason, Seat, SeatSet};

impl State {
    /// A player resigns or ran out of time (H-08); returns `false` in a match of two.
    pub(super) fn leave_table(&mut self, seat: Seat, why: Reason, log: &mut impl Log<Event>) -> bool {
        if seat.index() >= self.players.len() || self.is_out(seat) || matches!(self.phase, Phase::Over(_)) {
            return true;
        }
        if self.players.len() == 2 {
            return false;
        }
        self.window.asked &= self.window.holder != seat;
        log.tell(|| Event::Quit { seat });
        self.remove_player(seat, log);
        self.mulligans.1 = self.mulligans.1.with(seat);
        self.after_leaving(why, log);
        self.run(log);
        true
    }

    /// Players lose at the same check.
    pub(super) fn remove_players(&mut self, going: &Going, log: &mut impl Log<Event>) {
        for (seat, _) in going {
            self.remove_player(*seat, log);
        }
        if !going.is_empty() {
            let decked = going.iter().all(|(_, decked)| *decked);
            self.after_leaving(Reason::Rule(if decked { reason::DECKED } else { reason::DEFEAT }), log);
        }
    }

    /// Removes a player who is out, with all their cards, including those attached to cards of others (H-148).
    pub(super) fn remove_player(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.living = self.living.without(seat);
        let gone: Vec<Id> = self.perms.iter().filter(|perm| perm.owner == seat).map(|perm| perm.id).collect();
        for id in gone {
            self.leave_combat(id);
            if let Some(at) = self.at(id) {
                let card = self.take_out(at).card;
                // The card leaves the game, but still counts as a card of its deck.
                if self.compiled(card.kind).types & types::TOKEN == 0 {
                    let known = card.known;
                    self.player_mut(seat).removed.push(Card { kind: card.kind, known });
                }
            }
            self.counters.retain(|tally| tally.who != id);
            self.forget(id);
        }
        // Cards of other players that were attached to the cards that are now gone.
        let orphans: Ids = self
            .perms
            .iter()
            .filter(|perm| perm.bearer != 0 && self.perm(perm.bearer).is_none())
            .map(|perm| perm.id)
            .collect();
        self.move_all(&orphans, Where::Graveyard, log);
        // Cards of others that the player controlled go back. Other effects outlive the player who made them (H-130).
        self.timed.retain(|timed| timed.controller != seat || timed.change != TimedChange::Control);
        for perm in self.perms.iter_mut().filter(|perm| perm.home == seat) {
            perm.home = perm.owner;
        }
        self.traits.strayed = true;
        let mut owned = Vec::new();
        self.chain.retain(|link| {
            let theirs = match link.what {
                What::Card { card, owner } if owner == seat => {
                    owned.push(card);
                    true
                }
                _ => link.frame.controller == seat,
            };
            !theirs
        });
        self.player_mut(seat).removed.extend(owned);
        self.fired.retain(|fired| fired.frame.controller != seat);
        self.delayed.retain(|frame| frame.controller != seat);
        self.packets.retain(|packet| packet.controller != seat);
        self.extra.retain(|next| *next != seat);
        let player = self.player_mut(seat);
        let looked = std::mem::take(&mut player.looking);
        player.removed.extend(looked);
        self.dirty = true;
        if !matches!(self.phase, Phase::Over(_))
            && self.combat.is_some_and(|combat| self.perm(combat.attacker).is_none())
        {
            self.combat = self.combat.map(|combat| Combat { broken: true, ..combat });
        }
    }

    /// Ends the match if only one team is left (H-155); otherwise goes on without the players who are out.
    fn after_leaving(&mut self, why: Reason, log: &mut impl Log<Event>) {
        let living = self.living;
        let teams = |seats: SeatSet| seats.iter().map(|seat| self.player(seat).team).collect::<Vec<_>>();
        let left = teams(living);
        if left.iter().all(|team| Some(team) == left.first()) {
            let team = left.first().copied();
            let winners = self.seats().filter(|seat| team == Some(self.player(*seat).team)).collect();
            let reason = if left.is_empty() { Reason::Rule(RuleReason::TOGETHER) } else { why };
            self.end(Outcome { winners, reason }, log);
            return;
        }
        if self.is_out(self.turn) {
            self.turn_is_gone();
        } else if self.is_out(self.window.holder) {
            self.window.holder = self.turn;
            self.window.asked = false;
        }
        let ended = self.running.as_ref().is_some_and(|frame| self.is_out(frame.controller));
        if ended {
            // Its card leaves the chain with it.
            self.finish(log);
        }
        self.ask_anew(ended);
        self.announce_anew(log);
    }

    /// A question that others were asked goes on only as far as the one who left has no part in it. The step that asked
    /// runs again and asks what is left to ask. `ended` says that the running effect was that of the one who left.
    fn ask_anew(&mut self, ended: bool) {
        let Some(mut question) = self.question.take() else { return };
        let seat = question.seat;
        if self.is_out(seat) {
            return;
        }
        let stays = match &mut question.ask {
            // The packet may be gone, or may have been that of another.
            Ask::Armor | Ask::Order(_) => false,
            Ask::Protect(_) => {
                self.combat.is_some_and(|combat| !combat.broken) && self.protectors(seat).next().is_some()
            }
            // There may no longer be one too many.
            Ask::Drop(_) => {
                self.crowded = self.crowded.with(seat);
                self.unchecked = true;
                false
            }
            Ask::Excess(_) => true,
            Ask::Pick { from, left } => {
                from.retain(|id| self.perm(*id).is_some());
                let choice = from.len() > usize::from(*left);
                if !choice && let Some(frame) = self.running.as_mut().filter(|_| !ended) {
                    frame.that.extend(from.iter().copied());
                }
                choice && !ended
            }
            Ask::Cards { of, .. } => {
                let of = *of;
                !ended && !self.is_out(of)
            }
            Ask::May | Ask::Avert | Ask::Options(_) => !ended,
        };
        if stays {
            self.question = Some(question);
        }
    }

    /// What somebody was about to do is chosen anew, because nothing has been paid yet and the one who left may have had
    /// a part in it. Something voluntary is taken back; a trigger and a price are asked for again.
    fn announce_anew(&mut self, log: &mut impl Log<Event>) {
        let Some(pending) = self.pending.take().filter(|pending| !self.is_out(pending.seat)) else { return };
        match pending.wanted {
            Wanted::Trigger => {
                let mut frame = pending.frame;
                frame.targets.clear();
                self.announce(pending.seat, Wanted::Trigger, frame, log);
            }
            Wanted::Fee(_) => {
                if let Some(frame) = &mut self.running {
                    frame.todo = None;
                }
            }
            Wanted::Play(_) | Wanted::Use(..) | Wanted::Attack(_) | Wanted::Sealed => {}
        }
    }
}
