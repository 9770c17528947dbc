//! Every card of Heroes is shown by a scenario, or works like a card that is. `UPDATE_GOLDEN=1` rewrites the page.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use duelhall_engine::games::GameId;
use duelhall_engine::heroes::card::{CardDef, CardType, DamageType, Power};
use duelhall_engine::heroes::set::library;
use duelhall_engine::heroes::{Event, Heroes, Rules, Setup};
use duelhall_engine::kit::{Game, Kind, Live, Viewer};
use duelhall_engine::scenario::Scenario;
use duelhall_engine::text::{Lang, Words};
use serde_json::Value;

use crate::scenarios::{BOOKS, read, root};

const PAGE: &str = "docs/rules/heroes-cards.md";

/// A visible effect of a card when it is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Sign {
    Played,
    Used,
    Triggered,
    Struck,
    Armored,
    InPlay,
}

/// The signs that must be seen before a card counts as shown: one for each sort of power, or the purpose of its type.
fn asked(card: &CardDef) -> BTreeSet<Sign> {
    let mut signs: BTreeSet<Sign> = card
        .powers
        .iter()
        .map(|power| match power {
            Power::Paid { .. } => Sign::Used,
            Power::Trigger { .. } => Sign::Triggered,
            Power::Static { .. } => Sign::InPlay,
        })
        .collect();
    match card.kind {
        CardType::Ability => signs.insert(Sign::Played),
        CardType::Weapon { .. } if signs.is_empty() => signs.insert(Sign::Struck),
        CardType::Armor { .. } if signs.is_empty() => signs.insert(Sign::Armored),
        _ if signs.is_empty() => signs.insert(Sign::InPlay),
        _ => false,
    };
    signs
}

/// The signs of shipped cards that a scenario shows.
fn signs(scenario: &Scenario) -> BTreeSet<(String, Sign)> {
    if scenario.game != GameId::of::<Heroes>() {
        return BTreeSet::new();
    }
    let setup: Setup = serde_json::from_str(scenario.setup()).unwrap();
    let mut found = laid(&setup);
    let rules = Heroes::prepare(setup).unwrap();
    let mut live = Live::<Heroes>::start(&rules, scenario.seed());
    let note = |live: &Live<Heroes>, found: &mut BTreeSet<(String, Sign)>| {
        found.extend(live.events(Viewer::Public).iter().filter_map(|event| sign(&rules, event)));
    };
    note(&live, &mut found);
    for entry in scenario.entries() {
        live.take(entry).unwrap();
        note(&live, &mut found);
    }
    // A scenario's own card is not a card of the set, even if it has the same id.
    found.retain(|(id, _)| {
        let shipped = library().card(id);
        let played = rules.kind(id).and_then(|kind| rules.card(kind));
        shipped.is_some() && shipped == played
    });
    found
}

/// The cards in play from the start.
fn laid(setup: &Setup) -> BTreeSet<(String, Sign)> {
    let heroes = setup.decks.iter().map(|deck| &deck.hero);
    let seats = setup.position.iter().flat_map(|position| &position.seats);
    let placed = seats.flat_map(|seat| seat.play.iter().chain(&seat.resources)).map(|placed| &placed.card);
    heroes.chain(placed).map(|id| (id.clone(), Sign::InPlay)).collect()
}

fn sign(rules: &Rules, event: &Event) -> Option<(String, Sign)> {
    let (kind, sign): (&Kind, Sign) = match event {
        Event::Played { card, .. } => (card, Sign::Played),
        Event::Used { card, .. } => (card, Sign::Used),
        Event::Triggered { card, .. } => (card, Sign::Triggered),
        Event::Struck { card, .. } => (card, Sign::Struck),
        Event::Armored { card, .. } => (card, Sign::Armored),
        Event::Entered { card, .. } => (card, Sign::InPlay),
        _ => return None,
    };
    Some((rules.card(*kind)?.id.clone(), sign))
}

/// The program of a card, without its name, cost, signs, numbers and types of damage. Cards of one shape run the same
/// program.
fn shape(card: &CardDef) -> String {
    let mut value = serde_json::to_value(card).unwrap();
    let parts = value.as_object_mut().unwrap();
    let aside = "id cost rarity faction classes talent professions tags limits unique unlimited icon name";
    parts.retain(|key, _| !aside.split(' ').any(|other| other == key));
    blur(&mut value);
    // X is not a number but a question.
    format!("{} {value}", matches!(card.cost, duelhall_engine::heroes::card::Cost::X))
}

fn blur(value: &mut Value) {
    match value {
        Value::Number(_) => *value = 0.into(),
        Value::String(word) if serde_json::from_str::<DamageType>(&format!("\"{word}\"")).is_ok() => {
            *value = "damage".into();
        }
        Value::Array(values) => values.iter_mut().for_each(blur),
        Value::Object(parts) => parts.values_mut().for_each(blur),
        _ => {}
    }
}

/// The scenarios that show a card, either itself or through a card of the same shape.
struct Shown {
    scenarios: Vec<String>,
    like: Option<String>,
}

fn shown() -> BTreeMap<String, Shown> {
    let book = BOOKS.iter().find(|book| book.game == "heroes").unwrap();
    let mut seen: BTreeMap<String, (BTreeSet<Sign>, Vec<String>)> = BTreeMap::new();
    for (name, scenario) in book.scenarios() {
        for (id, sign) in signs(scenario.as_ref().unwrap()) {
            if asked(library().card(&id).unwrap()).contains(&sign) {
                let (signs, scenarios) = seen.entry(id).or_default();
                signs.insert(sign);
                if scenarios.last() != Some(name) {
                    scenarios.push(name.clone());
                }
            }
        }
    }
    seen.retain(|id, (signs, _)| asked(library().card(id).unwrap()).is_subset(signs));
    let shapes: BTreeMap<String, &String> = seen.keys().map(|id| (shape(library().card(id).unwrap()), id)).collect();
    let of = |card: &CardDef| {
        if let Some((_, scenarios)) = seen.get(&card.id) {
            return Shown { scenarios: scenarios.clone(), like: None };
        }
        let like = shapes.get(&shape(card)).map(|id| (*id).clone());
        let scenarios = like.iter().flat_map(|id| seen[id].1.clone()).collect();
        Shown { scenarios, like }
    };
    library().cards.iter().map(|card| (card.id.clone(), of(card))).collect()
}

fn page(cards: &BTreeMap<String, Shown>) -> String {
    let name = |id: &str| Words::engine().plain(Lang::En, &format!("card-heroes-{id}"));
    let link = |file: &String| {
        let short = file.trim_end_matches(".toml").trim_start_matches("cards/");
        format!("[{short}](../../tests/scenarios/heroes/{file})")
    };
    let own = cards.values().filter(|shown| shown.like.is_none()).count();
    let mut page = format!(
        "# Heroes: where each card is shown\n\n\
         Made by `UPDATE_GOLDEN=1 cargo test -p duelhall-engine-tests --test engine scenarios`; the same test without the variable fails when this \
         page is not true, or when a card is not shown.\n\n\
         A card is shown by scenarios in which every sort of its powers is seen: paid powers used, triggers set off, an ability played, \
         a plain weapon struck with, plain armor exhausted, everything else in play. \"As\" another means that both run the same program: \
         the same effects and powers, with other numbers or types of damage.\n\n\
         {own} cards are shown by scenarios of their own, {} as another, which is shown.\n\n\
         | Card | Name | Shown by |\n| --- | --- | --- |\n",
        cards.len() - own
    );
    for card in &library().cards {
        let shown = &cards[&card.id];
        let links: Vec<String> = shown.scenarios.iter().map(link).collect();
        let like = shown.like.as_ref().map(|id| format!("as `{id}`: ")).unwrap_or_default();
        let _ = writeln!(page, "| `{}` | {} | {like}{} |", card.id, name(&card.id), links.join(", "));
    }
    page
}

#[test]
fn every_card_is_shown_by_a_scenario_or_runs_the_same_program_as_one_that_is() {
    let cards = shown();
    let missing: Vec<&String> =
        cards.iter().filter(|(_, shown)| shown.scenarios.is_empty()).map(|(id, _)| id).collect();
    assert!(missing.is_empty(), "{} cards are not shown: {missing:?}", missing.len());
    let made = page(&cards);
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(root().join(PAGE), &made).unwrap();
    }
    assert!(made == read(PAGE), "{PAGE} is not what the files say; UPDATE_GOLDEN=1 writes it anew");
}
