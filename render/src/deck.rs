//! A page of a deck: its name and hero, how many cards there are of each type and of each cost, and below them the cards.

use std::any::Any;
use std::sync::Arc;

use duelhall_engine::decks::DeckPage;
use duelhall_engine::games::AnyCard;
use duelhall_engine::kit::{Taken, Text};
use duelhall_engine::text::Lang;

use crate::easel::Easel;
use crate::hand::rows::{height_of, place};
use crate::hand::{Part as HandPart, Row, WIDTH, font};
use crate::scene::{Area, Scene};
use crate::sheet::{Part, Piece, Sheet};
use crate::text::{Align, Face as Font, Style, Wrap};
use crate::theme::Theme;

/// The room at both sides.
const SIDE: f32 = 12.0;

/// The number of the card at a place of a page, while the deck is edited.
fn number(page: &DeckPage, index: u16) -> Option<u8> {
    page.offers.get(usize::from(index)).and_then(|_| u8::try_from(index + 1).ok())
}

/// How many of the card at a place are in the deck that is edited, if any are.
fn inside(page: &DeckPage, index: u16) -> Option<Taken> {
    page.offers.get(usize::from(index)).copied().filter(|taken| page.owned || taken.now > 0)
}

/// The hero of a deck: the signs before its name, and the name.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Leader {
    pub(crate) signs: Vec<&'static str>,
    pub(crate) name: String,
}

/// What stands above the cards.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Head {
    name: String,
    hero: Option<Leader>,
    curve: Vec<u16>,
    /// The name of each type in messages, its sign, and how many cards there are of it.
    types: Vec<(String, &'static str, u16)>,
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
    /// The head of a page. `set` names the game in messages, and `sign` has a sign for each type.
    pub(crate) fn of(
        page: &DeckPage,
        set: &str,
        hero: Option<Leader>,
        sign: fn(&str) -> &'static str,
        lang: Lang,
        theme: Theme,
    ) -> Self {
        let types = page.deck.types.iter();
        Self {
            name: page.name.clone(),
            hero,
            curve: page.deck.curve.to_vec(),
            types: types.map(|(sort, count)| (format!("deck-type-{set}-{sort}"), sign(sort), *count)).collect(),
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

    /// The whole page, with its cards in rows below this. `held` gives the game's data about a card; `flat` says whether the
    /// ground is of one colour.
    pub(crate) fn above<D: Any + Send + Sync, C>(self, page: &DeckPage, flat: bool, held: impl Fn(Arc<D>) -> C) -> Sheet
    where
        Row<C>: Piece,
    {
        let (lang, theme, top) = (self.lang, self.theme, self.height());
        let shared = |(card, count): &(AnyCard, u8)| Some((card.shared()?, *count));
        let cards: Vec<(Arc<D>, u8)> = page.deck.cards.iter().filter_map(shared).collect();
        let size = (WIDTH, top + height_of(cards.len(), theme) + 8);
        let ground = if flat { HandPart::Flat { size, theme } } else { HandPart::Ground { size, theme } };
        let mut parts: Vec<(Part, i32, i32)> = vec![(ground.into(), 0, 0), (self.into(), 0, 0)];
        parts.extend((0..).zip(cards).map(|(index, (card, count))| {
            let (x, y) = place(index, theme);
            let (number, inside) = (number(page, index), inside(page, index));
            let row = Row { card: held(card), number, count, inside, lang, theme };
            (row.into(), i32::from(x), i32::from(top + y))
        }));
        Sheet { width: size.0, height: size.1, parts, spots: Vec::new() }
    }

    /// The height of the part.
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

    /// The hero behind its signs.
    fn leader(&self, scene: &mut Scene, room: Area, easel: &mut Easel) {
        let Some(hero) = &self.hero else { return };
        let (skin, font) = (self.theme.skin(), font(self.theme));
        let (side, mut left) = (font * 1.5, room.x);
        for sign in &hero.signs {
            scene.icon(sign, Area::new(left, room.y + (room.h - side) / 2.0, side, side), skin.sign);
            left += side + 6.0;
        }
        let style = Style::line(Font::Title, font, font * 1.25, skin.ink).align(Align::Start).wrap(Wrap::Lines(2));
        scene.text(easel.fit(&hero.name, Area::new(left, room.y + 1.0, room.right() - left, room.h - 2.0), style));
    }

    /// How many cards there are of each type, in two columns, and in the last place how many there are in all.
    fn counts(&self, scene: &mut Scene, room: Area, easel: &mut Easel) {
        let (skin, font) = (self.theme.skin(), font(self.theme));
        let (wide, high) = (room.w / 2.0, room.h / 4.0);
        let cell = |at: u8| Area::new(room.x + f32::from(at % 2) * wide, room.y + f32::from(at / 2) * high, wide, high);
        for (at, (sort, sign, count)) in (0..7).zip(&self.types) {
            let cell = cell(at).inset(1.0);
            let side = (high - 4.0).min(font * 1.2);
            scene.icon(sign, Area::new(cell.x, cell.y + (cell.h - side) / 2.0, side, side), skin.sign);
            let count = count.to_string();
            let digits = Area::new(cell.x + side + 4.0, cell.y, font * 1.5, cell.h);
            scene.text(easel.fit(&count, digits, Style::line(Font::Strong, font, font * 1.1, skin.bright)));
            let words = easel.say_text(self.lang, &Text::new(sort.as_str()));
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
