//! The face of a card of Towers.

use std::sync::Arc;

use duelhall_engine::text::Lang;
use duelhall_engine::towers::card::{CardDef, Resource};

use crate::card::{Look, alone, band_of_name};
use crate::easel::Easel;
use crate::scene::{Area, Paint, Rgba, Scene};
use crate::sheet::{Piece, Sheet};
use crate::text::{Face as Font, Style, TextBox, Wrap};
use crate::theme::{NIGHT, Skin, Theme};

/// A card of Towers to be drawn.
pub(crate) type Face = crate::card::Face<Arc<CardDef>>;

/// The picture of a single card, 480 pixels wide.
pub(crate) fn sheet(def: &CardDef, lang: Lang, theme: Theme) -> Sheet {
    alone((480, 600), theme, |size| Face {
        card: Arc::new(def.clone()),
        lang,
        theme,
        size,
        font: 24,
        look: Look::Plain,
        compact: false,
    })
}

/// The colour for a resource's sign.
pub(crate) fn sign_color(resource: Resource, theme: Theme) -> Rgba {
    let tint = match resource {
        Resource::Ore => 0xff_d2_ab,
        Resource::Gems => 0xe6_d4_ff,
        Resource::Gold => 0xff_de_73,
    };
    if theme.is_plain() { theme.skin().sign } else { Rgba::hex(tint) }
}

/// The sign of a resource.
pub(crate) const fn sign(resource: Resource) -> &'static str {
    match resource {
        Resource::Ore => "ui-ore",
        Resource::Gems => "ui-gems",
        Resource::Gold => "ui-gold",
    }
}

/// The width of the badge of a cost of two digits, before it is scaled.
pub(crate) const WIDE_BADGE: f32 = 96.0;

/// How much larger the badges of costs are on a card with this smallest font and of this width.
pub(crate) fn badge_scale(font: u16, width: u16) -> f32 {
    f32::from(font).max(f32::from(width) / 11.0) / 24.0
}

impl Piece for Face {
    fn scene(&self, easel: &mut Easel) -> Scene {
        self.whole(easel)
    }
}

impl Face {
    /// The card with room for its shadow around it.
    fn whole(&self, easel: &mut Easel) -> Scene {
        let (mut scene, card) = self.bare();
        let skin = self.theme.skin();
        let suit = self.tone(skin.suit(self.card.suit.index()));
        let words = self.words(easel, card, skin);

        if !self.theme.is_plain() {
            scene.halo(card, card.shift(0.0, 4.0), 18.0, 4.0, NIGHT.alpha(190));
        }
        scene.fill(card.round(18.0), Paint::down(card.y, card.bottom(), suit.light(0.45), suit.dark(0.35)));
        let inner = card.inset(4.0);
        let (art, band) = (words.art, words.band);
        scene.clip(inner.round(14.0), |scene| {
            scene.fill(art.path(), suit);
            self.art(scene, art, super::art::sign(&self.card), || super::art::plan(&self.card));
            let body = Area::new(inner.x, band.bottom(), inner.w, inner.bottom() - band.bottom());
            scene.fill(body.path(), Paint::down(body.y, body.bottom(), self.paper(skin, 0), self.paper(skin, 1)));
            band_of_name(scene, band, suit);
        });
        scene.text(words.name);
        scene.text(words.rules);
        self.cost(&mut scene, card, easel);
        if self.card.undiscardable {
            // The number has the corner of a compact card.
            let y = if self.compact { art.bottom() - 42.0 } else { card.y + 12.0 };
            let pin = Area::new(card.right() - 46.0, y, 34.0, 34.0);
            scene.icon_raised("ui-pin", pin, skin.sign, 2.0, NIGHT.alpha(160));
        }
        self.mark(&mut scene, art, easel);
        scene
    }

    /// Whether its whole text has room.
    pub(crate) fn fits(&self, easel: &mut Easel) -> bool {
        let (_, card) = self.bare();
        !self.words(easel, card, self.theme.skin()).rules.cut
    }

    /// One badge for each resource in the cost, or a single 0 for a free card.
    fn cost(&self, scene: &mut Scene, card: Area, easel: &mut Easel) {
        let skin = self.theme.skin();
        let costs = Resource::ALL.into_iter().zip(self.card.cost.by_resource());
        let mut costs: Vec<(Resource, u8)> = costs.filter(|(_, cost)| *cost > 0).collect();
        if costs.is_empty() {
            costs.push((self.card.suit, 0));
        }
        let scale = badge_scale(self.font, self.size.0);
        // Compact cards may stand edge to edge.
        let out = if self.compact { -2.0 } else { 8.0 };
        let mut y = card.y - out;
        for (resource, cost) in costs {
            let width = if cost > 9 { WIDE_BADGE } else { 80.0 };
            let badge = Area::new(card.x - out, y, width * scale, 46.0 * scale);
            y = badge.bottom() + 4.0;
            let color = if self.look == Look::Dear { skin.bad } else { self.recolor(skin.suit(resource.index())) };
            scene.zone("cost", badge);
            scene.fill(badge.round(badge.h / 2.0), skin.sign);
            let inner = badge.inset(3.0);
            scene.fill(
                inner.round(inner.h / 2.0),
                Paint::down(inner.y, inner.bottom(), color.dark(0.12), color.dark(0.45)),
            );
            let icon = Area::new(inner.x + 7.0 * scale, inner.y + 5.0 * scale, 30.0 * scale, 30.0 * scale);
            scene.icon(sign(resource), icon, sign_color(resource, self.theme));
            let room = Area::new(icon.right(), inner.y, inner.right() - icon.right() - 4.0 * scale, inner.h);
            let style = Style::line(Font::Strong, f32::from(self.font), 34.0 * scale, Rgba::hex(0x00ff_ffff));
            scene.text(easel.fit(&cost.to_string(), room, style));
        }
    }

    /// Lays out name and rules; the art leaves them the room that they need.
    fn words(&self, easel: &mut Easel, card: Area, skin: &Skin) -> FaceWords {
        let words = easel.words();
        let (name, rules) = (words.card_name(self.lang, &self.card), words.card_text(self.lang, &self.card));
        let font = f32::from(self.font);
        let inner = card.inset(4.0);
        let full = inner.h * 0.44;
        let mut best = None;
        for share in [1.3, 1.15, 1.0, 0.85, 0.7, 0.58] {
            let art = Area::new(inner.x, inner.y, inner.w, (full * share).round());
            let name = self.name(easel, &name, art);
            let band = Area::new(inner.x, art.bottom(), inner.w, name.1);
            let room = Area::new(inner.x, band.bottom(), inner.w, inner.bottom() - band.bottom() - 2.0).inset(9.0);
            let style = Style::line(Font::Body, font, (font * 1.4).round(), skin.paper_ink).wrap(Wrap::Block);
            let rules = easel.fit(&rules, room, style);
            // The art gets more than its usual share only if the rules still have letters well above the smallest size.
            let fits = !rules.cut && (share <= 1.0 || rules.size > font * 1.3);
            best = Some(FaceWords { art, band, name: name.0, rules });
            if fits {
                break;
            }
        }
        best.expect("the loop runs at least once")
    }
}

struct FaceWords {
    art: Area,
    band: Area,
    name: TextBox,
    rules: TextBox,
}
