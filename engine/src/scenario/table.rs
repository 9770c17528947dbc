//! What is looked up in a scenario file before it is read into types: places, and texts that must mean something.

use std::collections::BTreeMap;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::check::is_demand;

/// A text of a statement, and its place in the file.
pub(super) struct Stated {
    /// The byte at which it begins.
    pub(super) at: usize,
    /// What it is about.
    pub(super) of: About,
    pub(super) text: String,
}

/// What a text of a statement is about.
pub(super) enum About {
    /// What happened.
    Event,
    /// How the match ended.
    Outcome,
    /// A value of the state or of what a viewer sees, by the last name of its path.
    Value(String),
}

/// The first part of a file that is a list where a table must be. Readers of tables would also take a list of their values.
pub(super) fn list_for_table(table: &DeTable<'_>) -> Option<(usize, String)> {
    let given = table.get("given")?;
    let mut parts = vec![("given".to_owned(), given)];
    for (name, part) in given.get_ref().as_table().into_iter().flatten() {
        let name = name.get_ref();
        match &**name {
            "house" => parts.push((name.to_string(), part)),
            "seats" | "sides" => {
                parts.push((name.to_string(), part));
                let seats = part.get_ref().as_table().into_iter().flatten();
                parts.extend(seats.map(|(seat, part)| (format!("{name}.{}", seat.get_ref()), part)));
            }
            _ => {}
        }
    }
    for (name, key) in [("[[card]]", "card"), ("[[step]]", "step")] {
        let each = table.get(key).and_then(|each| each.get_ref().as_array());
        parts.extend(each.into_iter().flatten().map(|part| (name.to_owned(), part)));
    }
    let list = parts.into_iter().find(|(_, part)| part.get_ref().as_array().is_some())?;
    Some((list.1.span().start, list.0))
}

/// The place where each card of the scenario's own is defined, by the card's id.
pub(super) fn card_places(table: &DeTable<'_>) -> BTreeMap<String, usize> {
    let cards = table.get("card").and_then(|cards| cards.get_ref().as_array());
    let place = |card: &Spanned<DeValue<'_>>| {
        let parts = card.get_ref().as_table()?;
        let said = ["def", "effect", "id"].iter().find_map(|key| parts.get(*key))?;
        Some((parts.get("id")?.get_ref().as_str()?.to_owned(), said.span().start))
    };
    cards.into_iter().flatten().filter_map(place).collect()
}

/// The place where each seat's part of a position begins, by the number of the seat.
pub(super) fn seat_places(table: &DeTable<'_>) -> BTreeMap<String, usize> {
    let given = table.get("given").and_then(|given| given.get_ref().as_table());
    let parts = given.and_then(|given| given.get("seats").or_else(|| given.get("sides")));
    let parts = parts.and_then(|parts| parts.get_ref().as_table());
    parts.into_iter().flatten().map(|(seat, part)| (seat.get_ref().to_string(), part.span().start)).collect()
}

/// The texts of all statements of a file.
pub(super) fn stated(table: &DeTable<'_>) -> Vec<Stated> {
    let mut found = Vec::new();
    let steps = table.get("step").and_then(|steps| steps.get_ref().as_array());
    for step in steps.into_iter().flatten() {
        statements(step, &mut found);
    }
    found
}

/// The texts of one step, or of an alternative within one.
fn statements(step: &Spanned<DeValue<'_>>, found: &mut Vec<Stated>) {
    for (name, part) in step.get_ref().as_table().into_iter().flatten() {
        match &**name.get_ref() {
            "state" | "sees" => values("", part, found),
            "events" => texts(part, &|| About::Event, found),
            "outcome" => texts(part, &|| About::Outcome, found),
            "either" => {
                let others = part.get_ref().as_array();
                others.into_iter().flatten().for_each(|other| statements(other, found));
            }
            _ => {}
        }
    }
}

/// The texts in a part that are all about the same.
fn texts(part: &Spanned<DeValue<'_>>, of: &dyn Fn() -> About, found: &mut Vec<Stated>) {
    match part.get_ref() {
        DeValue::String(text) => found.push(Stated { at: part.span().start, of: of(), text: text.to_string() }),
        DeValue::Array(parts) => parts.iter().for_each(|part| texts(part, of, found)),
        DeValue::Table(parts) => parts.iter().for_each(|(_, part)| texts(part, of, found)),
        _ => {}
    }
}

/// The texts in a value. Its last name is neither a number of a list nor a demand.
fn values(last: &str, part: &Spanned<DeValue<'_>>, found: &mut Vec<Stated>) {
    match part.get_ref() {
        DeValue::Array(parts) => parts.iter().for_each(|part| values(last, part, found)),
        DeValue::Table(parts) => {
            for (name, part) in parts.iter() {
                let names = name.get_ref().rsplit('.');
                let named = names.into_iter().find(|name| !is_demand(name) && name.parse::<u16>().is_err());
                values(named.unwrap_or(last), part, found);
            }
        }
        _ => texts(part, &|| About::Value(last.to_owned()), found),
    }
}
