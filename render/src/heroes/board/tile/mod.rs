//! A card in play: its number, its signs and its values, readable even on a small board.

mod bar;
mod chips;
mod flat;
mod head;
mod name;
mod rooms;
mod words;

use std::sync::Arc;

use duelhall_engine::heroes::card::{CardDef, CardType, Ongoing};
use duelhall_engine::heroes::table::{PermView, Table};
use duelhall_engine::kit::art::{Front, Weather};
use duelhall_engine::text::Lang;

use self::rooms::Rooms;
pub(super) use self::rooms::name_height;
use super::layout::Sizes;
use crate::art::{Artwork, State};
use crate::easel::Easel;
use crate::heroes::card::look::{WHITE, disc, icon, leaning, outline, suit};
use crate::heroes::card::plate::{Ink, Plate, width_of};
use crate::scene::{Area, Rgba, Scene, polygon};
use crate::text::{Face as Font, Style};
use crate::theme::{NIGHT, Theme};

/// A card in play.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Tile {
    card: Arc<CardDef>,
    number: u16,
    atk: Option<i16>,
    /// The cost of a weapon's strike.
    strike: Option<i16>,
    /// DEF of armor.
    def: Option<i16>,
    /// The remaining health; for heroes also the full health.
    health: Option<(i16, Option<i16>)>,
    damage: i16,
    exhausted: bool,
    offered: bool,
    /// Its role in the current combat.
    role: Option<Role>,
    signs: Vec<&'static str>,
    /// The seat that owns it, if another seat controls it.
    owner: Option<u8>,
    /// Whether it is the hero of a player who is out: it has no number, and no values.
    fallen: bool,
    /// The numbers of the attached cards, each with whether it is one of the choices.
    attached: Vec<(u16, bool)>,
    counters: u16,
    change: i16,
    /// Whether it has no art, unless it is a hero.
    pub(super) plain: bool,
    /// Whether so many cards are in play that those that are no allies have signs in place of art.
    pub(super) many: bool,
    /// Whether two play: then a name may be as small as anything on the board.
    duel: bool,
    size: (u16, u16),
    lang: Lang,
    theme: Theme,
}

/// A part in combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Role {
    Attacker,
    Defender,
}

impl Role {
    /// The role of a card in the combat of a table.
    pub(super) fn of(table: &Table, number: u16) -> Option<Self> {
        let combat = table.combat?;
        if combat.attacker == number {
            Some(Self::Attacker)
        } else {
            (combat.defender == number).then_some(Self::Defender)
        }
    }

    pub(super) const fn sign(self) -> &'static str {
        match self {
            Self::Attacker => "ui-swords",
            Self::Defender => "ui-target",
        }
    }
}

impl Tile {
    pub(super) fn of(perm: &PermView, table: &Table, size: (u16, u16), lang: Lang, theme: Theme) -> Self {
        let mut tile = Self {
            card: perm.card.clone(),
            number: perm.number,
            atk: None,
            strike: None,
            def: None,
            health: None,
            damage: 0,
            exhausted: perm.exhausted,
            offered: perm.offered,
            role: Role::of(table, perm.number),
            signs: head::signs(perm, table),
            owner: (perm.owner != perm.controller).then_some(perm.owner.0),
            fallen: false,
            attached: perm.attached.iter().map(|held| (held.number, held.offered)).collect(),
            counters: perm.counters.iter().map(|(_, count)| u16::from(*count)).sum(),
            change: perm.change,
            plain: false,
            many: false,
            duel: table.seats.len() == 2,
            size,
            lang,
            theme,
        };
        tile.take_numbers(perm);
        tile
    }

    /// The hero of a player who is out.
    pub(super) const fn fallen(card: Arc<CardDef>, size: (u16, u16), lang: Lang, theme: Theme) -> Self {
        Self {
            card,
            number: 0,
            atk: None,
            strike: None,
            def: None,
            health: None,
            damage: 0,
            exhausted: true,
            offered: false,
            role: None,
            signs: Vec::new(),
            owner: None,
            fallen: true,
            attached: Vec::new(),
            counters: 0,
            change: 0,
            plain: false,
            many: false,
            duel: false,
            size,
            lang,
            theme,
        }
    }

    fn take_numbers(&mut self, perm: &PermView) {
        let left = perm.left();
        match &perm.card.kind {
            CardType::Hero { .. } => {
                self.atk = (perm.atk > 0).then_some(perm.atk);
                self.health = Some((left, Some(perm.health)));
            }
            CardType::Ally { .. } => {
                self.atk = Some(perm.atk);
                self.health = Some((left, None));
            }
            CardType::Weapon { .. } => {
                self.atk = Some(perm.atk);
                self.strike = Some(perm.strike);
            }
            CardType::Armor { .. } => self.def = Some(perm.health),
            CardType::Ongoing(Ongoing::Totem(_)) => self.health = Some((left, None)),
            CardType::Item | CardType::Ability | CardType::Ongoing(_) | CardType::Quest => {}
        }
        self.damage = if self.health.is_some() { perm.damage.max(0) } else { 0 };
    }

    fn is_hero(&self) -> bool {
        matches!(self.card.kind, CardType::Hero { .. })
    }

    /// Whether its values stand over its art and its name below.
    fn is_card(&self) -> bool {
        let sizes = Sizes::of(self.theme);
        // Large letters need a second line for nearly every name.
        let lines = if matches!(self.theme, Theme::LargeText) { 2 } else { 1 };
        let least = sizes.head + sizes.foot + name_height(lines, sizes.name) + 20.0;
        let roomy = f32::from(self.size.1) >= least && f32::from(self.size.0) >= sizes.font * 4.4;
        // A hero's signs are on both sides.
        roomy && !self.fallen && (!self.is_hero() || f32::from(self.size.1) >= least + sizes.head + 10.0)
    }

    pub(super) fn scene(&self, easel: &mut Easel) -> Scene {
        let mut scene = Scene::new(self.size.0, self.size.1);
        if self.is_bar() {
            return self.bar(scene, easel);
        }
        if self.is_flat() {
            return self.flat(scene, easel);
        }
        let rooms = Rooms::of(self, scene.area(), easel);
        self.body(&mut scene, &rooms);
        if self.fallen {
            let side = Sizes::of(self.theme).head;
            disc(&mut scene, Area::new(3.0, 3.0, side, side), "ui-grave", self.theme.skin().sign);
            rooms.name.into_iter().for_each(|room| self.name(&mut scene, room, rooms.lines, easel));
            return scene;
        }
        self.numbers(&mut scene, rooms.foot, rooms.chips.is_none(), easel);
        let free = self.head(&mut scene, &rooms, easel);
        if let Some(room) = rooms.chips {
            self.chips(&mut scene, Area { w: room.w - free, ..room }, easel);
        }
        if let Some(room) = rooms.name {
            self.name(&mut scene, room, rooms.lines, easel);
        }
        scene
    }

    /// The card itself. An exhausted card leans and is hatched.
    fn body(&self, scene: &mut Scene, rooms: &Rooms) {
        let skin = self.theme.skin();
        let area = rooms.area.inset(2.0);
        let color = suit(&self.card, self.theme);
        let color = if self.exhausted { color.mix(color.grey(), 0.65).dark(0.35) } else { color };
        let lean = if self.exhausted { (area.h * 0.14).min(16.0) } else { 0.0 };
        let shape = |inset: f32| {
            let place = Area { w: area.w - lean, ..area }.inset(inset);
            leaning(outline(place, self.card.faction, 13.0 - inset), area, lean)
        };
        let edge = if self.offered { skin.bright } else { color.light(0.4) };
        scene.fill(shape(0.0), edge);
        if self.offered {
            scene.fill(shape(4.0), NIGHT);
        }
        let inner = shape(if self.offered { 5.5 } else { 2.5 });
        let ground = match (self.theme.is_plain(), self.is_small()) {
            (true, _) => color,
            (false, true) => color.dark(0.22),
            (false, false) => color.dark(0.45),
        };
        scene.fill(inner.clone(), ground);
        scene.clip(inner, |scene| {
            let ink = if self.exhausted { skin.sign.alpha(120) } else { skin.sign.alpha(235) };
            if !rooms.low {
                self.art(scene, rooms, ink);
            }
            // Art is darker of itself.
            if self.exhausted && (self.is_small() || self.theme.is_plain()) {
                hatch(scene, area);
            }
            if rooms.has_band(self) {
                let least = if self.is_card() { rooms.area.h } else { rooms.foot.y };
                let top = rooms.name.map_or(least, |name| name.y.min(least));
                let band = Area::new(0.0, top, rooms.area.w, rooms.area.bottom() - top);
                scene.fill(band.path(), NIGHT.alpha(if self.is_card() { 205 } else { 150 }));
            }
        });
    }

    /// The art over the whole tile; on small tiles and without effects it is the card's sign alone, on a plain ground.
    fn art(&self, scene: &mut Scene, rooms: &Rooms, ink: Rgba) {
        let area = rooms.area;
        if self.theme.is_plain() || self.is_small() {
            return scene.icon_raised(icon(&self.card), rooms.art, ink, 2.0, NIGHT.alpha(110));
        }
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small size")]
        let size = (area.w.ceil() as u16, (rooms.bottom() + 10.0).min(area.h).ceil() as u16);
        let mut plan = crate::heroes::art::plan(&self.card);
        // With weather and things in the corners of many pictures the file would be large.
        (plan.weather, plan.front) = (Weather::Clear, Front::None);
        let state = match (self.fallen, self.exhausted) {
            (true, _) => State::Fallen,
            (false, true) => State::Resting,
            (false, false) => State::Plain,
        };
        scene.art(Artwork::new(plan, size, state), 0.0, 0.0);
    }

    /// Whether it has no art: there can be many such tiles, and smooth shades would make the file large. So are heroes beside
    /// four opponents and more.
    fn is_small(&self) -> bool {
        let is_plain = if self.is_hero() { self.size.0 < 200 || self.plain } else { self.plain };
        self.size.1 < 100 || is_plain
    }

    const fn has_numbers(&self) -> bool {
        self.atk.is_some() || self.health.is_some() || self.def.is_some()
    }

    /// ATK at the left; health, DEF or the strike's cost at the right; damage between them, if there is room.
    fn numbers(&self, scene: &mut Scene, foot: Area, low: bool, easel: &mut Easel) {
        let font = Sizes::of(self.theme).font;
        let ink = Ink { min: font, max: (foot.h * 0.84).max(font), faded: self.exhausted, theme: self.theme };
        let room = foot.inset(3.0);
        let wide = |words: &str| plate_width(words, font, foot.h);
        let mut left = room.x;
        if let Some(atk) = self.atk {
            let words = atk.to_string();
            let area = Area { w: wide(&words), ..room };
            Plate::Atk.draw(scene, area, &words, None, ink, easel);
            left = area.right();
        }
        let mut right = room.right();
        if let Some((plate, mut words)) = self.guard() {
            // If there is no room for both, the remaining health matters more than the full health.
            if left + wide(&words) + 3.0 > right {
                words.truncate(words.find('/').unwrap_or(words.len()));
            }
            let width = if self.is_hero() {
                (wide(&words) + 14.0).max(room.w * 0.42).min(right - left - 3.0)
            } else {
                wide(&words)
            };
            let area = Area { x: room.right() - width, w: width, ..room };
            plate.draw(scene, area, &words, None, ink, easel);
            right = area.x;
        }
        let words = self.change_words();
        let width = width_of(&words, font) + 8.0;
        // On a low tile the change by the last action replaces the damage; the cracked plate still shows that there is
        // damage.
        if low && self.change != 0 && right - left >= width + 8.0 {
            let x = left + (right - left - width) / 2.0;
            return self.change(scene, Area { x, w: width, ..room.inset(1.0) }, &words, easel);
        }
        let words = format!("−{}", self.damage);
        if self.damage > 0 && right - left >= width_of(&words, font) + 4.0 {
            let style =
                Style::line(Font::Strong, font, font * 1.1, WHITE).outline(self.theme.skin().bad.dark(0.3), 5.0);
            scene.text(easel.fit(&words, Area { x: left + 1.0, w: right - left - 2.0, ..room }, style));
        }
    }

    /// The value at the right end.
    fn guard(&self) -> Option<(Plate, String)> {
        let hurt = if self.damage > 0 { Plate::Hurt } else { Plate::Health };
        match (self.health, self.def, self.strike) {
            (Some((left, Some(all))), ..) => Some((hurt, format!("{left}/{all}"))),
            (Some((left, None)), ..) => Some((hurt, left.to_string())),
            (_, Some(def), _) => Some((Plate::Def, def.to_string())),
            (.., Some(strike)) => Some((Plate::Cost, strike.to_string())),
            _ => None,
        }
    }

    /// Whether it needs room for attached cards, counters or the change by the last action.
    fn has_chips(&self) -> bool {
        !self.attached.is_empty() || self.counters > 0 || self.change != 0
    }
}

/// The width of a plate for a number.
fn plate_width(words: &str, font: f32, height: f32) -> f32 {
    (width_of(words, font) + 12.0).max(height)
}

/// Stripes over an exhausted card.
pub(super) fn hatch(scene: &mut Scene, area: Area) {
    let mut x = area.x - area.h;
    while x < area.right() {
        let (top, bottom) = (area.y, area.bottom());
        scene.fill(
            polygon([(x, bottom), (x + area.h, top), (x + area.h + 5.0, top), (x + 5.0, bottom)]),
            NIGHT.alpha(95),
        );
        x += 16.0;
    }
}
