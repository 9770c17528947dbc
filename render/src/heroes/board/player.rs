//! A player's name, piles and resources.

use std::sync::Arc;

use duelhall_engine::heroes::card::CardDef;
use duelhall_engine::heroes::table::{ResourceView, SeatView, Table};
use duelhall_engine::kit::Seat;
use duelhall_engine::text::Lang;

use super::layout::Sizes;
use super::tile::hatch;
use crate::board::{Header, Team, name};
use crate::easel::Easel;
use crate::heroes::card::look::{icon, leaning, outline, suit};
use crate::heroes::card::plate::{Plate, width_of};
use crate::scene::{Area, Rgba, Scene};
use crate::text::{Align, Face as Font, Style};
use crate::theme::{NIGHT, Theme};

/// A player's sign and name. `lang` is the language in which a team mate of the viewer is called so.
pub(super) fn header(
    table: &Table,
    side: &SeatView,
    name: String,
    size: (u16, u16),
    lang: Lang,
    theme: Theme,
) -> Header {
    let viewer = table.viewer.seat();
    let own = viewer.and_then(|seat| table.seats.iter().find(|side| side.seat == seat));
    let is_mate = own.is_some_and(|own| mates(own, side));
    Header {
        seat: side.seat.0,
        name,
        team: team(table, side.seat).map(|number| Team { number, own: is_mate.then_some(lang) }),
        turn: table.turn == Some(side.seat) && table.outcome.is_none(),
        asked: table.asked.has(side.seat),
        won: table.outcome.is_some_and(|outcome| outcome.winners.has(side.seat)),
        out: side.out,
        size,
        theme,
    }
}

/// The team of a player, if at least two play together.
pub(super) fn team(table: &Table, seat: Seat) -> Option<u8> {
    let seats = &table.seats;
    let teams = seats.iter().any(|one| seats.iter().any(|two| mates(one, two)));
    seats.iter().find(|side| side.seat == seat).filter(|_| teams).map(|side| side.team)
}

fn mates(one: &SeatView, two: &SeatView) -> bool {
    one.seat != two.seat && one.team == two.team
}

/// The number of cards in a zone, with its top card if that is visible.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Pile {
    sign: &'static str,
    count: String,
    top: Option<Arc<CardDef>>,
    size: (u16, u16),
    lang: Lang,
    theme: Theme,
}

impl Pile {
    /// The piles of a side: hand, deck, graveyard and removed cards.
    pub(super) fn all(side: &SeatView, lang: Lang, theme: Theme) -> [Self; 4] {
        let pile = |sign, count: usize| Self { sign, count: count.to_string(), top: None, size: (0, 0), lang, theme };
        [
            pile("ui-hand", side.hand.into()),
            pile("ui-draw-pile", side.deck.into()),
            Self { top: side.graveyard.first().cloned(), ..pile("ui-grave", side.graveyard.len()) },
            pile("ui-removed", side.removed.into()),
        ]
    }

    pub(super) const fn sized(mut self, size: (u16, u16)) -> Self {
        self.size = size;
        self
    }

    /// The width that it needs beside the resources, at most: with the name of its top card.
    pub(super) fn wide(&self, theme: Theme) -> u16 {
        let font = Sizes::of(theme).name;
        let count = width_of(&self.count, font) + 40.0;
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small whole number")]
        let wide = (if self.top.is_some() { count + font * 11.0 } else { count }) as u16;
        wide
    }

    /// The resources of a side: the number of ready ones, and of all.
    pub(super) fn resources(side: &SeatView, lang: Lang, theme: Theme) -> Self {
        Self { sign: "ui-resource", count: ready(&side.resources), top: None, size: (0, 0), lang, theme }
    }

    pub(super) fn scene(&self, easel: &mut Easel) -> Scene {
        let (skin, font) = (self.theme.skin(), Sizes::of(self.theme).name);
        let mut scene = Scene::new(self.size.0, self.size.1);
        let area = scene.area();
        scene.fill(area.round(9.0), NIGHT.alpha(120));
        let side = (area.h - 12.0).min(26.0);
        let sign = Area::new(5.0, (area.h - side) / 2.0, side, side);
        scene.icon(self.sign, sign, skin.faint);
        let free = area.w - sign.right() - 5.0;
        let all = width_of(&self.count, font) + 2.0;
        // If there is no room for both numbers, the number of ready resources matters more.
        let words = if all <= free { &self.count } else { self.count.split('/').next().unwrap_or_default() };
        let room = Area::new(sign.right() + 3.0, 0.0, (width_of(words, font) + 2.0).min(free), area.h);
        let style = Style::line(Font::Strong, font, font * 1.05, skin.ink).align(Align::Start);
        scene.text(easel.fit(words, room, style));
        if let Some(card) = &self.top {
            self.top(&mut scene, Area::new(room.right() + 4.0, 0.0, area.w - room.right() - 7.0, area.h), card, easel);
        }
        scene
    }

    /// The top card: its picture, and its name if there is room.
    fn top(&self, scene: &mut Scene, room: Area, card: &CardDef, easel: &mut Easel) {
        let (skin, font) = (self.theme.skin(), Sizes::of(self.theme).name);
        let side = room.h - 4.0;
        if room.w < side {
            return;
        }
        let place = Area::new(room.right() - side, 2.0, side, side);
        let color = suit(card, self.theme);
        scene.fill(outline(place, card.faction, 8.0), color.light(0.35));
        scene.fill(outline(place.inset(2.0), card.faction, 6.0), color.dark(0.35));
        scene.icon(icon(card), place.inset(4.0), skin.sign);
        let words = Area::new(room.x, 0.0, place.x - room.x - 5.0, room.h);
        if words.w > font * 3.0 {
            let name = easel.words().card_name(self.lang, card);
            let style = Style::line(Font::Title, font, font, skin.faint).align(Align::End);
            let name = name::line(&name, words, style, easel);
            // A part of it would say less than the picture.
            if !name.cut {
                scene.text(name);
            }
        }
    }
}

fn ready(resources: &[ResourceView]) -> String {
    let ready = resources.iter().filter(|resource| !resource.exhausted).count();
    format!("{ready}/{}", resources.len())
}

/// The resource row of a side: quests with their numbers, and backs of cards.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Resources {
    /// The number of ready resources, and of all.
    count: String,
    /// Resources with numbers: quests, and those that are among the choices.
    named: Vec<Named>,
    /// The numbers of face-down resources: ready, exhausted.
    backs: [usize; 2],
    size: (u16, u16),
    theme: Theme,
}

/// A resource with a number.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Named {
    number: u16,
    quest: bool,
    exhausted: bool,
    offered: bool,
}

impl Resources {
    /// The width in which all of them have room.
    pub(super) fn least(side: &SeatView, theme: Theme) -> u16 {
        let sizes = Sizes::of(theme);
        let high = f32::from(sizes.resources);
        let words = |resource: &ResourceView| width_of(&resource.number.to_string(), sizes.name) + high + 6.0;
        let of = |resource: &ResourceView| {
            if resource.face_up || resource.offered { words(resource) } else { high - 2.0 }
        };
        let all: f32 = side.resources.iter().map(of).sum();
        let ends = width_of(&ready(&side.resources), sizes.name) + width_of("+99", sizes.name) + high + 36.0;
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small whole number")]
        let least = (all + ends) as u16;
        least
    }

    pub(super) fn of(side: &SeatView, size: (u16, u16), theme: Theme) -> Self {
        let (named, backs): (Vec<&ResourceView>, Vec<&ResourceView>) =
            side.resources.iter().partition(|resource| resource.face_up || resource.offered);
        let named = named.into_iter().map(|resource| Named {
            number: resource.number,
            quest: resource.face_up,
            exhausted: resource.exhausted,
            offered: resource.offered,
        });
        let exhausted = backs.iter().filter(|resource| resource.exhausted).count();
        let backs = [backs.len() - exhausted, exhausted];
        Self { count: ready(&side.resources), named: named.collect(), backs, size, theme }
    }

    pub(super) fn scene(&self, easel: &mut Easel) -> Scene {
        let (skin, font) = (self.theme.skin(), Sizes::of(self.theme).name);
        let mut scene = Scene::new(self.size.0, self.size.1);
        let area = scene.area();
        scene.fill(area.round(9.0), NIGHT.alpha(120));
        let side = area.h - 6.0;
        scene.icon("ui-resource", Area::new(5.0, 3.0, side, side), skin.faint);
        let room = Area::new(side + 9.0, 0.0, width_of(&self.count, font) + 4.0, area.h);
        let style = Style::line(Font::Strong, font, font, skin.ink).align(Align::Start);
        scene.text(easel.fit(&self.count, room, style));
        self.row(&mut scene, easel);
        scene
    }

    /// Where the resources end that have room.
    fn end(&self) -> f32 {
        f32::from(self.size.0) - width_of("+99", Sizes::of(self.theme).name) - 10.0
    }

    /// The resources with numbers that have room, each with its place, and where the next one may begin.
    fn laid(&self) -> (Vec<(&Named, Area)>, f32) {
        let (high, font) = (f32::from(self.size.1), Sizes::of(self.theme).name);
        // After the sign and the count.
        let mut x = (high + 3.0) + (width_of(&self.count, font) + 4.0) + 8.0;
        let mut laid = Vec::new();
        for named in &self.named {
            let width = width_of(&named.number.to_string(), font) + high + 2.0;
            if x + width <= self.end() {
                laid.push((named, Area::new(x, 1.0, width, high - 2.0)));
                x += width + 4.0;
            }
        }
        (laid, x)
    }

    /// The numbers of the quests that have room, each with its left edge and its width.
    pub(super) fn quests(&self) -> Vec<(u16, u16, u16)> {
        let quests = self.laid().0.into_iter().filter(|(named, _)| named.quest);
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "whole pixels of a small row")]
        let place = |(named, area): (&Named, Area)| (named.number, area.x as u16, area.w as u16);
        quests.map(place).collect()
    }

    /// The resources themselves, as many as have room, and the number of the others.
    fn row(&self, scene: &mut Scene, easel: &mut Easel) {
        let (area, end, font) = (scene.area(), self.end(), Sizes::of(self.theme).name);
        let (laid, mut x) = self.laid();
        let mut more = self.named.len() - laid.len();
        for (named, area) in laid {
            self.named(scene, area, named, easel);
        }
        let (long, short) = (area.h - 6.0, (area.h - 6.0) * 0.72);
        for (kind, width) in [(0, short), (1, long)] {
            for _ in 0..self.backs[kind] {
                if x + width > end {
                    more += 1;
                    continue;
                }
                let height = if kind == 0 { long } else { short };
                self.back(scene, Area::new(x, (area.h - height) / 2.0, width, height), kind == 1);
                x += width + 4.0;
            }
        }
        if more > 0 {
            let style = Style::line(Font::Strong, font, font, self.theme.skin().ink);
            scene.text(easel.fit(&format!("+{more}"), Area::new(end, 0.0, area.w - end - 2.0, area.h), style));
        }
    }

    /// A quest or an offered resource, with its number. It leans if it is exhausted.
    fn named(&self, scene: &mut Scene, area: Area, named: &Named, easel: &mut Easel) {
        let (skin, font) = (self.theme.skin(), Sizes::of(self.theme).name);
        let color = if self.theme.is_plain() { Rgba::hex(0x00_5f_3c) } else { Rgba::hex(0x1c_80_5a) };
        let color = if named.quest { color } else { skin.panel[0] };
        let color = if named.exhausted { color.mix(color.grey(), 0.6).dark(0.3) } else { color };
        let lean = if named.exhausted { 8.0 } else { 0.0 };
        let shape = |inset: f32| leaning(Area { w: area.w - lean, ..area }.inset(inset).round(6.0), area, lean);
        scene.fill(shape(0.0), if named.offered { skin.bright } else { color.light(0.45) });
        scene.fill(shape(2.5), color);
        if named.exhausted {
            scene.clip(shape(2.5), |scene| hatch(scene, area));
        }
        let side = area.h - 8.0;
        let sign = if named.quest { "ui-quest" } else { "ui-resource" };
        scene.icon(sign, Area::new(area.x + 5.0, area.y + 4.0, side, side), skin.bright);
        let room = Area::new(area.x + side + 6.0, area.y, area.w - side - 9.0, area.h);
        let style = Style::line(Font::Strong, font, font, skin.ink).outline(NIGHT, 4.0);
        scene.text(easel.fit(&named.number.to_string(), room, style));
    }

    /// The back of a card; it is turned sideways if exhausted.
    fn back(&self, scene: &mut Scene, area: Area, exhausted: bool) {
        let skin = self.theme.skin();
        let color = if exhausted { skin.panel[1] } else { Rgba::hex(0x3d_6f_a8) };
        scene.fill(area.round(4.0), if exhausted { skin.edge } else { skin.faint });
        scene.fill(area.inset(2.0).round(3.0), color);
        let (x, y) = area.center();
        let side = area.w.min(area.h) - 9.0;
        let sign = Area::new(x - side / 2.0, y - side / 2.0, side, side);
        scene.icon(Plate::Cost.sign(), sign, if exhausted { skin.edge } else { skin.sign });
    }
}
