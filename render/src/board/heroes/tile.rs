//! A card in play: its number, its signs and its numbers, readable when the board is small.

use std::sync::Arc;

use duelhall_engine::heroes::card::{CardDef, CardType, Ongoing};
use duelhall_engine::heroes::table::{PermView, Table};
use duelhall_engine::kit::Seat;
use duelhall_engine::text::Lang;

use super::layout::Sizes;
use crate::card::heroes::look::{WHITE, class_sign, crest, disc, faction_sign, icon, keyword_sign, leaning, outline, suit};
use crate::card::heroes::plate::{Ink, Plate, width_of};
use crate::easel::Easel;
use crate::scene::{Area, Paint, Scene, polygon, star};
use crate::text::{Face as Font, Style, Wrap};
use crate::theme::{NIGHT, Theme};

/// A card in play.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Tile {
    card: Arc<CardDef>,
    number: u16,
    atk: Option<i16>,
    /// What a weapon's strike costs.
    strike: Option<i16>,
    /// DEF of armor.
    def: Option<i16>,
    /// Health left; and of how much, for heroes.
    health: Option<(i16, Option<i16>)>,
    damage: i16,
    exhausted: bool,
    offered: bool,
    /// What it does in the combat that goes on.
    role: Option<Role>,
    signs: Vec<&'static str>,
    /// Whose it is, if another controls it.
    owner: Option<u8>,
    /// The numbers of what is attached, and whether each is one of the choices.
    attached: Vec<(u16, bool)>,
    counters: u16,
    change: i16,
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
    /// What a card does in the combat of a table.
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
            signs: signs(perm, table),
            owner: (perm.owner != perm.controller).then_some(perm.owner.0),
            attached: perm.attached.iter().map(|held| (held.number, held.offered)).collect(),
            counters: perm.counters.iter().map(|(_, count)| u16::from(*count)).sum(),
            change: perm.change,
            size,
            lang,
            theme,
        };
        tile.take_numbers(perm);
        tile
    }

    /// The width in which its number and its numbers have room.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small whole number")]
    pub(super) fn least_width(&self) -> u16 {
        let sizes = Sizes::of(self.theme);
        let wide = |words: String| plate_width(&words, sizes.font, sizes.foot) + 5.0;
        let atk = self.atk.map_or(0.0, |atk| wide(atk.to_string()));
        let guard = self.guard().map_or(0.0, |(_, words)| wide(words));
        let tab = width_of(&self.number.to_string(), sizes.font) + 18.0 + sizes.head;
        tab.max(atk + guard + 6.0).ceil() as u16
    }

    fn take_numbers(&mut self, perm: &PermView) {
        let left = perm.health - perm.damage;
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

    pub(super) fn scene(&self, easel: &mut Easel) -> Scene {
        let mut scene = Scene::new(self.size.0, self.size.1);
        let rooms = Rooms::of(self, scene.area());
        self.body(&mut scene, &rooms);
        self.numbers(&mut scene, rooms.foot, easel);
        let free = self.head(&mut scene, &rooms, easel);
        if let Some(room) = rooms.chips {
            self.chips(&mut scene, Area { w: room.w - free, ..room }, easel);
        }
        if let Some(room) = rooms.name {
            self.name(&mut scene, room, easel);
        }
        scene
    }

    /// The card itself: it leans and is hatched when it is exhausted.
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
        let center = rooms.art.center();
        // Small tiles are many: their ground is plain, for round shades make the file large.
        let ground = match (self.theme.is_plain(), area.h < 100.0) {
            (true, _) => color.into(),
            (false, true) => color.dark(0.22).into(),
            (false, false) => Paint::glow(center, area.w.max(area.h) * 0.6, color.light(0.12), color.dark(0.58)),
        };
        scene.fill(inner.clone(), ground);
        scene.clip(inner, |scene| {
            let ink = if self.exhausted { skin.sign.alpha(120) } else { skin.sign.alpha(235) };
            scene.icon_raised(icon(&self.card), rooms.art, ink, 2.0, NIGHT.alpha(110));
            if self.exhausted {
                hatch(scene, area);
            }
            if self.has_numbers() || rooms.name.is_some() {
                let top = rooms.name.map_or(rooms.foot.y, |name| name.y.min(rooms.foot.y));
                let band = Area::new(0.0, top, rooms.area.w, rooms.area.bottom() - top);
                scene.fill(band.path(), NIGHT.alpha(150));
            }
        });
    }

    const fn has_numbers(&self) -> bool {
        self.atk.is_some() || self.health.is_some() || self.def.is_some()
    }

    /// ATK at the left, health, DEF or the strike's cost at the right, damage between them as far as there is room.
    fn numbers(&self, scene: &mut Scene, foot: Area, easel: &mut Easel) {
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
            // Where there is no room for both, what is left matters more than of how much.
            if left + wide(&words) + 3.0 > right {
                words.truncate(words.find('/').unwrap_or(words.len()));
            }
            let width = if self.is_hero() { (wide(&words) + 14.0).max(room.w * 0.42).min(right - left - 3.0) } else { wide(&words) };
            let area = Area { x: room.right() - width, w: width, ..room };
            plate.draw(scene, area, &words, None, ink, easel);
            right = area.x;
        }
        let words = format!("−{}", self.damage);
        if self.damage > 0 && right - left >= width_of(&words, font) + 4.0 {
            let style = Style::line(Font::Strong, font, font * 1.1, WHITE).outline(self.theme.skin().bad.dark(0.3), 5.0);
            scene.text(easel.fit(&words, Area { x: left + 1.0, w: right - left - 2.0, ..room }, style));
        }
    }

    /// What stands at the right of the numbers.
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

    /// The number and the signs; gives the width of what the signs take of the rows below.
    fn head(&self, scene: &mut Scene, rooms: &Rooms, easel: &mut Easel) -> f32 {
        let tab = number_tab(scene, (1.0, 1.0), self.number, self.offered, self.theme, easel);
        if self.is_hero() {
            self.emblems(scene, tab, rooms);
        }
        let side = Sizes::of(self.theme).head - 4.0;
        let signs = self.all_signs(rooms.chips.is_none());
        let across = |room: f32| (room / (side + 2.0)).max(0.0) as usize;
        let first = across(rooms.area.w - tab.right() - 4.0).min(signs.len());
        let below = (rooms.limit - side - 3.0).max(0.0);
        let lines = across(below + 2.0);
        let rest = (signs.len() - first).min(lines * 2);
        let fits = first + rest;
        for (index, sign) in signs.iter().take(fits).enumerate() {
            let last = index + 1 == fits && fits < signs.len();
            let (column, line) = if index < first { (index, 0) } else { ((index - first) % 2, 1 + (index - first) / 2) };
            #[expect(clippy::cast_precision_loss, reason = "few signs")]
            let (x, y) = (rooms.area.w - 3.0 - (column + 1) as f32 * (side + 2.0), 2.0 + line as f32 * (side + 2.0));
            let place = Area::new(x + 1.0, y, side, side);
            self.sign(scene, place, if last { "ui-more" } else { sign });
        }
        if rest == 0 { 0.0 } else if rest == 1 { side + 4.0 } else { side * 2.0 + 6.0 }
    }

    /// All signs, what matters most now first.
    fn all_signs(&self, no_chips: bool) -> Vec<&'static str> {
        let mut signs = Vec::new();
        signs.extend(self.role.map(Role::sign));
        signs.extend(self.exhausted.then_some("ui-turned"));
        signs.extend(self.owner.map(|_| "owner"));
        signs.extend(&self.signs);
        if no_chips {
            signs.extend((!self.attached.is_empty()).then_some("ui-attached"));
            signs.extend((self.counters > 0).then_some("ui-counter"));
        }
        signs
    }

    fn sign(&self, scene: &mut Scene, place: Area, sign: &str) {
        let skin = self.theme.skin();
        scene.zone("sign", place);
        match (sign, self.owner) {
            ("ui-swords" | "ui-target", _) => {
                scene.fill(place.inset(-2.0).round(place.h), NIGHT);
                scene.fill(place.round(place.h / 2.0), skin.bright);
                scene.icon(sign, place.inset(place.h * 0.12), NIGHT);
            }
            ("owner", Some(owner)) => crest(scene, place, Seat(owner), self.theme),
            _ => disc(scene, place, sign, if sign == "ui-turned" { skin.bright } else { skin.sign }),
        }
    }

    /// Faction and classes of a hero, below its number.
    fn emblems(&self, scene: &mut Scene, tab: Area, rooms: &Rooms) {
        let side = tab.h;
        let signs = self.card.faction.map(faction_sign).into_iter();
        let signs = signs.chain(self.card.classes.iter().copied().map(class_sign));
        let mut place = Area::new(3.0, tab.bottom() + 4.0, side, side);
        for sign in signs.take(2) {
            if place.bottom() > rooms.limit {
                return;
            }
            scene.zone("sign", place);
            disc(scene, place, sign, self.theme.skin().sign);
            place = place.shift(0.0, side + 3.0);
        }
    }

    /// The change of the last action, what is attached, counters: as many as there is room for, from the left.
    fn chips(&self, scene: &mut Scene, room: Area, easel: &mut Easel) {
        let font = Sizes::of(self.theme).font;
        let mut room = room;
        if self.change != 0 {
            let words = format!("{}{}", if self.change < 0 { '−' } else { '+' }, self.change.unsigned_abs());
            let width = width_of(&words, font) + 14.0;
            if width <= room.w {
                self.change(scene, Area { w: width, ..room }, &words, easel);
                room = Area::new(room.x + width + 3.0, room.y, room.w - width - 3.0, room.h);
            }
        }
        let one = |number: &u16| width_of(&number.to_string(), font) + room.h + 6.0;
        let all: f32 = self.attached.iter().map(|(number, _)| one(number) + 3.0).sum();
        let mut chips: Vec<(&str, String, bool)> = Vec::new();
        if all <= room.w {
            chips.extend(self.attached.iter().map(|(number, offered)| ("ui-attached", number.to_string(), *offered)));
        } else {
            let offered = self.attached.iter().any(|(_, offered)| *offered);
            chips.push(("ui-attached", format!("×{}", self.attached.len()), offered));
        }
        if self.counters > 0 {
            chips.push(("ui-counter", self.counters.to_string(), false));
        }
        for (sign, words, offered) in chips.into_iter().filter(|(_, words, _)| words != "×0") {
            let width = width_of(&words, font) + room.h + 6.0;
            if width > room.w {
                return;
            }
            self.chip(scene, Area { w: width, ..room }, sign, &words, offered, easel);
            room = Area::new(room.x + width + 3.0, room.y, room.w - width - 3.0, room.h);
        }
    }

    fn change(&self, scene: &mut Scene, area: Area, words: &str, easel: &mut Easel) {
        let (skin, font) = (self.theme.skin(), Sizes::of(self.theme).font);
        let color = if self.change < 0 { skin.bad } else { skin.good };
        scene.zone("change", area);
        let (x, y) = area.center();
        if self.change < 0 {
            scene.fill(star((x, y), 12, area.w * 0.5 + 3.0, area.w * 0.5 - 4.0), color);
        }
        scene.fill(area.round(if self.change < 0 { 5.0 } else { area.h / 2.0 }), WHITE);
        scene.fill(area.inset(2.0).round(if self.change < 0 { 4.0 } else { area.h / 2.0 }), color);
        scene.text(easel.fit(words, area.inset(1.0), Style::line(Font::Strong, font, font * 1.1, WHITE)));
    }

    fn chip(&self, scene: &mut Scene, area: Area, sign: &str, words: &str, offered: bool, easel: &mut Easel) {
        let (skin, font) = (self.theme.skin(), Sizes::of(self.theme).font);
        let (fill, ink) = if offered { (skin.bright, NIGHT) } else { (NIGHT.alpha(225), skin.ink) };
        scene.zone("chip", area);
        scene.fill(area.round(area.h / 2.0), fill);
        let side = area.h - 8.0;
        scene.icon(sign, Area::new(area.x + 4.0, area.y + 4.0, side, side), ink);
        let room = Area::new(area.x + side + 6.0, area.y, area.w - side - 10.0, area.h);
        scene.text(easel.fit(words, room, Style::line(Font::Strong, font, font, ink)));
    }

    fn name(&self, scene: &mut Scene, room: Area, easel: &mut Easel) {
        let font = Sizes::of(self.theme).font;
        let [name, ..] = easel.heroes_card(self.lang, &self.card);
        let style = Style::line(Font::Title, font, font * 1.15, self.theme.skin().ink).cuttable();
        let mut text = easel.fit(&name, room, style);
        if room.h > font * 2.3 && text.cut {
            let two = easel.fit(&name, room, style.wrap(Wrap::Lines(2)));
            // A word that is torn apart reads worse than one that is cut.
            let whole = two.lines.iter().map(|line| line.words.as_str()).collect::<Vec<_>>().join(" ") == two.words;
            text = if whole { two } else { text };
        }
        scene.text(text);
    }
}

/// The width of a plate for a number.
fn plate_width(words: &str, font: f32, height: f32) -> f32 {
    (width_of(words, font) + 12.0).max(height)
}

/// Keywords and states, in the order of their weight.
fn signs(perm: &PermView, table: &Table) -> Vec<&'static str> {
    let mut signs: Vec<&'static str> = perm.keywords.iter().copied().map(keyword_sign).collect();
    if table.chain.iter().any(|link| link.card.is_some() && link.targets.contains(&perm.number)) {
        signs.insert(0, "ui-chain");
    }
    if perm.fresh {
        signs.push("ui-fresh");
    }
    if perm.flipped {
        signs.push("ui-flip");
    }
    signs
}

/// The number by which buttons name a card.
pub(super) fn number_tab(
    scene: &mut Scene,
    at: (f32, f32),
    number: u16,
    offered: bool,
    theme: Theme,
    easel: &mut Easel,
) -> Area {
    let (skin, sizes) = (theme.skin(), Sizes::of(theme));
    let words = number.to_string();
    let area = Area::new(at.0, at.1, width_of(&words, sizes.font) + 14.0, sizes.head - 2.0);
    let (fill, ink) = if offered { (skin.bright, NIGHT) } else { (NIGHT, skin.ink) };
    scene.zone("tab", area);
    scene.fill(area.round(8.0), if offered { NIGHT } else { skin.faint });
    scene.fill(area.inset(2.0).round(6.0), fill);
    scene.text(easel.fit(&words, area.inset(2.0), Style::line(Font::Strong, sizes.font, sizes.font * 1.08, ink)));
    area
}

/// Stripes over what is exhausted.
pub(super) fn hatch(scene: &mut Scene, area: Area) {
    let mut x = area.x - area.h;
    while x < area.right() {
        let (top, bottom) = (area.y, area.bottom());
        scene.fill(polygon([(x, bottom), (x + area.h, top), (x + area.h + 5.0, top), (x + 5.0, bottom)]), NIGHT.alpha(95));
        x += 16.0;
    }
}

/// Where things are on a tile.
struct Rooms {
    area: Area,
    art: Area,
    chips: Option<Area>,
    name: Option<Area>,
    foot: Area,
    /// Where signs must end.
    limit: f32,
}

impl Rooms {
    fn of(tile: &Tile, area: Area) -> Self {
        let sizes = Sizes::of(tile.theme);
        let tall = if tile.is_hero() && area.h > 120.0 { sizes.foot + 8.0 } else { sizes.foot };
        let foot = Area::new(0.0, area.h - tall, area.w, tall);
        let foot_top = if tile.has_numbers() { foot.y } else { area.h - 3.0 };
        let between = foot_top - sizes.head;
        let line = sizes.font * 1.24;
        // A name needs room below number, signs and chips, and a width in which it says something.
        let lines = ((between - sizes.chip - 20.0) / line).floor().min(2.0);
        let lines = if area.w >= 150.0 { lines.min(1.0) } else { lines };
        let name = (lines >= 1.0 && area.w >= sizes.font * 4.4).then(|| {
            let height = line * lines;
            Area::new(6.0, foot_top - height, area.w - 12.0, height)
        });
        let name = name.or_else(|| between_numbers(tile, foot, sizes.font));
        let bottom = name.map_or(foot_top, |name| name.y);
        let chips = (bottom - sizes.head >= sizes.chip).then(|| {
            let indent = if tile.is_hero() { sizes.head + 4.0 } else { 3.0 };
            Area::new(indent, bottom - sizes.chip - 1.0, area.w - indent - 3.0, sizes.chip)
        });
        let top = if bottom > sizes.head * 2.4 { 8.0 } else { 2.0 };
        let side = (bottom - top - 4.0).min(area.w * 0.72).max(24.0);
        let art = Area::new((area.w - side) / 2.0, (top + bottom - side) / 2.0, side, side);
        Self { area, art, chips, name, foot, limit: bottom }
    }
}

/// The room for a name between the numbers of a low tile, if it is wide enough to say something.
fn between_numbers(tile: &Tile, foot: Area, font: f32) -> Option<Area> {
    let wide = |words: String| plate_width(&words, font, foot.h) + 8.0;
    let left = tile.atk.map_or(6.0, |atk| wide(atk.to_string()));
    let right = tile.guard().map_or(6.0, |(_, words)| wide(words));
    let room = Area { x: foot.x + left, w: foot.w - left - right, ..foot };
    (!tile.is_hero() && tile.damage == 0 && room.w >= font * 5.0).then_some(room)
}
