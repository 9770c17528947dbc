//! A deck: its name and hero, how many cards there are of each type and of each cost, and the cards in lines.

use std::sync::Arc;

use duelhall_engine::decks::DeckPage;
use duelhall_engine::formats::Held;
use duelhall_engine::games::AnyCard;
use duelhall_engine::heroes::card::CardDef;
use duelhall_engine::kit::Text;
use duelhall_engine::text::Lang;

use super::list::rows;
use crate::easel::Easel;
use crate::hand::rows::height_of;
use crate::hand::{Part as HandPart, WIDTH, font};
use crate::heroes::card::look::{class_sign, faction_sign};
use crate::scene::{Area, Scene};
use crate::sheet::{Part, Piece, Sheet};
use crate::text::{Align, Face as Font, Style, Wrap};
use crate::theme::Theme;

/// The room at both sides.
const SIDE: f32 = 12.0;

/// A page of a deck.
pub(super) fn sheet(page: &DeckPage, lang: Lang, theme: Theme) -> Sheet {
    let held =
        |(card, count): &(AnyCard, u8)| Some(Held { card: card.shared()?, number: None, count: *count, taken: None });
    let cards: Vec<Held<CardDef>> = page.deck.cards.iter().filter_map(held).collect();
    let head = Head::of(page, lang, theme);
    let top = head.height();
    let size = (WIDTH, top + height_of(cards.len(), theme) + 8);
    let mut parts: Vec<(Part, i32, i32)> = vec![(HandPart::Ground { size, theme }.into(), 0, 0), (head.into(), 0, 0)];
    parts.extend(rows(&cards, top, lang, theme));
    Sheet { width: size.0, height: size.1, parts, spots: Vec::new() }
}

/// What stands above the cards.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Head {
    name: String,
    hero: Option<Arc<CardDef>>,
    curve: Vec<u16>,
    types: Vec<(&'static str, u16)>,
    size: u32,
    beside: Option<u32>,
    page: (usize, usize),
    lang: Lang,
    theme: Theme,
}

impl Piece for Head {
    fn scene(&self, easel: &mut Easel) -> Scene {
        self.drawn(easel)
    }
}

impl Head {
    fn of(page: &DeckPage, lang: Lang, theme: Theme) -> Self {
        Self {
            name: page.name.clone(),
            hero: page.deck.hero.as_ref().and_then(AnyCard::shared),
            curve: page.deck.curve.to_vec(),
            types: page.deck.types.clone(),
            size: page.size + u32::from(page.deck.unknown),
            beside: page.beside.then_some(page.side_size),
            page: (page.page, page.pages),
            lang,
            theme,
        }
    }

    const fn is_large(&self) -> bool {
        matches!(self.theme, Theme::LargeText)
    }

    /// The height of the name, of the types and of the curve; large letters have the curve below the types.
    const fn heights(&self) -> (f32, f32, f32) {
        if self.is_large() { (92.0, 152.0, 164.0) } else { (48.0, 116.0, 116.0) }
    }

    fn height(&self) -> u16 {
        let (name, types, curve) = self.heights();
        let height = name + if self.is_large() { types + curve } else { types } + 14.0;
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "the heights are small and whole")]
        let height = height as u16;
        height
    }

    fn drawn(&self, easel: &mut Easel) -> Scene {
        let mut scene = Scene::new(WIDTH, self.height());
        let room = Area::new(SIDE, 6.0, f32::from(WIDTH) - 2.0 * SIDE, f32::from(self.height()) - 14.0);
        let (name, types, curve) = self.heights();
        let half = (room.w - 6.0) / 2.0;
        if self.is_large() {
            self.title(&mut scene, Area::new(room.x, room.y, room.w, name / 2.0), easel);
            self.leader(&mut scene, Area::new(room.x, room.y + name / 2.0, room.w, name / 2.0), easel);
            self.counts(&mut scene, Area::new(room.x, room.y + name, room.w, types), easel);
            self.bars(&mut scene, Area::new(room.x, room.y + name + types, room.w, curve), easel);
        } else {
            self.title(&mut scene, Area::new(room.x, room.y, half, name), easel);
            self.leader(&mut scene, Area::new(room.x + half + 6.0, room.y, half, name), easel);
            self.counts(&mut scene, Area::new(room.x, room.y + name, half, types), easel);
            self.bars(&mut scene, Area::new(room.x + half + 6.0, room.y + name, half, curve), easel);
        }
        scene
    }

    fn title(&self, scene: &mut Scene, room: Area, easel: &mut Easel) {
        let (skin, font) = (self.theme.skin(), font(self.theme));
        let name = easel.type_.name(&self.name, "");
        let style = Style::line(Font::Title, font, font * 1.6, skin.bright).align(Align::Start).cuttable();
        scene.text(easel.fit(&name, room.inset(3.0), style));
    }

    /// The hero behind the signs of faction and class.
    fn leader(&self, scene: &mut Scene, room: Area, easel: &mut Easel) {
        let Some(hero) = &self.hero else { return };
        let (skin, font) = (self.theme.skin(), font(self.theme));
        let (side, mut left) = (font * 1.5, room.x);
        let signs =
            hero.faction.map(faction_sign).into_iter().chain(hero.classes.first().map(|class| class_sign(*class)));
        for sign in signs {
            scene.icon(sign, Area::new(left, room.y + (room.h - side) / 2.0, side, side), skin.sign);
            left += side + 6.0;
        }
        let name = easel.words().card_name(self.lang, hero);
        let style = Style::line(Font::Title, font, font * 1.25, skin.ink).align(Align::Start).wrap(Wrap::Lines(2));
        scene.text(easel.fit(&name, Area::new(left, room.y + 1.0, room.right() - left, room.h - 2.0), style));
    }

    /// How many cards there are of each type, in two columns, and in the last place how many there are in all.
    fn counts(&self, scene: &mut Scene, room: Area, easel: &mut Easel) {
        let (skin, font) = (self.theme.skin(), font(self.theme));
        let (wide, high) = (room.w / 2.0, room.h / 4.0);
        let cell = |at: u8| Area::new(room.x + f32::from(at % 2) * wide, room.y + f32::from(at / 2) * high, wide, high);
        for (at, (sort, count)) in (0..7).zip(&self.types) {
            let cell = cell(at).inset(1.0);
            let side = (high - 4.0).min(font * 1.2);
            scene.icon(sign(sort), Area::new(cell.x, cell.y + (cell.h - side) / 2.0, side, side), skin.sign);
            let count = count.to_string();
            let digits = Area::new(cell.x + side + 4.0, cell.y, font * 1.5, cell.h);
            scene.text(easel.fit(&count, digits, Style::line(Font::Strong, font, font * 1.1, skin.bright)));
            let words = easel.say_text(self.lang, &Text::new(format!("deck-type-heroes-{sort}")));
            let place = Area::new(digits.right() + 4.0, cell.y, cell.right() - digits.right() - 8.0, cell.h);
            let style = Style::line(Font::Body, font, font, skin.ink).align(Align::Start);
            scene.text(easel.fit(&words, place, style));
        }
        let (page, pages) = self.page;
        let (key, n) = match self.beside {
            Some(side) => ("side", side),
            None => ("size", self.size),
        };
        let key = if pages > 1 { format!("pic-deck-{key}-page") } else { format!("pic-deck-{key}") };
        let text = Text::new(key).num("n", n).num("page", page as i64 + 1).num("pages", pages as i64);
        let style = Style::line(Font::Strong, font, font, skin.bright).align(Align::Start);
        scene.text(easel.fit(&easel.say_text(self.lang, &text), cell(7).inset(1.0), style));
    }

    /// A bar for each cost: the number of cards above, the cost below.
    fn bars(&self, scene: &mut Scene, room: Area, easel: &mut Easel) {
        let (skin, font) = (self.theme.skin(), font(self.theme));
        let most = self.curve.iter().copied().max().unwrap_or(0).max(1);
        #[expect(clippy::cast_precision_loss, reason = "a curve has eight columns")]
        let step = room.w / self.curve.len() as f32;
        let (line, foot) = (font + 5.0, room.bottom() - font - 5.0);
        let tall = foot - room.y - line - 2.0;
        for ((at, count), last) in (0_u8..).zip(&self.curve).zip((1..).map(|at| at == self.curve.len())) {
            let left = room.x + f32::from(at) * step;
            let height = tall * f32::from(*count) / f32::from(most);
            let bar = Area::new(left + step * 0.16, foot - height, step * 0.68, height);
            if *count > 0 {
                scene.fill(bar.path(), skin.suit(1).light(0.2));
                let above = Area::new(left, bar.y - line, step, line);
                let style = Style::line(Font::Strong, font, font, skin.ink);
                scene.text(easel.fit(&count.to_string(), above, style));
            }
            let cost = if last { format!("{at}+") } else { at.to_string() };
            let style = Style::line(Font::Body, font, font, skin.faint);
            scene.text(easel.fit(&cost, Area::new(left, foot + 2.0, step, font + 3.0), style));
        }
        scene.fill(Area::new(room.x, foot, room.w, 2.0).path(), skin.edge);
    }
}

/// The sign of a type.
fn sign(sort: &str) -> &'static str {
    match sort {
        "hero" => "ui-crown",
        "ally" => "kind-ally",
        "weapon" => "kind-weapon",
        "armor" => "kind-armor",
        "item" => "kind-item",
        "ability" => "kind-ability",
        "ongoing" => "kind-ongoing",
        _ => "ui-quest",
    }
}
