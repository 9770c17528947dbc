//! The rooms of the gallery: everything that the composer can draw, and the cards of a game.

use duelhall_engine::games::{AnyCard, GameId};
use duelhall_engine::kit::art::{Act, Actor, Disc, Front, Hour, Ink, Place, Plan, Pose, Recipe, Size, Sketch, Weather};
use duelhall_engine::text::{Lang, Words};

use super::exhibit::{Exhibit, Room};
use super::samples::samples;
use super::state::State;
use crate::drawer;

/// The sizes in which the samples are shown.
const SIZES: [(u16, u16); 3] = [(320, 236), (228, 150), (100, 70)];

const SIZE: (u16, u16) = (228, 150);

fn exhibit(name: impl ToString, plan: Plan) -> Exhibit {
    Exhibit { name: name.to_string(), plan, size: SIZE, state: State::Plain }
}

/// A figure that shows a word of recipes: an animal and an ink that are its own.
fn plain(at: usize, recipe: Recipe) -> Plan {
    const ICONS: [&str; 6] = ["rooster", "boar", "owl", "fox", "swordman", "heron"];
    let inks = Ink::ALL;
    recipe.plan(ICONS[at % ICONS.len()], inks[at * 5 % inks.len()])
}

/// All places at all hours, all inks, acts, fronts, weathers, poses and states.
#[must_use]
pub fn rooms() -> Vec<Room> {
    let mut rooms: Vec<Room> = SIZES.map(samples_in).into();
    rooms.push(Room { title: "Places by hour".to_owned(), exhibits: places() });
    rooms.push(room("Inks", Ink::ALL, |ink| Recipe { ink: Some(ink), ..Recipe::default() }));
    rooms.push(room("Acts", Act::ALL, |act| Recipe { act: Some(act), front: Some(Front::None), ..Recipe::default() }));
    rooms.push(room("Fronts", Front::ALL, |front| Recipe { front: Some(front), ..Recipe::default() }));
    rooms.push(room("Weathers", Weather::ALL, |weather| Recipe { weather: Some(weather), ..Recipe::default() }));
    rooms.push(room("Discs", Disc::ALL, |disc| Recipe {
        disc: Some(disc),
        place: Some(Place::Hill),
        ..Recipe::default()
    }));
    rooms.push(room("Poses", Pose::ALL, |pose| {
        let size = if pose == Pose::Far { 0.34 } else { 0.8 };
        let size = Size::try_from(size).unwrap_or_default();
        let cast = vec![Actor { pose, size, ..Actor::default() }].try_into().unwrap_or_default();
        Recipe { cast, ..Recipe::default() }
    }));
    let states = State::ALL.iter().flat_map(|state| {
        let two = samples().into_iter().take(2);
        two.map(move |sample| Exhibit { state: *state, ..exhibit(format!("{state:?}"), sample.plan()) })
    });
    rooms.push(Room { title: "States".to_owned(), exhibits: states.collect() });
    rooms
}

fn samples_in(size: (u16, u16)) -> Room {
    let exhibits = samples().into_iter().map(|sample| Exhibit { size, ..exhibit(sample.name, sample.plan()) });
    Room { title: format!("Samples, {} x {}", size.0, size.1), exhibits: exhibits.collect() }
}

fn places() -> Vec<Exhibit> {
    let pairs = Place::ALL.iter().flat_map(|place| Hour::ALL.iter().map(move |hour| (*place, *hour)));
    pairs
        .enumerate()
        .map(|(at, (place, hour))| {
            let recipe = Recipe { place: Some(place), hour: Some(hour), ..Recipe::default() };
            exhibit(format!("{place}, {hour}"), plain(at / 4, recipe))
        })
        .collect()
}

fn room<T: Copy + ToString>(title: &str, all: &[T], recipe: impl Fn(T) -> Recipe) -> Room {
    let exhibits = all.iter().enumerate().map(|(at, word)| exhibit(word.to_string(), plain(at, recipe(*word))));
    Room { title: title.to_owned(), exhibits: exhibits.collect() }
}

/// Each card of a file.
#[must_use]
pub fn sketched(title: &str, cards: &[Sketch]) -> Room {
    let plan = |card: &Sketch| card.art.plan(&card.icon, Ink::Moon);
    let exhibits = cards.iter().map(|card| exhibit(format!("{} · {}", card.id, plan(card)), plan(card)));
    Room { title: title.to_owned(), exhibits: exhibits.collect() }
}

/// Each card of a game that has art, with its name.
#[must_use]
pub fn cards(game: GameId, lang: Lang) -> Room {
    let words = Words::engine();
    let art = |card: &AnyCard| drawer::of(game).and_then(|drawer| drawer.art(card));
    let exhibits = game.cards().into_iter().filter_map(|(_, card)| {
        let plan = art(&card)?;
        Some(exhibit(format!("{} · {plan}", card.name(words, lang)), plan))
    });
    Room { title: game.name().to_owned(), exhibits: exhibits.collect() }
}
