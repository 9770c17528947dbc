//! The painter: turns the things that a viewer may see into PNG files, and keeps everything that may be needed again.

use std::hash::{Hash, RandomState};
use std::sync::{Arc, Mutex, PoisonError};

use duelhall_engine::campaigns::{CampaignMap, Reward};
use duelhall_engine::decks::DeckPage;
use duelhall_engine::games::{AnyCard, AnyTable};
use duelhall_engine::kit::Seat;
use duelhall_engine::text::Lang;
use quick_cache::sync::{Cache, DefaultLifecycle};
use quick_cache::{OptionsBuilder, Weighter};

use crate::easel::Easel;
use crate::encode::Effort;
use crate::hand::Shape;
use crate::raster::Frame;
use crate::scene::Scene;
use crate::sheet::{Part, Sheet, Spot};
use crate::stamp::Stamp;
use crate::theme::Theme;
use crate::{drawer, encode};

/// The most bytes of drawn parts that are kept.
const STAMP_BYTES: u64 = 18 << 20;

/// The most bytes of finished files that are kept.
const FILE_BYTES: u64 = 4 << 20;

/// What a picture needs in addition to the table.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Captions {
    /// The names of the players, by seat, as the players wrote them.
    pub names: Vec<String>,
    /// A number of the match for what only adorns its pictures; it is the same in every language.
    pub mark: u32,
    /// The language of the words.
    pub lang: Lang,
    /// The theme.
    pub theme: Theme,
    /// The shape of a hand.
    pub shape: Shape,
    /// The page of a hand, from 0.
    pub page: usize,
}

impl Captions {
    /// For a whole hand on one picture.
    #[must_use]
    pub const fn new(names: Vec<String>, lang: Lang, theme: Theme) -> Self {
        Self { names, mark: 0, lang, theme, shape: Shape::Long, page: 0 }
    }

    /// The same for a match with this number.
    #[must_use]
    pub fn marked(self, mark: u32) -> Self {
        Self { mark, ..self }
    }

    /// The same for a page of a hand in a shape.
    #[must_use]
    pub fn on_page(self, shape: Shape, page: usize) -> Self {
        Self { shape, page, ..self }
    }

    /// The name of a seat as it can be drawn.
    pub(crate) fn name(&self, seat: Seat, easel: &mut Easel) -> String {
        easel.name(self.lang, self.names.get(seat.index()).map_or("", String::as_str), seat.0 + 1)
    }
}

/// A finished picture.
#[derive(Clone, Debug)]
pub struct Drawing {
    /// The PNG file.
    pub png: Arc<[u8]>,
    /// The places of the numbered cards on it, in the order in which they are read.
    pub spots: Vec<Spot>,
}

/// Draws pictures. The whole program has one; any number of threads may use it at once.
pub struct Painter {
    easels: Mutex<Vec<Easel>>,
    stamps: Cache<Part, Arc<Stamp>, ByBytes>,
    files: Cache<Arc<Sheet>, Arc<[u8]>, ByBytes>,
}

#[derive(Clone)]
struct ByBytes;

impl Weighter<Part, Arc<Stamp>> for ByBytes {
    fn weight(&self, _: &Part, stamp: &Arc<Stamp>) -> u64 {
        stamp.bytes() as u64
    }
}

impl Weighter<Arc<Sheet>, Arc<[u8]>> for ByBytes {
    fn weight(&self, sheet: &Arc<Sheet>, file: &Arc<[u8]>) -> u64 {
        (file.len() + size_of_val(sheet.parts.as_slice())) as u64
    }
}

impl Default for Painter {
    fn default() -> Self {
        Self::keeping(FILE_BYTES)
    }
}

/// A cache with a single shard. If there were several, the largest parts would not fit into one.
fn one_shard<K: Eq + Hash, V: Clone>(items: usize, bytes: u64) -> Cache<K, V, ByBytes>
where
    ByBytes: Weighter<K, V>,
{
    let options = OptionsBuilder::new().shards(1).estimated_items_capacity(items).weight_capacity(bytes).build();
    // All three options are given, so building cannot fail.
    let options = options.expect("capacity and weight are given");
    Cache::with_options(options, ByBytes, RandomState::new(), DefaultLifecycle::default())
}

impl Painter {
    /// A painter that keeps at most this many bytes of finished files, to return them again for the same view.
    #[must_use]
    pub fn keeping(file_bytes: u64) -> Self {
        Self { easels: Mutex::default(), stamps: one_shard(2_048, STAMP_BYTES), files: one_shard(64, file_bytes) }
    }

    /// The board as a PNG file: only what everybody may see.
    #[must_use]
    pub fn board(&self, table: &AnyTable, captions: &Captions) -> Arc<[u8]> {
        self.drawn_board(table, captions).png
    }

    /// [`Self::board`] with the places of its cards.
    #[must_use]
    pub fn drawn_board(&self, table: &AnyTable, captions: &Captions) -> Drawing {
        self.drawing(Effort::Small, |easel| board(table, captions, easel))
    }

    /// A page of the viewer's own hand as a PNG file. Cards that the viewer is shown to choose from come first.
    #[must_use]
    pub fn hand(&self, table: &AnyTable, captions: &Captions) -> Arc<[u8]> {
        self.drawn_hand(table, captions).png
    }

    /// [`Self::hand`] with the places of its cards.
    #[must_use]
    pub fn drawn_hand(&self, table: &AnyTable, captions: &Captions) -> Drawing {
        self.drawing(Effort::Quick, |easel| hand(table, captions, easel))
    }

    /// The numbers of the cards on each page of the viewer's own hand, in its shape; none if it has no pages.
    #[must_use]
    pub fn numbers(&self, table: &AnyTable, captions: &Captions) -> Vec<Vec<u8>> {
        let numbers = |easel: &mut Easel| Some(drawer::of(table.game())?.numbers(table, captions, easel));
        self.with_easel(numbers).unwrap_or_default()
    }

    /// One card as a PNG file.
    #[must_use]
    pub fn card(&self, card: &AnyCard, lang: Lang, theme: Theme) -> Arc<[u8]> {
        self.drawing(Effort::Quick, |_| self::card(card, lang, theme)).png
    }

    /// A card in play as a PNG file, with its present state if its game shows that; `number` is the one that the board has
    /// painted on it.
    #[must_use]
    pub fn card_in_play(&self, card: &AnyCard, table: &AnyTable, number: u16, lang: Lang, theme: Theme) -> Arc<[u8]> {
        self.drawing(Effort::Quick, |_| in_play(card, table, number, lang, theme)).png
    }

    /// One card as a PNG file, small enough for a page that shows many.
    #[must_use]
    pub fn small_card(&self, card: &AnyCard, lang: Lang, theme: Theme) -> Arc<[u8]> {
        let captions = Captions::new(Vec::new(), lang, theme);
        let sheet = |easel: &mut Easel| drawer::of(card.game())?.small(card, &captions, easel);
        self.drawing(Effort::Quick, |easel| sheet(easel).unwrap_or_else(blank)).png
    }

    /// A page of a deck as a PNG file.
    #[must_use]
    pub fn deck(&self, page: &DeckPage, lang: Lang, theme: Theme) -> Arc<[u8]> {
        self.drawing(Effort::Quick, |_| deck(page, lang, theme)).png
    }

    /// The map of a campaign as a PNG file.
    #[must_use]
    pub fn map(&self, map: &CampaignMap, lang: Lang, theme: Theme) -> Arc<[u8]> {
        self.drawing(Effort::Quick, |_| self::map(map, lang, theme)).png
    }

    /// A card that was won as a PNG file.
    #[must_use]
    pub fn reward(&self, won: &Reward, lang: Lang, theme: Theme) -> Arc<[u8]> {
        self.drawing(Effort::Quick, |_| reward(won, lang, theme)).png
    }

    /// The board with all of its colours.
    #[must_use]
    pub fn board_lossless(&self, table: &AnyTable, captions: &Captions) -> Vec<u8> {
        encode_lossless(&self.board_frame(table, captions))
    }

    /// The viewer's own hand with its full range of colours, as a PNG file.
    #[must_use]
    pub fn hand_lossless(&self, table: &AnyTable, captions: &Captions) -> Vec<u8> {
        encode_lossless(&self.hand_frame(table, captions))
    }

    /// The pixels of the board.
    #[must_use]
    pub fn board_frame(&self, table: &AnyTable, captions: &Captions) -> Frame {
        self.with_easel(|easel| frame(&board(table, captions, easel), easel))
    }

    /// The pixels of the viewer's own hand.
    #[must_use]
    pub fn hand_frame(&self, table: &AnyTable, captions: &Captions) -> Frame {
        self.with_easel(|easel| frame(&hand(table, captions, easel), easel))
    }

    /// The pixels of the map of a campaign.
    #[must_use]
    pub fn map_frame(&self, map: &CampaignMap, lang: Lang, theme: Theme) -> Frame {
        self.with_easel(|easel| frame(&self::map(map, lang, theme), easel))
    }

    /// The pixels of a card that was won.
    #[must_use]
    pub fn reward_frame(&self, won: &Reward, lang: Lang, theme: Theme) -> Frame {
        self.with_easel(|easel| frame(&reward(won, lang, theme), easel))
    }

    /// The display list of the board, for checks and for other programs that draw.
    #[must_use]
    pub fn board_scene(&self, table: &AnyTable, captions: &Captions) -> Scene {
        self.with_easel(|easel| board(table, captions, easel).scene(easel))
    }

    /// The display list of the viewer's own hand.
    #[must_use]
    pub fn hand_scene(&self, table: &AnyTable, captions: &Captions) -> Scene {
        self.with_easel(|easel| hand(table, captions, easel).scene(easel))
    }

    /// The display list of one card.
    #[must_use]
    pub fn card_scene(&self, card: &AnyCard, lang: Lang, theme: Theme) -> Scene {
        self.with_easel(|easel| self::card(card, lang, theme).scene(easel))
    }

    /// The display list of a card in play.
    #[must_use]
    pub fn card_in_play_scene(&self, card: &AnyCard, table: &AnyTable, number: u16, lang: Lang, theme: Theme) -> Scene {
        self.with_easel(|easel| in_play(card, table, number, lang, theme).scene(easel))
    }

    /// The display list of a page of a deck.
    #[must_use]
    pub fn deck_scene(&self, page: &DeckPage, lang: Lang, theme: Theme) -> Scene {
        self.with_easel(|easel| deck(page, lang, theme).scene(easel))
    }

    /// The display list of the map of a campaign.
    #[must_use]
    pub fn map_scene(&self, map: &CampaignMap, lang: Lang, theme: Theme) -> Scene {
        self.with_easel(|easel| self::map(map, lang, theme).scene(easel))
    }

    /// The display list of a card that was won.
    #[must_use]
    pub fn reward_scene(&self, won: &Reward, lang: Lang, theme: Theme) -> Scene {
        self.with_easel(|easel| reward(won, lang, theme).scene(easel))
    }

    /// Takes an idle easel, or makes one; there are never more than threads at work.
    pub(crate) fn with_easel<T>(&self, work: impl FnOnce(&mut Easel) -> T) -> T {
        let idle = self.easels.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let mut easel = idle.unwrap_or_default();
        let made = work(&mut easel);
        self.easels.lock().unwrap_or_else(PoisonError::into_inner).push(easel);
        made
    }

    fn drawing(&self, effort: Effort, sheet: impl FnOnce(&mut Easel) -> Sheet) -> Drawing {
        self.with_easel(|easel| {
            let sheet = sheet(easel);
            let spots = sheet.spots.clone();
            if let Some(png) = self.files.get(&sheet) {
                return Drawing { png, spots };
            }
            self.compose(&sheet, easel);
            // Writing to memory cannot fail. If it did, the file would be empty.
            let png: Arc<[u8]> = encode::indexed(&easel.canvas, &mut easel.packer, effort).unwrap_or_default().into();
            self.files.insert(Arc::new(sheet), Arc::clone(&png));
            Drawing { png, spots }
        })
    }

    /// Lays the parts of a sheet on the canvas.
    pub(crate) fn compose(&self, sheet: &Sheet, easel: &mut Easel) {
        easel.canvas.resize(sheet.width, sheet.height);
        for (part, x, y) in &sheet.parts {
            let stamp = self.stamps.get(part).unwrap_or_else(|| {
                let stamp = Arc::new(Stamp::of(&draw(part, easel), part.is_even()));
                self.stamps.insert(part.clone(), Arc::clone(&stamp));
                stamp
            });
            easel.canvas.lay(&stamp, *x, *y);
        }
    }
}

/// A picture of a game that nobody draws: a dot.
pub(crate) fn blank() -> Sheet {
    Sheet { width: 1, height: 1, parts: Vec::new(), spots: Vec::new() }
}

pub(crate) fn board(table: &AnyTable, captions: &Captions, easel: &mut Easel) -> Sheet {
    drawer::of(table.game()).and_then(|drawer| drawer.board(table, captions, easel)).unwrap_or_else(blank)
}

fn hand(table: &AnyTable, captions: &Captions, easel: &mut Easel) -> Sheet {
    drawer::of(table.game()).and_then(|drawer| drawer.hand(table, captions, easel)).unwrap_or_else(blank)
}

fn card(card: &AnyCard, lang: Lang, theme: Theme) -> Sheet {
    drawer::of(card.game()).and_then(|drawer| drawer.card(card, lang, theme)).unwrap_or_else(blank)
}

fn in_play(card: &AnyCard, table: &AnyTable, number: u16, lang: Lang, theme: Theme) -> Sheet {
    let drawn = drawer::of(table.game()).and_then(|drawer| drawer.in_play(table, number, lang, theme));
    drawn.unwrap_or_else(|| self::card(card, lang, theme))
}

fn deck(page: &DeckPage, lang: Lang, theme: Theme) -> Sheet {
    drawer::of(page.deck.game).map_or_else(blank, |drawer| drawer.deck(page, lang, theme))
}

fn map(map: &CampaignMap, lang: Lang, theme: Theme) -> Sheet {
    drawer::of(map.game).map_or_else(blank, |drawer| drawer.map(map, lang, theme))
}

fn reward(won: &Reward, lang: Lang, theme: Theme) -> Sheet {
    drawer::of(won.card.game()).map_or_else(blank, |drawer| drawer.reward(won, lang, theme))
}

/// The pixels of a sheet, with all of their colours.
fn frame(sheet: &Sheet, easel: &mut Easel) -> Frame {
    let mut frame = Frame::new(sheet.width, sheet.height);
    for (part, x, y) in &sheet.parts {
        frame.blit(&draw(part, easel), *x, *y);
    }
    frame
}

fn draw(part: &Part, easel: &mut Easel) -> Frame {
    let scene = part.scene(easel);
    easel.raster.frame(&scene)
}

/// Encodes a frame losslessly. Writing to memory cannot fail. If it did, the file would be empty.
fn encode_lossless(frame: &Frame) -> Vec<u8> {
    encode::lossless(frame).unwrap_or_default()
}
