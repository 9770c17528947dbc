//! The strip between the sides: the turn, the combat, the chain, recent events, the end.

use std::sync::Arc;

use duelhall_engine::heroes::card::CardDef;
use duelhall_engine::heroes::table::{Hit, LinkView, PermView, Phase, Table};
use duelhall_engine::kit::{Outcome, Seat, SeatSet, Text};
use duelhall_engine::text::Lang;

use super::layout::{STRIP_HEIGHT, Sizes};
use crate::board::{Notice, Tab, WHITE, Whose, crest, name, plaque};
use crate::easel::Easel;
use crate::heroes::card::look::{disc, icon, outline, suit};
use crate::heroes::card::plate::width_of;
use crate::scene::{Area, Rgba, Scene};
use crate::text::{Align, Face as Font, Style, Wrap};
use crate::theme::{NIGHT, Theme};

const HEIGHT: f32 = STRIP_HEIGHT as f32;
/// The space between numbers of targets.
const APART: f32 = 3.0;

/// The number of the turn, the player whose turn it is, and the phase of the match.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Clock {
    turns: u16,
    turn: Option<u8>,
    phase: &'static str,
    lang: Lang,
    theme: Theme,
}

/// The word for the phase in messages.
pub(super) const fn phase(table: &Table) -> &'static str {
    match table.phase {
        Phase::Mulligan => "phase-mulligan",
        Phase::Action => "phase-action",
        Phase::Attack => "phase-attack",
        Phase::Defend => "phase-defend",
        Phase::Damage => "phase-damage",
        Phase::End => "phase-end",
        Phase::Over => "phase-over",
    }
}

impl Clock {
    pub(super) const WIDTH: u16 = 204;

    pub(super) fn of(table: &Table, lang: Lang, theme: Theme) -> Self {
        Self { turns: table.turns, turn: table.turn.map(|seat| seat.0), phase: phase(table), lang, theme }
    }

    pub(super) fn scene(&self, easel: &mut Easel) -> Scene {
        let (skin, font) = (self.theme.skin(), Sizes::of(self.theme).font);
        let mut scene = Scene::new(Self::WIDTH, STRIP_HEIGHT);
        let area = scene.area();
        plaque(&mut scene, area, skin.edge, self.theme);
        let mut left = 10.0;
        if let Some(turn) = self.turn {
            crest(&mut scene, Area::new(8.0, 6.0, 38.0, 38.0), Seat(turn), self.theme);
            left = 52.0;
        }
        if self.turns == 0 {
            let style = Style::line(Font::Title, font, font * 1.25, skin.ink).wrap(Wrap::Lines(2));
            scene.text(easel.fit(&easel.say(self.lang, self.phase), area.inset(8.0), style));
            return scene;
        }
        let style = Style::line(Font::Title, font, font * 1.25, skin.ink).align(Align::Start);
        let words = easel.say_text(self.lang, &Text::new("pic-turn").num("n", self.turns));
        scene.text(easel.fit(&words, Area::new(left, 5.0, area.w - left - 6.0, 40.0), style));
        let style = Style::line(Font::Strong, font, font * 1.1, skin.faint).cuttable();
        let words = easel.say(self.lang, self.phase);
        scene.text(easel.fit(&words, Area::new(8.0, 46.0, area.w - 16.0, 36.0), style));
        scene
    }
}

/// A small card: its picture on its colour, in its faction's shape.
pub(super) fn mini(scene: &mut Scene, area: Area, card: &CardDef, edge: Rgba, theme: Theme) {
    let color = suit(card, theme);
    scene.fill(outline(area, card.faction, 11.0), edge);
    let inner = area.inset(3.5);
    scene.fill(outline(inner, card.faction, 8.0), if theme.is_plain() { color } else { color.dark(0.15) });
    let side = inner.h.min(inner.w) * 0.72;
    let (x, y) = inner.center();
    let sign = Area::new(x - side / 2.0, y - side / 2.0, side, side);
    scene.icon_raised(icon(card), sign, theme.skin().sign, 2.0, NIGHT.alpha(120));
}

/// One of the two in a combat.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Fighter {
    pub(super) card: Arc<CardDef>,
    pub(super) number: u16,
    pub(super) whose: Whose,
    /// The damage that it is about to take, and whether it will fall.
    pub(super) hit: i16,
    pub(super) falls: bool,
}

impl Fighter {
    pub(super) fn of(perm: &PermView, whose: Whose, hit: Hit) -> Self {
        Self { card: perm.card.clone(), number: perm.number, whose, hit: hit.n, falls: hit.falls }
    }
}

/// A combat: the attacker and the defender.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Combat {
    /// The attacker and the defender.
    pub(super) fighters: [Option<Fighter>; 2],
    pub(super) protected: bool,
    pub(super) theme: Theme,
}

impl Combat {
    pub(super) const WIDTH: u16 = 262;

    pub(super) fn scene(&self, easel: &mut Easel) -> Scene {
        let skin = self.theme.skin();
        let mut scene = Scene::new(Self::WIDTH, STRIP_HEIGHT);
        let area = scene.area();
        plaque(&mut scene, area, skin.bright, self.theme);
        let (left, right) = (Area::new(7.0, 6.0, 92.0, 76.0), Area::new(area.w - 99.0, 6.0, 92.0, 76.0));
        for (place, fighter) in [left, right].into_iter().zip(&self.fighters) {
            if let Some(Fighter { card, number, whose, hit, .. }) = fighter {
                mini(&mut scene, place, card, whose.color(self.theme), self.theme);
                let tab = Tab::new(*number, false, self.theme);
                tab.draw(&mut scene, (place.x - 2.0, place.y - 2.0), Sizes::of(self.theme).head - 2.0, easel);
                let side = 28.0;
                let corner = Area::new(place.right() - side + 2.0, place.bottom() - side + 2.0, side, side);
                crest(&mut scene, corner, whose.player(), self.theme);
                if *hit > 0 {
                    self.hit(&mut scene, place, *hit, easel);
                }
            }
        }
        let (x, _) = area.center();
        scene.icon("ui-swords", Area::new(x - 18.0, 10.0, 36.0, 36.0), skin.bright);
        scene.icon("ui-arrow", Area::new(x - 17.0, 48.0, 34.0, 34.0), skin.bright);
        if self.protected {
            disc(&mut scene, Area::new(right.x - 16.0, 50.0, 32.0, 32.0), "keyword-protector", skin.bright);
        }
        scene
    }

    /// The damage that one of the two takes, below the number.
    fn hit(&self, scene: &mut Scene, place: Area, n: i16, easel: &mut Easel) {
        let (skin, font) = (self.theme.skin(), Sizes::of(self.theme).name);
        let words = format!("−{n}");
        let high = font + 2.0;
        let plate = Area::new(place.x, place.bottom() - high, width_of(&words, font) + 12.0, high);
        scene.zone("hit", plate);
        scene.fill(plate.round(6.0), WHITE);
        scene.fill(plate.inset(2.0).round(4.0), skin.bad);
        scene.text(easel.fit(&words, plate.inset(1.0), Style::line(Font::Strong, font, font, WHITE)));
    }
}

/// A link of the chain.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Link {
    card: Option<Arc<CardDef>>,
    effect: bool,
    whose: Whose,
    targets: Vec<u16>,
    /// Seats that are targets, as bits.
    players: u8,
    /// Whether it resolves next.
    next: bool,
    size: (u16, u16),
    /// The language of its name, if the name is shown.
    named: Option<Lang>,
    theme: Theme,
}

impl Link {
    /// The width of a link, with its name or without.
    pub(super) const fn width(named: bool) -> u16 {
        if named { 150 } else { 112 }
    }

    pub(super) fn of(link: &LinkView, whose: Whose, next: bool, theme: Theme) -> Self {
        Self {
            card: link.card.clone(),
            effect: link.effect,
            whose,
            targets: link.targets.clone(),
            players: link.players.0,
            next,
            size: (0, 0),
            named: None,
            theme,
        }
    }

    /// The link in its final size.
    pub(super) const fn sized(mut self, size: (u16, u16), named: Option<Lang>) -> Self {
        (self.size, self.named) = (size, named);
        self
    }

    pub(super) fn scene(&self, easel: &mut Easel) -> Scene {
        let skin = self.theme.skin();
        let mut scene = Scene::new(self.size.0, self.size.1);
        let area = scene.area();
        let color = self.whose.color(self.theme);
        let edge = if self.next { skin.bright } else { skin.edge };
        plaque(&mut scene, area, edge, self.theme);
        let foot = Sizes::of(self.theme).name + 4.0;
        let tall = if self.players == 0 && self.targets.is_empty() { area.h - 10.0 } else { area.h - foot - 9.0 };
        let tall = tall - self.name(&mut scene, Area::new(6.0, 5.0, area.w - 12.0, tall), easel);
        let place = Area::new(5.0, 5.0, area.w - 10.0, tall);
        match &self.card {
            Some(card) => mini(&mut scene, place, card, color, self.theme),
            None => scene.icon("ui-swords", place.inset(4.0).square(), skin.bright),
        }
        let side = 26.0;
        crest(&mut scene, Area::new(2.0, 2.0, side, side), self.whose.player(), self.theme);
        if self.effect {
            disc(&mut scene, Area::new(area.w - side - 3.0, 3.0, side, side), "ui-effect", skin.bright);
        }
        if self.next {
            disc(&mut scene, Area::new(area.w - side - 3.0, place.bottom() - side, side, side), "ui-play", skin.bright);
        }
        self.targets(&mut scene, Area::new(5.0, area.h - foot - 3.0, area.w - 10.0, foot), easel);
        scene
    }

    /// Its name at the bottom of a room, if that is shown; returns the height that it takes.
    fn name(&self, scene: &mut Scene, room: Area, easel: &mut Easel) -> f32 {
        let (Some(lang), Some(card)) = (self.named, &self.card) else { return 0.0 };
        let font = Sizes::of(self.theme).font;
        let words = easel.words().card_name(lang, card);
        let style = Style::line(Font::Title, font, font, self.theme.skin().ink).cuttable();
        let heights = if font > 30.0 { vec![font * 1.15] } else { vec![font * 1.15, font * 2.15] };
        let (text, lines) = name::fit(&words, room, &heights, style, easel);
        let high = heights[lines - 1];
        scene.text(text.moved(0.0, room.h - high));
        high + 3.0
    }

    /// Its targets: players by their signs, cards by their numbers; as many as have room.
    fn targets(&self, scene: &mut Scene, room: Area, easel: &mut Easel) {
        let (skin, font) = (self.theme.skin(), Sizes::of(self.theme).name);
        let players: Vec<Seat> = SeatSet(self.players).iter().collect();
        if players.is_empty() && self.targets.is_empty() {
            return;
        }
        let side = 20.0;
        scene.icon("ui-target", Area::new(room.x, room.y + (room.h - side) / 2.0, side, side), skin.bright);
        let mut x = room.x + side + 3.0;
        let crests = if self.targets.is_empty() { 3 } else { 1 };
        for seat in players.iter().take(crests) {
            crest(scene, Area::new(x, room.y + 3.0, room.h - 6.0, room.h - 6.0), *seat, self.theme);
            x += room.h - 4.0;
        }
        if self.targets.is_empty() {
            return;
        }
        let style = Style::line(Font::Strong, font, font, skin.ink);
        let mut write = |words: &str, x: f32, pad: f32, scene: &mut Scene| {
            let tab = Area { x, w: width_of(words, font) + pad, ..room };
            if pad > 0.0 {
                let tab = tab.inset(1.0);
                scene.fill(tab.round(7.0), skin.edge);
                scene.fill(tab.inset(2.0).round(5.0), NIGHT);
            }
            scene.text(easel.fit(words, tab, style));
        };
        let Some((numbers, rest, pad)) = self.numbers(room.right() - x, font) else {
            return write(&format!("×{}", self.targets.len()), x, 0.0, scene);
        };
        for number in numbers {
            write(&number.to_string(), x, pad, scene);
            x += width_of(&number.to_string(), font) + pad + APART;
        }
        if rest > 0 {
            write(&format!("+{rest}"), x, 0.0, scene);
        }
    }

    /// As many numbers of target cards as have room in a width, how many more there are, and the room that the tab of a number
    /// takes. Each number has a tab, so that two are never read as one; in a narrow place one number has none.
    fn numbers(&self, width: f32, font: f32) -> Option<(&[u16], usize, f32)> {
        let count = self.targets.len();
        let tabbed = (1..=count).rev().map(|shown| (shown, 9.0));
        tabbed.chain([(1, 0.0)]).find_map(|(shown, pad)| {
            let (numbers, rest) = (&self.targets[..shown], count - shown);
            let all =
                numbers.iter().map(|number| width_of(&number.to_string(), font) + pad + APART).sum::<f32>() - APART;
            let more = if rest > 0 { APART + width_of(&format!("+{rest}"), font) } else { 0.0 };
            (all + more <= width).then_some((numbers, rest, pad))
        })
    }
}

/// The number of earlier links that are not shown.
pub(super) fn more(count: usize, size: (u16, u16), theme: Theme, easel: &mut Easel) -> Scene {
    let (skin, font) = (theme.skin(), Sizes::of(theme).font);
    let mut scene = Scene::new(size.0, size.1);
    let area = scene.area();
    scene.stroke(area.inset(2.0).round(10.0), skin.faint, 2.5);
    let style = Style::line(Font::Strong, font, font * 1.3, skin.ink);
    scene.text(easel.fit(&format!("+{count}"), area.inset(3.0), style));
    scene
}

/// The form of a card of the past.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Memory {
    /// The newest event, with its name.
    Newest,
    /// An earlier event.
    Earlier,
    /// A card in a graveyard, with its name.
    Gone,
}

/// A card that was recently played, used or attacked with; the newest one with its name.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Recent {
    pub(super) card: Arc<CardDef>,
    pub(super) whose: Whose,
    pub(super) kind: Memory,
    pub(super) width: u16,
    pub(super) lang: Lang,
    pub(super) theme: Theme,
}

impl Recent {
    pub(super) fn scene(&self, easel: &mut Easel) -> Scene {
        let mut scene = Scene::new(self.width, STRIP_HEIGHT);
        let color = self.whose.color(self.theme);
        let named = self.kind != Memory::Earlier;
        let picture = if named { 92.0 } else { f32::from(self.width) };
        if named {
            let area = scene.area();
            let edge = if self.kind == Memory::Gone { self.theme.skin().edge } else { color };
            plaque(&mut scene, area, edge, self.theme);
        }
        let inset = if named { 5.0 } else { 2.0 };
        let place = Area::new(0.0, 0.0, picture, HEIGHT).inset(inset);
        mini(&mut scene, place, &self.card, color, self.theme);
        let corner = Area::new(place.x, place.bottom() - 28.0, 28.0, 28.0);
        if self.kind == Memory::Gone {
            disc(&mut scene, corner, "ui-grave", self.theme.skin().sign);
        } else {
            crest(&mut scene, corner, self.whose.player(), self.theme);
        }
        if named {
            let font = Sizes::of(self.theme).font;
            let words = easel.words().card_name(self.lang, &self.card);
            let room = Area::new(picture + 2.0, 4.0, f32::from(self.width) - picture - 10.0, HEIGHT - 8.0);
            let style = Style::line(Font::Title, font, font * 1.2, self.theme.skin().ink).cuttable();
            scene.text(name::in_middle(&words, room, style, easel));
        }
        scene
    }
}

/// What is said before anything happened.
pub(super) fn quiet(table: &Table, width: u16, lang: Lang, theme: Theme) -> Notice {
    let (icon, name) = match table.phase {
        Phase::Mulligan => ("ui-swap", "mulligan"),
        _ => ("ui-swords", "first"),
    };
    let [title, hint] = ["title", "hint"].map(|part| Text::new(format!("pic-heroes-{name}-{part}")));
    Notice { icon, title, hint, seat: None, width, lang, theme }
}

/// How the match ended; `names` are those of the winners.
pub(super) fn end(outcome: Outcome, names: &[String], width: u16, lang: Lang, theme: Theme) -> Notice {
    let own = match outcome.reason.name() {
        _ if outcome.winners.is_empty() => "pic-heroes-reason-together",
        "decked" => "pic-heroes-reason-decked",
        _ => "pic-heroes-reason-last",
    };
    Notice::end(outcome, names, own, width, lang, theme)
}
