//! Puts a table of Heroes into words: the turn, combat and chain, and every side with its cards.

use duelhall_engine::heroes::card::{CardType, Keyword, Ongoing};
use duelhall_engine::heroes::table::{LinkView, PermView, Phase, SeatView, Table};
use duelhall_engine::heroes::words;
use duelhall_engine::kit::{SeatSet, Text};

use super::name;
use crate::voice::Voice;

/// The board: the turn, combat and chain, every side, the last card.
pub(super) fn board(voice: &Voice, table: &Table) -> Vec<String> {
    let mut lines: Vec<String> = turn(table).iter().map(|text| voice.say(text)).collect();
    lines.extend(combat(voice, table).map(|text| voice.say(&text)));
    lines.extend(chain(voice, table).map(|text| voice.say(&text)));
    lines.extend(table.seats.iter().flat_map(|side| self::side(voice, table, side)));
    if let Some(shown) = table.shown.first() {
        let last = Text::new("table-heroes-last").player("who", shown.seat).raw("card", name(voice, &shown.card));
        lines.push(voice.say(&last));
    }
    lines
}

const fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Mulligan => "mulligan",
        Phase::Action => "action",
        Phase::Attack => "attack",
        Phase::Defend => "defend",
        Phase::Damage => "damage",
        Phase::End => "end",
        Phase::Over => "over",
    }
}

fn turn(table: &Table) -> Option<Text> {
    match (table.phase, table.turn) {
        (Phase::Mulligan, _) => Some(Text::new("table-heroes-mulligan")),
        (Phase::Over, _) | (_, None) => None,
        (now, Some(who)) => {
            Some(Text::new("table-heroes-turn").num("n", table.turns).player("who", who).raw("phase", phase(now)))
        }
    }
}

/// A card in play by its number, under its name in sentences.
fn numbered(voice: &Voice, table: &Table, number: u16) -> String {
    let found = table.seats.iter().flat_map(in_play).find(|perm| perm.number == number);
    let card = found.map(|perm| name(voice, &perm.card)).unwrap_or_default();
    voice.say(&Text::new("table-heroes-numbered").num("number", number).raw("card", card))
}

pub(super) fn in_play(side: &SeatView) -> impl Iterator<Item = &PermView> {
    let all = side.hero.iter().chain(&side.allies).chain(&side.equipment).chain(&side.ongoing);
    all.flat_map(|perm| std::iter::once(perm).chain(&perm.attached))
}

fn combat(voice: &Voice, table: &Table) -> Option<Text> {
    let combat = table.combat?;
    let key = if combat.protected { "table-heroes-combat-protected" } else { "table-heroes-combat" };
    let attacker = numbered(voice, table, combat.attacker);
    Some(Text::new(key).raw("attacker", attacker).raw("defender", numbered(voice, table, combat.defender)))
}

/// The chain, starting with the link that resolves first.
fn chain(voice: &Voice, table: &Table) -> Option<Text> {
    let links: Vec<String> = table.chain.iter().rev().map(|one| link(voice, table, one)).collect();
    (!links.is_empty()).then(|| Text::new("table-heroes-chain").raw("links", links.join("; ")))
}

fn link(voice: &Voice, table: &Table, link: &LinkView) -> String {
    let kind = match (&link.card, link.effect) {
        (None, _) => "attack",
        (Some(_), true) => "effect",
        (Some(_), false) => "card",
    };
    let card = link.card.as_ref().map(|card| name(voice, card)).unwrap_or_default();
    let text = Text::new("table-heroes-link").raw("kind", kind).raw("card", card).player("who", link.controller);
    let mut targets: Vec<String> = players(voice, link.players);
    targets.extend(link.targets.iter().map(|number| numbered(voice, table, *number)));
    if targets.is_empty() {
        return voice.say(&text);
    }
    voice.say(&Text::new("table-heroes-aimed").text("link", text).raw("targets", targets.join(", ")))
}

fn players(voice: &Voice, seats: SeatSet) -> Vec<String> {
    seats.iter().map(|seat| voice.say(&Text::new("table-heroes-player").player("who", seat))).collect()
}

/// A side: hero and counts, then a line for each row that is not empty.
fn side(voice: &Voice, table: &Table, side: &SeatView) -> Vec<String> {
    let who = side.seat;
    let Some(hero) = side.hero.as_ref().filter(|_| !side.out) else {
        return vec![voice.say(&Text::new("table-heroes-out").player("who", who))];
    };
    let ready = side.resources.iter().filter(|resource| !resource.exhausted).count();
    let mut lines = vec![
        voice.say(&Text::new("table-heroes-side").player("who", who).raw("hero", perm(voice, hero))),
        voice.say(
            &Text::new("table-heroes-counts")
                .num("hand", side.hand)
                .num("deck", side.deck)
                .num("ready", ready as i64)
                .num("all", side.resources.len() as i64),
        ),
    ];
    if has_mates(table, side) {
        lines.push(voice.say(&Text::new("table-heroes-team").raw("team", letter(side.team))));
    }
    let things: Vec<&PermView> = side.equipment.iter().chain(&side.ongoing).collect();
    for (key, perms) in [("table-heroes-allies", side.allies.iter().collect()), ("table-heroes-things", things)] {
        let said: Vec<String> = perms.into_iter().map(|held| perm(voice, held)).collect();
        if !said.is_empty() {
            lines.push(voice.say(&Text::new(key).raw("cards", said.join("; "))));
        }
    }
    lines.extend(quests(voice, side));
    if let Some(top) = side.graveyard.first() {
        let grave = Text::new("table-heroes-graveyard").num("count", side.graveyard.len() as i64);
        lines.push(voice.say(&grave.raw("card", name(voice, top))));
    }
    lines
}

/// Whether a side has team mates.
fn has_mates(table: &Table, side: &SeatView) -> bool {
    table.seats.iter().any(|other| other.seat != side.seat && other.team == side.team)
}

/// The letter of a team, as in pictures and challenges.
fn letter(team: u8) -> String {
    char::from(b'A' + team.min(25)).to_string()
}

/// The board in few words. With more than two players it names of each side only the hero and the numbers of cards.
pub(super) fn brief(voice: &Voice, table: &Table) -> Vec<String> {
    if table.seats.len() == 2 {
        return board(voice, table);
    }
    let mut lines: Vec<String> = turn(table).iter().map(|text| voice.say(text)).collect();
    lines.extend(combat(voice, table).map(|text| voice.say(&text)));
    lines.extend(chain(voice, table).map(|text| voice.say(&text)));
    lines.extend(table.seats.iter().map(|side| brief_side(voice, table, side)));
    lines
}

fn brief_side(voice: &Voice, table: &Table, side: &SeatView) -> String {
    let Some(hero) = side.hero.as_ref().filter(|_| !side.out) else {
        return voice.say(&Text::new("table-heroes-out").player("who", side.seat));
    };
    let team = if has_mates(table, side) { letter(side.team) } else { "none".to_owned() };
    let text = Text::new("table-heroes-brief").raw("team", team).player("who", side.seat);
    let text = text.raw("hero", name(voice, &hero.card)).num("left", hero.left());
    voice.say(&text.num("health", hero.health).num("allies", side.allies.len() as i64).num("hand", side.hand))
}

fn quests(voice: &Voice, side: &SeatView) -> Option<String> {
    let quests = side.resources.iter().filter(|resource| resource.face_up);
    let said: Vec<String> = quests
        .filter_map(|resource| {
            let card = name(voice, resource.card.as_ref()?);
            let quest = Text::new("table-heroes-numbered").num("number", resource.number).raw("card", card);
            Some(marked(voice, quest, mark(voice, resource.exhausted, "exhausted")))
        })
        .collect();
    (!said.is_empty()).then(|| voice.say(&Text::new("table-heroes-quests").raw("cards", said.join("; "))))
}

/// A card in play with its numbers and its states.
fn perm(voice: &Voice, perm: &PermView) -> String {
    marked(voice, valued(voice, perm), marks(voice, perm))
}

/// A card in play with its numbers.
pub(super) fn valued(voice: &Voice, perm: &PermView) -> Text {
    let left = perm.left();
    let key = match &perm.card.kind {
        CardType::Hero { .. } if perm.atk > 0 => "table-heroes-armed-hero",
        CardType::Hero { .. } => "table-heroes-hero",
        CardType::Ally { .. } => "table-heroes-ally",
        CardType::Weapon { .. } => "table-heroes-weapon",
        CardType::Armor { .. } => "table-heroes-armor",
        CardType::Ongoing(Ongoing::Totem(_)) => "table-heroes-totem",
        CardType::Item | CardType::Ability | CardType::Ongoing(_) | CardType::Quest => "table-heroes-numbered",
    };
    Text::new(key)
        .num("number", perm.number)
        .raw("card", name(voice, &perm.card))
        .num("atk", perm.atk)
        .num("left", left)
        .num("health", perm.health)
        .num("strike", perm.strike)
}

pub(super) fn marked(voice: &Voice, text: Text, marks: Vec<String>) -> String {
    if marks.is_empty() {
        return voice.say(&text);
    }
    voice.say(&Text::new("table-heroes-marked").text("what", text).raw("marks", marks.join(", ")))
}

pub(super) fn mark(voice: &Voice, is: bool, name: &str) -> Vec<String> {
    if is { vec![voice.say(&Text::new("table-heroes-mark").raw("mark", name))] } else { Vec::new() }
}

pub(super) fn marks(voice: &Voice, perm: &PermView) -> Vec<String> {
    let mut marks = Vec::new();
    marks.extend(mark(voice, perm.exhausted, "exhausted"));
    marks.extend(mark(voice, perm.fresh, "fresh"));
    marks.extend(mark(voice, perm.flipped, "flipped"));
    marks.extend(perm.keywords.iter().map(|keyword| self::keyword(voice, *keyword)));
    marks.extend(perm.counters.iter().map(|(kind, count)| {
        let kind = Text::new(format!("counter-heroes-{kind}"));
        voice.say(&Text::new("table-heroes-counters").text("kind", kind).num("count", *count))
    }));
    marks.extend(perm.attached.iter().map(|held| {
        let card = name(voice, &held.card);
        let held = Text::new("table-heroes-numbered").num("number", held.number).raw("card", card);
        voice.say(&Text::new("table-heroes-attached").text("card", held))
    }));
    if perm.owner != perm.controller {
        marks.push(voice.say(&Text::new("table-heroes-owned").player("who", perm.owner)));
    }
    marks
}

pub(super) fn keyword(voice: &Voice, keyword: Keyword) -> String {
    voice.say(&words::keyword(keyword))
}
