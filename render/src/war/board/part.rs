//! The parts of the board that are no cards.

use duelhall_engine::war::card::Country;

use super::layout::Sizes;
use crate::art::{Artwork, State};
use crate::easel::Easel;
use crate::scene::Scene;
use crate::sheet::Piece;
use crate::text::{Face as Font, Style};
use crate::theme::{NIGHT, Theme};
use crate::war::art;

/// A part of the board that is no card.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Part {
    /// The ground of everything.
    Ground { size: (u16, u16), theme: Theme },
    /// The ground of a side, as it is seen from a country.
    View { country: Country, size: (u16, u16), theme: Theme },
    /// The number of cards that are not shown.
    More { count: usize, size: (u16, u16), theme: Theme },
}

impl Piece for Part {
    fn is_even(&self) -> bool {
        true
    }

    fn scene(&self, easel: &mut Easel) -> Scene {
        match self {
            Self::Ground { size, theme } => {
                let mut scene = Scene::new(size.0, size.1);
                scene.fill(scene.area().path(), theme.skin().flat());
                scene
            }
            Self::View { country, size, theme } => view(*country, *size, *theme),
            Self::More { count, size, theme } => more(*count, *size, *theme, easel),
        }
    }
}

/// A view of the ground in the dark.
fn view(country: Country, size: (u16, u16), theme: Theme) -> Scene {
    let mut scene = Scene::new(size.0, size.1);
    let area = scene.area();
    if theme.is_plain() {
        scene.fill(area.path(), NIGHT);
        return scene;
    }
    let artwork = Artwork::new(art::ground(country), size, State::Ground);
    scene.clip(area.round(12.0), |scene| {
        scene.art(artwork, 0.0, 0.0);
        scene.fill(area.path(), NIGHT.alpha(90));
    });
    scene
}

/// The number of cards that are not shown.
fn more(count: usize, size: (u16, u16), theme: Theme, easel: &mut Easel) -> Scene {
    let (skin, font) = (theme.skin(), Sizes::of(theme).font);
    let mut scene = Scene::new(size.0, size.1);
    let area = scene.area();
    scene.fill(area.round(10.0), NIGHT);
    scene.stroke(area.inset(2.0).round(10.0), skin.faint, 2.5);
    let style = Style::line(Font::Strong, font, font * 1.3, skin.ink);
    scene.text(easel.fit(&format!("+{count}"), area.inset(3.0), style));
    scene
}
