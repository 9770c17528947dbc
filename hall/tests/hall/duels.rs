//! Tests whole duels through the hall.

use crate::rig::{Rig, ann, boris, person};
use duelhall_engine::games::Match;
use duelhall_engine::kit::Record;
use duelhall_engine::text::Lang;
use duelhall_hall::{ExportRight, Press, Slot};

#[tokio::test]
async fn two_people_duel_to_the_end_and_the_record_verifies() {
    let (mut rig, ann, boris) = (Rig::new(), ann(), boris());
    let id = rig.duel(&ann, &boris).await;
    assert!(rig.hall.export(id, ExportRight::Anybody).await.is_err(), "the seed is secret while they play");
    let answers = rig.play_out(&[&ann, &boris], id).await;
    assert!(answers > 10, "{answers}");
    let record = rig.hall.export(id, ExportRight::Anybody).await.unwrap().unwrap();
    let record = Record::read(&record).unwrap();
    assert!(record.end.is_some());
    Match::verify(&record).unwrap();
    assert!(rig.press(&ann, Press::Fair(id)).await.message.unwrap().text.contains("duelhall verify"));
    assert_eq!(rig.in_place(Slot::Ping(id)).map(|ping| &ping.text), None);
    assert!(rig.hall.matches_of(&ann.id).await.unwrap().is_empty());
    assert!(rig.hall.live_in("test:").await.unwrap().is_empty());
}

#[tokio::test]
async fn a_person_duels_the_computer_to_the_end_in_every_language() {
    for lang in Lang::ALL {
        let (mut rig, who) = (Rig::new(), person("Kim", lang));
        let id = rig.duel_ai(&who).await;
        rig.play_out(&[&who], id).await;
        let hand = rig.hand(&who, id);
        assert!(hand.buttons.iter().any(|button| button.press == Press::Rematch(id)), "{hand:?}");
    }
}
