//! What is told beside the track of time: the last deed, or what a match waits for before its first turn.

use duelhall_engine::chrono::card::{Epoch, Resource};
use duelhall_engine::chrono::epoch_of;
use duelhall_engine::chrono::table::{Latest, Phase, Table};
use duelhall_engine::kit::{Seat, Text};
use duelhall_engine::text::Lang;

use super::layout::{Sizes, WIDTH};
use super::track::{FLOW, is_roomy, room, telling};
use crate::art::{Artwork, State};
use crate::board::{crest, name, seat_color};
use crate::chrono::art;
use crate::chrono::look::{WHITE, icon, sign};
use crate::digits::width;
use crate::easel::Easel;
use crate::scene::{Area, Rgba, Scene};
use crate::text::{Align, Face as Font, Style};
use crate::theme::{NIGHT, Theme};

/// What happened last, or what the match waits for before the first turn.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Event {
    /// A player did something, and this came of it.
    Done { latest: Latest, size: (u16, u16), lang: Lang, theme: Theme },
    /// Words: a title and more, if there is room.
    Words { icon: &'static str, title: Text, hint: Text, size: (u16, u16), lang: Lang, theme: Theme },
}

impl Event {
    /// What is told on a track of this height, with its place.
    pub(super) fn of(table: &Table, height: u16, lang: Lang, theme: Theme) -> Option<(Self, u16, u16)> {
        let roomy = is_roomy(height);
        let place = room(telling(epoch_of(table.age)), height);
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "whole pixels")]
        let (left, wide) = (place.x as u16, place.w as u16);
        // A plate below the marks of the epochs has room over both that are still to come.
        let wide = if roomy && epoch_of(table.age) == Epoch::One { WIDTH - left } else { wide };
        let (x, y, size) = if roomy {
            (left + 10, 48, (wide.min(460) - 20, 62))
        } else {
            // Between the mark of the epoch and its distance.
            let (before, after) = if Sizes::of(theme).font > 30.0 { (58, 84) } else { (48, 66) };
            (left + before, 5, (wide - before - after, 36))
        };
        let event = if let Some(latest) = &table.latest {
            Self::Done { latest: latest.clone(), size, lang, theme }
        } else {
            let (icon, key) = match table.phase {
                Phase::ChooseFirst => ("ui-coin-flip", "choose"),
                Phase::Mulligan => ("ui-swap", "mulligan"),
                _ if table.turns < 3 => ("ui-time", "first"),
                _ => return None,
            };
            let [title, hint] = ["title", "hint"].map(|part| Text::new(format!("pic-chrono-{key}-{part}")));
            Self::Words { icon, title, hint, size, lang, theme }
        };
        Some((event, x, y))
    }

    pub(super) fn scene(&self, easel: &mut Easel) -> Scene {
        match self {
            Self::Done { latest, size, lang, theme } => done(latest, *size, *lang, *theme, easel),
            Self::Words { icon, title, hint, size, lang, theme } => {
                let text = [title, hint].map(|text| easel.say_text(*lang, text));
                words(icon, text, *size, *theme, easel)
            }
        }
    }
}

/// A dark plate with an edge.
fn plate(scene: &mut Scene, edge: Rgba, theme: Theme) {
    let area = scene.area();
    scene.zone("event", area);
    scene.fill(area.round(10.0), edge);
    scene.fill(area.inset(2.0).round(8.0), if theme.is_plain() { NIGHT } else { Rgba::hex(0x14_14_30) });
}

fn done(latest: &Latest, size: (u16, u16), lang: Lang, theme: Theme, easel: &mut Easel) -> Scene {
    let seat = latest.seat;
    let (skin, font) = (theme.skin(), Sizes::of(theme).font);
    let mut scene = Scene::new(size.0, size.1);
    let area = scene.area();
    plate(&mut scene, seat_color(seat, theme), theme);
    let side = area.h - 12.0;
    crest(&mut scene, Area::new(6.0, 6.0, side, side).inset((side - 30.0).max(0.0) / 2.0), seat, theme);
    let left = 6.0 + side.min(34.0) + if side > 34.0 { 10.0 } else { 4.0 };
    // In one line the name needs the room of the picture, and the track shows the movement.
    let one_line = area.h < 2.1 * font;
    let moved = if one_line { 0 } else { latest.moved };
    let thumb = Area::new(left, 5.0, ((area.h - 10.0) * 1.45).round(), area.h - 10.0);
    let thumb = if one_line { Area { w: 0.0, ..thumb } } else { thumb };
    match (&latest.card, one_line) {
        (_, true) => {}
        (None, _) => scene.icon(sign(Resource::Attack), thumb.square(), skin.ink),
        (Some(card), _) if theme.is_plain() => scene.icon(icon(card), thumb.square(), WHITE),
        (Some(card), _) => {
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small size")]
            let artwork = Artwork::new(art::plan(card), (thumb.w as u16, thumb.h as u16), State::Plain);
            scene.clip(thumb.round(6.0), |scene| scene.art(artwork, thumb.x, thumb.y));
        }
    }
    // What came of it, from the right: the life of both sides, and time.
    let mut right = area.right() - 8.0;
    let flow = if theme.is_plain() { WHITE } else { FLOW };
    let way = if moved < 0 { "ui-past" } else { "ui-future" };
    let lives =
        [Seat::SECOND, Seat::FIRST].map(|seat| (sign(Resource::Life), latest.life[seat], seat_color(seat, theme)));
    for (icon, n, color) in lives.into_iter().chain([(way, moved.into(), flow)]).filter(|(_, n, _)| *n != 0) {
        let words = format!("{}{}", if n < 0 { '−' } else { '+' }, n.unsigned_abs());
        let wide = width(&words, font * 1.1);
        let digits = Area::new(right - wide, 3.0, wide, area.h - 6.0);
        scene.text(easel.fit(&words, digits, Style::line(Font::Strong, font, font * 1.1, color)));
        let side = font * 1.05;
        scene.icon(icon, Area::new(digits.x - side - 3.0, area.center().1 - side / 2.0, side, side), color);
        right = digits.x - side - 8.0;
    }
    let words = match &latest.card {
        Some(card) => easel.words().card_name(lang, card),
        None => easel.say_text(lang, &Text::new("pic-chrono-attack")),
    };
    let room = Area::new(thumb.right() + 8.0, 2.0, right - thumb.right() - 10.0, area.h - 4.0);
    let style = Style::line(Font::Title, font, font * 1.2, skin.ink).align(Align::Start);
    let one = easel.fit(&words, room, style);
    let text = if !one.cut {
        one
    } else if !one_line {
        name::in_middle(&words, room, style.cuttable(), easel)
    } else {
        name::line(&words, room, style.cuttable(), easel)
    };
    // One letter of a name says nothing.
    if text.words.chars().count() > 3 || !text.cut {
        scene.text(text);
    }
    scene
}

/// Words on a plate: the title, and the other words below it if there is room.
fn words(icon: &str, [title, hint]: [String; 2], size: (u16, u16), theme: Theme, easel: &mut Easel) -> Scene {
    let (skin, font) = (theme.skin(), Sizes::of(theme).font);
    let mut scene = Scene::new(size.0, size.1);
    let area = scene.area();
    let color = skin.faint;
    plate(&mut scene, color, theme);
    let side = (area.h - 12.0).min(48.0);
    scene.icon(icon, Area::new(9.0, (area.h - side) / 2.0, side, side), color);
    let left = 9.0 + side + 8.0;
    let two = area.h > 2.2 * font;
    let room = |y: f32, h: f32| Area::new(left, y, area.w - left - 8.0, h);
    let style = Style::line(Font::Title, font, font * 1.2, WHITE).align(Align::Start).cuttable();
    let half = area.h / 2.0;
    scene.text(easel.fit(&title, if two { room(2.0, half) } else { room(2.0, area.h - 4.0) }, style));
    if two {
        let style = Style { face: Font::Body, max: font, color: skin.faint, ..style };
        scene.text(easel.fit(&hint, room(half - 1.0, half - 2.0), style));
    }
    scene
}
