//! Tests the animation of a duel that is over.

use std::sync::Arc;

use duelhall_engine::games::AnyTable;
use duelhall_engine::text::Lang;
use duelhall_hall::{HallConfig, Message, Press, Subject};
use duelhall_store::MemoryStore;

use crate::rig::{Rig, ann, boris, person};

/// The tables of a message with an animation.
fn tables(message: &Message) -> &[AnyTable] {
    match message.picture.as_ref().map(|picture| &picture.subject) {
        Some(Subject::Replay(tables)) => tables,
        other => panic!("no animation: {other:?}"),
    }
}

#[tokio::test]
async fn a_duel_that_is_over_is_shown_again_as_everybody_saw_it() {
    let (mut rig, ann, boris, kim) = (Rig::new(), ann(), boris(), person("Kim", Lang::En));
    let id = rig.duel(&ann, &boris).await;
    let early = rig.press(&kim, Press::Replay(id)).await;
    assert!(early.refused && early.toast.is_some_and(|toast| toast.contains("when the duel is over")));
    assert!(rig.board(id).buttons.iter().all(|button| button.press != Press::Replay(id)));
    rig.play_out(&[&ann, &boris], id).await;
    for message in [rig.board(id), rig.hand(&ann, id), rig.hand(&boris, id)] {
        assert!(message.buttons.iter().any(|button| button.press == Press::Replay(id)), "{message:?}");
    }
    let board = |message: &Message| match &message.picture.as_ref()?.subject {
        Subject::Board(table) => Some(table.clone()),
        _ => None,
    };
    let seen: Vec<AnyTable> = rig.public.iter().filter_map(board).collect();
    let own = rig.press(&ann, Press::Replay(id)).await;
    assert!(own.slot.is_none() && !own.refused, "a page for one reader alone: {own:?}");
    let own = own.message.unwrap();
    let shown = tables(&own);
    assert!((3..=8).contains(&shown.len()), "{} moments", shown.len());
    assert!(shown.iter().all(|table| seen.contains(table)), "nothing that was hidden then");
    assert_eq!(shown.last(), seen.last());
    let watched = rig.press(&kim, Press::Replay(id)).await.message.unwrap();
    assert_eq!(tables(&watched), shown, "players and others see the same");
    // It is told in words, in the language of its reader.
    let picture = watched.picture.unwrap();
    assert_eq!(picture.lines.len(), shown.len());
    let last = &picture.lines.last().unwrap().words;
    assert!(picture.alt.starts_with("1. ") && last.contains("wins"), "{last}");
    assert_eq!(picture.names, ["Ann", "Борис"]);
    assert!(watched.text.contains("key moments"), "{}", watched.text);
    let russian = rig.press(&boris, Press::Replay(id)).await.message.unwrap();
    assert!(russian.text.contains("Ключевые моменты") && russian.picture.unwrap().lang == Lang::Ru, "{}", russian.text);
}

#[tokio::test]
async fn somebody_who_asks_for_one_replay_after_another_has_to_wait() {
    let mut rig = Rig::with(HallConfig::default(), Arc::new(MemoryStore::new()));
    let (ann, boris) = (ann(), boris());
    let id = rig.duel(&ann, &boris).await;
    rig.press(&ann, Press::ResignNow(id)).await;
    let mut refused = 0;
    for _ in 0..4 {
        let reply = rig.press(&ann, Press::Replay(id)).await;
        refused += usize::from(reply.refused);
    }
    assert_eq!(refused, 2);
    assert!(!rig.press(&boris, Press::Replay(id)).await.refused, "others are served");
}
