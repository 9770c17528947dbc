//! How Towers is shown: questions, choices, the table and the lines of history. The rules never call this.

use super::Towers;
use super::action::Action;
use super::card::Resource;
use super::event::Event;
use super::rules::Rules;
use super::state::{Stage, State};
use super::table::{Change, HandCard, Phase, Shown, SideView, Table, Use};
use crate::kit::{BySeat, Choice, Kind, Outcome, Present, Seat, SeatSet, Text, Tone, View, Viewer};

/// The number of recently played or discarded cards that a table shows.
const SHOWN: usize = 7;

impl Present for Towers {
    type Table = Table;

    fn title(view: &View<Self>) -> Text {
        let state = view.state();
        match state.stage {
            Stage::ChooseFirst(_) => Text::new("ask-towers-first"),
            Stage::Mulligan(..) => Text::new("ask-towers-mulligan"),
            Stage::Act => Text::new("ask-towers-act"),
            Stage::Discard(frame) => Text::new("ask-towers-discard").num("count", frame.left),
            Stage::Over(outcome) => Self::ending(outcome),
        }
    }

    fn choice(view: &View<Self>, action: Action) -> Choice {
        let state = view.state();
        let card = |index: u8| {
            let hand = view.viewer().seat().and_then(|seat| state.hand(seat).get(index));
            state.rules.cards.arg(hand.map_or(Kind::HIDDEN, |card| card.kind))
        };
        let (key, index, tone) = match action {
            Action::First => ("do-towers-first", None, Tone::Main),
            Action::Second => ("do-towers-second", None, Tone::Main),
            Action::Swap(index) => ("do-towers-swap", Some(index), Tone::Danger),
            Action::Back => ("do-towers-back", None, Tone::Back),
            Action::Keep => (keep_key(view), None, Tone::Pass),
            Action::Play(index) => ("do-towers-play", Some(index), Tone::Main),
            Action::Discard(index) => ("do-towers-discard", Some(index), Tone::Danger),
            Action::Skip => ("do-towers-skip", None, Tone::Pass),
        };
        let mut label = Text::new(key);
        if let Some(index) = index {
            label = label.num("number", index + 1).with("card", card(index));
        }
        // A card is the whole turn; only a player who skips does without one.
        let ends_turn = action == Action::Skip;
        let card = index.map(|index| index + 1);
        let lapses = matches!(action, Action::Play(_));
        Choice { action: action.to_string(), label, card, tone, taken: None, ends_turn, lapses }
    }

    fn fallback(view: &View<Self>, actions: &[Action]) -> usize {
        let state = view.state();
        let cost = |index: u8| {
            let hand = view.viewer().seat().and_then(|seat| state.hand(seat).get(index));
            let compiled = hand.and_then(|card| state.rules.code.compiled.get(card.kind.index()));
            compiled.map_or(0, |card| card.cost.each().iter().sum::<i16>())
        };
        let plain = actions.iter().position(|action| matches!(action, Action::First | Action::Keep));
        let dearest = (0..actions.len())
            .filter_map(|choice| match actions[choice] {
                Action::Discard(index) if !actions.contains(&Action::Play(index)) => Some((cost(index), choice)),
                _ => None,
            })
            .max_by_key(|(cost, choice)| (*cost, std::cmp::Reverse(*choice)));
        let skip = actions.iter().position(|action| *action == Action::Skip);
        plain.or(dearest.map(|(_, choice)| choice)).or(skip).unwrap_or(0)
    }

    fn table(view: &View<Self>, recent: &[Vec<Event>], ended: Option<Outcome>) -> Table {
        let state = view.state();
        let house = &state.rules.setup().house;
        let (mut phase, mut asked, mut outcome) = match state.stage {
            Stage::ChooseFirst(seat) => (Phase::ChooseFirst, SeatSet::one(seat), None),
            Stage::Mulligan(_, ready) => {
                (Phase::Mulligan, SeatSet::one(Seat::FIRST).with(Seat::SECOND).minus(ready), None)
            }
            Stage::Act => (Phase::Play, SeatSet::one(state.turn), None),
            Stage::Discard(frame) => (Phase::Discard, SeatSet::one(frame.seat), None),
            Stage::Over(outcome) => (Phase::Over, SeatSet::NONE, Some(outcome)),
        };
        if ended.is_some() {
            (phase, asked, outcome) = (Phase::Over, SeatSet::NONE, ended);
        }
        Table {
            viewer: view.viewer(),
            phase,
            asked,
            turn: (state.turns > 0).then_some(state.turn),
            round: state.turns.div_ceil(2).max(1),
            sides: BySeat::from_fn(|seat| {
                let side = state.side(seat);
                SideView {
                    tower: side.tower(),
                    wall: side.wall(),
                    stock: side.stock(),
                    mine: side.mine(),
                    hand: state.hand(seat).len(),
                }
            }),
            tower_goal: house.tower_goal,
            stock_goal: house.stock_goal,
            draw_pile: state.draw_pile() as u16,
            discard_pile: state.discard_pile().len() as u16,
            shown: shown(&state.rules, recent),
            changes: recent.last().map(|group| changes(group)).unwrap_or_default(),
            hand: view.viewer().seat().map(|seat| hand(state, seat, phase)).unwrap_or_default(),
            outcome,
        }
    }

    fn tell(rules: &Rules, event: &Event) -> Option<Text> {
        let line = |key: &str, seat: Seat| Text::new(format!("tell-towers-{key}")).player("who", seat);
        Some(match event {
            Event::Dealt { .. } | Event::Income { .. } => return None,
            Event::Began { first } => line("began", *first),
            Event::Replaced { seat, gone, .. } => line("replaced", *seat).num("count", gone.len() as i64),
            Event::Played { seat, card } => line("played", *seat).with("card", rules.cards.arg(*card)),
            Event::Discarded { seat, card, forced: false } => {
                line("discarded", *seat).with("card", rules.cards.arg(*card))
            }
            Event::Discarded { seat, card, forced: true } => line("forced", *seat).with("card", rules.cards.arg(*card)),
            Event::Skipped { seat } => line("skipped", *seat),
            Event::Changed { seat, stat, from, to } => {
                let key = if to > from { "gained" } else { "lost" };
                line(key, *seat).text("stat", stat_name(*stat)).num("count", (to - from).unsigned_abs()).num("now", *to)
            }
            Event::Drew { card, .. } if *card == Kind::HIDDEN => return None,
            Event::Drew { seat, card } => line("drew", *seat).with("card", rules.cards.arg(*card)),
            Event::Reshuffled { cards } => Text::new("tell-towers-reshuffled").num("count", *cards),
            Event::Extended { seat } => line("extended", *seat),
            Event::Ended { outcome } => Self::ending(*outcome),
        })
    }
}

fn keep_key(view: &View<Towers>) -> &'static str {
    let marked = match (view.state().stage, view.viewer()) {
        (Stage::Mulligan(marks, _), Viewer::Seat(seat)) => marks[seat] != 0,
        _ => false,
    };
    if marked { "do-towers-replace" } else { "do-towers-keep" }
}

fn shown(rules: &Rules, recent: &[Vec<Event>]) -> Vec<Shown> {
    let events = recent.iter().rev().flat_map(|group| group.iter().rev());
    let cards = events.filter_map(|event| match event {
        Event::Played { seat, card } => Some((*seat, *card, false)),
        Event::Discarded { seat, card, .. } => Some((*seat, *card, true)),
        _ => None,
    });
    cards
        .filter_map(|(seat, kind, discarded)| Some(Shown { card: rules.card(kind)?.clone(), seat, discarded }))
        .take(SHOWN)
        .collect()
}

/// The changes of one action, added up by number.
fn changes(group: &[Event]) -> Vec<Change> {
    let mut changes: Vec<Change> = Vec::new();
    for event in group {
        if let Event::Changed { seat, stat, from, to } = *event {
            match changes.iter_mut().find(|change| (change.seat, change.stat) == (seat, stat)) {
                Some(change) => change.delta += to - from,
                None => changes.push(Change { seat, stat, delta: to - from }),
            }
        }
    }
    changes.retain(|change| change.delta != 0);
    changes
}

fn hand(state: &State, seat: Seat, phase: Phase) -> Vec<HandCard> {
    let usable = |index: u8| match state.stage {
        _ if phase == Phase::Over => Use::Nothing,
        // A marked card stays in sight until the opponent is done too.
        Stage::Mulligan(marks, _) if marks[seat] & (1 << index) != 0 => Use::Replace,
        Stage::Mulligan(_, ready) if !ready.has(seat) => Use::Keep,
        Stage::Act if state.turn == seat && state.playable(seat, index) => Use::Play,
        Stage::Act if state.turn == seat && state.discardable(seat, index) => Use::DiscardOnly,
        Stage::Discard(frame) if frame.seat == seat && state.discardable(seat, index) => Use::DiscardOnly,
        _ => Use::Nothing,
    };
    (0..)
        .zip(state.kinds_in_hand(seat))
        .filter_map(|(index, kind)| {
            let card = state.rules.card(kind)?.clone();
            let own = state.stage == Stage::Act && state.turn == seat && phase != Phase::Over;
            let missing = Some(state.missing(seat, index)).filter(|missing| own && *missing > 0);
            Some(HandCard { card, number: index + 1, usable: usable(index), missing })
        })
        .collect()
}

fn stat_name(stat: super::card::Stat) -> Text {
    use super::card::Stat;
    let resource = |resource: Resource| match resource {
        Resource::Ore => "ore",
        Resource::Gems => "gems",
        Resource::Gold => "gold",
    };
    Text::new(match stat {
        Stat::Tower => "stat-towers-tower".to_owned(),
        Stat::Wall => "stat-towers-wall".to_owned(),
        Stat::Stock(kind) => format!("stat-towers-stock-{}", resource(kind)),
        Stat::Mine(kind) => format!("stat-towers-mine-{}", resource(kind)),
    })
}
