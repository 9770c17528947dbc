//! Towers at random: how fast the rules are, with no log, on one core.
//!
//! `cargo bench -p duelhall-engine`. With `DUELHALL_YARDSTICK=FILE` a yardstick (a Rust program that prints its games a second, such as
//! a bare duel without hidden cards, log or checks) is compiled with the same optimisation and run in turn with ours, so that the
//! ratio holds on a busy machine.

use std::hint::black_box;
use std::process::Command;
use std::time::{Duration, Instant};

use criterion::{Criterion, Throughput, criterion_group};
use duelhall_engine::kit::{Game, NoLog, Rng, Status, View, Viewer};
use duelhall_engine::towers::{Action, State, Towers, standard};

/// Rounds of a comparison.
const ROUNDS: usize = 5;

/// Plays a match to its end at random and gives the number of decisions.
fn play(state: &mut State, rng: &mut Rng, actions: &mut Vec<Action>) -> u32 {
    let mut decisions = 0;
    while let Status::Waiting(seats) = Towers::status(state) {
        let Some(seat) = seats.iter().next() else { break };
        actions.clear();
        Towers::actions(state, seat, actions);
        let action = actions[rng.below(actions.len() as u32) as usize];
        Towers::apply(state, seat, action, &mut NoLog).expect("what is listed is accepted");
        decisions += 1;
    }
    decisions
}

/// Plays for a while: games a second, and a checksum of the first thousand games.
fn games(time: Duration) -> (f64, u64) {
    let rules = Towers::prepare(standard()).expect("the shipped cards can be played");
    let (mut rng, mut actions) = (Rng::from_number(1), Vec::new());
    let (mut count, mut checksum) = (0_u64, 0_u64);
    let began = Instant::now();
    while began.elapsed() < time {
        for _ in 0..100 {
            let mut state = Towers::start(&rules, Rng::from_number(count), &mut NoLog);
            let decisions = play(&mut state, &mut rng, &mut actions);
            if count < 1_000 {
                checksum =
                    checksum.wrapping_mul(31).wrapping_add(u64::from(decisions) << 16 | u64::from(state.turns()));
            }
            count += 1;
        }
    }
    (count as f64 / began.elapsed().as_secs_f64(), checksum)
}

/// Compiles the yardstick and runs it in turn with ours.
fn compare() {
    let Some(source) = std::env::var_os("DUELHALL_YARDSTICK") else {
        println!("no yardstick: DUELHALL_YARDSTICK names none");
        return;
    };
    let program = std::env::temp_dir().join("duelhall-yardstick");
    let optimised = ["--edition", "2024", "-O", "-C", "lto=fat", "-C", "codegen-units=1", "-C", "panic=abort", "-o"];
    let compiled = Command::new("rustc").args(optimised).arg(&program).arg(&source).status();
    assert!(compiled.is_ok_and(|status| status.success()), "the yardstick compiles");
    for _ in 0..ROUNDS {
        let (ours, checksum) = games(Duration::from_secs(2));
        let output = Command::new(&program).output().expect("the yardstick runs");
        let text = String::from_utf8_lossy(&output.stdout);
        let line = text.lines().find(|line| line.starts_with("log=false")).unwrap_or_default();
        let theirs: f64 = line.split_whitespace().nth(1).and_then(|word| word.parse().ok()).unwrap_or(f64::NAN);
        println!("ours {ours:.0} games/s, yardstick {theirs:.0}, ratio {:.2}, checksum {checksum:016x}", ours / theirs);
    }
}

fn benches(criterion: &mut Criterion) {
    let rules = Towers::prepare(standard()).expect("the shipped cards can be played");
    println!("state: {} bytes plus piles; checksum {:016x}", size_of::<State>(), games(Duration::from_millis(200)).1);
    let mut group = criterion.benchmark_group("towers");
    group.throughput(Throughput::Elements(1));
    let (mut rng, mut actions, mut seed) = (Rng::from_number(1), Vec::new(), 0);
    group.bench_function("random game", |bencher| {
        bencher.iter(|| {
            seed += 1;
            let mut state = Towers::start(&rules, Rng::from_number(seed), &mut NoLog);
            play(&mut state, &mut rng, &mut actions)
        });
    });
    let mut middle = Towers::start(&rules, Rng::from_number(5), &mut NoLog);
    for _ in 0..20 {
        let Status::Waiting(seats) = Towers::status(&middle) else { break };
        let Some(seat) = seats.iter().next() else { break };
        actions.clear();
        Towers::actions(&middle, seat, &mut actions);
        let action = actions[rng.below(actions.len() as u32) as usize];
        Towers::apply(&mut middle, seat, action, &mut NoLog).expect("what is listed is accepted");
    }
    let view = View::<Towers>::of(&middle, Viewer::Seat(middle.turn()));
    group.bench_function("deal unknown cards and play to the end", |bencher| {
        bencher.iter(|| {
            let mut state = black_box(&view).determinize(&mut rng);
            play(&mut state, &mut rng, &mut actions)
        });
    });
    group.finish();
}

criterion_group!(speed, benches);

fn main() {
    compare();
    speed();
    Criterion::default().configure_from_args().final_summary();
}
