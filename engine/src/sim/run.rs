//! Plays the games of a plan.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

use super::measure::Measured;
use super::summary::{Played, Summary};
use crate::ai::{Level, Player, Seen, player};
use crate::games::GameId;
use crate::kit::{FirstTurn, NoLog, Options, Rng, SetupError, Status};

/// The number of games that a thread plays between two reports of progress.
const STRIDE: u32 = 64;

/// What to play.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The game.
    pub game: GameId,
    /// The chosen options; all others have their defaults for hosts. The number of seats follows from `players`.
    pub options: Options,
    /// The players, seat by seat.
    pub players: Vec<Level>,
    /// The number of games.
    pub games: u32,
    /// The source of all chance. Plans that differ only in their players get the same shuffles.
    pub seed: u64,
    /// Threads to use, at least 1; the result does not depend on it.
    pub threads: usize,
}

/// Why a plan was not played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SimError {
    /// The number of players is not the number of seats.
    #[error("{game} has {seats} seats, but {players} players were named")]
    Players {
        /// The game.
        game: &'static str,
        /// The number of its seats.
        seats: u8,
        /// The players that were named.
        players: usize,
    },
    /// The game cannot be begun.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A game waited for a seat that had no action, or refused an action that it had offered: a mistake in its rules.
    #[error("game {0} of the run came to a standstill; please report it with the seed")]
    Stuck(u32),
}

/// Plays a plan. `progress` is called from time to time, from any thread, with the number of games that are done.
///
/// # Errors
/// Says why the plan cannot be played.
pub fn run(plan: &Plan, progress: &(dyn Fn(u32) + Sync)) -> Result<Summary, SimError> {
    plan.game.simulate(plan, progress)
}

/// Plays a plan of a game given by its type.
///
/// # Errors
/// Says why the plan cannot be played.
pub fn run_game<G: Measured>(plan: &Plan, progress: &(dyn Fn(u32) + Sync)) -> Result<Summary, SimError> {
    let mut options = plan.options.clone();
    if G::more_options().iter().any(|spec| spec.key == "seats") {
        options.insert("seats".to_owned(), plan.players.len().to_string());
    }
    let rules = G::prepare(G::choose(&options, FirstTurn::Random)?)?;
    G::judge(&rules)?;
    play::<G>(&rules, plan, progress)
}

/// Plays a plan with a set-up of the caller's own in place of the one that the plan's options choose.
///
/// # Errors
/// Says why the plan cannot be played.
pub fn run_setup<G: Measured>(
    setup: G::Setup,
    plan: &Plan,
    progress: &(dyn Fn(u32) + Sync),
) -> Result<Summary, SimError> {
    play::<G>(&G::prepare(setup)?, plan, progress)
}

fn play<G: Measured>(rules: &Arc<G::Rules>, plan: &Plan, progress: &(dyn Fn(u32) + Sync)) -> Result<Summary, SimError> {
    let seats = G::seats(rules);
    if plan.players.len() != usize::from(seats) {
        return Err(SimError::Players { game: G::ID, seats, players: plan.players.len() });
    }
    let threads = plan.threads.clamp(1, 256) as u32;
    let done = AtomicU32::new(0);
    let share = |index: u32| {
        let at = |index: u32| (u64::from(plan.games) * u64::from(index) / u64::from(threads)) as u32;
        play_range::<G>(rules, plan, at(index)..at(index + 1), &done, progress)
    };
    let parts = if threads == 1 {
        vec![share(0)]
    } else {
        thread::scope(|scope| {
            let share = &share;
            let running: Vec<_> = (0..threads).map(|index| scope.spawn(move || share(index))).collect();
            running
                .into_iter()
                .map(|thread| thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
                .collect()
        })
    };
    let played = parts.into_iter().collect::<Result<Vec<_>, _>>()?.concat();
    progress(plan.games);
    Ok(Summary::of(plan, seats, &played))
}

fn play_range<G: Measured>(
    rules: &Arc<G::Rules>,
    plan: &Plan,
    games: std::ops::Range<u32>,
    done: &AtomicU32,
    progress: &(dyn Fn(u32) + Sync),
) -> Result<Vec<Played>, SimError> {
    let mut played = Vec::with_capacity(games.len());
    let mut actions = Vec::new();
    for number in games {
        let mut players: Vec<Box<dyn Player<G>>> = (1..)
            .zip(&plan.players)
            .map(|(stream, level)| player(*level, stream_of(plan.seed, number, stream)))
            .collect();
        let game = play_one::<G>(rules, stream_of(plan.seed, number, 0), &mut players, &mut actions);
        played.push(game.ok_or(SimError::Stuck(number))?);
        if played.len().is_multiple_of(STRIDE as usize) {
            progress(done.fetch_add(STRIDE, Ordering::Relaxed) + STRIDE);
        }
    }
    Ok(played)
}

/// The stream of chance for one use in one game: for the game itself (0) or for a seat (from 1).
fn stream_of(seed: u64, game: u32, stream: u8) -> Rng {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    bytes[8..12].copy_from_slice(&game.to_le_bytes());
    bytes[12] = stream;
    Rng::from_seed(bytes)
}

/// Plays one game to its end. As in a match, a seat that has only one action is not asked.
fn play_one<G: Measured>(
    rules: &Arc<G::Rules>,
    rng: Rng,
    players: &mut [Box<dyn Player<G>>],
    actions: &mut Vec<G::Action>,
) -> Option<Played> {
    let mut state = G::start(rules, rng, &mut NoLog);
    let mut decisions = 0;
    loop {
        let seat = match G::status(&state) {
            Status::Over(outcome) => return Some(Played::of::<G>(&state, outcome, decisions)),
            Status::Waiting(seats) => seats.iter().next()?,
        };
        actions.clear();
        G::actions(&state, seat, actions);
        let index = if actions.len() == 1 {
            0
        } else {
            decisions += 1;
            players[seat.index()].choose(Seen::new(&state, seat), actions)
        };
        G::apply(&mut state, seat, *actions.get(index)?, &mut NoLog).ok()?;
    }
}
