//! How Chrono is shown: questions, choices and the lines of history. The rules never call this.

use super::Chrono;
use super::action::Action;
use super::card::{Power, Resource, Type};
use super::event::Event;
use super::offer;
use super::purpose::{asked, named};
use super::rules::Rules;
use super::state::{Ask, Id, Part, Stage, State};
use super::story;
use super::table::Table;
use super::words::{ability_text, meditation_list, power_text, row_text};
use crate::kit::{Choice, Game, Kind, NoLog, Outcome, Present, Rng, Seat, SeatSet, Strength, Text, Tone, View};

impl Present for Chrono {
    type Table = Table;

    fn title(view: &View<Self>) -> Text {
        let state = view.state();
        match state.stage {
            Stage::ChooseFirst(_) => Text::new("ask-chrono-first"),
            Stage::Mulligan(..) => Text::new("ask-chrono-mulligan"),
            Stage::Over(outcome) => Self::ending(outcome),
            Stage::Turn(_) => match state.question.as_ref() {
                Some((seat, ask)) => asked(state, *seat, ask),
                None if state.can_meditate() => Text::new("ask-chrono-main").text("notes", meditation(state)),
                None => Text::new("ask-chrono-main"),
            },
        }
    }

    fn choice(view: &View<Self>, action: Action) -> Choice {
        let state = view.state();
        let seat = view.viewer().seat().unwrap_or(state.turn);
        let (label, card, tone) = label(state, seat, action);
        // What is collected or turned is a means, so nobody is reminded of it.
        let lapses = match action {
            Action::Play(_) => true,
            Action::Attack => attack(state, seat) > 0,
            _ => false,
        };
        let ends_turn = Self::is_last(action) && !wins_surely(view, seat, action);
        Choice { action: action.to_string(), label, card, tone, taken: None, ends_turn, lapses }
    }

    /// It keeps, collects nothing, chooses what it must, and ends the turn.
    fn fallback(_view: &View<Self>, actions: &[Action]) -> usize {
        let calm =
            [Action::Keep, Action::End, Action::No, Action::Done, Action::First, Action::Move(0), Action::Number(0)];
        calm.iter().find_map(|wanted| actions.iter().position(|action| action == wanted)).unwrap_or(0)
    }

    fn table(view: &View<Self>, recent: &[Vec<Event>], ended: Option<Outcome>) -> Table {
        super::lay::table(view, recent, ended)
    }

    fn tell_all(view: impl FnOnce() -> View<Self>, _rules: &Rules, events: &[Event]) -> Vec<Text> {
        if events.is_empty() { Vec::new() } else { story::of(view().state(), events) }
    }

    fn tell(rules: &Rules, event: &Event) -> Option<Text> {
        story::line(rules, |seat| rules.brought[seat.index()].hero, event)
    }

    /// A turn in which nothing is left to do ends without a question.
    fn forced(seat: Seat, action: Action) -> Option<Event> {
        (action == Action::End).then_some(Event::Idle { seat })
    }
}

/// The label of a choice, the number of its card if one is painted, and its tone.
fn label(state: &State, seat: Seat, action: Action) -> (Text, Option<u8>, Tone) {
    let plain = |key: &str, tone: Tone| (Text::new(key), None, tone);
    let counted = |key: &str, n: u8, tone: Tone| (Text::new(key).num("n", n), None, tone);
    let of =
        |key: &str, id: Id, tone: Tone| (Text::new(key).num("number", id).with("card", named(state, id)), None, tone);
    let placed = |key: &str, at: u8, kind: Kind, tone: Tone| {
        let text = Text::new(key).num("number", u16::from(at) + 1).with("card", state.rules.cards.arg(kind));
        (text, at.checked_add(1), tone)
    };
    let player = &state.players[seat];
    let in_hand = |at: u8| player.hand.get(usize::from(at)).map_or(Kind::HIDDEN, |card| card.kind);
    let sum = |resource: Resource| state.sum(seat, resource);
    let ask = state.question.as_ref().map(|(_, ask)| ask);
    match action {
        Action::First => plain("do-chrono-first", Tone::Main),
        Action::Second => plain("do-chrono-second", Tone::Main),
        Action::Swap(at) => placed("do-chrono-swap", at, in_hand(at), Tone::Danger),
        Action::Back => plain("do-chrono-back", Tone::Back),
        Action::Keep => {
            let marked = matches!(state.stage, Stage::Mulligan(marks, _) if marks[seat] != 0);
            plain(if marked { "do-chrono-replace" } else { "do-chrono-keep" }, Tone::Pass)
        }
        Action::Play(at) => {
            let kind = in_hand(at);
            let is_shadow = state.brief(kind).is_some_and(|card| card.kind == Type::Shadow);
            placed(if is_shadow { "do-chrono-lay" } else { "do-chrono-play" }, at, kind, Tone::Main)
        }
        // What is collected serves everything else, and it is lost with the turn.
        Action::Focus => counted("do-chrono-focus", sum(Resource::Concentration), Tone::Main),
        Action::Life => counted("do-chrono-life", sum(Resource::Life), Tone::Main),
        Action::Time => {
            let all = [Resource::Time, Resource::Future, Resource::Past].map(sum);
            counted("do-chrono-time", all.into_iter().fold(0, u8::saturating_add), Tone::Aside)
        }
        Action::Use(id, number) => {
            let (text, card, tone) = of("do-chrono-use", id, Tone::Aside);
            (text.text("what", power(state, id, number)), card, tone)
        }
        Action::Sacrifice(id) => of("do-chrono-sacrifice", id, Tone::Danger),
        Action::Hero(number) => {
            let hero = state.rules.cards.card(player.hero);
            let does = hero.and_then(|hero| ability_text(hero, usize::from(number).wrapping_sub(1)));
            let does = does.unwrap_or_else(|| Text::new("fx-chrono-nothing"));
            (Text::new("do-chrono-hero").num("ability", number).text("what", does), None, Tone::Aside)
        }
        Action::Meditate => plain("do-chrono-meditate", Tone::Aside),
        Action::Attack => {
            let n = attack(state, seat);
            // It ends the turn, so nobody is led to it for nothing, or while a card can be played or something be collected.
            let last = n > 0 && !is_early(state, seat);
            let (text, card, tone) = counted("do-chrono-attack", n, if last { Tone::Main } else { Tone::Aside });
            (text.raw("last", if last { "yes" } else { "no" }), card, tone)
        }
        Action::End => plain("do-chrono-end", Tone::Pass),
        Action::Pick(id) => {
            let (text, card, tone) = of("do-chrono-pick", id, Tone::Main);
            (text.raw("side", side(state, seat, id)), card, tone)
        }
        Action::Card(at) => match ask {
            Some(Ask::Discard(_)) => placed("do-chrono-discard", at, in_hand(at), Tone::Danger),
            Some(Ask::Recover(_)) => {
                let kind = player.graveyard.iter().rev().nth(at.into()).map_or(Kind::HIDDEN, |card| card.kind);
                placed("do-chrono-card", at, kind, Tone::Main)
            }
            _ => {
                let kind = player.beside.get(usize::from(at)).map_or(Kind::HIDDEN, |card| card.kind);
                placed("do-chrono-card", at, kind, Tone::Main)
            }
        },
        Action::Move(0) => plain("do-chrono-stay", Tone::Pass),
        Action::Move(ages) => {
            let key = if ages > 0 { "do-chrono-future" } else { "do-chrono-past" };
            counted(key, ages.unsigned_abs(), Tone::Main)
        }
        Action::Number(n) => match ask {
            Some(Ask::Unwind(..)) => counted("do-chrono-unwind", n, Tone::Main),
            _ => counted("do-chrono-split", n, Tone::Main),
        },
        Action::Option(n) => match ask {
            Some(Ask::Order(_)) => {
                let kind = state.living().get(usize::from(n).wrapping_sub(1)).map_or(Kind::HIDDEN, |(_, kind)| *kind);
                let text = Text::new("do-chrono-order").with("card", state.rules.cards.arg(kind));
                (text.text("what", spell(state, kind)), None, Tone::Main)
            }
            Some(Ask::Epoch(_)) => counted("do-chrono-epoch", n, Tone::Main),
            _ => match offer::of_choice(state, n) {
                Some(what) => (Text::new("do-chrono-option-of").text("what", what), None, Tone::Main),
                None => counted("do-chrono-option", n, Tone::Main),
            },
        },
        Action::Yes => plain("do-chrono-yes", Tone::Main),
        Action::No => plain("do-chrono-no", Tone::Pass),
        Action::Done if state.running.as_ref().is_some_and(|frame| frame.that.is_empty()) => {
            plain("do-chrono-none", Tone::Pass)
        }
        Action::Done => plain("do-chrono-done", Tone::Pass),
    }
}

/// What an attack of a seat would deal now, before it is split.
fn attack(state: &State, seat: Seat) -> u8 {
    let defense = state.sum(seat.other(), Resource::Defense);
    state.sum(seat, Resource::Attack).saturating_sub(defense).saturating_add(state.sum(seat, Resource::Damage))
}

/// Whether an action ends the match at once with a win of `seat`, whatever it does not know. A shadow that it does not know
/// could leave its hiding place, and a card that is drawn could change something. Without both, the end in one deal is the end
/// in all of them.
fn wins_surely(view: &View<Chrono>, seat: Seat, action: Action) -> bool {
    let (state, foe) = (view.state(), seat.other());
    let mut shades = state.players[foe].shades.iter();
    let is_near = action == Action::Attack && i16::from(attack(state, seat)) >= state.players[foe].life;
    if !is_near || shades.any(|shade| shade.card.kind == Kind::HIDDEN) {
        return false;
    }
    let before = view.determinize(&mut Rng::blank());
    let mut after = before.clone();
    let taken = Chrono::apply(&mut after, seat, action, &mut NoLog).is_ok();
    let wins = matches!(after.stage, Stage::Over(outcome) if outcome.winners == SeatSet::one(seat));
    taken && wins && after.rng == before.rng
}

/// Whether a seat can still play a card, or collect what it would lose at the end of the turn.
fn is_early(state: &State, seat: Seat) -> bool {
    let hand = (0..=u8::MAX).take(state.players[seat].hand.len()).map(Action::Play);
    hand.chain([Action::Focus, Action::Life]).any(|action| state.may(seat, action))
}

/// What turning a card does, by the number of its power among those that turn it.
fn power(state: &State, id: Id, number: u8) -> Text {
    let perm = state.perm(id);
    let card = perm.and_then(|perm| Some((state.rules.cards.card(perm.kind)?, state.own_epoch(perm))));
    let row = card.and_then(|(card, epoch)| card.row(epoch));
    let turns = row.into_iter().flat_map(|row| &row.powers).filter(|power| matches!(power, Power::Turn(..)));
    let power = turns.skip(usize::from(number).saturating_sub(1)).map(power_text).next();
    power.unwrap_or_else(|| Text::new("fx-chrono-nothing"))
}

/// Whose a card is that can be chosen, if cards of both players can.
fn side(state: &State, seat: Seat, id: Id) -> &'static str {
    let is_own = |id: Id| {
        let mut shades = state.players[seat].shades.iter();
        state.perm(id).map_or_else(|| shades.any(|shade| shade.id == id), |perm| perm.owner == seat)
    };
    let own = is_own(id);
    match state.question.as_ref() {
        Some((_, Ask::Pick(from) | Ask::Mass(from, _))) if from.iter().any(|other| is_own(*other) != own) => {
            if own {
                "own"
            } else {
                "other"
            }
        }
        _ => "one",
    }
}

/// What the turn player gives and gets by meditation, which is not taken back (C-59, C-60, C-63).
fn meditation(state: &State) -> Text {
    let (seat, hero) = (state.turn, state.rules.cards.card(state.players[state.turn].hero));
    let more = hero.and_then(|hero| meditation_list(hero));
    let how = match (&more, state.replaces_meditation(seat)) {
        (None, false) => "usual",
        (Some(_), false) => "also",
        (_, true) => "instead",
    };
    let text = Text::new("asked-chrono-meditate").raw("how", how);
    text.text("what", more.unwrap_or_else(|| Text::new("fx-chrono-nothing")))
}

/// What a card does as a living spell.
fn spell(state: &State, kind: Kind) -> Text {
    let card = state.rules.cards.card(kind);
    let does = card.and_then(|card| row_text(card, card.row(state.epoch())?));
    does.unwrap_or_else(|| Text::new("fx-chrono-nothing"))
}

/// Whether a seat is in its own main phase and nothing is asked.
pub(super) fn acts(state: &State, seat: Seat) -> bool {
    state.stage == Stage::Turn(Part::Main) && state.turn == seat && state.question.is_none()
}
