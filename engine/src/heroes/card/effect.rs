//! What cards do.

use serde::{Deserialize, Serialize};

use super::{Amount, Cond, DamageType, Filter, Mod, Price};

/// Cards in play that a verb concerns. The first [`Self::Target`] of a card or power is its first target, and so on; targets are chosen
/// when it goes onto the chain (H-26..H-28).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Who {
    /// The card itself.
    This,
    /// The hero of the one whose effect it is.
    Hero,
    /// What it is attached to.
    Bearer,
    /// One target like this (H-26).
    Target(Filter),
    /// From so many to so many targets like this (H-29).
    Targets(u8, u8, Filter),
    /// What the last verb with targets or a choice concerned.
    That,
    /// What the trigger is about: who entered, attacked, was dealt damage, was destroyed.
    Subject,
    /// The other side of that: who dealt the damage, what the subject attacks.
    Other,
    /// Everything like this.
    Each(Filter),
    /// So many like this, chosen while it resolves, without being a target.
    Choose(Chooser, u8, Filter),
    /// The attacker.
    Attacker,
    /// The defender.
    Defender,
}

/// A player, seen from the one whose effect it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Player {
    /// The one whose effect it is.
    You,
    /// Every opponent.
    Opponents,
    /// Every player, in turn order.
    Everyone,
    /// One player, a target.
    Target,
    /// One opponent, a target.
    TargetOpponent,
    /// Who controls what the last verb concerned; with a trigger, its subject.
    Controller,
}

/// Who chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Chooser {
    /// The one whose effect it is.
    You,
    /// The player concerned.
    They,
    /// Chance.
    Chance,
}

/// Who deals damage (H-135).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Dealer {
    /// The hero; what abilities and equipment do.
    #[default]
    Hero,
    /// The card itself; what allies do.
    This,
    /// What the last verb concerned.
    That,
}

/// A zone besides play (H-37).
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
    /// Whether it is play.
    pub(crate) const fn is_play(self) -> bool {
        matches!(self, Self::Play | Self::PlayExhausted)
    }
}

/// Whose turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Turn {
    /// Yours.
    Yours,
    /// An opponent's.
    Theirs,
    /// Any.
    Any,
    /// That of the player who controls what it is attached to.
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
    /// While the card whose effect it is stays in play.
    WhileThis,
    /// As long as what it concerns stays in play.
    Forever,
}

/// How much of something: a number, or everything.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Most {
    /// So much.
    N(Amount),
    /// All.
    All,
}

/// One step of an effect.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Verb {
    /// Deals damage (H-135..H-137).
    Deal {
        /// How much to each.
        n: Amount,
        /// Its type; without one, untyped.
        #[serde(default)]
        kind: Option<DamageType>,
        /// To whom.
        to: Who,
        /// Who deals it.
        #[serde(default)]
        by: Dealer,
        /// Whether it cannot be prevented.
        #[serde(default)]
        sure: bool,
    },
    /// Puts damage, which is not dealt (H-138).
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
    /// Players put so many cards from the top of their decks into their graveyards.
    Mill(Player, Amount),
    /// You look at so many cards on top of your deck, take up to so many that are like this to a zone, and put the rest on the bottom.
    Look(u8, u8, Filter, Where),
    /// You reveal so many cards on top of your deck, take all that are like this to a zone, and put the rest on the bottom.
    Reveal(u8, Filter, Where),
    /// You search your deck for a card like this and put it into a zone; the deck is shuffled (H-180).
    Search(Filter, Where),
    /// You take up to so many cards like this from your graveyard to a zone.
    Recover(u8, Filter, Where),
    /// Players shuffle this zone of theirs into their decks.
    ShuffleIn(Player, Where),
    /// You put so many cards from your hand or the top of your deck into your resource row.
    Place(Where, u8, Where),
    /// Changes cards for a time.
    Give(Who, Vec<Mod>, Until),
    /// Prevents the next so much damage that would be dealt to them (H-140); with `true` combat damage only.
    Prevent(Most, Who, bool, Until),
    /// You gain control (H-132).
    Control(Who, Until),
    /// Adds counters of a kind. Fluent: `counter-heroes-<word>`.
    AddCounters(String, Amount, Who),
    /// Removes counters of a kind.
    RemoveCounters(String, Most, Who),
    /// Interrupts a target card or effect on the chain like this (H-131); unless its controller pays so much, if given.
    Interrupt(Filter, Option<u8>),
    /// Puts so many tokens of a card into play.
    Token(String, Amount),
    /// Turns cards face down: quests in the resource row (H-64).
    TurnDown(Who),
    /// Removes from combat (H-96).
    RemoveFromCombat(Who),
    /// You take another turn after this one.
    ExtraTurn,
    /// If it is so, the first, else the second.
    If(Cond, Vec<Self>, Vec<Self>),
    /// You may pay and do it; without a price, you just may.
    May(Vec<Price>, Vec<Self>),
    /// The player may pay; who does not suffers it.
    Unless(Player, Vec<Price>, Vec<Self>),
    /// You choose one.
    ChooseOne(Vec<Vec<Self>>),
    /// A coin: heads, tails.
    Flip(Vec<Self>, Vec<Self>),
    /// Does it so many times.
    Repeat(Amount, Vec<Self>),
    /// Does it at the end of this turn.
    AtEnd(Vec<Self>),
}
