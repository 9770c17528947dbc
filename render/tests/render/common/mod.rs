//! Made-up tables for tests, benchmarks and the gallery: equal seeds give equal tables.
#![allow(clippy::cast_possible_truncation, unreachable_pub, reason = "test support, small numbers")]
#![allow(dead_code, reason = "each user takes a part of it")]

pub mod build;
pub mod chrono;
pub mod heroes;
pub mod war;

use std::io::Cursor;
use std::path::PathBuf;
use std::sync::Arc;

use duelhall_engine::chrono::Chrono;
use duelhall_engine::games::{AnyCard, AnyTable, GameId, Match};
use duelhall_engine::heroes::Heroes;
use duelhall_engine::kit::{BySeat, Outcome, Reason, RuleReason, Seat, SeatSet, Viewer};
use duelhall_engine::kit::{FirstTurn, Options, Rng};
use duelhall_engine::text::Lang;
use duelhall_engine::towers::Towers;
use duelhall_engine::towers::card::{CardDef, Resource, Stat};
use duelhall_engine::towers::table::{Change, HandCard, Phase, Shown, SideView, Table, Use};
use duelhall_engine::towers::{library, reason};
use duelhall_engine::war::War;
use duelhall_render::scene::Scene;
use duelhall_render::text::TextBox;
use duelhall_render::{Captions, Frame, Painter, Shape, Theme};
use image::imageops::FilterType;
use image::{ImageFormat, RgbaImage};

/// A table or a card of a game, in the form that painters take.
pub trait ToAny {
    /// The same value for any game.
    type Any;

    /// The form that painters take.
    fn any(&self) -> Self::Any;
}

impl ToAny for Table {
    type Any = AnyTable;

    fn any(&self) -> AnyTable {
        AnyTable::of::<Towers>(self.clone())
    }
}

impl ToAny for duelhall_engine::heroes::table::Table {
    type Any = AnyTable;

    fn any(&self) -> AnyTable {
        AnyTable::of::<Heroes>(self.clone())
    }
}

impl ToAny for duelhall_engine::chrono::table::Table {
    type Any = AnyTable;

    fn any(&self) -> AnyTable {
        AnyTable::of::<Chrono>(self.clone())
    }
}

impl ToAny for duelhall_engine::chrono::card::CardDef {
    type Any = AnyCard;

    fn any(&self) -> AnyCard {
        AnyCard::of::<Chrono>(Arc::new(self.clone()))
    }
}

impl ToAny for duelhall_engine::war::table::Table {
    type Any = AnyTable;

    fn any(&self) -> AnyTable {
        AnyTable::of::<War>(self.clone())
    }
}

impl ToAny for duelhall_engine::war::card::CardDef {
    type Any = AnyCard;

    fn any(&self) -> AnyCard {
        AnyCard::of::<War>(Arc::new(self.clone()))
    }
}

impl ToAny for CardDef {
    type Any = AnyCard;

    fn any(&self) -> AnyCard {
        AnyCard::of::<Towers>(Arc::new(self.clone()))
    }
}

impl ToAny for duelhall_engine::heroes::card::CardDef {
    type Any = AnyCard;

    fn any(&self) -> AnyCard {
        AnyCard::of::<Heroes>(Arc::new(self.clone()))
    }
}

/// A small generator, so that the tables are the same everywhere.
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A number below `sides`.
    pub fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % sides
    }

    pub fn pick<T: Clone>(&mut self, of: &[T]) -> T {
        of[self.roll(of.len())].clone()
    }
}

pub fn cards() -> &'static [Arc<CardDef>] {
    &library().cards
}

/// D-16: every page of a hand fits Discord's preview of half its size, and each card is on one of them.
pub fn previewed(painter: &Painter, table: &AnyTable, lang: Lang, theme: Theme, what: &str) {
    let captions = Captions::new(Vec::new(), lang, theme);
    let pages = painter.numbers(table, &captions.clone().on_page(Shape::Wide, 0));
    let mut numbers: Vec<u8> = pages.iter().flatten().copied().collect();
    for page in 0..pages.len() {
        let scene = painter.hand_scene(table, &captions.clone().on_page(Shape::Wide, page));
        // 1,100 pixels are shown as 550. That is the same scale as 800 pixels shown as 400.
        let faults: Vec<String> = scene.faults(theme.min_font(800)).iter().map(ToString::to_string).collect();
        assert!(faults.is_empty(), "page {page} of {what}:\n{}", faults.join("\n"));
        assert!(scene.width <= 1_100 && scene.height <= 700, "{what}: {} x {}", scene.width, scene.height);
    }
    let shown = numbers.len();
    numbers.sort_unstable();
    numbers.dedup();
    assert_eq!((shown, numbers.first().copied()), (numbers.len(), Some(1)), "{what}");
    assert_eq!(numbers.last().map(|last| usize::from(*last)), Some(shown), "{what}: a card is on no page");
}

pub fn captions(names: [&str; 2], lang: Lang, theme: Theme) -> Captions {
    Captions::new(names.map(str::to_owned).into(), lang, theme)
}

/// A match in progress, like most matches that people see.
pub fn midgame(seed: u64) -> Table {
    let mut dice = Dice::new(seed);
    let mut side = || SideView {
        tower: 8 + dice.roll(40) as i16,
        wall: dice.roll(30) as i16,
        stock: [0; 3].map(|_| dice.roll(60) as i16),
        mine: [0; 3].map(|_| 1 + dice.roll(6) as i16),
        hand: 5,
    };
    let sides = BySeat([side(), side()]);
    let turn = Seat(dice.roll(2) as u8);
    let shown = (0..7).map(|i| shown(&mut dice, Seat((usize::from(turn.other().0) + i) as u8 % 2))).collect();
    let change = |stat, delta| Change { seat: turn, stat, delta };
    Table {
        viewer: Viewer::Seat(turn),
        phase: Phase::Play,
        asked: SeatSet::one(turn),
        turn: Some(turn),
        round: 3 + dice.roll(20) as u16,
        sides,
        tower_goal: 50,
        stock_goal: 100,
        draw_pile: dice.roll(200) as u16,
        discard_pile: dice.roll(100) as u16,
        shown,
        changes: vec![
            change(Stat::Tower, -5),
            change(Stat::Stock(Resource::Ore), 2),
            Change { seat: turn.other(), stat: Stat::Wall, delta: 4 },
            Change { seat: turn.other(), stat: Stat::Mine(Resource::Gems), delta: 1 },
        ],
        hand: hand(&mut dice, 5),
        outcome: None,
    }
}

fn shown(dice: &mut Dice, seat: Seat) -> Shown {
    Shown { card: dice.pick(cards()), seat, discarded: dice.roll(4) == 0 }
}

pub fn hand(dice: &mut Dice, count: usize) -> Vec<HandCard> {
    let uses = [Use::Play, Use::Play, Use::DiscardOnly, Use::Nothing];
    (0..count)
        .map(|i| HandCard { card: dice.pick(cards()), number: i as u8 + 1, usable: uses[dice.roll(4)], missing: None })
        .collect()
}

/// Any table at all, including the largest numbers and every phase.
pub fn wild(seed: u64) -> Table {
    let mut dice = Dice::new(seed);
    let mut table = midgame(seed);
    let big = [0, 1, 9, 10, 77, 99, 100, 188, 555, 999];
    for side in &mut table.sides.0 {
        side.tower = dice.pick(&big);
        side.wall = dice.pick(&big);
        side.stock = [0; 3].map(|_| dice.pick(&big));
        side.mine = [0; 3].map(|_| dice.pick(&big).max(1));
    }
    table.phase = dice.pick(&[Phase::ChooseFirst, Phase::Mulligan, Phase::Play, Phase::Discard, Phase::Over]);
    table.asked = SeatSet(dice.roll(4) as u8);
    table.round = dice.pick(&[1, 9, 48, 200, 999]);
    table.tower_goal = dice.pick(&[30, 50, 75, 200]);
    table.stock_goal = dice.pick(&[100, 150, 500]);
    table.draw_pile = dice.pick(&[0, 7, 88, 216]);
    table.discard_pile = dice.pick(&[0, 5, 77, 205]);
    table.shown = (0..dice.roll(8)).map(|i| shown(&mut dice, Seat((i % 2) as u8))).collect();
    table.changes = stats().into_iter().filter_map(|(seat, stat)| change(&mut dice, seat, stat)).collect();
    let count = dice.roll(11);
    table.hand = hand(&mut dice, count);
    let uses = [Use::Play, Use::DiscardOnly, Use::Nothing, Use::Keep, Use::Replace];
    for card in &mut table.hand {
        card.usable = uses[dice.roll(5)];
        card.missing = dice.pick(&[None, None, Some(2), Some(34)]);
    }
    if table.phase == Phase::Over {
        table.asked = SeatSet::NONE;
        table.outcome = Some(outcome(&mut dice));
    }
    table
}

fn change(dice: &mut Dice, seat: Seat, stat: Stat) -> Option<Change> {
    let delta = dice.pick(&[0, 0, 1, -1, 5, -9, 12, -25, 100, -999]);
    (delta != 0).then_some(Change { seat, stat, delta })
}

fn stats() -> Vec<(Seat, Stat)> {
    let mut stats = vec![Stat::Tower, Stat::Wall];
    stats.extend(Resource::ALL.map(Stat::Stock));
    stats.extend(Resource::ALL.map(Stat::Mine));
    [Seat::FIRST, Seat::SECOND]
        .into_iter()
        .flat_map(|seat| stats.clone().into_iter().map(move |stat| (seat, stat)))
        .collect()
}

pub fn outcome(dice: &mut Dice) -> Outcome {
    let rule = [reason::CONSTRUCTION, reason::DESTRUCTION, reason::ACCUMULATION].map(Reason::Rule);
    let mut reasons = rule.to_vec();
    reasons.extend([Reason::Resigned, Reason::TimedOut]);
    match dice.roll(3) {
        0 => Outcome::draw(dice.pick(&[Reason::TurnCap, Reason::Rule(RuleReason::TOGETHER)])),
        seat => Outcome::win(Seat(seat as u8 - 1), dice.pick(&reasons)),
    }
}

/// Names that people really have, and the most difficult ones for a box.
pub const NAMES: [&str; 12] = [
    "Алиса",
    "DragonSlayer_99",
    "Bob",
    "Константин Константинов.",
    "WWWWWWWWWWWWWWWWWWWWWWWW",
    "Сверхдлинноеслитноеимя__",
    "🔥 Max 🔥",
    "田中",
    "Anna-Maria von Hohenfels",
    "x",
    "ЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩ",
    "Ёжик в тумане",
];

/// The tables of a real match between random players, one for each moment, as `viewer` sees them.
pub fn playout(seed: u64, viewer: Viewer) -> Vec<Table> {
    let seed_bytes = Rng::seed_of_number(seed);
    let mut live =
        Match::begin(GameId::of::<Towers>(), &Options::new(), FirstTurn::Random, seed_bytes).expect("a plain set-up");
    let mut dice = Dice::new(seed);
    let mut tables = Vec::new();
    loop {
        tables.push(live.table(viewer).get::<Table>().expect("the match is one of Towers").clone());
        let asked = [Seat::FIRST, Seat::SECOND].into_iter().find_map(|seat| live.prompt(seat));
        let Some(prompt) = asked.filter(|_| tables.len() < 400) else { return tables };
        let index = dice.roll(prompt.choices.len());
        let entry = live.answer(prompt.seat, prompt.step, index).expect("a choice that is offered");
        live.take(&entry).expect("an answer that was accepted");
    }
}

/// Fails if something in the picture would disturb its reader.
pub fn sound(scene: &Scene, theme: Theme, what: &str) {
    let told = faults(scene, theme);
    assert!(told.is_empty(), "{what}:\n{}", told.join("\n"));
}

/// Everything in the picture that would disturb its reader.
pub fn faults(scene: &Scene, theme: Theme) -> Vec<String> {
    scene.faults(theme.min_font(scene.width)).iter().map(ToString::to_string).collect()
}

/// The texts of which a line ends within a word, without a hyphen. A person may have a name of one long word; a card never has.
pub fn torn(scene: &Scene) -> Vec<String> {
    let begins = |name: &str, words: &str| name.chars().take(3).eq(words.chars().take(3));
    let is_person = |words: &str| NAMES.iter().any(|name| begins(name, words));
    let torn = scene.texts().into_iter().filter(|text| text.is_torn() && !is_person(&text.words));
    torn.map(|text| format!("“{}” is torn within a word", text.words)).collect()
}

/// Every language in every theme.
pub fn everywhere(mut look: impl FnMut(Lang, Theme)) {
    for lang in Lang::ALL {
        for theme in Theme::ALL {
            look(lang, theme);
        }
    }
}

/// Every language in both sizes of letters. In high contrast every text lies where it lies in the default theme, which a test
/// checks, so what is only about room need not be asked a third time.
pub fn sizes(mut look: impl FnMut(Lang, Theme)) {
    for lang in Lang::ALL {
        for theme in [Theme::Default, Theme::LargeText] {
            look(lang, theme);
        }
    }
}

/// Where the texts of a scene lie.
pub fn places(scene: &Scene) -> String {
    let texts = scene.texts();
    let place = |text: &&TextBox| format!("{} {:?} {:?} {}\n", text.words, text.room, text.extent, text.size);
    texts.iter().map(place).collect()
}

/// An opaque frame as an image.
pub fn image_of(frame: &Frame) -> RgbaImage {
    // Rounding leaves some pixels of an opaque frame slightly below full opacity.
    let bytes = frame.bytes().chunks_exact(4).flat_map(|pixel| [pixel[0], pixel[1], pixel[2], u8::MAX]).collect();
    RgbaImage::from_raw(frame.width().into(), frame.height().into(), bytes).expect("four bytes for each pixel")
}

/// The pixels of one of our files.
pub fn decode(file: &[u8]) -> RgbaImage {
    image::load_from_memory_with_format(file, ImageFormat::Png).expect("our own PNG").to_rgba8()
}

/// Half the width and height: about the size in which chats show it.
pub fn half(image: &RgbaImage) -> RgbaImage {
    image::imageops::resize(image, image.width() / 2, image.height() / 2, FilterType::Triangle)
}

/// Compares a frame at half size with its golden file. `UPDATE_GOLDEN=1` rewrites the file.
///
/// Processors differ by one in a few pixels, so a channel may differ by 2, and one pixel in a thousand by more.
pub fn golden(name: &str, frame: &Frame) {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("golden/{name}.png"));
    let drawn = half(&image_of(frame));
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        let mut bytes = Cursor::new(Vec::new());
        image::DynamicImage::from(drawn.clone()).to_rgb8().write_to(&mut bytes, ImageFormat::Png).expect("in memory");
        std::fs::write(&file, bytes.into_inner()).expect("the folder of golden files can be written");
    }
    let golden = decode(&std::fs::read(&file).expect("the golden file is in the repository"));
    assert_eq!(drawn.dimensions(), golden.dimensions(), "{name}");
    let differ = |(a, b): (&image::Rgba<u8>, &image::Rgba<u8>)| a.0.iter().zip(b.0).any(|(a, b)| a.abs_diff(b) > 2);
    let wrong = drawn.pixels().zip(golden.pixels()).filter(|pair| differ(*pair)).count();
    let all = (golden.width() * golden.height()) as usize;
    if wrong * 1000 > all {
        let folder = std::env::temp_dir().join(format!("duelhall-{name}.png"));
        let _ = drawn.save(&folder);
        panic!("{name}: {wrong} of {all} pixels differ; the new picture is {}; see UPDATE_GOLDEN", folder.display());
    }
}

/// Captions for up to eight players, whose names begin at an index of [`NAMES`].
pub fn called(from: usize, lang: Lang, theme: Theme) -> Captions {
    let names = (from..from + 8).map(|at| NAMES[at % NAMES.len()].to_owned());
    Captions::new(names.collect(), lang, theme)
}

/// The texts of every page of a hand. In the browser they are pictures below each other.
pub fn said_on_all_pages(painter: &Painter, table: &AnyTable, captions: &Captions) -> Vec<String> {
    let page = |page| said(&painter.hand_scene(table, &captions.clone().on_page(captions.shape, page)));
    (0..painter.numbers(table, captions).len()).flat_map(page).collect()
}

/// The texts of a scene.
pub fn said(scene: &Scene) -> Vec<String> {
    scene.texts().iter().map(|text| text.words.clone()).collect()
}
