//! one person cannot slow the others down. People who ask too much are told when to ask again; nobody else
//! notices.

use std::time::Duration;

use duelhall_hall::{HallConfig, Intent, Press, Rates};

use crate::rig::{Rig, ann, answered, boris, challenge, usual};

fn rig() -> Rig {
    Rig::with(HallConfig::default(), std::sync::Arc::new(duelhall_store::MemoryStore::new()))
}

#[tokio::test]
async fn a_flood_of_hints_is_refused_with_the_time_to_wait_and_others_are_served() {
    let mut rig = rig();
    let (ann, boris) = (ann(), boris());
    let id = rig.duel(&ann, &boris).await;
    for _ in 0..4 {
        assert!(!rig.press(&ann, Press::Hint(id)).await.refused);
    }
    insta::assert_snapshot!(answered(&rig.press(&ann, Press::Hint(id)).await), @"
    (refused)
    «You ask for hints too quickly. Try again in 3 seconds.»
    ");
    assert!(!rig.press(&boris, Press::Hint(id)).await.refused, "another person is advised");
    assert!(!rig.press(&ann, Press::Hand(id)).await.refused, "she can still play");
    rig.pass(Duration::from_secs(3)).await;
    assert!(!rig.press(&ann, Press::Hint(id)).await.refused);
}

#[tokio::test]
async fn a_person_has_one_hint_at_a_time() {
    let mut rig = Rig::new();
    let (ann, boris) = (ann(), boris());
    let id = rig.duel(&ann, &boris).await;
    let (first, second) = (rig.request(&ann, Intent::Hint(Some(id))), rig.request(&ann, Intent::Hint(Some(id))));
    let (first, second) = tokio::join!(rig.hall.handle(first), rig.hall.handle(second));
    assert!(!first.refused, "{first:?}");
    insta::assert_snapshot!(answered(&second), @"
    (refused)
    «The computer is still thinking about your last hint. Wait for its answer.»
    ");
    assert!(!rig.press(&ann, Press::Hint(id)).await.refused, "the next one is answered again");
}

/// The time is paused, because every refusal of a flood is delayed.
#[tokio::test(start_paused = true)]
async fn floods_of_commands_challenges_and_presses_are_refused_in_the_language_of_the_flooder() {
    let mut rig = rig();
    let (ann, boris) = (ann(), boris());
    let id = rig.duel(&ann, &boris).await;
    let Rates { presses, commands, challenges, .. } = rig.config.rates;
    let floods = [(Intent::Press(Press::Board(id)), presses), (Intent::Help, commands), (challenge(&ann), challenges)];
    let mut said = Vec::new();
    for (intent, rate) in floods {
        let mut reply = rig.ask(&boris, intent.clone()).await;
        for _ in 0..rate.get() {
            reply = rig.ask(&boris, intent.clone()).await;
        }
        assert!(reply.refused);
        said.push(answered(&reply));
    }
    insta::assert_snapshot!(said.join("\n"), @"
    (refused)
    «Вы нажимаете кнопки слишком часто. Попробуйте ещё раз через 1 секунду.»
    (refused)
    «Вы отправляете команды слишком часто. Попробуйте ещё раз через 1 секунду.»
    (refused)
    «Вы слишком часто начинаете дуэли. Попробуйте ещё раз через 1 секунду.»
    ");
    for (intent, is_form) in [(Intent::Settings(None), true), (Intent::Config(None), true), (Intent::Help, false)] {
        let form = rig.hall.form(&rig.request(&boris, intent)).await;
        assert_eq!(form.is_some(), is_form, "a platform's own lookup does not count as a command");
    }
    let press = usual(rig.hand(&ann, id));
    assert!(!rig.press(&ann, press).await.refused, "the opponent of a person who floods plays on");
}
