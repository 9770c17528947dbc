//! The track of time: three epochs in three lights, thirty ages with three kinds of marks, the last movement and event.

use duelhall_engine::chrono::card::{Epoch, Resource};
use duelhall_engine::chrono::epoch_of;
use duelhall_engine::chrono::table::{Latest, Phase, Table};
use duelhall_engine::kit::{Seat, Text};
use duelhall_engine::text::Lang;
use vello_cpu::kurbo::BezPath;

use super::layout::{Sizes, WIDTH, track};
use crate::art::State;
use crate::board::{Notice, crest, seat_color};
use crate::chrono::art;
use crate::chrono::line::width;
use crate::chrono::look::{EARTH, WHITE, dot, icon, light, mark, sign};
use crate::easel::Easel;
use crate::scene::{Area, Rgba, Scene, circle, polygon, star};
use crate::text::{Align, Face as Font, Style, Wrap};
use crate::theme::{NIGHT, Theme};

/// The width of an age.
const STEP: f32 = 32.0;
/// The colour of a movement.
const FLOW: Rgba = Rgba::hex(0x7f_e8_e0);

/// The first age of an epoch, and the last.
const fn span(epoch: Epoch) -> (u8, u8) {
    match epoch {
        Epoch::One => (1, 15),
        Epoch::Two => (16, 25),
        Epoch::Three => (26, 30),
    }
}

/// The place of an epoch on a track of this height.
fn room(epoch: Epoch, height: u16) -> Area {
    let (first, last) = span(epoch);
    let left = STEP * f32::from(first - 1);
    Area::new(left, 0.0, STEP * f32::from(last) - left, height.into())
}

/// Whether the track has room for two lines of words.
fn is_roomy(height: u16) -> bool {
    height >= track(false)
}

/// The three epochs: the present one is lit, and the others say how many ages away they are.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct View {
    pub(super) age: u8,
    /// Whether something is told in the place beside the present epoch.
    pub(super) told: bool,
    pub(super) height: u16,
    pub(super) lang: Lang,
    pub(super) theme: Theme,
}

impl View {
    pub(super) fn scene(&self, easel: &mut Easel) -> Scene {
        let mut scene = Scene::new(WIDTH, self.height);
        let now = epoch_of(self.age);
        for epoch in Epoch::ALL {
            let area = room(epoch, self.height);
            self.ground(&mut scene, area, epoch, epoch == now, easel);
            self.title(&mut scene, area, epoch, epoch == now, easel);
        }
        let (rim, core) = if self.theme.is_plain() { (WHITE, WHITE) } else { (NIGHT, Rgba::hex(0xff_f0_d2)) };
        for x in [15.0, 25.0].map(|age| age * STEP) {
            scene.fill(Area::new(x - 3.0, 0.0, 6.0, self.height.into()).path(), rim);
            scene.fill(Area::new(x - 1.0, 0.0, 2.0, self.height.into()).path(), core);
        }
        for y in [0.0, f32::from(self.height) - 5.0] {
            scene.fill(Area::new(0.0, y, WIDTH.into(), 5.0).path(), rim);
            scene.fill(Area::new(0.0, y + 1.5, WIDTH.into(), 2.0).path(), core);
        }
        scene
    }

    fn ground(&self, scene: &mut Scene, area: Area, epoch: Epoch, lit: bool, easel: &mut Easel) {
        if self.theme.is_plain() {
            scene.fill(area.path(), if lit { Rgba::hex(0x33_33_33) } else { Rgba::hex(0) });
            return;
        }
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "whole pixels")]
        let size = (area.w as u16, self.height);
        let state = if lit { State::Plain } else { State::Ground };
        let sprite = easel.art(&art::epoch(epoch), size, state);
        scene.picture(sprite, area.x, area.y);
        scene.fill(area.path(), if lit { NIGHT.alpha(30) } else { NIGHT.alpha(120) });
        // The marks of the ages lie on darkness.
        let band = Area { y: self.dots() - 22.0, h: area.bottom() - self.dots() + 22.0, ..area };
        scene.fill(band.path(), NIGHT.alpha(if lit { 130 } else { 90 }));
    }

    fn dots(&self) -> f32 {
        dots(self.height)
    }

    /// The mark and the name of an epoch; of the others also how far they are.
    fn title(&self, scene: &mut Scene, area: Area, epoch: Epoch, lit: bool, easel: &mut Easel) {
        let (skin, sizes) = (self.theme.skin(), Sizes::of(self.theme));
        let radius = sizes.tab * 0.5;
        let y = 8.0 + radius * 1.15;
        let center = (area.x + 10.0 + radius * 1.2, y);
        mark(scene, center, radius, epoch, lit, self.theme);
        let left = center.0 + radius * 1.25 + 7.0;
        let (first, last) = span(epoch);
        let far = match (first.saturating_sub(self.age), self.age.saturating_sub(last)) {
            (0, 0) => None,
            (0, back) => Some(format!("−{back}")),
            (ahead, _) => Some(format!("+{ahead}")),
        };
        let chip = far.map(|far| {
            let wide = width(&far, sizes.font) + 12.0;
            (far, Area::new(area.right() - 8.0 - wide, y - sizes.tab / 2.0, wide, sizes.tab))
        });
        let right = chip.as_ref().map_or(area.right() - 8.0, |(_, chip)| chip.x - 4.0);
        if let Some((far, chip)) = chip {
            scene.zone("chip", chip);
            scene.fill(chip.round(9.0), light(epoch, self.theme));
            scene.fill(chip.inset(2.0).round(7.0), NIGHT);
            let style = Style::line(Font::Strong, sizes.font, sizes.font, skin.ink);
            scene.text(easel.fit(&far, chip.inset(2.0), style));
        }
        let words = easel.say_text(self.lang, &Text::new("pic-chrono-epoch").num("n", epoch.index() as i64 + 1));
        let ink = if lit { WHITE } else { Rgba::hex(0xd6_d8_f0) };
        let style =
            Style::line(Font::Title, sizes.font, sizes.font * 1.16, ink).align(Align::Start).outline(NIGHT, 5.0);
        let wide = (right - left).min(sizes.font * 5.4);
        let taken = self.told && !is_roomy(self.height) && epoch == telling(epoch_of(self.age));
        if wide > sizes.font && !taken {
            let words = easel.fit(&words, Area::new(left, y - 20.0, wide, 40.0), style);
            if !words.cut {
                scene.text(words);
            }
        }
    }
}

/// The epoch in whose place something is told, next to the present one: time moves there without covering the words.
const fn telling(now: Epoch) -> Epoch {
    match now {
        Epoch::One => Epoch::Two,
        Epoch::Two | Epoch::Three => Epoch::One,
    }
}

/// The height of the middle of the marks.
fn dots(height: u16) -> f32 {
    f32::from(height) - if is_roomy(height) { 32.0 } else { 29.0 }
}

/// The thirty ages, of which the present one is a sun, and the last movement.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Ages {
    pub(super) age: u8,
    pub(super) moved: Option<(u8, u8)>,
    pub(super) height: u16,
    pub(super) theme: Theme,
}

impl Ages {
    pub(super) fn scene(&self, easel: &mut Easel) -> Scene {
        let sizes = Sizes::of(self.theme);
        let mut scene = Scene::new(WIDTH, self.height);
        let y = dots(self.height);
        let x = |age: u8| STEP * (f32::from(age) - 0.5);
        for age in (1..=30).filter(|age| *age != self.age) {
            let epoch = epoch_of(age);
            let light = light(epoch, self.theme);
            let place = (x(age), y);
            scene.fill(dot(place, 10.5, epoch), NIGHT);
            scene.fill(dot(place, 8.5, epoch), light);
            // The past is hollow.
            if age < self.age {
                scene.fill(dot(place, 5.6, epoch), light.mix(NIGHT, 0.78));
            }
        }
        if let Some((from, to)) = self.moved.filter(|(from, to)| from != to) {
            arc(&mut scene, (x(from), x(to)), y - 19.0, if is_roomy(self.height) { 26.0 } else { 18.0 }, self.theme);
        }
        let here = (x(self.age).clamp(26.0, f32::from(WIDTH) - 26.0), y);
        let radius = if sizes.font > 30.0 { 25.0 } else { 20.0 };
        if self.theme.is_plain() {
            scene.fill(circle(here, radius + 3.0), NIGHT);
        } else {
            scene.fill(star(here, 12, radius + 10.0, radius + 2.0), Rgba::hex(0x7a_30_08));
            scene.fill(star(here, 12, radius + 7.5, radius + 1.0), Rgba::hex(0xff_e0_8a));
        }
        scene.fill(circle(here, radius), Rgba::hex(0x7a_30_08));
        scene.fill(circle(here, radius - 2.5), if self.theme.is_plain() { WHITE } else { Rgba::hex(0xff_f4_b8) });
        let place = Area::new(here.0 - radius, here.1 - radius, 2.0 * radius, 2.0 * radius);
        scene.zone("age", place);
        let style = Style::line(Font::Strong, sizes.font, sizes.font * 1.2, EARTH);
        scene.text(easel.fit(&self.age.to_string(), place.inset(1.5), style));
        scene
    }
}

/// An arrow from one age to another.
fn arc(scene: &mut Scene, (from, to): (f32, f32), y: f32, most: f32, theme: Theme) {
    let ahead = if to > from { 1.0 } else { -1.0 };
    let end = to - ahead * 14.0;
    let from = from - ahead * 8.0;
    let rise = ((to - from).abs() * 0.4).clamp(14.0, most);
    let mut path = BezPath::new();
    path.move_to((f64::from(from), f64::from(y)));
    path.quad_to(
        (f64::from(f32::midpoint(from, end)), f64::from(y - 2.0 * rise)),
        (f64::from(end), f64::from(y - 10.0)),
    );
    let color = if theme.is_plain() { WHITE } else { FLOW };
    scene.stroke(path.clone(), NIGHT, 11.0);
    let head = |reach: f32| {
        polygon([
            (end + ahead * (12.0 + reach), y + 4.0 + reach),
            (end - ahead * (9.0 + reach), y - 2.0 + reach * 0.4),
            (end + ahead * (6.0 + reach), y - 21.0 - reach),
        ])
    };
    scene.fill(head(3.0), NIGHT);
    scene.stroke(path, color, 6.0);
    scene.fill(head(0.0), color);
}

/// What happened last, how the match ended, or what it waits for before the first turn.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Event {
    /// A player did something, and this came of it.
    Done { latest: Latest, size: (u16, u16), lang: Lang, theme: Theme },
    /// Words: a title and more, if there is room.
    Words { icon: &'static str, title: Text, hint: Text, seat: Option<u8>, size: (u16, u16), lang: Lang, theme: Theme },
}

impl Event {
    /// What is told on a track of this height, with its place.
    pub(super) fn of(
        table: &Table,
        names: &[String; 2],
        height: u16,
        lang: Lang,
        theme: Theme,
    ) -> Option<(Self, u16, u16)> {
        let roomy = is_roomy(height);
        let place = room(telling(epoch_of(table.age)), height);
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "whole pixels")]
        let (left, wide) = (place.x as u16, place.w as u16);
        // A plate below the marks of the epochs has room over both that are still to come.
        let wide = if roomy && epoch_of(table.age) == Epoch::One { WIDTH - left } else { wide };
        let (x, y, size) = if roomy {
            (left + 10, 48, (wide.min(460) - 20, 62))
        } else {
            // Between the mark of the epoch and its distance.
            let (before, after) = if Sizes::of(theme).font > 30.0 { (58, 84) } else { (48, 66) };
            (left + before, 5, (wide - before - after, 36))
        };
        let words = |icon, title, hint, seat| Self::Words { icon, title, hint, seat, size, lang, theme };
        let event = if let Some(outcome) = table.outcome {
            let names: Vec<String> =
                outcome.winners.iter().filter_map(|seat| names.get(seat.index()).cloned()).collect();
            let own = match outcome.reason.name() {
                "time" => "pic-chrono-reason-time",
                "endless" => "pic-chrono-reason-endless",
                "together" => "pic-chrono-reason-together",
                _ => "pic-chrono-reason-life",
            };
            let Notice { icon, title, hint, seat, .. } = Notice::end(outcome, &names, own, 0, lang, theme);
            words(icon, title, hint, seat)
        } else if let Some(latest) = &table.latest {
            Self::Done { latest: latest.clone(), size, lang, theme }
        } else {
            let (icon, key) = match table.phase {
                Phase::ChooseFirst => ("ui-coin-flip", "choose"),
                Phase::Mulligan => ("ui-swap", "mulligan"),
                _ if table.turns < 3 => ("ui-time", "first"),
                _ => return None,
            };
            let [title, hint] = ["title", "hint"].map(|part| Text::new(format!("pic-chrono-{key}-{part}")));
            words(icon, title, hint, None)
        };
        Some((event, x, y))
    }

    pub(super) fn scene(&self, easel: &mut Easel) -> Scene {
        match self {
            Self::Done { latest, size, lang, theme } => done(latest, *size, *lang, *theme, easel),
            Self::Words { icon, title, hint, seat, size, lang, theme } => {
                let text = [title, hint].map(|text| easel.say_text(*lang, text));
                words(icon, text, seat.map(Seat), *size, *theme, easel)
            }
        }
    }
}

/// A dark plate with an edge.
fn plate(scene: &mut Scene, edge: Rgba, theme: Theme) {
    let area = scene.area();
    scene.zone("event", area);
    scene.fill(area.round(10.0), edge);
    scene.fill(area.inset(2.0).round(8.0), if theme.is_plain() { NIGHT } else { Rgba::hex(0x14_14_30) });
}

fn done(latest: &Latest, size: (u16, u16), lang: Lang, theme: Theme, easel: &mut Easel) -> Scene {
    let seat = latest.seat;
    let (skin, font) = (theme.skin(), Sizes::of(theme).font);
    let mut scene = Scene::new(size.0, size.1);
    let area = scene.area();
    plate(&mut scene, seat_color(seat, theme), theme);
    let side = area.h - 12.0;
    crest(&mut scene, Area::new(6.0, 6.0, side, side).inset((side - 30.0).max(0.0) / 2.0), seat, theme);
    let left = 6.0 + side.min(34.0) + if side > 34.0 { 10.0 } else { 4.0 };
    // In one line the name needs the room of the picture, and the track shows the movement.
    let one_line = area.h < 2.1 * font;
    let moved = if one_line { 0 } else { latest.moved };
    let thumb = Area::new(left, 5.0, ((area.h - 10.0) * 1.45).round(), area.h - 10.0);
    let thumb = if one_line { Area { w: 0.0, ..thumb } } else { thumb };
    match (&latest.card, one_line) {
        (_, true) => {}
        (None, _) => scene.icon(sign(Resource::Attack), thumb.square(), skin.ink),
        (Some(card), _) if theme.is_plain() => scene.icon(icon(card), thumb.square(), WHITE),
        (Some(card), _) => {
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small size")]
            let sprite = easel.art(&art::plan(card), (thumb.w as u16, thumb.h as u16), State::Plain);
            scene.clip(thumb.round(6.0), |scene| scene.picture(sprite, thumb.x, thumb.y));
        }
    }
    // What came of it, from the right: the life of both sides, and time.
    let mut right = area.right() - 8.0;
    let flow = if theme.is_plain() { WHITE } else { FLOW };
    let way = if moved < 0 { "ui-past" } else { "ui-future" };
    let lives =
        [Seat::SECOND, Seat::FIRST].map(|seat| (sign(Resource::Life), latest.life[seat], seat_color(seat, theme)));
    for (icon, n, color) in lives.into_iter().chain([(way, moved.into(), flow)]).filter(|(_, n, _)| *n != 0) {
        let words = format!("{}{}", if n < 0 { '−' } else { '+' }, n.unsigned_abs());
        let wide = width(&words, font * 1.1);
        let digits = Area::new(right - wide, 3.0, wide, area.h - 6.0);
        scene.text(easel.fit(&words, digits, Style::line(Font::Strong, font, font * 1.1, color)));
        let side = font * 1.05;
        scene.icon(icon, Area::new(digits.x - side - 3.0, area.center().1 - side / 2.0, side, side), color);
        right = digits.x - side - 8.0;
    }
    let name = match &latest.card {
        Some(card) => easel.words().card_name(lang, card),
        None => easel.say_text(lang, &Text::new("pic-chrono-attack")),
    };
    let room = Area::new(thumb.right() + 8.0, 2.0, right - thumb.right() - 10.0, area.h - 4.0);
    let style = Style::line(Font::Title, font, font * 1.2, skin.ink).align(Align::Start);
    let one = easel.fit(&name, room, style);
    let text = if !one.cut {
        one
    } else if !one_line {
        easel.fit(&name, room, style.wrap(Wrap::Lines(2)).cuttable())
    } else {
        easel.fit(&name, room, Style { face: Font::Strong, max: font, ..style }.cuttable())
    };
    scene.text(text);
    scene
}

/// Words on a plate: the title, and the other words below it if there is room.
fn words(
    icon: &str,
    [title, hint]: [String; 2],
    seat: Option<Seat>,
    size: (u16, u16),
    theme: Theme,
    easel: &mut Easel,
) -> Scene {
    let (skin, font) = (theme.skin(), Sizes::of(theme).font);
    let mut scene = Scene::new(size.0, size.1);
    let area = scene.area();
    let color = seat.map_or(skin.faint, |seat| seat_color(seat, theme));
    plate(&mut scene, color, theme);
    let side = (area.h - 12.0).min(48.0);
    scene.icon(icon, Area::new(9.0, (area.h - side) / 2.0, side, side), color);
    let left = 9.0 + side + 8.0;
    let two = area.h > 2.2 * font;
    let room = |y: f32, h: f32| Area::new(left, y, area.w - left - 8.0, h);
    let style = Style::line(Font::Title, font, font * 1.2, WHITE).align(Align::Start).cuttable();
    let half = area.h / 2.0;
    scene.text(easel.fit(&title, if two { room(2.0, half) } else { room(2.0, area.h - 4.0) }, style));
    if two {
        let style = Style { face: Font::Body, max: font, color: skin.faint, ..style };
        scene.text(easel.fit(&hint, room(half - 1.0, half - 2.0), style));
    }
    scene
}
