//! A unit: its number, its type, its art, its name, attack and defense, and its state.

use std::sync::Arc;

use duelhall_engine::kit::Seat;
use duelhall_engine::kit::art::{Front, Weather};
use duelhall_engine::text::Lang;
use duelhall_engine::war::card::CardDef;
use duelhall_engine::war::table::PermView;

use super::layout::Sizes;
use crate::art::{Artwork, State};
use crate::board::seat_color;
use crate::digits::width;
use crate::easel::Easel;
use crate::scene::{Area, Scene};
use crate::sheet::Piece;
use crate::text::{Face as Font, Style, TextBox};
use crate::theme::{NIGHT, Theme};
use crate::war::art;
use crate::war::look::{WHITE, badge, icon, light, mark, paper};
use crate::war::marks::{Mark, Pen};
use crate::war::number::Number;
use crate::war::plate::{Ink, Plate, splash};

/// A unit on the battlefield.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Tile {
    pub(super) card: Arc<CardDef>,
    pub(super) number: u16,
    pub(super) attack: i8,
    pub(super) defense: i8,
    pub(super) damage: u8,
    used: bool,
    fresh: bool,
    /// Whether it can do nothing more in this turn: then it is darker.
    pub(super) rests: bool,
    ammo: u8,
    /// Its part in a combat, where that is not shown by its place.
    pub(super) role: Option<Role>,
    /// The colonel that it guards.
    guards: Option<u16>,
    /// The number of medals that it wears.
    medals: u8,
    /// Whether its art has no weather and nothing in its corners, because much other art is on the board.
    simple: bool,
    pub(super) offered: bool,
    seat: u8,
    size: (u16, u16),
    pub(super) lang: Lang,
    pub(super) theme: Theme,
}

/// A part in a combat.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(in crate::war) enum Role {
    /// It attacks, and nobody blocks it.
    Attacks,
    /// It attacks, and the units with these numbers block it.
    Met(Vec<u16>),
    /// It attacks, and those that blocked it are gone.
    Stopped,
    /// It blocks the attacker of this number.
    Blocks(u16),
}

/// The corner of a card.
pub(super) const CORNER: f32 = 11.0;

/// A picture that is lower than this shows no weather and nothing in its corners: with many of them the file would be large.
const LOW: u16 = 84;

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
            rests: perm.used && !perm.attacks,
            ammo: perm.ammo,
            role: None,
            guards: perm.with,
            medals: 0,
            simple: false,
            offered: perm.offered,
            seat: seat.0,
            size,
            lang,
            theme,
        }
    }

    /// The same with its part in a combat.
    pub(in crate::war) fn with_role(self, role: Option<Role>) -> Self {
        Self { role, ..self }
    }

    /// The same in the turn of its own side, in which a new unit cannot attack, or in that of the other side, in which it does
    /// not matter that a unit is new.
    pub(super) fn in_turn(self, is_own: bool) -> Self {
        let fresh = self.fresh && is_own;
        Self { rests: self.rests || fresh, fresh, ..self }
    }

    /// The same among many: art with all that it has would be a large file.
    pub(super) fn among_many(self) -> Self {
        Self { simple: true, ..self }
    }

    /// The same with so many medals.
    pub(super) fn with_medals(self, medals: u8) -> Self {
        Self { medals, ..self }
    }

    pub(super) fn sizes(&self) -> Sizes {
        Sizes::of(self.theme)
    }

    pub(super) fn pen(&self) -> Pen {
        Pen { font: self.sizes().font, lang: self.lang, theme: self.theme }
    }

    fn drawn(&self, easel: &mut Easel) -> Scene {
        let skin = self.theme.skin();
        let mut scene = Scene::new(self.size.0, self.size.1);
        let area = scene.area();
        let color = seat_color(Seat(self.seat), self.theme);
        let edge = if self.offered { skin.bright } else { color.mix(NIGHT, if self.rests { 0.5 } else { 0.15 }) };
        scene.fill(area.round(CORNER), edge);
        let inner = area.inset(if self.offered { 4.0 } else { 2.5 });
        if self.size.1 >= self.sizes().least[1] {
            self.whole(&mut scene, inner, easel);
        } else {
            self.line(&mut scene, inner, easel);
        }
        scene
    }

    pub(super) const fn tab(&self) -> Number {
        Number { number: self.number, offered: self.offered, lang: self.lang, theme: self.theme }
    }

    fn art(&self, scene: &mut Scene, area: Area) {
        if self.theme.is_plain() {
            scene.fill(area.path(), NIGHT);
            let side = area.h.min(area.w) * 0.8;
            let (x, y) = area.center();
            let faded = if self.rests { 120 } else { 255 };
            scene.icon(icon(&self.card), Area::new(x - side / 2.0, y - side / 2.0, side, side), WHITE.alpha(faded));
            return;
        }
        let state = if self.rests { State::Resting } else { State::Plain };
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small size")]
        let size = (area.w.ceil() as u16, area.h.ceil() as u16);
        let mut plan = art::plan(&self.card);
        if self.simple || size.1 < LOW {
            (plan.weather, plan.front) = (Weather::Clear, Front::None);
        }
        let artwork = Artwork::new(plan, size, state);
        scene.art(artwork, area.x, area.y);
    }

    /// A unit with art: the name below it, plates in its lower corners.
    fn whole(&self, scene: &mut Scene, inner: Area, easel: &mut Easel) {
        let sizes = self.sizes();
        let (name, lines) = self.name(Area::new(inner.x + 2.0, 3.0, inner.w - 4.0, 0.0), inner.h, easel);
        let band = sizes.name[lines - 1];
        let art = Area { h: inner.h - band, ..inner };
        let dark = paper(self.card.country, self.theme);
        scene.clip(inner.round(CORNER - 2.0), |scene| {
            self.art(scene, art);
            let ground = Area { y: art.bottom(), h: band, ..inner };
            scene.fill(ground.path(), dark);
            scene.fill(Area { h: 2.0, ..ground }.path(), light(self.card.country, self.theme).mix(dark, 0.35));
        });
        scene.text(name.moved(0.0, art.bottom()));
        let tab = self.tab().draw(scene, sizes.tab, f32::from(self.size.0) - sizes.tab, easel);
        let side = sizes.tab;
        let right = f32::from(self.size.0);
        let (top, end) = self.plates(scene, art, tab, easel);
        // Damage above the defense may reach into the line of the number.
        let right = if top < side { end.min(right) } else { right };
        let middle = Area::new(inner.x + 1.0, tab.bottom() + 1.0, inner.w - 2.0, top - tab.bottom() - 2.0);
        let mut free = tab.right();
        if !self.states(scene, middle, easel) {
            // The type and the country can be seen in the art; a state cannot.
            let room = Area::new(free + 2.0, 0.0, right - free - 2.0, side);
            free = self.pen().row(scene, room, &self.marks(), easel);
        }
        let sign = Area::new(right - side, 0.0, side, side);
        if free <= sign.x {
            self.seal(scene, sign);
        }
        let flag = Area::new(sign.x - side, 0.0, side, side);
        if free + 2.0 <= flag.x {
            scene.zone("country", flag);
            mark(scene, flag.center(), flag.h * 0.36, self.card.country, self.theme);
        }
    }

    /// The type.
    pub(super) fn seal(&self, scene: &mut Scene, area: Area) {
        scene.zone("type", area);
        badge(scene, area, self.card.kind, self.theme);
    }

    /// Attack and defense over the lower corners of the art, and damage between them or above the defense; returns their top,
    /// and how far from the left nothing is above them. Where damage would cover the number of the card, the colour and the
    /// shape of the defense alone tell it.
    fn plates(&self, scene: &mut Scene, art: Area, tab: Area, easel: &mut Easel) -> (f32, f32) {
        let sizes = self.sizes();
        let roomy = art.h > 110.0 && art.w > 120.0;
        let (high, ink) =
            (if roomy { sizes.plate * 1.2 } else { sizes.plate }, Ink { faded: self.rests, theme: self.theme });
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
            return (y, f32::from(self.size.0));
        }
        let words = format!("−{}", self.damage);
        let wide = width(&words, sizes.font) + 8.0;
        // Between the plates if there is room, otherwise above the defense.
        let place = match right.x - left.right() >= wide + 8.0 {
            true => Area::new(right.x - wide - 4.0, y + 2.0, wide, high - 4.0),
            false => {
                let top = (y - high - 1.0).max(3.0);
                Area::new(f32::from(self.size.0) - wide - 3.0, top, wide, (high - 4.0).min(y - 4.0 - top))
            }
        };
        if place.x < tab.right() && place.y < tab.bottom() {
            return (y, f32::from(self.size.0));
        }
        splash(scene, place, &words, sizes.font, self.theme, easel);
        (y.min(place.y), place.x - 2.0)
    }

    /// The defense that damage has left.
    pub(super) fn left(&self) -> i16 {
        (i16::from(self.defense) - i16::from(self.damage)).max(0)
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

    /// The states with their signs and words, the most important first.
    pub(in crate::war) fn marks(&self) -> Vec<Mark> {
        let mut marks = Vec::new();
        match &self.role {
            Some(Role::Attacks) => marks.push(Mark::told("ui-swords", "war-attacks").of_attacker()),
            Some(Role::Met(numbers)) => marks.push(Mark::naming("ui-swords", numbers.clone()).of_attacker()),
            Some(Role::Stopped) => marks.push(Mark::told("ui-swords", "war-stopped").of_attacker()),
            Some(Role::Blocks(number)) => marks.push(Mark::naming("ui-defense", vec![*number])),
            None => {}
        }
        if self.used {
            marks.push(Mark::told("ui-turned", "war-used"));
        } else if self.fresh {
            marks.push(Mark::told("ui-fresh", "war-fresh"));
        }
        marks.extend((self.ammo > 0).then(|| Mark::counted("ui-ammo", self.ammo.into())));
        marks.extend(self.guards.map(|number| Mark::naming("ui-bodyguard", vec![number])));
        marks.extend((self.medals > 0).then(|| Mark::counted("type-medal", self.medals.into())));
        marks
    }

    /// States below each other in the middle of the art, or next to each other; whether they have room there.
    fn states(&self, scene: &mut Scene, room: Area, easel: &mut Easel) -> bool {
        let (marks, pen, high) = (self.marks(), self.pen(), self.sizes().tab);
        #[expect(clippy::cast_precision_loss, reason = "few states")]
        let all = marks.len() as f32 * (high + 2.0);
        if all > room.h {
            if room.h >= high {
                let y = room.y + (room.h - high) / 2.0;
                pen.row(scene, Area { y, h: high, ..room }, &marks, easel);
            }
            return room.h >= high;
        }
        let mut y = room.y + (room.h - all) / 2.0;
        for mark in marks {
            let words = pen.words(&mark, (room.w, high), easel);
            let wide = pen.wide(&words, high, easel).min(room.w);
            let place = Area::new(room.center().0 - wide / 2.0, y, wide, high);
            pen.chip(scene, place, &mark, (pen.sign(high), &words), easel);
            y += high + 2.0;
        }
        true
    }
}
