//! Grammatical agreement. Rust names the case and the number; the Fluent files of each language choose the forms.

use crate::kit::Text;

/// The role of a noun in its sentence, named after the case that a language with cases uses for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Case {
    /// The one that acts.
    Nominative,
    /// Of whom, from whom.
    Genitive,
    /// To whom.
    Dative,
    /// Whom.
    Accusative,
    /// With what.
    Instrumental,
    /// On whom.
    Prepositional,
}

impl Case {
    const fn name(self) -> &'static str {
        match self {
            Self::Nominative => "nominative",
            Self::Genitive => "genitive",
            Self::Dative => "dative",
            Self::Accusative => "accusative",
            Self::Instrumental => "instrumental",
            Self::Prepositional => "prepositional",
        }
    }
}

/// The number of things for which a noun stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Number {
    /// One, without a numeral.
    One,
    /// Several, without a numeral.
    Many,
    /// This many, with the numeral before the noun.
    Counted(u8),
}

impl Number {
    /// One thing without a numeral, or several things with it.
    pub(super) const fn of(count: u8) -> Self {
        if count == 1 { Self::One } else { Self::Counted(count) }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::One => "one",
            Self::Many => "many",
            Self::Counted(_) => "counted",
        }
    }
}

/// The form with which the words around a noun agree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Agree {
    /// The case.
    pub(super) case: Case,
    /// The number.
    pub(super) number: Number,
    /// The noun, by its name in messages; each language knows its gender.
    pub(super) head: &'static str,
}

impl Agree {
    pub(super) const fn one(case: Case, head: &'static str) -> Self {
        Self { case, number: Number::One, head }
    }

    /// Gives a message the form to agree with.
    pub(super) fn with(self, text: Text) -> Text {
        let text = text.raw("case", self.case.name()).raw("number", self.number.name()).raw("head", self.head);
        match self.number {
            Number::One => text.num("count", 1),
            Number::Many => text.num("count", 2),
            Number::Counted(count) => text.num("count", count),
        }
    }
}

/// Joins texts pairwise, with a message that has `$first` and `$then`.
pub(super) fn join(key: &str, texts: impl IntoIterator<Item = Text>) -> Option<Text> {
    texts.into_iter().reduce(|first, then| Text::new(key).text("first", first).text("then", then))
}

/// Joins texts as a list, whose last two items are joined with `key`.
pub(super) fn list(key: &str, texts: impl IntoIterator<Item = Text>) -> Option<Text> {
    let mut texts: Vec<Text> = texts.into_iter().collect();
    let last = texts.pop()?;
    Some(match join("fx-heroes-list", texts) {
        Some(before) => Text::new(key).text("first", before).text("then", last),
        None => last,
    })
}

/// Puts a text in parentheses.
pub(super) fn nested(text: Text) -> Text {
    Text::new("fx-heroes-nested").text("text", text)
}

/// `yes` or `no`, for a selector.
pub(super) const fn yes(is: bool) -> &'static str {
    if is { "yes" } else { "no" }
}
