//! How it is shown: the building of decks. A duel is shown as the game shows it.

use std::cell::LazyCell;
use std::sync::Arc;

use super::action::Action;
use super::desk::{Desk, Step};
use super::event::Event;
use super::rules::{Rules, Wanted};
use super::setup::Format;
use super::state::{Build, Stage};
use super::strength::{advice, of_duel};
use super::table::{Building, DeskView, Held, Table};
use super::{Boosters, InFormat};
use crate::kit::deck::Deck;
use crate::kit::{Choice, Kind, Outcome, Present, Seat, SeatSet, Text, Tone, View};

impl<G: Boosters> Present for InFormat<G> {
    type Table = Table<G::Card, G::Table>;

    fn title(view: &View<Self>) -> Text {
        if let Some(duel) = duel(view) {
            return G::title(&duel);
        }
        let rules = &view.state().rules;
        let Some(desk) = own(view) else { return leader::<G>(G::LEAST) };
        match desk.step {
            Step::Pick | Step::Picked(_) => Text::new("ask-format-pick")
                .num("n", desk.side.len() as i64 + 1)
                .num("all", (G::ROUNDS * G::BOOSTER) as i64),
            Step::Leader => {
                let first = rules.leaders_for(&desk.side).first().copied();
                leader::<G>(rules.build(first, &desk.side, G::LEAST).len())
            }
            Step::Deck | Step::Ready => deck(rules, desk, wanted(view)),
        }
    }

    fn choice(view: &View<Self>, action: Action<G::Action>) -> Choice {
        let rules = &view.state().rules;
        if let (Some(duel), Action::Duel(action)) = (duel(view), action) {
            return G::choice(&duel, action);
        }
        let desk = own(view);
        let list = desk.map(|desk| offered(rules, desk)).unwrap_or_default();
        let numbered = |key: &str, kind: Kind| {
            let at = list.iter().position(|other| *other == kind).map_or(0, |at| at as u8 + 1);
            (Text::new(key).num("number", at).with("card", G::named(&rules.pool, kind)), Some(at), Tone::Main)
        };
        let plain = |key: &str, tone: Tone| (Text::new(key), None, tone);
        let mut taken = None;
        let (label, card, tone) = match action {
            Action::Take(kind) => numbered("do-format-take", kind),
            Action::Toggle(kind) => {
                taken = desk.map(|desk| desk.taken(kind));
                numbered("do-format-toggle", kind)
            }
            Action::Leader(kind) => match rules.card(kind).and_then(G::beside) {
                Some(beside) => {
                    let (label, card, tone) = numbered("do-format-leader", kind);
                    (label.text("beside", beside), card, tone)
                }
                None => numbered("do-format-take", kind),
            },
            Action::Other => plain(&format!("do-{}-leader", G::ID), Tone::Aside),
            Action::Undo => plain("do-format-undo", Tone::Back),
            Action::Fill if desk.is_some_and(|desk| desk.missing(rules, wanted(view)) < 0) => {
                plain("do-format-trim", Tone::Main)
            }
            Action::Fill => plain("do-format-fill", Tone::Main),
            Action::Ready | Action::Duel(_) => plain("do-format-ready", Tone::Main),
        };
        Choice { action: action.to_string(), label, card, tone, taken, ends_turn: false, lapses: false }
    }

    fn fallback(view: &View<Self>, actions: &[Action<G::Action>]) -> usize {
        if let Some(duel) = duel(view) {
            return G::fallback(&duel, &of_duel(actions));
        }
        let seat = view.viewer().seat().unwrap_or(Seat::FIRST);
        let advice = advice(view.state(), seat);
        actions.iter().position(|action| Some(*action) == advice).unwrap_or(0)
    }

    fn table(view: &View<Self>, recent: &[Vec<Event<G::Event>>], ended: Option<Outcome>) -> Table<G::Card, G::Table> {
        let state = view.state();
        let build = match &state.stage {
            Stage::Build(build) => build,
            Stage::Duel(duel) => {
                let own = |event: &Event<G::Event>| match event {
                    Event::Duel(event) => Some(event.clone()),
                    _ => None,
                };
                let groups: Vec<Vec<_>> = recent.iter().map(|group| group.iter().filter_map(own).collect()).collect();
                return Table::Duel(G::table(&View::of(&duel.state, view.viewer()), &groups, ended));
            }
        };
        let desk = own(view);
        let builds = desk.filter(|desk| desk.step == Step::Deck);
        let looking = desk.map(|desk| looking(&state.rules, desk)).unwrap_or_default();
        // A deck that is built is shown among the cards that it can have.
        let held = desk.filter(|_| builds.is_none()).map(|desk| counted(&state.rules, held(desk))).unwrap_or_default();
        Table::Build(Building {
            viewer: view.viewer(),
            asked: if ended.is_some() { SeatSet::NONE } else { build.asked() },
            desks: (0..state.rules.setup().seats).map(Seat).map(|seat| part(build, seat)).collect(),
            leads: own(view).is_some_and(|desk| desk.step == Step::Leader),
            has_deck: own(view).is_some_and(|desk| !desk.deck.is_empty()),
            builds: builds.map(|desk| desk.deck.len() as u16),
            looking,
            held,
            outcome: ended,
        })
    }

    fn ending(outcome: Outcome) -> Text {
        G::ending(outcome)
    }

    fn tell(rules: &Rules<G>, event: &Event<G::Event>) -> Option<Text> {
        let line = |key: &str, seat: Seat| Text::new(format!("tell-format-{key}")).player("who", seat);
        let named = |kind: Kind| G::named(&rules.pool, kind);
        Some(match event {
            Event::Opened { draft: true } => Text::new("tell-format-draft"),
            Event::Opened { draft: false } => Text::new("tell-format-sealed").num("n", G::SEALED as i64),
            Event::Picked { card: Kind::HIDDEN, .. } | Event::Exchanged { card: Kind::HIDDEN, .. } => return None,
            Event::Picked { seat, card } => line("picked", *seat).with("card", named(*card)),
            Event::Exchanged { seat, out, card } => {
                line("exchanged", *seat).with("out", named(*out)).with("card", named(*card))
            }
            Event::Ready { seat } => line("ready", *seat),
            Event::Left { seat } => line("left", *seat),
            Event::Duel(event) => return G::tell(&rules.pool, event),
        })
    }

    fn tell_all(view: impl FnOnce() -> View<Self>, rules: &Rules<G>, events: &[Event<G::Event>]) -> Vec<Text> {
        let view = LazyCell::new(view);
        let is_duel = |event: &Event<G::Event>| matches!(event, Event::Duel(_));
        let told = |events: &[Event<G::Event>]| {
            let duelled = events
                .iter()
                .filter_map(|event| if let Event::Duel(event) = event { Some(event.clone()) } else { None });
            let duelled: Vec<G::Event> = duelled.collect();
            let shown = if duelled.is_empty() { None } else { duel::<G>(&view) };
            match shown {
                Some(shown) => G::tell_all(|| shown, &rules.pool, &duelled),
                None => events.iter().filter_map(|event| Self::tell(rules, event)).collect(),
            }
        };
        events.chunk_by(|one, next| is_duel(one) == is_duel(next)).flat_map(told).collect()
    }
}

/// The part of a view that is a view of the duel.
fn duel<G: Boosters>(view: &View<InFormat<G>>) -> Option<View<G>> {
    match &view.state().stage {
        Stage::Build(_) => None,
        Stage::Duel(duel) => Some(View::of(&duel.state, view.viewer())),
    }
}

/// The viewer's own desk.
fn own<G: Boosters>(view: &View<InFormat<G>>) -> Option<&Desk> {
    match &view.state().stage {
        Stage::Build(build) => build.desks.get(view.viewer().seat()?.index()),
        Stage::Duel(_) => None,
    }
}

/// The question for a leader of a deck of so many cards, in the game's own words.
fn leader<G: Boosters>(cards: usize) -> Text {
    Text::new(format!("ask-{}-leader", G::ID)).num("n", cards as i64)
}

/// How many cards the viewer's deck has to have.
fn wanted<G: Boosters>(view: &View<InFormat<G>>) -> Wanted {
    let seat = view.viewer().seat().unwrap_or(Seat::FIRST);
    view.state().rules.wanted(seat.index())
}

/// What is asked while a deck is built: how many cards it has, how many are missing, who leads it.
fn deck<G: Boosters>(rules: &Rules<G>, desk: &Desk, wanted: Wanted) -> Text {
    let (count, missing) = (desk.deck.len() as i64, desk.missing(rules, wanted));
    let key = match missing {
        _ if desk.needed(rules, wanted) < wanted.least => "few",
        ..0 if wanted.exact => "many",
        ..0 => "more",
        0 => "full",
        1.. => "build",
    };
    let text = Text::new(format!("ask-format-{key}")).num("n", count).num("least", wanted.least as i64);
    let text = text.num("missing", missing.abs());
    let text = match desk.leader {
        Some(leader) => {
            let (fit, all) = (desk.fitting(rules).len(), desk.deck.len() + desk.side.len());
            let key = if fit < all { "ask-format-led-few" } else { "ask-format-led" };
            let text = Text::new(key).text("deck", text).num("fit", fit as i64).num("all", all as i64);
            text.with("leader", G::named(&rules.pool, leader))
        }
        None => text,
    };
    if wanted.exact { Text::new("ask-format-exchange").text("deck", text) } else { text }
}

/// The cards that are to be chosen from, in the order of their numbers.
fn offered<G: Boosters>(rules: &Rules<G>, desk: &Desk) -> Vec<Kind> {
    match desk.step {
        Step::Pick => desk.pack.clone(),
        Step::Leader => rules.leaders_for(&desk.side),
        Step::Deck => desk.shelf(rules),
        Step::Picked(_) | Step::Ready => Vec::new(),
    }
}

/// The same as cards with their numbers, and with how many are in the deck while it is built.
fn looking<G: Boosters>(rules: &Rules<G>, desk: &Desk) -> Vec<Held<G::Card>> {
    let held = |(number, kind): (u8, Kind)| {
        let card = Arc::clone(rules.shared(kind)?);
        let taken = (desk.step == Step::Deck).then(|| desk.taken(kind));
        Some(Held { card, number: Some(number), count: taken.map_or(1, |taken| taken.most), taken })
    };
    (1..).zip(offered(rules, desk)).filter_map(held).collect()
}

/// What a desk shows of what its player has: the deck, or before there is one all that it can be built of.
fn held(desk: &Desk) -> &[Kind] {
    if desk.deck.is_empty() { &desk.side } else { &desk.deck }
}

/// Cards, each once, with how many there are of it.
fn counted<G: Boosters>(rules: &Rules<G>, kinds: &[Kind]) -> Vec<Held<G::Card>> {
    let runs = kinds.chunk_by(|one, two| one == two);
    let held = |run: &[Kind]| {
        let card = Arc::clone(rules.shared(run[0])?);
        Some(Held { card, number: None, count: u8::try_from(run.len()).unwrap_or(u8::MAX), taken: None })
    };
    runs.filter_map(held).collect()
}

/// What everybody sees of a seat: how many cards it has.
fn part(build: &Build, seat: Seat) -> DeskView {
    let desk = &build.desks[seat.index()];
    let cards = (desk.deck.len() + desk.side.len()) as u16;
    DeskView { seat, out: desk.empty, cards, booster: desk.pack.len() as u16 }
}

/// The deck that the viewer has built of boosters, without the cards that are left over.
pub(super) fn built<G: Boosters>(view: &View<InFormat<G>>) -> Option<Deck> {
    let state = view.state();
    if state.rules.setup().format == Format::Constructed {
        return None;
    }
    let seat = view.viewer().seat()?;
    let built = match &state.stage {
        Stage::Build(build) => build.desks.get(seat.index())?.built()?,
        Stage::Duel(duel) => duel.decks.get(seat.index())?.clone(),
    };
    let id = |kind: Kind| state.rules.card(kind).map(|card| G::id(card).to_owned());
    let cards = built.deck.iter().filter_map(|kind| Some((id(*kind)?, 1)));
    (!built.deck.is_empty()).then(|| Deck::new(built.leader.and_then(id), cards, []))
}
