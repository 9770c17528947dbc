//! Recipes of our own that show what the composer can do. Galleries and tests draw them.

use duelhall_engine::kit::art::{Act, Actor, Disc, Front, Ink, Place, Plan, Pose, Recipe, Share, Size, Weather};

/// A sample: a name and a recipe.
#[derive(Clone, Debug)]
pub struct Sample {
    /// The name of the card.
    pub name: &'static str,
    /// Its recipe.
    pub recipe: Recipe,
}

impl Sample {
    /// The recipe without gaps.
    #[must_use]
    pub fn plan(&self) -> Plan {
        self.recipe.plan("ui-unknown", Ink::Moon)
    }
}

fn share(share: f32) -> Share {
    // The numbers of this file are shares, and a test draws all of them.
    Share::try_from(share).unwrap_or_default()
}

fn actor(icon: &str, size: f32) -> Actor {
    Actor { icon: icon.to_owned(), size: Size::try_from(size).unwrap_or_default(), ..Actor::default() }
}

fn recipe(place: Place, ink: Ink, lamp: (f32, f32), cast: Vec<Actor>) -> Recipe {
    Recipe {
        place: Some(place),
        ink: Some(ink),
        lamp: Some((share(lamp.0), share(lamp.1))),
        cast: cast.try_into().unwrap_or_default(),
        ..Recipe::default()
    }
}

/// The eight recipes that set the direction.
#[must_use]
pub fn samples() -> Vec<Sample> {
    let sample = |name, recipe| Sample { name, recipe };
    let falling = Actor { turn: 17, y: share(-0.04), ..actor("lighthouse", 0.88) };
    let beams = Actor { pose: Pose::Spell, y: share(-0.10), ..actor("sunbeams", 0.60) };
    let bones = Actor { y: share(-0.07), pose: Pose::Fly, ..actor("crossed-bones", 0.66) };
    let serpent = Actor { x: share(0.04), ..actor("sea-serpent", 0.84) };
    let ship = Actor { x: share(0.04), y: share(-0.06), ..actor("iron-hulled-warship", 0.58) };
    vec![
        sample(
            "Rider of Weathercocks",
            Recipe {
                disc: Some(Disc::Sun),
                act: Some(Act::Birds),
                ..recipe(Place::Roof, Ink::Dawn, (0.66, 0.42), vec![actor("rooster", 0.76)])
            },
        ),
        sample(
            "Ditch Hound",
            Recipe {
                disc: Some(Disc::Moon),
                front: Some(Front::Reeds),
                ..recipe(Place::Bog, Ink::Moon, (0.64, 0.34), vec![actor("sitting-dog", 0.76)])
            },
        ),
        sample(
            "Lighthouse, Falling",
            Recipe {
                disc: Some(Disc::None),
                act: Some(Act::Bolt),
                weather: Some(Weather::Rain),
                front: Some(Front::Waves),
                ..recipe(Place::Harbour, Ink::Storm, (0.46, 0.30), vec![falling])
            },
        ),
        sample(
            "Warm Light",
            Recipe {
                front: Some(Front::Arch),
                ..recipe(Place::Shrine, Ink::Holy, (0.5, 0.42), vec![beams, actor("kneeling", 0.52)])
            },
        ),
        sample(
            "Drummer of Bones",
            Recipe {
                disc: Some(Disc::None),
                act: Some(Act::Sparks),
                front: Some(Front::Spears),
                ..recipe(Place::War, Ink::Ember, (0.5, 0.5), vec![bones, actor("drum", 0.34)])
            },
        ),
        sample(
            "Serpent of the Pool",
            Recipe {
                disc: Some(Disc::Moon),
                front: Some(Front::Waves),
                ..recipe(Place::Ocean, Ink::Sea, (0.36, 0.36), vec![serpent])
            },
        ),
        sample(
            "Seeker of Hours",
            Recipe {
                act: Some(Act::Sparks),
                ..recipe(Place::Clock, Ink::Brass, (0.5, 0.42), vec![actor("hooded-figure", 0.80)])
            },
        ),
        sample(
            "Ironclad",
            Recipe {
                disc: Some(Disc::Sun),
                act: Some(Act::Birds),
                front: Some(Front::Waves),
                ..recipe(Place::Ocean, Ink::Dusk, (0.34, 0.46), vec![ship])
            },
        ),
    ]
}
