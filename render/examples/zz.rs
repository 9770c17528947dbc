//! x
#[path = "../tests/common/mod.rs"]
mod common;
use common::*;
use duelhall_engine::text::Lang;
use duelhall_render::scene::*;
use duelhall_render::*;
use std::time::Instant;
fn main() {
    let t = midgame(7);
    let p = Painter::default();
    let c = captions(["Алиса", "DragonSlayer_99"], Lang::Ru, Theme::Default);
    let s = p.board_scene(&t, &c);
    let mut r = Raster::default();
    let mut time = |items: &[Item]| {
        let mut sc = Scene::new(960, 720);
        sc.items = items.to_vec();
        (0..7)
            .map(|_| {
                let t = Instant::now();
                let _ = r.frame(&sc);
                t.elapsed().as_secs_f64() * 1e3
            })
            .fold(f64::MAX, f64::min)
    };
    let base = time(&[]);
    println!("empty {base:.2}, all {:.2}", time(&s.items));
    let mut v: Vec<(f64, String)> = s
        .items
        .iter()
        .map(|i| {
            let mut o = Scene::new(1, 1);
            o.items = vec![i.clone()];
            (time(&[i.clone()]) - base, o.to_string().lines().nth(1).unwrap().chars().take(150).collect())
        })
        .collect();
    v.sort_by(|a, b| b.0.total_cmp(&a.0));
    println!("sum {:.1} of {}", v.iter().map(|x| x.0).sum::<f64>(), v.len());
    for (t, s) in v.iter().take(40) {
        println!("{t:.2} {s}");
    }
}
