//! The board of Chrono: the sides with their heroes and cards, and between them the track of time.

mod end;
mod event;
mod layout;
mod player;
mod shade;
mod tile;
mod track;
mod turn;

use duelhall_engine::chrono::card::Epoch;
use duelhall_engine::chrono::epoch_of;
use duelhall_engine::chrono::table::{PermView, SideView, Table};
use duelhall_engine::kit::Seat;
use duelhall_engine::text::Lang;

use self::end::End;
use self::event::Event;
use self::layout::{COLUMN, Cell, EDGE, GAP, HEIGHT, Scale, Sizes, WIDTH};
use self::player::{Hero, Numbers};
use self::shade::Shade;
use self::tile::Tile;
pub(super) use self::tile::counter_sign;
use self::track::{Ages, Titles, View};
use self::turn::Turn;
use crate::art::{Artwork, State};
use crate::board::{Header, Part as Common};
use crate::chrono::art;
use crate::easel::Easel;
use crate::painter::Captions;
use crate::scene::{Area, Rgba, Scene};
use crate::sheet::{Part as SheetPart, Piece, Sheet, Spot};
use crate::text::{Face as Font, Style};
use crate::theme::{NIGHT, Theme};

/// A part of the board.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Part {
    /// The ground of both sides.
    Ground { view: Option<Epoch>, size: (u16, u16), theme: Theme },
    /// A card on the battlefield.
    Tile(Tile),
    /// A shadow face down.
    Shade(Shade),
    /// The number of cards that are not shown.
    More { count: usize, size: (u16, u16), theme: Theme },
    /// A hero.
    Hero(Hero),
    /// Everything that a player has.
    Numbers(Numbers),
    /// An epoch.
    View(View),
    /// What is said of the three epochs.
    Titles(Titles),
    /// The thirty ages.
    Ages(Ages),
    /// What happened last.
    Event(Event),
    /// Who must act.
    Turn(Turn),
    /// How the match ended.
    End(End),
}

impl Piece for Part {
    fn is_even(&self) -> bool {
        true
    }

    fn scene(&self, easel: &mut Easel) -> Scene {
        match self {
            Self::Ground { view, size, theme } => ground(*view, *size, *theme),
            Self::Tile(part) => part.scene(easel),
            Self::Shade(part) => part.scene(easel),
            Self::More { count, size, theme } => more(*count, *size, *theme, easel),
            Self::Hero(part) => part.scene(),
            Self::Numbers(part) => part.scene(easel),
            Self::View(part) => part.scene(),
            Self::Titles(part) => part.scene(easel),
            Self::Ages(part) => part.scene(easel),
            Self::Event(part) => part.scene(easel),
            Self::Turn(part) => part.scene(easel),
            Self::End(part) => part.scene(easel),
        }
    }
}

/// Parts that are being put on a board.
struct Board<'a> {
    table: &'a Table,
    lang: Lang,
    theme: Theme,
    parts: Vec<(SheetPart, i32, i32)>,
    spots: Vec<Spot>,
}

/// The board of a table.
pub(crate) fn sheet(table: &Table, captions: &Captions, easel: &mut Easel) -> Sheet {
    let Captions { lang, theme, .. } = *captions;
    let mut board = Board { table, lang, theme, parts: Vec::with_capacity(40), spots: Vec::new() };
    board.put(Part::Ground { view: None, size: (WIDTH, HEIGHT), theme }, (0, 0));
    let home = layout::home(table);
    let track = layout::track(layout::is_crowded(table));
    let top = (HEIGHT - track) / 2;
    for (seat, y) in [(home.other(), EDGE), (home, top + track + GAP)] {
        let name = captions.name(seat, easel);
        board.side(seat, name, (EDGE, y, WIDTH - 2 * EDGE, top - EDGE - GAP));
    }
    let names = [Seat::FIRST, Seat::SECOND].map(|seat| captions.name(seat, easel));
    board.track((top, track), &names);
    Sheet { width: WIDTH, height: HEIGHT, parts: board.parts, spots: board.spots }
}

impl Board<'_> {
    fn put(&mut self, part: impl Into<SheetPart>, at: (u16, u16)) {
        self.parts.push((part.into(), at.0.into(), at.1.into()));
    }

    /// A side: the hero at the left, then the shadows and the cards.
    fn side(&mut self, seat: Seat, name: String, (x, y, width, height): Cell) {
        let (table, theme, sizes) = (self.table, self.theme, Sizes::of(self.theme));
        let side = &table.sides[seat];
        let size = (COLUMN, height);
        self.put(Part::Hero(Hero::of(side, seat, size, theme)), (x, y));
        self.put(Part::Numbers(Numbers::of(side, size, theme)), (x, y));
        self.spots.push(Spot::open(side.hero.id.clone(), (x, y, size.0, size.1)));
        let header = Header {
            seat: seat.0,
            name,
            team: None,
            turn: table.turn == Some(seat) && table.outcome.is_none(),
            asked: table.asked.has(seat),
            won: table.outcome.is_some_and(|outcome| outcome.winners.has(seat)),
            out: false,
            size: (COLUMN - 6, sizes.header),
            theme,
        };
        self.put(Common::Header(header), (x + 3, y + 3));
        let mut left = x + COLUMN + GAP + 1;
        if !side.shades.is_empty() {
            self.shades(side, (left, y, sizes.shade, height));
            left += sizes.shade + GAP;
        }
        let room = (left, y, x + width - left, height);
        // Few cards leave a view.
        if side.field.len() < 3 && !theme.is_plain() {
            let ground = Part::Ground { view: Some(side.hero.home), size: (room.2, room.3), theme };
            self.put(ground, (room.0, room.1));
        }
        self.field(side, seat, room);
    }

    /// Three shadows below each other; if there are more, the last place has the number of the others.
    fn shades(&mut self, side: &SideView, (x, y, width, height): Cell) {
        let (count, theme) = (side.shades.len(), self.theme);
        let each = (height - 2 * GAP) / 3;
        let shown = if count > 3 { 2 } else { count };
        for (at, shade) in (0..).zip(side.shades.iter().take(shown)) {
            let place = (x, y + at * (each + GAP), width, each);
            let part = Shade { number: shade.number, offered: shade.offered, size: (width, each), theme };
            self.put(Part::Shade(part), (place.0, place.1));
            self.spots.push(Spot::numbered(shade.number, place, None));
        }
        if count > shown {
            self.put(Part::More { count: count - shown, size: (width, each), theme }, (x, y + 2 * (each + GAP)));
        }
    }

    /// The cards in rows; what has no room is counted, and what may be chosen has room first.
    fn field(&mut self, side: &SideView, seat: Seat, room: Cell) {
        let (lang, theme) = (self.lang, self.theme);
        let perms: Vec<&PermView> = side.field.iter().collect();
        let (scale, cells) = layout::rows(perms.len(), theme, room);
        let shown = if perms.len() > cells.len() { kept(&perms, cells.len() - 1) } else { perms.clone() };
        for (perm, cell) in shown.iter().zip(&cells) {
            let (x, y, width, height) = *cell;
            let tile = Tile::of(perm, seat, (width, height), scale, lang, theme);
            self.put(Part::Tile(tile), (x, y));
            self.spots.push(Spot::numbered(perm.number, *cell, None));
        }
        if let (true, Some((x, y, width, height))) = (shown.len() < perms.len(), cells.last()) {
            let count = perms.len() - shown.len();
            self.put(Part::More { count, size: (*width, *height), theme }, (*x, *y));
        }
    }

    /// The track of time; in its place the end of a match, after which time matters to nobody.
    fn track(&mut self, (top, height): (u16, u16), names: &[String; 2]) {
        let (table, lang, theme) = (self.table, self.lang, self.theme);
        if let Some(end) = End::of(table, names, height, lang, theme) {
            return self.put(Part::End(end), (0, top));
        }
        let now = epoch_of(table.age);
        for epoch in Epoch::ALL {
            self.put(Part::View(View { epoch, lit: epoch == now, height, theme }), (View::left(epoch), top));
        }
        let event = Event::of(table, height, lang, theme);
        let turn = Turn::of(table, names, height, lang, theme);
        let (told, asked) = (event.is_some(), turn.is_some());
        self.put(Part::Titles(Titles { age: table.age, told, asked, height, lang, theme }), (0, top));
        if let Some((turn, x, y)) = turn {
            self.put(Part::Turn(turn), (x, top + y));
        }
        if let Some((event, x, y)) = event {
            self.put(Part::Event(event), (x, top + y));
        }
        self.put(Part::Ages(Ages { age: table.age, moved: table.moved, height, theme }), (0, top));
    }
}

/// The states of a card in play: a sign and the word in messages.
pub(super) fn states(perm: &PermView, lang: Lang, theme: Theme) -> Vec<(&'static str, &'static str)> {
    Tile::of(perm, Seat::FIRST, (0, 0), Scale::Whole, lang, theme).states()
}

/// So many cards, those that may be chosen first, in their order.
fn kept<'p>(perms: &[&'p PermView], count: usize) -> Vec<&'p PermView> {
    let mut kept: Vec<(bool, usize)> = perms.iter().enumerate().map(|(at, perm)| (!perm.offered, at)).collect();
    kept.sort_unstable();
    kept.truncate(count);
    kept.sort_unstable_by_key(|(_, at)| *at);
    kept.into_iter().map(|(_, at)| perms[at]).collect()
}

/// Flat ground, or a view of an epoch in the dark.
fn ground(view: Option<Epoch>, size: (u16, u16), theme: Theme) -> Scene {
    let mut scene = Scene::new(size.0, size.1);
    let area = scene.area();
    if let (Some(epoch), false) = (view, theme.is_plain()) {
        let artwork = Artwork::new(art::epoch(epoch), size, State::Ground);
        scene.clip(area.round(14.0), |scene| {
            scene.art(artwork, 0.0, 0.0);
            scene.fill(area.path(), NIGHT.alpha(130));
        });
    } else {
        scene.fill(area.path(), theme.skin().flat());
    }
    scene
}

/// A sign with words on a small plate.
fn chip(
    scene: &mut Scene,
    area: Area,
    sign: &str,
    words: &str,
    (edge, ground): (Rgba, Rgba),
    theme: Theme,
    easel: &mut Easel,
) {
    let (skin, sizes) = (theme.skin(), Sizes::of(theme));
    scene.zone("chip", area);
    scene.fill(area.round(9.0), if theme.is_plain() { skin.ink } else { edge });
    scene.fill(area.inset(2.0).round(7.0), if theme.is_plain() { NIGHT } else { ground });
    let side = if sign.is_empty() { -4.0 } else { area.h - 10.0 };
    if !sign.is_empty() {
        scene.icon(sign, Area::new(area.x + 5.0, area.y + 5.0, side, side), skin.ink);
    }
    if !words.is_empty() {
        let room = Area::new(area.x + side + 8.0, area.y + 2.0, area.w - side - 12.0, area.h - 4.0);
        scene.text(easel.fit(words, room, Style::line(Font::Strong, sizes.font, sizes.font, skin.ink).cuttable()));
    }
}

/// The number of cards that are not shown.
fn more(count: usize, size: (u16, u16), theme: Theme, easel: &mut Easel) -> Scene {
    let (skin, font) = (theme.skin(), Sizes::of(theme).font);
    let mut scene = Scene::new(size.0, size.1);
    let area = scene.area();
    scene.stroke(area.inset(2.0).round(10.0), skin.faint, 2.5);
    let style = Style::line(Font::Strong, font, font * 1.3, skin.ink);
    scene.text(easel.fit(&format!("+{count}"), area.inset(3.0), style));
    scene
}
