//! Animations: every picture of them is the board of its moment, and they are short and small.

use std::io::Cursor;
use std::time::Duration;

use duelhall_engine::ai::Level;
use duelhall_engine::games::{AnyTable, GameId, MOST_MOMENTS, Match};
use duelhall_engine::kit::{FirstTurn, Options, Rng, Status, Viewer};
use duelhall_engine::text::Lang;
use duelhall_render::{Captions, Film, Painter, Theme};
use image::{Rgb, RgbImage};
use png::{Decoder, Transformations};

use crate::common::decode;

/// More than any animation has.
const ENOUGH: usize = 8 << 20;

/// Boards from the beginning of a match to its end, at most so many.
fn boards(game: GameId, most: usize) -> Vec<AnyTable> {
    let mut duel = Match::begin(game, &Options::new(), FirstTurn::Random, Rng::seed_of_number(4)).unwrap();
    let (mut tables, mut rng) = (vec![duel.table(Viewer::Public)], Rng::from_number(4));
    while let Status::Waiting(seats) = duel.status() {
        let seat = seats.iter().next().unwrap();
        let index = duel.advise(seat, Level::Greedy, &mut rng).unwrap();
        duel.take(&duel.answer(seat, duel.prompt(seat).unwrap().step, index).unwrap()).unwrap();
        tables.push(duel.table(Viewer::Public));
    }
    let step = tables.len().div_ceil(most - 1).max(1);
    let last = tables.pop();
    tables.into_iter().step_by(step).take(most - 1).chain(last).collect()
}

/// The pictures of an animation as a viewer sees them, each with its time in hundredths of a second.
fn pictures(file: &[u8], film: Film) -> Vec<(RgbImage, u16)> {
    match film {
        Film::Apng => of_apng(file),
        Film::Gif => of_gif(file),
    }
}

fn of_apng(file: &[u8]) -> Vec<(RgbImage, u16)> {
    let mut decoder = Decoder::new(Cursor::new(file));
    decoder.set_transformations(Transformations::EXPAND);
    let mut reader = decoder.read_info().unwrap();
    let control = *reader.info().animation_control().unwrap();
    assert_eq!(control.num_plays, 0, "it begins again");
    let mut canvas = RgbImage::new(reader.info().width, reader.info().height);
    let picture = |_| {
        let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
        let size = reader.next_frame(&mut pixels).unwrap();
        let frame = *reader.info().frame_control().unwrap();
        assert_eq!((size.width, size.height, frame.delay_den), (frame.width, frame.height, 100));
        lay(&mut canvas, (frame.x_offset, frame.y_offset), frame.width, &pixels[..size.buffer_size()]);
        (canvas.clone(), frame.delay_num)
    };
    (0..control.num_frames).map(picture).collect()
}

fn of_gif(file: &[u8]) -> Vec<(RgbImage, u16)> {
    let mut decoder = gif::DecodeOptions::new().read_info(file).unwrap();
    let palette = decoder.global_palette().unwrap().to_vec();
    let mut canvas = RgbImage::new(decoder.width().into(), decoder.height().into());
    let mut pictures = Vec::new();
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        let pixels: Vec<u8> =
            frame.buffer.iter().flat_map(|index| &palette[3 * usize::from(*index)..][..3]).copied().collect();
        lay(&mut canvas, (frame.left.into(), frame.top.into()), frame.width.into(), &pixels);
        pictures.push((canvas.clone(), frame.delay));
    }
    assert_eq!(decoder.repeat(), gif::Repeat::Infinite);
    pictures
}

fn lay(canvas: &mut RgbImage, (left, top): (u32, u32), width: u32, pixels: &[u8]) {
    for (at, pixel) in (0..).zip(pixels.chunks_exact(3)) {
        canvas.put_pixel(left + at % width, top + at / width, Rgb([pixel[0], pixel[1], pixel[2]]));
    }
}

fn captions() -> Captions {
    Captions::new(Vec::new(), Lang::Ru, Theme::Default)
}

#[test]
fn an_animation_shows_the_board_of_each_moment() {
    let painter = Painter::default();
    for game in GameId::all().iter().copied() {
        let tables = boards(game, MOST_MOMENTS);
        // Equal boards in a row are one picture.
        let mut expected: Vec<RgbImage> = tables
            .iter()
            .map(|table| image::DynamicImage::from(decode(&painter.board(table, &captions()))).to_rgb8())
            .collect();
        expected.dedup();
        for film in [Film::Apng, Film::Gif] {
            let animation = painter.animation(&tables, &captions(), film, ENOUGH);
            assert_eq!(animation.shown, (0..tables.len()).collect::<Vec<_>>());
            assert!(animation.file.len() <= ENOUGH, "{game} {film:?}: {} bytes", animation.file.len());
            let pictures = pictures(&animation.file, film);
            let times: Vec<u16> = pictures.iter().map(|(_, time)| *time).collect();
            let sum = Duration::from_millis(times.iter().map(|time| u64::from(*time) * 10).sum());
            assert!(sum == animation.lasts && sum <= Duration::from_secs(20), "{game} {film:?}: {times:?}");
            assert!(times.iter().all(|time| *time >= 200) && times.last() >= Some(&450), "{times:?}");
            assert!(pictures.iter().map(|(picture, _)| picture).eq(&expected), "{game} {film:?}");
        }
    }
}

#[test]
fn equal_moments_give_equal_bytes_whatever_was_drawn_before() {
    let tables = boards(GameId::all()[0], 4);
    let used = Painter::default();
    let _ = used.animation(&boards(GameId::all()[1], 3), &captions(), Film::Gif, ENOUGH);
    for film in [Film::Apng, Film::Gif] {
        let animation = Painter::default().animation(&tables, &captions(), film, ENOUGH);
        assert_eq!(used.animation(&tables, &captions(), film, ENOUGH), animation);
    }
}

#[test]
fn an_animation_without_room_leaves_out_moments_in_the_middle() {
    let painter = Painter::default();
    let tables = boards(GameId::all()[0], MOST_MOMENTS);
    let whole = painter.animation(&tables, &captions(), Film::Apng, ENOUGH);
    let most = whole.file.len() * 2 / 3;
    let small = painter.animation(&tables, &captions(), Film::Apng, most);
    assert!(small.file.len() <= most && small.lasts < whole.lasts);
    assert!((2..tables.len()).contains(&small.shown.len()), "{:?}", small.shown);
    let ends = |shown: &[usize]| (shown.first().copied(), shown.last().copied());
    assert_eq!(ends(&small.shown), ends(&whole.shown));
    assert!(small.shown.is_sorted_by(|one, next| one < next));
    // The pictures that are there are whole.
    let last = pictures(&small.file, Film::Apng).pop().map(|(picture, _)| picture);
    assert_eq!(last, pictures(&whole.file, Film::Apng).pop().map(|(picture, _)| picture));
}

#[test]
fn a_long_animation_is_cut_to_twenty_seconds_and_a_single_moment_is_one_picture() {
    let painter = Painter::default();
    let tables = boards(GameId::all()[0], 30);
    let animation = painter.animation(&tables, &captions(), Film::Gif, ENOUGH);
    assert_eq!(animation.shown.len(), MOST_MOMENTS);
    assert!(animation.lasts <= Duration::from_secs(20));
    let one = painter.animation(&tables[..1], &captions(), Film::Gif, ENOUGH);
    assert_eq!(pictures(&one.file, Film::Gif).len(), 1);
}
