//! Effects of cards.

use serde::{Deserialize, Serialize};

use super::{Amount, Cond, DamageType, Filter, Mod, Price};

/// The cards in play to which a verb applies. The first [`Self::Target`] of a card or power is its first target, and so
/// on. Targets are chosen when it goes on the chain (H-26..H-28).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Who {
    /// The card itself.
    This,
    /// The hero of the effect's controller.
    Hero,
    /// The card to which it is attached.
    Bearer,
    /// One matching target (H-26).
    Target(Filter),
    /// At least the first number and at most the second number of matching targets (H-29).
    Targets(u8, u8, Filter),
    /// The cards to which the last verb with targets or a choice applied.
    That,
    /// The subject of the trigger: the card that entered, attacked, was dealt damage, was destroyed.
    Subject,
    /// The other card of that event: the card that dealt the damage, or the card that the subject attacks.
    Other,
    /// Every matching card.
    Each(Filter),
    /// This many matching cards, chosen while the effect resolves. They are not targets.
    Choose(Chooser, u8, Filter),
    /// The attacker.
    Attacker,
    /// The defender.
    Defender,
}

/// A player, seen from the controller of the effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Player {
    /// The controller of the effect.
    You,
    /// Every opponent.
    Opponents,
    /// Every player, in turn order.
    Everyone,
    /// One player, a target.
    Target,
    /// One opponent, a target.
    TargetOpponent,
    /// The controller of the card to which the last verb applied; in a trigger, of its subject.
    Controller,
}

/// The chooser.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Chooser {
    /// The controller of the effect.
    You,
    /// The player concerned.
    They,
    /// Chance.
    Chance,
}

/// The card that deals damage (H-135).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Dealer {
    /// The hero; for abilities and equipment.
    #[default]
    Hero,
    /// The card itself; for allies.
    This,
    /// The card to which the last verb applied.
    That,
}

/// A zone (H-37), or the way in which a card comes into it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Where {
    /// The hand.
    Hand,
    /// The graveyard.
    Graveyard,
    /// The top of the deck.
    DeckTop,
    /// The bottom of the deck.
    DeckBottom,
    /// The deck, shuffled.
    Deck,
    /// Out of the game (H-43).
    Removed,
    /// Play.
    Play,
    /// Play, exhausted.
    PlayExhausted,
    /// The resource row, face down.
    Resources,
    /// The resource row, face down and exhausted.
    ResourcesExhausted,
}

impl Where {
    /// Whether it is in play.
    pub(crate) const fn is_play(self) -> bool {
        matches!(self, Self::Play | Self::PlayExhausted)
    }
}

/// The player whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Turn {
    /// Yours.
    Yours,
    /// An opponent's.
    Theirs,
    /// Any.
    Any,
    /// The player who controls the card to which this one is attached.
    Bearer,
}

/// How long something lasts (H-83).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Until {
    /// This turn.
    EndOfTurn,
    /// This combat.
    EndOfCombat,
    /// Until your next turn begins.
    YourNextTurn,
    /// While the card with this effect stays in play.
    WhileThis,
    /// As long as the affected card stays in play.
    Forever,
}

/// An amount, or everything.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Most {
    /// This amount.
    N(Amount),
    /// Everything.
    All,
}

/// One step of an effect.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Verb {
    /// Deals damage (H-135..H-137).
    Deal {
        /// The damage to each.
        n: Amount,
        /// The type of the damage; `None` is untyped.
        #[serde(default)]
        kind: Option<DamageType>,
        /// The characters that are dealt it.
        to: Who,
        /// The card that deals it.
        #[serde(default)]
        by: Dealer,
        /// Whether it cannot be prevented.
        #[serde(default)]
        sure: bool,
    },
    /// Puts damage on cards; this damage is not dealt (H-138).
    Put(Amount, Who),
    /// Heals (H-139).
    Heal(Most, Who),
    /// Destroys (H-165).
    Destroy(Who),
    /// Moves cards in play to a zone of their owners.
    Move(Who, Where),
    /// Exhausts.
    Exhaust(Who),
    /// Readies.
    Ready(Who),
    /// Players draw.
    Draw(Player, Amount),
    /// Players discard.
    Discard(Player, Amount, Chooser),
    /// Players put this many cards from the top of their decks into their graveyards.
    Mill(Player, Amount),
    /// You look at this many cards on top of your deck, take up to this many matching ones to a zone, and put the rest
    /// on the bottom.
    Look(u8, u8, Filter, Where),
    /// You reveal this many cards on top of your deck, take all matching ones to a zone, and put the rest on the bottom.
    Reveal(u8, Filter, Where),
    /// You search your deck for a matching card and put it into a zone; the deck is shuffled (H-180).
    Search(Filter, Where),
    /// You take up to this many matching cards from your graveyard to a zone.
    Recover(u8, Filter, Where),
    /// Players shuffle all cards of this zone into their decks.
    ShuffleIn(Player, Where),
    /// You put this many cards from your hand or the top of your deck into your resource row.
    Place(Where, u8, Where),
    /// Changes cards for a time.
    Give(Who, Vec<Mod>, Until),
    /// Prevents the next damage of this amount that would be dealt to them (H-140); with `true`, combat damage only.
    Prevent(Most, Who, bool, Until),
    /// You gain control (H-132).
    Control(Who, Until),
    /// Adds counters of a kind. Fluent: `counter-heroes-<word>`.
    AddCounters(String, Amount, Who),
    /// Removes counters of a kind.
    RemoveCounters(String, Most, Who),
    /// Interrupts a matching target card or effect on the chain (H-131), unless its controller pays the given number of
    /// resources.
    Interrupt(Filter, Option<u8>),
    /// Puts this many tokens of a card into play.
    Token(String, Amount),
    /// Turns cards face down: quests in the resource row (H-64).
    TurnDown(Who),
    /// Removes from combat (H-96).
    RemoveFromCombat(Who),
    /// You take another turn after this one.
    ExtraTurn,
    /// Does the first if the condition holds, otherwise the second.
    If(Cond, Vec<Self>, Vec<Self>),
    /// You may pay the price, and then it happens; without a price you may simply choose it.
    May(Vec<Price>, Vec<Self>),
    /// The player may pay the price; if not, it happens.
    Unless(Player, Vec<Price>, Vec<Self>),
    /// You choose one.
    ChooseOne(Vec<Vec<Self>>),
    /// Flips a coin: the first happens on heads, the second on tails.
    Flip(Vec<Self>, Vec<Self>),
    /// Does it this many times.
    Repeat(Amount, Vec<Self>),
    /// Does it at the end of this turn.
    AtEnd(Vec<Self>),
}
