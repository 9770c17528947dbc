//! Powers: what cards can do, or do by themselves, while they are in play.

use serde::{Deserialize, Serialize};

use super::{Amount, Cond, DamageType, Filter, Keyword, Player, Turn, Verb, Who};

/// Something that is paid. What cannot be paid exactly is not paid at all (H-23).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Price {
    /// Exhausts so many resources (H-22).
    Pay(u8),
    /// Exhausts any number of resources; X is that number (H-24).
    PayX,
    /// Exhausts the card itself (H-77).
    Exhaust,
    /// Exhausts so many cards like this that one controls.
    ExhaustOther(u8, Filter),
    /// Destroys the card itself.
    DestroyThis,
    /// Destroys so many cards like this that one controls.
    Destroy(u8, Filter),
    /// Removes the card itself from the game.
    RemoveThis,
    /// Removes so many cards like this in one's graveyard from the game.
    RemoveFromGraveyard(u8, Filter),
    /// Discards so many cards like this.
    Discard(u8, Filter),
    /// Puts so much damage on one's hero.
    PutOnHero(u8),
    /// Puts so much damage on the card itself.
    PutOnThis(u8),
    /// Removes so many counters from the card itself.
    Counters(u8, String),
    /// Turns the hero over (H-44).
    Flip,
}

/// What triggers a power. The subject of the event is named first; filters are seen from the power's controller.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum On {
    /// Enters play (H-167).
    Enters(Filter),
    /// Attacks (H-84).
    Attacks(Filter),
    /// Starts to defend (H-84).
    Defends(Filter),
    /// Protects (H-90).
    Protects(Filter),
    /// A hero strikes with a weapon like this (H-87).
    Strikes(Filter),
    /// Is dealt damage by something; with `Some(true)` combat damage only, with `Some(false)` other damage only.
    Damaged {
        /// Who is dealt it: the subject.
        who: Filter,
        /// Who deals it.
        by: Filter,
        /// Whether combat damage.
        combat: Option<bool>,
    },
    /// Is healed.
    Healed(Filter),
    /// Is destroyed.
    Destroyed(Filter),
    /// Leaves play (H-171).
    Leaves(Filter),
    /// Becomes exhausted.
    Exhausted(Filter),
    /// A player plays a card like this.
    Plays(Player, Filter),
    /// A player draws a card.
    Draws(Player),
    /// A player discards a card.
    Discards(Player),
    /// A player completes a quest (H-64).
    Completes(Player),
    /// A turn begins.
    TurnBegins(Turn),
    /// A turn ends.
    TurnEnds(Turn),
}

/// What a card cannot do, or what cannot be done to it (H-201: it beats what can).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Cant {
    /// Attack.
    Attack,
    /// Attack heroes.
    AttackHeroes,
    /// Protect.
    Protect,
    /// Be attacked.
    BeAttacked,
    /// Be protected.
    BeProtected,
    /// Become ready in its controller's ready step.
    Ready,
    /// Be healed.
    BeHealed,
    /// Be a target of opponents.
    BeTargeted,
    /// Be destroyed.
    BeDestroyed,
    /// Strike: on a hero, with any weapon.
    Strike,
    /// Have the damage prevented that it deals.
    BePrevented,
    /// Use powers of its own that are paid for.
    UsePowers,
    /// On a hero: its player plays cards.
    PlayCards,
    /// On a hero: its player draws cards.
    Draw,
}

/// A change of a card, for a time or while something is in play. What concerns a player lies on the hero.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Mod {
    /// ATK, up or down. On a weapon, what its strikes add. A hero has it in combat on its own turn too.
    Atk(Amount),
    /// Health, up or down.
    Health(Amount),
    /// DEF of armor, up or down.
    Def(Amount),
    /// The cost of strikes of a weapon, up or down.
    Strike(i8),
    /// Has a keyword.
    Gain(Keyword),
    /// Loses a keyword.
    Lose(Keyword),
    /// Loses all its powers.
    LosePowers,
    /// Cannot.
    Cant(Cant),
    /// Must attack if it can.
    MustAttack,
    /// Deals more damage, of a type if given.
    DealMore(i8, Option<DamageType>),
    /// Is dealt more damage, or less if below zero, of a type if given.
    TakeMore(i8, Option<DamageType>),
    /// Is healed by more.
    HealMore(i8),
    /// Has another word in its type line.
    Tagged(String),
    /// On a hero: the maximum hand size of its player, up or down (H-82).
    HandSize(i8),
    /// On a hero: its player's cards like this cost more, or less if below zero.
    CostMore(Filter, i8),
}

/// A power of a card in play.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Power {
    /// Paid for and used by its controller (H-76, H-77).
    Paid {
        /// What is paid.
        price: Vec<Price>,
        /// What it does.
        effect: Vec<Verb>,
        /// When it can be used at all.
        #[serde(default)]
        when: Option<Cond>,
        /// Whether only once a turn.
        #[serde(default)]
        once: bool,
    },
    /// Happens by itself.
    Trigger {
        /// What sets it off.
        on: On,
        /// What must be so, then and when it resolves.
        #[serde(default)]
        when: Option<Cond>,
        /// What it does.
        effect: Vec<Verb>,
        /// Whether only once a turn.
        #[serde(default)]
        once: bool,
    },
    /// Holds while the card is in play.
    Static {
        /// What changes.
        who: Who,
        /// How.
        mods: Vec<Mod>,
        /// While this is so.
        #[serde(default)]
        when: Option<Cond>,
    },
}
