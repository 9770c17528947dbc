//! Chrono in scenario files: positions as input, positions and events as output, in one vocabulary.

use serde_json::{Map, Value, json};

use super::Chrono;
use super::card::Resource;
use super::event::Event;
use super::given::{self, Given};
use super::rules::Rules;
use super::setup::Setup;
use super::state::{Ask, Part, Perm, Stage, State};
use super::table::{HandCard, PermView, ShadeView, Table};
use crate::kit::given::Inline;
use crate::kit::{Card, Kind, Misgiven, Rest, Seat, Staged, in_play, outcome_line, standing, word};

impl Staged for Chrono {
    type Given = Given;
    type Inline = Inline;

    const CHOICES: &'static [(&'static str, Rest)] = &[
        ("first", Rest::Nothing),
        ("second", Rest::Nothing),
        ("swap", Rest::Card),
        ("back", Rest::Nothing),
        ("keep", Rest::Nothing),
        ("play", Rest::Card),
        ("focus", Rest::Nothing),
        ("time", Rest::Nothing),
        ("life", Rest::Nothing),
        ("use", Rest::Card),
        ("sacrifice", Rest::Card),
        ("hero", Rest::Number),
        ("meditate", Rest::Nothing),
        ("attack", Rest::Nothing),
        ("end", Rest::Nothing),
        ("pick", Rest::Card),
        ("card", Rest::Card),
        ("move", Rest::Number),
        ("number", Rest::Number),
        ("option", Rest::Number),
        ("yes", Rest::Nothing),
        ("no", Rest::Nothing),
        ("done", Rest::Nothing),
    ];

    const BOOK: Option<(&'static str, u16)> = Some(("C", 128));

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
        match word {
            "play" | "swap" => index(&player.hand).into_iter().collect(),
            "card" => match state.question.as_ref() {
                Some((_, Ask::Fetch)) => index(&player.beside),
                Some((_, Ask::Recover(_))) => index(&player.graveyard.iter().rev().copied().collect::<Vec<_>>()),
                _ => index(&player.hand),
            }
            .into_iter()
            .collect(),
            _ => {
                let insight = matches!(state.question.as_ref(), Some((_, Ask::Insight(_))));
                let shades = state.players[seat.other()].shades.iter().filter(|_| insight);
                let shades = shades.map(|shade| (shade.id, shade.card.kind));
                let perms = state.perms.iter().map(|perm| (perm.id, perm.kind));
                perms.chain(shades).filter(|(_, of)| *of == kind).map(|(id, _)| usize::from(id)).collect()
            }
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
            "question": state.question.as_ref().map_or("none", |(_, ask)| question(ask)),
            "age": state.age,
            "epoch": state.epoch().index() + 1,
            "turn": state.turn.0 + 1,
            "first": state.first.0 + 1,
            "turns": state.turns,
            "moved": state.moved,
            "meditates": state.meditates,
            "collected": Resource::ALL.into_iter().filter(|of| state.is_collected(*of)).map(word).collect::<Vec<_>>(),
            "marks": marks(state),
            "seats": seats.into_iter().map(|seat| (seat.to_string(), side(state, seat))).collect::<Map<_, _>>(),
            "play": perms,
            "outcome": outcome,
        })
    }

    fn seen(table: &Table) -> Value {
        let seats = [Seat::FIRST, Seat::SECOND];
        let perms = seats.into_iter().flat_map(|seat| &table.sides[seat].field);
        let held = |cards: &[HandCard]| -> Vec<Value> {
            let value = |held: &HandCard| json!({ "card": held.card.id, "number": held.number, "usable": word(held.usable), "cost": held.cost });
            cards.iter().map(value).collect()
        };
        json!({
            "phase": word(table.phase),
            "asked": table.asked.iter().map(|seat| seat.0 + 1).collect::<Vec<_>>(),
            "turn": table.turn.map(|seat| seat.0 + 1),
            "turns": table.turns,
            "age": table.age,
            "epoch": table.epoch.index() + 1,
            "moved": table.moved.map(|(from, to)| format!("{from} -> {to}")),
            "seats": seats.into_iter().map(|seat| (seat.to_string(), seen_side(table, seat))).collect::<Map<_, _>>(),
            "play": perms.map(|perm| (perm.number.to_string(), seen_perm(perm))).collect::<Map<_, _>>(),
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
            "SEAT replaced N",
            "SEAT turn N",
            "time flows|moves N -> N",
            "SEAT drew CARD",
            "SEAT concentrated N",
            "SEAT meditated",
            "SEAT fetched CARD",
            "SEAT played CARD",
            "SEAT laid CARD",
            "SEAT left the shadows CARD",
            "SEAT entered CARD N",
            "SEAT triggered CARD",
            "SEAT used CARD N",
            "SEAT hero N",
            "SEAT collected concentration|time|future|past|life|attack|defense|damage|loss N",
            "SEAT gained N",
            "SEAT lost N",
            "SEAT armored N",
            "SEAT took N armor N",
            "SEAT worn CARD N N",
            "SEAT charged N",
            "SEAT died CARD N",
            "SEAT returned CARD N",
            "SEAT snared|turned CARD N",
            "SEAT readied CARD N",
            "SEAT shifted CARD N to N",
            "SEAT saw CARD",
            "SEAT sent back CARD",
            "SEAT discarded CARD",
            "SEAT milled CARD",
            "SEAT recovered CARD",
            "SEAT attacked N stopped N",
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
                    "mulligan",
                    "flow",
                    "ready",
                    "support",
                    "main",
                    "attack",
                    "end",
                    "over",
                    "choose-first",
                    "answer",
                ],
            ),
            (
                "question",
                &[
                    "none", "pick", "mass", "way", "split", "discard", "fetch", "recover", "option", "order", "may",
                    "epoch", "leave", "insight", "send", "time", "unwind",
                ],
            ),
            ("collected", &["concentration", "time", "future", "past", "life", "attack", "defense", "damage", "loss"]),
            ("usable", &["play", "choose", "nothing", "keep", "replace"]),
            ("moved", &["N -> N"]),
            ("shown", &["SEAT CARD"]),
            ("outcome", &["OUTCOME"]),
        ]
    }

    fn most(state: &State, _: Seat, word: &str) -> Option<usize> {
        match word {
            "use" | "sacrifice" | "pick" => Some(usize::from(state.next).saturating_sub(1)),
            // A hero has three abilities (C-51).
            "hero" => Some(3),
            _ => None,
        }
    }

    fn line(rules: &Rules, event: &Event) -> String {
        line(rules, event)
    }
}

fn phase(stage: Stage) -> &'static str {
    match stage {
        Stage::ChooseFirst(_) => "first",
        Stage::Mulligan(..) => "mulligan",
        Stage::Turn(Part::Flow) => "flow",
        Stage::Turn(Part::Ready) => "ready",
        Stage::Turn(Part::Support) => "support",
        Stage::Turn(Part::Main) => "main",
        Stage::Turn(Part::Strike(_) | Part::Attacked) => "attack",
        Stage::Turn(Part::End) => "end",
        Stage::Over(_) => "over",
    }
}

fn question(ask: &Ask) -> &'static str {
    match ask {
        Ask::Pick(_) => "pick",
        Ask::Mass(..) => "mass",
        Ask::Way(_) => "way",
        Ask::Split(_) => "split",
        Ask::Discard(_) => "discard",
        Ask::Fetch => "fetch",
        Ask::Recover(_) => "recover",
        Ask::Option(_) => "option",
        Ask::Order(_) => "order",
        Ask::May(_) => "may",
        Ask::Epoch(_) => "epoch",
        Ask::Leave(_) => "leave",
        Ask::Insight(_) => "insight",
        Ask::Send(_) => "send",
        Ask::Time(..) => "time",
        Ask::Unwind(..) => "unwind",
    }
}

/// The marked cards of the mulligan, by place from 1.
fn marks(state: &State) -> Value {
    let Stage::Mulligan(marks, _) = &state.stage else { return Value::Null };
    let of = |seat: Seat| (0..64).filter(|at| marks[seat] & (1 << at) != 0).map(|at| at + 1).collect::<Vec<u8>>();
    json!({ "1": of(Seat::FIRST), "2": of(Seat::SECOND) })
}

fn side(state: &State, seat: Seat) -> Value {
    let player = &state.players[seat];
    let ids = |cards: &[Card]| cards.iter().map(|card| state.rules.cards.id(card.kind)).collect::<Vec<_>>();
    let newest = |cards: &[Card]| cards.iter().rev().map(|card| state.rules.cards.id(card.kind)).collect::<Vec<_>>();
    let deck: Vec<Card> = player.deck.top_first().collect();
    let own = state.perms.iter().filter(|perm| perm.owner == seat);
    let sums = Resource::ALL.into_iter().map(|of| (word(of), json!(state.sum(seat, of))));
    json!({
        "life": player.life,
        "armor": player.armor,
        "hero": state.rules.cards.id(player.hero),
        "counters": player.counters,
        "turns": player.turns,
        "hand": ids(&player.hand),
        "deck": ids(&deck),
        "pool": ids(&player.pool),
        "beside": ids(&player.beside),
        "graveyard": newest(&player.graveyard),
        "shadows": player.shades.iter().map(|shade| state.rules.cards.id(shade.card.kind)).collect::<Vec<_>>(),
        "field": own.map(|perm| state.rules.cards.id(perm.kind)).collect::<Vec<_>>(),
        "yields": sums.collect::<Map<_, _>>(),
    })
}

fn perm_value(state: &State, perm: &Perm) -> Value {
    let yields = Resource::ALL.into_iter().map(|of| (word(of), state.yielded(perm, of)));
    let yields: Map<String, Value> = yields.filter(|(_, n)| *n > 0).map(|(of, n)| (of, json!(n))).collect();
    json!({
        "card": state.rules.cards.id(perm.kind),
        "owner": perm.owner.0 + 1,
        "turned": perm.turned,
        "fresh": perm.fresh,
        "sick": state.is_sick(perm),
        "counters": perm.counters,
        "epoch": state.own_epoch(perm).index() + 1,
        "shifted": perm.shifted.is_some(),
        "snare": perm.snare.iter().next().map(|seat| seat.0 + 1),
        "yields": yields,
    })
}

fn seen_side(table: &Table, seat: Seat) -> Value {
    let side = &table.sides[seat];
    let shadow = |shade: &ShadeView| shade.card.as_ref().map_or("?".to_owned(), |card| card.id.clone());
    let [attack, defense, damage] = side.force;
    json!({
        "life": side.life,
        "armor": side.armor,
        "hero": side.hero.id,
        "counters": side.counters,
        "pool": side.pool,
        "hand": side.hand,
        "deck": side.deck,
        "beside": side.beside,
        "graveyard": side.graveyard.iter().map(|card| card.id.clone()).collect::<Vec<_>>(),
        "shadows": side.shades.iter().map(shadow).collect::<Vec<_>>(),
        "field": side.field.iter().map(|perm| perm.card.id.clone()).collect::<Vec<_>>(),
        "force": { "attack": attack, "defense": defense, "damage": damage },
    })
}

fn seen_perm(perm: &PermView) -> Value {
    let yields: Map<String, Value> = perm.yields.iter().map(|(of, n)| (word(*of), json!(n))).collect();
    json!({
        "card": perm.card.id,
        "epoch": perm.epoch.index() + 1,
        "shifted": perm.shifted,
        "turned": perm.turned,
        "snared": perm.snared,
        "sick": perm.sick,
        "counters": perm.counters,
        "yields": yields,
        "offered": perm.offered,
    })
}

fn line(rules: &Rules, event: &Event) -> String {
    let of = |kind: &Kind| rules.cards.id(*kind);
    match event {
        Event::Began { first } => format!("{first} begins"),
        Event::Dealt { seat, cards } => format!("{seat} dealt {}", cards.iter().map(of).collect::<Vec<_>>().join(" ")),
        Event::Replaced { seat, n } => format!("{seat} replaced {n}"),
        Event::Turn { seat, number } => format!("{seat} turn {number}"),
        Event::Moved { from, to, natural } => {
            format!("{} {from} -> {to}", if *natural { "time flows" } else { "time moves" })
        }
        Event::Drew { seat, card, .. } => format!("{seat} drew {}", of(card)),
        Event::Concentrated { seat, n } => format!("{seat} concentrated {n}"),
        Event::Meditated { seat } => format!("{seat} meditated"),
        Event::Fetched { seat, card } => format!("{seat} fetched {}", of(card)),
        Event::Played { seat, card } => format!("{seat} played {}", of(card)),
        Event::Laid { seat, card } => format!("{seat} laid {}", of(card)),
        Event::Left { seat, card } => format!("{seat} left the shadows {}", of(card)),
        Event::Entered { seat, card, number } => format!("{seat} entered {} {number}", of(card)),
        Event::Triggered { seat, card } => format!("{seat} triggered {}", of(card)),
        Event::Used { seat, card, number } => format!("{seat} used {} {number}", of(card)),
        Event::Hero { seat, ability } => format!("{seat} hero {ability}"),
        Event::Collected { seat, resource, n } => format!("{seat} collected {} {n}", word(*resource)),
        Event::Healed { seat, n } => format!("{seat} gained {n}"),
        Event::Lost { seat, n } => format!("{seat} lost {n}"),
        Event::Armored { seat, n } => format!("{seat} armored {n}"),
        Event::Damaged { seat, n, armor, .. } => format!("{seat} took {n} armor {armor}"),
        Event::Worn { seat, card, number, n } => format!("{seat} worn {} {number} {n}", of(card)),
        Event::Charged { seat, n } => format!("{seat} charged {n}"),
        Event::Died { seat, card, number } => format!("{seat} died {} {number}", of(card)),
        Event::Returned { seat, card, number } => format!("{seat} returned {} {number}", of(card)),
        Event::Turned { seat, card, number, snare } => {
            format!("{seat} {} {} {number}", if *snare { "snared" } else { "turned" }, of(card))
        }
        Event::Readied { seat, card, number } => format!("{seat} readied {} {number}", of(card)),
        Event::Shifted { seat, card, number, epoch } => format!("{seat} shifted {} {number} to {epoch}", of(card)),
        Event::Seen { seat, card, returned } => {
            format!("{seat} {} {}", if *returned { "sent back" } else { "saw" }, of(card))
        }
        Event::Discarded { seat, card } => format!("{seat} discarded {}", of(card)),
        Event::Milled { seat, card } => format!("{seat} milled {}", of(card)),
        Event::Recovered { seat, card } => format!("{seat} recovered {}", of(card)),
        Event::Attacked { seat, n, stopped, .. } => format!("{seat} attacked {n} stopped {stopped}"),
        Event::Idle { seat } => format!("{seat} idle"),
        Event::Ended { outcome } => format!("ended {}", outcome_line(*outcome)),
    }
}
