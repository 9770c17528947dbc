//! The art of cards: everything is drawn in every size, equal recipes give equal bytes, few colours are enough.

use std::collections::BTreeSet;

use duelhall_engine::games::GameId;
use duelhall_engine::kit::art::{Act, Actor, Disc, Front, Hour, Ink, Place, Plan, Pose, Recipe, Share, Weather};
use duelhall_engine::text::Lang;
use duelhall_render::art::{self, Gallery, Likeness, Room, State};
use duelhall_render::scene::{Area, Scene};
use duelhall_render::{Frame, Raster, icons};

use crate::own_palette::own_palette;

const SIZES: [(u16, u16); 3] = [(100, 70), (226, 150), (320, 236)];

fn plan(recipe: Recipe, at: usize) -> Plan {
    recipe.plan(["rooster", "owl", "boar"][at % 3], Ink::ALL[at % Ink::ALL.len()])
}

/// Whether a frame has more colours than this.
fn has_colors(frame: &Frame, most: usize) -> bool {
    let mut seen = BTreeSet::new();
    frame.bytes().chunks_exact(4).any(|pixel| seen.insert(&pixel[..3]) && seen.len() > most)
}

/// Draws a recipe in every size, each with another seed, and checks that something is drawn everywhere.
fn draw(raster: &mut Raster, what: &str, at: usize, recipe: &Recipe) {
    for (seed, size) in [1, 77, 4711].into_iter().zip(SIZES) {
        let plan = plan(Recipe { seed, ..recipe.clone() }, at);
        let frame = art::draw(&plan, size, State::Plain, raster);
        assert!(frame.bytes().chunks_exact(4).all(|pixel| pixel[3] == 255), "{what} at {size:?} has holes");
        assert!(has_colors(&frame, 40), "{what} at {size:?} is empty");
    }
}

#[test]
fn every_place_is_drawn_in_every_size() {
    let mut raster = Raster::default();
    for (at, place) in Place::ALL.iter().enumerate() {
        let hour = Hour::ALL[at % 4];
        draw(&mut raster, place.name(), at, &Recipe { place: Some(*place), hour: Some(hour), ..Recipe::default() });
    }
}

#[test]
fn every_act_and_pose_is_drawn_in_every_size() {
    let mut raster = Raster::default();
    for (at, act) in Act::ALL.iter().enumerate() {
        draw(&mut raster, act.name(), at, &Recipe { act: Some(*act), ..Recipe::default() });
    }
    for (at, pose) in Pose::ALL.iter().enumerate() {
        let actor = Actor { pose: *pose, turn: 12, mirror: true, ..Actor::default() };
        let cast = vec![actor.clone(), actor].try_into().unwrap();
        draw(&mut raster, pose.name(), at, &Recipe { cast, ..Recipe::default() });
    }
}

#[test]
fn every_front_and_weather_and_disc_is_drawn_in_every_size() {
    let mut raster = Raster::default();
    for (at, front) in Front::ALL.iter().enumerate() {
        draw(&mut raster, front.name(), at, &Recipe { front: Some(*front), ..Recipe::default() });
    }
    for (at, weather) in Weather::ALL.iter().enumerate() {
        draw(&mut raster, weather.name(), at, &Recipe { weather: Some(*weather), ..Recipe::default() });
    }
    for (at, disc) in Disc::ALL.iter().enumerate() {
        let recipe = Recipe { disc: Some(*disc), place: Some(Place::Hill), ..Recipe::default() };
        draw(&mut raster, disc.name(), at, &recipe);
    }
}

#[test]
fn equal_plans_give_equal_bytes_and_seeds_differ() {
    for sample in art::samples() {
        let draw = |plan: &Plan| art::draw(plan, SIZES[1], State::Plain, &mut Raster::default()).bytes().to_vec();
        let once = draw(&sample.plan());
        assert_eq!(once, draw(&sample.plan()), "{}", sample.name);
        // A shrine has no parts that chance decides.
        let other = draw(&Plan { seed: 4711, ..sample.plan() });
        assert_eq!(once == other, sample.plan().place == Place::Shrine, "{}", sample.name);
    }
}

#[test]
fn every_state_looks_different_and_covers_its_area() {
    let plan = art::samples()[0].plan();
    let mut raster = Raster::default();
    let frames = State::ALL.map(|state| art::draw(&plan, SIZES[1], state, &mut raster));
    assert!(frames.iter().all(|frame| frame.bytes().chunks_exact(4).all(|pixel| pixel[3] == 255)));
    let pictures: Vec<(usize, Likeness)> = frames.iter().map(art::likeness).enumerate().collect();
    for (at, (_, one)) in pictures.iter().enumerate() {
        assert!(pictures[..at].iter().all(|(_, two)| one.distance(two) > 10.0), "{:?}", State::ALL[at]);
    }
}

/// The eight samples as on a board.
fn eight() -> Frame {
    let mut raster = Raster::default();
    let mut sheet = Frame::new(4 * 226, 2 * 150);
    for (at, sample) in art::samples().iter().enumerate() {
        let frame = art::draw(&sample.plan(), SIZES[1], State::Plain, &mut raster);
        let at = i32::try_from(at).unwrap();
        sheet.blit(&frame, at % 4 * 226, at / 4 * 150);
    }
    sheet
}

#[test]
fn eight_cards_need_no_more_than_256_colors() {
    let file = assert_holds_in_256_colors(&eight(), 32.0);
    assert_eq!(file, own_palette(&eight(), u8::MAX).unwrap());
}

/// Checks that a sheet keeps its looks with a palette of its own, and gives its file.
pub(crate) fn assert_holds_in_256_colors(sheet: &Frame, least: f64) -> Vec<u8> {
    let file = own_palette(sheet, u8::MAX).unwrap();
    let shown = image::load_from_memory(&file).unwrap().to_rgb8();
    let distinct: BTreeSet<[u8; 3]> = shown.pixels().map(|pixel| pixel.0).collect();
    assert!((240..=256).contains(&distinct.len()), "{} colours", distinct.len());
    let whole = sheet.bytes().chunks_exact(4).flat_map(|pixel| &pixel[..3]);
    let errors: Vec<f64> = whole.zip(shown.as_raw()).map(|(a, b)| (f64::from(*a) - f64::from(*b)).powi(2)).collect();
    let mean = errors.iter().sum::<f64>() / f64::from(u32::try_from(errors.len()).unwrap());
    let decibels = 10.0 * (255.0 * 255.0 / mean).log10();
    println!("{} colours, {decibels:.1} dB, {} bytes", distinct.len(), file.len());
    assert!(decibels >= least, "{decibels:.1} dB");
    // A band is visible where a smooth sky loses most of its steps: no channel may be far off anywhere.
    let far = errors.iter().filter(|error| **error > 24.0 * 24.0).count();
    assert!(far * 200 < errors.len(), "{far} of {} channels are far off", errors.len());
    file
}

#[test]
fn a_gallery_keeps_no_more_than_its_bound() {
    let one = u64::from(SIZES[1].0) * u64::from(SIZES[1].1) * 4;
    let gallery = Gallery::keeping(one * 5);
    let mut raster = Raster::default();
    for sample in art::samples() {
        let fresh = gallery.sprite(&sample.plan(), SIZES[1], State::Plain, &mut raster);
        let kept = gallery.sprite(&sample.plan(), SIZES[1], State::Plain, &mut raster);
        assert_eq!((fresh.size(), fresh.bytes()), (SIZES[1], kept.bytes()));
        assert!(gallery.bytes() <= one * 5, "{} bytes", gallery.bytes());
    }
    assert!((3..=5).contains(&gallery.count()), "{} pictures", gallery.count());
    // States and sizes are kept apart.
    let sample = art::samples()[0].plan();
    let [plain, fallen] =
        [State::Plain, State::Fallen].map(|state| gallery.sprite(&sample, SIZES[1], state, &mut raster));
    assert_ne!(plain.bytes(), fallen.bytes());
    assert_eq!(gallery.sprite(&sample, SIZES[0], State::Plain, &mut raster).size(), SIZES[0]);
    assert_eq!(Gallery::default().bytes(), 0);
}

#[test]
fn an_artwork_is_laid_down_as_it_was_drawn() {
    let plan = art::samples()[3].plan();
    let artwork = art::Artwork::new(plan.clone(), SIZES[1], State::Plain);
    let mut scene = Scene::new(SIZES[1].0 + 20, SIZES[1].1 + 20);
    scene.art(artwork.clone(), 12.0, 7.0);
    assert!(scene.to_string().contains("art 226x150+12+7"), "{scene}");
    let mut expected = Frame::new(scene.width, scene.height);
    let mut raster = Raster::default();
    expected.blit(&art::draw(&plan, SIZES[1], State::Plain, &mut raster), 12, 7);
    let laid = raster.frame(&scene);
    let furthest = laid.bytes().iter().zip(expected.bytes()).map(|(a, b)| a.abs_diff(*b)).max();
    assert!(furthest <= Some(1), "{furthest:?}");
    let mut board = Scene::new(400, 300);
    board.add(scene, 30.0, 40.0);
    board.clip(Area::new(0.0, 0.0, 10.0, 10.0).path(), |scene| scene.art(artwork, 0.0, 0.0));
    assert!(board.to_string().contains("art 226x150+42+47"), "{board}");
}

#[test]
fn the_nearest_pictures_are_named() {
    let mut raster = Raster::default();
    let mut likeness = |plan: &Plan| art::likeness(&art::draw(plan, SIZES[1], State::Plain, &mut raster));
    let samples = art::samples();
    let mut pictures: Vec<(&str, Likeness)> =
        samples.iter().map(|sample| (sample.name, likeness(&sample.plan()))).collect();
    let pairs = art::nearest(&pictures, 100);
    assert_eq!(pairs.len(), 28);
    assert!(pairs.windows(2).all(|two| two[0].2 <= two[1].2));
    assert!(pairs[0].2 > 20.0, "{:?} look alike", pairs[0]);

    let twin = Plan { lamp: (Share::thousandths(640), Share::thousandths(400)), ..samples[0].plan() };
    pictures.push(("Rider of Weathervanes", likeness(&twin)));
    let (one, two, distance) = art::nearest(&pictures, 1)[0];
    assert_eq!((one, two), ("Rider of Weathercocks", "Rider of Weathervanes"));
    assert!(distance < 20.0, "{distance}");
}

#[test]
fn every_icon_of_the_gallery_and_of_every_card_exists() {
    let mut rooms = art::rooms();
    rooms.extend(GameId::all().iter().map(|game| art::cards(*game, Lang::En)));
    // A game need not have art.
    for exhibits in rooms.into_iter().map(|Room { exhibits, .. }| exhibits) {
        for exhibit in exhibits {
            for actor in &exhibit.plan.cast {
                assert!(art::is_known(&actor.icon), "{}: {}", exhibit.name, actor.icon);
            }
        }
    }
    for sample in art::samples() {
        assert_eq!(art::check(sample.name, &sample.recipe), Ok(()));
    }
    for icon in include_str!("../../assets/art-icons.txt").lines().filter(|line| !line.starts_with('#')) {
        assert!(icons::is_known(icon), "{icon}: run assets/make.sh");
    }
}

#[test]
fn the_figure_is_the_darkest_of_four_values() {
    let mut raster = Raster::default();
    for ink in Ink::ALL {
        // A square that hides nothing is surely within the figure.
        let plan = Recipe { place: Some(Place::Hill), ..Recipe::default() }.plan("boar", *ink);
        let whole = art::draw(&plan, SIZES[1], State::Plain, &mut raster);
        let light = |x: u16, y: u16| -> u32 {
            let at = 4 * (usize::from(y) * usize::from(whole.width()) + usize::from(x));
            whole.bytes()[at..at + 3].iter().map(|channel| u32::from(*channel)).sum()
        };
        let body = light(95, 75);
        let lamp = (plan.lamp.0.get() * 226.0, plan.lamp.1.get() * 150.0);
        let near = light((lamp.0 as u16).clamp(1, 224), 4);
        assert!(body + 90 < near, "{ink}: the figure has {body}, the sky behind it {near}");
    }
}
