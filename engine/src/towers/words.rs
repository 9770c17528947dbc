//! Turns the effect tree of a card into words.
//!
//! This module holds only message keys and their arguments; the grammar is in `locales/*/towers-effects.ftl`. Two
//! different effects never read the same, because parts are grouped and put in parentheses in exactly one way.

use super::card::{Amount, CardDef, Chooser, Cmp, Cond, Cost, Resource, Share, Side, Stat, Verb, Who};
use crate::kit::Text;
use crate::kit::grammar::join;
use crate::text::{Lang, Words};

impl Words {
    /// The text of a card of Towers.
    #[must_use]
    pub fn card_text(&self, lang: Lang, card: &CardDef) -> String {
        self.say(lang, &card_text(card), &[])
    }

    /// The cost of a card of Towers, such as `5 ore`.
    #[must_use]
    pub fn card_cost(&self, lang: Lang, cost: Cost) -> String {
        self.say(lang, &card_cost(cost), &[])
    }
}

/// The text of a card, before it is put into words.
#[must_use]
pub fn card_text(card: &CardDef) -> Text {
    let flag = card.undiscardable.then(|| Text::new("fx-towers-undiscardable"));
    let sentences = Place::Card.sentences(&card.effect).into_iter().chain(flag);
    let sentences = sentences.map(|text| Text::new("fx-towers-sentence").text("text", text));
    join("fx-towers-sentences", sentences).expect("an effect that is empty has a sentence too")
}

/// The cost of a card, before it is put into words.
#[must_use]
pub fn card_cost(cost: Cost) -> Text {
    let parts = Resource::ALL.into_iter().zip(cost.by_resource()).filter(|(_, count)| *count > 0);
    let parts = parts.map(|(resource, count)| stat("fx-towers-cost", Stat::Stock(resource)).num("n", count));
    join("fx-towers-changes", parts).unwrap_or_else(|| Text::new("fx-towers-free"))
}

/// The context of a verb. It decides what need not be said.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// On the card itself: gains go to the player, damage goes to the opponent.
    Card,
    /// In a part that chose a side: gains and damage both go to that side.
    Chosen,
}

impl Place {
    fn sentences(self, verbs: &[Verb]) -> Vec<Text> {
        let mut sentences = Vec::new();
        let mut before = None;
        for part in parts(self, verbs) {
            match &part {
                Part::One(Verb::If(cond, then, otherwise)) => {
                    sentences.extend(self.branches(cond, then, otherwise, before));
                }
                step => sentences.push(step.step(self)),
            }
            before = part.verb();
        }
        if sentences.is_empty() {
            sentences.push(Text::new("fx-towers-no-effect"));
        }
        sentences
    }

    /// The steps of a block, one after another; `before` is the verb right before the block.
    fn block(self, verbs: &[Verb], before: Option<&Verb>) -> Text {
        let steps = parts(self, verbs).into_iter().enumerate().map(|(index, part)| match part {
            Part::One(verb) if index == 0 && before.is_some_and(|before| same_damage(before, verb)) => {
                self.step(verb, true)
            }
            Part::One(Verb::If(cond, then, otherwise)) => {
                let branches = self.branches(cond, then, otherwise, None);
                let branches = join("fx-towers-steps", branches).expect("there is one branch at least");
                nested(branches)
            }
            Part::One(verb @ (Verb::Lowest(..) | Verb::Highest(..))) => nested(self.step(verb, false)),
            part => part.step(self),
        });
        join("fx-towers-steps", steps).unwrap_or_else(|| Text::new("fx-towers-nothing"))
    }

    fn branches(self, cond: &Cond, then: &[Verb], otherwise: &[Verb], before: Option<&Verb>) -> Vec<Text> {
        let then = self.block(then, before);
        let mut branches = vec![Text::new("fx-towers-if").text("cond", condition(cond)).text("list", then)];
        if !otherwise.is_empty() {
            branches.push(Text::new("fx-towers-otherwise").text("list", self.block(otherwise, before)));
        }
        branches
    }

    /// One verb; `more` says that it adds to the same damage right before it.
    fn step(self, verb: &Verb, more: bool) -> Text {
        let more = if more { "yes" } else { "no" };
        let damage =
            |key: &str, who, amount| measured(Text::new(key).raw("who", self.hit(who)).raw("more", more), amount);
        let cards = |key: &str, who, count: u8| Text::new(key).raw("who", self.doer(who)).num("n", count);
        match verb {
            Verb::Gain(_, kind, amount) => measured(stat("fx-towers-gain", *kind), amount),
            Verb::Lose(_, kind, amount) => measured(stat("fx-towers-lose", *kind), amount),
            Verb::Damage(who, amount) => damage("fx-towers-damage", *who, amount),
            Verb::DamageWall(who, amount) => damage("fx-towers-damage-wall", *who, amount),
            Verb::DamageTower(who, amount) => damage("fx-towers-damage-tower", *who, amount),
            Verb::Set(who, kind, amount) => self.set(*who, *kind, amount),
            Verb::Swap(kind) => stat("fx-towers-swap", *kind),
            Verb::Steal(resource, amount, share) => {
                let key = match share {
                    Share::All => "fx-towers-steal",
                    Share::Half => "fx-towers-steal-half",
                };
                measured(stat(key, Stat::Stock(*resource)), amount)
            }
            Verb::Lowest(kind, verbs) => stat("fx-towers-lowest", *kind).text("list", Self::Chosen.block(verbs, None)),
            Verb::Highest(kind, verbs) => {
                stat("fx-towers-highest", *kind).text("list", Self::Chosen.block(verbs, None))
            }
            Verb::If(_, _, _) => self.block(std::slice::from_ref(verb), None),
            Verb::ExtendTurn => Text::new("fx-towers-again"),
            Verb::Draw(who, count) => cards("fx-towers-draw", *who, *count),
            Verb::Discard(who, count, Chooser::Owner) => cards("fx-towers-discard", *who, *count),
            Verb::Discard(who, count, Chooser::Chance) => cards("fx-towers-discard-random", *who, *count),
        }
    }

    fn set(self, who: Who, kind: Stat, amount: &Amount) -> Text {
        let whose = match self.doer(who) {
            "bare" => "you",
            said => said,
        };
        let text = stat("fx-towers-set", kind).raw("who", whose);
        match direct(amount) {
            Some((side, name)) => text.text("n", whose_stat("fx-towers-equal-to", side, name)),
            None => measured(text, amount),
        }
    }

    /// The side whose numbers change.
    fn owner(self, who: Who) -> &'static str {
        match (who, self) {
            (Who::Own, Self::Card) | (Who::They, Self::Chosen) => "bare",
            (Who::Own, Self::Chosen) => "you",
            (Who::Foe, _) => "foe",
            (Who::Both, _) => "both",
            (Who::They, Self::Card) => "nobody",
        }
    }

    /// The side that is hit.
    fn hit(self, who: Who) -> &'static str {
        match (who, self) {
            (Who::Foe, Self::Card) | (Who::They, Self::Chosen) => "bare",
            (Who::Own, _) => "you",
            (Who::Foe, Self::Chosen) => "foe",
            (Who::Both, _) => "both",
            (Who::They, Self::Card) => "nobody",
        }
    }

    /// The side that acts.
    fn doer(self, who: Who) -> &'static str {
        match (who, self) {
            (Who::They, Self::Chosen) => "they",
            _ => self.owner(who),
        }
    }
}

/// A part of an effect that becomes one sentence or one step.
enum Part<'a> {
    /// Successive changes to numbers of one side, if that side must be named.
    Changes(&'static str, Vec<&'a Verb>),
    /// Any other verb.
    One(&'a Verb),
}

impl<'a> Part<'a> {
    /// The verb, unless it is a group of changes.
    fn verb(&self) -> Option<&'a Verb> {
        match self {
            Self::Changes(..) => None,
            Self::One(verb) => Some(verb),
        }
    }

    fn step(&self, place: Place) -> Text {
        match self {
            Self::One(verb) => place.step(verb, false),
            Self::Changes(who, verbs) => {
                let changes = join("fx-towers-changes", verbs.iter().map(|verb| place.step(verb, false)));
                Text::new("fx-towers-side").raw("who", *who).text("list", changes.expect("a group has a change"))
            }
        }
    }
}

fn parts(place: Place, verbs: &[Verb]) -> Vec<Part<'_>> {
    let mut parts = Vec::new();
    for verb in verbs {
        let owner = match verb {
            Verb::Gain(who, ..) | Verb::Lose(who, ..) => place.owner(*who),
            _ => "bare",
        };
        // After "enemy: …" a bare change would seem to be the enemy's, too.
        let is_labelled = matches!(parts.last(), Some(Part::Changes(..)));
        let is_own = matches!(verb, Verb::Gain(Who::Own, ..) | Verb::Lose(Who::Own, ..));
        let owner = if is_labelled && is_own { "you" } else { owner };
        match parts.last_mut() {
            _ if owner == "bare" => parts.push(Part::One(verb)),
            Some(Part::Changes(who, group)) if *who == owner => group.push(verb),
            _ => parts.push(Part::Changes(owner, vec![verb])),
        }
    }
    parts
}

/// Whether the verbs are the same kind of damage to the same side.
fn same_damage(a: &Verb, b: &Verb) -> bool {
    match (a, b) {
        (Verb::Damage(a, _), Verb::Damage(b, _))
        | (Verb::DamageWall(a, _), Verb::DamageWall(b, _))
        | (Verb::DamageTower(a, _), Verb::DamageTower(b, _)) => a == b,
        _ => false,
    }
}

/// Gives a text its `$n`: a plain number, or X with an explanation of X.
fn measured(text: Text, amount: &Amount) -> Text {
    match amount {
        Amount::N(number) if *number >= 0 => text.num("n", *number),
        Amount::N(_) => text.text("n", amount_text(amount)),
        _ => {
            let text = text.text("n", Text::new("fx-towers-x"));
            Text::new("fx-towers-where").text("text", text).text("amount", amount_text(amount))
        }
    }
}

fn amount_text(amount: &Amount) -> Text {
    let two = |key: &str, a, b| Text::new(key).text("a", inner(a)).text("b", inner(b));
    if let Some((side, name)) = direct(amount) {
        return whose_stat("fx-towers-amount-of", side, name);
    }
    match amount {
        Amount::N(number) if *number < 0 => Text::new("fx-towers-number-below-zero").num("n", -i64::from(*number)),
        Amount::N(number) => Text::new("fx-towers-number").num("n", *number),
        Amount::Min(a, b) => two("fx-towers-smaller", a, b),
        Amount::Max(a, b) => two("fx-towers-larger", a, b),
        Amount::Sum(a, b) => two("fx-towers-sum", a, b),
        Amount::Half(a) => match direct(a) {
            Some((side, name)) => whose_stat("fx-towers-half-of", side, name),
            None => Text::new("fx-towers-half").text("a", inner(a)),
        },
        Amount::Of(..) | Amount::Hand(_) => unreachable!("these are direct"),
    }
}

/// An amount inside another; an amount with several parts is put in parentheses.
fn inner(amount: &Amount) -> Text {
    match amount {
        Amount::N(_) | Amount::Of(..) | Amount::Hand(_) => amount_text(amount),
        Amount::Min(..) | Amount::Max(..) | Amount::Sum(..) | Amount::Half(_) => nested(amount_text(amount)),
    }
}

/// A number that can be read directly from a side, with its name in messages.
fn direct(amount: &Amount) -> Option<(Side, &'static str)> {
    match amount {
        Amount::Of(side, kind) => Some((*side, stat_name(*kind))),
        Amount::Hand(side) => Some((*side, "hand")),
        Amount::N(_) | Amount::Min(..) | Amount::Max(..) | Amount::Sum(..) | Amount::Half(_) => None,
    }
}

fn condition(Cond(a, cmp, b): &Cond) -> Text {
    let zero = Amount::N(0);
    match (direct(a), cmp, b, direct(b)) {
        (Some((side, "wall")), Cmp::Equal, b, _) if *b == zero => of_side("fx-towers-no-wall", side),
        (Some((side, "wall")), Cmp::More, b, _) if *b == zero => of_side("fx-towers-some-wall", side),
        (Some((side, name)), _, Amount::N(number), _) if *number >= 0 => {
            whose_stat("fx-towers-compare-number", side, name).word("cmp", cmp).num("n", *number)
        }
        (Some((side, name)), _, _, Some((other, same))) if side != other && name == same => {
            whose_stat("fx-towers-compare-sides", side, name).word("cmp", cmp)
        }
        _ => Text::new("fx-towers-compare").word("cmp", cmp).text("a", inner(a)).text("b", inner(b)),
    }
}

fn of_side(key: &str, side: Side) -> Text {
    let who = match side {
        Side::Own => "you",
        Side::Foe => "foe",
    };
    Text::new(key).raw("who", who)
}

fn whose_stat(key: &str, side: Side, name: &str) -> Text {
    of_side(key, side).raw("stat", name)
}

fn stat(key: &str, stat: Stat) -> Text {
    Text::new(key).raw("stat", stat_name(stat))
}

fn stat_name(stat: Stat) -> &'static str {
    match stat {
        Stat::Tower => "tower",
        Stat::Wall => "wall",
        Stat::Stock(Resource::Ore) => "ore",
        Stat::Stock(Resource::Gems) => "gems",
        Stat::Stock(Resource::Gold) => "gold",
        Stat::Mine(Resource::Ore) => "mine-ore",
        Stat::Mine(Resource::Gems) => "mine-gems",
        Stat::Mine(Resource::Gold) => "mine-gold",
    }
}

fn nested(text: Text) -> Text {
    Text::new("fx-towers-nested").text("text", text)
}
