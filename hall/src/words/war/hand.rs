//! The hand of War in words: the cards to choose from, and the viewer's own cards.

use duelhall_engine::kit::Text;
use duelhall_engine::war::card::Type;
use duelhall_engine::war::table::{HandCard, Lack, Phase, Table, Use};

use super::{Speaker, described, head};
use crate::HandLine;
use crate::vocabulary::LineId;
use crate::voice::Voice;
use crate::words::Presenter;

/// The cards from which the viewer chooses, and the viewer's own hand; nothing for the public.
pub(super) fn hand(voice: &Voice, table: &Table) -> Vec<HandLine> {
    if table.viewer.seat().is_none() {
        return Vec::new();
    }
    let mut lines = Vec::new();
    if !table.choosing.is_empty() {
        lines.push(voice.plain("table-war-choosing").into());
        lines.extend(table.choosing.iter().map(|held| held_card(voice, held, true)));
    }
    if table.hand.is_empty() {
        let key = match table.phase {
            Phase::ChooseFirst => "table-war-hand-undealt",
            _ => "table-war-hand-empty",
        };
        lines.push(voice.plain(key).into());
        return lines;
    }
    lines.push(voice.plain("table-war-hand").into());
    // While no card can be used at all, as in the other's turn, the lines need not say it of each.
    let used = table.hand.iter().any(|held| held.usable != Use::Nothing || held.lack.is_some());
    let hand = table.stacked().into_iter().map(|(held, count)| several(voice, held_card(voice, held, used), count));
    // The picture shows the cards to choose from, so the numbers on it are theirs.
    let without_number = |line: HandLine| HandLine { card: line.card.map(|_| 0), ..line };
    lines.extend(hand.map(|line| if table.choosing.is_empty() { line } else { without_number(line) }));
    lines
}

/// The line about a card of which there may be several.
fn several(voice: &Voice, line: HandLine, count: u8) -> HandLine {
    if count < 2 {
        return line;
    }
    let with = |words: String| voice.say(&Text::new("table-war-several").raw("line", words).num("n", count));
    HandLine { words: with(line.words), brief: with(line.brief), ..line }
}

fn held_card(voice: &Voice, held: &HandCard, used: bool) -> HandLine {
    let usable = match held.usable {
        Use::Play if held.card.kind == Type::Base => "build",
        Use::Play => "play",
        Use::Choose => "choose",
        Use::Nothing => held.lack.map_or("nothing", |lack| match lack {
            Lack::Bases(_) => "bases",
            Lack::Country(_) => "country",
            Lack::Wearer => "wearer",
            Lack::Turn => "turn",
            Lack::Part => "part",
        }),
    };
    let missing = match held.lack {
        Some(Lack::Bases(n) | Lack::Country(n)) => n,
        _ => 0,
    };
    let line = |code: u16, make: &dyn Fn() -> String| {
        let id = LineId::new("table-war-card", &held.card.id, [held.cost.into(), code]);
        let card = voice.line(id, &held.card, make);
        let key = if used { "table-war-held" } else { "table-war-held-idle" };
        let text = Text::new(key).num("number", held.number).num("missing", missing);
        voice.say(&text.raw("use", usable).raw("card", card))
    };
    let words = line(0, &|| described(voice, &held.card, held.cost));
    let brief = line(1, &|| head(voice, &held.card, held.cost));
    HandLine {
        card: Some(held.number),
        words,
        brief,
        terms: Speaker.terms(voice, &held.card).join("\n"),
        id: held.card.id.clone(),
    }
}
