//! Puts Towers into words: the table, a hand, a card and the rules.

use std::sync::Arc;

use duelhall_engine::kit::{Options, Seat, Text};
use duelhall_engine::towers::Towers;
use duelhall_engine::towers::card::CardDef;
use duelhall_engine::towers::table::{HandCard, Phase, Shown, Table, Use};

use super::{Presenter, Sighted, capped};
use crate::HandLine;
use crate::vocabulary::LineId;
use crate::voice::Voice;

/// The presenter of Towers.
pub(super) struct Speaker;

impl Presenter for Speaker {
    type Game = Towers;

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
        voice.say(&described(voice, "table-towers-card", card))
    }

    fn standing(&self, table: &Table, seat: Seat) -> Option<Text> {
        let side = &table.sides[seat];
        Some(Text::new("score-towers").player("who", seat).num("tower", side.tower).num("wall", side.wall))
    }

    fn moment(&self, table: &Table) -> Option<Text> {
        let begun = table.phase != Phase::Mulligan && table.turn.is_some();
        begun.then(|| Text::new("moment-towers").num("n", table.round))
    }

    fn question(&self, table: &Table, title: &Text) -> Text {
        let Some(seat) = table.viewer.seat().filter(|_| title.key == "ask-towers-act") else { return title.clone() };
        let [ore, gems, gold] = table.sides[seat].stock;
        let plays = table.hand.iter().any(|held| held.usable == Use::Play);
        let tells = if table.round == 1 || !plays { "yes" } else { "no" };
        Text::new("hand-towers-turn").num("ore", ore).num("gems", gems).num("gold", gold).raw("tells", tells)
    }

    fn traits(&self, card: &CardDef) -> Vec<(&'static str, String)> {
        let cost = u16::from(card.cost.ore) + u16::from(card.cost.gems) + u16::from(card.cost.gold);
        vec![("type", format!("{:?}", card.suit).to_lowercase()), ("cost", cost.to_string())]
    }

    fn trait_name(&self, voice: &Voice, key: &str, value: &str) -> Option<String> {
        (key == "type").then(|| voice.plain(&format!("suit-towers-{value}")))
    }

    fn shows_cards(&self, table: &Table) -> bool {
        !table.shown.is_empty() || !table.hand.is_empty()
    }

    fn sights(&self, voice: &Voice, table: &Table) -> Vec<Sighted<CardDef>> {
        sights(voice, table)
    }

    fn rules(&self, voice: &Voice, table: &Table, options: &Options) -> Vec<String> {
        rules(voice, table, options)
    }
}

/// The board: round, both sides, goals, the last cards.
fn board(voice: &Voice, table: &Table) -> Vec<String> {
    let say = |text: &Text| voice.say(text);
    let mut lines = Vec::new();
    if table.phase == Phase::Mulligan {
        lines.push(say(&Text::new("table-towers-mulligan")));
    } else if table.turn.is_some() {
        lines.push(say(&Text::new("table-towers-round").num("n", table.round)));
    }
    lines.extend([Seat::FIRST, Seat::SECOND].map(|seat| say(&side(table, seat))));
    lines.push(say(&goals(table)));
    lines.push(say(&Text::new("table-towers-piles").num("draw", table.draw_pile).num("discard", table.discard_pile)));
    if let Some(shown) = table.shown.first() {
        lines.push(say(&last(voice, shown)));
    }
    lines
}

fn side(table: &Table, seat: Seat) -> Text {
    let side = &table.sides[seat];
    let [ore, gems, gold] = side.stock;
    let [mine_ore, mine_gems, mine_gold] = side.mine;
    Text::new("table-towers-side")
        .player("who", seat)
        .num("tower", side.tower)
        .num("wall", side.wall)
        .num("ore", ore)
        .num("gems", gems)
        .num("gold", gold)
        .num("mine-ore", mine_ore)
        .num("mine-gems", mine_gems)
        .num("mine-gold", mine_gold)
        .num("hand", side.hand)
}

fn goals(table: &Table) -> Text {
    Text::new("table-towers-goals").num("tower", table.tower_goal).num("stock", table.stock_goal)
}

fn last(voice: &Voice, shown: &Shown) -> Text {
    let key = if shown.discarded { "table-towers-last-discarded" } else { "table-towers-last-played" };
    Text::new(key).player("who", shown.seat).raw("card", voice.words().card_name(voice.lang, &shown.card))
}

/// The viewer's own hand; nothing for the public.
fn hand(voice: &Voice, table: &Table) -> Vec<HandLine> {
    if table.viewer.seat().is_none() {
        return Vec::new();
    }
    if table.hand.is_empty() {
        let key = match table.phase {
            Phase::ChooseFirst => "table-towers-hand-undealt",
            _ => "table-towers-hand-empty",
        };
        return vec![voice.plain(key).into()];
    }
    let title = voice.plain("table-towers-hand").into();
    let card = |held: &HandCard| {
        let words = held_card(voice, held);
        HandLine {
            card: Some(held.number),
            brief: words.clone(),
            words,
            terms: String::new(),
            id: held.card.id.clone(),
        }
    };
    std::iter::once(title).chain(table.hand.iter().map(card)).collect()
}

fn held_card(voice: &Voice, held: &HandCard) -> String {
    // The last number tells these lines apart: it is the number of missing resources, or above all such numbers.
    let (usable, code) = match (held.usable, held.missing) {
        (Use::DiscardOnly | Use::Nothing, Some(missing)) => ("short", missing),
        (Use::Play, _) => ("play", u16::MAX),
        (Use::DiscardOnly, None) => ("discard", u16::MAX - 1),
        (Use::Nothing, None) => ("nothing", u16::MAX - 2),
        (Use::Keep, _) => ("keep", u16::MAX - 3),
        (Use::Replace, _) => ("replace", u16::MAX - 4),
    };
    let missing = held.missing.unwrap_or_default();
    const KEY: &str = "table-towers-held";
    voice.line(LineId::new(KEY, &held.card.id, [held.number.into(), code]), &held.card, || {
        let text = described(voice, KEY, &held.card).num("number", held.number).num("missing", missing);
        voice.say(&text.raw("use", usable))
    })
}

fn described(voice: &Voice, key: &str, card: &CardDef) -> Text {
    let words = voice.words();
    Text::new(key)
        .raw("name", words.card_name(voice.lang, card))
        .raw("cost", words.card_cost(voice.lang, card.cost))
        .raw("text", words.card_text(voice.lang, card))
}

/// The cards that were played or discarded last, newest first, and the viewer's own hand.
fn sights(voice: &Voice, table: &Table) -> Vec<Sighted<CardDef>> {
    let one = |row: Text, card: &Arc<CardDef>| {
        let label = voice.words().card_name(voice.lang, card);
        Sighted { row, number: None, id: card.id.clone(), words: label.clone(), label, card: Arc::clone(card) }
    };
    let shown = table.shown.iter().map(|shown| {
        let key = if shown.discarded { "look-row-towers-discarded" } else { "look-row-towers-played" };
        one(Text::new(key).player("who", shown.seat), &shown.card)
    });
    shown.chain(table.hand.iter().map(|held| one(Text::new("look-row-hand"), &held.card))).collect()
}

/// The rules with the numbers of a fresh table.
fn rules(voice: &Voice, table: &Table, options: &Options) -> Vec<String> {
    let side = &table.sides[Seat::FIRST];
    let texts = [
        Text::new("rules-towers-win").num("tower", table.tower_goal).num("stock", table.stock_goal),
        Text::new("rules-towers-start").num("tower", side.tower).num("wall", side.wall).num("mine", side.mine[0]),
        Text::new("rules-towers-turn"),
        Text::new("rules-towers-discard"),
        Text::new("rules-towers-damage"),
        Text::new("rules-towers-mulligan"),
        Text::new("rules-towers-first"),
        capped(Text::new("rules-towers-cap"), options),
    ];
    texts.iter().map(|text| voice.say(text)).collect()
}
