//! A fight asks a player once. A player who has let it go on is asked again only if something happens or something new becomes
//! possible, nobody is asked before the defense what they can do just as well after it, and nobody is asked in another's turn for
//! the sake of what would change nothing.

use super::action::Action;
use super::compile::OnKind;
use super::question::Ask;
use super::state::{Combat, Phase, State};
use crate::kit::{Seat, SeatSet};

/// The triggers that are set off by the course of a fight; nobody can set them off by what they play.
const OF_FIGHTS: [OnKind; 4] = [OnKind::Attacks, OnKind::Defends, OnKind::Protects, OnKind::Strikes];

impl State {
    /// Notes whether a player lets the fight go on, or does something after which everybody may think again.
    pub(super) fn note_passing(&mut self, seat: Seat, action: Action) {
        // A player who takes back a yield does nothing that others may notice.
        if !self.rules.setup().house.asks_once || matches!(action, Action::Heed(_)) {
            return;
        }
        let passes = matches!(action, Action::Pass | Action::Rest | Action::Yield);
        match self.question.as_ref().map(|question| &question.ask) {
            None if passes && self.in_combat() => self.let_go = self.let_go.with(seat),
            // A player who steps in with nobody has nothing new to think about; the others have.
            Some(Ask::Protect(_)) if passes && self.let_go.has(seat) => self.let_go = SeatSet::one(seat),
            _ => self.let_go = SeatSet::NONE,
        }
    }

    /// Whether a question to a player in the present step of a fight is needless.
    pub(super) fn is_asked_enough(&self, seat: Seat) -> bool {
        let Some(combat) = self.combat.filter(|_| self.chain.is_empty() && self.rules.setup().house.asks_once) else {
            return false;
        };
        match self.phase {
            // The fight is called off as soon as everybody has passed.
            Phase::Attack | Phase::Defend if combat.broken => true,
            Phase::Attack => self.can_wait(seat, combat) || self.let_go.has(seat) && !self.has_new(seat),
            Phase::Defend => self.let_go.has(seat) && self.strikes(seat).next().is_none() && !self.has_new(seat),
            _ => false,
        }
    }

    /// Whether an opponent of the defender can do after the defense whatever they can do before it: nobody can step in, and
    /// nothing changes when the defender begins to defend.
    fn can_wait(&self, seat: Seat, combat: Combat) -> bool {
        let Some(controller) = self.perm(combat.defender).map(|perm| perm.controller) else { return false };
        let steps_in = |friend: Seat| !self.enemies(friend, controller) && self.protectors(friend).next().is_some();
        self.enemies(seat, controller)
            && !self.living.iter().any(steps_in)
            && !self.hears(OnKind::Defends)
            && !self.shifts_in_fights()
    }

    /// Whether a player can do something that depends on the course of the fight, so that it may be new.
    fn has_new(&self, seat: Seat) -> bool {
        let (code, shifting) = (&self.rules.code, self.shifts_in_fights());
        let plays = |index: u8| {
            let Some(card) = self.player(seat).hand.get(usize::from(index)) else { return false };
            let compiled = self.compiled(card.kind);
            let minds = code.fee_minds_fight(compiled.also, shifting)
                || code.minds_fight(&compiled.play, shifting)
                || compiled.triggers.iter().any(|trigger| code.minds_fight(&trigger.program, shifting));
            minds && !self.is_no_reason(seat, Action::Play(index))
        };
        let uses = |action: Action| {
            let Action::Use(id, number) = action else { return false };
            let Some(perm) = self.perm(id) else { return false };
            let mut paid = self.compiled(perm.card.kind).paid.iter().filter(|paid| paid.number + 1 == number);
            let minds = paid.any(|paid| {
                code.fee_minds_fight(paid.fee, shifting)
                    || code.minds_fight(&paid.program, shifting)
                    || paid.when.is_some_and(|check| code.check_minds_fight(check, shifting))
            });
            minds && !self.is_no_reason(seat, action)
        };
        let hear = || {
            let own = self.shown().filter(|perm| perm.controller == seat);
            let mut triggers = own.flat_map(|perm| &self.compiled(perm.card.kind).triggers);
            triggers.any(|trigger| !OF_FIGHTS.contains(&trigger.on) && code.minds_fight(&trigger.program, shifting))
        };
        let (mut instants, mut powers) = (self.instants(seat).peekable(), self.powers(seat).peekable());
        let some = instants.peek().is_some() || powers.peek().is_some();
        some && (instants.any(plays) || powers.any(uses) || hear())
    }

    /// Whether values of cards in play depend on the course of a fight.
    fn shifts_in_fights(&self) -> bool {
        let mut statics = self.shown().filter(|perm| !perm.resource).flat_map(|perm| {
            let compiled = self.compiled(perm.card.kind);
            compiled.statics.iter().filter(|fixed| fixed.fickle)
        });
        let code = &self.rules.code;
        statics.any(|fixed| code.static_minds_fight(fixed))
    }
}
