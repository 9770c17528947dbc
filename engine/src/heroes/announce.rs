//! Putting something on the chain: targets are chosen, then everything is paid at once (H-26..H-28, H-176).

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::card::Keyword;
use super::compile::{AimKind, Fee, OnKind, Part, Program, types};
use super::event::{Event, Mark};
use super::fit::Eye;
use super::state::{Frame, Id, Link, Ref, State, What, push};
use crate::kit::{Log, Seat, SeatSet};

/// Possible targets.
pub(super) type Targets = SmallVec<[Ref; 16]>;

/// The thing that a player is about to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Wanted {
    /// Play the card at this index of the hand.
    Play(u8),
    /// Use a paid power, by its place among the card's paid powers.
    Use(Id, u8),
    /// Put a trigger that was set off on the chain; this cannot be taken back.
    Trigger,
    /// Pay a fee that the running effect asks for.
    Fee(u16),
    /// Attack with a character.
    Attack(Id),
    /// The form in which another viewer sees any of these.
    Sealed,
}

/// Something picked to be given up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Given {
    Perm(Id),
    #[serde(rename = "Slot")]
    Card(u8),
}

/// Something that is being put on the chain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Pending {
    pub(super) seat: Seat,
    pub(super) wanted: Wanted,
    pub(super) frame: Frame,
    pub(super) x: Option<u8>,
    /// The aim whose target is being chosen.
    #[serde(rename = "slot")]
    pub(super) aim: u8,
    /// The things picked as payment, each with the place of its fee.
    pub(super) given: Vec<(u8, Given)>,
}

/// What the player still has to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Need {
    /// X, at most this number.
    X(u8),
    /// A target of this aim; `true` if enough are chosen already.
    Target(u8, bool),
    /// A defender.
    Defender,
    /// Something for the fee at this place.
    Part(u8, Part),
    Nothing,
}

impl Pending {
    /// Whether the player can take it back.
    pub(super) const fn is_voluntary(&self) -> bool {
        matches!(self.wanted, Wanted::Play(_) | Wanted::Use(..) | Wanted::Attack(_) | Wanted::Sealed)
    }
}

impl State {
    /// Begins to put something on the chain.
    pub(super) fn announce(&mut self, seat: Seat, wanted: Wanted, frame: Frame, log: &mut impl Log<Event>) {
        self.proceed(Pending { seat, wanted, frame, x: None, aim: 0, given: Vec::new() }, log);
    }

    /// The effect that is being put on the chain.
    pub(super) fn program(&self, pending: &Pending) -> Option<&Program> {
        let card = self.compiled(pending.frame.kind);
        match pending.wanted {
            Wanted::Play(_) => Some(&card.play),
            Wanted::Use(_, power) => card.paid.get(usize::from(power)).map(|paid| &paid.program),
            Wanted::Trigger => {
                let number = pending.frame.trigger?;
                card.triggers.iter().find(|trigger| trigger.number == number).map(|trigger| &trigger.program)
            }
            Wanted::Fee(_) | Wanted::Attack(_) | Wanted::Sealed => None,
        }
    }

    pub(super) fn need(&self, pending: &Pending) -> Need {
        if matches!(pending.wanted, Wanted::Attack(_)) {
            return if pending.frame.targets.is_empty() { Need::Defender } else { Need::Nothing };
        }
        if pending.x.is_none() && self.has_x(pending) {
            let (cost, fee) = self.price(pending);
            let fees = &self.rules.code.fees[usize::from(fee)];
            let fixed = cost.saturating_add(Fee::resources(fees));
            return Need::X(self.ready_resources(pending.seat).saturating_sub(fixed));
        }
        if let Some(aim) = self.program(pending).and_then(|program| program.aims.get(usize::from(pending.aim))) {
            let chosen = pending.frame.aim(pending.aim).count();
            return Need::Target(pending.aim, chosen >= usize::from(aim.min));
        }
        for (at, fee) in (0..).zip(&self.rules.code.fees[usize::from(self.fee(pending))]) {
            if let Fee::Part(part, count, _) = fee
                && pending.given.iter().filter(|(of, _)| *of == at).count() < usize::from(*count)
            {
                return Need::Part(at, *part);
            }
        }
        Need::Nothing
    }

    /// Continues until a player has to choose or everything is chosen. A choice with only one possibility is made at once.
    pub(super) fn proceed(&mut self, mut pending: Pending, log: &mut impl Log<Event>) {
        loop {
            match self.need(&pending) {
                Need::X(0) => pending.x = Some(0),
                Need::Target(at, enough) => {
                    let Some(aim) = self.program(&pending).map(|program| program.aims[usize::from(at)]) else {
                        return;
                    };
                    let legal = self.targets_left(&pending, at);
                    let chosen = pending.frame.aim(at).count();
                    let missing = usize::from(aim.min).saturating_sub(chosen);
                    if chosen >= usize::from(aim.max) || legal.is_empty() && enough {
                        pending.aim += 1;
                    } else if legal.len() < missing {
                        // H-27: without a legal target a trigger never reaches the chain.
                        return;
                    } else if aim.min == aim.max && legal.len() == missing {
                        pending.frame.targets.extend(legal.into_iter().map(|target| (at, target)));
                    } else {
                        break;
                    }
                }
                Need::Part(at, _) => {
                    let left = self.parts_left(&pending, at);
                    if left.len() != self.parts_missing(&pending, at) {
                        break;
                    }
                    pending.given.extend(left.into_iter().map(|given| (at, given)));
                }
                Need::Nothing => {
                    self.commit(pending, log);
                    return;
                }
                Need::X(_) | Need::Defender => break,
            }
        }
        self.pending = Some(Box::new(pending));
    }

    /// Legal targets of an aim, without those already chosen.
    pub(super) fn targets_left(&self, pending: &Pending, at: u8) -> Targets {
        let Some(program) = self.program(pending) else { return Targets::new() };
        let mut legal = self.legal(program.aims[usize::from(at)].kind, pending.frame.eye());
        legal.retain(|target| !pending.frame.aim(at).any(|chosen| chosen == *target));
        legal
    }

    /// Every legal target (H-170).
    pub(super) fn legal(&self, kind: AimKind, eye: Eye) -> Targets {
        match kind {
            AimKind::Perm(sieve) => {
                let fitting = self.all_fitting(sieve, eye, true);
                fitting.filter(|perm| self.can_target(perm, eye.seat)).map(|perm| Ref::Perm(perm.id)).collect()
            }
            AimKind::Player => self.in_order().map(Ref::Seat).collect(),
            AimKind::Opponent => self.in_order().filter(|seat| self.enemies(*seat, eye.seat)).map(Ref::Seat).collect(),
            AimKind::Link(sieve) => {
                // A link is named by its place on the chain, which must fit into a `u8`.
                let links =
                    self.chain.iter().take(usize::from(u8::MAX)).filter(|link| self.link_fits(sieve, link, eye));
                links.map(|link| Ref::Link(link.id)).collect()
            }
        }
    }

    /// Whether there are enough legal targets.
    fn has_targets(&self, program: &Program, eye: Eye) -> bool {
        program.aims.iter().all(|aim| match (aim.min, aim.kind) {
            (0, _) | (1, AimKind::Player | AimKind::Opponent) => true,
            (1, AimKind::Perm(sieve)) => self.all_fitting(sieve, eye, true).any(|perm| self.can_target(perm, eye.seat)),
            (min, kind) => self.legal(kind, eye).len() >= usize::from(min),
        })
    }

    fn can_target(&self, perm: &super::state::Perm, seat: Seat) -> bool {
        !(perm.now.cannot(super::card::Cant::BeTargeted) && self.enemies(perm.controller, seat))
    }

    fn link_fits(&self, sieve: u16, link: &Link, eye: Eye) -> bool {
        let sides = |opposing: bool| self.enemies(link.frame.controller, eye.seat) == opposing;
        let right_side = self.rules.code.sieves[usize::from(sieve)].tests.iter().all(|test| match test {
            super::compile::Test::Opposing => sides(true),
            super::compile::Test::Friendly => sides(false),
            super::compile::Test::Yours => link.frame.controller == eye.seat,
            _ => true,
        });
        let of_kind = match link.what {
            What::Card { .. } => true,
            // A filter without a type means a card or an effect (H-131); an effect is judged by its card.
            What::Effect => !self.rules.code.sieves[usize::from(sieve)].names_type(),
            What::Combat { .. } => false,
        };
        right_side && of_kind && self.kind_fits(sieve, link.frame.kind)
    }

    /// Whether this is a legal target. Checked when it is chosen (H-170) and again when the link resolves (H-126).
    pub(super) fn is_legal(&self, kind: AimKind, target: Ref, eye: Eye) -> bool {
        match (kind, target) {
            (AimKind::Perm(sieve), Ref::Perm(id)) => {
                self.perm(id).is_some_and(|perm| self.fits(sieve, perm, eye, true) && self.can_target(perm, eye.seat))
            }
            (AimKind::Player, Ref::Seat(seat)) => self.living.has(seat),
            (AimKind::Opponent, Ref::Seat(seat)) => self.living.has(seat) && self.enemies(seat, eye.seat),
            (AimKind::Link(sieve), Ref::Link(id)) => {
                self.chain.iter().any(|link| link.id == id && self.link_fits(sieve, link, eye))
            }
            _ => false,
        }
    }

    /// Whether a card of a hand can be played now. With `instant`, only cards that can be played at any time count
    /// (H-60, H-80).
    pub(super) fn can_play(&self, seat: Seat, index: u8, instant: bool) -> bool {
        let Some(card) = self.player(seat).hand.get(usize::from(index)) else { return false };
        let Some(brief) = self.rules.brief(card.kind) else { return false };
        let too_dear = !self.traits.taxed && brief.cost > self.ready_resources(seat);
        if !brief.playable || instant && !brief.instant || too_dear {
            return false;
        }
        if self.hero(seat).is_none_or(|hero| hero.now.cannot(super::card::Cant::PlayCards)) {
            return false;
        }
        let compiled = self.compiled(card.kind);
        let eye = Eye { seat, this: 0 };
        let cost = if self.traits.taxed { self.toll(seat, card.kind) } else { brief.cost };
        self.can_pay(compiled.also, cost, eye, Some(index)) && self.has_targets(&compiled.play, eye)
    }

    /// Whether a card can be exhausted now: it is ready, and an ally did not come this turn (H-47, H-77, H-185, H-186).
    pub(super) fn can_exhaust(&self, perm: &super::state::Perm) -> bool {
        !perm.exhausted && (!perm.is(types::ALLY) || perm.since != self.turns)
    }

    /// Whether the hero of its controller can use a piece of equipment: their classes must match (H-49, H-57, H-58).
    pub(super) fn suits_hero(&self, perm: &super::state::Perm) -> bool {
        let classes = self.compiled(perm.card.kind).classes;
        classes == 0
            || self.hero(perm.controller).is_some_and(|hero| self.compiled(hero.card.kind).classes & classes != 0)
    }

    /// Whether a paid power can be used now.
    pub(super) fn can_use(&self, seat: Seat, perm: &super::state::Perm, power: u8) -> bool {
        let Some(paid) = self.compiled(perm.card.kind).paid.get(usize::from(power)) else { return false };
        if perm.controller != seat
            || perm.resource && perm.down
            || perm.now.powerless
            || perm.now.cannot(super::card::Cant::UsePowers)
            || paid.once && perm.used & (1 << paid.number) != 0
            || paid.cost > self.ready_resources(seat)
            || paid.exhausts && !self.can_exhaust(perm)
            || paid.flips && self.hero(seat).is_none_or(|hero| hero.down)
            || perm.is(types::EQUIPMENT) && !self.suits_hero(perm)
        {
            return false;
        }
        let eye = Eye { seat, this: perm.id };
        let holds = |check| self.holds(check, &Frame::new(perm.card.kind, perm.id, seat, paid.program.start));
        (paid.plain || self.can_pay(paid.fee, 0, eye, None))
            && paid.when.is_none_or(holds)
            && self.has_targets(&paid.program, eye)
    }

    /// Everything is chosen: pays for it and puts it on the chain.
    fn commit(&mut self, mut pending: Pending, log: &mut impl Log<Event>) {
        let seat = pending.seat;
        // The payment depends on the source and controller of the effect, not on its targets.
        let left = Frame::new(pending.frame.kind, pending.frame.source, pending.frame.controller, pending.frame.pc);
        let mut frame = std::mem::replace(&mut pending.frame, left);
        frame.x = pending.x.unwrap_or_default();
        match pending.wanted {
            Wanted::Attack(attacker) => {
                if let Some((_, Ref::Perm(defender))) = frame.targets.pop() {
                    self.propose(seat, attacker, defender, log);
                }
            }
            Wanted::Play(index) => self.commit_play(&pending, index, frame, log),
            Wanted::Use(id, power) => {
                let card = self.compiled(frame.kind);
                let number = card.paid.get(usize::from(power)).map_or(0, |paid| paid.number);
                log.tell(|| Event::Used { seat, card: frame.kind, number: id });
                if let Some(perm) = self.perm_mut(id) {
                    perm.used |= 1 << number;
                }
                self.tell_aims(&frame, log);
                self.pay(&pending, log);
                self.complete(seat, id, log);
                self.push(What::Effect, frame);
            }
            Wanted::Trigger => {
                log.tell(|| Event::Triggered { seat, card: frame.kind });
                self.tell_aims(&frame, log);
                // A power counts as used only when it reaches the chain.
                if let Some((number, perm)) = frame.trigger.zip(self.perm_mut(frame.source)) {
                    perm.used |= 1 << number;
                }
                self.push(What::Effect, frame);
            }
            Wanted::Fee(_) => {
                self.pay(&pending, log);
                if let Some(running) = &mut self.running {
                    running.paid = frame.x;
                }
                self.paid();
            }
            Wanted::Sealed => {}
        }
    }

    fn tell_aims(&self, frame: &Frame, log: &mut impl Log<Event>) {
        if !frame.targets.is_empty() {
            log.tell(|| Event::Aimed { seat: frame.controller, at: self.marks(frame) });
        }
    }

    /// The targets of an effect, as people are told of them; targets that are gone are left out.
    pub(super) fn marks(&self, frame: &Frame) -> Vec<Mark> {
        let mark = |target: &Ref| match *target {
            Ref::Perm(id) => self.perm(id).map(|perm| match perm.card.kind {
                kind if self.has_namesake(kind, perm.controller) => Mark::Owned(kind, perm.controller),
                kind => Mark::Card(kind),
            }),
            Ref::Seat(seat) => Some(Mark::Player(seat)),
            Ref::Link(id) => self.chain.iter().find(|link| link.id == id).map(|link| Mark::Link(link.frame.kind)),
        };
        frame.targets.iter().filter_map(|(_, target)| mark(target)).collect()
    }

    fn commit_play(&mut self, pending: &Pending, index: u8, frame: Frame, log: &mut impl Log<Event>) {
        let seat = pending.seat;
        let Some(card) = self.player(seat).hand.get(usize::from(index)).copied() else { return };
        log.tell(|| Event::Played { seat, card: card.kind });
        self.tell_aims(&frame, log);
        // The indices of cards discarded as payment refer to the hand as it was before.
        self.pay(pending, log);
        let moved = pending
            .given
            .iter()
            .filter(|(at, given)| {
                self.rules.is_discard(pending, *at) && matches!(given, Given::Card(other) if *other < index)
            })
            .count();
        let at = usize::from(index) - moved;
        let hand = &mut self.player_mut(seat).hand;
        if at < hand.len() {
            hand.remove(at);
            self.stirred = true;
        }
        let compiled = self.compiled(card.kind);
        let feral = self.rules.code.feral.is_some_and(|tag| compiled.tags & (1 << tag) != 0);
        let ability = compiled.types & types::ABILITY != 0;
        self.push(What::Card { card: crate::kit::Card { kind: card.kind, known: SeatSet::ALL }, owner: seat }, frame);
        if ability && !feral {
            // H-100: a hero in bear form cannot do that.
            self.break_form(self.player(seat).hero, Keyword::BearForm, log);
        }
        self.fire_played(seat, card.kind);
    }

    /// A quest that was paid for is turned face down (H-64).
    fn complete(&mut self, seat: Seat, id: Id, log: &mut impl Log<Event>) {
        let Some(card) = self.perm(id).map(|perm| perm.card.kind) else { return };
        if !self.turn_down(id) {
            return;
        }
        log.tell(|| Event::Completed { seat, card });
        self.fire(OnKind::Completes, 0, 0, seat, 1, false);
    }

    /// Puts a link on the chain; everybody may respond, the turn player first (H-123, H-124).
    pub(super) fn push(&mut self, what: What, frame: Frame) {
        let id = self.next_link;
        self.next_link = self.next_link.wrapping_add(1);
        push(&mut self.chain, Link { id, what, frame });
        self.reopen();
    }
}
