//! One mission of a campaign, as large as the picture: a wide window with its art, and its number, its stars and its name.

use duelhall_engine::campaigns::{MOST_STARS, Reached};

use super::stop::Window;
use super::{HEAD, HEIGHT, WIDTH, font, stars};
use crate::art::{Artwork, State};
use crate::easel::Easel;
use crate::scene::{Area, Scene, circle};
use crate::sheet::Piece;
use crate::text::{Face as Font, Style, Wrap};
use crate::theme::{NIGHT, Theme};
use crate::war::art;
use crate::war::look::{WHITE, icon, light};

/// The middle of the window in the picture.
pub(super) const LAMP: (u16, u16) = (WIDTH / 2, 260);
/// The window, from the top left corner of the part.
const PLACE: Area = Area { x: 90.0, y: 10.0, w: 780.0, h: 394.0 };

/// A mission alone.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Near {
    /// The same as the map shows it.
    pub(super) window: Window,
    pub(super) theme: Theme,
}

impl Piece for Near {
    fn is_even(&self) -> bool {
        true
    }

    fn scene(&self, easel: &mut Easel) -> Scene {
        let mut scene = Scene::new(WIDTH, HEIGHT - HEAD);
        let (skin, plain) = (self.theme.skin(), self.theme.is_plain());
        let rim = if self.window.next { skin.bright } else { light(self.window.country, self.theme) };
        if !plain {
            scene.fill(PLACE.shift(0.0, 5.0).inset(-2.0).round(26.0), NIGHT.alpha(120));
        }
        scene.fill(PLACE.inset(-2.0).round(24.0), NIGHT);
        scene.fill(PLACE.round(22.0), rim);
        self.view(&mut scene, PLACE.inset(5.0));
        self.badge(&mut scene, (PLACE.x + 14.0, PLACE.y + 34.0), easel);
        self.strip(&mut scene, easel);
        self.name(&mut scene, easel);
        scene
    }
}

impl Near {
    /// The art behind the window.
    fn view(&self, scene: &mut Scene, place: Area) {
        let shape = place.round(18.0);
        let Some(card) = &self.window.card else { return scene.fill(shape, NIGHT) };
        if self.theme.is_plain() {
            scene.fill(shape, NIGHT.dark(1.0));
            let side = place.h * 0.8;
            let (x, y) = place.center();
            scene.icon(icon(card), Area::new(x - side / 2.0, y - side / 2.0, side, side), WHITE);
            return;
        }
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small size")]
        let artwork = Artwork::new(art::plan(card), (place.w.ceil() as u16, place.h.ceil() as u16), State::Plain);
        scene.clip(shape, |scene| scene.art(artwork, place.x, place.y));
    }

    fn badge(&self, scene: &mut Scene, (x, y): (f32, f32), easel: &mut Easel) {
        let (skin, font) = (self.theme.skin(), font(self.theme));
        let radius = font * 1.4;
        scene.fill(circle((x, y), radius + 3.0), skin.bright);
        scene.fill(circle((x, y), radius), NIGHT);
        let room = Area::new(x - radius, y - radius, radius * 2.0, radius * 2.0).inset(4.0);
        let style = Style::line(Font::Strong, font, font * 1.7, skin.bright);
        scene.text(easel.fit(&self.window.number.to_string(), room, style));
    }

    /// The stars that were won, or the word for the next mission, on the lower edge of the window.
    fn strip(&self, scene: &mut Scene, easel: &mut Easel) {
        let (skin, font) = (self.theme.skin(), font(self.theme));
        let (x, y) = (PLACE.center().0, PLACE.bottom());
        let high = font * 1.8;
        match self.window.reached {
            Reached::Won(won) => {
                let strip = Area::new(x - font * 2.7, y - high * 0.6, font * 5.4, high);
                scene.fill(strip.inset(-2.5).round(high / 2.0 + 2.5), skin.bright);
                scene.fill(strip.round(high / 2.0), NIGHT);
                stars(scene, strip.inset(font * 0.26), won.min(MOST_STARS), self.theme);
            }
            Reached::Open if self.window.next => {
                let words = easel.say(self.window.lang, "map-next");
                let room = Area::new(x - 160.0, y - high * 0.6, 320.0, high);
                let text = easel.fit(&words, room, Style::line(Font::Strong, font, font * 1.4, NIGHT));
                let plate = Area { x: text.extent.x - 22.0, w: text.extent.w + 44.0, ..room };
                scene.fill(plate.inset(-2.5).round(high / 2.0 + 2.5), NIGHT);
                scene.fill(plate.round(high / 2.0), skin.bright);
                scene.text(text);
            }
            Reached::Open | Reached::Locked => {}
        }
    }

    fn name(&self, scene: &mut Scene, easel: &mut Easel) {
        let font = font(self.theme);
        let top = PLACE.bottom() + font * 0.72 + 12.0;
        let room = Area::new(60.0, top, f32::from(WIDTH) - 120.0, scene.area().bottom() - top - 14.0);
        let words = easel.say_text(self.window.lang, &self.window.name);
        let style = Style::line(Font::Title, font, 62.0, WHITE).wrap(Wrap::Lines(2));
        let text = easel.fit(&words, room, style);
        let strip = Area::new(text.extent.x - 24.0, text.extent.y - 14.0, text.extent.w + 48.0, text.extent.h + 28.0);
        scene.fill(strip.round(14.0), if self.theme.is_plain() { NIGHT.dark(1.0) } else { NIGHT.alpha(205) });
        scene.text(text);
    }
}
