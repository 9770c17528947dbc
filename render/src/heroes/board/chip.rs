//! A card in play in brief: its number and its values in one line, with its name if there is room.

use std::sync::Arc;

use duelhall_engine::heroes::card::{CardDef, CardType, Keyword, Ongoing};
use duelhall_engine::heroes::table::{PermView, Table};
use duelhall_engine::text::Lang;

use super::layout::Sizes;
use super::tile::{Role, hatch};
use crate::board::name;
use crate::easel::Easel;
use crate::heroes::card::look::{icon, keyword_sign, leaning, outline, suit};
use crate::heroes::card::plate::{Plate, width_of};
use crate::scene::{Area, Rgba, Scene};
use crate::text::{Align, Face as Font, Style, TextBox};
use crate::theme::{NIGHT, Theme};

/// A card in play in brief.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Chip {
    number: u16,
    /// ATK and health, or DEF, or nothing.
    words: String,
    /// The most important sign: its role in combat, a keyword, or its picture.
    signs: Vec<String>,
    /// Whether its first sign decides what can be attacked: its role in combat, or that it protects.
    decisive: bool,
    color: [u8; 4],
    card: Arc<CardDef>,
    /// The language of its name, if the name is shown.
    named: Option<Lang>,
    faction: Option<duelhall_engine::heroes::card::Faction>,
    exhausted: bool,
    offered: bool,
    size: (u16, u16),
    theme: Theme,
}

impl Chip {
    pub(super) fn of(perm: &PermView, table: &Table, theme: Theme) -> Self {
        let left = perm.left();
        let words = match &perm.card.kind {
            CardType::Hero { .. } | CardType::Ally { .. } => format!("{}/{left}", perm.atk),
            CardType::Weapon { .. } => perm.atk.to_string(),
            CardType::Armor { .. } => perm.health.to_string(),
            CardType::Ongoing(Ongoing::Totem(_)) => left.to_string(),
            CardType::Item | CardType::Ability | CardType::Ongoing(_) | CardType::Quest => String::new(),
        };
        let mut signs: Vec<String> =
            Role::of(table, perm.number).map(|role| role.sign().to_owned()).into_iter().collect();
        let (first, others): (Vec<&Keyword>, Vec<&Keyword>) =
            perm.keywords.iter().partition(|keyword| **keyword == Keyword::Protector);
        let decisive = !signs.is_empty() || !first.is_empty();
        signs.extend(first.into_iter().chain(others).map(|keyword| keyword_sign(*keyword).to_owned()));
        if !matches!(perm.card.kind, CardType::Ally { .. }) {
            signs.push(icon(&perm.card).to_owned());
        }
        let color = suit(&perm.card, theme).0;
        let (exhausted, offered) = (perm.exhausted, perm.offered);
        let faction = perm.card.faction;
        let (card, named) = (perm.card.clone(), None);
        let size = (0, 0);
        Self {
            number: perm.number,
            words,
            signs,
            decisive,
            color,
            card,
            named,
            faction,
            exhausted,
            offered,
            size,
            theme,
        }
    }

    /// The least width in which the beginning of a name is read, and that in which most of it is.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small whole number")]
    pub(super) fn named_widths(theme: Theme) -> [u16; 2] {
        let font = Sizes::of(theme).line;
        [(font * 6.0) as u16, (font * 7.8) as u16]
    }

    /// The chip in its final size with its name. What decides something has its sign first, then comes the picture.
    pub(super) fn named(mut self, lang: Lang, size: (u16, u16)) -> Self {
        let picture = icon(&self.card).to_owned();
        self.signs.retain(|sign| *sign != picture);
        self.signs.insert(usize::from(self.decisive), picture);
        self.signs.truncate(3);
        self.named = Some(lang);
        self.size = size;
        self
    }

    /// The chip in its final size. If there is no room for both values, health matters more than ATK.
    pub(super) fn sized(mut self, size: (u16, u16)) -> Self {
        self.size = size;
        if let (true, Some((_, health))) = (self.width() > size.0, self.words.split_once('/')) {
            self.words = health.to_owned();
            self.signs = vec![Plate::Health.sign().to_owned()];
        }
        self
    }

    /// The height of a chip.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small whole number")]
    pub(super) fn height(theme: Theme) -> u16 {
        Sizes::of(theme).line as u16 + 4
    }

    /// The least width that it needs.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small whole number")]
    pub(super) fn width(&self) -> u16 {
        let font = Sizes::of(self.theme).line;
        let sign = if self.words.is_empty() { font } else { 0.0 };
        (self.tab() + width_of(&self.words, font) + sign + 10.0) as u16
    }

    /// The width in which its first sign is seen, if that decides something.
    pub(super) fn telling(&self) -> u16 {
        if self.decisive && !self.words.is_empty() { self.width() + Self::height(self.theme) } else { self.width() }
    }

    fn tab(&self) -> f32 {
        width_of(&self.number.to_string(), Sizes::of(self.theme).line) + 8.0
    }

    pub(super) fn scene(&self, easel: &mut Easel) -> Scene {
        let (skin, font) = (self.theme.skin(), Sizes::of(self.theme).line);
        let mut scene = Scene::new(self.size.0, self.size.1);
        let area = scene.area();
        let color = Rgba(self.color);
        let color = if self.exhausted { color.mix(color.grey(), 0.6).dark(0.4) } else { color.dark(0.12) };
        let lean = if self.exhausted { 9.0 } else { 0.0 };
        let shape = |inset: f32| {
            let place = Area { w: area.w - lean, ..area }.inset(inset);
            leaning(outline(place, self.faction, 9.0), area, lean)
        };
        scene.fill(shape(0.0), if self.offered { skin.bright } else { color.light(0.35) });
        scene.fill(shape(if self.offered { 3.0 } else { 2.0 }), color);
        if self.exhausted {
            scene.clip(shape(2.0), |scene| hatch(scene, area));
        }
        let tab = Area::new(2.0, 2.0, self.tab() - 2.0, area.h - 4.0);
        scene.fill(tab.round(6.0), if self.offered { skin.bright } else { NIGHT });
        let ink = if self.offered { NIGHT } else { skin.ink };
        scene.text(easel.fit(&self.number.to_string(), tab, Style::line(Font::Strong, font, font, ink)));
        let words = width_of(&self.words, font) + if self.words.is_empty() { 0.0 } else { 6.0 };
        let right = Area::new(area.w - words - 3.0, 0.0, words, area.h);
        if !self.words.is_empty() {
            let style = Style::line(Font::Strong, font, font, skin.ink).outline(NIGHT, 4.0);
            scene.text(easel.fit(&self.words, right, style));
        }
        let (side, left) = (area.h - 8.0, tab.right() + 3.0);
        let (signs, name) = self.name(left, side + 2.0, right, easel);
        let mut x = left;
        for sign in &self.signs[..signs] {
            if x + side > right.x {
                break;
            }
            let ink = if sign.starts_with("ui-") { skin.bright } else { skin.sign };
            scene.icon(sign, Area::new(x, 4.0, side, side), ink);
            x += side + 2.0;
        }
        name.into_iter().for_each(|name| scene.text(name));
        scene
    }

    /// The number of signs, each of this width, and the name between them and the values. Signs give way to a name that has no
    /// room otherwise, all but the one that decides something.
    #[expect(clippy::cast_precision_loss, reason = "few signs")]
    fn name(&self, left: f32, wide: f32, right: Area, easel: &mut Easel) -> (usize, Option<TextBox>) {
        let Some(lang) = self.named else { return (self.signs.len(), None) };
        let sizes = Sizes::of(self.theme);
        let name = easel.words().card_name(lang, &self.card);
        let style = Style::line(Font::Title, sizes.name, sizes.line, self.theme.skin().ink);
        let style = style.align(Align::Start).cuttable();
        let least = usize::from(self.decisive).min(self.signs.len());
        let mut count = self.signs.len();
        loop {
            let x = left + wide * count as f32;
            let room = Area::new(x + 2.0, 0.0, right.x - x - 4.0, right.h);
            let text = (room.w >= sizes.name * 2.0).then(|| name::line(&name, room, style, easel));
            if count == least || text.as_ref().is_some_and(|text| !text.cut) {
                return (count, text);
            }
            count -= 1;
        }
    }
}
