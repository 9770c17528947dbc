//! Recipes of art: how they are read and written, and how their gaps are filled.

use duelhall_engine::kit::art::{Act, Disc, Hour, Ink, Place, Pose, Recipe, UnknownIcon, Weather};
use duelhall_engine::war;

fn read(text: &str) -> Result<Recipe, String> {
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    options.from_str(text).map_err(|error| error.to_string())
}

const WHOLE: &str = r#"(
    place: harbour, ink: storm, hour: night, weather: rain, lamp: (0.46, 0.3), disc: none,
    cast: [(icon: "lighthouse", size: 0.88, turn: 17, x: 0.02, y: -0.04, pose: fly, mirror: true)],
    act: bolt, front: waves, accent: "ffd24a", seed: 7,
)"#;

#[test]
fn a_recipe_reads_as_it_is_written() {
    let recipe = read(WHOLE).unwrap();
    let plan = recipe.plan("owl", Ink::Dawn);
    assert_eq!((plan.place, plan.ink, plan.hour), (Place::Harbour, Ink::Storm, Hour::Night));
    assert_eq!((plan.weather, plan.disc, plan.act, plan.seed), (Weather::Rain, Disc::None, Act::Bolt, 7));
    let actor = &plan.cast[0];
    assert_eq!((actor.icon.as_str(), actor.turn, actor.pose, actor.mirror), ("lighthouse", 17, Pose::Fly, true));
    assert!((actor.size.get() - 0.88).abs() < 1e-6 && (plan.lamp.0.get() - 0.46).abs() < 1e-6);

    let text = ron::to_string(&recipe).unwrap();
    assert_eq!(ron::from_str::<Recipe>(&text).unwrap(), recipe, "{text}");
    assert_eq!(serde_json::from_str::<Recipe>(&serde_json::to_string(&recipe).unwrap()).unwrap(), recipe);
    assert_eq!(serde_json::to_string(&Recipe::default()).unwrap(), "{}");
}

#[test]
fn a_recipe_with_a_mistake_says_what_is_wrong() {
    for (text, what) in [
        ("(sky: 3)", "sky"),
        ("(place: moon)", "moon"),
        (r#"(cast: [(icon: "owl", wings: 2)])"#, "wings"),
        (r#"(cast: [(icon: "owl", size: 1.2)])"#, "1.2 is no size of a figure: 0.05 to 1.0 is"),
        (r#"(cast: [(icon: "owl", size: 0.01)])"#, "0.01 is no size of a figure"),
        ("(lamp: (3.0, 0.2))", "3 is no share"),
        ("(cast: [(), (), (), ()])", "4 figures are too many: three is the most"),
        (r##"(accent: "#ffd24a")"##, "is no colour"),
    ] {
        let error = read(text).unwrap_err();
        assert!(error.contains(what), "{text}: {error}");
    }
}

#[test]
fn an_icon_that_does_not_exist_is_named_with_its_card() {
    let recipe = read(r#"(cast: [(), (icon: "owl"), (icon: "basilisk")])"#).unwrap();
    assert_eq!(
        recipe.check("night-watch", |icon| icon != "basilisk"),
        Err(UnknownIcon { card: "night-watch".to_owned(), icon: "basilisk".to_owned() })
    );
    let error = recipe.check("night-watch", |icon| icon == "owl").unwrap_err().to_string();
    assert_eq!(error, "card `night-watch`: its art names the icon `basilisk`, which does not exist");
    assert_eq!(recipe.check("night-watch", |_| true), Ok(()));
}

#[test]
fn an_empty_recipe_becomes_a_plan_of_icon_and_ink() {
    for ink in Ink::ALL {
        let plan = Recipe::default().plan("owl", *ink);
        assert_eq!((plan.ink, plan.cast.len(), plan.cast[0].icon.as_str()), (*ink, 1, "owl"));
        assert_eq!(plan, Recipe::default().plan("owl", *ink));
    }
    let places = |icon: &str| Ink::ALL.iter().map(|ink| Recipe::default().plan(icon, *ink).place).collect::<Vec<_>>();
    assert_ne!(places("owl"), places("boar"), "cards of one ink differ in place");
}

#[test]
fn every_place_belongs_to_some_ink_or_to_a_card() {
    let names: Vec<String> = (0..64).map(|number| format!("icon-{number}")).collect();
    let recipes: Vec<Recipe> = war::set::library().cards.iter().map(|card| card.art.clone()).collect();
    for place in Place::ALL {
        let found =
            Ink::ALL.iter().any(|ink| names.iter().any(|icon| Recipe::default().plan(icon, *ink).place == *place));
        let named = recipes.iter().any(|recipe| recipe.place == Some(*place));
        assert!(found || named, "{place}");
    }
}
