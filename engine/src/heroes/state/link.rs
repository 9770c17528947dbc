//! What lies on the chain: cards and effects on their way, and everything that they speak of.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{Id, Ids};
use crate::kit::{Card, Kind, Seat, SeatSet};

/// What an effect or a target speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::heroes) enum Ref {
    Perm(Id),
    Seat(Seat),
    /// By the link's own number.
    Link(u16),
}

/// An effect on its way: where it goes on, and everything that it speaks of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::heroes) struct Frame {
    pub(in crate::heroes) pc: u16,
    /// The card whose effect it is.
    pub(in crate::heroes) kind: Kind,
    /// That card in play; 0 if it is not.
    pub(in crate::heroes) source: Id,
    pub(in crate::heroes) controller: Seat,
    /// Chosen when it went onto the chain, with the slots that they fill.
    pub(in crate::heroes) targets: SmallVec<[(u8, Ref); 2]>,
    pub(in crate::heroes) x: u8,
    /// X of a price within the effect, which is another than that of the effect itself.
    #[serde(default)]
    pub(in crate::heroes) paid: u8,
    pub(in crate::heroes) that: Ids,
    pub(in crate::heroes) subject: Id,
    pub(in crate::heroes) other: Id,
    pub(in crate::heroes) amount: i16,
    /// The player that the trigger is about.
    pub(in crate::heroes) player: Seat,
    /// Rounds left of the loop it is in.
    pub(in crate::heroes) times: i16,
    /// Players that a step has still to ask.
    pub(in crate::heroes) todo: Option<SeatSet>,
    /// How often the present step has still to ask the same player.
    pub(in crate::heroes) left: u8,
    /// The trigger whose condition is checked again.
    pub(in crate::heroes) trigger: Option<u8>,
}

/// What lies on the chain.
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

/// A card to whose uses somebody has yielded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::heroes) struct Yield {
    /// The card in play whose effects these are; 0 for what is no effect of one, and then every card of the kind is meant.
    pub(in crate::heroes) source: Id,
    pub(in crate::heroes) kind: Kind,
}

impl Yield {
    /// What yielding to a link means; `None` for a proposed combat, which is another one every time.
    pub(in crate::heroes) const fn to(link: &Link) -> Option<Self> {
        match link.what {
            What::Card { .. } | What::Effect => Some(Self { source: link.frame.source, kind: link.frame.kind }),
            What::Combat { .. } => None,
        }
    }
}
