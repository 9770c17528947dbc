//! Tests rematches.

use crate::rig::{Rig, ann, answered, boris, seen};
use duelhall_engine::kit::Record;
use duelhall_hall::{ExportRight, Intent, Press, Slot};

#[tokio::test]
async fn both_have_to_want_a_rematch_and_the_loser_chooses_who_goes_first() {
    let (mut rig, ann, boris) = (Rig::new(), ann(), boris());
    let id = rig.duel(&ann, &boris).await;
    insta::assert_snapshot!(answered(&rig.press(&ann, Press::Rematch(id)).await), @"
    (refused)
    «This duel is not over yet. Finish it first, or resign.»
    ");
    rig.press(&boris, Press::ResignNow(id)).await;
    insta::assert_snapshot!(answered(&rig.press(&ann, Press::Rematch(id)).await), @"«Challenge sent to Борис.»");
    insta::assert_snapshot!(answered(&rig.press(&ann, Press::Rematch(id)).await), @"«You have asked for a rematch; it is waiting for an answer.»");
    let again = rig.challenge();
    insta::assert_snapshot!(seen(rig.in_place(Slot::Challenge(again)).unwrap()), @"
    Борис, Ann wants a rematch: Towers, live.
      0 [Accept] Success
      0 [Decline] Plain
      0 [Take Back] Plain
      (a clock runs)
    ");
    // T-11: Boris lost, so Boris chooses. His own press of Rematch accepts.
    let begun = rig.press(&boris, Press::Rematch(id)).await;
    assert_eq!(begun.slot, Some(Slot::Hand(again.0)));
    assert!(rig.hand(&boris, again.0).text.contains("Кто ходит первым?"), "{}", rig.hand(&boris, again.0).text);
    assert!(rig.choices(&ann, again.0).is_empty());
    let more = rig.press(&ann, Press::Rematch(id)).await;
    assert_eq!(more.slot, Some(Slot::Hand(again.0)), "there is one rematch, and it is shown");
    assert_eq!(rig.store.counts().await.unwrap().live, 1);
}

#[tokio::test]
async fn a_declined_rematch_can_be_asked_for_again() {
    let (mut rig, ann, boris) = (Rig::new(), ann(), boris());
    let id = rig.duel(&ann, &boris).await;
    rig.press(&ann, Press::ResignNow(id)).await;
    rig.press(&ann, Press::Rematch(id)).await;
    let first = rig.challenge();
    rig.press(&boris, Press::Decline(first)).await;
    let reply = rig.press(&boris, Press::Rematch(id)).await;
    assert!(!reply.refused);
    let second = rig.challenge();
    assert_ne!(first, second);
    assert!(!rig.press(&ann, Press::Accept(second)).await.refused);
}

#[tokio::test]
async fn a_computer_player_always_plays_again_and_once() {
    let (mut rig, ann) = (Rig::new(), ann());
    let id = rig.duel_ai(&ann).await;
    rig.press(&ann, Press::ResignNow(id)).await;
    let both = [rig.request(&ann, Intent::Rematch(Some(id))), rig.request(&ann, Intent::Press(Press::Rematch(id)))];
    let [first, second] = both.map(|request| rig.hall.handle(request));
    let (first, second) = tokio::join!(first, second);
    rig.deliver().await;
    assert_eq!((first.slot, first.refused), (second.slot, second.refused));
    assert_eq!(rig.store.counts().await.unwrap().live, 1);
    let Some(Slot::Hand(again)) = first.slot else { panic!("{first:?}") };
    let record = rig.hall.export(again, ExportRight::Operator).await.unwrap().unwrap();
    let record = Record::read(&record).unwrap();
    assert!(record.setup.contains("chosenby"), "the loser chooses");
}
