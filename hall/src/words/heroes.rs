//! Puts Heroes into words: the question, a hand, a card and the rules. The table is in `board`.

use duelhall_engine::heroes::Heroes;
use duelhall_engine::heroes::card::{CardDef, CardType, Class, Cost, Ongoing};
use duelhall_engine::heroes::table::{HandCard, Phase, Table, Use};
use duelhall_engine::heroes::words;
use duelhall_engine::kit::{Arg, Options, Seat, Text};

use super::{Presenter, Sighted, capped};
use crate::HandLine;
use crate::vocabulary::LineId;
use crate::voice::Voice;

mod board;
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

/// So many cards in a deck, or fewer, are a reason to warn its player.
const FEW: u16 = 3;

/// The presenter of Heroes.
pub(super) struct Speaker;

impl Presenter for Speaker {
    type Game = Heroes;

    fn turn(&self, table: &Table) -> Option<Seat> {
        table.turn
    }

    fn brief(&self, voice: &Voice, table: &Table) -> Vec<String> {
        board::brief(voice, table)
    }

    fn board(&self, voice: &Voice, table: &Table) -> Vec<String> {
        board::board(voice, table)
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
        running_out(table, title, paying(table, title))
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

/// The question with a warning beside it, which is not folded away, while the viewer's deck is almost empty (H-06).
fn running_out(table: &Table, title: &Text, question: Text) -> Text {
    let side = table.viewer.seat().and_then(|seat| table.seats.iter().find(|side| side.seat == seat));
    match side.filter(|side| side.deck <= FEW && PAYS.contains(&&*title.key)) {
        Some(side) => Text::new("hand-heroes-warned")
            .text("question", question)
            .text("warning", Text::new("hand-heroes-deck").num("n", side.deck)),
        None => question,
    }
}

/// The name of a card.
fn name(voice: &Voice, card: &CardDef) -> String {
    voice.words().card_name(voice.lang, card)
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
    texts.push(capped(Text::new("rules-heroes-cap"), options));
    texts.extend(["card", "damage", "play", "piles"].map(|part| Text::new(format!("rules-heroes-signs-{part}"))));
    texts.iter().map(|text| voice.say(text)).collect()
}

#[cfg(test)]
mod tests;
