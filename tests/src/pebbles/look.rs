//! The look of the game: the heap, and the number of its pebbles.

use duelhall_engine::kit::Text;
use duelhall_engine::text::Lang;
use duelhall_render::scene::{Area, Scene};
use duelhall_render::text::{Face, Style};
use duelhall_render::{Captions, Drawer, Easel, Part, Piece, Sheet, Theme};

use super::rules::{Pebble, Pebbles, Table};

/// Draws the game.
pub(super) struct Look;

/// A heap of pebbles.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Heap {
    count: u8,
    lang: Lang,
    theme: Theme,
}

impl Piece for Heap {
    fn scene(&self, easel: &mut Easel) -> Scene {
        let skin = self.theme.skin();
        let (ground, ink) = (skin.table[1], skin.ink);
        let mut scene = Scene::new(1_200, 760);
        let area = scene.area();
        scene.fill(area.path(), ground);
        for index in 0..self.count {
            let (column, row) = (f32::from(index % 12), f32::from(index / 12));
            let pebble = Area::new(60.0 + column * 90.0, 30.0 + row * 60.0, 80.0, 50.0);
            scene.fill(pebble.round(25.0), ink);
        }
        let words = easel.say_text(self.lang, &Text::new("pic-pebbles-heap").num("n", self.count));
        let room = Area::new(40.0, 600.0, 1_120.0, 120.0);
        let words = easel.fit(&words, room, Style::line(Face::Title, 48.0, 80.0, ink));
        scene.text(words);
        scene
    }
}

fn sheet(count: u8, lang: Lang, theme: Theme) -> Sheet {
    let parts = vec![(Part::new(Heap { count, lang, theme }), 0, 0)];
    Sheet { width: 1_200, height: 760, parts, spots: Vec::new() }
}

impl Drawer for Look {
    type Game = Pebbles;

    const WORDS: &'static [(Lang, &'static str)] =
        &[(Lang::En, include_str!("en/picture.ftl")), (Lang::Ru, include_str!("ru/picture.ftl"))];

    fn board(&self, table: &Table, captions: &Captions, _easel: &mut Easel) -> Sheet {
        sheet(table.heap, captions.lang, captions.theme)
    }

    fn hand(&self, table: &Table, captions: &Captions, _easel: &mut Easel) -> Sheet {
        sheet(table.heap, captions.lang, captions.theme)
    }

    fn card(&self, _card: &Pebble, lang: Lang, theme: Theme) -> Sheet {
        sheet(1, lang, theme)
    }
}
