//! Measures random games of Towers, without a log, on one core; and the operations of which searches consist.
//!
//! `cargo bench --manifest-path benches/Cargo.toml --bench towers` prints the checksum of the games and the time of a
//! game. The variable `DUELHALL_YARDSTICK=path/to/yardstick.rs` can name a program to compare with. That program plays
//! a similar duel without rules to check or cards to hide, and prints a line `log=false: N games/s`. It is compiled
//! with the same optimisations, both run in turns, and the ratio is printed.

mod chance;
mod yardstick;

use std::hint::black_box;
use std::sync::Arc;
use std::time::Instant;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use duelhall_engine::ai::{Level, choose};
use duelhall_engine::kit::{Game, NoLog, Rng, Status, Strength, View, Viewer};
use duelhall_engine::towers::{Rules, State, Towers, standard};

use chance::towers::play_many;

/// Games in one measured step.
const GAMES: u64 = 256;

/// The state after some actions of a random game.
fn middle(rules: &Arc<Rules>) -> State {
    let mut state = Towers::start(rules, Rng::from_number(5), &mut NoLog);
    let mut actions = Vec::new();
    for _ in 0..32 {
        let Status::Waiting(seats) = Towers::status(&state) else { return state };
        let seat = seats.iter().next().expect("a seat is asked");
        actions.clear();
        Towers::actions(&state, seat, &mut actions);
        let index = Towers::rollout(&state, seat, &actions);
        Towers::apply(&mut state, seat, actions[index], &mut NoLog).expect("what is offered is accepted");
    }
    state
}

/// Games in a second, over about two seconds.
fn rate(rules: &Arc<Rules>) -> f64 {
    let (began, mut games) = (Instant::now(), 0);
    while began.elapsed().as_secs_f64() < 2.0 {
        black_box(play_many(rules, games..games + GAMES));
        games += GAMES;
    }
    games as f64 / began.elapsed().as_secs_f64()
}

fn beside_the_yardstick(rules: &Arc<Rules>) {
    println!("checksum of {GAMES} games: {:016x}", play_many(rules, 0..GAMES));
    println!("State: {} bytes and its piles", size_of::<State>());
    yardstick::beside("2 seats", || rate(rules));
}

fn playouts(criterion: &mut Criterion) {
    let rules = Towers::prepare(standard()).expect("the standard set-up can be played");
    beside_the_yardstick(&rules);
    let mut group = criterion.benchmark_group("towers");
    group.throughput(Throughput::Elements(GAMES));
    group.bench_function("games by chance", |bencher| bencher.iter(|| black_box(play_many(&rules, 0..GAMES))));
    group.throughput(Throughput::Elements(1));
    let state = middle(&rules);
    let Status::Waiting(seats) = Towers::status(&state) else { return };
    let seat = seats.iter().next().expect("a seat is asked");
    let view = View::<Towers>::of(&state, Viewer::Seat(seat));
    let mut rng = Rng::from_number(3);
    group.bench_function("clone", |bencher| bencher.iter(|| black_box(state.clone())));
    group.bench_function("determinize", |bencher| bencher.iter(|| black_box(view.determinize(&mut rng))));
    let mut actions = Vec::new();
    Towers::actions(&state, seat, &mut actions);
    group.sample_size(10);
    for level in [Level::Greedy, Level::Easy, Level::Normal, Level::Hard] {
        group.bench_function(format!("a choice of {level}"), |bencher| {
            bencher.iter(|| black_box(choose(&view, seat, &actions, level, &mut rng)));
        });
    }
    group.finish();
}

criterion_group!(benches, playouts);
criterion_main!(benches);
