//! Grammatical agreement. Rust names the case and the number; the Fluent files of each language choose the forms.

use super::Text;

/// The role of a noun in its sentence, named after the case that a language with cases uses for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Case {
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

/// The number of things for which a noun stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Number {
    /// One, without a numeral.
    One,
    /// Several, without a numeral.
    Many,
    /// This many, with the numeral before the noun.
    Counted(u8),
}

impl Number {
    /// One thing without a numeral, or several things with it.
    pub(crate) const fn of(count: u8) -> Self {
        if count == 1 { Self::One } else { Self::Counted(count) }
    }
}

/// The form with which the words around a noun agree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Agree {
    /// The case.
    pub(crate) case: Case,
    /// The number.
    pub(crate) number: Number,
    /// The noun, by its name in messages; each language knows its gender.
    pub(crate) head: &'static str,
}

impl Agree {
    pub(crate) const fn one(case: Case, head: &'static str) -> Self {
        Self { case, number: Number::One, head }
    }

    /// Gives a message the form to agree with.
    pub(crate) fn with(self, text: Text) -> Text {
        let text = text.word("case", self.case).word("number", self.number).raw("head", self.head);
        match self.number {
            Number::One => text.num("count", 1),
            Number::Many => text.num("count", 2),
            Number::Counted(count) => text.num("count", count),
        }
    }
}

/// Joins texts pairwise, with a message that has `$first` and `$then`.
pub(crate) fn join(key: &str, texts: impl IntoIterator<Item = Text>) -> Option<Text> {
    texts.into_iter().reduce(|first, then| Text::new(key).text("first", first).text("then", then))
}

/// Joins texts as a list, whose last two items are joined with `last` and the others with `key`.
pub(crate) fn list(key: &str, last: &str, texts: impl IntoIterator<Item = Text>) -> Option<Text> {
    let mut texts: Vec<Text> = texts.into_iter().collect();
    let end = texts.pop()?;
    join(last, join(key, texts).into_iter().chain([end]))
}

/// `yes` or `no`, for a selector.
pub(crate) const fn yes(is: bool) -> &'static str {
    if is { "yes" } else { "no" }
}
