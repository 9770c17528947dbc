//! Permanent support, medals, and bases that are chosen from: a line of plates with their numbers.

use std::sync::Arc;

use duelhall_engine::kit::Seat;
use duelhall_engine::text::Lang;
use duelhall_engine::war::card::{CardDef, Type};
use duelhall_engine::war::table::PermView;

use super::layout::Sizes;
use crate::board::{name, seat_color};
use crate::digits::width;
use crate::easel::Easel;
use crate::scene::{Area, Scene};
use crate::sheet::Piece;
use crate::text::{Align, Face as Font, Style};
use crate::theme::{NIGHT, Theme};
use crate::war::look::{WHITE, badge, icon, mark, paper};
use crate::war::number::{Number, signed};

/// A card apart from the units (W-42).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Support {
    card: Arc<CardDef>,
    number: u16,
    used: bool,
    ammo: u8,
    /// The unit that wears it.
    on: Option<u16>,
    offered: bool,
    seat: u8,
    size: (u16, u16),
    lang: Lang,
    theme: Theme,
}

impl Piece for Support {
    fn is_even(&self) -> bool {
        true
    }

    fn scene(&self, easel: &mut Easel) -> Scene {
        self.drawn(easel)
    }
}

impl Support {
    pub(super) fn of(perm: &PermView, seat: Seat, size: (u16, u16), lang: Lang, theme: Theme) -> Self {
        Self {
            card: perm.card.clone(),
            number: perm.number,
            used: perm.used,
            ammo: perm.ammo,
            on: perm.with,
            offered: perm.offered,
            seat: seat.0,
            size,
            lang,
            theme,
        }
    }

    fn drawn(&self, easel: &mut Easel) -> Scene {
        let (skin, sizes) = (self.theme.skin(), Sizes::of(self.theme));
        let mut scene = Scene::new(self.size.0, self.size.1);
        let area = scene.area();
        let color = seat_color(Seat(self.seat), self.theme);
        let edge = if self.offered { skin.bright } else { color.mix(NIGHT, if self.used { 0.55 } else { 0.25 }) };
        scene.fill(area.round(9.0), edge);
        let dark = paper(self.card.country, self.theme);
        let inner = area.inset(if self.offered { 3.5 } else { 2.0 });
        scene.fill(inner.round(7.0), if self.used { dark.dark(0.3) } else { dark.light(0.1) });
        let side = area.h - 8.0;
        let number = Number { number: self.number, offered: self.offered, lang: self.lang, theme: self.theme };
        let tab = number.draw(&mut scene, area.h, area.w - side - 5.0, easel);
        let mut left = tab.right() + 3.0;
        let sign = Area::new(left, 4.0, side, side);
        if sign.right() <= area.right() - 2.0 {
            if self.card.kind == Type::Base {
                mark(&mut scene, sign.center(), side * 0.42, self.card.country, self.theme);
            } else if area.w < sizes.font * 6.0 {
                // Where the name has no room, the card's own picture says more than its type.
                scene.icon(icon(&self.card), sign, WHITE);
            } else {
                badge(&mut scene, sign, self.card.kind, self.theme);
            }
            left = sign.right() + 4.0;
        }
        // From the right: the unit that wears it, ammunition, and whether it is used.
        let mut right = area.right() - 5.0;
        let on = self.on.map(|number| (icon_of_wearer(), signed(self.lang, &[number], easel)));
        let ammo = (self.ammo > 0).then(|| ("ui-ammo", self.ammo.to_string()));
        for (sign, words) in on.into_iter().chain(ammo) {
            let wide = width(&words, sizes.font);
            if right - wide - side * 0.8 < left {
                continue;
            }
            let digits = Area::new(right - wide, 1.0, wide, area.h - 2.0);
            scene.text(easel.fit(&words, digits, Style::line(Font::Strong, sizes.font, sizes.font, skin.ink)));
            let small = side * 0.76;
            scene.icon(sign, Area::new(digits.x - small - 2.0, (area.h - small) / 2.0, small, small), skin.faint);
            right = digits.x - small - 6.0;
        }
        if self.used && right - side >= left {
            let small = side * 0.82;
            scene.icon("ui-turned", Area::new(right - small, (area.h - small) / 2.0, small, small), skin.bright);
            right -= small + 4.0;
        }
        let room = Area::new(left, 1.0, right - left, area.h - 2.0);
        if room.w >= sizes.font * 2.6 {
            let name = easel.words().card_name(self.lang, &self.card);
            let ink = if self.used { skin.faint } else { skin.ink };
            let style = Style::line(Font::Strong, sizes.font, sizes.font, ink).align(Align::Start).cuttable();
            scene.text(name::line(&name, room, style, easel));
        }
        scene
    }
}

/// The sign before the number of a unit that wears a medal.
const fn icon_of_wearer() -> &'static str {
    "ui-attached"
}
