//! Powers: abilities of cards in play, whether used by a player, triggered or static.

use serde::{Deserialize, Serialize};

use super::{Amount, Cond, DamageType, Filter, Keyword, Player, Turn, Verb, Who};

/// A part of a price. A price that cannot be paid exactly cannot be paid at all (H-23).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Price {
    /// Exhausts this many resources (H-22).
    Pay(u8),
    /// Exhausts any number of resources; X is that number (H-24).
    PayX,
    /// Exhausts the card itself (H-77).
    Exhaust,
    /// Exhausts this many matching cards that the player controls.
    ExhaustOther(u8, Filter),
    /// Destroys the card itself.
    DestroyThis,
    /// Destroys this many matching cards that the player controls.
    Destroy(u8, Filter),
    /// Removes the card itself from the game.
    RemoveThis,
    /// Removes this many matching cards in the player's graveyard from the game.
    RemoveFromGraveyard(u8, Filter),
    /// Discards this many matching cards.
    Discard(u8, Filter),
    /// Puts this much damage on the player's hero.
    PutOnHero(u8),
    /// Puts this much damage on the card itself.
    PutOnThis(u8),
    /// Removes this many counters from the card itself.
    Counters(u8, String),
    /// Turns the hero over (H-44).
    Flip,
}

/// The events that trigger a power. The subject of the event comes first. Filters are seen from the power's controller.
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
    /// A hero strikes with a matching weapon (H-87).
    Strikes(Filter),
    /// Is dealt damage by something. `Some(true)` means combat damage only, `Some(false)` other damage only.
    Damaged {
        /// The character that is dealt the damage: the subject.
        who: Filter,
        /// The card that deals it.
        by: Filter,
        /// Whether it is combat damage.
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
    /// A player plays a matching card.
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

/// Something that a card cannot do, or that cannot be done to it. A prohibition beats a permission (H-201).
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
    /// Strike; for a hero, with any weapon.
    Strike,
    /// Have the damage that it deals prevented.
    BePrevented,
    /// Use its paid powers.
    UsePowers,
    /// On a hero: its player plays cards.
    PlayCards,
    /// On a hero: its player draws cards.
    Draw,
}

/// A change of a card, for a time or while a card is in play. A change that concerns a player is on the player's hero.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Mod {
    /// ATK, up or down. On a weapon, the ATK that its strikes add. A hero has this ATK also in combat on its own turn.
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
    /// Cannot do this, or have this done to it.
    Cant(Cant),
    /// Must attack if it can.
    MustAttack,
    /// Deals more damage, of this type if one is given.
    DealMore(i8, Option<DamageType>),
    /// Is dealt more damage, or less if the number is below zero; of this type if one is given.
    TakeMore(i8, Option<DamageType>),
    /// Is healed by more.
    HealMore(i8),
    /// Has another word in its type line.
    Tagged(String),
    /// On a hero: the maximum hand size of its player, up or down (H-82).
    HandSize(i8),
    /// On a hero: its player's matching cards cost more, or less if the number is below zero.
    CostMore(Filter, i8),
}

/// A power of a card in play.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Power {
    /// Paid for and used by its controller (H-76, H-77).
    Paid {
        /// The price.
        price: Vec<Price>,
        /// The effect.
        effect: Vec<Verb>,
        /// The condition under which it can be used.
        #[serde(default)]
        when: Option<Cond>,
        /// Whether it can be used only once a turn.
        #[serde(default)]
        once: bool,
    },
    /// Is triggered by an event.
    Trigger {
        /// The event.
        on: On,
        /// The condition that must hold, both at the event and when the trigger resolves.
        #[serde(default)]
        when: Option<Cond>,
        /// The effect.
        effect: Vec<Verb>,
        /// Whether it triggers only once a turn.
        #[serde(default)]
        once: bool,
    },
    /// Holds while the card is in play.
    Static {
        /// The cards that it changes.
        who: Who,
        /// The changes.
        mods: Vec<Mod>,
        /// The condition under which it applies.
        #[serde(default)]
        when: Option<Cond>,
    },
}
