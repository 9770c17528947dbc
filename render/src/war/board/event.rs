//! What is told between the players: the phase, who must act, what gets through, and the cards used last.

use std::sync::Arc;

use duelhall_engine::kit::{Seat, SeatSet, Text};
use duelhall_engine::text::Lang;
use duelhall_engine::war::card::CardDef;
use duelhall_engine::war::table::{Phase, Table};

use super::blow::Blow;
use super::layout::Sizes;
use crate::art::{Artwork, State};
use crate::board::{Asked, name, seat_color};
use crate::easel::Easel;
use crate::scene::{Area, Rgba, Scene};
use crate::sheet::Piece;
use crate::text::{Align, Face as Font, Style, TextBox, Wrap};
use crate::theme::{NIGHT, Theme};
use crate::war::art;
use crate::war::look::{WHITE, icon};

/// What is told.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Event {
    /// The word for the phase in messages.
    phase: &'static str,
    turns: u16,
    /// The weather of the whole match.
    weather: Option<Arc<CardDef>>,
    /// The turns through which a seat still has to live.
    hold: Option<(u8, u16)>,
    asked: Option<Asked>,
    /// The name of the player whose turn it is, if nobody else must act.
    mover: Option<String>,
    /// The attack that nobody blocks.
    through: Option<Blow>,
    /// The card that a question is about.
    asking: Option<Arc<CardDef>>,
    shown: Vec<(u8, Arc<CardDef>)>,
    size: (u16, u16),
    lang: Lang,
    theme: Theme,
}

/// What has its place before everything else.
#[derive(Default)]
struct Plan {
    /// Whether the line is there that says who must act.
    asked: bool,
    /// The form of the card that a question is about.
    card: Form,
    /// The form of the blow, and the warning below it.
    blow: Option<(bool, Option<TextBox>)>,
    high: f32,
}

/// How a card is shown.
#[derive(Clone, Copy, Default, PartialEq)]
enum Form {
    /// With its picture.
    Whole,
    /// Its sign and its name in one line.
    Line,
    #[default]
    Absent,
}

/// The most cards that are told.
const MOST: usize = 4;

/// The room at the left and at the right, above and below.
const SIDE: f32 = 10.0;
const TOP: f32 = 8.0;
const BELOW: f32 = 6.0;

impl Piece for Event {
    fn is_even(&self) -> bool {
        true
    }

    fn scene(&self, easel: &mut Easel) -> Scene {
        self.drawn(easel)
    }
}

impl Event {
    pub(super) fn of(table: &Table, names: &[String; 2], size: (u16, u16), lang: Lang, theme: Theme) -> Self {
        let through = Blow::of(table, names);
        // While a card asks, only that card matters.
        let shown = table.shown.iter().filter(|_| table.asking.is_none()).take(MOST);
        let shown = shown.map(|(seat, card)| (seat.0, card.clone())).collect();
        let is_mover = |seat: &Seat| table.asked == SeatSet::one(*seat);
        Self {
            phase: phase(table.phase, through.is_some()),
            turns: table.turns,
            weather: table.weather.clone(),
            hold: table.hold.filter(|_| table.outcome.is_none()).map(|(seat, left)| (seat.0, left)),
            asked: Asked::of(table.asked, table.turn, names).filter(|_| table.outcome.is_none()),
            mover: table.turn.filter(is_mover).map(|seat| names[seat.index()].clone()),
            through,
            asking: table.asking.clone(),
            shown,
            size,
            lang,
            theme,
        }
    }

    fn font(&self) -> f32 {
        Sizes::of(self.theme).font
    }

    /// The height of a card with its picture.
    fn each(&self) -> f32 {
        (self.font() * 2.25).round()
    }

    fn drawn(&self, easel: &mut Easel) -> Scene {
        let (skin, font) = (self.theme.skin(), self.font());
        let mut scene = Scene::new(self.size.0, self.size.1);
        let area = scene.area();
        let edge = self.asked.as_ref().map_or(skin.edge, |asked| asked.color(self.theme).mix(NIGHT, 0.3));
        scene.fill(area.round(14.0), edge);
        let inner = area.inset(2.5);
        scene.fill(inner.round(11.5), if self.theme.is_plain() { NIGHT } else { Rgba::hex(0x14_12_26) });
        let wide = area.w - 2.0 * SIDE;
        let row = |y: f32, h: f32| Area::new(SIDE, y, wide, h);
        let (title, high) = self.title(row(0.0, 0.0), easel);
        let said = self.said(row(0.0, font * 1.15), easel);
        let mut spare = area.h - TOP - BELOW - high;
        let plan = self.plan(said.is_some(), spare, wide, easel);
        spare -= plan.high;
        let mut takes = |is: bool, high: f32| {
            let fits = is && high <= spare;
            spare -= if fits { high } else { 0.0 };
            fits
        };
        let (line, thin) = (font * 1.2 + 4.0, font * 1.15 + 4.0);
        let hold = takes(self.hold.is_some(), line);
        let weather = takes(self.weather.is_some(), line);
        let is_whole = said.as_ref().is_some_and(|(_, is_whole)| *is_whole);
        let turn = takes(self.turns > 0 && !(plan.asked && is_whole), thin);
        let mut y = TOP;
        if turn {
            let words = easel.say_text(self.lang, &Text::new("pic-war-turn").num("n", self.turns));
            let style = Style::line(Font::Strong, font, font, skin.faint).align(Align::Start);
            scene.text(easel.fit(&words, row(y, font * 1.15), style));
            y += thin;
        }
        if let Some((said, _)) = said.filter(|_| plan.asked) {
            scene.text(said.moved(0.0, y));
            y += thin;
        }
        y = self.terms(&mut scene, row(y, font * 1.2), (weather, hold), easel);
        scene.text(title.moved(0.0, y));
        y += high;
        if let Some(card) = self.asking.as_ref().filter(|_| plan.card != Form::Absent) {
            let (high, below) = if plan.card == Form::Whole { (self.each(), 8.0) } else { (font * 1.2, 2.0) };
            let seat = self.asked.as_ref().map_or(skin.ink, |asked| asked.color(self.theme));
            self.card(&mut scene, row(y, high), seat, card, easel);
            y += high + below;
        }
        let hint = easel.say(self.lang, &format!("war-{}-hint", self.phase));
        let style = Style::line(Font::Body, font, font, skin.ink).align(Align::Start).wrap(Wrap::Lines(4));
        // A hint that has no room is left out, and the card that asks says more.
        let text = easel.fit(&hint, row(0.0, font * 4.9), style);
        let high = text.extent.h + 12.0;
        if !text.cut && !text.is_torn() && self.asking.is_none() && high <= spare {
            let rise = y - text.extent.y;
            scene.text(text.moved(0.0, rise));
            y += high;
            spare -= high;
        }
        if let (Some(blow), Some((is_brief, warning))) = (&self.through, plan.blow) {
            let high = Blow::height(is_brief, self.theme) + warning.as_ref().map_or(0.0, Blow::warned);
            blow.draw(&mut scene, row(y, high), (is_brief, warning), self.theme, easel);
            y += high;
        }
        let each = self.each() + 5.0;
        if self.shown.is_empty() || spare < thin + each {
            return scene;
        }
        let style = Style::line(Font::Body, font, font, skin.faint).align(Align::Start);
        scene.text(easel.fit(&easel.say(self.lang, "war-played"), row(y, font * 1.15), style));
        (y, spare) = (y + thin, spare - thin);
        for (seat, card) in &self.shown {
            if spare < each {
                break;
            }
            self.card(&mut scene, row(y, self.each()), seat_color(Seat(*seat), self.theme), card, easel);
            (y, spare) = (y + each, spare - each);
        }
        scene
    }

    /// The phase, laid out at the top, and its height.
    fn title(&self, room: Area, easel: &mut Easel) -> (TextBox, f32) {
        let font = self.font();
        let words = easel.say(self.lang, &format!("war-{}-title", self.phase));
        let style = Style::line(Font::Title, font, font * 1.3, self.theme.skin().bright).align(Align::Start);
        for style in [style, Style { face: Font::Strong, max: font, ..style }] {
            let one = easel.fit(&words, Area { h: font * 1.4, ..room }, style);
            if !one.cut {
                return (one, font * 1.4 + 4.0);
            }
        }
        let style = style.wrap(Wrap::Lines(2)).cuttable();
        (easel.fit(&words, Area { h: font * 2.5, ..room }, style), font * 2.5 + 4.0)
    }

    /// Who must act, laid out at the top, and whether that says the number of the turn as well.
    fn said(&self, room: Area, easel: &mut Easel) -> Option<(TextBox, bool)> {
        let (asked, font) = (self.asked.as_ref()?, self.font());
        let style = Style::line(Font::Strong, font, font, asked.color(self.theme)).align(Align::Start);
        if let Some(name) = self.mover.as_ref().filter(|_| self.turns > 0) {
            let text = Text::new("pic-war-turn-of").num("n", self.turns).raw("name", name.as_str());
            let whole = easel.fit(&easel.say_text(self.lang, &text), room, style);
            if !whole.cut {
                return Some((whole, true));
            }
        }
        Some((asked.text(room, style, self.lang, self.theme, easel)?, false))
    }

    /// What has its place before everything else. A warning is never left out; the first thing that becomes shorter is the card
    /// that a question is about.
    fn plan(&self, is_said: bool, spare: f32, wide: f32, easel: &mut Easel) -> Plan {
        let font = self.font();
        let warnings = self.through.as_ref().map(|blow| blow.warnings(wide, self.lang, self.theme, easel));
        let warnings: Vec<Option<TextBox>> = match warnings {
            Some(warnings) if !warnings.is_empty() => warnings.into_iter().map(Some).collect(),
            _ => vec![None],
        };
        let forms = [(false, Form::Whole), (false, Form::Line), (true, Form::Line), (true, Form::Absent)];
        for asked in [is_said, false] {
            for (is_brief, card) in forms {
                let card = if self.asking.is_some() { card } else { Form::Absent };
                let line = if asked { font * 1.15 + 4.0 } else { 0.0 };
                let of_card = match card {
                    Form::Whole => self.each() + 8.0,
                    Form::Line => font * 1.2 + 2.0,
                    Form::Absent => 0.0,
                };
                for warning in &warnings {
                    let blow = self.through.as_ref().map(|_| (is_brief, warning.clone()));
                    let of_blow = blow.as_ref().map_or(0.0, |(is_brief, warning)| {
                        Blow::height(*is_brief, self.theme) + warning.as_ref().map_or(0.0, Blow::warned)
                    });
                    let high = line + of_card + of_blow;
                    if high <= spare {
                        return Plan { asked, card, blow, high };
                    }
                }
            }
        }
        Plan::default()
    }

    /// The weather, and how long a side still has to hold, each in a line if it has room; where the next line begins.
    fn terms(&self, scene: &mut Scene, room: Area, (weather, hold): (bool, bool), easel: &mut Easel) -> f32 {
        let (skin, font) = (self.theme.skin(), Sizes::of(self.theme).font);
        let of_weather = self.weather.as_ref().filter(|_| weather);
        let of_hold = self.hold.filter(|_| hold);
        let weather = of_weather.map(|card| (icon(card), easel.words().card_name(self.lang, &**card), skin.bright));
        let hold = of_hold.map(|(seat, left)| {
            let words = easel.say_text(self.lang, &Text::new("pic-war-hold").num("n", left));
            ("ui-defense", words, seat_color(Seat(seat), self.theme))
        });
        let mut y = room.y;
        for (icon, words, color) in weather.into_iter().chain(hold) {
            scene.icon(icon, Area::new(room.x, y + 1.0, room.h - 2.0, room.h - 2.0), color);
            let left = room.x + room.h + 5.0;
            let style = Style::line(Font::Strong, font, font, color).align(Align::Start);
            scene.text(easel.fit(&words, Area::new(left, y, room.right() - left, room.h), style));
            y += room.h + 4.0;
        }
        y
    }

    /// A card: its picture and its name, or in one line its sign and its name.
    fn card(&self, scene: &mut Scene, room: Area, color: Rgba, card: &CardDef, easel: &mut Easel) {
        let (skin, font) = (self.theme.skin(), Sizes::of(self.theme).font);
        let thumb = Area::new(room.x, room.y, (room.h * 1.05).round(), room.h);
        let inner = thumb.inset(2.5);
        if room.h < self.each() {
            scene.icon(icon(card), thumb.square(), color);
        } else if self.theme.is_plain() {
            scene.fill(thumb.round(8.0), color);
            scene.fill(inner.round(6.0), NIGHT);
            scene.icon(icon(card), inner.square().inset(2.0), WHITE);
        } else {
            scene.fill(thumb.round(8.0), color);
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small size")]
            let artwork = Artwork::new(art::plan(card), (inner.w.ceil() as u16, inner.h.ceil() as u16), State::Plain);
            scene.clip(inner.round(6.0), |scene| scene.art(artwork, inner.x, inner.y));
        }
        let words = easel.words().card_name(self.lang, card);
        let room = Area::new(thumb.right() + 7.0, room.y, room.right() - thumb.right() - 5.0, room.h);
        let style = Style::line(Font::Strong, font, font, skin.ink).align(Align::Start);
        scene.text(name::in_middle(&words, room, style, easel));
    }
}

const fn phase(phase: Phase, attacks: bool) -> &'static str {
    match phase {
        Phase::ChooseFirst => "first",
        Phase::Deal => "deal",
        Phase::Block => "block",
        Phase::Clash => "clash",
        Phase::Final => "final",
        Phase::Answer => "answer",
        Phase::Over => "over",
        Phase::Main if attacks => "attack",
        Phase::Main => "main",
    }
}
