//! Writes the display lists of a board and a hand as JSON, for other programs to draw (see `benches/peers`).
//!
//! `cargo run --release --manifest-path benches/Cargo.toml --example scene_json -- FOLDER`

#[path = "../../render/tests/render/common/mod.rs"]
mod common;

use std::path::PathBuf;
use std::{env, fs, io};

use common::{ToAny, captions, hand, midgame};
use duelhall_engine::text::Lang;
use duelhall_render::scene::{Area, Item, Paint, Scene};
use duelhall_render::text::TextBox;
use duelhall_render::{Painter, Theme};
use serde_json::{Value, json};
use vello_cpu::kurbo::{BezPath, PathEl, flatten};

fn main() -> io::Result<()> {
    let folder = env::args().nth(1).map_or_else(|| PathBuf::from("target/peers"), PathBuf::from);
    fs::create_dir_all(&folder)?;
    let (painter, captions) = (Painter::default(), captions(["Алиса", "DragonSlayer_99"], Lang::Ru, Theme::Default));
    let mut table = midgame(7);
    table.hand = hand(&mut common::Dice::new(46), 6);
    fs::write(folder.join("board.json"), scene(&painter.board_scene(&table.any(), &captions)).to_string())?;
    fs::write(folder.join("hand.json"), scene(&painter.hand_scene(&table.any(), &captions)).to_string())
}

fn scene(scene: &Scene) -> Value {
    json!({ "width": scene.width, "height": scene.height, "items": items(&scene.items) })
}

fn items(items: &[Item]) -> Vec<Value> {
    items.iter().filter_map(item).collect()
}

fn item(item: &Item) -> Option<Value> {
    Some(match item {
        Item::Fill(path, fill) => json!({ "kind": "fill", "path": shape(path), "paint": paint(fill) }),
        Item::Stroke(path, fill, width) => {
            json!({ "kind": "stroke", "path": shape(path), "paint": paint(fill), "width": width })
        }
        Item::Shadow(at, radius, blur, color) => {
            json!({ "kind": "shadow", "area": area(*at), "radius": radius, "blur": blur, "color": color.0 })
        }
        Item::Icon(name, at, fill) => json!({ "kind": "icon", "name": name, "area": area(*at), "paint": paint(fill) }),
        Item::Text(words) => text(words),
        Item::Clip(path, inner) => json!({ "kind": "clip", "path": shape(path), "items": items(inner) }),
        // Art is drawn by its own program.
        Item::Art(..) | Item::Zone(..) => return None,
    })
}

/// A shape as curves, and as polygons for programs without curves.
fn shape(path: &BezPath) -> Value {
    let mut polygons: Vec<Vec<[f64; 2]>> = Vec::new();
    flatten(path, 0.2, |element| match element {
        PathEl::MoveTo(point) => polygons.push(vec![[point.x, point.y]]),
        PathEl::LineTo(point) => polygons.iter_mut().last().into_iter().for_each(|line| line.push([point.x, point.y])),
        _ => {}
    });
    json!({ "svg": path.to_svg(), "polygons": polygons })
}

fn area(area: Area) -> [f32; 4] {
    [area.x, area.y, area.w, area.h]
}

fn paint(paint: &Paint) -> Value {
    match paint {
        Paint::Flat(color) => json!({ "flat": color.0 }),
        Paint::Linear(from, to, stops) => {
            let stops: Vec<_> = stops.iter().map(|(at, color)| (at, color.0)).collect();
            json!({ "linear": [from.0, from.1, to.0, to.1], "stops": stops })
        }
        Paint::Radial(center, radius, stops) => {
            let stops: Vec<_> = stops.iter().map(|(at, color)| (at, color.0)).collect();
            json!({ "radial": [center.0, center.1, radius], "stops": stops })
        }
    }
}

fn text(text: &TextBox) -> Value {
    let lines: Vec<_> = text.lines.iter().map(|line| (&line.words, line.x, line.base)).collect();
    let outline = text.outline.map(|(color, width)| json!({ "color": color.0, "width": width }));
    let face = format!("{:?}", text.face);
    json!({ "kind": "text", "face": face, "size": text.size, "color": text.color.0, "outline": outline, "lines": lines })
}
