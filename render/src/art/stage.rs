//! The stage: the picture in the making, with everything that scenery, figures and effects need to know.

use std::cell::RefCell;

use duelhall_engine::kit::Rng;
use duelhall_engine::kit::art::{Hour, Plan};
use vello_cpu::kurbo::BezPath;

use super::ink::{Colors, colors};
use crate::scene::{Area, Paint, Rgba, Scene};

/// A picture in the making.
pub(super) struct Stage<'a> {
    pub(super) plan: &'a Plan,
    pub(super) ink: Colors,
    pub(super) w: f32,
    pub(super) h: f32,
    /// A pixel of a picture that is 150 pixels high.
    pub(super) u: f32,
    /// The place of the lamp in pixels.
    pub(super) lamp: (f32, f32),
    /// Whether there is room for what is small: particles, windows, things in the foreground.
    pub(super) fine: bool,
    /// In a cell, because a number is often needed within a call of the stage.
    chance: RefCell<Rng>,
    scene: Scene,
}

impl<'a> Stage<'a> {
    pub(super) fn new(plan: &'a Plan, (width, height): (u16, u16)) -> Self {
        let (w, h) = (f32::from(width), f32::from(height));
        Self {
            plan,
            ink: colors(plan),
            w,
            h,
            u: h.min(w * 0.9) / 150.0,
            lamp: (w * plan.lamp.0.get(), h * plan.lamp.1.get()),
            fine: h >= 90.0,
            chance: RefCell::new(Rng::from_number(0)),
            scene: Scene::new(width, height),
        }
    }

    /// Starts the chance of a layer, so that a change in one layer changes no other.
    pub(super) fn layer(&mut self, layer: u64) {
        self.chance = RefCell::new(Rng::from_number(u64::from(self.plan.seed) << 8 | layer));
    }

    pub(super) fn into_scene(self) -> Scene {
        self.scene
    }

    /// A number from 0 to below 1.
    pub(super) fn roll(&self) -> f32 {
        #[expect(clippy::cast_precision_loss, reason = "24 bits fit into the number")]
        let bits = (self.chance.borrow_mut().word() >> 8) as f32;
        bits / 16_777_216.0
    }

    pub(super) fn between(&self, least: f32, most: f32) -> f32 {
        least + (most - least) * self.roll()
    }

    /// Pixels from the left of a share of the width.
    pub(super) fn x(&self, share: f32) -> f32 {
        self.w * share
    }

    /// Pixels from the top of a share of the height.
    pub(super) fn y(&self, share: f32) -> f32 {
        self.h * share
    }

    pub(super) fn area(&self) -> Area {
        Area::new(0.0, 0.0, self.w, self.h)
    }

    /// The area between two heights.
    pub(super) fn band(&self, top: f32, bottom: f32) -> Area {
        Area::new(0.0, self.y(top), self.w, self.y(bottom - top))
    }

    /// A colour of paper: 0 is as far as the sky, 1 is as near as possible.
    pub(super) fn tone(&self, near: f32) -> Rgba {
        self.ink.mid.mix(self.ink.dark, near.clamp(0.0, 1.0))
    }

    /// The colour of mist.
    pub(super) fn mist(&self) -> Rgba {
        self.ink.mid.mix(self.ink.core, 0.35)
    }

    /// The colour of a lit rim.
    pub(super) fn bright(&self) -> Rgba {
        self.ink.core.light(0.35)
    }

    pub(super) fn is_night(&self) -> bool {
        self.plan.hour == Hour::Night
    }

    /// 1 if the lamp is to the right of a place, otherwise -1.
    pub(super) fn toward_lamp(&self, x: f32) -> f32 {
        if self.lamp.0 >= x - 1.0 { 1.0 } else { -1.0 }
    }

    pub(super) fn fill(&mut self, path: BezPath, paint: impl Into<Paint>) {
        self.scene.fill(path, paint);
    }

    pub(super) fn stroke(&mut self, path: BezPath, paint: impl Into<Paint>, width: f32) {
        self.scene.stroke(path, paint, width);
    }

    /// Draws inside a shape only.
    pub(super) fn clip(&mut self, path: BezPath, draw: impl FnOnce(&mut Self)) {
        let outer = std::mem::replace(&mut self.scene, Scene::new(1, 1));
        self.scene = Scene::new(outer.width, outer.height);
        draw(self);
        let inner = std::mem::replace(&mut self.scene, outer);
        self.scene.clip(path, |scene| scene.items = inner.items);
    }
}

/// A colour with an opacity from 0 to 1.
pub(super) fn veil(color: Rgba, share: f32) -> Rgba {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is clamped to a byte")]
    color.alpha((share.clamp(0.0, 1.0) * 255.0).round() as u8)
}
