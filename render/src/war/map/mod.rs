//! The map of a campaign: a paper map that is lit from behind. Each mission is a window in it; those that were won are open and
//! show what was won, the next one is large and the light is behind it, and the rest are only marked. The page of a mission has
//! that one alone.

mod ground;
mod near;
mod stop;

use duelhall_engine::campaigns::{CampaignMap, MOST_STARS, MOST_STOPS, Reached, Stop};
use duelhall_engine::kit::Text;
use duelhall_engine::text::Lang;
use duelhall_engine::war::card::{CardDef, Country};

use self::ground::Ground;
use self::near::Near;
use self::stop::Window;
use super::art;
use super::look::{WHITE, mark};
use crate::easel::Easel;
use crate::scene::{Area, Scene, star};
use crate::sheet::{Part, Piece, Sheet};
use crate::text::{Align, Face as Font, Style};
use crate::theme::{NIGHT, Theme};

/// The width of the map. With this height it fills a preview of 550 by 350 pixels.
pub(super) const WIDTH: u16 = 960;
/// The height of the map.
pub(super) const HEIGHT: u16 = 610;
/// The height of the title.
const HEAD: u16 = 64;
/// The windows in a row.
const COLUMNS: usize = 4;
/// The size of the room of a window with its name.
const CELL: (u16, u16) = (WIDTH / 4, (HEIGHT - HEAD - 3) / 3);

/// The map.
pub(super) fn sheet(map: &CampaignMap, lang: Lang, theme: Theme) -> Sheet {
    let country = country(&map.nation);
    if let Some((at, stop)) = map.near() {
        return near(map, at, stop, (lang, theme));
    }
    let stops = || map.stops.iter().take(MOST_STOPS).enumerate();
    let next = map.next();
    let lamp = next.unwrap_or(map.stops.len().saturating_sub(1));
    let ground = Ground {
        country,
        lamp: middle(lamp, theme),
        stops: stops().map(|(at, _)| middle(at, theme)).collect(),
        reached: next.unwrap_or(map.stops.len()),
        theme,
    };
    let (stars, most) = map.stars();
    let title = Title { country, name: map.name.clone(), stars, most, lang, theme };
    let mut parts: Vec<(Part, i32, i32)> = vec![(ground.into(), 0, 0), (title.into(), 0, 0)];
    for (at, stop) in stops() {
        let (x, y) = corner(at);
        let window = window(at, stop, map, (lang, theme));
        parts.push((window.into(), i32::from(x), i32::from(y)));
    }
    Sheet { width: WIDTH, height: HEIGHT, parts, spots: Vec::new() }
}

/// One mission, as large as the picture.
fn near(map: &CampaignMap, at: usize, stop: &Stop, (lang, theme): (Lang, Theme)) -> Sheet {
    let country = country(&map.nation);
    let ground = Ground { country, lamp: near::LAMP, stops: Vec::new(), reached: 0, theme };
    let (stars, most) = map.stars();
    let title = Title { country, name: map.name.clone(), stars, most, lang, theme };
    let near = Near { window: window(at, stop, map, (lang, theme)), theme };
    let parts: Vec<(Part, i32, i32)> =
        vec![(ground.into(), 0, 0), (title.into(), 0, 0), (near.into(), 0, i32::from(HEAD))];
    Sheet { width: WIDTH, height: HEIGHT, parts, spots: Vec::new() }
}

fn window(at: usize, stop: &Stop, map: &CampaignMap, (lang, theme): (Lang, Theme)) -> Window {
    let card = stop.card.as_ref().and_then(|card| card.shared::<CardDef>());
    Window {
        number: u8::try_from(at + 1).unwrap_or(u8::MAX),
        name: stop.name.clone(),
        card: card.filter(|_| stop.reached != Reached::Locked),
        reached: stop.reached,
        next: map.next() == Some(at),
        chosen: map.chosen == Some(at),
        country: country(&map.nation),
        lang,
        theme,
    }
}

/// The country with this name; the first one for a name that this release does not know.
fn country(nation: &str) -> Country {
    let named = |country: &Country| format!("{country:?}").eq_ignore_ascii_case(nation);
    Country::ALL.into_iter().find(named).unwrap_or(Country::Usa)
}

/// The top left corner of a window's room. The way goes to the right in one row and back in the next.
fn corner(at: usize) -> (u16, u16) {
    let (row, column) = (at / COLUMNS, at % COLUMNS);
    let column = if row % 2 == 0 { column } else { COLUMNS - 1 - column };
    #[expect(clippy::cast_possible_truncation, reason = "a map has few windows")]
    (column as u16 * CELL.0, HEAD + row as u16 * CELL.1)
}

/// The middle of a window on the map.
fn middle(at: usize, theme: Theme) -> (u16, u16) {
    let ((x, y), (dx, dy)) = (corner(at), stop::center(theme));
    (x + dx, y + dy)
}

/// The smallest font of the map.
const fn font(theme: Theme) -> f32 {
    if matches!(theme, Theme::LargeText) { 32.0 } else { 24.0 }
}

/// The name of the campaign, and its stars.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Title {
    country: Country,
    name: Text,
    stars: u16,
    most: u16,
    lang: Lang,
    theme: Theme,
}

impl Piece for Title {
    fn is_even(&self) -> bool {
        true
    }

    fn scene(&self, easel: &mut Easel) -> Scene {
        let (skin, font) = (self.theme.skin(), font(self.theme));
        let mut scene = Scene::new(WIDTH, HEAD);
        let band = Area { h: f32::from(HEAD) - 8.0, ..scene.area() };
        if !self.theme.is_plain() {
            scene.fill(band.path(), NIGHT.alpha(205));
            scene.fill(Area { y: band.bottom(), h: 2.0, ..band }.path(), WHITE.alpha(60));
        }
        let radius = band.h * 0.34;
        mark(&mut scene, (18.0 + radius, band.h / 2.0), radius, self.country, self.theme);
        let count = easel.say_text(self.lang, &Text::new("pic-map-stars").num("n", self.stars).num("most", self.most));
        let style = Style::line(Font::Strong, font, font * 1.25, skin.bright).align(Align::End);
        let count = easel.fit(&count, Area::new(band.right() - 320.0, 0.0, 302.0, band.h), style);
        let left = count.extent.x - font * 0.9;
        scene.fill(star((left, band.h / 2.0), 5, font * 0.66, font * 0.28), skin.bright);
        scene.text(count);
        let words = easel.say_text(self.lang, &Text::new("pic-map-title").text("nation", self.name.clone()));
        let from = 34.0 + radius * 2.0;
        let room = Area::new(from, 0.0, left - font * 1.2 - from, band.h);
        let style = Style::line(Font::Title, font, font * 1.6, skin.ink).align(Align::Start);
        scene.text(easel.fit(&words, room, style));
        scene
    }
}

/// The stars of a mission, those that were not won as outlines.
fn stars(scene: &mut Scene, strip: Area, won: u8, theme: Theme) {
    let (skin, y) = (theme.skin(), strip.center().1);
    let step = strip.w / f32::from(MOST_STARS);
    for at in 0..MOST_STARS {
        let center = (strip.x + step * (f32::from(at) + 0.5), y + 1.0);
        let shape = star(center, 5, step * 0.5, step * 0.21);
        if at < won {
            scene.fill(shape, skin.bright);
        } else {
            scene.stroke(star(center, 5, step * 0.42, step * 0.18), skin.faint, 2.0);
        }
    }
}
