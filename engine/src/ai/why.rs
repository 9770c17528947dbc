//! Why a choice is advised, as far as that is certain. It reads only what the seat may see, and looks only at what happens at once:
//! before another turn begins.

use super::finish::sure_win;
use crate::kit::{Game, Live, Present, Rng, Seat, Status, Strength, Text, Tone, View, Viewer};

/// The deals in which something must happen to count as certain. There are many, because a rare answer from a hidden hand must
/// show up among them.
const DEALS: usize = 12;

/// The most choices without an alternative that follow a choice.
const FORCED: usize = 50;

/// The most lines of a reason.
const LINES: usize = 3;

/// A certain reason for a choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// It wins within the turn, whatever the others answer.
    Wins,
    /// Every other choice only takes back what the seat has begun, or changes nothing.
    Only,
    /// Without it the seat loses something at once: the lines that would tell of it.
    Saves(Vec<Text>),
    /// Opponents lose something at once: the lines that would tell of it.
    Harms(Vec<Text>),
    /// Nothing of this can be said.
    Unsure,
}

/// Why a choice of `seat` is good, by its index. What happens without it is seen from a choice that lets things go on.
#[must_use]
pub fn why<G: Present + Strength>(live: &Live<G>, seat: Seat, index: usize, rng: &mut Rng) -> Why {
    let (actions, view) = (live.actions(seat), live.view(Viewer::Seat(seat)));
    let Some(action) = actions.get(index).copied() else { return Why::Unsure };
    let deals: Vec<G::State> = (0..DEALS).map(|_| view.determinize(rng)).collect();
    let after = |action: G::Action| -> Vec<After<G>> {
        deals.iter().filter_map(|deal| After::<G>::of(live.rules(), deal, seat, action)).collect()
    };
    let outcomes = after(action);
    let won = |after: &After<G>| {
        !after.turned && matches!(G::status(&after.state), Status::Over(outcome) if outcome.winners.has(seat))
    };
    if outcomes.len() == DEALS && outcomes.iter().all(won) || sure_win(&view, seat, rng) == Some(action) {
        return Why::Wins;
    }
    let key = |action: G::Action| G::key(view.state(), seat, action);
    // Where a computer player has a firm opinion, as about a first hand or a booster, only one choice is sensible to it. People
    // may see that otherwise.
    let is_rival = |other: &G::Action| {
        key(*other) != key(action)
            && (G::sensible(view.state(), seat, *other)
                || matches!(G::choice(&view, *other).tone, Tone::Main | Tone::Danger))
    };
    if !actions.iter().any(is_rival) {
        return Why::Only;
    }
    let idle = idle(&view, &actions).filter(|idle| *idle != action);
    let own = certain(&outcomes, |loser| loser == seat);
    let otherwise = idle.map(|idle| certain(&after(idle), |loser| loser == seat)).unwrap_or_default();
    let saved: Vec<Text> = otherwise.into_iter().filter(|line| !own.contains(line)).take(LINES).collect();
    let harms = certain(&outcomes, |loser| G::enemies(view.state(), seat, loser));
    let harms: Vec<Text> = harms.into_iter().take(LINES).collect();
    match (saved.is_empty(), harms.is_empty()) {
        (false, _) => Why::Saves(saved),
        (_, false) => Why::Harms(harms),
        _ => Why::Unsure,
    }
}

/// The choice that lets things go on without the advised one. It is what an absent player does; if that averts harm, as armor does,
/// it is the first choice that goes on. There is none where a victim has to be chosen, because any choice only names another. There
/// is none where an absent player would take something back either, because to go on comes after the advised choice too.
fn idle<G: Present>(view: &View<G>, actions: &[G::Action]) -> Option<G::Action> {
    let tone = |action: G::Action| G::choice(view, action).tone;
    let absent = actions.get(G::fallback(view, actions)).copied()?;
    match tone(absent) {
        own if own.goes_on() => Some(absent),
        Tone::Back | Tone::Last => None,
        _ => actions.iter().copied().find(|action| tone(*action).goes_on()),
    }
}

/// A position after a choice, with the lines that tell how it came about.
struct After<G: Game> {
    state: G::State,
    /// The lines of the turn in which it is chosen.
    lines: Vec<Text>,
    /// Whether another turn has begun.
    turned: bool,
}

impl<G: Present> After<G> {
    fn of(rules: &G::Rules, deal: &G::State, seat: Seat, action: G::Action) -> Option<Self> {
        let (mut state, mut events, mut actions) = (deal.clone(), Vec::new(), Vec::new());
        G::apply(&mut state, seat, action, &mut events).ok()?;
        for _ in 0..FORCED {
            let Status::Waiting(seats) = G::status(&state) else { break };
            let forced = seats.iter().find_map(|seat| {
                actions.clear();
                G::actions(&state, seat, &mut actions);
                (actions.len() == 1).then(|| (seat, actions[0]))
            });
            let Some((seat, action)) = forced else { break };
            G::apply(&mut state, seat, action, &mut events).ok()?;
        }
        let viewer = Viewer::Seat(seat);
        let events: Vec<G::Event> = events.iter().map(|event| G::redact(event, viewer)).collect();
        let mut lines = G::tell_all(|| View::of(&state, viewer), rules, &events);
        let turn = lines.iter().position(Text::begins_turn);
        lines.truncate(turn.unwrap_or(lines.len()));
        Some(Self { state, lines, turned: turn.is_some() })
    }
}

/// The lines of losses that are told in every deal; none if a choice could not be tried in all of them.
fn certain<G: Game>(outcomes: &[After<G>], of: impl Fn(Seat) -> bool) -> Vec<Text> {
    let Some((first, others)) = outcomes.split_first().filter(|_| outcomes.len() == DEALS) else { return Vec::new() };
    let losses = first.lines.iter().filter(|line| line.loser().is_some_and(&of));
    losses.filter(|line| others.iter().all(|other| other.lines.contains(line))).cloned().collect()
}
