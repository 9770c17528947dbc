//! Amounts and conditions in words.

use super::nested;
use super::noun::Noun;
use crate::chrono::card::{Amount, Cmp, Cond, Filter, Test, Who};
use crate::kit::Text;
use crate::kit::grammar::{Case, Number};

/// A number as a sentence shows it: the number itself, or a letter, with what the letter stands for.
pub(super) struct Measure {
    number: Result<i16, String>,
    note: Option<Text>,
}

impl Measure {
    /// Reads an amount; `letter` stands for one that is no plain number.
    pub(super) fn new(amount: &Amount, letter: &str) -> Self {
        let is = |amount: &Amount| Some(Text::new("fx-chrono-is").raw("letter", letter).text("amount", noun(amount)));
        let (words, note) = match amount {
            Amount::N(number) => return Self { number: Ok(*number), note: None },
            Amount::Times(factor, inner) if is_plain(inner) => (signed(*factor) + letter, is(inner)),
            amount => (letter.to_owned(), is(amount)),
        };
        Self { number: Err(words), note }
    }

    /// Gives a text its `$n`, and returns the note, which is to be said at the end.
    pub(super) fn apart(self, text: Text) -> (Text, Option<Text>) {
        let text = match self.number {
            Ok(number) if number >= 0 => text.num("n", number),
            Ok(number) => text.raw("n", signed(number)),
            Err(words) => text.raw("n", words),
        };
        (text, self.note)
    }

    /// Gives a text its `$n`, with the note behind it.
    pub(super) fn of(self, text: Text) -> Text {
        let (text, note) = self.apart(text);
        noted(text, note)
    }
}

/// A text with a note behind it.
pub(super) fn noted(text: Text, note: Option<Text>) -> Text {
    match note {
        Some(note) => Text::new("fx-chrono-where").text("text", text).text("note", note),
        None => text,
    }
}

/// A number with a proper minus.
pub(super) fn signed(number: i16) -> String {
    if number < 0 { format!("−{}", -i32::from(number)) } else { number.to_string() }
}

const fn is_plain(amount: &Amount) -> bool {
    !matches!(amount, Amount::N(_) | Amount::Times(..) | Amount::Sum(..))
}

/// An amount as a noun.
fn noun(amount: &Amount) -> Text {
    let of = |key: &str, who: &Who| Text::new(key).word("who", who);
    match amount {
        Amount::N(number) => Text::new("fx-chrono-number").raw("n", signed(*number)),
        Amount::Age => Text::new("fx-chrono-amount-age"),
        Amount::Count(filter) => Noun::new(filter, "permanent").those(),
        Amount::Counters => Text::new("fx-chrono-amount-counters"),
        Amount::Pool(who) => of("fx-chrono-amount-pool", who),
        Amount::Life(who) => of("fx-chrono-amount-life", who),
        Amount::Hand(who) => of("fx-chrono-amount-hand", who),
        Amount::Moved => Text::new("fx-chrono-amount-moved"),
        Amount::Ages => Text::new("fx-chrono-amount-ages"),
        Amount::Times(factor, amount) => {
            Text::new("fx-chrono-amount-times").raw("factor", signed(*factor)).text("amount", inner(amount))
        }
        Amount::Sum(one, other) => {
            Text::new("fx-chrono-amount-sum").text("one", inner(one)).text("other", inner(other))
        }
    }
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
        Cond::Moved => Text::new("fx-chrono-moved"),
        Cond::YourTurn => Text::new("fx-chrono-your-turn"),
        Cond::There(filter) => {
            let (noun, of) = owned(filter);
            Text::new("fx-chrono-there").raw("of", of).text("noun", noun.some(Case::Nominative, false))
        }
    }
}

fn compare(one: &Amount, cmp: Cmp, other: &Amount) -> Text {
    let number = match other {
        Amount::N(number) => u8::try_from(*number).ok(),
        _ => None,
    };
    let has = |what: &str, who: &Who, n: u8| {
        Text::new("fx-chrono-has").raw("what", what).word("who", who).word("cmp", cmp).num("n", n)
    };
    match (one, number) {
        (Amount::Counters, Some(n)) => return has("counters", &Who::You, n),
        (Amount::Pool(who), Some(n)) => return has("pool", who, n),
        (Amount::Life(who), Some(n)) => return has("life", who, n),
        (Amount::Hand(who), Some(n)) => return has("hand", who, n),
        (Amount::Count(filter), Some(n)) => {
            let (noun, of) = owned(filter);
            let case = if cmp == Cmp::Equal { Case::Nominative } else { Case::Genitive };
            let text = Text::new("fx-chrono-there-are").raw("of", of).word("cmp", cmp);
            return text.num("n", n).text("noun", noun.text(case, Number::Counted(n)));
        }
        _ => {}
    }
    match than(one, other) {
        Some((what, who)) => Text::new("fx-chrono-than").raw("what", what).word("who", who).word("cmp", cmp),
        None => {
            let text = Text::new("fx-chrono-compare").word("cmp", cmp);
            text.text("one", inner(one)).text("other", inner(other))
        }
    }
}

/// The same number of the two players: its name, and the player who is named first.
const fn than(one: &Amount, other: &Amount) -> Option<(&'static str, Who)> {
    let (what, one, other) = match (one, other) {
        (Amount::Pool(one), Amount::Pool(other)) => ("pool", *one, *other),
        (Amount::Life(one), Amount::Life(other)) => ("life", *one, *other),
        (Amount::Hand(one), Amount::Hand(other)) => ("hand", *one, *other),
        _ => return None,
    };
    match (one, other) {
        (Who::You, Who::Opponent) | (Who::Opponent, Who::You) => Some((what, one)),
        _ => None,
    }
}

/// A noun whose owner the sentence names.
fn owned(filter: &Filter) -> (Noun<'_>, &'static str) {
    let noun = Noun::new(filter, "permanent");
    if noun.is_yours() {
        return (noun.made_anyones(), "you");
    }
    let (noun, theirs) = noun.without(&Test::Theirs);
    (noun, if theirs { "opponent" } else { "anyone" })
}
