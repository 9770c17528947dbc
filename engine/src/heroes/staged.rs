//! Heroes in scenario files: positions as input, positions and events as output, in one vocabulary.

use serde_json::{Map, Value, json};

use super::Heroes;
use super::card::Keyword;
use super::compile::types;
use super::event::{Event, Mark};
use super::given::{self, Given};
use super::present::zone_name;
use super::question::{Ask, Zone};
use super::rules::Rules;
use super::setup::Setup;
use super::state::{Perm, State, What};
use super::table::{HandCard, LinkView, PermView, Table};
use crate::kit::given::Inline;
use crate::kit::{Card, Kind, Misgiven, Rest, Seat, Staged, in_play, outcome_line, standing, word};

impl Staged for Heroes {
    type Given = Given;
    type Inline = Inline;

    const CHOICES: &'static [(&'static str, Rest)] = &[
        ("keep", Rest::Nothing),
        ("mulligan", Rest::Nothing),
        ("play", Rest::Card),
        ("place", Rest::Card),
        ("quest", Rest::Card),
        ("use", Rest::Card),
        ("attack", Rest::Card),
        ("strike", Rest::Card),
        ("protect", Rest::Card),
        ("armor", Rest::Card),
        ("pick", Rest::Card),
        ("card", Rest::Card),
        ("player", Rest::Number),
        ("link", Rest::Number),
        ("x", Rest::Number),
        ("option", Rest::Number),
        ("yes", Rest::Nothing),
        ("no", Rest::Nothing),
        ("done", Rest::Nothing),
        ("back", Rest::Nothing),
        ("pass", Rest::Nothing),
        ("rest", Rest::Nothing),
        ("yield", Rest::Nothing),
        ("heed", Rest::Number),
        ("always", Rest::Nothing),
        ("sometimes", Rest::Nothing),
        ("end", Rest::Nothing),
    ];

    const BOOK: Option<(&'static str, u16)> = Some(("H", 204));

    fn stage(given: Given, cards: Vec<Inline>) -> Result<Setup, Misgiven> {
        given::stage(given, cards)
    }

    fn card_ids(rules: &Rules) -> impl Iterator<Item = &str> {
        rules.cards.defs.iter().map(|card| card.id.as_str())
    }

    fn numbers(state: &State, seat: Seat, word: &str, id: &str) -> Vec<usize> {
        let Some(kind) = state.rules.kind(id) else { return Vec::new() };
        let index = |cards: &[Card]| cards.iter().position(|card| card.kind == kind).map(|index| index + 1);
        match word {
            "play" | "place" | "quest" => index(&state.player(seat).hand).into_iter().collect(),
            "card" => index(open_cards(state, seat)).into_iter().collect(),
            _ => state.perms.iter().filter(|perm| perm.card.kind == kind).map(|perm| usize::from(perm.id)).collect(),
        }
    }

    fn lay_out(state: &State) -> Value {
        let (_, outcome) = standing::<Self>(state);
        let seats: Map<String, Value> = state.seats().map(|seat| (seat.to_string(), side(state, seat))).collect();
        let named = |perm: &Perm| (perm.id, perm.card.kind);
        let perms = in_play(&state.perms, &state.rules.cards, named, |perm| perm_value(state, perm));
        let chain = state.chain.iter().map(|link| match link.what {
            What::Card { card, .. } => state.rules.cards.id(card.kind),
            What::Effect => format!("effect of {}", state.rules.cards.id(link.frame.kind)),
            What::Combat { attacker, defender } => format!("{attacker} attacks {defender}"),
        });
        json!({
            "phase": word(state.phase),
            "asked": state.asked().map(|seat| seat.0 + 1),
            "turn": state.turn.0 + 1,
            "turns": state.turns,
            "seats": seats,
            "play": perms,
            "chain": chain.collect::<Vec<_>>(),
            "combat": state.combat.map(|combat| json!({
                "attacker": combat.attacker,
                "defender": combat.defender,
                "protected": combat.protected,
            })),
            "outcome": outcome,
        })
    }

    fn seen(table: &Table) -> Value {
        let seats: Map<String, Value> = table
            .seats
            .iter()
            .map(|seat| {
                let row = |perms: &[PermView]| perms.iter().map(seen_perm).collect::<Vec<_>>();
                let resources = seat.resources.iter().map(|resource| {
                    let card = resource.card.as_ref().map_or("?", |card| card.id.as_str());
                    format!(
                        "{card}{}{}",
                        if resource.face_up { " up" } else { "" },
                        if resource.exhausted { " exhausted" } else { "" }
                    )
                });
                let value = json!({
                    "team": seat.team,
                    "out": seat.out,
                    "hero": seat.hero.as_ref().map(seen_perm),
                    "allies": row(&seat.allies),
                    "equipment": row(&seat.equipment),
                    "ongoing": row(&seat.ongoing),
                    "resources": resources.collect::<Vec<_>>(),
                    "deck": seat.deck,
                    "hand": seat.hand,
                    "graveyard": seat.graveyard.iter().map(|card| card.id.clone()).collect::<Vec<_>>(),
                    "removed": seat.removed,
                });
                (seat.seat.to_string(), value)
            })
            .collect();
        let held = |cards: &[HandCard]| -> Vec<Value> {
            let value = |held: &HandCard| json!({ "card": held.card.id, "number": held.number, "usable": word(held.usable), "cost": held.cost });
            cards.iter().map(value).collect()
        };
        let link = |link: &LinkView| match (&link.card, link.effect) {
            (Some(card), false) => card.id.clone(),
            (Some(card), true) => format!("effect of {}", card.id),
            (None, _) => {
                format!("{} attacks {}", link.targets.first().unwrap_or(&0), link.targets.last().unwrap_or(&0))
            }
        };
        json!({
            "phase": word(table.phase),
            "asked": table.asked.iter().map(|seat| seat.0 + 1).collect::<Vec<_>>(),
            "turn": table.turn.map(|seat| seat.0 + 1),
            "turns": table.turns,
            "seats": seats,
            "chain": table.chain.iter().map(link).collect::<Vec<_>>(),
            "combat": table.combat.map(|combat| json!({ "attacker": combat.attacker, "defender": combat.defender })),
            "hand": held(&table.hand),
            "looking": held(&table.looking),
            "yields": table.yields.iter().map(|card| card.id.clone()).collect::<Vec<_>>(),
            "shown": table.shown.iter().map(|shown| format!("{} {}", shown.seat, shown.card.id)).collect::<Vec<_>>(),
            "outcome": table.outcome.map(outcome_line),
        })
    }

    fn told() -> Vec<&'static str> {
        vec![
            "SEAT begins",
            "SEAT dealt CARDS",
            "SEAT replaces|keeps",
            "SEAT turn N",
            "SEAT drew CARD",
            "SEAT placed CARD",
            "SEAT placed CARD up",
            "SEAT played CARD",
            "SEAT used CARD N",
            "SEAT triggered CARD",
            "SEAT aimed at MARKS",
            "SEAT entered CARD N",
            "SEAT proposed CARD N against CARD N",
            "SEAT protected with CARD",
            "SEAT struck with CARD",
            "SEAT armor CARD N",
            "CARD took N from CARD",
            "CARD took N arcane|fire|frost|holy|melee|nature|ranged|shadow from CARD",
            "CARD took nothing from CARD",
            "SEAT missed with CARD",
            "SEAT crowded CARD beside CARDS",
            "CARD prevented N",
            "CARD put N",
            "CARD healed N",
            "SEAT lost CARD",
            "SEAT left CARD to hand|graveyard|deck-top|deck-bottom|deck|removed|play|resources",
            "SEAT discarded CARD",
            "SEAT milled CARD",
            "SEAT revealed CARD",
            "SEAT took CARD to hand|graveyard|deck-top|deck-bottom|deck|removed|play|resources",
            "SEAT interrupted CARD",
            "SEAT completed CARD",
            "SEAT flipped CARD",
            "SEAT controls CARD",
            "SEAT coin heads|tails",
            "SEAT shuffled N",
            "combat called off",
            "SEAT out",
            "SEAT out decked",
            "ended OUTCOME",
        ]
    }

    fn texts() -> Vec<(&'static str, &'static [&'static str])> {
        vec![
            ("phase", &["mulligan", "action", "attack", "defend", "damage", "end", "over"]),
            ("usable", &["play", "place", "choose", "nothing"]),
            ("keywords", &["Protector", "Elusive", "Ferocity", "LongRange", "Stealth", "BearForm"]),
            ("resources", &["CARD", "CARD up", "CARD exhausted", "CARD up exhausted"]),
            ("chain", &["CARD", "effect of CARD", "N attacks N"]),
            ("shown", &["SEAT CARD"]),
            ("outcome", &["OUTCOME"]),
        ]
    }

    fn most(state: &State, _: Seat, word: &str) -> Option<usize> {
        match word {
            "use" | "attack" | "strike" | "protect" | "armor" | "pick" => {
                Some(usize::from(state.next_id).saturating_sub(1))
            }
            "player" => Some(state.seats().count()),
            _ => None,
        }
    }

    fn line(rules: &Rules, event: &Event) -> String {
        line(rules, event)
    }
}

/// The cards from which a seat chooses: those shown for the choice, or its hand.
fn open_cards(state: &State, seat: Seat) -> &[Card] {
    let question = state.question.as_ref().filter(|question| question.seat == seat);
    match question.map(|question| &question.ask) {
        Some(Ask::Cards { of, zone: Zone::Looking, .. }) => &state.player(*of).looking,
        Some(Ask::Cards { of, zone: Zone::Graveyard, .. }) => &state.player(*of).graveyard,
        Some(Ask::Cards { of, zone: Zone::Hand, .. }) => &state.player(*of).hand,
        _ => &state.player(seat).hand,
    }
}

fn seen_perm(perm: &PermView) -> Value {
    json!({
        "card": perm.card.id,
        "number": perm.number,
        "atk": perm.atk,
        "health": perm.health,
        "damage": perm.damage,
        "exhausted": perm.exhausted,
        "fresh": perm.fresh,
        "attached": perm.attached.iter().map(|other| other.card.id.clone()).collect::<Vec<_>>(),
    })
}

fn side(state: &State, seat: Seat) -> Value {
    let player = state.player(seat);
    let ids = |cards: &[Card]| cards.iter().map(|card| state.rules.cards.id(card.kind)).collect::<Vec<_>>();
    let newest = |cards: &[Card]| cards.iter().rev().map(|card| state.rules.cards.id(card.kind)).collect::<Vec<_>>();
    let row = |bits: u16| -> Vec<String> {
        let perms = state.perms.iter().filter(|perm| perm.controller == seat && !perm.resource && perm.is(bits));
        perms.map(|perm| state.rules.cards.id(perm.card.kind)).collect()
    };
    let resources = || state.perms.iter().filter(|perm| perm.resource && perm.controller == seat);
    let deck: Vec<Card> = player.deck.top_first().collect();
    json!({
        "team": player.team,
        "out": state.is_out(seat),
        "hero": state.hero(seat).map(|hero| perm_value(state, hero)),
        "hand": ids(&player.hand),
        "deck": ids(&deck),
        "deck_size": deck.len(),
        "graveyard": newest(&player.graveyard),
        "removed": newest(&player.removed),
        "looking": ids(&player.looking),
        "allies": row(types::ALLY),
        "equipment": row(types::EQUIPMENT),
        "ongoing": row(types::ONGOING),
        "quests": resources().filter(|perm| !perm.down).map(|perm| state.rules.cards.id(perm.card.kind)).collect::<Vec<_>>(),
        "resources": resources().count(),
        "ready": state.ready_resources(seat),
    })
}

fn perm_value(state: &State, perm: &Perm) -> Value {
    let keywords =
        Keyword::ALL.into_iter().filter(|keyword| perm.now.has(*keyword)).map(|keyword| format!("{keyword:?}"));
    let tallies = state.counters.iter().filter(|tally| tally.who == perm.id);
    let counters: Map<String, Value> =
        tallies.map(|tally| (state.rules.code.counter(tally.kind).to_owned(), json!(tally.count))).collect();
    json!({
        "card": state.rules.cards.id(perm.card.kind),
        "owner": perm.owner.0 + 1,
        "controller": perm.controller.0 + 1,
        "atk": perm.now.atk,
        "health": perm.now.health,
        "damage": perm.damage,
        "exhausted": perm.exhausted,
        "down": perm.down,
        "on": perm.bearer,
        "keywords": keywords.collect::<Vec<_>>(),
        "counters": counters,
    })
}

fn line(rules: &Rules, event: &Event) -> String {
    let of = |kind: &Kind| rules.cards.id(*kind);
    match event {
        Event::Began { first } => format!("{first} begins"),
        Event::Dealt { seat, cards } => format!("{seat} dealt {}", cards.iter().map(of).collect::<Vec<_>>().join(" ")),
        Event::Kept { seat, replaced } => format!("{seat} {}", if *replaced { "replaces" } else { "keeps" }),
        Event::Turn { seat, number } => format!("{seat} turn {number}"),
        Event::Drew { seat, card } => format!("{seat} drew {}", of(card)),
        Event::Placed { seat, card, up } => format!("{seat} placed {}{}", of(card), if *up { " up" } else { "" }),
        Event::Played { seat, card } => format!("{seat} played {}", of(card)),
        Event::Used { seat, card, number } => format!("{seat} used {} {number}", of(card)),
        Event::Triggered { seat, card } => format!("{seat} triggered {}", of(card)),
        Event::Aimed { seat, at } => {
            let at = at.iter().map(|mark| match mark {
                Mark::Card(kind) | Mark::Owned(kind, _) | Mark::Link(kind) => of(kind).to_owned(),
                Mark::Player(other) => other.to_string(),
            });
            format!("{seat} aimed at {}", at.collect::<Vec<_>>().join(" "))
        }
        Event::Entered { seat, card, number } => format!("{seat} entered {} {number}", of(card)),
        Event::Proposed { seat, attacker, from, defender, to } => {
            format!("{seat} proposed {} {from} against {} {to}", of(attacker), of(defender))
        }
        Event::Protected { seat, card, .. } => format!("{seat} protected with {}", of(card)),
        Event::Struck { seat, card, .. } => format!("{seat} struck with {}", of(card)),
        Event::Armored { seat, card, n } => format!("{seat} armor {} {n}", of(card)),
        Event::Damaged { card, n, kind, by, .. } => {
            let kind = kind.map(|kind| format!(" {}", word(kind))).unwrap_or_default();
            format!("{} took {n}{kind} from {}", of(card), of(by))
        }
        Event::Harmless { card, by, .. } => format!("{} took nothing from {}", of(card), of(by)),
        Event::Missed { seat, card } => format!("{seat} missed with {}", of(card)),
        Event::Crowded { seat, card, others, .. } => {
            format!("{seat} crowded {} beside {}", of(card), others.iter().map(of).collect::<Vec<_>>().join(" "))
        }
        Event::Prevented { card, n, .. } => format!("{} prevented {n}", of(card)),
        Event::Put { card, n, .. } => format!("{} put {n}", of(card)),
        Event::Healed { card, n, .. } => format!("{} healed {n}", of(card)),
        Event::Destroyed { seat, card, .. } => format!("{seat} lost {}", of(card)),
        Event::Left { seat, card, to, .. } => format!("{seat} left {} to {}", of(card), zone_name(*to)),
        Event::Discarded { seat, card } => format!("{seat} discarded {}", of(card)),
        Event::Milled { seat, card } => format!("{seat} milled {}", of(card)),
        Event::Revealed { seat, card } => format!("{seat} revealed {}", of(card)),
        Event::Took { seat, card, to, .. } => format!("{seat} took {} to {}", of(card), zone_name(*to)),
        Event::Interrupted { seat, card } => format!("{seat} interrupted {}", of(card)),
        Event::Completed { seat, card } => format!("{seat} completed {}", of(card)),
        Event::Flipped { seat, card } => format!("{seat} flipped {}", of(card)),
        Event::Controlled { seat, card, .. } => format!("{seat} controls {}", of(card)),
        Event::Coin { seat, heads } => format!("{seat} coin {}", if *heads { "heads" } else { "tails" }),
        Event::Shuffled { seat, n } => format!("{seat} shuffled {n}"),
        Event::Called { .. } => "combat called off".to_owned(),
        Event::Quit { seat } => format!("{seat} out"),
        Event::Out { seat, decked } => format!("{seat} out{}", if *decked { " decked" } else { "" }),
        Event::Ended { outcome } => format!("ended {}", outcome_line(*outcome)),
    }
}
