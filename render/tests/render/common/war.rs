//! Tables of War: of matches between random players, and made up from these. Equal seeds give equal tables.

use std::sync::{Arc, OnceLock};

use duelhall_engine::games::{GameId, Match};
use duelhall_engine::kit::{FirstTurn, Options, Outcome, Reason, Rng, RuleReason, Seat, SeatSet, Viewer};
use duelhall_engine::war::card::{CardDef, Country, Type};
use duelhall_engine::war::set::library;
use duelhall_engine::war::table::{BasesView, HandCard, Lack, PermView, Phase, Table, Use};
use duelhall_engine::war::{War, reason};

use super::Dice;

/// A match between two shipped decks.
fn begin(seed: u64) -> Match {
    let decks = &library().decks;
    let deck = |at: u64| decks[at as usize % decks.len()].id.clone();
    let options = [("deck", deck(seed)), ("opposing", deck(seed / 4 + seed + 1))];
    let options: Options = options.into_iter().map(|(key, deck)| (key.to_owned(), deck)).collect();
    Match::begin(GameId::of::<War>(), &options, FirstTurn::Random, Rng::seed_of_number(seed)).expect("shipped decks")
}

/// The tables of a match, one for each moment, as `viewer` sees them. The players like to do things.
pub fn playout(seed: u64, viewer: Viewer) -> Vec<Table> {
    let (mut live, mut dice, mut tables) = (begin(seed), Dice::new(seed), Vec::new());
    loop {
        tables.push(live.table(viewer).get::<Table>().expect("the match is one of War").clone());
        let asked = [Seat::FIRST, Seat::SECOND].into_iter().find_map(|seat| live.prompt(seat));
        let Some(prompt) = asked.filter(|_| tables.len() < 700) else { return tables };
        let mut index = dice.roll(prompt.choices.len());
        for _ in 0..3 {
            let action = prompt.choices[index].action.as_str();
            if ["play", "attack", "block", "keep", "pick"].iter().any(|good| action.starts_with(good)) {
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
    let weight = |table: &Table| table.sides.0.iter().map(|side| side.units.len().min(6)).sum::<usize>();
    let best = tables.iter().filter(|table| table.phase == Phase::Main).max_by_key(|table| weight(table));
    best.unwrap_or(&tables[0]).clone()
}

/// Cards of one of these types.
pub fn of(is: impl Fn(Type) -> bool) -> Vec<Arc<CardDef>> {
    library().cards.iter().filter(|card| is(card.kind)).cloned().collect()
}

/// Cards that are held in a hand: tokens never are.
pub fn held() -> Vec<Arc<CardDef>> {
    library().cards.iter().filter(|card| !card.token).cloned().collect()
}

/// A card on the battlefield as if it had just become ready.
pub fn perm(card: &Arc<CardDef>, number: u16) -> PermView {
    PermView {
        number,
        card: card.clone(),
        attack: card.attack as i8,
        defense: card.defense as i8,
        damage: 0,
        used: false,
        fresh: false,
        ammo: card.ammo,
        attacks: false,
        blocked: false,
        against: None,
        with: None,
        offered: false,
    }
}

/// A card on the battlefield in any state.
fn any_perm(dice: &mut Dice, card: &Arc<CardDef>, number: u16) -> PermView {
    let mut perm = perm(card, number);
    (perm.used, perm.fresh, perm.offered) = (dice.roll(5) == 0, dice.roll(6) == 0, dice.roll(8) == 0);
    if card.kind.is_unit() {
        perm.attack += dice.pick(&[0, 0, 1, -1, 6]);
        perm.defense = (perm.defense + dice.pick(&[0, 0, 1, 8])).max(1);
        perm.damage = dice.pick(&[0, 0, 0, 1, 2, 11]);
    }
    perm
}

/// A duel with this many units and this much support on each side.
pub fn duel(seed: u64, units: [usize; 2], support: [usize; 2]) -> Table {
    let mut table = midgame(seed);
    let mut dice = Dice::new(seed ^ 0x7761_7221);
    let (all, apart) = (of(Type::is_unit), of(|kind| matches!(kind, Type::Permanent | Type::Medal)));
    let mut number = 0;
    for ((side, units), support) in table.sides.0.iter_mut().zip(units).zip(support) {
        let mut laid = |dice: &mut Dice, cards: &[Arc<CardDef>], count: usize| -> Vec<PermView> {
            let one = |_| {
                number += 1;
                let card = dice.pick(cards);
                any_perm(dice, &card, number)
            };
            (0..count).map(one).collect()
        };
        side.units = laid(&mut dice, &all, units);
        side.support = laid(&mut dice, &apart, support);
        for perm in side.support.iter_mut().filter(|perm| perm.card.on.is_some()) {
            perm.with = side.units.first().map(|unit| unit.number);
        }
        side.chosen_bases = Vec::new();
    }
    table.phase = Phase::Main;
    table
}

/// Sends the first units of the side whose turn it is into the attack zone; each is blocked by the next so many units.
pub fn fight(table: &mut Table, blockers: &[usize]) {
    let turn = table.turn.unwrap_or(Seat::FIRST);
    table.turn = Some(turn);
    let mut numbers = Vec::new();
    for (unit, count) in table.sides[turn].units.iter_mut().zip(blockers) {
        (unit.attacks, unit.used, unit.fresh, unit.blocked) = (true, true, false, *count > 0);
        numbers.extend(std::iter::repeat_n(unit.number, *count));
    }
    for (unit, number) in table.sides[turn.other()].units.iter_mut().zip(numbers) {
        (unit.against, unit.used) = (Some(number), false);
    }
    table.phase = Phase::Clash;
    table.asked = SeatSet::one(turn);
}

/// Any table at all: up to twenty units and twelve other cards a side, large numbers, every phase and end.
pub fn wild(seed: u64) -> Table {
    let mut dice = Dice::new(seed ^ 0x7769_6c64);
    let sizes = [dice.pick(&[0, 1, 3, 4, 5, 6, 9, 10, 13, 16, 20]), dice.pick(&[0, 2, 4, 5, 7, 10, 14, 20])];
    let apart = [dice.pick(&[0, 0, 1, 3, 5, 12]), dice.pick(&[0, 0, 2, 4, 7, 15])];
    let mut table = duel(seed, sizes, apart);
    let (cards, big) = (&library().cards, [0, 1, 9, 10, 30, 77, 99, 100, 188]);
    let grown = dice.pick(&[0, 0, 60, 400]);
    for side in &mut table.sides.0 {
        side.health = dice.pick(&[-3, 1, 9, 22, 77, 188]);
        (side.hand, side.library) = (dice.pick(&big) as u16, dice.pick(&big) as u16);
        side.destroyed = (0..dice.roll(30)).map(|_| dice.pick(cards)).collect();
        side.cover = dice.pick(&[0, 0, 1, 2, 12]);
        let countries = dice.roll(5);
        let bases = Country::ALL.into_iter().take(countries).map(|country| {
            let all = dice.pick(&[1, 6, 12, 40]);
            BasesView { country, all, left: dice.roll(usize::from(all) + 1) as u8 }
        });
        side.bases = bases.collect();
        for perm in side.units.iter_mut().chain(&mut side.support) {
            perm.number += grown;
            perm.with = perm.with.map(|with| with + grown);
            perm.ammo = dice.pick(&[0, 0, 0, 2, 14]);
        }
        let chief = side.units.first().map(|unit| unit.number);
        for unit in side.units.iter_mut().skip(1) {
            unit.with = chief.filter(|_| dice.roll(7) == 0);
        }
    }
    if dice.roll(6) == 0 {
        let bases = of(|kind| kind == Type::Base);
        table.sides.0[0].chosen_bases =
            (0..dice.roll(14) as u16).map(|at| perm(&dice.pick(&bases), 900 + at)).collect();
    }
    table.turn = dice.pick(&[None, Some(Seat::FIRST), Some(Seat::SECOND)]);
    table.phase = dice.pick(&[Phase::ChooseFirst, Phase::Deal, Phase::Main, Phase::Final, Phase::Answer]);
    table.asked = SeatSet(dice.roll(4) as u8);
    if dice.roll(2) == 0 {
        let blockers: Vec<usize> =
            (0..dice.pick(&[1, 2, 3, 4, 6, 10])).map(|_| dice.pick(&[0, 0, 1, 1, 2, 3])).collect();
        fight(&mut table, &blockers);
        table.phase = dice.pick(&[Phase::Main, Phase::Block, Phase::Clash, Phase::Answer]);
    }
    table.turns = dice.pick(&[0, 1, 12, 199]);
    table.shown = (0..dice.roll(6)).map(|_| (Seat(dice.roll(2) as u8), dice.pick(cards))).collect();
    let card = |dice: &mut Dice, number: usize| {
        let card = dice.pick(cards);
        let usable = dice.pick(&[Use::Play, Use::Play, Use::Choose, Use::Nothing]);
        // Some cards that cannot be used say what they lack.
        let lack = (usable == Use::Nothing && number.is_multiple_of(2)).then_some(Lack::Bases(number as u8));
        HandCard { cost: card.cost + dice.pick(&[0, 0, 1]), card, number: number as u8, usable, lack }
    };
    let (hand, choosing) = (dice.roll(13), dice.pick(&[0, 0, 0, 3, 10, 40]));
    table.hand = (1..=hand).map(|number| card(&mut dice, number)).collect();
    table.choosing = (1..=choosing).map(|number| card(&mut dice, number)).collect();
    if dice.roll(7) == 0 {
        (table.phase, table.asked) = (Phase::Over, SeatSet::NONE);
        let rules = [reason::HEALTH, RuleReason::TOGETHER, reason::ENDLESS].map(Reason::Rule);
        let why = dice.pick(&[&rules[..], &[Reason::Resigned, Reason::TimedOut, Reason::TurnCap]].concat());
        table.outcome =
            Some(if dice.roll(3) == 0 { Outcome::draw(why) } else { Outcome::win(Seat(dice.roll(2) as u8), why) });
    }
    table
}
