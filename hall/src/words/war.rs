//! Puts War into words: the table, a hand, a card and the rules.

use duelhall_engine::kit::{Options, Seat, Text};
use duelhall_engine::text::Lang;
use duelhall_engine::war::War;
use duelhall_engine::war::card::{CardDef, Country, Type};
use duelhall_engine::war::table::{BasesView, HandCard, PermView, Phase, SideView, Table};

use super::{Presenter, Sighted, capped, in_parts};
use crate::HandLine;
use crate::voice::Voice;

mod hand;
mod sights;
mod terms;

/// The presenter of War.
pub(super) struct Speaker;

impl Presenter for Speaker {
    type Game = War;

    fn turn(&self, table: &Table) -> Option<Seat> {
        table.turn
    }

    fn board(&self, voice: &Voice, table: &Table) -> Vec<String> {
        board(voice, table)
    }

    fn hand(&self, voice: &Voice, table: &Table) -> Vec<HandLine> {
        hand::hand(voice, table)
    }

    fn card(&self, voice: &Voice, card: &CardDef) -> String {
        let history = card.history.as_ref().map(|line| match voice.lang {
            Lang::En => line.en.clone(),
            Lang::Ru => line.ru.clone(),
        });
        std::iter::once(described(voice, card, card.cost)).chain(history).collect::<Vec<_>>().join(" ")
    }

    fn brief_card(&self, voice: &Voice, card: &CardDef) -> String {
        head(voice, card, card.cost)
    }

    fn standing(&self, table: &Table, seat: Seat) -> Option<Text> {
        Some(Text::new("score-war").player("who", seat).num("health", table.sides[seat].health))
    }

    fn moment(&self, table: &Table) -> Option<Text> {
        let (turn, n) = (table.turn?, table.turns);
        let over = table.phase == Phase::Over;
        // A mission counts the turns of its player alone.
        let own = |seat: Seat| if seat == turn { n.div_ceil(2) } else { n / 2 };
        Some(match (table.hold.filter(|_| !over), table.viewer.seat().filter(|_| over)) {
            (Some((seat, left)), _) => Text::new("moment-war-hold").num("n", n).player("who", seat).num("left", left),
            (None, Some(seat)) => Text::new("moment-war-own").num("n", n).num("own", own(seat)),
            (None, None) => Text::new("moment-war").num("n", n),
        })
    }

    fn question(&self, table: &Table, title: &Text) -> Text {
        let asked = ["ask-war-main", "ask-war-final", "ask-war-clash"].contains(&title.key.as_ref());
        let Some(seat) = table.viewer.seat().filter(|_| asked) else { return title.clone() };
        let (left, all) = sum(&table.sides[seat].bases);
        let phase = match table.phase {
            Phase::Clash => "clash",
            Phase::Final => "final",
            _ => "main",
        };
        Text::new("hand-war-turn").raw("phase", phase).num("left", left).num("all", all)
    }

    fn places(&self) -> (&'static str, &'static [&'static str]) {
        // An attack begins where a turn ends: there one goes on.
        ("ask-war-main", &[])
    }

    fn under(&self, table: &Table) -> Vec<(u8, u8)> {
        if table.choosing.is_empty() { table.under() } else { Vec::new() }
    }

    fn renumbered(&self, table: &Table) -> Option<(Table, Vec<(u8, u8)>)> {
        let under = self.under(table);
        let is_under = |number: &u8| under.iter().any(|(lower, _)| lower == number);
        let (below, shown): (Vec<u8>, Vec<u8>) = table.hand.iter().map(|held| held.number).partition(is_under);
        let numbers: Vec<(u8, u8)> = shown.into_iter().chain(below).zip(1..).collect();
        let number = |old: u8| numbers.iter().find(|(number, _)| *number == old).map_or(old, |(_, new)| *new);
        let hand = table.hand.iter().map(|held| HandCard { number: number(held.number), ..held.clone() }).collect();
        (!under.is_empty()).then(|| (Table { hand, ..table.clone() }, numbers))
    }

    fn terms(&self, voice: &Voice, card: &CardDef) -> Vec<String> {
        terms::of(card).into_iter().map(|term| voice.say(&term.text())).collect()
    }

    fn traits(&self, card: &CardDef) -> Vec<(&'static str, String)> {
        let mut traits =
            vec![("type", type_name(card.kind).to_owned()), ("country", country_name(card.country).to_owned())];
        if card.kind != Type::Base {
            traits.push(("cost", card.cost.to_string()));
        }
        traits
    }

    fn trait_name(&self, voice: &Voice, key: &str, value: &str) -> Option<String> {
        match key {
            "type" => Some(voice.plain(&format!("type-war-{value}"))),
            "country" => Some(voice.say(&Text::new("trait-war-country").raw("country", value))),
            _ => None,
        }
    }

    fn shows_cards(&self, table: &Table) -> bool {
        let lies = |side: &SideView| {
            !side.units.is_empty() || !side.support.is_empty() || !side.bases.is_empty() || !side.destroyed.is_empty()
        };
        !table.hand.is_empty() || table.sides.iter().any(|(_, side)| lies(side))
    }

    fn sights(&self, voice: &Voice, table: &Table) -> Vec<Sighted<CardDef>> {
        sights::sights(voice, table)
    }

    fn rules(&self, voice: &Voice, table: &Table, options: &Options) -> Vec<String> {
        rules(voice, table, options)
    }
}

const fn type_name(kind: Type) -> &'static str {
    match kind {
        Type::Base => "base",
        Type::Infantry => "infantry",
        Type::Tank => "tank",
        Type::TankDestroyer => "tank-destroyer",
        Type::Fighter => "fighter",
        Type::Bomber => "bomber",
        Type::Navy => "navy",
        Type::Artillery => "artillery",
        Type::Permanent => "permanent",
        Type::OneShot => "one-shot",
        Type::Medal => "medal",
    }
}

const fn country_name(country: Country) -> &'static str {
    match country {
        Country::Usa => "usa",
        Country::Ussr => "ussr",
        Country::Britain => "britain",
        Country::Germany => "germany",
    }
}

fn name(voice: &Voice, card: &CardDef) -> String {
    voice.words().card_name(voice.lang, card)
}

/// How many bases are not used, and how many there are.
fn sum(bases: &[BasesView]) -> (u16, u16) {
    let sum = |of: fn(&BasesView) -> u8| bases.iter().map(|bases| u16::from(of(bases))).sum();
    (sum(|bases| bases.left), sum(|bases| bases.all))
}

/// The board: whose turn it is, both sides, the combat, the last card.
fn board(voice: &Voice, table: &Table) -> Vec<String> {
    let mut lines: Vec<String> = when(table).iter().map(|text| voice.say(text)).collect();
    let asking = table.asking.iter().map(|card| Text::new("table-war-asking").raw("card", name(voice, card)));
    lines.extend(asking.map(|text| voice.say(&text)));
    lines.extend(terms(voice, table));
    lines.extend(combat(voice, table));
    lines.extend([Seat::FIRST, Seat::SECOND].into_iter().flat_map(|seat| side(voice, seat, &table.sides[seat])));
    if let Some((seat, card)) = table.shown.first() {
        lines.push(voice.say(&Text::new("table-war-last").player("who", *seat).raw("card", name(voice, card))));
    }
    lines
}

fn when(table: &Table) -> Option<Text> {
    match (table.phase, table.turn) {
        (Phase::Deal, _) => Some(Text::new("table-war-deal")),
        (Phase::Over | Phase::ChooseFirst, _) | (_, None) => None,
        (phase, Some(who)) => {
            let phase = match phase {
                Phase::Block => "block",
                Phase::Clash => "clash",
                Phase::Final => "final",
                _ => "main",
            };
            Some(Text::new("table-war-turn").num("n", table.turns).player("who", who).raw("phase", phase))
        }
    }
}

/// The terms of a mission: the weather, and who only has to live on.
fn terms(voice: &Voice, table: &Table) -> Vec<String> {
    let weather = table.weather.iter().map(|card| {
        let text = voice.words().war_text(voice.lang, card).join(" ");
        voice.say(&Text::new("table-war-weather").raw("name", name(voice, card)).raw("text", text))
    });
    let hold = table.hold.filter(|_| table.phase != Phase::Over);
    let hold = hold.map(|(seat, left)| voice.say(&Text::new("table-war-hold").player("who", seat).num("left", left)));
    weather.chain(hold).collect()
}

/// Each attacker with those that block it.
fn combat(voice: &Voice, table: &Table) -> Vec<String> {
    let Some(turn) = table.turn.filter(|_| table.phase != Phase::Over) else { return Vec::new() };
    let attackers = table.sides[turn].units.iter().filter(|unit| unit.attacks);
    let line = |unit: &PermView| {
        let blockers = table.sides[turn.other()].units.iter().filter(|other| other.against == Some(unit.number));
        let blockers: Vec<String> = blockers.map(|other| valued(voice, other)).collect();
        let attacker = valued(voice, unit);
        if blockers.is_empty() {
            let key = if unit.blocked { "table-war-stopped" } else { "table-war-attacker" };
            return voice.say(&Text::new(key).raw("unit", attacker));
        }
        voice.say(&Text::new("table-war-blocked").raw("unit", attacker).raw("blockers", blockers.join("; ")))
    };
    attackers.map(line).collect()
}

/// A side: health, bases and piles, then its units and its support if there are any.
fn side(voice: &Voice, seat: Seat, side: &SideView) -> Vec<String> {
    let (left, all) = sum(&side.bases);
    let kinds = side.bases.iter().map(|bases| {
        let text = Text::new("table-war-bases-of").word("country", bases.country);
        voice.say(&text.num("left", bases.left).num("all", bases.all))
    });
    let kinds = kinds.collect::<Vec<_>>().join(", ");
    let text = Text::new("table-war-side").player("who", seat).num("health", side.health);
    let mut lines = vec![
        voice.say(&text.num("left", left).num("all", all).raw("kinds", kinds).num("cover", side.cover)),
        voice.say(&Text::new("table-war-counts").num("hand", side.hand).num("library", side.library)),
    ];
    let rows = [("table-war-units", &side.units), ("table-war-support", &side.support)];
    for (key, row) in rows.into_iter().filter(|(_, row)| !row.is_empty()) {
        let cards: Vec<String> = row.iter().map(|perm| self::perm(voice, perm)).collect();
        lines.push(voice.say(&Text::new(key).raw("cards", cards.join("; "))));
    }
    if let Some(top) = side.destroyed.first() {
        let text = Text::new("table-war-destroyed").num("count", side.destroyed.len() as i64);
        lines.push(voice.say(&text.raw("card", name(voice, top))));
    }
    lines
}

/// A card with its number, and a unit with its attack and defense.
fn valued(voice: &Voice, perm: &PermView) -> String {
    let text = Text::new("table-war-numbered").num("number", perm.number).raw("card", name(voice, &perm.card));
    let what = voice.say(&text);
    if !perm.card.kind.is_unit() {
        return what;
    }
    let text = Text::new("table-war-valued").raw("what", what);
    voice.say(&text.raw("attack", perm.attack.to_string()).raw("defense", perm.defense.to_string()))
}

/// A card on the battlefield with its values and states.
fn perm(voice: &Voice, perm: &PermView) -> String {
    let marks = marks(voice, perm);
    let what = valued(voice, perm);
    if marks.is_empty() {
        return what;
    }
    voice.say(&Text::new("table-war-marked").raw("what", what).raw("marks", marks.join(", ")))
}

fn marks(voice: &Voice, perm: &PermView) -> Vec<String> {
    let mut marks = Vec::new();
    let counted = |key: &str, n: i64| voice.say(&Text::new(key).num("n", n));
    if perm.damage > 0 {
        marks.push(counted("table-war-damage", perm.damage.into()));
    }
    if perm.ammo > 0 {
        marks.push(counted("table-war-ammo", perm.ammo.into()));
    }
    let states = [(perm.attacks, "attacks"), (perm.used, "used"), (perm.fresh && perm.card.kind.is_unit(), "fresh")];
    let mark = |mark: &str| voice.say(&Text::new("table-war-mark").raw("mark", mark));
    marks.extend(states.into_iter().filter(|(is, _)| *is).map(|(_, state)| mark(state)));
    if let Some(other) = perm.against {
        marks.push(counted("table-war-against", other.into()));
    }
    if let Some(other) = perm.with {
        let key = if perm.card.kind == Type::Medal { "table-war-worn" } else { "table-war-guards" };
        marks.push(counted(key, other.into()));
    }
    marks
}

/// A card with its text.
fn described(voice: &Voice, card: &CardDef, cost: u8) -> String {
    let text = voice.words().war_text(voice.lang, card);
    std::iter::once(head(voice, card, cost)).chain(text).collect::<Vec<_>>().join(" ")
}

/// The name, the cost, the type and the values of a card.
fn head(voice: &Voice, card: &CardDef, cost: u8) -> String {
    let line = voice.words().war_type_line(voice.lang, card);
    let paid = voice.words().war_cost(voice.lang, &CardDef { cost, ..card.clone() });
    let text = Text::new("table-war-card").raw("name", name(voice, card)).raw("line", line).raw("paid", paid);
    let text = text.raw("free", if card.kind == Type::Base || card.token { "yes" } else { "no" });
    let value = |n: u8| if card.kind.is_unit() { n.to_string() } else { String::new() };
    voice.say(
        &text
            .raw("unit", if card.kind.is_unit() { "yes" } else { "no" })
            .raw("attack", value(card.attack))
            .raw("defense", value(card.defense)),
    )
}

/// The rules with the numbers of a fresh table.
fn rules(voice: &Voice, table: &Table, options: &Options) -> Vec<String> {
    let side = &table.sides[Seat::FIRST];
    let chosen = |key: &str| options.get(key).cloned().unwrap_or_default();
    let of = |key: &str| Text::new(format!("rules-war-{key}"));
    let attack = of("attack").raw("attackers", chosen("attackers"));
    let block = of("block").raw("ships", chosen("ships"));
    let clash = of("clash").raw("intervene", chosen("intervene"));
    let parts = [
        ("goal", vec![of("win").num("health", side.health)]),
        ("bases", vec![of("bases"), of("cover")]),
        ("course", vec![of("turn"), attack]),
        ("combat", vec![block, clash, of("damage").raw("damage", chosen("damage"))]),
        ("cards", vec![of("cards"), of("types"), of("words")]),
        ("signs", vec![of("signs"), of("signs-card")]),
        ("limits", vec![of("start").num("count", side.hand.max(7)), capped(of("end"), options)]),
        ("alone", vec![of("campaign")]),
    ];
    in_parts(voice, "rules-war-head-", parts)
}

#[cfg(test)]
mod tests;
