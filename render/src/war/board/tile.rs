//! A unit: its number, its type, its art, its name, attack and defense, and its state.

use std::sync::Arc;

use duelhall_engine::kit::Seat;
use duelhall_engine::kit::art::{Front, Weather};
use duelhall_engine::text::Lang;
use duelhall_engine::war::card::CardDef;
use duelhall_engine::war::table::PermView;
use vello_cpu::kurbo::BezPath;

use super::layout::Sizes;
use super::{chip, tab};
use crate::art::{Artwork, State};
use crate::board::seat_color;
use crate::easel::Easel;
use crate::scene::{Area, Rgba, Scene, polygon};
use crate::sheet::Piece;
use crate::text::{Align, Face as Font, Style, TextBox};
use crate::theme::{NIGHT, Theme};
use crate::war::art;
use crate::war::look::{WHITE, badge, icon, light, mark, paper, width};
use crate::war::plate::{Ink, Plate};

/// A unit on the battlefield.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Tile {
    card: Arc<CardDef>,
    number: u16,
    attack: i8,
    defense: i8,
    damage: u8,
    used: bool,
    fresh: bool,
    ammo: u8,
    /// Its part in a combat, where that is not shown by its place.
    role: Option<Role>,
    /// The colonel that it guards.
    guards: Option<u16>,
    /// The number of medals that it wears.
    medals: u8,
    offered: bool,
    seat: u8,
    size: (u16, u16),
    lang: Lang,
    theme: Theme,
}

/// A part in a combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Role {
    Attacks,
    /// It attacks and was blocked.
    Stopped,
    /// It blocks the attacker of this number.
    Blocks(u16),
}

/// The corner of a card.
const CORNER: f32 = 11.0;

/// A picture that is lower than this shows no weather and nothing in its corners: with many of them the file would be large.
const LOW: u16 = 84;

/// A sign that is lower than this says nothing.
const LEAST_SIGN: f32 = 12.0;

impl Piece for Tile {
    fn is_even(&self) -> bool {
        true
    }

    fn scene(&self, easel: &mut Easel) -> Scene {
        self.drawn(easel)
    }
}

impl Tile {
    pub(super) fn of(perm: &PermView, seat: Seat, size: (u16, u16), lang: Lang, theme: Theme) -> Self {
        Self {
            card: perm.card.clone(),
            number: perm.number,
            attack: perm.attack,
            defense: perm.defense,
            damage: perm.damage,
            // An attacker is used by its attack, which its place shows.
            used: perm.used && !perm.attacks,
            fresh: perm.fresh,
            ammo: perm.ammo,
            role: None,
            guards: perm.with,
            medals: 0,
            offered: perm.offered,
            seat: seat.0,
            size,
            lang,
            theme,
        }
    }

    /// The same with its part in a combat.
    pub(super) fn with_role(self, role: Option<Role>) -> Self {
        Self { role, ..self }
    }

    /// The same with so many medals.
    pub(super) fn with_medals(self, medals: u8) -> Self {
        Self { medals, ..self }
    }

    fn sizes(&self) -> Sizes {
        Sizes::of(self.theme)
    }

    fn drawn(&self, easel: &mut Easel) -> Scene {
        let skin = self.theme.skin();
        let mut scene = Scene::new(self.size.0, self.size.1);
        let area = scene.area();
        let color = seat_color(Seat(self.seat), self.theme);
        let edge = if self.offered { skin.bright } else { color.mix(NIGHT, if self.used { 0.5 } else { 0.15 }) };
        scene.fill(area.round(CORNER), edge);
        let inner = area.inset(if self.offered { 4.0 } else { 2.5 });
        if self.size.1 >= self.sizes().least[1] {
            self.whole(&mut scene, inner, easel);
        } else {
            self.line(&mut scene, inner, easel);
        }
        scene
    }

    fn art(&self, scene: &mut Scene, area: Area) {
        if self.theme.is_plain() {
            scene.fill(area.path(), NIGHT);
            let side = area.h.min(area.w) * 0.8;
            let (x, y) = area.center();
            let faded = if self.used { 120 } else { 255 };
            scene.icon(icon(&self.card), Area::new(x - side / 2.0, y - side / 2.0, side, side), WHITE.alpha(faded));
            return;
        }
        let state = if self.used { State::Resting } else { State::Plain };
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small size")]
        let size = (area.w.ceil() as u16, area.h.ceil() as u16);
        let mut plan = art::plan(&self.card);
        if size.1 < LOW {
            (plan.weather, plan.front) = (Weather::Clear, Front::None);
        }
        let artwork = Artwork::new(plan, size, state);
        scene.art(artwork, area.x, area.y);
    }

    /// A unit with art: the name below it, plates in its lower corners.
    fn whole(&self, scene: &mut Scene, inner: Area, easel: &mut Easel) {
        let sizes = self.sizes();
        let roomy = inner.w >= f32::from(sizes.named);
        let (name, band) = match roomy {
            true => {
                let (name, lines) = self.name(Area::new(inner.x + 2.0, 3.0, inner.w - 4.0, 0.0), inner.h, easel);
                (Some(name), sizes.name[lines - 1])
            }
            false => (None, 6.0),
        };
        let art = Area { h: inner.h - band, ..inner };
        let dark = paper(self.card.country, self.theme);
        scene.clip(inner.round(CORNER - 2.0), |scene| {
            self.art(scene, art);
            let ground = Area { y: art.bottom(), h: band, ..inner };
            scene.fill(ground.path(), dark);
            scene.fill(Area { h: 2.0, ..ground }.path(), light(self.card.country, self.theme).mix(dark, 0.35));
        });
        if let Some(name) = name {
            scene.text(name.moved(0.0, art.bottom()));
        }
        let tab = tab(scene, (0.0, 0.0), sizes.tab, self.number, self.offered, self.theme, easel);
        let side = sizes.tab;
        let right = f32::from(self.size.0);
        let sign = Area::new(right - side, 0.0, side, side);
        if tab.right() <= sign.x {
            badge(scene, sign, self.card.kind, self.theme);
        }
        let flag = Area::new(sign.x - side, 0.0, side, side);
        if tab.right() + 2.0 <= flag.x {
            self.flag(scene, flag);
        }
        let top = self.plates(scene, art, easel);
        self.states(scene, Area::new(inner.x, tab.bottom() + 1.0, inner.w, top - tab.bottom() - 2.0), easel);
    }

    fn flag(&self, scene: &mut Scene, area: Area) {
        mark(scene, area.center(), area.h * 0.36, self.card.country, self.theme);
    }

    /// Attack and defense over the lower corners of the art, and damage between them; returns their top.
    fn plates(&self, scene: &mut Scene, art: Area, easel: &mut Easel) -> f32 {
        let sizes = self.sizes();
        let roomy = art.h > 110.0 && art.w > 120.0;
        let (high, ink) =
            (if roomy { sizes.plate * 1.2 } else { sizes.plate }, Ink { faded: self.used, theme: self.theme });
        let (attack, defense) = (self.attack.to_string(), self.left().to_string());
        let wide = |words: &str| (width(words, sizes.font * 1.1) + high * 0.34).max(high * 1.05);
        let y = art.bottom() - high - 1.0;
        let left = Area::new(2.5, y, wide(&attack), high);
        let right = wide(&defense);
        let right = Area::new(f32::from(self.size.0) - 2.5 - right, y, right, high);
        Plate::Attack.draw(scene, left, &attack, sizes.font, ink, easel);
        let plate = if self.damage > 0 { Plate::Hurt } else { Plate::Defense };
        plate.draw(scene, right, &defense, sizes.font, ink, easel);
        if self.damage == 0 {
            return y;
        }
        let words = format!("−{}", self.damage);
        let wide = width(&words, sizes.font) + 8.0;
        // Between the plates if there is room, otherwise above the defense.
        let place = match right.x - left.right() >= wide + 8.0 {
            true => Area::new(right.x - wide - 4.0, y + 2.0, wide, high - 4.0),
            false => Area::new(f32::from(self.size.0) - wide - 3.0, y - high - 1.0, wide, high - 4.0),
        };
        self.damage(scene, place, &words, easel);
        y.min(place.y)
    }

    /// The defense that damage has left.
    fn left(&self) -> i16 {
        (i16::from(self.defense) - i16::from(self.damage)).max(0)
    }

    /// The damage of this turn, on red with a ragged edge.
    fn damage(&self, scene: &mut Scene, area: Area, words: &str, easel: &mut Easel) {
        let font = self.sizes().font;
        scene.zone("damage", area);
        scene.fill(ragged(area.inset(-1.5)), WHITE);
        scene.fill(ragged(area.inset(0.5)), self.theme.skin().bad);
        scene.text(easel.fit(words, area.inset(1.0), Style::line(Font::Strong, font, font * 1.1, WHITE)));
    }

    /// The name, laid out from the top, and the number of its lines.
    fn name(&self, room: Area, high: f32, easel: &mut Easel) -> (TextBox, usize) {
        let sizes = self.sizes();
        let name = easel.words().card_name(self.lang, &self.card);
        let style = Style::line(Font::Title, sizes.font, sizes.font * 1.12, self.theme.skin().ink);
        // A low tile has room for one line only, and one that is not tall for two. States matter more than a whole name.
        let states = if self.marks().is_empty() { 0.0 } else { sizes.tab + 5.0 };
        let heights = sizes.name.into_iter().enumerate().filter(|(at, band)| {
            *at == 0 || high - band >= sizes.tab + sizes.plate + f32::max(states, if *at == 1 { 8.0 } else { 40.0 })
        });
        let heights: Vec<f32> = heights.map(|(at, band)| if at == 0 { band - 5.0 } else { band - 10.0 }).collect();
        let (text, lines) = crate::board::name::fit(&name, room, &heights, style, easel);
        // The plates reach a little over the edge of the art.
        (text.moved(0.0, if lines > 1 { 4.0 } else { 0.0 }), lines)
    }

    /// A unit in two lines: its number, type and name, and below them its plates and states.
    fn line(&self, scene: &mut Scene, inner: Area, easel: &mut Easel) {
        let sizes = self.sizes();
        let dark = paper(self.card.country, self.theme);
        let ground = if self.used { dark.dark(0.3) } else { dark.light(0.08) };
        scene.fill(inner.round(CORNER - 2.0), ground);
        let tab = tab(scene, (0.0, 0.0), sizes.tab, self.number, self.offered, self.theme, easel);
        let side = sizes.tab;
        let mut left = tab.right() + 2.0;
        if left + side <= inner.right() {
            badge(scene, Area::new(left, 0.0, side, side), self.card.kind, self.theme);
            left += side + 2.0;
        }
        let room = Area::new(left, inner.y, inner.right() - left - 2.0, sizes.tab);
        // Whom it blocks matters more than its name.
        let (marks, told) = (self.marks(), usize::from(self.role.is_some()));
        if self.role.is_some() {
            self.row(scene, Area { y: 0.0, ..room }, &marks[..1], easel);
        } else if room.w >= sizes.font * 2.4 {
            let name = easel.words().card_name(self.lang, &self.card);
            let style = Style::line(Font::Strong, sizes.font, sizes.font, self.theme.skin().ink);
            scene.text(easel.fit(&name, room, style.align(Align::Start).cuttable()));
        }
        let (high, ink) = (inner.bottom() - tab.bottom() - 3.0, Ink { faded: self.used, theme: self.theme });
        let high = high.min(sizes.plate);
        let y = inner.bottom() - high - 1.5;
        let (attack, defense) = (self.attack.to_string(), self.left().to_string());
        let wide = |words: &str| (width(words, sizes.font) + 10.0).max(high * 1.1);
        let first = Area::new(inner.x + 2.5, y, wide(&attack), high);
        let second = Area::new(first.right() + 7.0, y, wide(&defense), high);
        Plate::Attack.draw(scene, first, &attack, sizes.font, ink, easel);
        let plate = if self.damage > 0 { Plate::Hurt } else { Plate::Defense };
        plate.draw(scene, second, &defense, sizes.font, ink, easel);
        let mut x = second.right() + 5.0;
        if self.damage > 0 {
            let words = format!("−{}", self.damage);
            let wide = width(&words, sizes.font) + 6.0;
            if x + wide <= inner.right() {
                self.damage(scene, Area::new(x, y + 2.0, wide, high - 3.0), &words, easel);
                x += wide + 3.0;
            }
        }
        let room = Area::new(x, y, inner.right() - x - 1.0, high);
        self.row(scene, room, &marks[told..], easel);
    }

    /// The states with their signs and words, the most important first.
    fn marks(&self) -> Vec<Mark> {
        let mut marks = Vec::new();
        match self.role {
            Some(Role::Attacks) => marks.push(Mark::told("ui-swords", "war-attacks")),
            Some(Role::Stopped) => marks.push(Mark::told("ui-swords", "war-stopped")),
            Some(Role::Blocks(number)) => marks.push(Mark::counted("ui-defense", number)),
            None => {}
        }
        if self.used {
            marks.push(Mark::told("ui-turned", "war-used"));
        } else if self.fresh {
            marks.push(Mark::told("ui-fresh", "war-fresh"));
        }
        marks.extend((self.ammo > 0).then(|| Mark::counted("ui-ammo", self.ammo.into())));
        marks.extend(self.guards.map(|number| Mark::counted("ui-bodyguard", number)));
        marks.extend((self.medals > 0).then(|| Mark::counted("type-medal", self.medals.into())));
        marks
    }

    /// States below each other in the middle of the art, those that have room.
    fn states(&self, scene: &mut Scene, room: Area, easel: &mut Easel) {
        let sizes = self.sizes();
        let marks = self.marks();
        let high = sizes.tab;
        #[expect(clippy::cast_precision_loss, reason = "few states")]
        let all = marks.len() as f32 * (high + 2.0);
        if all > room.h {
            if room.h >= high {
                let y = room.y + (room.h - high) / 2.0;
                self.row(scene, Area::new(room.x + 1.0, y, room.w - 2.0, high), &marks, easel);
            } else if room.h >= LEAST_SIGN {
                self.signs(scene, room, &marks, easel);
            }
            return;
        }
        let mut y = room.y + (room.h - all) / 2.0;
        for mark in marks {
            let words = mark.words(self.lang, easel);
            let wide = self.wide(&words, high, easel).min(room.w - 2.0);
            let place = Area::new(room.center().0 - wide / 2.0, y, wide, high);
            self.chip(scene, place, mark.sign, &words, easel);
            y += high + 2.0;
        }
    }

    /// The signs of states next to each other, in a room that is too low for words.
    fn signs(&self, scene: &mut Scene, room: Area, marks: &[Mark], easel: &mut Easel) {
        let mut x = room.x + 1.0;
        for mark in marks {
            if x + room.h <= room.right() {
                self.chip(scene, Area::new(x, room.y, room.h, room.h), mark.sign, "", easel);
                x += room.h + 2.0;
            }
        }
    }

    /// States next to each other, with their words if those have room.
    fn row(&self, scene: &mut Scene, room: Area, marks: &[Mark], easel: &mut Easel) {
        let mut x = room.x;
        for (at, mark) in marks.iter().enumerate() {
            let words = mark.words(self.lang, easel);
            let wide = self.wide(&words, room.h, easel);
            #[expect(clippy::cast_precision_loss, reason = "few states")]
            let rest = (marks.len() - at - 1) as f32 * (room.h + 2.0);
            if x + wide + rest <= room.right() || (mark.n.is_some() && x + wide <= room.right()) {
                self.chip(scene, Area::new(x, room.y, wide, room.h), mark.sign, &words, easel);
                x += wide + 2.0;
            } else if x + room.h <= room.right() {
                self.chip(scene, Area::new(x, room.y, room.h, room.h), mark.sign, "", easel);
                x += room.h + 2.0;
            }
        }
    }

    fn wide(&self, words: &str, high: f32, easel: &mut Easel) -> f32 {
        let font = self.sizes().font;
        let style = Style::line(Font::Strong, font, font, WHITE);
        easel.fit(words, Area::new(0.0, 0.0, 1_000.0, high), style).extent.w.ceil() + high + 5.0
    }

    fn chip(&self, scene: &mut Scene, area: Area, sign: &str, words: &str, easel: &mut Easel) {
        let edge = if sign == "ui-swords" { Rgba::hex(0xff_8a_3a) } else { self.theme.skin().faint };
        chip(scene, area, sign, words, (edge, NIGHT), self.theme, easel);
    }
}

/// A rectangle whose upper and lower edges are torn.
fn ragged(area: Area) -> BezPath {
    let teeth = (area.w / 9.0).round().max(3.0);
    let step = area.w / teeth;
    let edge = |y: f32, deep: f32| {
        (0_u8..=60)
            .map(f32::from)
            .take_while(move |at| *at <= teeth * 2.0)
            .map(move |at| (area.x + at * step / 2.0, if at % 2.0 < 0.5 { y } else { y + deep }))
    };
    let mut points: Vec<(f32, f32)> = edge(area.y, -3.0).collect();
    let mut below: Vec<(f32, f32)> = edge(area.bottom(), 3.0).collect();
    below.reverse();
    points.extend(below);
    polygon(points)
}

/// A state with its sign.
struct Mark {
    sign: &'static str,
    /// The word for it.
    key: &'static str,
    /// Or the number that says it.
    n: Option<u16>,
}

impl Mark {
    const fn told(sign: &'static str, key: &'static str) -> Self {
        Self { sign, key, n: None }
    }

    const fn counted(sign: &'static str, n: u16) -> Self {
        Self { sign, key: "", n: Some(n) }
    }

    fn words(&self, lang: Lang, easel: &Easel) -> String {
        self.n.map_or_else(|| easel.say(lang, self.key), |n| n.to_string())
    }
}
