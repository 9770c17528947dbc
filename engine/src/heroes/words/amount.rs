//! Amounts and conditions in words.

use super::filter::Noun;
use super::nested;
use super::who::{Writer, phrase};
use crate::heroes::card::{Amount, Cmp, Cond, Filter, Pred, Who};
use crate::kit::Text;
use crate::kit::grammar::{Agree, Case, Number, join, yes};

/// A number as a sentence shows it: the number itself, a formula, or X, with what is to be noted about it.
pub(super) struct Measure {
    number: Result<i16, String>,
    note: Option<Text>,
}

impl Measure {
    /// Gives a text its `$n`.
    pub(super) fn of(self, text: Text) -> Text {
        let text = match self.number {
            Ok(number) if number < 0 => text.raw("n", format!("−{}", -i32::from(number))),
            Ok(number) => text.num("n", number),
            Err(words) => text.raw("n", words),
        };
        where_is(text, self.note)
    }

    /// Gives a text its `$n`, and returns the note to be said later.
    pub(super) fn apart(mut self, text: Text) -> (Text, Option<Text>) {
        let note = self.note.take();
        (self.of(text), note)
    }

    /// Whether it is a number below zero.
    pub(super) const fn is_below_zero(&self) -> bool {
        matches!(self.number, Ok(number) if number < 0)
    }

    /// The same number without its sign.
    pub(super) fn without_sign(self) -> Self {
        Self { number: self.number.map(i16::saturating_abs), ..self }
    }
}

impl Writer {
    pub(super) fn measure(&mut self, amount: &Amount) -> Measure {
        if let Amount::N(number) = amount {
            return Measure { number: Ok(*number), note: None };
        }
        let own = std::mem::take(&mut self.own);
        let (words, note) = match (amount, formula(amount)) {
            (Amount::Event, _) => ("that".to_owned(), None),
            (_, Some(words)) => (words, None),
            (Amount::Sum(a, b), None) if let (Some(words), Amount::Count(filter)) = (formula(a), &**b) => {
                let each = phrase("fx-heroes-plus-each", &self.noun(filter), Case::Accusative, Number::One);
                (words, Some(each))
            }
            (_, None) => {
                let amount = self.amount(amount, Case::Nominative);
                ("X".to_owned(), Some(Text::new("fx-heroes-x-is").text("amount", amount)))
            }
        };
        self.own = own;
        Measure { number: Err(words), note }
    }

    /// A noun phrase for an amount.
    fn amount(&mut self, amount: &Amount, case: Case) -> Text {
        let cased = |key: &str| Agree::one(case, "card").with(Text::new(key));
        match amount {
            Amount::N(number) if *number < 0 => Text::new("fx-heroes-below-zero").num("n", -i64::from(*number)),
            Amount::N(number) => Text::new("fx-heroes-number").num("n", *number),
            Amount::X => cased("fx-heroes-amount-paid"),
            Amount::Event => cased("fx-heroes-amount-event"),
            Amount::Count(filter) => cased("fx-heroes-amount-count").text("noun", self.all_of(filter)),
            Amount::CountIn(place, player, filter) => {
                let text = cased("fx-heroes-amount-count-in").text("noun", self.all_of(filter));
                self.player(text.word("where", place), *player)
            }
            Amount::AtkOf(who) => self.trait_of("atk", who, case),
            Amount::HealthOf(who) => self.trait_of("health", who, case),
            Amount::CostOf(who) => self.trait_of("cost", who, case),
            Amount::DamageOn(who) => {
                let on = self.who(who, Case::Prepositional);
                cased("fx-heroes-amount-damage").text("who", on.text)
            }
            Amount::Counters(kind, who) => {
                let on = self.who(who, Case::Prepositional);
                cased("fx-heroes-amount-counters").text("counter", counter(kind)).text("who", on.text)
            }
            Amount::Resources(player) => self.player(cased("fx-heroes-amount-resources"), *player),
            Amount::Hand(player) => self.player(cased("fx-heroes-amount-hand"), *player),
            Amount::Sum(a, b) => self.two("fx-heroes-amount-sum", a, b, case),
            Amount::Less(a, b) => self.two("fx-heroes-amount-less", a, b, case),
            Amount::Times(times, a) => {
                Text::new("fx-heroes-amount-times").num("times", *times).text("a", self.inner(a, Case::Nominative))
            }
            Amount::Half(a) => cased("fx-heroes-amount-half").text("a", self.inner(a, Case::Genitive)),
        }
    }

    fn trait_of(&mut self, of: &str, who: &Who, case: Case) -> Text {
        let who = self.who(who, Case::Genitive);
        let text = Text::new("fx-heroes-amount-of").raw("trait", of).text("who", who.text);
        let agree = Agree { case, ..who.agree };
        agree.with(text.raw("it", yes(who.pronoun)))
    }

    fn two(&mut self, key: &str, a: &Amount, b: &Amount, case: Case) -> Text {
        let a = self.inner(a, case);
        Text::new(key).text("a", a).text("b", self.inner(b, case))
    }

    /// An amount inside another; an amount with several parts is put in parentheses.
    fn inner(&mut self, amount: &Amount, case: Case) -> Text {
        let text = self.amount(amount, case);
        match amount {
            Amount::Sum(..) | Amount::Less(..) | Amount::Times(..) | Amount::Half(_) => nested(text),
            _ => text,
        }
    }

    /// A noun phrase for all matching cards that are counted.
    fn all_of(&self, filter: &Filter) -> Text {
        self.noun(filter).text(Case::Genitive, Number::Many)
    }

    /// A condition, to follow "if" or "while".
    pub(super) fn cond(&mut self, cond: &Cond) -> Text {
        self.truth(cond, false)
    }

    fn truth(&mut self, cond: &Cond, not: bool) -> Text {
        let said = |key: &str| Text::new(key).raw("not", yes(not));
        match cond {
            Cond::Not(inner) if !not && simple(inner) => self.truth(inner, true),
            Cond::Not(inner) => Text::new("fx-heroes-untrue").text("cond", self.part(inner)),
            Cond::Is(a, cmp, b) => self.compare(a, *cmp, b),
            Cond::Exists(filter) => self.exists(filter, not),
            Cond::Fits(who, filter) => self.fits(who, filter, not),
            Cond::In(turn) => self.with_bearer(said("fx-heroes-in-turn").word("turn", turn), Case::Genitive),
            Cond::Combat => said("fx-heroes-in-combat"),
            Cond::HeroClass(class) => said("fx-heroes-hero-class").word("class", class),
            Cond::HeroFaction(faction) => said("fx-heroes-hero-faction").word("faction", faction),
            Cond::Flipped => said("fx-heroes-flipped"),
            Cond::All(parts) if let Some(state) = your_hero_fights(parts) => self.fits(&Who::Hero, &vec![state], not),
            Cond::All(parts) => self.parts("fx-heroes-and", "fx-heroes-always", parts),
            Cond::Either(parts) => self.parts("fx-heroes-or", "fx-heroes-never", parts),
        }
    }

    fn parts(&mut self, key: &str, none: &str, parts: &[Cond]) -> Text {
        let parts: Vec<Text> = parts.iter().map(|part| self.part(part)).collect();
        join(key, parts).unwrap_or_else(|| Text::new(none))
    }

    fn part(&mut self, cond: &Cond) -> Text {
        let text = self.truth(cond, false);
        match cond {
            Cond::All(_) | Cond::Either(_) => nested(text),
            _ => text,
        }
    }

    fn exists(&self, filter: &Filter, not: bool) -> Text {
        let mut noun = self.noun(filter);
        let yours = noun.without(&Pred::Yours);
        let some = phrase("fx-heroes-some", &noun, Case::Nominative, Number::One);
        let none = noun.text(Case::Genitive, Number::One);
        let text = Text::new("fx-heroes-exists").raw("not", yes(not)).raw("yours", yes(yours));
        text.text("noun", if not { none } else { some })
    }

    fn fits(&mut self, who: &Who, filter: &Filter, not: bool) -> Text {
        let who = self.who(who, Case::Nominative);
        if let Some(predicate) = Noun::predicate(filter, who.agree, not) {
            return Text::new("fx-heroes-fits").text("who", who.text).text("what", predicate);
        }
        let what = phrase("fx-heroes-some", &self.noun(filter), Case::Nominative, plain(who.agree.number));
        let text = Text::new("fx-heroes-is-such").text("who", who.text).text("what", what).raw("not", yes(not));
        who.agree.with(text)
    }

    fn compare(&mut self, a: &Amount, cmp: Cmp, b: &Amount) -> Text {
        let number = match b {
            Amount::N(number) => u8::try_from(*number).ok(),
            _ => None,
        };
        let compared = |key: &str| Text::new(key).word("cmp", cmp);
        match (a, number) {
            (Amount::Hand(player), Some(n)) => self.player(compared("fx-heroes-has-hand").num("n", n), *player),
            (Amount::Resources(player), Some(n)) => {
                self.player(compared("fx-heroes-has-resources").num("n", n), *player)
            }
            (Amount::Count(filter), Some(n)) => {
                let mut noun = self.noun(filter);
                let yours = noun.without(&Pred::Yours);
                let case = if cmp == Cmp::Equal { Case::Nominative } else { Case::Genitive };
                let noun = noun.text(case, Number::Counted(n));
                compared("fx-heroes-there-are").num("n", n).raw("yours", yes(yours)).text("noun", noun)
            }
            _ => {
                let text = compared("fx-heroes-compare").text("a", self.inner(a, Case::Nominative));
                text.raw("plain", yes(number.is_some())).text("b", self.inner(b, Case::Nominative))
            }
        }
    }
}

/// Adds a note about a number to a text.
pub(super) fn where_is(text: Text, note: Option<Text>) -> Text {
    match note {
        Some(note) => Text::new("fx-heroes-where").text("text", text).text("note", note),
        None => text,
    }
}

/// What your hero does, if the condition is a combat in which your hero does it.
fn your_hero_fights(parts: &[Cond]) -> Option<Pred> {
    let [Cond::Combat, Cond::Fits(who, filter)] = parts else { return None };
    let is_yours = matches!(filter[..], [Pred::Hero, Pred::Yours] | [Pred::Yours, Pred::Hero]);
    match who {
        Who::Attacker if is_yours => Some(Pred::Attacking),
        Who::Defender if is_yours => Some(Pred::Defending),
        _ => None,
    }
}

/// Whether a condition mentions one more thing, so that "it" after it could mean either.
pub(super) fn mentions_another(cond: &Cond) -> bool {
    let of = |amount: &Amount| match amount {
        Amount::AtkOf(who) | Amount::HealthOf(who) | Amount::CostOf(who) | Amount::DamageOn(who) => *who != Who::That,
        _ => false,
    };
    match cond {
        Cond::Exists(_) | Cond::HeroClass(_) | Cond::HeroFaction(_) | Cond::Flipped => true,
        Cond::Fits(who, _) => *who != Who::That,
        Cond::Is(a, _, b) => of(a) || of(b),
        Cond::Not(inner) => mentions_another(inner),
        Cond::All(parts) | Cond::Either(parts) => parts.iter().any(mentions_another),
        Cond::In(_) | Cond::Combat => false,
    }
}

/// Whether the negation of a condition is said in the same words with a "not".
const fn simple(cond: &Cond) -> bool {
    match cond {
        Cond::Exists(_)
        | Cond::Fits(..)
        | Cond::In(_)
        | Cond::Combat
        | Cond::HeroClass(_)
        | Cond::HeroFaction(_)
        | Cond::Flipped => true,
        Cond::Is(..) | Cond::Not(_) | Cond::All(_) | Cond::Either(_) => false,
    }
}

const fn plain(number: Number) -> Number {
    match number {
        Number::One => Number::One,
        Number::Many | Number::Counted(_) => Number::Many,
    }
}

/// The name of a kind of counters.
pub(super) fn counter(kind: &str) -> Text {
    Text::new(format!("counter-heroes-{kind}"))
}

/// An amount made of numbers and the paid X, as a formula: `X + 1`.
fn formula(amount: &Amount) -> Option<String> {
    let part = |amount: &Amount| {
        let words = formula_part(amount)?;
        Some(if words.contains(' ') { format!("({words})") } else { words })
    };
    has_x(amount).then(|| match amount {
        Amount::Sum(a, b) => Some(format!("{} + {}", part(a)?, part(b)?)),
        Amount::Less(a, b) => Some(format!("{} − {}", part(a)?, part(b)?)),
        Amount::Times(times, a) => Some(format!("{times} × {}", part(a)?)),
        _ => formula_part(amount),
    })?
}

fn formula_part(amount: &Amount) -> Option<String> {
    match amount {
        Amount::N(number) if *number < 0 => Some(format!("(−{})", -i32::from(*number))),
        Amount::N(number) => Some(number.to_string()),
        Amount::X => Some("X".to_owned()),
        Amount::Sum(..) | Amount::Less(..) | Amount::Times(..) => formula(amount),
        _ => None,
    }
}

fn has_x(amount: &Amount) -> bool {
    match amount {
        Amount::X => true,
        Amount::Sum(a, b) | Amount::Less(a, b) => has_x(a) || has_x(b),
        Amount::Times(_, a) | Amount::Half(a) => has_x(a),
        _ => false,
    }
}
