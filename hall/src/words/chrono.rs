//! Puts Chrono into words: the table, a hand, a card and the rules.

use duelhall_engine::chrono::Chrono;
use duelhall_engine::chrono::card::{CardDef, Epoch, Resource, Type};
use duelhall_engine::chrono::table::{Forecast, HandCard, PermView, Phase, SideView, Table, Use};
use duelhall_engine::kit::{Options, Seat, Text};

use super::{Presenter, Sighted, capped, in_parts};
use crate::HandLine;
use crate::vocabulary::LineId;
use crate::voice::Voice;

mod sights;
mod terms;

/// The presenter of Chrono.
pub(super) struct Speaker;

impl Presenter for Speaker {
    type Game = Chrono;

    fn turn(&self, table: &Table) -> Option<Seat> {
        table.turn
    }

    fn board(&self, voice: &Voice, table: &Table) -> Vec<String> {
        board(voice, table)
    }

    fn hand(&self, voice: &Voice, table: &Table) -> Vec<HandLine> {
        hand(voice, table)
    }

    fn card(&self, voice: &Voice, card: &CardDef) -> String {
        described(voice, card, card.cost)
    }

    fn brief_card(&self, voice: &Voice, card: &CardDef) -> String {
        head(voice, card, card.cost)
    }

    fn standing(&self, table: &Table, seat: Seat) -> Option<Text> {
        Some(Text::new("score-chrono").player("who", seat).num("life", table.sides[seat].life))
    }

    fn moment(&self, table: &Table) -> Option<Text> {
        let begun = table.phase != Phase::Mulligan && table.turn.is_some();
        begun.then(|| Text::new("moment-chrono").num("n", table.turns).num("age", table.age))
    }

    fn question(&self, table: &Table, title: &Text) -> Text {
        let Some(seat) = table.viewer.seat().filter(|_| title.key == "ask-chrono-main") else { return title.clone() };
        let side = &table.sides[seat];
        let text = Text::new("hand-chrono-turn").num("age", table.age).num("epoch", number(table.epoch));
        text.num("pool", side.pool)
    }

    fn places(&self) -> (&'static str, &'static [&'static str]) {
        let places = &["do-chrono-attack", "do-chrono-focus", "do-chrono-life", "do-chrono-time", "do-chrono-meditate"];
        ("ask-chrono-main", places)
    }

    fn terms(&self, voice: &Voice, card: &CardDef) -> Vec<String> {
        terms::of(card).into_iter().map(|term| voice.say(&term.text())).collect()
    }

    fn traits(&self, card: &CardDef) -> Vec<(&'static str, String)> {
        let mut traits = vec![("type", type_name(card.kind).to_owned())];
        if card.kind != Type::Hero {
            traits.push(("epoch", number(card.home).to_string()));
            traits.push(("cost", card.cost.to_string()));
        }
        traits
    }

    fn trait_name(&self, voice: &Voice, key: &str, value: &str) -> Option<String> {
        match key {
            "type" => Some(voice.plain(&format!("type-chrono-{value}"))),
            "epoch" => Some(voice.say(&Text::new("trait-chrono-epoch").raw("n", value))),
            _ => None,
        }
    }

    fn shows_cards(&self, _table: &Table) -> bool {
        // The heroes lie open from the start (C-23).
        true
    }

    fn sights(&self, voice: &Voice, table: &Table) -> Vec<Sighted<CardDef>> {
        sights::sights(voice, table)
    }

    fn covered(&self, voice: &Voice, table: &Table) -> Vec<(u16, String)> {
        sights::covered(voice, table)
    }

    fn rules(&self, voice: &Voice, table: &Table, options: &Options) -> Vec<String> {
        rules(voice, table, options)
    }
}

const fn type_name(kind: Type) -> &'static str {
    match kind {
        Type::Hero => "hero",
        Type::Thoughtform => "thoughtform",
        Type::Location(_) => "location",
        Type::Event(_) => "event",
        Type::Shadow => "shadow",
    }
}

/// An epoch as people count it.
const fn number(epoch: Epoch) -> u8 {
    epoch.index() as u8 + 1
}

fn name(voice: &Voice, card: &CardDef) -> String {
    voice.words().card_name(voice.lang, card)
}

/// The board: turn and time, both sides, the last card.
fn board(voice: &Voice, table: &Table) -> Vec<String> {
    let mut lines: Vec<String> = when(table).iter().map(|text| voice.say(text)).collect();
    lines.extend([Seat::FIRST, Seat::SECOND].into_iter().flat_map(|seat| side(voice, seat, &table.sides[seat])));
    if let Some((seat, card)) = table.shown.first() {
        lines.push(voice.say(&Text::new("table-chrono-last").player("who", *seat).raw("card", name(voice, card))));
    }
    lines
}

/// The turn, the present age, and the last movement of time.
fn when(table: &Table) -> Vec<Text> {
    let mut texts = Vec::new();
    match (table.phase, table.turn) {
        (Phase::Mulligan, _) => texts.push(Text::new("table-chrono-mulligan")),
        (Phase::Over | Phase::ChooseFirst, _) | (_, None) => {}
        (_, Some(who)) => texts.push(Text::new("table-chrono-turn").num("n", table.turns).player("who", who)),
    }
    texts.push(Text::new("table-chrono-age").num("age", table.age).num("epoch", number(table.epoch)));
    if let Some((from, to)) = table.moved {
        texts.push(Text::new("table-chrono-moved").num("from", from).num("to", to));
    }
    texts
}

/// A side: life and hero, what it holds, then its cards and shadows if there are any.
fn side(voice: &Voice, seat: Seat, side: &SideView) -> Vec<String> {
    let mut lines = vec![
        voice.say(
            &Text::new("table-chrono-side")
                .player("who", seat)
                .num("life", side.life)
                .num("armor", side.armor)
                .raw("hero", name(voice, &side.hero))
                .num("counters", side.counters),
        ),
        voice.say(
            &Text::new("table-chrono-counts")
                .num("pool", side.pool)
                .num("hand", side.hand)
                .num("deck", side.deck)
                .num("beside", side.beside),
        ),
    ];
    let cards: Vec<String> = side.field.iter().map(|perm| self::perm(voice, perm)).collect();
    if !cards.is_empty() {
        lines.push(voice.say(&Text::new("table-chrono-field").raw("cards", cards.join("; "))));
    }
    if !side.shades.is_empty() {
        let own = side.shades.iter().map(|shade| match &shade.card {
            Some(card) => numbered(voice, shade.number, card),
            None => voice.say(&Text::new("table-chrono-shade").num("number", shade.number)),
        });
        lines.push(voice.say(&Text::new("table-chrono-shades").raw("cards", own.collect::<Vec<_>>().join("; "))));
    }
    if let Some(top) = side.graveyard.first() {
        let grave = Text::new("table-chrono-graveyard").num("count", side.graveyard.len() as i64);
        lines.push(voice.say(&grave.raw("card", name(voice, top))));
    }
    lines
}

fn numbered(voice: &Voice, number: u16, card: &CardDef) -> String {
    voice.say(&Text::new("table-chrono-numbered").num("number", number).raw("card", name(voice, card)))
}

/// A card on the battlefield with what it yields and its states.
fn perm(voice: &Voice, perm: &PermView) -> String {
    let marks = marks(voice, perm);
    let what = numbered(voice, perm.number, &perm.card);
    if marks.is_empty() {
        return what;
    }
    voice.say(&Text::new("table-chrono-marked").raw("what", what).raw("marks", marks.join(", ")))
}

fn marks(voice: &Voice, perm: &PermView) -> Vec<String> {
    let mut marks: Vec<String> = perm.yields.iter().map(|(resource, n)| yielded(voice, *resource, *n)).collect();
    let counters = match perm.card.kind {
        Type::Location(_) => Some("table-chrono-life"),
        Type::Event(_) => Some("table-chrono-time"),
        Type::Hero | Type::Thoughtform | Type::Shadow => None,
    };
    marks.extend(counters.map(|key| voice.say(&Text::new(key).num("n", perm.counters))));
    let states = [(perm.turned, "turned"), (perm.snared, "snared"), (perm.sick, "sick")];
    marks.extend(states.into_iter().filter(|(is, _)| *is).map(|(_, mark)| self::mark(voice, mark)));
    if perm.shifted {
        marks.push(voice.say(&Text::new("table-chrono-shifted").num("epoch", number(perm.epoch))));
    }
    marks
}

fn mark(voice: &Voice, mark: &str) -> String {
    voice.say(&Text::new("table-chrono-mark").raw("mark", mark))
}

fn yielded(voice: &Voice, resource: Resource, n: u8) -> String {
    voice.say(&Text::new("fx-chrono-yield").word("resource", resource).num("n", n))
}

/// The cards from which the viewer chooses, and the viewer's own hand; nothing for the public.
fn hand(voice: &Voice, table: &Table) -> Vec<HandLine> {
    if table.viewer.seat().is_none() {
        return Vec::new();
    }
    let mut lines = Vec::new();
    if !table.choosing.is_empty() {
        lines.push(voice.plain("table-chrono-choosing").into());
        lines.extend(table.choosing.iter().map(|held| held_card(voice, held, true)));
    }
    lines.extend(forecast(voice, table).into_iter().map(HandLine::from));
    if table.hand.is_empty() {
        let key = match table.phase {
            Phase::ChooseFirst => "table-chrono-hand-undealt",
            _ => "table-chrono-hand-empty",
        };
        lines.push(voice.plain(key).into());
        return lines;
    }
    lines.push(voice.plain("table-chrono-hand").into());
    // While no card can be used at all, as in the other's turn, the lines need not say it of each.
    let used = table.hand.iter().any(|held| held.usable != Use::Nothing || held.missing.is_some());
    let hand = table.hand.iter().map(|held| held_card(voice, held, used));
    // The picture shows the cards to choose from, so the numbers on it are theirs.
    let without_number = |line: HandLine| HandLine { card: line.card.map(|_| 0), ..line };
    lines.extend(hand.map(|line| if table.choosing.is_empty() { line } else { without_number(line) }));
    lines
}

/// What dies or changes in each other epoch that the viewer's collected time could reach: at the nearest age of it.
fn forecast(voice: &Voice, table: &Table) -> Vec<String> {
    let line = |(one, dies): (&Forecast, bool)| {
        let changes = one.changes.iter().filter(|change| change.dies == dies);
        let cards: Vec<String> = changes.map(|change| numbered(voice, change.number, &change.card)).collect();
        let text = Text::new("table-chrono-forecast").num("n", one.by.unsigned_abs()).num("dies", u8::from(dies));
        let text = text.raw("way", if one.by < 0 { "past" } else { "future" }).num("epoch", number(one.epoch));
        (!cards.is_empty()).then(|| voice.say(&text.raw("cards", cards.join("; "))))
    };
    let nearest = Forecast::nearest(&table.forecast).into_iter();
    nearest.flat_map(|one| [(one, true), (one, false)]).filter_map(line).collect()
}

fn held_card(voice: &Voice, held: &HandCard, used: bool) -> HandLine {
    let usable = match held.usable {
        Use::Play if held.card.kind == Type::Shadow => "lay",
        Use::Play => "play",
        Use::Choose => "choose",
        Use::Keep => "keep",
        Use::Replace => "replace",
        Use::Nothing if held.missing.is_some() => "short",
        Use::Nothing => "nothing",
    };
    let missing = held.missing.unwrap_or_default();
    let line = |code: u16, make: &dyn Fn() -> String| {
        let id = LineId::new("table-chrono-card", &held.card.id, [held.cost.into(), code]);
        let card = voice.line(id, &held.card, make);
        let key = if used { "table-chrono-held" } else { "table-chrono-held-idle" };
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

/// A card with its text.
fn described(voice: &Voice, card: &CardDef, cost: u8) -> String {
    let text = voice.words().chrono_text(voice.lang, card);
    std::iter::once(head(voice, card, cost)).chain(text).collect::<Vec<_>>().join(" ")
}

/// The name, the cost and the type of a card.
fn head(voice: &Voice, card: &CardDef, cost: u8) -> String {
    let line = voice.words().chrono_type_line(voice.lang, card);
    let head = Text::new("table-chrono-card").raw("name", name(voice, card)).raw("line", line);
    let is_free = matches!(card.kind, Type::Hero | Type::Shadow) || card.token;
    voice.say(&head.raw("cost", if is_free { "none".to_owned() } else { cost.to_string() }))
}

/// The rules with the numbers of a fresh table.
fn rules(voice: &Voice, table: &Table, options: &Options) -> Vec<String> {
    let side = &table.sides[Seat::FIRST];
    let chosen = |key: &str| options.get(key).cloned().unwrap_or_default();
    let plain = |keys: &[&str]| keys.iter().map(|key| Text::new(format!("rules-chrono-{key}"))).collect::<Vec<_>>();
    let time = Text::new("rules-chrono-time").raw("shift", chosen("shift"));
    let sign = |resource| voice.say(&Text::new("rules-chrono-sign").word("resource", resource));
    let signs = Resource::ALL.into_iter().map(sign).collect::<Vec<_>>().join(", ");
    let signs = Text::new("rules-chrono-resources").raw("list", signs);
    let start = Text::new("rules-chrono-start").num("count", side.hand.max(5));
    let end = capped(Text::new("rules-chrono-end").raw("end", chosen("end")), options);
    let parts = [
        ("goal", vec![Text::new("rules-chrono-win").num("life", side.life)]),
        ("clock", std::iter::once(time).chain(plain(&["rows"])).collect()),
        ("course", plain(&["turn", "pool", "collect", "attack"])),
        ("cards", plain(&["places", "shadows", "hero"])),
        ("language", plain(&["words", "verbs"])),
        ("signs", std::iter::once(signs).chain(plain(&["marks", "piles"])).collect()),
        ("limits", vec![start, end]),
    ];
    in_parts(voice, "rules-chrono-head-", parts)
}

#[cfg(test)]
mod tests;
