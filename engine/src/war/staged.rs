//! War in scenario files: positions as input, positions and events as output, in one vocabulary.

use serde_json::{Map, Value, json};

use super::War;
use super::card::{Country, Type};
use super::event::Event;
use super::given::{self, Given};
use super::line::line;
use super::rules::Rules;
use super::setup::Setup;
use super::state::{Ask, Part, Perm, Stage, State, flag};
use super::table::{HandCard, Lack, PermView, Table};
use crate::kit::given::Inline;
use crate::kit::{Card, Kind, Misgiven, Rest, Seat, Staged, in_play, outcome_line, standing, word};

/// What a card of the hand lacks, as scenario files say it: a word, and a number of bases.
fn lacks(lack: Lack) -> String {
    match lack {
        Lack::Bases(n) => format!("bases {n}"),
        Lack::Country(n) => format!("country {n}"),
        Lack::Wearer | Lack::Turn | Lack::Part => word(lack),
    }
}

impl Staged for War {
    type Given = Given;
    type Inline = Inline;

    const BOOK: Option<(&'static str, u16)> = Some(("W", 104));

    const CHOICES: &'static [(&'static str, Rest)] = &[
        ("first", Rest::Nothing),
        ("second", Rest::Nothing),
        ("redeal", Rest::Nothing),
        ("keep", Rest::Nothing),
        ("play", Rest::Card),
        ("use", Rest::Card),
        ("raise", Rest::Card),
        ("attack", Rest::Card),
        ("retreat", Rest::Card),
        ("guard", Rest::Card),
        ("ask-payable", Rest::Nothing),
        ("ask-always", Rest::Nothing),
        ("ask-never", Rest::Nothing),
        ("next", Rest::Nothing),
        ("block", Rest::Card),
        ("unblock", Rest::Card),
        ("pick", Rest::Card),
        ("card", Rest::Card),
        ("number", Rest::Number),
        ("option", Rest::Number),
        ("yes", Rest::Nothing),
        ("no", Rest::Nothing),
        ("done", Rest::Nothing),
    ];

    fn stage(given: Given, cards: Vec<Inline>) -> Result<Setup, Misgiven> {
        given::stage(given, cards)
    }

    fn card_ids(rules: &Rules) -> impl Iterator<Item = &str> {
        rules.cards.defs.iter().map(|card| card.id.as_str())
    }

    fn numbers(state: &State, seat: Seat, word: &str, id: &str) -> Vec<usize> {
        let Some(kind) = state.rules.cards.kind(id) else { return Vec::new() };
        let index = |cards: &[Card]| cards.iter().position(|card| card.kind == kind).map(|index| index + 1);
        let player = &state.players[seat];
        let newest = || player.destroyed.iter().rev().copied().collect::<Vec<_>>();
        match word {
            "play" => index(&player.hand).into_iter().collect(),
            "raise" => index(&newest()).into_iter().collect(),
            "card" => match state.asked() {
                Some((_, Ask::Search)) => index(&state.aside),
                Some((_, Ask::Recover(..))) => index(&newest()),
                _ => index(&player.hand),
            }
            .into_iter()
            .collect(),
            _ => state.perms.iter().filter(|perm| perm.kind == kind).map(|perm| usize::from(perm.id)).collect(),
        }
    }

    fn lay_out(state: &State) -> Value {
        let (asked, outcome) = standing::<Self>(state);
        let seats = [Seat::FIRST, Seat::SECOND];
        let named = |perm: &Perm| (perm.id, perm.kind);
        let perms = in_play(&state.perms, &state.rules.cards, named, |perm| perm_value(state, perm));
        json!({
            "phase": phase(state.stage),
            "asked": asked,
            "question": state.asked().map_or("none", |(_, ask)| question(ask)),
            "turn": state.turn.0 + 1,
            "first": state.first.0 + 1,
            "turns": state.turns,
            "built": state.built,
            "seats": seats.into_iter().map(|seat| (seat.to_string(), side(state, seat))).collect::<Map<_, _>>(),
            "play": perms,
            "outcome": outcome,
        })
    }

    fn seen(table: &Table) -> Value {
        let seats = [Seat::FIRST, Seat::SECOND];
        let units = seats.into_iter().flat_map(|seat| table.sides[seat].units.iter().chain(&table.sides[seat].support));
        let held = |cards: &[HandCard]| -> Vec<Value> {
            let value = |held: &HandCard| {
                let mut value = json!({ "card": held.card.id, "number": held.number, "usable": word(held.usable), "cost": held.cost });
                if let Some(lack) = held.lack {
                    value["lack"] = json!(lacks(lack));
                }
                value
            };
            cards.iter().map(value).collect()
        };
        json!({
            "phase": word(table.phase),
            "asked": table.asked.iter().map(|seat| seat.0 + 1).collect::<Vec<_>>(),
            "turn": table.turn.map(|seat| seat.0 + 1),
            "turns": table.turns,
            "weather": table.weather.as_ref().map(|card| card.id.clone()),
            "hold": table.hold.map(|(seat, left)| json!({ "seat": seat.0 + 1, "left": left })),
            "seats": seats.into_iter().map(|seat| (seat.to_string(), seen_side(table, seat))).collect::<Map<_, _>>(),
            "play": units.map(|perm| (perm.number.to_string(), seen_perm(perm))).collect::<Map<_, _>>(),
            "hand": held(&table.hand),
            "choosing": held(&table.choosing),
            "shown": table.shown.iter().map(|(seat, card)| format!("{seat} {}", card.id)).collect::<Vec<_>>(),
            "outcome": table.outcome.map(outcome_line),
        })
    }

    fn told() -> Vec<&'static str> {
        vec![
            "SEAT begins",
            "SEAT dealt CARDS",
            "SEAT dealt again CARDS",
            "SEAT turn N",
            "SEAT drew CARD",
            "SEAT built CARD",
            "SEAT played CARD",
            "SEAT entered CARD N",
            "SEAT worn CARD by CARD",
            "SEAT triggered CARD",
            "SEAT used CARD N",
            "SEAT raised CARD",
            "SEAT guards CARD of CARD",
            "SEAT attacked CARDS",
            "SEAT blocked CARD onto CARD",
            "SEAT unblocked",
            "SEAT bombed CARD",
            "SEAT hurt CARD N N",
            "SEAT covered CARD by CARD",
            "SEAT took N",
            "SEAT prevented CARD|player N",
            "SEAT gained N",
            "SEAT lost N",
            "SEAT destroyed|returned|exiled|withdrew CARD N",
            "SEAT promoted|boosted CARD N N/N",
            "SEAT exhausted|readied CARD N",
            "SEAT discarded CARD",
            "SEAT milled CARD",
            "SEAT scried N",
            "SEAT found CARD",
            "SEAT recovered CARD",
            "SEAT idle",
            "ended OUTCOME",
        ]
    }

    fn texts() -> Vec<(&'static str, &'static [&'static str])> {
        vec![
            (
                "phase",
                &[
                    "first",
                    "deal",
                    "ready",
                    "main",
                    "block",
                    "clash",
                    "split",
                    "damage",
                    "final",
                    "limit",
                    "end",
                    "over",
                    "choose-first",
                    "answer",
                ],
            ),
            (
                "question",
                &[
                    "none",
                    "pick",
                    "pick-up-to",
                    "sacrifice",
                    "wear",
                    "more",
                    "onto",
                    "guard",
                    "hit",
                    "split",
                    "discard",
                    "search",
                    "recover",
                    "scry",
                    "option",
                    "may",
                ],
            ),
            ("asks", &["payable", "always", "never"]),
            ("usable", &["play", "choose", "nothing"]),
            ("lack", &["bases N", "country N", "wearer", "turn", "part"]),
            ("shown", &["SEAT CARD"]),
            ("outcome", &["OUTCOME"]),
        ]
    }

    fn most(state: &State, _: Seat, word: &str) -> Option<usize> {
        let in_play = ["use", "attack", "retreat", "guard", "block", "unblock", "pick"];
        in_play.contains(&word).then(|| usize::from(state.next).saturating_sub(1))
    }

    fn line(rules: &Rules, event: &Event) -> String {
        line(rules, event)
    }
}

fn phase(stage: Stage) -> &'static str {
    match stage {
        Stage::ChooseFirst(_) => "first",
        Stage::Deal(..) => "deal",
        Stage::Turn(Part::Ready) => "ready",
        Stage::Turn(Part::Main) => "main",
        Stage::Turn(Part::Block) => "block",
        Stage::Turn(Part::Clash) => "clash",
        Stage::Turn(Part::Split) => "split",
        Stage::Turn(Part::Damage | Part::Land | Part::Homeward) => "damage",
        Stage::Turn(Part::Final) => "final",
        Stage::Turn(Part::Close | Part::Limit) => "limit",
        Stage::Turn(Part::End) => "end",
        Stage::Over(_) => "over",
    }
}

fn question(ask: &Ask) -> &'static str {
    match ask {
        Ask::Pick(_) => "pick",
        Ask::PickUpTo(..) => "pick-up-to",
        Ask::Sacrifice(_) => "sacrifice",
        Ask::Wear(..) => "wear",
        Ask::More(..) => "more",
        Ask::Onto(..) => "onto",
        Ask::Guard(..) => "guard",
        Ask::Hit(..) => "hit",
        Ask::Split(..) => "split",
        Ask::Discard(_) => "discard",
        Ask::Search => "search",
        Ask::Recover(..) => "recover",
        Ask::Scry => "scry",
        Ask::Option(_) => "option",
        Ask::May(_) => "may",
    }
}

fn side(state: &State, seat: Seat) -> Value {
    let player = &state.players[seat];
    let ids = |cards: &[Card]| cards.iter().map(|card| state.rules.cards.id(card.kind)).collect::<Vec<_>>();
    let newest: Vec<Card> = player.destroyed.iter().rev().copied().collect();
    let library: Vec<Card> = player.library.top_first().collect();
    let own = |which: fn(Type) -> bool| {
        let of = state.perms.iter().filter(|perm| perm.owner == seat && which(state.type_of(perm.kind)));
        of.map(|perm| state.rules.cards.id(perm.kind)).collect::<Vec<_>>()
    };
    json!({
        "health": player.health,
        "cover": player.cover,
        "asks": word(player.asks),
        "hand": ids(&player.hand),
        "library": ids(&library),
        "destroyed": ids(&newest),
        "exiled": ids(&player.exiled),
        "field": own(|of| of != Type::Base),
        "bases": own(|of| of == Type::Base).len(),
        "unused": unused(state, seat, None),
        "of": Country::ALL.map(|country| (word(country), json!(unused(state, seat, Some(country))))).into_iter().collect::<Map<_, _>>(),
    })
}

/// The unused bases of a seat, of one country or of all.
fn unused(state: &State, seat: Seat, country: Option<Country>) -> usize {
    let of =
        |kind: Kind| country.is_none_or(|country| state.compiled(kind).is_some_and(|card| card.country == country));
    state.bases(seat).filter(|base| !base.is(flag::USED) && of(base.kind)).count()
}

fn perm_value(state: &State, perm: &Perm) -> Value {
    json!({
        "card": state.rules.cards.id(perm.kind),
        "owner": perm.owner.0 + 1,
        "attack": state.attack(perm),
        "defense": state.defense(perm),
        "damage": perm.damage,
        "used": perm.is(flag::USED),
        "fresh": perm.is(flag::FRESH),
        "attacks": perm.is(flag::ATTACKS),
        "blocked": perm.is(flag::BLOCKED),
        "pinned": perm.is(flag::PINNED),
        "against": perm.against,
        "assigned": perm.assigned,
        "with": perm.with,
        "shield": perm.shield,
        "ammo": perm.ammo,
    })
}

fn seen_side(table: &Table, seat: Seat) -> Value {
    let side = &table.sides[seat];
    let bases = side.bases.iter().map(|of| (word(of.country), json!({ "all": of.all, "left": of.left })));
    json!({
        "health": side.health,
        "hand": side.hand,
        "library": side.library,
        "destroyed": side.destroyed.iter().map(|card| card.id.clone()).collect::<Vec<_>>(),
        "bases": bases.collect::<Map<_, _>>(),
        "cover": side.cover,
        "units": side.units.iter().map(|unit| unit.card.id.clone()).collect::<Vec<_>>(),
        "support": side.support.iter().map(|card| card.card.id.clone()).collect::<Vec<_>>(),
    })
}

fn seen_perm(perm: &PermView) -> Value {
    json!({
        "card": perm.card.id,
        "attack": perm.attack,
        "defense": perm.defense,
        "damage": perm.damage,
        "used": perm.used,
        "fresh": perm.fresh,
        "ammo": perm.ammo,
        "attacks": perm.attacks,
        "blocked": perm.blocked,
        "against": perm.against,
        "with": perm.with,
        "offered": perm.offered,
    })
}
