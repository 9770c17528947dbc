//! Every row of every card of Chrono is shown by a scenario. `UPDATE_GOLDEN=1` rewrites the page.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use duelhall_engine::chrono::card::{CardDef, Epoch, Power, Row, Type};
use duelhall_engine::chrono::set::library;
use duelhall_engine::chrono::{Chrono, Event, Rules, Setup, epoch_of};
use duelhall_engine::games::{GameId, Match};
use duelhall_engine::kit::{Game, Live, Viewer};
use duelhall_engine::scenario::Scenario;
use duelhall_engine::text::{Lang, Words};

use crate::scenarios::{BOOKS, read, root};

const PAGE: &str = "docs/rules/chrono-cards.md";

/// A visible effect of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Sign {
    InPlay,
    Played,
    Used,
    Triggered,
    Left,
    /// An ability of a hero, from 1; 0 is its meditation.
    Hero(u8),
}

/// A card, the epoch in which something of it was seen, and what.
type Seen = (String, Epoch, Sign);

/// The signs that must be seen before a row counts as shown: one for each sort of its powers.
fn asked(card: &CardDef, row: &Row) -> BTreeSet<Sign> {
    if card.kind == Type::Shadow {
        return BTreeSet::from([Sign::Left]);
    }
    let of = |power: &Power| match power {
        Power::Does(_) => Sign::Played,
        Power::Summon(_) | Power::Manifest(_) | Power::Fury(_) | Power::When(..) => Sign::Triggered,
        Power::Turn(..) => Sign::Used,
        Power::Always(_) | Power::Haste => Sign::InPlay,
    };
    let signs: BTreeSet<Sign> = row.powers.iter().map(of).collect();
    match (signs.is_empty(), row.window.is_some()) {
        (true, true) => BTreeSet::from([Sign::InPlay]),
        (true, false) => BTreeSet::from([Sign::Played]),
        _ => signs,
    }
}

/// What a scenario shows of the shipped cards.
fn seen(scenario: &Scenario) -> BTreeSet<Seen> {
    if scenario.game != GameId::of::<Chrono>() {
        return BTreeSet::new();
    }
    let setup: Setup = serde_json::from_str(scenario.setup()).unwrap();
    let Some(position) = setup.position.clone() else { return BTreeSet::new() };
    let mut age = position.age;
    let placed = position.seats.iter().flat_map(|seat| &seat.field);
    let mut found: BTreeSet<Seen> = placed.map(|placed| (placed.card.clone(), epoch_of(age), Sign::InPlay)).collect();
    let heroes: Vec<String> = setup.decks.iter().map(|deck| deck.hero.clone()).collect();
    let rules = Chrono::prepare(setup).unwrap();
    let mut live = Live::<Chrono>::start(&rules, scenario.seed());
    let mut note = |live: &Live<Chrono>| {
        for event in live.events(Viewer::Public) {
            if let Event::Moved { to, .. } = event {
                age = to;
            }
            found.extend(sign(&rules, &heroes, &event).map(|(id, sign)| (id, epoch_of(age), sign)));
        }
    };
    note(&live);
    // The match knows the numbers of the cards that the choices name.
    let mut duel = Match::restart(scenario.game, scenario.setup(), scenario.seed()).unwrap();
    for entry in scenario.entries() {
        let spelled = duel.spelled(entry).unwrap();
        duel.take(&spelled).unwrap();
        live.take(&spelled).unwrap();
        note(&live);
    }
    // A scenario's own card is not a card of the set, even if it has the same id.
    found.retain(|(id, ..)| {
        let shipped = library().card(id);
        shipped.is_some() && shipped == rules.kind(id).and_then(|kind| rules.card(kind))
    });
    found
}

fn sign(rules: &Rules, heroes: &[String], event: &Event) -> Option<(String, Sign)> {
    let (kind, sign) = match event {
        Event::Played { card, .. } => (*card, Sign::Played),
        Event::Entered { card, .. } => (*card, Sign::InPlay),
        Event::Used { card, .. } => (*card, Sign::Used),
        Event::Triggered { card, .. } => (*card, Sign::Triggered),
        Event::Left { card, .. } => (*card, Sign::Left),
        Event::Hero { seat, ability } => return Some((heroes[seat.index()].clone(), Sign::Hero(*ability))),
        Event::Meditated { seat } => return Some((heroes[seat.index()].clone(), Sign::Hero(0))),
        _ => return None,
    };
    Some((rules.card(kind)?.id.clone(), sign))
}

/// The scenarios that show something of each card, and what of it nothing shows.
#[derive(Default)]
struct Shown {
    scenarios: Vec<String>,
    missing: Vec<String>,
}

fn shown() -> BTreeMap<&'static str, Shown> {
    let book = BOOKS.iter().find(|book| book.game == "chrono").unwrap();
    let mut cards: BTreeMap<&str, Shown> =
        library().cards.iter().map(|card| (card.id.as_str(), Shown::default())).collect();
    let mut all = BTreeSet::new();
    for (name, scenario) in book.scenarios() {
        for one in seen(scenario.as_ref().unwrap()) {
            let of = cards.get_mut(one.0.as_str()).unwrap();
            if of.scenarios.last() != Some(name) {
                of.scenarios.push(name.clone());
            }
            all.insert(one);
        }
    }
    for card in &library().cards {
        let saw = |epoch: Epoch, sign: Sign| all.contains(&(card.id.clone(), epoch, sign));
        let missing = &mut cards.get_mut(card.id.as_str()).unwrap().missing;
        for row in &card.rows {
            for sign in asked(card, row) {
                if !row.epochs.iter().any(|epoch| saw(*epoch, sign)) {
                    missing.push(format!("{:?} {sign:?}", row.epochs));
                }
            }
        }
        for sign in (0..=3).filter(|_| card.throne.is_some()).map(Sign::Hero) {
            if !Epoch::ALL.into_iter().any(|epoch| saw(epoch, sign)) {
                missing.push(format!("{sign:?}"));
            }
        }
    }
    cards
}

fn page(cards: &BTreeMap<&str, Shown>) -> String {
    let name = |id: &str| Words::engine().plain(Lang::En, &format!("card-chrono-{id}"));
    let link = |file: &String| {
        let short = file.trim_end_matches(".toml").trim_start_matches("cards/");
        format!("[{short}](../../tests/scenarios/chrono/{file})")
    };
    let mut page = "# Chrono: where each card is shown\n\n\
         Made by `UPDATE_GOLDEN=1 cargo test -p duelhall-engine-tests --test engine scenarios`; the same test without the variable fails when this \
         page is not true, or when something of a card is not shown.\n\n\
         A card is shown by scenarios in which every row is seen at work in one of its epochs: a spell played, a power set off, a turn \
         ability used, a shadow leaving the shadows, everything else in play; of a hero, every ability and the meditation.\n\n\
         | Card | Name | Shown by |\n| --- | --- | --- |\n"
        .to_owned();
    for card in &library().cards {
        let links: Vec<String> = cards[card.id.as_str()].scenarios.iter().map(link).collect();
        let _ = writeln!(page, "| `{}` | {} | {} |", card.id, name(&card.id), links.join(", "));
    }
    page
}

#[test]
fn every_row_of_every_card_of_chrono_is_shown_by_a_scenario() {
    let cards = shown();
    let missing: Vec<String> = cards
        .iter()
        .filter(|(_, shown)| !shown.missing.is_empty())
        .map(|(id, shown)| format!("{id}: {}", shown.missing.join(", ")))
        .collect();
    assert!(missing.is_empty(), "{missing:#?}");
    let made = page(&cards);
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(root().join(PAGE), &made).unwrap();
    }
    assert!(made == read(PAGE), "{PAGE} is not what the files say; UPDATE_GOLDEN=1 writes it anew");
}
