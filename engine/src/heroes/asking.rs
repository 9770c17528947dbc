//! Questions in plain words: what is happening, what happens if the player passes, what the player can do, and which costs the
//! labels leave out. Only what the player can see is said.

use super::Heroes;
use super::action::Action;
use super::announce::{Need, Pending, Wanted};
use super::barred;
use super::combat::Blow;
use super::compile::{Part, types};
use super::event::Mark;
use super::offer;
use super::present::{can_place, is_quest, zone_name};
use super::question::{Ask, Question, Then};
use super::rules::Rules;
use super::state::{Id, Link, Phase, Ref, State, Stops, What};
use super::whose;
use super::words::power_text;
use crate::kit::grammar::{join, yes};
use crate::kit::{Arg, Kind, Present, Seat, Text};

/// The most powers whose texts stand below a question.
const POWERS: usize = 8;

/// The question to a seat.
pub(super) fn title(state: &State, seat: Option<Seat>) -> Text {
    if let Some(question) = &state.question {
        return asked(state, question);
    }
    if let Some(pending) = &state.pending {
        return needed(state, pending);
    }
    match state.phase {
        Phase::Mulligan => Text::new("ask-heroes-mulligan"),
        Phase::Over(outcome) => Heroes::ending(outcome),
        _ if state.is_open() && seat == Some(state.turn) => {
            // H-78: an empty hand has nothing to place.
            let place = can_place(state, state.turn) && !state.player(state.turn).hand.is_empty();
            able(state, seat, Text::new("ask-heroes-act").raw("place", yes(place)))
        }
        phase => able(state, seat, window(state, phase, seat)),
    }
}

/// The question whether to do something before what comes next.
fn window(state: &State, phase: Phase, seat: Option<Seat>) -> Text {
    match (state.chain.last(), state.combat) {
        (Some(Link { what: What::Combat { attacker, defender }, .. }), _) => {
            let text = Text::new("ask-heroes-proposed").raw("once", yes(is_last(state, seat)));
            fight(state, text, *attacker, *defender, seat)
        }
        (Some(link), _) => respond(state, link, seat),
        (None, Some(combat)) => {
            let key = if phase == Phase::Attack { "ask-heroes-attack" } else { "ask-heroes-defend" };
            let text = Text::new(key).raw("once", yes(is_last(state, seat)));
            fight(state, text, combat.attacker, combat.defender, seat)
        }
        (None, None) => {
            let own = yes(seat == Some(state.turn));
            Text::new("ask-heroes-end").raw("turn", own).player("who", state.turn)
        }
    }
}

/// Whether a player who passes is asked about this fight again only if something new is possible.
fn is_last(state: &State, seat: Option<Seat>) -> bool {
    let sometimes = seat.is_some_and(|seat| state.player(seat).stops == Stops::Sometimes);
    sometimes && state.rules.setup().house.asks_once
}

/// Adds what the seat can do now, and notes for which its buttons have no room: the texts of powers, hidden costs, and what each way
/// to pass does.
fn able(state: &State, seat: Option<Seat>, text: Text) -> Text {
    let mut actions = Vec::new();
    seat.into_iter().for_each(|seat| state.list(seat, &mut actions));
    let can = |key: &str, is: &dyn Fn(&Action) -> bool| {
        actions.iter().any(is).then(|| Text::new(format!("asked-heroes-can-{key}")))
    };
    let can = [
        can("strike", &|action| matches!(action, Action::Strike(_))),
        can("play", &|action| matches!(action, Action::Play(_))),
        can("use", &|action| matches!(action, Action::Use(..))),
    ];
    let text = match join("fx-heroes-list", can.into_iter().flatten()) {
        Some(can) => text.raw("able", "yes").text("can", can),
        None => text.raw("able", "no").raw("can", ""),
    };
    let powers = actions.iter().filter_map(|action| {
        let Action::Use(id, power) = *action else { return None };
        let card = state.rules.card(state.perm(id)?.card.kind)?;
        let what = power_text(card, usize::from(power).checked_sub(1)?)?;
        Some(Text::new("asked-heroes-power").num("number", id).with("card", plain(state, id)).text("what", what))
    });
    let notes = costs(state, seat, &actions).chain(powers.take(POWERS)).chain(passes(state, seat, &actions));
    match join("asked-heroes-notes", notes) {
        Some(notes) => text.text("notes", notes),
        None => text,
    }
}

/// Costs that neither a card nor its button shows: a quest uses the resource of the turn (H-78), and a card may force another
/// one out of play (H-30..H-36). A player who is asked every time also reads why.
fn costs<'a>(state: &'a State, seat: Option<Seat>, actions: &'a [Action]) -> impl Iterator<Item = Text> + 'a {
    let errand = actions.iter().any(|action| matches!(action, Action::Quest(_)));
    let mut met = Vec::new();
    let rivals = actions.iter().filter_map(move |action| {
        let (Action::Play(index), Some(seat)) = (*action, seat) else { return None };
        let kind = state.player(seat).hand.get(usize::from(index))?.kind;
        let new = !met.contains(&kind);
        met.push(kind);
        let rivals = if new { state.rivals(seat, kind) } else { Vec::new() };
        let kinds = rivals.iter().filter_map(|id| Some(Mark::Card(state.perm(*id)?.card.kind)));
        let rivals = marks(&state.rules, &kinds.collect::<Vec<_>>())?;
        Some(Text::new("asked-heroes-rivals").with("card", state.rules.cards.arg(kind)).text("cards", rivals))
    });
    let stops = state.is_open() && seat.is_some_and(|seat| state.player(seat).stops == Stops::Always);
    let notes = [(errand, "asked-heroes-errand"), (stops, "asked-heroes-stops")];
    notes.into_iter().filter(|(is, _)| *is).map(|(_, key)| Text::new(key)).chain(rivals)
}

/// What each way to pass does. In one's own turn the last way gives up more than somebody new expects: a hero attacks by striking.
fn passes(state: &State, seat: Option<Seat>, actions: &[Action]) -> Option<Text> {
    let own = yes(seat == Some(state.turn));
    let yields = yes(actions.contains(&Action::Yield));
    actions.contains(&Action::Rest).then(|| Text::new("asked-heroes-passes").raw("own", own).raw("yields", yields))
}

/// Adds the two who fight, and the damage that they deal to each other as things stand.
fn fight(state: &State, text: Text, attacker: Id, defender: Id, seat: Option<Seat>) -> Text {
    let [struck, back] = state.foresee(attacker, defender).unwrap_or_default();
    text.text("attacker", fighter(state, attacker, seat))
        .text("defender", fighter(state, defender, seat))
        .num("hit", struck.n)
        .raw("armor", yes(struck.armored))
        .raw("stopped", yes(struck.stopped))
        .raw("fatal", fatal(struck))
        .num("back", back.n)
        .raw("armor-back", yes(back.armored))
        .raw("stopped-back", yes(back.stopped))
        .raw("fatal-back", fatal(back))
        .raw("strike", yes(can_strike(state, attacker) || can_strike(state, defender)))
}

/// Whether a blow destroys, or does so only without armor.
const fn fatal(blow: Blow) -> &'static str {
    match (blow.fatal, blow.fatal_anyway) {
        (true, false) => "bare",
        (is, _) => yes(is),
    }
}

/// Whether a hero can still strike in this combat: with one weapon, and only before damage (H-50, H-51, H-87).
fn can_strike(state: &State, id: Id) -> bool {
    match state.perm(id) {
        Some(hero) if state.phase == Phase::Defend => {
            hero.is(types::HERO) && state.strikes(hero.controller).next().is_some()
        }
        _ => state.is_armed(id),
    }
}

/// A character with whose it is.
fn fighter(state: &State, id: Id, seat: Option<Seat>) -> Text {
    let Some(perm) = state.known(id) else { return Text::new("mark-heroes-card").with("card", named(state, id)) };
    let side = match (Some(perm.controller) == seat, perm.is(types::HERO)) {
        (true, true) => "own-hero",
        (false, true) => "hero",
        (true, false) => "own",
        (false, false) => "other",
    };
    let text = Text::new("asked-heroes-fighter").raw("side", side).player("who", perm.controller);
    text.with("card", plain(state, id))
}

fn asked(state: &State, question: &Question) -> Text {
    let running = state.running.as_ref().map_or(Kind::HIDDEN, |frame| frame.kind);
    let of_card = |key: &str| Text::new(key).with("card", state.rules.cards.arg(running));
    match &question.ask {
        Ask::Armor => {
            let packet = state.armored_against();
            let (n, by) = packet.map_or((0, 0), |packet| (packet.n, packet.by));
            let left = state.hero(question.seat).map_or(0, |hero| (hero.now.health - hero.damage).max(0));
            Text::new("ask-heroes-armor").num("n", n).num("left", left).with("by", named(state, by))
        }
        Ask::Protect(_) => {
            let (attacker, defender) = state.combat.map_or((0, 0), |combat| (combat.attacker, combat.defender));
            fight(state, Text::new("ask-heroes-protect"), attacker, defender, Some(question.seat))
        }
        Ask::Drop(_) => Text::new("ask-heroes-drop"),
        Ask::Excess(left) => Text::new("ask-heroes-excess").num("n", *left),
        Ask::Pick { left, .. } => of_card("ask-heroes-pick").num("n", *left),
        Ask::Cards { left, up_to, then, .. } => {
            let key = match (then, up_to) {
                (Then::Discard, _) => "ask-heroes-discard",
                (_, true) => "ask-heroes-cards-up-to",
                (_, false) => "ask-heroes-cards",
            };
            let to = if let Then::Put(to) = then { zone_name(*to) } else { "graveyard" };
            of_card(key).num("n", *left).raw("to", to)
        }
        Ask::May => match offer::of_may(state) {
            Some(what) => of_card("ask-heroes-may-of").text("what", what),
            None => of_card("ask-heroes-may"),
        },
        Ask::Avert => match offer::of_toll(state, running) {
            Some(what) => {
                let whose = state.running.as_ref().map_or(question.seat, |frame| frame.controller);
                of_card("ask-heroes-avert").player("who", whose).text("what", what)
            }
            None => of_card("ask-heroes-may"),
        },
        Ask::Options(count) => match offer::of_choices(state, *count) {
            Some(list) => of_card("ask-heroes-modes").text("list", list),
            None => of_card("ask-heroes-option"),
        },
        Ask::Order(_) => Text::new("ask-heroes-order"),
    }
}

/// A choice that must be made first, with its options and the reasons why others are excluded.
fn needed(state: &State, pending: &Pending) -> Text {
    let of_card = |key: &str| Text::new(key).with("card", state.rules.cards.arg(pending.frame.kind));
    let quoted = |text: Text| match offer::of_pending(state, pending) {
        Some(what) => text.raw("does", "quote").text("what", what),
        None => text.raw("does", "happen").raw("what", ""),
    };
    let explained = |text: Text, why: Vec<Text>| match join("fx-heroes-sentences", why) {
        Some(why) => text.raw("barred", "yes").text("why", why),
        None => text.raw("barred", "no").raw("why", ""),
    };
    match state.need(pending) {
        Need::X(most) => quoted(of_card("ask-heroes-x")).num("most", most),
        Need::Target(at, _) => {
            let aim = state.program(pending).and_then(|program| program.aims.get(usize::from(at)));
            let left = aim.map_or(1, |aim| usize::from(aim.max).saturating_sub(pending.frame.aim(at).count()));
            let why = aim.map(|aim| barred::of_target(state, pending, at, aim.kind)).unwrap_or_default();
            explained(quoted(of_card("ask-heroes-target")).num("left", left as i64), why)
        }
        Need::Defender => {
            let attacker = if let Wanted::Attack(id) = pending.wanted { id } else { 0 };
            let text = of_card("ask-heroes-defender").num("atk", state.perm(attacker).map_or(0, |perm| perm.now.atk));
            let idle = state.is_idle(pending.seat, Action::Attack(attacker));
            let text = text.raw("idle", yes(idle));
            explained(text, barred::of_attack(state, pending, attacker))
        }
        Need::Part(_, part) => of_card("ask-heroes-price").raw(
            "part",
            match part {
                Part::Exhaust => "exhaust",
                Part::Destroy => "destroy",
                Part::Remove => "remove",
                Part::Discard => "discard",
            },
        ),
        Need::Nothing => Text::new("ask-heroes-act").raw("place", "no"),
    }
}

/// Whether to respond to the last link of the chain; links of others are told with whose they are. The question quotes what is
/// about to happen.
fn respond(state: &State, link: &Link, seat: Option<Seat>) -> Text {
    let controller = link.frame.controller;
    let own = match seat {
        Some(seat) if seat == controller => "yes",
        Some(seat) if !state.enemies(seat, controller) => "mate",
        _ => "no",
    };
    let act = match link.what {
        What::Card { .. } => "play",
        _ if link.frame.trigger.is_some() => "trigger",
        _ if is_quest(state, link.frame.kind) => "complete",
        // What was put off to the end of the turn is no power that somebody uses.
        _ if !state.compiled(link.frame.kind).paid.iter().any(|paid| paid.program.start == link.frame.pc) => "trigger",
        _ => "use",
    };
    let text = Text::new("ask-heroes-respond").raw("own", own).raw("act", act);
    let text = text.player("who", controller).with("card", state.rules.cards.arg(link.frame.kind));
    let text = match offer::of_link(state, link) {
        Some(what) => text.raw("does", "quote").text("what", what),
        None => text.raw("does", "happen").raw("what", ""),
    };
    let itself = matches!(link.frame.targets[..], [(_, Ref::Perm(id))] if id == link.frame.source);
    match marks(&state.rules, &state.marks(&link.frame)) {
        Some(_) if itself => text.raw("aimed", "self").raw("at", ""),
        Some(at) => text.raw("aimed", "yes").text("at", at),
        None => text.raw("aimed", "no").raw("at", ""),
    }
}

/// Targets as a list.
pub(super) fn marks(rules: &Rules, at: &[Mark]) -> Option<Text> {
    let said = at.iter().map(|mark| match mark {
        Mark::Card(kind) | Mark::Link(kind) => Text::new("mark-heroes-card").with("card", rules.cards.arg(*kind)),
        Mark::Owned(kind, seat) => Text::new("mark-heroes-card").with("card", whose::owned(rules, *kind, *seat)),
        Mark::Player(seat) => Text::new("mark-heroes-player").player("who", *seat),
    });
    join("fx-heroes-list", said)
}

/// A card in play, or one that has just left it, as an argument; with whose it is, if another side has one of the same name.
pub(super) fn named(state: &State, id: Id) -> Arg {
    match state.known(id) {
        Some(perm) if state.has_namesake(perm.card.kind, perm.controller) => {
            whose::owned(&state.rules, perm.card.kind, perm.controller)
        }
        _ => plain(state, id),
    }
}

/// The same by its name alone, where its owner or its number is said anyway.
pub(super) fn plain(state: &State, id: Id) -> Arg {
    state.rules.cards.arg(state.known(id).map_or(Kind::HIDDEN, |perm| perm.card.kind))
}
