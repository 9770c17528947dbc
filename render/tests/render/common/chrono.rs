//! Tables of Chrono: of matches between random players, and made up from these. Equal seeds give equal tables.

use std::sync::{Arc, OnceLock};

use duelhall_engine::chrono::card::{CardDef, Epoch, Resource, Type};
use duelhall_engine::chrono::set::library;
use duelhall_engine::chrono::table::{Change, Forecast, HandCard, PermView, Phase, ShadeView, Table, Use};
use duelhall_engine::chrono::{Chrono, DeckList, Setup, epoch_of, reason};
use duelhall_engine::games::{GameId, Match};
use duelhall_engine::kit::{FirstTurn, Outcome, Reason, Rng, RuleReason, Seat, SeatSet, Viewer};

use super::Dice;

/// A match between two shipped decks.
fn begin(seed: u64) -> Match {
    let decks = &library().decks;
    let deck = |at: u64| DeckList::from(&decks[at as usize % decks.len()]);
    let setup = Setup {
        cards: library().cards.iter().map(|card| (**card).clone()).collect(),
        decks: vec![deck(seed), deck(seed / 6 + seed + 1)],
        first: FirstTurn::Random,
        ..Setup::default()
    };
    let setup = serde_json::to_string(&setup).expect("a set-up is plain data");
    Match::restart(GameId::of::<Chrono>(), &setup, Rng::seed_of_number(seed)).expect("shipped decks can be played")
}

/// The tables of a match, one for each moment, as `viewer` sees them. The players like to play cards.
pub fn playout(seed: u64, viewer: Viewer) -> Vec<Table> {
    let (mut live, mut dice, mut tables) = (begin(seed), Dice::new(seed), Vec::new());
    loop {
        tables.push(live.table(viewer).get::<Table>().expect("the match is one of Chrono").clone());
        let asked = [Seat::FIRST, Seat::SECOND].into_iter().find_map(|seat| live.prompt(seat));
        let Some(prompt) = asked.filter(|_| tables.len() < 600) else { return tables };
        let mut index = dice.roll(prompt.choices.len());
        for _ in 0..3 {
            let action = prompt.choices[index].action.as_str();
            if action.starts_with("play") || action.starts_with("focus") {
                break;
            }
            index = dice.roll(prompt.choices.len());
        }
        let entry = live.answer(prompt.seat, prompt.step, index).expect("a choice that is offered");
        live.take(&entry).expect("an answer that was accepted");
    }
}

/// A moment in the middle of a match. There are a dozen of them, because playing takes long.
pub fn midgame(seed: u64) -> Table {
    static PLAYED: [OnceLock<Table>; 12] = [const { OnceLock::new() }; 12];
    let seed = seed % 12;
    PLAYED[seed as usize].get_or_init(|| played(seed)).clone()
}

fn played(seed: u64) -> Table {
    let tables = playout(seed, Viewer::Seat(Seat((seed % 2) as u8)));
    let weight = |table: &Table| table.sides.0.iter().map(|side| side.field.len().min(5)).sum::<usize>();
    let best = tables.iter().filter(|table| table.phase == Phase::Main).max_by_key(|table| weight(table));
    best.unwrap_or(&tables[0]).clone()
}

/// A card on the battlefield as if it had just been readied.
fn perm(dice: &mut Dice, card: &Arc<CardDef>, number: u16, epoch: Epoch) -> PermView {
    let epoch = if dice.roll(6) == 0 { dice.pick(&Epoch::ALL) } else { epoch };
    let window = card.row(epoch).and_then(|row| row.window.clone()).unwrap_or_default();
    let (turned, sick) = (dice.roll(5) == 0, dice.roll(6) == 0);
    let counters = match card.kind {
        Type::Location(n) | Type::Event(n) => i16::from(n),
        _ => 0,
    };
    PermView {
        number,
        card: card.clone(),
        epoch,
        shifted: false,
        turned,
        snared: turned && dice.roll(3) == 0,
        sick,
        counters,
        yields: if turned || sick { Vec::new() } else { window },
        offered: dice.roll(8) == 0,
    }
}

/// Cards that can lie on the battlefield.
fn lasting() -> Vec<Arc<CardDef>> {
    let stays = |card: &&Arc<CardDef>| card.rows.iter().any(|row| row.window.is_some());
    library().cards.iter().filter(stays).cloned().collect()
}

/// A duel with this many permanents and shadows on each side.
pub fn duel(seed: u64, field: [usize; 2], shades: [usize; 2]) -> Table {
    let mut table = midgame(seed);
    let (mut dice, cards) = (Dice::new(seed ^ 0x6368_726f), lasting());
    let mut number = 0;
    let mut next = || {
        number += 1;
        number
    };
    let epoch = table.epoch;
    for ((side, field), shades) in table.sides.0.iter_mut().zip(field).zip(shades) {
        side.field = (0..field)
            .map(|_| {
                let card = dice.pick(&cards);
                perm(&mut dice, &card, next(), epoch)
            })
            .collect();
        side.shades =
            (0..shades).map(|_| ShadeView { number: next(), card: None, offered: dice.roll(5) == 0 }).collect();
    }
    table
}

/// The same table at another age, which time has reached from `from`: every card uses its row of that epoch.
pub fn at_age(mut table: Table, from: u8, age: u8) -> Table {
    (table.age, table.epoch, table.moved) = (age, epoch_of(age), Some((from, age)));
    for perm in table.sides.0.iter_mut().flat_map(|side| &mut side.field) {
        let window = perm.card.row(table.epoch).and_then(|row| row.window.clone()).unwrap_or_default();
        perm.epoch = table.epoch;
        perm.yields = if perm.turned || perm.sick { Vec::new() } else { window };
    }
    table
}

/// Any table at all: up to twelve permanents and five shadows a side, large numbers, every phase and end.
pub fn wild(seed: u64) -> Table {
    let mut dice = Dice::new(seed ^ 0x7769_6c64);
    let sizes = [dice.roll(13), dice.roll(13)];
    let shades = [dice.pick(&[0, 0, 1, 2, 3, 5]), dice.pick(&[0, 0, 1, 2, 3, 5])];
    let mut table = duel(seed, sizes, shades);
    let (cards, big) = (&library().cards, [0, 1, 9, 10, 30, 77, 99, 100, 188]);
    table.age = 1 + dice.roll(30) as u8;
    table.epoch = epoch_of(table.age);
    table.moved = (dice.roll(3) > 0).then(|| (1 + dice.roll(30) as u8, table.age));
    let grown = dice.pick(&[0, 0, 60, 400]);
    for side in &mut table.sides.0 {
        (side.life, side.armor) = (dice.pick(&[-3, 1, 9, 30, 77, 188]), dice.pick(&[0, 0, 3, 12]));
        (side.counters, side.pool) = (dice.pick(&[0, 1, 9, 14]), dice.pick(&big) as u16);
        (side.hand, side.deck, side.beside) = (dice.pick(&big) as u16, dice.pick(&big) as u16, dice.roll(11) as u16);
        side.graveyard = (0..dice.roll(30)).map(|_| dice.pick(cards)).collect();
        side.force = [0; 3].map(|_| dice.pick(&[0, 0, 2, 11, 99]));
        let epochs = Epoch::ALL;
        for perm in &mut side.field {
            perm.number += grown;
            (perm.epoch, perm.shifted) =
                if dice.roll(4) == 0 { (dice.pick(&epochs), true) } else { (table.epoch, false) };
            perm.counters = dice.pick(&[0, 1, 7, 12, 40]);
            let more = |(resource, n): &(Resource, u8)| (*resource, n + dice.pick(&[0, 0, 1, 12]));
            perm.yields = perm.yields.iter().map(more).collect();
        }
        side.shades.iter_mut().for_each(|shade| shade.number += grown);
    }
    table.shown = (0..dice.roll(4)).map(|_| (Seat(dice.roll(2) as u8), dice.pick(cards))).collect();
    let held = |dice: &mut Dice, number: usize| {
        let card = dice.pick(cards);
        let usable = dice.pick(&[Use::Play, Use::Play, Use::Choose, Use::Nothing, Use::Keep, Use::Replace]);
        let missing = if usable == Use::Nothing { dice.pick(&[None, Some(2), Some(12)]) } else { None };
        HandCard { cost: card.cost + dice.pick(&[0, 0, 1]), card, number: number as u8, usable, missing }
    };
    let (hand, choosing) = (dice.roll(16), dice.pick(&[0, 0, 0, 3, 10, 24]));
    table.hand = (1..=hand).map(|number| held(&mut dice, number)).collect();
    table.choosing = (1..=choosing).map(|number| held(&mut dice, number)).collect();
    table.forecast = forecast(&mut dice, &table);
    table.phase = dice.pick(&[Phase::ChooseFirst, Phase::Mulligan, Phase::Main, Phase::Main, Phase::Answer]);
    table.asked = SeatSet(dice.roll(4) as u8);
    table.turns = dice.pick(&[0, 1, 12, 199]);
    if dice.roll(7) == 0 {
        (table.phase, table.asked) = (Phase::Over, SeatSet::NONE);
        let rules = [reason::LIFE, reason::TIME, RuleReason::TOGETHER, reason::ENDLESS].map(Reason::Rule);
        let why = dice.pick(&[&rules[..], &[Reason::Resigned, Reason::TimedOut, Reason::TurnCap]].concat());
        table.outcome =
            Some(if dice.roll(3) == 0 { Outcome::draw(why) } else { Outcome::win(Seat(dice.roll(2) as u8), why) });
    }
    table
}

/// What a player who can move time by so much either way is told.
pub fn forecast(dice: &mut Dice, table: &Table) -> Vec<Forecast> {
    let (back, ahead) = (dice.pick(&[0, 0, 1, 4]), dice.pick(&[0, 1, 3, 9]));
    let ages = table.age.saturating_sub(back).max(1)..=table.age.saturating_add(ahead).min(30);
    let reached = |age: u8| {
        let epoch = epoch_of(age);
        let changes = [Seat::FIRST, Seat::SECOND].into_iter().flat_map(|seat| {
            let moved = table.sides[seat].field.iter().filter(move |perm| epoch != table.epoch && perm.epoch != epoch);
            moved.map(move |perm| {
                let dies = perm.card.row(epoch).is_none_or(|row| row.window.is_none());
                Change { seat, number: perm.number, card: perm.card.clone(), dies }
            })
        });
        let by = (i16::from(age) - i16::from(table.age)) as i8;
        Forecast { by, age, epoch, changes: changes.collect() }
    };
    ages.filter(|age| *age != table.age).map(reached).collect()
}
