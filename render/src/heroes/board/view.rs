//! The place of a hero, in the dark: a side with few cards leaves a view.

use std::sync::Arc;

use duelhall_engine::heroes::card::CardDef;
use duelhall_engine::kit::art::{Front, Weather};

use crate::art::{Artwork, State};
use crate::heroes::art;
use crate::scene::Scene;
use crate::theme::NIGHT;

/// The ground of a side.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct View {
    pub(super) hero: Arc<CardDef>,
    pub(super) size: (u16, u16),
}

impl View {
    pub(super) fn scene(&self) -> Scene {
        let mut scene = Scene::new(self.size.0, self.size.1);
        let area = scene.area();
        let mut plan = art::plan(&self.hero);
        (plan.weather, plan.front) = (Weather::Clear, Front::None);
        scene.clip(area.round(12.0), |scene| {
            scene.art(Artwork::new(plan, self.size, State::Ground), 0.0, 0.0);
            scene.fill(area.path(), NIGHT.alpha(120));
        });
        scene
    }
}
