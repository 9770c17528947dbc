//! The requests that look at a match: questions, tables and events, as one viewer may see them.

use duelhall_engine::games::GameId;
use duelhall_engine::kit::{Arg, Seat, Text};
use duelhall_engine::text::Lang;
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::session::{Open, Session, standing};
use super::{Answer, seats};
use crate::cli::words::{WORDS, players};

/// A question to look at.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Prompt {
    #[serde(rename = "match")]
    name: String,
    seat: u8,
    #[serde(default)]
    lang: Lang,
}

/// A table to look at.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct View {
    #[serde(rename = "match")]
    name: String,
    viewer: Value,
    #[serde(default)]
    lang: Lang,
}

/// The standing of a match, with the parts that identify it.
pub(super) fn status(name: &str, open: &Open) -> Value {
    let mut status = standing(name, open);
    status["commitment"] = open.duel.commitment().into();
    status["fingerprint"] = open.duel.fingerprint().into();
    status
}

/// The question to a seat, `null` when it is not asked.
pub(super) fn prompt(session: &Session, wanted: Prompt) -> Answer {
    let open = session.get(&wanted.name)?;
    let seat = seats::seat(open.duel.game(), open.duel.seats(), wanted.seat)?;
    Ok(json!({ "match": wanted.name, "prompt": question(open, seat, wanted.lang) }))
}

/// Everything that a viewer may know of a match.
pub(super) fn view(session: &Session, wanted: View) -> Answer {
    let open = session.get(&wanted.name)?;
    let viewer = seats::viewer(open.duel.game(), open.duel.seats(), &wanted.viewer)?;
    let told = open.duel.tell(viewer);
    let names = open.names(wanted.lang);
    let said: Vec<String> = told.iter().map(|text| WORDS.say(wanted.lang, text, &names)).collect();
    let mut view = standing(&wanted.name, open);
    view["viewer"] = seats::of_viewer(viewer);
    view["table"] = open.duel.table(viewer).seen();
    let game = open.duel.game();
    view["events"] = told.iter().map(|text| event(game, text)).collect();
    view["said"] = said.into();
    view["prompt"] = viewer.seat().map_or(Value::Null, |seat| question(open, seat, wanted.lang));
    Ok(view)
}

fn question(open: &Open, seat: Seat, lang: Lang) -> Value {
    let Some(prompt) = open.duel.prompt(seat) else { return Value::Null };
    let names = open.names(lang);
    let say = |text: &Text| WORDS.say(lang, text, &names);
    let choices = prompt.choices.iter().enumerate().map(|(index, choice)| {
        let mut shown = json!({
            "index": index,
            "action": choice.action,
            "label": say(&choice.label),
            "card": choice.card,
            "tone": choice.tone,
        });
        if let Some(taken) = choice.taken {
            shown["taken"] = json!(taken);
        }
        shown
    });
    json!({
        "seat": seats::of(prompt.seat),
        "step": prompt.step,
        "title": say(&prompt.title),
        "choices": choices.collect::<Vec<_>>(),
        "fallback": prompt.fallback,
    })
}

/// An event without words of a language: its name and its parts.
fn event(game: GameId, text: &Text) -> Value {
    let mut parts = Map::from_iter([("event".to_owned(), name(game, &text.key).into())]);
    parts.extend(text.args.iter().map(|(name, part)| (name.clone(), value(game, part))));
    parts.into()
}

fn value(game: GameId, part: &Arg) -> Value {
    match part {
        Arg::Num(number) => (*number).into(),
        Arg::Player(seat) => seats::of(*seat),
        Arg::Card(_, id) => id.clone().into(),
        Arg::Text(text) if text.args.is_empty() => name(game, &text.key).into(),
        Arg::Text(text) => event(game, text),
        Arg::Words(by_lang) => json!(by_lang),
        Arg::Raw(words) => words.clone().into(),
    }
}

/// The name of a message without the common prefix of its kind: `tell-towers-played` becomes `played`.
fn name(game: GameId, key: &str) -> &str {
    let infix = format!("-{}-", game.name());
    key.split_once(&infix).map(|(_, name)| name).or_else(|| key.strip_prefix("tell-")).unwrap_or(key)
}

impl Open {
    /// The names of the players, or their numbers if they have none.
    fn names(&self, lang: Lang) -> Vec<String> {
        if self.names.is_empty() { players(lang, self.duel.seats()) } else { self.names.clone() }
    }
}
