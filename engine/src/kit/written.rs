//! How values are written in scenario files: in short or in full, with cards in the card language.

use std::collections::BTreeSet;
use std::fmt;
use std::marker::PhantomData;

use ron::error::{Error as Wrong, SpannedError};
use serde::de::value::{MapAccessDeserializer, SeqAccessDeserializer};
use serde::de::{DeserializeOwned, Error, IntoDeserializer, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use toml::Spanned;

use super::field::field_at;
use super::{Misgiven, plain, read};

/// A plain value, or a list or table. Unlike an untagged enum, it says what is wrong inside the list or table, and where.
#[derive(Clone, Debug)]
pub(crate) enum Either<A, B> {
    /// A text, a number, or `true` or `false`.
    Plain(A),
    /// A list or a table.
    Whole(B),
}

impl<'de, A: Deserialize<'de>, B: Deserialize<'de>> Deserialize<'de> for Either<A, B> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(EitherVisitor(PhantomData))
    }
}

struct EitherVisitor<A, B>(PhantomData<(A, B)>);

impl<'de, A: Deserialize<'de>, B: Deserialize<'de>> Visitor<'de> for EitherVisitor<A, B> {
    type Value = Either<A, B>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a single value, a list or a table")
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<Self::Value, E> {
        A::deserialize(value.into_deserializer()).map(Either::Plain)
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Self::Value, E> {
        A::deserialize(value.into_deserializer()).map(Either::Plain)
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Self::Value, E> {
        A::deserialize(value.into_deserializer()).map(Either::Plain)
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<Self::Value, E> {
        A::deserialize(value.into_deserializer()).map(Either::Plain)
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<Self::Value, E> {
        A::deserialize(value.into_deserializer()).map(Either::Plain)
    }

    fn visit_seq<S: SeqAccess<'de>>(self, list: S) -> Result<Self::Value, S::Error> {
        B::deserialize(SeqAccessDeserializer::new(list)).map(Either::Whole)
    }

    fn visit_map<M: MapAccess<'de>>(self, table: M) -> Result<Self::Value, M::Error> {
        B::deserialize(MapAccessDeserializer::new(table)).map(Either::Whole)
    }
}

/// Reads a text of the card language, placed between two other texts on lines of their own.
///
/// # Errors
/// Says what is wrong and at which letter of the text.
pub(crate) fn in_language<T: DeserializeOwned>(
    text: &Spanned<String>,
    before: &str,
    after: &str,
) -> Result<T, Misgiven> {
    let whole = format!("{before}\n{}\n{after}", text.get_ref());
    read(&whole).map_err(|error| {
        // The text begins on the second line.
        let lines = text.get_ref().split('\n').count();
        let line = error.span.start.line.saturating_sub(1);
        let inside = match line {
            0 => (1, 1),
            line if line > lines => (lines, usize::MAX),
            line => (line, error.span.start.col),
        };
        let what = format!("not in the card language: {}", said_of::<T>(&whole, &error));
        Misgiven { at: Some(text.span()), inside: Some(inside), what }
    })
}

/// Says what is wrong with a text of the card language. If a value has another shape than it must have, the field is named.
fn said_of<T: DeserializeOwned>(whole: &str, error: &SpannedError) -> String {
    let begun: usize = whole.split_inclusive('\n').take(error.span.start.line.saturating_sub(1)).map(str::len).sum();
    let line = whole.get(begun..).unwrap_or_default().char_indices();
    let at = line.map(|(at, _)| begun + at).nth(error.span.start.col.saturating_sub(1)).unwrap_or(whole.len());
    let said = word_instead::<T>(whole, at, &error.code).unwrap_or_else(|| plain::language(&error.code));
    match field_at(whole, at, ':').filter(|_| plain::is_about_shape(&error.code)) {
        Some(field) => format!("in `{field}`: {said}"),
        None => said,
    }
}

/// Where a word must be and something else is: which words there are. The reader names them when it finds an unknown word there.
fn word_instead<T: DeserializeOwned>(whole: &str, at: usize, error: &Wrong) -> Option<String> {
    if !matches!(error, Wrong::ExpectedIdentifier | Wrong::SuggestRawIdentifier(_)) {
        return None;
    }
    let rest = whole.get(at..)?;
    let is_quoted = rest.starts_with('"');
    let end = |sign: char| if is_quoted { sign == '"' } else { !(sign.is_alphanumeric() || matches!(sign, '-' | '.')) };
    let found = &rest[..rest.get(1..)?.find(end)? + 1 + usize::from(is_quoted)];
    let tried = format!("{}__{}", &whole[..at], &rest[found.len()..]);
    match read::<T>(&tried).err()?.code {
        Wrong::NoSuchEnumVariant { expected, .. } => Some(format!(
            "here is `{found}`, but one of these words must be: {}",
            plain::listed(expected.iter().copied())
        )),
        _ => None,
    }
}

/// The name of something, with its place in the file.
pub(crate) type Name = Spanned<String>;

/// The place of a name among the ids of cards.
///
/// # Errors
/// Names the card with the nearest id.
pub(crate) fn known<'a>(name: &Name, ids: impl Iterator<Item = &'a str> + Clone) -> Result<usize, Misgiven> {
    ids.clone().position(|id| id == name.get_ref()).ok_or_else(|| {
        let near = plain::meant(name.get_ref(), ids);
        Misgiven::at(name.span(), format!("there is no card `{}`{near}", name.get_ref()))
    })
}

/// Checks that ids are made of letters, digits and hyphens, and that no card has the same id as another one.
///
/// # Errors
/// Names the id, or the second of two.
pub(crate) fn different<'a>(names: impl Iterator<Item = &'a Name>) -> Result<(), Misgiven> {
    let mut seen = BTreeSet::new();
    let is_id = |id: &str| !id.is_empty() && id.chars().all(|sign| sign.is_ascii_alphanumeric() || sign == '-');
    for name in names {
        let (id, wrong) = (name.get_ref(), |what: String| Err(Misgiven::at(name.span(), what)));
        if !is_id(id) {
            return wrong(format!("`{id}` is no id of a card: letters, digits and hyphens make one"));
        }
        if !seen.insert(id) {
            return wrong(format!("there are two cards with the id `{id}`"));
        }
    }
    Ok(())
}

/// A card in play, by its number or its name.
#[derive(Clone, Debug)]
pub(crate) enum NumberOrName {
    /// Its number.
    Number(u16),
    /// Its id.
    Name(String),
}

impl<'de> Deserialize<'de> for NumberOrName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Plain;
        impl Visitor<'_> for Plain {
            type Value = NumberOrName;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the number of a card in play, or its name")
            }

            fn visit_i64<E: Error>(self, value: i64) -> Result<NumberOrName, E> {
                u16::deserialize(value.into_deserializer()).map(NumberOrName::Number)
            }

            fn visit_str<E: Error>(self, value: &str) -> Result<NumberOrName, E> {
                Ok(NumberOrName::Name(value.to_owned()))
            }
        }
        deserializer.deserialize_any(Plain)
    }
}
