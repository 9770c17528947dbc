//! How it is shown: the building of decks; a duel is shown as any of Heroes.

use std::sync::Arc;

use super::Tournament;
use super::action::Action;
use super::desk::{Desk, Step};
use super::event::Event;
use super::rules::Rules;
use super::setup::Format;
use super::state::{Build, Stage};
use super::strength::{advice, of_duel};
use crate::heroes::table::{HandCard, Phase, SeatView, Table, Use};
use crate::heroes::{Heroes, card_arg};
use crate::kit::deck::Deck;
use crate::kit::{Choice, Kind, Outcome, Present, Seat, SeatSet, Text, Tone, View};

/// The part of a view that is a view of the duel.
fn duel(view: &View<Tournament>) -> Option<View<Heroes>> {
    match &view.state().stage {
        Stage::Build(_) => None,
        Stage::Duel(duel) => Some(View::of(&duel.state, view.viewer())),
    }
}

/// The viewer's own desk.
fn own(view: &View<Tournament>) -> Option<&Desk> {
    match &view.state().stage {
        Stage::Build(build) => build.desks.get(view.viewer().seat()?.index()),
        Stage::Duel(_) => None,
    }
}

/// The question to the viewer's seat.
pub(super) fn title(view: &View<Tournament>) -> Text {
    if let Some(duel) = duel(view) {
        return Heroes::title(&duel);
    }
    let state = view.state();
    let Some(desk) = own(view) else { return Text::new("ask-tournament-hero") };
    let card = |key: &str, kind: Kind| Text::new(key).with("card", card_arg(&state.rules.cards, kind));
    match desk.step {
        Step::Pick | Step::Picked(_) => Text::new("ask-tournament-pick").num("n", desk.side.len() as i64 + 1),
        Step::Hero => Text::new("ask-tournament-hero"),
        Step::Out => Text::new("ask-tournament-out"),
        Step::In(Some(out)) => card("ask-tournament-for", out),
        Step::In(None) => Text::new("ask-tournament-in"),
        Step::Deck | Step::Ready => {
            let key = if state.rules.setup().later { "ask-tournament-exchange" } else { "ask-tournament-deck" };
            let hero = Text::new(key).with("hero", card_arg(&state.rules.cards, desk.hero.unwrap_or(Kind::HIDDEN)));
            hero.num("n", desk.deck.len() as i64)
        }
    }
}

/// How an action is offered.
pub(super) fn choice(view: &View<Tournament>, action: Action) -> Choice {
    let state = view.state();
    if let (Some(duel), Action::Duel(action)) = (duel(view), action) {
        return Heroes::choice(&duel, action);
    }
    let later = state.rules.setup().later;
    let list = own(view).map(|desk| offered(&state.rules, desk)).unwrap_or_default();
    let numbered = |key: &str, kind: Kind| {
        let at = list.iter().position(|other| *other == kind).map_or(0, |at| at as u8 + 1);
        (Text::new(key).num("number", at).with("card", card_arg(&state.rules.cards, kind)), Some(at), Tone::Main)
    };
    let plain = |key: &str, tone: Tone| (Text::new(key), None, tone);
    let (label, card, tone) = match action {
        Action::Take(kind) => numbered("do-tournament-take", kind),
        Action::Hero(kind) => {
            let class = state.rules.card(kind).and_then(|hero| hero.classes.first().copied());
            let (label, card, tone) = numbered("do-tournament-hero", kind);
            let label =
                class.into_iter().fold(label, |label, class| label.text("class", crate::heroes::class_word(class)));
            (label, card, tone)
        }
        Action::Other => plain("do-tournament-other", Tone::Back),
        Action::Out if later => plain("do-tournament-exchange", Tone::Aside),
        Action::Out => plain("do-tournament-out", Tone::Aside),
        Action::In => plain("do-tournament-in", Tone::Aside),
        Action::Back => plain("do-tournament-back", Tone::Back),
        Action::Ready | Action::Duel(_) => plain("do-tournament-ready", Tone::Main),
    };
    Choice { action: action.to_string(), label, card, tone }
}

/// What happens when the clock runs out.
pub(super) fn fallback(view: &View<Tournament>, actions: &[Action]) -> usize {
    if let Some(duel) = duel(view) {
        return Heroes::fallback(&duel, &of_duel(actions));
    }
    let seat = view.viewer().seat().unwrap_or(Seat::FIRST);
    let advice = advice(view.state(), seat);
    actions.iter().position(|action| Some(*action) == advice).unwrap_or(0)
}

/// The cards that are to be chosen from, in the order of their numbers.
fn offered(rules: &Rules, desk: &Desk) -> Vec<Kind> {
    match desk.step {
        Step::Pick => desk.pack.clone(),
        Step::Hero => rules.heroes_for(&desk.side),
        Step::Out => desk.in_deck(),
        Step::In(_) => desk.usable(rules),
        Step::Picked(_) | Step::Deck | Step::Ready => Vec::new(),
    }
}

/// The table as the viewer may see it.
pub(super) fn table(view: &View<Tournament>, recent: &[Vec<Event>], ended: Option<Outcome>) -> Table {
    let groups: Vec<Vec<_>> = recent
        .iter()
        .map(|group| {
            let duel = |event: &Event| match event {
                Event::Duel(event) => Some(event.clone()),
                _ => None,
            };
            group.iter().filter_map(duel).collect()
        })
        .collect();
    if let Some(duel) = duel(view) {
        return Heroes::table(&duel, &groups, ended);
    }
    let state = view.state();
    let Stage::Build(build) = &state.stage else { return Table::empty(view.viewer()) };
    let listed = |kinds: &[Kind], of: &[Kind], usable: Use| cards(&state.rules, kinds, of, usable);
    let (looking, hand) = own(view).map_or_else(Default::default, |desk| {
        let from: &[Kind] = match desk.step {
            Step::Out => &desk.deck,
            Step::In(_) => &desk.side,
            _ => &[],
        };
        let held = held(desk);
        let mut different = held.to_vec();
        different.dedup();
        (listed(&offered(&state.rules, desk), from, Use::Choose), listed(&different, held, Use::Nothing))
    });
    Table {
        phase: if ended.is_some() { Phase::Over } else { Phase::Build },
        asked: if ended.is_some() { SeatSet::NONE } else { build.asked() },
        seats: (0..state.rules.setup().seats).map(Seat).map(|seat| part(build, seat)).collect(),
        hand,
        looking,
        outcome: ended,
        ..Table::empty(view.viewer())
    }
}

/// What a desk shows of what its player has: the deck, or before there is one all that it can be built of.
fn held(desk: &Desk) -> &[Kind] {
    if desk.deck.is_empty() { &desk.side } else { &desk.deck }
}

/// Cards with their numbers, and how many there are of each among those that it is counted in.
fn cards(rules: &Rules, kinds: &[Kind], of: &[Kind], usable: Use) -> Vec<HandCard> {
    let held = |(number, kind): (u8, &Kind)| {
        let card = Arc::clone(rules.cards.card(*kind)?);
        let cost = match card.cost {
            crate::heroes::card::Cost::N(cost) => Some(cost),
            crate::heroes::card::Cost::X => None,
        };
        let count = of.iter().filter(|other| *other == kind).count().max(1) as u8;
        Some(HandCard { card, number, usable, cost, count })
    };
    (1..).zip(kinds).filter_map(held).collect()
}

/// What everybody sees of a seat: how many cards it has.
fn part(build: &Build, seat: Seat) -> SeatView {
    let desk = &build.desks[seat.index()];
    SeatView {
        seat,
        team: seat.0,
        out: desk.empty,
        hero: None,
        allies: Vec::new(),
        equipment: Vec::new(),
        ongoing: Vec::new(),
        resources: Vec::new(),
        deck: (desk.deck.len() + desk.side.len()) as u16,
        hand: desk.pack.len() as u16,
        graveyard: Vec::new(),
        removed: 0,
    }
}

/// A line of history.
pub(super) fn tell(rules: &Rules, event: &Event) -> Option<Text> {
    let line = |key: &str, seat: Seat| Text::new(format!("tell-tournament-{key}")).player("who", seat);
    Some(match event {
        Event::Opened { draft: true } => Text::new("tell-tournament-draft"),
        Event::Opened { draft: false } => Text::new("tell-tournament-sealed"),
        Event::Picked { card: Kind::HIDDEN, .. } | Event::Exchanged { card: Kind::HIDDEN, .. } => return None,
        Event::Picked { seat, card } => line("picked", *seat).with("card", card_arg(&rules.cards, *card)),
        Event::Exchanged { seat, out, card } => line("exchanged", *seat)
            .with("out", card_arg(&rules.cards, *out))
            .with("card", card_arg(&rules.cards, *card)),
        Event::Ready { seat } => line("ready", *seat),
        Event::Left { seat } => line("left", *seat),
        Event::Duel(event) => return Heroes::tell(&rules.cards, event),
    })
}

/// The deck that the viewer has built of boosters, without the cards that did not come in.
pub(super) fn built(view: &View<Tournament>) -> Option<Deck> {
    let state = view.state();
    if state.rules.setup().format == Format::Constructed {
        return None;
    }
    let seat = view.viewer().seat()?;
    let built = match &state.stage {
        Stage::Build(build) => build.desks.get(seat.index())?.built()?,
        Stage::Duel(duel) => duel.decks.get(seat.index())?.clone(),
    };
    let id = |kind: Kind| state.rules.card(kind).map(|card| card.id.clone());
    let cards = built.deck.iter().filter_map(|kind| Some((id(*kind)?, 1)));
    (!built.deck.is_empty()).then(|| Deck::new(id(built.hero), cards, []))
}
