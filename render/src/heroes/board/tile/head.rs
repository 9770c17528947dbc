//! The top of a tile: its number, and the signs for keywords and states.

use duelhall_engine::heroes::table::{PermView, Table};
use duelhall_engine::kit::Seat;

use super::{Role, Rooms, Tile};
use crate::board::{Tab, crest};
use crate::easel::Easel;
use crate::heroes::board::layout::Sizes;
use crate::heroes::card::look::{class_sign, disc, faction_sign, icon, keyword_sign};
use crate::scene::{Area, Scene};
use crate::theme::NIGHT;

/// The most signs beside the name of a hero.
const LOW_SIGNS: usize = 2;

impl Tile {
    /// Draws the number and the signs; returns the width that the signs take in the rows below.
    pub(super) fn head(&self, scene: &mut Scene, rooms: &Rooms, easel: &mut Easel) -> f32 {
        let tab = self.tab(scene, (1.0, 1.0), easel);
        let mut taken = tab.right();
        if self.is_hero() && !rooms.low {
            taken = self.emblems(scene, tab, rooms);
        }
        let side = Sizes::of(self.theme).head - 4.0;
        let signs = self.all_signs(rooms.chips.is_none());
        if self.is_card() && self.worded(scene, &signs, Area { w: taken - tab.x, ..tab }, rooms, easel) {
            return 0.0;
        }
        let across = |room: f32| (room / (side + 2.0)).max(0.0) as usize;
        let first = across(rooms.area.w - taken - 4.0).min(signs.len());
        let first = if rooms.low { self.beside(scene, tab, first.min(LOW_SIGNS), easel) } else { first };
        let below = (rooms.limit - side - 3.0).max(0.0);
        let lines = across(below + 2.0);
        let rest = (signs.len() - first).min(lines * 2);
        let fits = first + rest;
        for (index, sign) in signs.iter().take(fits).enumerate() {
            let last = index > 0 && index + 1 == fits && fits < signs.len();
            let (column, line) =
                if index < first { (index, 0) } else { ((index - first) % 2, 1 + (index - first) / 2) };
            #[expect(clippy::cast_precision_loss, reason = "few signs")]
            let (x, y) = (rooms.area.w - 3.0 - (column + 1) as f32 * (side + 2.0), 2.0 + line as f32 * (side + 2.0));
            let place = Area::new(x + 1.0, y, side, side);
            self.sign(scene, place, if last { "ui-more" } else { sign });
        }
        if rest == 0 {
            0.0
        } else if rest == 1 {
            side + 4.0
        } else {
            side * 2.0 + 6.0
        }
    }

    /// Draws the number with this corner.
    pub(super) fn tab(&self, scene: &mut Scene, at: (f32, f32), easel: &mut Easel) -> Area {
        Tab::new(self.number, self.offered, self.theme).draw(scene, at, Sizes::of(self.theme).head - 2.0, easel)
    }

    /// All signs; those that matter most now come first.
    pub(super) fn all_signs(&self, no_chips: bool) -> Vec<&'static str> {
        let mut signs = Vec::new();
        signs.extend(self.role.map(Role::sign));
        signs.extend(self.exhausted.then_some("ui-turned"));
        signs.extend(self.owner.map(|_| "owner"));
        signs.extend(&self.signs);
        if no_chips {
            signs.extend((!self.attached.is_empty()).then_some("ui-attached"));
            signs.extend((self.counters > 0).then_some("ui-counter"));
        }
        signs
    }

    pub(super) fn sign(&self, scene: &mut Scene, place: Area, sign: &str) {
        let skin = self.theme.skin();
        scene.zone("sign", place);
        match (sign, self.owner) {
            ("ui-swords" | "ui-target", _) => {
                scene.fill(place.inset(-2.0).round(place.h), NIGHT);
                scene.fill(place.round(place.h / 2.0), skin.bright);
                scene.icon(sign, place.inset(place.h * 0.12), NIGHT);
            }
            ("owner", Some(owner)) => crest(scene, place, Seat(owner), self.theme),
            _ => disc(scene, place, sign, if sign == "ui-turned" { skin.bright } else { skin.sign }),
        }
    }

    /// The name of a hero beside its number, and before it the picture, if the place is wide. Signs give way to the name, all
    /// but a part in the combat. Returns how many of `most` signs have room.
    fn beside(&self, scene: &mut Scene, tab: Area, most: usize, easel: &mut Easel) -> usize {
        let (font, side) = (Sizes::of(self.theme).font, Sizes::of(self.theme).head - 2.0);
        let (left, least) = (tab.right() + 4.0, usize::from(self.role.is_some()).min(most));
        #[expect(clippy::cast_precision_loss, reason = "few signs")]
        let room = |signs: usize, picture: f32| {
            let right = f32::from(self.size.0) - 5.0 - signs as f32 * side;
            Area::new(left + picture, tab.y, right - left - picture, tab.h)
        };
        let picture = tab.h + 1.0;
        let forms: Vec<(usize, f32)> = std::iter::once((most, picture))
            .filter(|(signs, _)| room(*signs, 0.0).w > font * 6.0)
            .chain((least..=most).rev().map(|signs| (signs, 0.0)))
            .collect();
        let rooms: Vec<Area> = forms.iter().map(|(signs, picture)| room(*signs, *picture)).collect();
        let at = self.roomy(&rooms, easel);
        if forms[at].1 > 0.0 {
            let side = tab.h - 4.0;
            scene.icon(icon(&self.card), Area::new(left, tab.y + 2.0, side, side), self.theme.skin().sign);
        }
        if rooms[at].w >= font * 2.0 {
            self.name(scene, rooms[at], 1, easel);
        }
        forms[at].0
    }

    /// Faction and classes of a hero, below its number; the second is beside the number if there is no room below.
    /// Returns how far to the right they reach at the top.
    fn emblems(&self, scene: &mut Scene, tab: Area, rooms: &Rooms) -> f32 {
        let side = tab.h;
        let signs = self.card.faction.map(faction_sign).into_iter();
        let signs = signs.chain(self.card.classes.iter().copied().map(class_sign));
        let mut place = Area::new(3.0, tab.bottom() + 4.0, side, side);
        let mut right = tab.right();
        for sign in signs.take(2) {
            if place.bottom() > rooms.limit {
                place = Area::new(right + 4.0, tab.y, side, side);
                right = place.right();
            }
            scene.zone("sign", place);
            disc(scene, place, sign, self.theme.skin().sign);
            place = place.shift(0.0, side + 3.0);
        }
        right
    }
}

/// Signs of keywords and states, in order of importance.
pub(super) fn signs(perm: &PermView, table: &Table) -> Vec<&'static str> {
    let mut signs: Vec<&'static str> = perm.keywords.iter().copied().map(keyword_sign).collect();
    if table.chain.iter().any(|link| link.card.is_some() && link.targets.contains(&perm.number)) {
        signs.insert(0, "ui-chain");
    }
    if perm.fresh {
        signs.push("ui-fresh");
    }
    if perm.flipped {
        signs.push("ui-flip");
    }
    signs
}
