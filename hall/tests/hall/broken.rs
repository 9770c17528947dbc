//! a panic inside a rule sets its match aside, tells its players, and disturbs nobody else.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use duelhall_engine::text::Lang;
use duelhall_hall::{Audience, ExportRight, HallConfig, Intent, Person, Rates, Slot, set_aside, take_back};
use duelhall_store::MatchId;

use crate::rig::{Rig, ann, answered, boris, hall_place, person, seen, towers_ai, usual};
use crate::troubles::Failing;

const MOVE: Duration = Duration::from_secs(120);

fn rig() -> (Rig, Arc<Failing>) {
    let store = Arc::<Failing>::default();
    let config = HallConfig { rates: Rates::UNLIMITED, ..HallConfig::default() };
    (Rig::with(config, store.clone()), store)
}

fn others() -> (Person, Person) {
    (person("Cleo", Lang::En), person("Dan", Lang::En))
}

/// A match that will panic, and a match that will not.
async fn two(rig: &mut Rig, store: &Failing) -> (MatchId, MatchId) {
    let (cleo, dan) = others();
    let bad = rig.duel(&ann(), &boris()).await;
    let good = rig.duel(&cleo, &dan).await;
    store.breaking.lock().unwrap().insert(bad);
    (bad, good)
}

async fn history(rig: &Rig, id: MatchId) -> usize {
    rig.store.history(id).await.unwrap().unwrap().len()
}

#[tokio::test]
async fn a_press_that_breaks_off_sets_its_match_aside_and_others_go_on() {
    let (mut rig, store) = rig();
    let (bad, good) = two(&mut rig, &store).await;
    let (ann, boris, (cleo, dan)) = (ann(), boris(), others());
    let press = usual(rig.hand(&boris, bad));
    insta::assert_snapshot!(answered(&rig.press(&boris, press).await), @"
    (refused)
    «Это остановила ошибка программы, и ничего не изменилось. Попробуйте ещё раз; если повторится, сообщите хозяину.»
    ");
    // The place and the players are told, each in their language.
    insta::assert_snapshot!(seen(rig.board(bad)).replace(&bad.to_string(), "ID"), @"An error of the program stopped the duel of Ann and Борис. Nothing is lost. The host finds it as ID and can bring it back; meanwhile you can play others.");
    insta::assert_snapshot!(seen(rig.hand(&boris, bad)).replace(&bad.to_string(), "ID"), @"Дуэль остановлена ошибкой программы, игроки: Ann и Борис. Ничего не потеряно: хозяин найдёт её под номером ID и может вернуть. А пока можно играть другие.");
    let told = rig.said.iter().filter(|(audience, _)| *audience == Audience::Place(hall_place())).count();
    assert_eq!(told, 1);
    assert!(rig.in_place(Slot::Ping(bad)).is_none(), "nobody is hurried");
    // They can play other matches; a match that is set aside counts against no limit.
    assert!(rig.hall.matches_of(&ann.id).await.unwrap().is_empty());
    assert!(!rig.hall.live_in("test:").await.unwrap().iter().any(|(_, id)| *id == bad));
    let again = rig.duel(&ann, &boris).await;
    rig.keep(&[&ann, &boris], again).await;
    rig.keep(&[&cleo, &dan], good).await;
    // The alarm continues for the other matches, and skips this one.
    let before = (history(&rig, bad).await, history(&rig, good).await, history(&rig, again).await);
    assert!(rig.pass(MOVE).await > 0);
    let after = (history(&rig, bad).await, history(&rig, good).await, history(&rig, again).await);
    assert_eq!((after.0, after.1 > before.1, after.2 > before.2), (before.0, true, true));
}

#[tokio::test]
async fn a_match_that_is_set_aside_stays_so_after_a_restart_until_the_operator_takes_it_back() {
    let (mut rig, store) = rig();
    let (bad, _) = two(&mut rig, &store).await;
    let (ann, boris) = (ann(), boris());
    let press = usual(rig.hand(&ann, bad));
    rig.press(&ann, press).await;
    store.breaking.lock().unwrap().clear();
    rig.restart().await;
    insta::assert_snapshot!(answered(&rig.press(&ann, press).await), @"
    (refused)
    «An error of the program stopped this duel. Nothing is lost; tell the host, who can bring it back. Meanwhile you can play others.»
    ");
    let aside = set_aside(&*rig.store).await.unwrap();
    let [one] = &aside[..] else { panic!("one match is set aside: {aside:?}") };
    assert_eq!(one.id, bad);
    assert!(!one.reason.is_empty() && !one.reason.contains("Dragon"), "{}", one.reason);
    assert!(rig.store.load(bad).await.unwrap().is_some(), "it can be exported");
    assert!(take_back(&*rig.store, &*rig.clock, bad).await.unwrap());
    assert!(!take_back(&*rig.store, &*rig.clock, bad).await.unwrap(), "it was taken back already");
    rig.restart().await;
    assert!(set_aside(&*rig.store).await.unwrap().is_empty());
    assert_eq!(rig.hall.matches_of(&boris.id).await.unwrap(), [bad]);
    rig.show_all(&[ann.clone(), boris.clone()], bad).await;
    rig.play_out(&[&ann, &boris], bad).await;
    assert!(rig.hall.export(bad, ExportRight::Anybody).await.unwrap().is_some());
}

#[tokio::test]
async fn a_match_that_is_set_aside_stays_so_when_the_clock_is_set_back() {
    let (mut rig, store) = rig();
    rig.config.heart_gap = Duration::from_secs(60);
    rig.restart().await;
    let (bad, _) = two(&mut rig, &store).await;
    let press = usual(rig.hand(&ann(), bad));
    rig.press(&ann(), press).await;
    rig.pass(Duration::ZERO).await;
    let aside = rig.store.load(bad).await.unwrap().unwrap();
    assert!(aside.deadline.is_none());
    rig.clock.jump_back(3 * Duration::from_secs(3_600));
    rig.pass(Duration::ZERO).await;
    let then = rig.store.load(bad).await.unwrap().unwrap();
    assert_eq!((then.revision, then.deadline), (aside.revision, None));
}

#[tokio::test]
async fn a_deadline_that_breaks_off_ends_no_clock() {
    let (mut rig, store) = rig();
    let (bad, good) = two(&mut rig, &store).await;
    let before = history(&rig, good).await;
    assert!(rig.pass(MOVE).await > 0);
    assert_eq!(history(&rig, bad).await, 0);
    assert!(history(&rig, good).await > before, "the other deadline fired");
    assert_eq!(set_aside(&*rig.store).await.unwrap().len(), 1);
    assert!(rig.board(bad).text.contains("An error of the program stopped"), "{}", rig.board(bad).text);
    rig.restart().await;
    rig.pass(MOVE).await;
    assert_eq!(history(&rig, bad).await, 0, "it is not retried");
}

#[tokio::test]
async fn a_computer_player_that_breaks_off_takes_no_other_along() {
    let (mut rig, store) = rig();
    let (ann, boris) = (ann(), boris());
    let good = rig.duel_ai(&boris).await;
    store.breaks_all.store(true, Ordering::SeqCst);
    let request = rig.request(&ann, Intent::Press(towers_ai()));
    let Some(Slot::Hand(bad)) = rig.hall.handle(request).await.slot else { panic!("a duel begins") };
    rig.deliver().await;
    store.breaks_all.store(false, Ordering::SeqCst);
    let aside = set_aside(&*rig.store).await.unwrap();
    assert_eq!(aside.iter().map(|one| one.id).collect::<Vec<_>>(), [bad]);
    let press = usual(rig.hand(&boris, good));
    assert!(!rig.press(&boris, press).await.refused);
    assert!(!rig.press(&ann, towers_ai()).await.refused, "a new duel can be started");
}
