//! A wall of pictures with their names, to look at many of them at once.

use duelhall_engine::kit::art::Plan;

use super::{State, compose};
use crate::easel::Easel;
use crate::raster::Frame;
use crate::scene::{Area, Rgba, Scene};
use crate::text::{Face, Style};

/// The space between pictures, the height of a name, and that of a title, in pixels.
const GAP: u16 = 10;
const NAME: u16 = 20;
const TITLE: u16 = 40;

/// A picture of an exhibit.
#[derive(Clone, Debug)]
pub struct Exhibit {
    /// The words below it.
    pub name: String,
    /// What it shows.
    pub plan: Plan,
    /// Its size in pixels.
    pub size: (u16, u16),
    /// Its state.
    pub state: State,
}

/// Pictures that belong together.
#[derive(Clone, Debug)]
pub struct Room {
    /// The words above them.
    pub title: String,
    /// The pictures.
    pub exhibits: Vec<Exhibit>,
}

/// Hangs the pictures of rooms below each other, in rows that are not wider than a number of pixels.
#[must_use]
pub fn hang(rooms: &[Room], width: u16, easel: &mut Easel) -> Frame {
    let mut places = Vec::new();
    let mut titles = Vec::new();
    let mut y = GAP;
    for room in rooms {
        titles.push((room.title.as_str(), y));
        y += TITLE;
        let (mut x, mut tallest) = (GAP, 0);
        for exhibit in &room.exhibits {
            let (w, h) = exhibit.size;
            if x + w + GAP > width && x > GAP {
                (x, y, tallest) = (GAP, y + tallest + NAME + GAP, 0);
            }
            places.push((exhibit, x, y));
            (x, tallest) = (x + w + GAP, tallest.max(h));
        }
        y += tallest + NAME + GAP;
    }
    let mut scene = Scene::new(width, y);
    scene.fill(scene.area().path(), Rgba::hex(0x10_10_28));
    for (title, y) in titles {
        let room = Area::new(GAP.into(), y.into(), f32::from(width - 2 * GAP), TITLE.into());
        scene.text(easel.fit(title, room, Style::line(Face::Title, 16.0, 26.0, Rgba::hex(0xff_f3_d6))));
    }
    for (exhibit, x, y) in &places {
        let (w, h) = exhibit.size;
        let room = Area::new(f32::from(*x), f32::from(y + h), f32::from(w), NAME.into());
        scene.text(easel.fit(&exhibit.name, room, Style::line(Face::Body, 9.0, 15.0, Rgba::hex(0xb9_c4_ea))));
    }
    let mut frame = easel.raster.frame(&scene);
    for (exhibit, x, y) in places {
        let mut framed = Scene::new(exhibit.size.0, exhibit.size.1);
        let art = compose(&exhibit.plan, exhibit.size, exhibit.state);
        framed.clip(framed.area().round(7.0), |scene| scene.items = art.items);
        frame.blit(&easel.raster.frame(&framed), x.into(), y.into());
    }
    frame
}
