//! The contents of the chain: cards and effects on their way, and everything to which they refer.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{Id, Ids};
use crate::kit::{Card, Kind, Running, Seat, SeatSet};

/// Something to which an effect or a target refers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::heroes) enum Ref {
    Perm(Id),
    Seat(Seat),
    /// A link on the chain, by its own number.
    Link(u16),
}

/// An effect on its way: the position at which it continues, and everything to which it refers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::heroes) struct Frame {
    pub(in crate::heroes) pc: u16,
    /// The card to which the effect belongs.
    pub(in crate::heroes) kind: Kind,
    /// That card's number in play; 0 if it is not in play.
    pub(in crate::heroes) source: Id,
    pub(in crate::heroes) controller: Seat,
    /// The targets chosen when it went on the chain, each with the aim that it fills.
    pub(in crate::heroes) targets: SmallVec<[(u8, Ref); 2]>,
    pub(in crate::heroes) x: u8,
    /// The X of a price within the effect, which differs from the X of the effect itself.
    #[serde(default)]
    pub(in crate::heroes) paid: u8,
    pub(in crate::heroes) that: Ids,
    pub(in crate::heroes) subject: Id,
    pub(in crate::heroes) other: Id,
    pub(in crate::heroes) amount: i16,
    /// The player that the trigger is about.
    pub(in crate::heroes) player: Seat,
    /// Rounds left of the current loop.
    pub(in crate::heroes) times: i16,
    /// Players whom the step still has to ask.
    pub(in crate::heroes) todo: Option<SeatSet>,
    /// How often the current step still has to ask the same player.
    pub(in crate::heroes) left: u8,
    /// The trigger, by number, whose condition is checked again.
    pub(in crate::heroes) trigger: Option<u8>,
}

/// The kinds of links on the chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::heroes) enum What {
    /// A card (H-41).
    Card { card: Card, owner: Seat },
    /// An effect (H-129).
    Effect,
    /// A proposed combat (H-195).
    Combat { attacker: Id, defender: Id },
}

/// Something on the chain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::heroes) struct Link {
    pub(in crate::heroes) id: u16,
    pub(in crate::heroes) what: What,
    pub(in crate::heroes) frame: Frame,
}

impl Running for Frame {
    #[inline]
    fn position(&mut self) -> &mut u16 {
        &mut self.pc
    }

    #[inline]
    fn forget(&mut self) {
        (self.todo, self.left) = (None, 0);
    }
}

impl Frame {
    pub(in crate::heroes) const fn new(kind: Kind, source: Id, controller: Seat, start: u16) -> Self {
        Self {
            pc: start,
            kind,
            source,
            controller,
            targets: SmallVec::new_const(),
            x: 0,
            paid: 0,
            that: SmallVec::new_const(),
            subject: 0,
            other: 0,
            amount: 0,
            player: controller,
            times: 0,
            todo: None,
            left: 0,
            trigger: None,
        }
    }
}

/// A card to whose effects a player has yielded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::heroes) struct Yield {
    /// The card in play that has the effects. If it is 0, the link is not the effect of a card in play, and every card
    /// of the kind is meant.
    pub(in crate::heroes) source: Id,
    pub(in crate::heroes) kind: Kind,
}

impl Yield {
    /// The yield that a link stands for; `None` for a proposed combat, because each combat is a new one.
    pub(in crate::heroes) const fn to(link: &Link) -> Option<Self> {
        match link.what {
            What::Card { .. } | What::Effect => Some(Self { source: link.frame.source, kind: link.frame.kind }),
            What::Combat { .. } => None,
        }
    }
}
