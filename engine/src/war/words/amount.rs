//! Amounts and conditions in words.

use super::nested;
use super::noun::Noun;
use crate::kit::Text;
use crate::kit::grammar::{Agree, Case, Number};
use crate::war::card::{Amount, Cmp, Cond, Filter, Ref, Test, Who};

/// A number as a sentence shows it: the number itself, or a letter, with what the letter stands for.
pub(super) struct Measure {
    number: Result<i8, String>,
    note: Option<Text>,
}

impl Measure {
    /// Reads an amount; `letter` stands for one that is no plain number.
    pub(super) fn new(amount: &Amount, letter: &str) -> Self {
        let is = |amount: &Amount| Some(Text::new("fx-war-is").raw("letter", letter).text("amount", noun(amount)));
        let (words, note) = match amount {
            Amount::N(number) => return Self { number: Ok(*number), note: None },
            // What is paid for the card has this letter on its face.
            Amount::X if letter == "X" => return Self { number: Err(letter.to_owned()), note: None },
            Amount::Times(factor, inner) if is_plain(inner) => (signed((*factor).into()) + letter, is(inner)),
            amount => (letter.to_owned(), is(amount)),
        };
        Self { number: Err(words), note }
    }

    /// Gives a text its `$n`, and returns the note, which is to be said at the end.
    pub(super) fn apart(self, text: Text) -> (Text, Option<Text>) {
        let text = match self.number {
            Ok(number) if number >= 0 => text.num("n", number),
            Ok(number) => text.raw("n", signed(number.into())),
            Err(words) => text.raw("n", words),
        };
        (text, self.note)
    }

    /// The number with its sign, and the note.
    fn with_sign(self) -> (String, Option<Text>) {
        let words = match self.number {
            Ok(number) if number >= 0 => format!("+{number}"),
            Ok(number) => signed(number.into()),
            Err(words) if words.starts_with('−') => words,
            Err(words) => format!("+{words}"),
        };
        (words, self.note)
    }

    /// Gives a text its `$n`, with the note behind it.
    pub(super) fn of(self, text: Text) -> Text {
        let (text, note) = self.apart(text);
        noted(text, note)
    }
}

/// Gives a text the change of attack and defense as `$stats`, such as `+2/−1`, and returns the notes. Word joiners keep it in
/// one line.
pub(super) fn stats(text: Text, attack: &Amount, defense: &Amount) -> (Text, Vec<Text>) {
    let letters = if matches!(attack, Amount::N(_)) { ["Y", "Y"] } else { ["Y", "Z"] };
    let (attack, one) = Measure::new(attack, letters[0]).with_sign();
    let (defense, two) = Measure::new(defense, letters[1]).with_sign();
    (text.raw("stats", format!("{attack}\u{2060}/\u{2060}{defense}")), one.into_iter().chain(two).collect())
}

/// A text with a note behind it.
pub(super) fn noted(text: Text, note: impl IntoIterator<Item = Text>) -> Text {
    note.into_iter().fold(text, |text, note| Text::new("fx-war-where").text("text", text).text("note", note))
}

/// A number with a proper minus, and a plus.
#[must_use]
pub fn signed(number: i16) -> String {
    if number < 0 { format!("−{}", -i32::from(number)) } else { number.to_string() }
}

const fn is_plain(amount: &Amount) -> bool {
    !matches!(amount, Amount::N(_) | Amount::Times(..) | Amount::Sum(..))
}

/// An amount as a noun.
fn noun(amount: &Amount) -> Text {
    let of = |key: &str, who: &Who| Text::new(key).word("who", who);
    match amount {
        Amount::N(number) => Text::new("fx-war-number").raw("n", signed((*number).into())),
        Amount::Bases(who) => of("fx-war-amount-bases", who),
        Amount::Count(filter) => Text::new("fx-war-amount-count").text("those", Noun::new(filter, "unit").those()),
        Amount::Buried(who, filter) => {
            of("fx-war-amount-buried", who).text("noun", Noun::new(filter, "card").text(Case::Nominative, Number::Many))
        }
        Amount::Hand(who) => of("fx-war-amount-hand", who),
        Amount::Health(who) => of("fx-war-amount-health", who),
        Amount::AttackOf(of) => Text::new("fx-war-amount-attack").text("whose", referred(*of)),
        Amount::DefenseOf(of) => Text::new("fx-war-amount-defense").text("whose", referred(*of)),
        Amount::Ammo => Text::new("fx-war-amount-ammo"),
        Amount::X => Text::new("fx-war-amount-x"),
        Amount::Times(factor, amount) => {
            Text::new("fx-war-amount-times").raw("factor", signed((*factor).into())).text("amount", inner(amount))
        }
        Amount::Sum(one, other) => Text::new("fx-war-amount-sum").text("one", inner(one)).text("other", inner(other)),
    }
}

/// A card to which an amount refers, in the genitive.
fn referred(of: Ref) -> Text {
    let key = match of {
        Ref::This => "fx-war-this",
        Ref::That => "fx-war-the-same",
        Ref::Subject => "fx-war-that",
        Ref::Bearer => "fx-war-bearer",
    };
    Agree::one(Case::Genitive, "card").with(Text::new(key))
}

/// An amount inside another; an amount with several parts is put in parentheses.
fn inner(amount: &Amount) -> Text {
    match amount {
        Amount::Times(..) | Amount::Sum(..) => nested(noun(amount)),
        _ => noun(amount),
    }
}

/// A condition, to follow "if".
pub(super) fn cond(cond: &Cond) -> Text {
    match cond {
        Cond::Is(one, cmp, other) => compare(one, *cmp, other),
        Cond::YourTurn => Text::new("fx-war-your-turn"),
        Cond::Combat => Text::new("fx-war-combat"),
        Cond::There(filter) => {
            let (noun, of) = owned(filter);
            Text::new("fx-war-there").raw("of", of).text("noun", noun.some(Case::Nominative, false))
        }
    }
}

fn compare(one: &Amount, cmp: Cmp, other: &Amount) -> Text {
    let number = match other {
        Amount::N(number) => u8::try_from(*number).ok(),
        _ => None,
    };
    let has = |what: &str, who: &Who, n: u8| {
        Text::new("fx-war-has").raw("what", what).word("who", who).word("cmp", cmp).num("n", n)
    };
    match (one, number) {
        (Amount::Bases(who), Some(n)) => return has("bases", who, n),
        (Amount::Health(who), Some(n)) => return has("health", who, n),
        (Amount::Hand(who), Some(n)) => return has("hand", who, n),
        (Amount::Count(filter), Some(n)) => {
            let (noun, of) = owned(filter);
            let case = if cmp == Cmp::Equal { Case::Nominative } else { Case::Genitive };
            let text = Text::new("fx-war-there-are").raw("of", of).word("cmp", cmp);
            return text.num("n", n).text("noun", noun.text(case, Number::Counted(n)));
        }
        _ => {}
    }
    let text = Text::new("fx-war-compare").word("cmp", cmp);
    text.text("one", inner(one)).text("other", inner(other))
}

/// A noun whose owner the sentence names.
fn owned(filter: &Filter) -> (Noun<'_>, &'static str) {
    let noun = Noun::new(filter, "unit");
    if noun.is_yours() {
        return (noun.made_anyones(), "you");
    }
    let (noun, theirs) = noun.without(&Test::Theirs);
    (noun, if theirs { "opponent" } else { "anyone" })
}
