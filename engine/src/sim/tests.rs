use std::sync::atomic::{AtomicU32, Ordering};

use super::*;
use crate::ai::Level;
use crate::games::GameId;
use crate::towers::Towers;

fn plan(players: &[Level], games: u32, threads: usize) -> Plan {
    Plan {
        game: GameId::of::<Towers>(),
        options: crate::kit::Options::new(),
        players: players.to_vec(),
        games,
        seed: 7,
        threads,
    }
}

fn play(players: &[Level], games: u32, threads: usize) -> Summary {
    run(&plan(players, games, threads), &|_| {}).unwrap()
}

#[test]
fn a_run_is_the_same_with_any_number_of_threads() {
    let one = play(&[Level::Random, Level::Greedy], 70, 1);
    assert_eq!(one, play(&[Level::Random, Level::Greedy], 70, 3));
    assert_ne!(one.checksum, play(&[Level::Greedy, Level::Random], 70, 1).checksum);
}

#[test]
fn every_game_is_won_or_drawn_and_told_of() {
    let told = AtomicU32::new(0);
    let summary = run(&plan(&[Level::Random, Level::Random], 200, 2), &|done| {
        told.fetch_max(done, Ordering::Relaxed);
    });
    let summary = summary.unwrap();
    let won: u32 = summary.wins.iter().sum();
    assert_eq!((won + summary.draws, told.into_inner()), (200, 200));
    assert_eq!(summary.win_kinds.values().sum::<u32>(), won);
    assert!(summary.first_wins <= won && summary.decisions > 200 * 10);
    assert!(summary.p10_turns <= summary.median_turns && summary.median_turns <= summary.p90_turns);
}

#[test]
fn greedy_beats_chance_from_either_seat() {
    assert!(play(&[Level::Greedy, Level::Random], 40, 2).wins[0] >= 30);
    assert!(play(&[Level::Random, Level::Greedy], 40, 2).wins[1] >= 30);
}

#[test]
fn a_player_short_is_said_so() {
    let error = run(&plan(&[Level::Random], 1, 1), &|_| {}).unwrap_err();
    assert_eq!(error.to_string(), "towers has 2 seats, but 1 players were named");
}

#[test]
fn a_summary_is_one_object_with_the_documented_keys() {
    let summary = play(&[Level::Random, Level::Random], 3, 1).timed(0.5);
    let json = serde_json::to_value(&summary).unwrap();
    let keys = "checksum decisions draws first_wins game games games_per_second median_turns ns_per_decision p10_turns p90_turns \
                players seconds seed win_kinds wins";
    assert_eq!(json.as_object().unwrap().keys().cloned().collect::<Vec<_>>().join(" "), keys);
    assert_eq!((&json["games_per_second"], &json["seconds"]), (&6.0.into(), &0.5.into()));
    assert_eq!(serde_json::from_value::<Summary>(json).unwrap(), summary);
}

#[test]
fn no_games_make_an_empty_summary() {
    let summary = play(&[Level::Random, Level::Random], 0, 2);
    assert_eq!((summary.median_turns, summary.decisions, summary.wins), (0, 0, vec![0, 0]));
}

#[test]
fn the_report_has_a_line_for_each_run() {
    let summary = play(&[Level::Random, Level::Random], 3, 1);
    let report = report_markdown(&[summary.clone(), summary.clone()]);
    assert_eq!(report.lines().count(), 4);
    assert!(report.lines().skip(2).all(|line| line.contains(&summary.checksum) && line.contains("random - random")));
}

#[test]
fn a_game_that_a_team_wins_is_one_game() {
    let summary = play(&[Level::Random, Level::Random], 3, 1);
    let kinds = [("defeat".to_owned(), 3)].into();
    let teams = Summary { games: 4, draws: 1, wins: vec![2, 1, 2, 1], first_wins: 3, win_kinds: kinds, ..summary };
    assert_eq!(teams.won(), 3);
    assert!(report_markdown(&[teams]).contains("| 100.0 % | 25.0 % |"));
}
