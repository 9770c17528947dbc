//! Effects: verbs one after another, and verbs that contain others.
//!
//! As the effect of a card that is used at once every verb is a sentence; behind a price or a moment, and inside another verb,
//! verbs are steps of one sentence. A step that contains others is put in parentheses unless it is the last one of the
//! sentence.

use super::amount::{Measure, cond, noted, stats};
use super::cost::costs;
use super::nested;
use super::noun::Noun;
use super::power::trait_text;
use crate::kit::grammar::{Agree, Case, Number, join};
use crate::kit::{Arg, Text};
use crate::war::card::{Aim, Amount, CardDef, Chooser, Country, Filter, Place, Verb, Who};

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
    /// The country of the card, if it is known.
    country: Option<Country>,
    /// The card that the trigger is about.
    subject: Option<Referent>,
    /// What the last verb with an aim applied to.
    last: Option<Referent>,
}

impl Writer {
    /// Writes what a card of a country does.
    pub(super) const fn of(country: Country) -> Self {
        Self { country: Some(country), subject: None, last: None }
    }

    /// Writes what a trigger sets off.
    pub(super) const fn about(country: Country, subject: Option<Referent>) -> Self {
        Self { country: Some(country), subject, last: None }
    }

    /// The sentences of an effect, without capital letters and full stops.
    pub(super) fn sentences(&mut self, verbs: &[Verb]) -> Vec<Text> {
        let said: Vec<Text> = verbs.iter().map(|verb| self.step(verb, true)).collect();
        if said.is_empty() { vec![Text::new("fx-war-no-effect")] } else { said }
    }

    /// The steps of an effect as the rest of a sentence.
    pub(super) fn block(&mut self, verbs: &[Verb]) -> Text {
        self.steps(verbs, true)
    }

    /// `tail` says that the sentence ends with these steps.
    fn steps(&mut self, verbs: &[Verb], tail: bool) -> Text {
        let last = verbs.len().saturating_sub(1);
        let steps: Vec<Text> = verbs.iter().enumerate().map(|(at, verb)| self.step(verb, tail && at == last)).collect();
        join("fx-war-steps", steps).unwrap_or_else(|| Text::new("fx-war-nothing"))
    }

    fn step(&mut self, verb: &Verb, tail: bool) -> Text {
        let list = |key: &str, list: Text| Text::new(key).text("list", list);
        let text = match verb {
            Verb::If(when, then, otherwise) => {
                let text = Text::new(if otherwise.is_empty() { "fx-war-if" } else { "fx-war-if-else" });
                let text = text.text("cond", cond(when)).text("list", self.steps(then, otherwise.is_empty()));
                if otherwise.is_empty() { text } else { text.text("otherwise", self.steps(otherwise, true)) }
            }
            Verb::ChooseOne(options) => self.choice(options),
            Verb::May(price, verbs) => match (costs(self.country, price), &verbs[..]) {
                (None, [verb]) if is_command(verb) => return list("fx-war-may", self.clause(verb, Mood::May)),
                (None, verbs) => list("fx-war-may-do", self.steps(verbs, true)),
                (Some(price), verbs) => list("fx-war-may-pay", self.steps(verbs, true)).text("cost", price),
            },
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
        match join("fx-war-or", said) {
            Some(list) => Text::new("fx-war-choose").text("list", list),
            None => Text::new("fx-war-choose-none"),
        }
    }

    /// A verb that contains no other.
    fn clause(&mut self, verb: &Verb, mood: Mood) -> Text {
        let key = |key: &str| Text::new(key).word("mood", mood);
        let measured = |text: Text, amount: &Amount| Measure::new(amount, "X").of(text);
        let to = |text: &str, who: &Who, amount: &Amount| measured(key(text).word("who", who), amount);
        match verb {
            Verb::Damage(aim, amount) => self.counted(key("fx-war-damage"), aim, amount, Case::Dative),
            Verb::Shell(aim, amount) => self.counted(key("fx-war-shell"), aim, amount, Case::Dative),
            Verb::Shield(aim, amount) => self.counted(key("fx-war-shield"), aim, amount, Case::Dative),
            Verb::Load(aim, amount) => self.counted(key("fx-war-load"), aim, amount, Case::Accusative),
            Verb::Strike(who, amount) => to("fx-war-strike", who, amount),
            Verb::Destroy(aim) => self.on(key("fx-war-destroy"), aim, Case::Accusative),
            Verb::Return(aim) => self.on(key("fx-war-return"), aim, Case::Accusative),
            Verb::Exile(aim) => self.on(key("fx-war-exile"), aim, Case::Accusative),
            Verb::Withdraw(aim) => self.on(key("fx-war-withdraw"), aim, Case::Accusative),
            Verb::Boost(aim, attack, defense) => self.stats(key("fx-war-boost"), aim, attack, defense),
            Verb::Hold(aim, attack, defense) => self.stats(key("fx-war-hold"), aim, attack, defense),
            Verb::Promote(aim, attack, defense) => self.stats(key("fx-war-promote"), aim, attack, defense),
            Verb::Grant(aim, of) => self.on(key("fx-war-grant").text("trait", trait_text(*of)), aim, Case::Dative),
            Verb::Deprive(aim, of) => {
                self.on(key("fx-war-deprive").text("trait", trait_text(*of)), aim, Case::Accusative)
            }
            Verb::Exhaust(aim) => self.on(key("fx-war-exhaust"), aim, Case::Accusative),
            Verb::Ready(aim) => self.on(key("fx-war-ready"), aim, Case::Accusative),
            Verb::Pin(aim) => self.on(key("fx-war-pin"), aim, Case::Accusative),
            Verb::Protect(aim) => self.on(key("fx-war-protect"), aim, Case::Dative),
            Verb::Cover(who, amount) => to("fx-war-cover", who, amount),
            Verb::Heal(who, amount) => to("fx-war-heal", who, amount),
            Verb::Lose(who, amount) => to("fx-war-lose", who, amount),
            Verb::Draw(who, amount) => to("fx-war-draw", who, amount),
            Verb::Discard(who, amount, Chooser::Owner) => to("fx-war-discard", who, amount),
            Verb::Discard(who, amount, Chooser::Chance) => to("fx-war-discard-random", who, amount),
            Verb::Mill(who, amount) => to("fx-war-mill", who, amount),
            Verb::Scry(amount) => measured(key("fx-war-scry"), amount),
            Verb::Search(filter, place) => {
                let noun = Noun::new(filter, "card").some(Case::Accusative, false);
                key("fx-war-search").text("noun", noun).word("place", place)
            }
            Verb::Recover(filter, amount, place) => recover(key("fx-war-recover"), filter, amount, *place),
            Verb::Rise(place) => key("fx-war-rise").word("place", place),
            Verb::Token(id, amount) => {
                let name = Arg::card::<CardDef>(id);
                measured(key("fx-war-token").with("token", name), amount)
            }
            Verb::ExtraBase(amount) => measured(key("fx-war-extra-base"), amount),
            Verb::Discount(filter, amount) => {
                let noun = Noun::new(filter, "card").text(Case::Nominative, Number::Many);
                measured(key("fx-war-discount").text("noun", noun), amount)
            }
            Verb::If(..) | Verb::ChooseOne(_) | Verb::May(..) => unreachable!("these contain others"),
        }
    }

    fn counted(&mut self, text: Text, aim: &Aim, amount: &Amount, case: Case) -> Text {
        let (text, note) = Measure::new(amount, "X").apart(text);
        noted(self.on(text, aim, case), note)
    }

    fn stats(&mut self, text: Text, aim: &Aim, attack: &Amount, defense: &Amount) -> Text {
        let (text, notes) = stats(text, attack, defense);
        noted(self.on(text, aim, Case::Dative), notes)
    }

    /// Gives a verb the cards to which it applies.
    fn on(&mut self, text: Text, aim: &Aim, case: Case) -> Text {
        let one = |head| Referent { head, number: Number::One };
        let many = |head| Referent { head, number: Number::Many };
        let named = |key: &str, of: Referent| Agree { case, number: of.number, head: of.head }.with(Text::new(key));
        let (whom, referent) = match aim {
            Aim::One(filter) => {
                let noun = Noun::new(filter, "unit");
                (noun.some(case, true), one(noun.head()))
            }
            Aim::UpTo(n, filter) => {
                let noun = Noun::new(filter, "unit");
                (noun.up_to(*n, case), many(noun.head()))
            }
            Aim::Each(filter) => {
                let noun = Noun::new(filter, "unit");
                (noun.all(case), many(noun.head()))
            }
            Aim::This => (named("fx-war-this", Referent::CARD), Referent::CARD),
            Aim::Bearer => (named("fx-war-bearer", Referent::CARD), Referent::CARD),
            Aim::Against => (named("fx-war-against", many("unit")), many("unit")),
            // "It" is what was mentioned last, and at first the card that the trigger is about.
            Aim::Subject => match (self.last, self.subject) {
                (None, Some(subject)) => (named("fx-war-it", subject), subject),
                (_, subject) => (named("fx-war-that", Referent::CARD), subject.unwrap_or(Referent::CARD)),
            },
            Aim::That => match self.last {
                Some(last) => (named("fx-war-it", last), last),
                None => (named("fx-war-the-same", Referent::CARD), Referent::CARD),
            },
        };
        self.last = Some(referent);
        text.text("whom", whom)
    }
}

/// So many matching cards of the Destroyed stack.
fn recover(text: Text, filter: &Filter, amount: &Amount, place: Place) -> Text {
    let noun = Noun::new(filter, "card");
    let text = text.word("place", place);
    match amount {
        Amount::N(1) => text.raw("many", "one").text("noun", noun.some(Case::Accusative, false)),
        Amount::N(n @ 2..) => {
            let text = text.raw("many", "counted").num("n", *n);
            text.text("noun", noun.text(Case::Accusative, Number::Counted(n.unsigned_abs())))
        }
        amount => {
            let text = text.raw("many", "several").text("noun", noun.text(Case::Genitive, Number::Many));
            Measure::new(amount, "X").of(text)
        }
    }
}

/// Whether a verb is said as a command, which can follow "may".
const fn is_command(verb: &Verb) -> bool {
    match verb {
        Verb::Lose(who, _) | Verb::Draw(who, _) | Verb::Discard(who, ..) | Verb::Mill(who, _) => {
            matches!(who, Who::You)
        }
        Verb::Heal(..) | Verb::Strike(..) | Verb::ExtraBase(_) | Verb::Discount(..) => false,
        Verb::If(..) | Verb::ChooseOne(_) | Verb::May(..) => false,
        _ => true,
    }
}
