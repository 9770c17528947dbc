//! Puts Heroes into words: the table, a hand, a card and the rules.

use duelhall_engine::heroes::Heroes;
use duelhall_engine::heroes::card::{CardDef, CardType, Class, Cost, Keyword, Ongoing};
use duelhall_engine::heroes::table::{HandCard, LinkView, PermView, Phase, SeatView, Table, Use};
use duelhall_engine::heroes::words;
use duelhall_engine::kit::{Arg, Options, Seat, SeatSet, Text};

use super::{Presenter, Sighted};
use crate::HandLine;
use crate::vocabulary::LineId;
use crate::voice::Voice;

mod sights;
mod terms;

/// The questions at which resources matter: first that of the own turn, then those at which a player may respond.
const PAYS: [&str; 6] = [
    "ask-heroes-act",
    "ask-heroes-proposed",
    "ask-heroes-respond",
    "ask-heroes-attack",
    "ask-heroes-defend",
    "ask-heroes-end",
];

/// The presenter of Heroes.
pub(super) struct Speaker;

impl Presenter for Speaker {
    type Game = Heroes;

    fn turn(&self, table: &Table) -> Option<Seat> {
        table.turn
    }

    fn brief(&self, voice: &Voice, table: &Table) -> Vec<String> {
        brief(voice, table)
    }

    fn board(&self, voice: &Voice, table: &Table) -> Vec<String> {
        board(voice, table)
    }

    fn hand(&self, voice: &Voice, table: &Table) -> Vec<HandLine> {
        hand(voice, table)
    }

    fn card(&self, voice: &Voice, card: &CardDef) -> String {
        self::card(voice, card)
    }

    fn brief_card(&self, voice: &Voice, card: &CardDef) -> String {
        head(voice, card, printed(card))
    }

    fn standing(&self, table: &Table, seat: Seat) -> Option<Text> {
        let side = table.seats.iter().find(|side| side.seat == seat)?;
        let Some(hero) = side.hero.as_ref().filter(|_| !side.out) else {
            return Some(Text::new("score-heroes-out").player("who", seat));
        };
        Some(Text::new("score-heroes").player("who", seat).num("left", hero.left()))
    }

    fn moment(&self, table: &Table) -> Option<Text> {
        let begun = table.phase != Phase::Mulligan && table.turn.is_some();
        begun.then(|| Text::new("moment-heroes").num("n", table.turns))
    }

    fn question(&self, table: &Table, title: &Text) -> Text {
        paying(table, title)
    }

    fn terms(&self, voice: &Voice, card: &CardDef) -> Vec<String> {
        terms::of(card).into_iter().map(|term| voice.say(&term.text())).collect()
    }

    fn traits(&self, card: &CardDef) -> Vec<(&'static str, String)> {
        let mut traits = vec![("type", words::type_name(&card.kind).to_owned())];
        traits.extend(card.classes.iter().map(|class| ("class", class_name(*class))));
        let is_free = matches!(card.kind, CardType::Hero { .. } | CardType::Quest);
        let cost = printed(card).map_or_else(|| "x".to_owned(), |cost| cost.to_string());
        traits.extend((!is_free).then_some(("cost", cost)));
        traits
    }

    fn trait_name(&self, voice: &Voice, key: &str, value: &str) -> Option<String> {
        match key {
            "cost" if value == "x" => Some("X".to_owned()),
            "cost" => None,
            key => Some(voice.plain(&format!("{key}-heroes-{value}"))),
        }
    }

    fn shows_cards(&self, table: &Table) -> bool {
        table.seats.iter().any(|side| side.hero.is_some())
    }

    fn sights(&self, voice: &Voice, table: &Table) -> Vec<Sighted<CardDef>> {
        sights::sights(voice, table)
    }

    fn rules(&self, voice: &Voice, table: &Table, options: &Options) -> Vec<String> {
        rules(voice, table, options)
    }
}

/// The question with the resources that are left.
fn paying(table: &Table, title: &Text) -> Text {
    let side = table.viewer.seat().and_then(|seat| table.seats.iter().find(|side| side.seat == seat));
    let Some(side) = side.filter(|_| PAYS.contains(&&*title.key)) else { return title.clone() };
    let ready = side.resources.iter().filter(|resource| !resource.exhausted).count() as i64;
    let own = title.key == PAYS[0];
    let text = Text::new(if own { "hand-heroes-turn" } else { "hand-heroes-respond" });
    let text = text.text("question", title.clone()).num("ready", ready).num("all", side.resources.len() as i64);
    let uses = |wanted: Use| table.hand.iter().any(|held| held.usable == wanted);
    if own && uses(Use::Place) && (side.resources.is_empty() || !uses(Use::Play)) {
        return Text::new("hand-heroes-place").text("turn", text.raw("place", "no"));
    }
    // The rules say whether one more resource can be placed in this turn.
    let place = title.args.iter().find(|(name, _)| name == "place").map(|(_, place)| place.clone());
    text.with("place", place.unwrap_or_else(|| Arg::Raw("no".to_owned())))
}

/// The board: the turn, combat and chain, every side, the last card.
fn board(voice: &Voice, table: &Table) -> Vec<String> {
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

fn name(voice: &Voice, card: &CardDef) -> String {
    voice.words().card_name(voice.lang, card)
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

fn in_play(side: &SeatView) -> impl Iterator<Item = &PermView> {
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
fn brief(voice: &Voice, table: &Table) -> Vec<String> {
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
fn valued(voice: &Voice, perm: &PermView) -> Text {
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

fn marked(voice: &Voice, text: Text, marks: Vec<String>) -> String {
    if marks.is_empty() {
        return voice.say(&text);
    }
    voice.say(&Text::new("table-heroes-marked").text("what", text).raw("marks", marks.join(", ")))
}

fn mark(voice: &Voice, is: bool, name: &str) -> Vec<String> {
    if is { vec![voice.say(&Text::new("table-heroes-mark").raw("mark", name))] } else { Vec::new() }
}

fn marks(voice: &Voice, perm: &PermView) -> Vec<String> {
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

fn keyword(voice: &Voice, keyword: Keyword) -> String {
    voice.say(&words::keyword(keyword))
}

/// The cards from which the viewer chooses, and the viewer's own hand; nothing for the public.
fn hand(voice: &Voice, table: &Table) -> Vec<HandLine> {
    if table.viewer.seat().is_none() {
        return Vec::new();
    }
    let mut lines = Vec::new();
    if !table.looking.is_empty() {
        lines.push(voice.plain("table-heroes-looking").into());
        lines.extend(table.looking.iter().map(|held| held_card(voice, held, true)));
    }
    if !table.yields.is_empty() {
        let cards: Vec<String> = table.yields.iter().map(|card| name(voice, card)).collect();
        lines.push(voice.say(&Text::new("table-heroes-yields").raw("cards", cards.join(", "))).into());
    }
    if table.hand.is_empty() {
        lines.push(voice.plain("table-heroes-hand-empty").into());
        return lines;
    }
    lines.push(voice.plain("table-heroes-hand").into());
    // While no card can be used at all, as in a mulligan, the lines need not say it of each.
    let used = table.hand.iter().any(|held| held.usable != Use::Nothing || held.missing.is_some());
    lines.extend(table.hand.iter().map(|held| held_card(voice, held, used)));
    lines
}

fn held_card(voice: &Voice, held: &HandCard, used: bool) -> HandLine {
    let usable = match held.usable {
        Use::Play => "play",
        Use::Place if held.missing.is_some() => "place-short",
        Use::Place => "place",
        Use::Choose => "choose",
        Use::Nothing if held.missing.is_some() => "short",
        Use::Nothing => "nothing",
    };
    let missing = held.missing.unwrap_or_default();
    let cost = held.cost.map_or(u16::MAX, u16::from);
    let line = |code: u16, make: &dyn Fn() -> String| {
        let card = voice.line(LineId::new("table-heroes-card", &held.card.id, [cost, code]), &held.card, make);
        // While other cards are chosen from, only those have numbers.
        if held.number == 0 {
            return card;
        }
        let key = if used { "table-heroes-held" } else { "table-heroes-held-idle" };
        let text = Text::new(key).num("number", held.number).num("missing", missing);
        voice.say(&text.raw("use", usable).raw("card", card))
    };
    let words = line(0, &|| described(voice, &held.card, held.cost));
    let brief = line(1, &|| head(voice, &held.card, held.cost));
    let terms = Speaker.terms(voice, &held.card).join("\n");
    HandLine { card: Some(held.number), words, brief, terms, id: held.card.id.clone() }
}

/// A card in one line.
fn card(voice: &Voice, card: &CardDef) -> String {
    described(voice, card, printed(card))
}

fn class_name(class: Class) -> String {
    let key = words::class(class).key;
    key.strip_prefix("class-heroes-").unwrap_or(&key).to_owned()
}

const fn printed(card: &CardDef) -> Option<u8> {
    match card.cost {
        Cost::N(cost) => Some(cost),
        Cost::X => None,
    }
}

/// A card with its text.
fn described(voice: &Voice, card: &CardDef, cost: Option<u8>) -> String {
    let text = voice.words().heroes_text(voice.lang, card);
    std::iter::once(head(voice, card, cost)).chain(text).collect::<Vec<_>>().join(" ")
}

/// The name, cost, type and values of a card.
fn head(voice: &Voice, card: &CardDef, cost: Option<u8>) -> String {
    let words = voice.words();
    let mut parts = vec![words.heroes_type_line(voice.lang, card)];
    parts.extend(numbers(card).map(|text| voice.say(&text)));
    let head = Text::new("table-heroes-card").raw("name", name(voice, card)).raw("line", parts.join(", "));
    match (&card.kind, cost) {
        (CardType::Hero { .. } | CardType::Quest, _) => voice.say(&head.raw("cost", "none")),
        (_, Some(cost)) => voice.say(&head.raw("cost", cost.to_string())),
        (_, None) => voice.say(&head.raw("cost", "X")),
    }
}

/// The numbers that only its type of card has.
fn numbers(card: &CardDef) -> Option<Text> {
    match &card.kind {
        CardType::Hero { health } | CardType::Ongoing(Ongoing::Totem(health)) => {
            Some(Text::new("table-heroes-health").num("health", *health))
        }
        CardType::Ally { atk, damage, health } => {
            let text = Text::new("table-heroes-stats").num("atk", *atk).num("health", *health);
            Some(text.text("damage", words::damage(*damage)))
        }
        CardType::Weapon { atk, damage, strike, .. } => {
            let text = Text::new("table-heroes-strike").num("atk", *atk).num("strike", *strike);
            Some(text.text("damage", words::damage(*damage)))
        }
        CardType::Armor { def } => Some(Text::new("table-heroes-def").num("def", *def)),
        CardType::Item | CardType::Ability | CardType::Ongoing(_) | CardType::Quest => None,
    }
}

/// The rules with the numbers of a fresh table.
fn rules(voice: &Voice, table: &Table, options: &Options) -> Vec<String> {
    let hand = table.seats.iter().map(|side| side.hand).max();
    let hand = hand.filter(|hand| *hand > 0).unwrap_or(7);
    let cap = options.get("cap").and_then(|cap| cap.parse::<i64>().ok()).unwrap_or_default();
    let mut texts = vec![
        Text::new("rules-heroes-win"),
        Text::new("rules-heroes-start").num("count", hand),
        Text::new("rules-heroes-turn"),
        Text::new("rules-heroes-resources"),
        Text::new("rules-heroes-quests"),
        Text::new("rules-heroes-allies"),
        Text::new("rules-heroes-combat"),
        Text::new("rules-heroes-protect"),
        Text::new("rules-heroes-weapons"),
        Text::new("rules-heroes-chain"),
        Text::new("rules-heroes-asks"),
        Text::new("rules-heroes-hand"),
    ];
    if table.seats.len() > 2 {
        texts.push(Text::new("rules-heroes-many"));
    }
    texts.push(Text::new("rules-heroes-cap").num("count", cap));
    texts.iter().map(|text| voice.say(text)).collect()
}

#[cfg(test)]
mod tests;
