//! Pictures of War: everything fits, nothing collides, all of it can be read, and nothing hidden is shown.

use crate::common::ToAny;
use crate::common::war::{duel, fight, held, wild};
use crate::common::{called, faults};
use duelhall_engine::kit::Viewer;
use duelhall_engine::kit::Seat;
use duelhall_engine::text::Lang;
use duelhall_engine::war::table::{HandCard, Table, Use};
use duelhall_render::{Captions, Painter, Shape, Theme};

fn captions(lang: Lang, theme: Theme) -> Captions {
    called(0, lang, theme)
}

#[test]
fn zz_dump() {
    let painter = Painter::default();
    let dir = std::path::Path::new("/tmp/warshots");
    std::fs::create_dir_all(dir).unwrap();
    let save = |name: &str, bytes: std::sync::Arc<[u8]>| {
        println!("{name} {}", bytes.len());
        std::fs::write(dir.join(format!("{name}.png")), &*bytes).unwrap();
    };
    let en = captions(Lang::En, Theme::Default);
    let ru = captions(Lang::Ru, Theme::Default);
    for (at, (units, support)) in [([3, 2], [0, 1]), ([5, 5], [2, 3]), ([9, 7], [3, 0]), ([20, 20], [4, 5]), ([12, 16], [7, 2])].into_iter().enumerate() {
        let mut table = duel(at as u64, units, support);
        table.viewer = Viewer::Seat(Seat::FIRST);
        table.turn = Some(Seat::FIRST);
        save(&format!("peace{at}"), painter.board(&table.any(), if at % 2 == 0 { &ru } else { &en }).into());
        if at == 3 || at == 1 {
            save(&format!("peace{at}-large"), painter.board(&table.any(), &captions(Lang::Ru, Theme::LargeText)).into());
            save(&format!("peace{at}-plain"), painter.board(&table.any(), &captions(Lang::En, Theme::HighContrast)).into());
        }
    }
    for (at, (units, blockers)) in [([5, 6], vec![2, 1, 0]), ([3, 4], vec![0]), ([8, 7], vec![1, 1, 2, 0, 1]), ([20, 18], vec![1, 1, 2, 0, 1, 0, 3, 1])].into_iter().enumerate() {
        let mut table = duel(at as u64 + 3, units, [1, 2]);
        table.viewer = Viewer::Seat(Seat::FIRST);
        table.turn = Some(if at % 2 == 0 { Seat::FIRST } else { Seat::SECOND });
        fight(&mut table, &blockers);
        save(&format!("fight{at}"), painter.board(&table.any(), if at % 2 == 0 { &en } else { &ru }).into());
        if at == 2 {
            save(&format!("fight{at}-large"), painter.board(&table.any(), &captions(Lang::Ru, Theme::LargeText)).into());
        }
    }
    let cards = held();
    for (at, chunk) in cards.chunks(9).step_by(4).enumerate() {
        let hand: Vec<HandCard> = (1..).zip(chunk).map(|(number, card)| HandCard { card: card.clone(), number, usable: [Use::Play, Use::Nothing][usize::from(number) % 2], cost: card.cost }).collect();
        let table = Table { hand, choosing: Vec::new(), ..duel(1, [0, 0], [0, 0]) };
        let lang = Lang::ALL[at % 2];
        save(&format!("hand{at}-wide"), painter.hand(&table.any(), &captions(lang, Theme::Default).on_page(Shape::Wide, 0)).into());
        if at < 2 {
            save(&format!("hand{at}-long"), painter.hand(&table.any(), &captions(lang, Theme::Default).on_page(Shape::Long, 0)).into());
        }
        save(&format!("card{at}"), painter.card(&chunk[0].any(), lang, Theme::Default).into());
    }
    let mut told = Vec::new();
    for seed in 0..200 {
        let table = wild(seed).any();
        let at = seed as usize;
        let (lang, theme) = (Lang::ALL[at % 2], Theme::ALL[at % 3]);
        let captions = called(at, lang, theme);
        for (what, scene) in [("board", painter.board_scene(&table, &captions)), ("hand", painter.hand_scene(&table, &captions))] {
            let faults = faults(&scene, theme).into_iter();
            told.extend(faults.map(|fault| format!("{what} {seed} {lang} {theme} {}: {fault}", scene.height)));
        }
    }
    println!("{} faults:\n{}", told.len(), told.iter().take(60).cloned().collect::<Vec<_>>().join("\n"));
}
