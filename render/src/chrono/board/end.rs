//! The end of a match in the place of the track of time: the winner in the light, the last blow, and who fell.

use std::sync::Arc;

use duelhall_engine::chrono::card::{CardDef, Resource};
use duelhall_engine::chrono::table::Table;
use duelhall_engine::kit::{Seat, Text};
use duelhall_engine::text::Lang;

use super::layout::{Sizes, WIDTH};
use super::track::is_roomy;
use crate::art::{Artwork, State};
use crate::board::{Notice, seat_color};
use crate::chrono::art;
use crate::chrono::look::{WHITE, icon, sign, tint};
use crate::digits::width;
use crate::easel::Easel;
use crate::scene::{Area, Rgba, Scene, polygon};
use crate::text::{Align, Face as Font, Style, Wrap};
use crate::theme::{NIGHT, Theme};

/// The ground between the heroes.
const DEEP: Rgba = Rgba::hex(0x14_10_2e);

/// What took the last life: a card, or an attack, and how much it was.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Blow {
    card: Option<Arc<CardDef>>,
    seat: u8,
    taken: u16,
}

/// The end of a match.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct End {
    /// The heroes of both seats, the winner's first, with whether each of them has fallen.
    heroes: [(u8, Arc<CardDef>, bool); 2],
    won: bool,
    icon: &'static str,
    title: Text,
    hint: Text,
    blow: Option<Blow>,
    height: u16,
    lang: Lang,
    theme: Theme,
}

impl End {
    /// The end of a match on a track of this height; nothing while it goes on.
    pub(super) fn of(table: &Table, names: &[String; 2], height: u16, lang: Lang, theme: Theme) -> Option<Self> {
        let outcome = table.outcome?;
        let winner = outcome.winners.iter().next();
        let own = match outcome.reason.name() {
            "time" => "pic-chrono-reason-time",
            "endless" => "pic-chrono-reason-endless",
            "together" => "pic-chrono-reason-together",
            _ => "pic-chrono-reason-life",
        };
        let told: Vec<String> = outcome.winners.iter().filter_map(|seat| names.get(seat.index()).cloned()).collect();
        let Notice { icon, title, hint, .. } = Notice::end(outcome, &told, own, 0, lang, theme);
        let first = winner.unwrap_or(Seat::FIRST);
        let heroes = [first, first.other()].map(|seat| {
            let lost = winner.is_some_and(|winner| winner != seat) || table.sides[seat].life <= 0;
            (seat.0, table.sides[seat].hero.clone(), lost && winner != Some(seat))
        });
        let other = first.other();
        // Whoever resigns with little life was not struck down.
        let latest =
            table.latest.as_ref().filter(|_| winner.is_some() && hint.key == own && table.sides[other].life <= 0);
        let blow = latest.filter(|latest| latest.life[other] < 0).map(|latest| Blow {
            card: latest.card.clone(),
            seat: latest.seat.0,
            taken: latest.life[other].unsigned_abs(),
        });
        Some(Self { heroes, won: winner.is_some(), icon, title, hint, blow, height, lang, theme })
    }

    pub(super) fn scene(&self, easel: &mut Easel) -> Scene {
        let mut scene = Scene::new(WIDTH, self.height);
        let area = scene.area();
        let high = f32::from(self.height);
        let skin = self.theme.skin();
        scene.fill(area.path(), if self.theme.is_plain() { NIGHT } else { DEEP });
        let wide = if is_roomy(self.height) { 250.0 } else { 160.0 };
        let places = [Area::new(0.0, 0.0, wide, high), Area::new(area.w - wide, 0.0, wide, high)];
        let color = if self.won { seat_color(Seat(self.heroes[0].0), self.theme) } else { skin.faint };
        // A beam from the winner on whoever fell.
        if self.won && !self.theme.is_plain() {
            let y = high / 2.0;
            for (spread, share) in [(1.0, 30), (0.62, 34), (0.3, 40)] {
                let (near, far) = (high * 0.06, high * 0.62 * spread);
                let beam = [(wide, y - near), (area.w - wide, y - far), (area.w - wide, y + far), (wide, y + near)];
                scene.fill(polygon(beam), color.alpha(share));
            }
        }
        for ((seat, hero, fallen), place) in self.heroes.iter().zip(places) {
            self.hero(&mut scene, hero, Seat(*seat), *fallen, place);
        }
        for y in [0.0, high - 5.0] {
            scene.fill(Area::new(0.0, y, area.w, 5.0).path(), NIGHT);
            scene.fill(Area::new(0.0, y + 1.0, area.w, 3.0).path(), color);
        }
        self.words(&mut scene, Area::new(wide + 12.0, 7.0, area.w - 2.0 * wide - 24.0, high - 14.0), color, easel);
        scene
    }

    fn hero(&self, scene: &mut Scene, hero: &CardDef, seat: Seat, fallen: bool, place: Area) {
        let color = seat_color(seat, self.theme);
        if self.theme.is_plain() {
            let side = place.h * 0.8;
            let (x, y) = place.center();
            let sign = if fallen { "ui-grave" } else { icon(hero) };
            scene.icon(sign, Area::new(x - side / 2.0, y - side / 2.0, side, side), WHITE);
        } else {
            let state = if fallen { State::Fallen } else { State::Plain };
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small size")]
            let artwork = Artwork::new(art::plan(hero), (place.w as u16, place.h as u16), state);
            scene.art(artwork, place.x, place.y);
        }
        let edge = if place.x < 1.0 { place.right() - 4.0 } else { place.x };
        scene.fill(Area::new(edge, 0.0, 4.0, place.h).path(), if fallen { color.mix(NIGHT, 0.5) } else { color });
    }

    /// Who won, why, and the last blow.
    fn words(&self, scene: &mut Scene, area: Area, color: Rgba, easel: &mut Easel) {
        let (skin, font) = (self.theme.skin(), Sizes::of(self.theme).font);
        let (line, blow) = (blow_height(font) - 4.0, if self.blow.is_some() { blow_height(font) } else { 0.0 });
        // A low track has no room for the reason beside a blow, which tells it.
        let reason = if blow > 0.0 && area.h - blow - line < font * 1.5 { 0.0 } else { line };
        let top = area.h - blow - reason;
        let side = (top * 0.8).min(52.0);
        let room = Area::new(area.x + side + 8.0, area.y, area.w - side - 8.0, top);
        let title = easel.say_text(self.lang, &self.title);
        let style = Style::line(Font::Title, font, font * 1.6, WHITE).outline(NIGHT, 5.0);
        let one = easel.fit(&title, room, style);
        let words = match one.cut {
            true if top >= font * 2.4 => {
                easel.fit(&title, room, Style { max: font * 1.2, ..style }.wrap(Wrap::Lines(2)).cuttable())
            }
            true => easel.fit(&title, room, style.cuttable()),
            false => one,
        };
        let sign = Area::new(words.extent.x - side - 8.0, area.y + (top - side) / 2.0, side, side);
        scene.icon_raised(self.icon, sign, color, 2.0, NIGHT);
        scene.text(words);
        if reason > 0.0 {
            let style = Style::line(Font::Strong, font, font * 1.1, skin.ink).outline(NIGHT, 4.0).cuttable();
            let hint = easel.say_text(self.lang, &self.hint);
            scene.text(easel.fit(&hint, Area { y: area.y + top, h: reason, ..area }, style));
        }
        if let Some(blow) = &self.blow {
            self.blow(scene, Area { y: area.bottom() - blow_height(font), h: blow_height(font), ..area }, blow, easel);
        }
    }

    /// The last blow: its picture, its name, and how much life it took.
    fn blow(&self, scene: &mut Scene, area: Area, blow: &Blow, easel: &mut Easel) {
        let (skin, font) = (self.theme.skin(), Sizes::of(self.theme).font);
        let color = seat_color(Seat(blow.seat), self.theme);
        scene.zone("blow", area);
        scene.fill(area.round(9.0), color);
        scene.fill(area.inset(2.0).round(7.0), NIGHT);
        let inner = area.inset(3.0);
        let thumb = Area::new(inner.x + 2.0, inner.y, (inner.h * 1.6).round(), inner.h);
        match &blow.card {
            None => scene.icon(sign(Resource::Attack), thumb.square(), skin.ink),
            Some(card) if self.theme.is_plain() => scene.icon(icon(card), thumb.square(), WHITE),
            Some(card) => {
                #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small size")]
                let size = (thumb.w.ceil() as u16, thumb.h.ceil() as u16);
                let artwork = Artwork::new(art::plan(card), size, State::Plain);
                scene.clip(thumb.round(5.0), |scene| scene.art(artwork, thumb.x, thumb.y));
            }
        }
        let taken = format!("−{}", blow.taken);
        let wide = width(&taken, font * 1.1);
        let digits = Area::new(inner.right() - wide - 3.0, inner.y, wide, inner.h);
        let red = tint(Resource::Life, false, self.theme);
        scene.text(easel.fit(&taken, digits, Style::line(Font::Strong, font, font * 1.1, red)));
        let side = font;
        let heart = Area::new(digits.x - side - 3.0, inner.center().1 - side / 2.0, side, side);
        scene.icon(sign(Resource::Life), heart, red);
        let name = match &blow.card {
            Some(card) => easel.words().card_name(self.lang, card),
            None => easel.say_text(self.lang, &Text::new("pic-chrono-attack")),
        };
        let room = Area::new(thumb.right() + 6.0, inner.y, heart.x - thumb.right() - 12.0, inner.h);
        let style = Style::line(Font::Title, font, font * 1.1, skin.ink).align(Align::Start);
        let title = easel.fit(&name, room, style);
        let condensed = Style { face: Font::Strong, max: font, ..style }.cuttable();
        scene.text(if title.cut { easel.fit(&name, room, condensed) } else { title });
    }
}

/// The height of the line with the last blow.
fn blow_height(font: f32) -> f32 {
    (font * 1.3).round() + 4.0
}
