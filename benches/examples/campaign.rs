//! Measures how hard the missions of War are: the default level plays each with the starter and typical rewards.
//! `cargo run --release --manifest-path benches/Cargo.toml --example campaign`.
//!
//! Three words may follow `--`: the games of each mission (200 by default), the missions as numbers with commas between
//! them (all of them by default), and the nations in the same form (`usa` by default).

use std::io::Write;

use duelhall_engine::ai::Level;
use duelhall_engine::decks::code;
use duelhall_engine::games::GameId;
use duelhall_engine::kit::campaign::{Campaign, MISSION, Nation};
use duelhall_engine::kit::deck::Deck;
use duelhall_engine::kit::{Options, Rng, Seat};
use duelhall_engine::sim::{Plan, run};
use duelhall_engine::war::War;
use duelhall_engine::war::card::CardDef;
use duelhall_engine::war::set::library;

type Failed = Box<dyn std::error::Error>;

/// The seed of every run.
const SEED: u64 = 1;

/// The decks with which a mission is measured: each with other cards that were won by chance.
const DECKS: u32 = 10;

/// The starter, in which each card that was won before a mission takes the place of the card that it is nearest to.
fn typical(campaign: &Campaign, nation: &Nation, before: usize, chance: &mut Rng) -> Option<Deck> {
    let starter = &library().deck(&nation.starter)?.cards;
    let mut cards: Vec<String> = Vec::new();
    for (card, copies) in starter {
        cards.extend(std::iter::repeat_n(card.clone(), usize::from(*copies)));
    }
    for mission in nation.missions.iter().take(before) {
        let drawn = chance.pick(&nation.cards).cloned();
        for won in mission.reward.iter().cloned().chain(drawn) {
            give_way(campaign, &mut cards, won);
        }
    }
    Some(Deck::new(None, cards.into_iter().map(|card| (card, 1)), []))
}

/// A player keeps the dearer cards: a card that was won takes the place of a cheaper one of its type, or else of any.
fn give_way(campaign: &Campaign, cards: &mut [String], won: String) {
    let def = |id: &str| library().card(id).map(|card| &**card);
    let Some(new) = def(&won) else { return };
    let worth = |card: &CardDef| (card.rarity as u8, card.cost);
    let far = |at: &usize| def(&cards[*at]).map(|old| (old.kind != new.kind, old.cost.abs_diff(new.cost), worth(old)));
    let is_free = |id: &String| campaign.free.contains(id);
    let worse = |id: &String| def(id).is_some_and(|old| worth(old) <= worth(new)) && *id != won && !is_free(id);
    let place = (0..cards.len()).filter(|at| worse(&cards[*at])).min_by_key(far);
    if cards.iter().filter(|id| **id == won).count() < usize::from(campaign.most)
        && let Some(at) = place
    {
        cards[at] = won;
    }
}

/// The share of games that the default level wins.
fn measure(campaign: &Campaign, nation: &Nation, at: usize, games: u32) -> Result<(f64, u32), Failed> {
    let game = GameId::of::<War>();
    let (mission, mut chance) = (&nation.missions[at], Rng::from_number(SEED));
    let key = game.seat_option(Seat::FIRST).ok_or("a seat has a deck")?.key;
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let (mut won, mut played, mut turns) = (0, 0, Vec::new());
    for seed in 0..DECKS {
        let deck = typical(campaign, nation, at, &mut chance).ok_or("a nation has a starter")?;
        let options = [(MISSION.to_owned(), mission.id.clone()), (key.to_owned(), code(game, &deck))];
        let (players, games) = (vec![Level::Normal, mission.level], games.div_ceil(DECKS));
        let seed = SEED + u64::from(seed);
        let plan = Plan { game, options: Options::from(options), players, games, seed, threads };
        let summary = run(&plan, &|_| ())?;
        won += summary.wins.first().copied().unwrap_or_default();
        played += games;
        turns.push(summary.median_turns);
    }
    turns.sort_unstable();
    Ok((f64::from(won) / f64::from(played), turns[turns.len() / 2]))
}

fn main() -> Result<(), Failed> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let games = words.first().map(|games| games.parse()).transpose()?.unwrap_or(200);
    let listed = |at: usize| words.get(at).map(|list| list.split(',').map(str::to_owned).collect::<Vec<_>>());
    let nations = listed(2).unwrap_or_else(|| vec!["usa".to_owned()]);
    let missions = listed(1);
    let campaign = GameId::of::<War>().campaign().ok_or("War has a campaign")?;
    let mut out = std::io::stdout();
    writeln!(out, "| Mission | Opponent | Games | Won | Median turns |\n| --- | --- | --- | --- | --- |")?;
    for nation in campaign.nations.iter().filter(|nation| nations.contains(&nation.id)) {
        for (at, mission) in nation.missions.iter().enumerate() {
            if missions.as_ref().is_some_and(|wanted| !wanted.contains(&(at + 1).to_string())) {
                continue;
            }
            let (share, turns) = measure(campaign, nation, at, games)?;
            writeln!(out, "| {} | {} | {games} | {:.0} % | {turns} |", mission.id, mission.level, 100.0 * share)?;
            out.flush()?;
        }
    }
    Ok(())
}
