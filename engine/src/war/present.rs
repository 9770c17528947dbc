//! How War is shown: questions, choices and the lines of history. The rules never call this.

use super::War;
use super::action::Action;
use super::card::Type;
use super::event::Event;
use super::field::Fact;
use super::offer;
use super::purpose::{asked, named};
use super::rules::Rules;
use super::state::{Ask, Id, Part, Stage, State};
use super::story;
use super::strength::is_for_nothing;
use super::table::Table;
use super::words::{buried_text, use_text};
use crate::kit::grammar::{join, yes};
use crate::kit::{Choice, Kind, Outcome, Present, Seat, Strength, Text, Tone, View};

/// The most attackers that are named one by one.
const NAMED: usize = 3;

impl Present for War {
    type Table = Table;

    fn title(view: &View<Self>) -> Text {
        let state = view.state();
        match state.stage {
            Stage::ChooseFirst(_) => Text::new("ask-war-first"),
            Stage::Deal(times, _) => {
                let seat = view.viewer().seat().filter(|seat| seat.index() < 2).unwrap_or(Seat::FIRST);
                match state.dealt_next(times[seat]) {
                    Some(n) => Text::new("ask-war-deal").num("n", n),
                    None => Text::new("ask-war-dealt"),
                }
            }
            Stage::Over(outcome) => Self::ending(outcome),
            Stage::Turn(part) => match (state.asked(), part) {
                (Some((seat, ask)), _) => asked(state, seat, ask),
                (None, Part::Block) => Text::new("ask-war-block").num("n", threat(state)),
                (None, Part::Clash) => Text::new("ask-war-clash").text("notes", asks(state)),
                (None, Part::Final) => Text::new("ask-war-final"),
                (None, _) => match attack(state) {
                    Some(attack) => Text::new("ask-war-main").text("notes", attack),
                    None => Text::new("ask-war-main"),
                },
            },
        }
    }

    fn choice(view: &View<Self>, action: Action) -> Choice {
        let state = view.state();
        let seat = view.viewer().seat().filter(|seat| seat.index() < 2).unwrap_or(state.turn);
        let (label, card, tone) = match label(state, seat, action) {
            (label, card, _) if is_for_nothing(view, seat, action) => {
                (Text { key: "do-war-play-idle".to_owned(), ..label }, card, Tone::Aside)
            }
            other => other,
        };
        // The blocks cannot be changed after their end, either.
        let ends_turn = action == Action::Next
            && match state.stage {
                Stage::Turn(Part::Main) => state.attackers().next().is_none(),
                Stage::Turn(part) => matches!(part, Part::Final | Part::Block),
                _ => false,
            };
        let lapses = match action {
            Action::Attack(_) => true,
            // After the combat, nobody is reminded of a card that would be over with the turn.
            Action::Play(_) => !Self::is_vain(view, seat, action),
            _ => false,
        };
        Choice { action: action.to_string(), label, card, tone, taken: None, ends_turn, lapses }
    }

    /// It keeps, blocks nothing, chooses what it must, and goes on.
    fn fallback(view: &View<Self>, actions: &[Action]) -> usize {
        let state = view.state();
        let split = match state.asked() {
            // W-79: the blockers are destroyed in their order.
            Some((_, Ask::Split(attacker, blocker, left))) => {
                let pair = state.perm(*attacker).zip(state.perm(*blocker));
                pair.map(|(attacker, blocker)| Action::Number(state.deadly(attacker, blocker).min(*left)))
            }
            _ => None,
        };
        let calm = [Action::Keep, Action::Next, Action::No, Action::Done, Action::First, Action::Number(0)];
        split.iter().chain(&calm).find_map(|wanted| actions.iter().position(|action| action == wanted)).unwrap_or(0)
    }

    fn table(view: &View<Self>, recent: &[Vec<Event>], ended: Option<Outcome>) -> Table {
        super::lay::table(view, recent, ended)
    }

    fn tell_all(view: impl FnOnce() -> View<Self>, _rules: &Rules, events: &[Event]) -> Vec<Text> {
        if events.is_empty() { Vec::new() } else { story::of(view().state(), events) }
    }

    fn tell(rules: &Rules, event: &Event) -> Option<Text> {
        story::line(rules, event)
    }

    /// A turn in which nothing is left to do ends without a question. Nobody is asked for blocks or an intervention that
    /// they cannot make.
    fn forced(seat: Seat, action: Action) -> Option<Event> {
        (action == Action::Next).then_some(Event::Idle { seat })
    }
}

/// The damage that the player is dealt if nothing is blocked any more (W-69).
fn threat(state: &State) -> i64 {
    let open = state.attackers().filter(|attacker| state.blockers(attacker.id).next().is_none());
    open.map(|attacker| i64::from(state.attack(attacker))).sum()
}

/// Who attacks by now, the damage that the opponent is dealt if nobody blocks, what the attack sets off before, and when the
/// attacker is asked (W-57); `None` if nobody attacks yet.
fn attack(state: &State) -> Option<Text> {
    let set: Vec<Id> = state.attackers().map(|unit| unit.id).collect();
    let with = cards(state, &set)?;
    let text = Text::new("asked-war-attack").text("with", with).num("n", threat(state));
    let mut first: Vec<Id> =
        set.iter().flat_map(|id| state.set_off(Fact::Attacks(*id))).map(|listener| listener.id).collect();
    first.sort_unstable();
    first.dedup();
    // What they do may need a choice, so the damage is said without it.
    let first = cards(state, &first).map(|first| Text::new("asked-war-first").text("first", first));
    let text = text.player("who", state.turn.other());
    join("asked-war-notes", [text].into_iter().chain(first).chain([asks(state)]))
}

/// Some cards on the battlefield. If they are many, their numbers alone are said.
fn cards(state: &State, ids: &[Id]) -> Option<Text> {
    let key = if ids.len() > NAMED { "asked-war-attacker-short" } else { "asked-war-attacker" };
    join("fx-war-list", ids.iter().map(|id| Text::new(key).num("number", *id).with("card", named(state, *id))))
}

/// When the attacker is asked before damage is dealt (W-72).
fn asks(state: &State) -> Text {
    Text::new("asked-war-asks").word("asks", state.players[state.turn].asks)
}

/// The label of a choice, the number of its card if one is painted, and its tone.
fn label(state: &State, seat: Seat, action: Action) -> (Text, Option<u8>, Tone) {
    let plain = |key: &str, tone: Tone| (Text::new(key), None, tone);
    let of =
        |key: &str, id: Id, tone: Tone| (Text::new(key).num("number", id).with("card", named(state, id)), None, tone);
    // With its attack and defense, if it is a unit.
    let valued = |key: &str, id: Id, tone: Tone| {
        let unit = state.perm(id).filter(|perm| state.is_unit(perm));
        let [attack, defense] = unit.map_or([0, 0], |unit| [state.attack(unit), state.defense(unit)]);
        let (text, at, tone) = of(key, id, tone);
        (text.raw("unit", yes(unit.is_some())).num("attack", attack).num("defense", defense), at, tone)
    };
    let placed = |key: &str, at: u8, kind: Kind, tone: Tone| {
        let text = Text::new(key).num("number", u16::from(at) + 1).with("card", state.rules.cards.arg(kind));
        (text, at.checked_add(1), tone)
    };
    let player = &state.players[seat];
    let in_hand = |at: u8| player.hand.get(usize::from(at)).map_or(Kind::HIDDEN, |card| card.kind);
    let in_stack = |at: u8| player.destroyed.iter().rev().nth(at.into()).map_or(Kind::HIDDEN, |card| card.kind);
    let ask = state.asked().map(|(_, ask)| ask);
    match action {
        Action::First => plain("do-war-first", Tone::Main),
        Action::Second => plain("do-war-second", Tone::Main),
        Action::Redeal => plain("do-war-redeal", Tone::Aside),
        Action::Keep => plain("do-war-keep", Tone::Pass),
        Action::Play(at) if state.type_of(in_hand(at)) == Type::Base => {
            placed("do-war-build", at, in_hand(at), Tone::Main)
        }
        Action::Play(at) => placed("do-war-play", at, in_hand(at), Tone::Main),
        Action::Use(id, number) => {
            let card = state.perm(id).and_then(|perm| state.rules.cards.card(perm.kind));
            let what = card.and_then(|card| use_text(card, number)).unwrap_or_else(|| Text::new("fx-war-nothing"));
            let (text, at, tone) = of("do-war-use", id, Tone::Aside);
            (text.text("what", what), at, tone)
        }
        Action::Raise(at, number) => {
            let card = state.rules.cards.card(in_stack(at));
            let what = card.and_then(|card| buried_text(card, number)).unwrap_or_else(|| Text::new("fx-war-nothing"));
            let text = Text::new("do-war-raise").with("card", state.rules.cards.arg(in_stack(at))).text("what", what);
            (text, None, Tone::Aside)
        }
        Action::Attack(id) => valued("do-war-attack", id, Tone::Main),
        // What is taken back has been chosen by its values.
        Action::Retreat(id) => of("do-war-retreat", id, Tone::Back),
        Action::Guard(id) => of("do-war-guard", id, Tone::Aside),
        // When one is asked is no part of the attack, so it stands after where one goes on.
        Action::Ask(asks) => (Text::new("do-war-ask").word("asks", asks), None, Tone::Last),
        Action::Next => {
            let blocks = || state.units(seat).any(|unit| unit.against != 0);
            // What was chosen is begun: that is where one goes on, not where one takes it back.
            let (key, tone) = match state.stage {
                Stage::Turn(Part::Main) if state.attackers().next().is_some() => ("do-war-fight", Tone::Go),
                Stage::Turn(Part::Block) => ("do-war-defend", if blocks() { Tone::Go } else { Tone::Pass }),
                Stage::Turn(Part::Clash) => ("do-war-continue", Tone::Pass),
                _ => ("do-war-end", Tone::Pass),
            };
            plain(key, tone)
        }
        Action::Block(id) => valued("do-war-block", id, Tone::Main),
        Action::Unblock(id) => of("do-war-unblock", id, Tone::Back),
        Action::Pick(id) => valued("do-war-pick", id, Tone::Main),
        Action::Card(at) => match ask {
            Some(Ask::Discard(_)) => placed("do-war-discard", at, in_hand(at), Tone::Danger),
            Some(Ask::Recover(..)) => placed("do-war-card", at, in_stack(at), Tone::Main),
            _ => {
                let kind = state.aside.get(usize::from(at)).map_or(Kind::HIDDEN, |card| card.kind);
                placed("do-war-card", at, kind, Tone::Main)
            }
        },
        Action::Number(n) if matches!(ask, Some(Ask::Split(..))) => {
            (Text::new("do-war-split").num("n", n), None, Tone::Main)
        }
        Action::Number(n) => (Text::new("do-war-number").num("n", n), None, Tone::Main),
        Action::Option(n) => match offer::of_choice(state, n) {
            Some(what) => (Text::new("do-war-option-of").text("what", what), None, Tone::Main),
            None => (Text::new("do-war-option").num("n", n), None, Tone::Main),
        },
        Action::Yes => plain(if matches!(ask, Some(Ask::Scry)) { "do-war-under" } else { "do-war-yes" }, Tone::Main),
        Action::No => plain(if matches!(ask, Some(Ask::Scry)) { "do-war-top" } else { "do-war-no" }, Tone::Pass),
        Action::Done if state.running.as_ref().is_some_and(|frame| frame.that.is_empty()) => {
            plain("do-war-none", Tone::Pass)
        }
        // A search takes one card.
        Action::Done if matches!(ask, Some(Ask::Search)) => plain("do-war-none", Tone::Pass),
        Action::Done => plain("do-war-done", Tone::Pass),
    }
}
