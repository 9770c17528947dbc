//! finished matches are removed after their time, together with everything that refers to them.

use std::sync::Arc;
use std::time::Duration;

use duelhall_hall::{HallConfig, Intent, Press, Rates, Retention};
use duelhall_store::{Collection, MemoryStore};

use crate::rig::{Rig, admin, ann, answered, boris};

const DAY: Duration = Duration::from_secs(24 * 3_600);

fn rig(retention: Retention) -> Rig {
    let config = HallConfig { rates: Rates::UNLIMITED, retention, ..HallConfig::default() };
    Rig::with(config, Arc::new(MemoryStore::new()))
}

async fn tallies(rig: &Rig) -> usize {
    rig.store.scan(Collection::Tallies, "", None, 100).await.unwrap().len()
}

#[tokio::test]
async fn a_finished_match_is_removed_after_its_time_and_a_live_one_never() {
    let mut rig = rig(Retention::default());
    let (ann, boris) = (ann(), boris());
    let over = rig.duel(&ann, &boris).await;
    rig.press(&ann, Press::ResignNow(over)).await;
    let live = rig.duel(&ann, &boris).await;
    rig.clock.jump(179 * DAY);
    rig.hall.tidy().await.unwrap();
    assert!(rig.store.load(over).await.unwrap().is_some() && tallies(&rig).await == 2);
    rig.clock.jump(2 * DAY);
    assert_eq!(rig.hall.tidy().await.unwrap(), 3, "the match, and the note of the last match for both players");
    assert!(rig.store.load(over).await.unwrap().is_none() && tallies(&rig).await == 0);
    assert!(rig.store.load(live).await.unwrap().is_some());
    rig.restart().await;
    insta::assert_snapshot!(answered(&rig.press(&ann, Press::Board(over)).await), @"
    (refused)
    «There is no such duel. Start one with /duel.»
    ");
}

#[tokio::test]
async fn a_host_who_wants_it_keeps_matches_for_ever() {
    let mut rig = rig(Retention { matches: None, ..Retention::default() });
    let over = rig.duel(&ann(), &boris()).await;
    rig.press(&ann(), Press::ResignNow(over)).await;
    rig.clock.jump(10_000 * DAY);
    rig.hall.tidy().await.unwrap();
    assert!(rig.store.load(over).await.unwrap().is_some());
}

#[tokio::test]
async fn the_newest_lines_about_settings_are_kept() {
    let mut rig = rig(Retention { audit_lines: 3, ..Retention::default() });
    for seconds in 20..30 {
        let change = Some(("live-seconds".to_owned(), seconds.to_string()));
        rig.ask(&admin(), Intent::Config(change)).await;
        rig.clock.jump(Duration::from_secs(1));
    }
    rig.ask(&ann(), Intent::Settings(Some(("pings".to_owned(), "off".to_owned())))).await;
    assert_eq!(rig.hall.tidy().await.unwrap(), 7);
    let lines = rig.store.scan(Collection::Audit, "", None, 100).await.unwrap();
    assert_eq!(lines.len(), 4, "three lines of the place, one of a person");
    insta::assert_snapshot!(answered(&rig.ask(&admin(), Intent::Audit).await), @"
    Who changed the settings of this place lately:
    • just now, Ada: Seconds for a live move – 29
    • just now, Ada: Seconds for a live move – 28
    • just now, Ada: Seconds for a live move – 27
    ");
}
