//! Effects: verbs one after another, and verbs that contain others.
//!
//! As the effect of a spell every verb is a sentence; after a keyword, and inside another verb, verbs are steps of one
//! sentence. A step that contains others is put in parentheses unless it is the last one of the sentence.

use super::amount::{Measure, cond, noted};
use super::nested;
use super::noun::Noun;
use crate::chrono::card::{Aim, Amount, CardDef, Chooser, Filter, Test, Verb, Who};
use crate::kit::grammar::{Agree, Case, Number, join, yes};
use crate::kit::{Arg, Text};

/// Something that was mentioned, with the noun for it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Referent {
    pub(super) head: &'static str,
    pub(super) number: Number,
}

impl Referent {
    /// One card, of whatever type.
    pub(super) const CARD: Self = Self { head: "card", number: Number::One };
}

/// Whether a verb tells the player to do it, or follows "may".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mood {
    Do,
    May,
}

/// Writes one effect.
#[derive(Debug, Default)]
pub(super) struct Writer {
    /// The card that the trigger is about.
    subject: Option<Referent>,
    /// What the last verb with an aim applied to.
    last: Option<Referent>,
}

impl Writer {
    /// Writes what a trigger sets off.
    pub(super) const fn about(subject: Option<Referent>) -> Self {
        Self { subject, last: None }
    }

    /// The sentences of a spell, without capital letters and full stops.
    pub(super) fn sentences(&mut self, verbs: &[Verb]) -> Vec<Text> {
        let said: Vec<Text> = verbs.iter().map(|verb| self.step(verb, true)).collect();
        if said.is_empty() { vec![Text::new("fx-chrono-no-effect")] } else { said }
    }

    /// The steps of an effect as the rest of a sentence.
    pub(super) fn block(&mut self, verbs: &[Verb]) -> Text {
        self.steps(verbs, true)
    }

    /// `tail` says that the sentence ends with these steps.
    fn steps(&mut self, verbs: &[Verb], tail: bool) -> Text {
        let last = verbs.len().saturating_sub(1);
        let steps: Vec<Text> = verbs.iter().enumerate().map(|(at, verb)| self.step(verb, tail && at == last)).collect();
        join("fx-chrono-steps", steps).unwrap_or_else(|| Text::new("fx-chrono-nothing"))
    }

    fn step(&mut self, verb: &Verb, tail: bool) -> Text {
        let list = |key: &str, list: Text| Text::new(key).text("list", list);
        let text = match verb {
            Verb::If(when, then, otherwise) => {
                let text = Text::new(if otherwise.is_empty() { "fx-chrono-if" } else { "fx-chrono-if-else" });
                let text = text.text("cond", cond(when)).text("list", self.steps(then, otherwise.is_empty()));
                if otherwise.is_empty() { text } else { text.text("otherwise", self.steps(otherwise, true)) }
            }
            Verb::ChooseOne(options) => self.choice(options),
            Verb::May(0, verbs) => match &verbs[..] {
                [verb] if is_command(verb) => return list("fx-chrono-may", self.clause(verb, Mood::May)),
                verbs => list("fx-chrono-may-do", self.steps(verbs, true)),
            },
            Verb::May(price, verbs) => list("fx-chrono-may-pay", self.steps(verbs, true)).num("n", *price),
            verb => return self.clause(verb, Mood::Do),
        };
        if tail { text } else { nested(text) }
    }

    /// An option with several steps is put in parentheses.
    fn choice(&mut self, options: &[Vec<Verb>]) -> Text {
        let mut said = Vec::new();
        for option in options {
            let list = self.steps(option, false);
            said.push(if option.len() > 1 { nested(list) } else { list });
        }
        match join("fx-chrono-or", said) {
            Some(list) => Text::new("fx-chrono-choose").text("list", list),
            None => Text::new("fx-chrono-choose-none"),
        }
    }

    /// A verb that contains no other.
    fn clause(&mut self, verb: &Verb, mood: Mood) -> Text {
        let key = |key: &str| Text::new(key).word("mood", mood);
        let measured = |text: Text, amount: &Amount| Measure::new(amount, "X").of(text);
        let to = |text: &str, who: &Who, amount: &Amount| measured(key(text).word("who", who), amount);
        match verb {
            Verb::MoveTime(way, amount) => measured(key("fx-chrono-move-time").word("way", way), amount),
            Verb::Concentrate(who, amount) => to("fx-chrono-concentrate", who, amount),
            Verb::Heal(who, amount) => to("fx-chrono-heal", who, amount),
            Verb::Lose(who, amount) => to("fx-chrono-lose", who, amount),
            Verb::Armor(who, amount) => to("fx-chrono-armor", who, amount),
            Verb::Damage(amount) => measured(key("fx-chrono-damage"), amount),
            Verb::Draw(who, amount) => to("fx-chrono-draw", who, amount),
            Verb::Discard(who, amount, Chooser::Owner) => to("fx-chrono-discard", who, amount),
            Verb::Discard(who, amount, Chooser::Chance) => to("fx-chrono-discard-random", who, amount),
            Verb::Mill(who, amount) => to("fx-chrono-mill", who, amount),
            Verb::Charge(who, amount) => to("fx-chrono-charge", who, amount),
            Verb::Drain(who, amount) => to("fx-chrono-drain", who, amount),
            Verb::Disembody(aim) => self.on(key("fx-chrono-disembody"), aim, "creature", Case::Accusative),
            Verb::Return(aim) => self.on(key("fx-chrono-return"), aim, "creature", Case::Accusative),
            Verb::Snare(aim) => self.on(key("fx-chrono-snare"), aim, "creature", Case::Accusative),
            Verb::Turn(aim) => self.on(key("fx-chrono-turn-card"), aim, "permanent", Case::Accusative),
            Verb::Ready(aim) => self.on(key("fx-chrono-ready"), aim, "permanent", Case::Accusative),
            Verb::Shift(aim) => {
                // C-113: the card never shifts itself, so that "other" says nothing.
                let aim = refined(aim, |filter| filter.0.retain(|test| *test != Test::Other));
                self.on(key("fx-chrono-shift"), &aim, "permanent", Case::Accusative)
            }
            Verb::Sacrifice(aim) => {
                let aim = refined(aim, |filter| filter.0.push(Test::Yours));
                self.on(key("fx-chrono-sacrifice"), &aim, "permanent", Case::Instrumental)
            }
            Verb::Mend(aim, amount) => {
                let (text, note) = Measure::new(amount, "X").apart(key("fx-chrono-mend"));
                noted(self.on(text, aim, "site", Case::Accusative), note)
            }
            Verb::Unwind(aim, amount) => {
                let (text, note) = Measure::new(amount, "X").apart(key("fx-chrono-unwind"));
                noted(self.on(text, aim, "event", Case::Genitive), note)
            }
            Verb::Insight => key("fx-chrono-insight"),
            Verb::Token(id, amount) => {
                let name = Arg::card::<CardDef>(id);
                measured(key("fx-chrono-token").with("token", name), amount)
            }
            Verb::Fetch => key("fx-chrono-fetch"),
            Verb::Recover(amount) => measured(key("fx-chrono-recover"), amount),
            Verb::If(..) | Verb::ChooseOne(_) | Verb::May(..) => unreachable!("these contain others"),
        }
    }

    /// Gives a verb the cards to which it applies; `bare` is the noun if a filter names no type.
    fn on(&mut self, text: Text, aim: &Aim, bare: &'static str, case: Case) -> Text {
        let one = |head| Referent { head, number: Number::One };
        let many = |head| Referent { head, number: Number::Many };
        // Only what takes or gets counters follows a preposition, in languages where that matters.
        let after = matches!(bare, "site" | "event");
        let named = |key: &str, of: Referent| {
            Agree { case, number: of.number, head: of.head }.with(Text::new(key).raw("it", yes(after)))
        };
        let (whom, referent, note) = match aim {
            Aim::One(filter) => {
                let noun = Noun::new(filter, bare);
                (noun.some(case, true), one(noun.head()), None)
            }
            Aim::Each(filter) => {
                let noun = Noun::new(filter, bare);
                (noun.all(case), many(noun.head()), None)
            }
            Aim::Mass(filter, amount) => {
                let noun = Noun::new(filter, bare);
                let (whom, note) = Measure::new(amount, "Y").apart(noun.mass(case));
                (whom, many(noun.head()), note)
            }
            Aim::This => (named("fx-chrono-this", Referent::CARD), Referent::CARD, None),
            // "It" is what was mentioned last, and at first the card that the trigger is about.
            Aim::Subject => match (self.last, self.subject) {
                (None, Some(subject)) => (named("fx-chrono-it", subject), subject, None),
                (_, subject) => (named("fx-chrono-that", Referent::CARD), subject.unwrap_or(Referent::CARD), None),
            },
            Aim::That => match self.last {
                Some(last) => (named("fx-chrono-it", last), last, None),
                None => (named("fx-chrono-the-same", Referent::CARD), Referent::CARD, None),
            },
        };
        self.last = Some(referent);
        noted(text.text("whom", whom), note)
    }
}

/// The aim with another filter.
fn refined(aim: &Aim, change: impl Fn(&mut Filter)) -> Aim {
    let mut aim = aim.clone();
    match &mut aim {
        Aim::One(filter) | Aim::Mass(filter, _) | Aim::Each(filter) => change(filter),
        Aim::This | Aim::That | Aim::Subject => {}
    }
    aim
}

/// Whether a verb is said as a command, which can follow "may".
const fn is_command(verb: &Verb) -> bool {
    match verb {
        Verb::Lose(who, _) | Verb::Draw(who, _) | Verb::Discard(who, ..) | Verb::Mill(who, _) => {
            matches!(who, Who::You)
        }
        Verb::Concentrate(..) | Verb::Heal(..) | Verb::Armor(..) | Verb::Charge(..) | Verb::Drain(..) => false,
        Verb::If(..) | Verb::ChooseOne(_) | Verb::May(..) => false,
        Verb::MoveTime(..)
        | Verb::Damage(_)
        | Verb::Disembody(_)
        | Verb::Return(_)
        | Verb::Snare(_)
        | Verb::Turn(_)
        | Verb::Ready(_)
        | Verb::Shift(_)
        | Verb::Mend(..)
        | Verb::Unwind(..)
        | Verb::Insight
        | Verb::Token(..)
        | Verb::Fetch
        | Verb::Recover(_)
        | Verb::Sacrifice(_) => true,
    }
}
