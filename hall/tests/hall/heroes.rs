//! Tests Heroes through the hall, which knows none of its rules.

use duelhall_engine::games::{GameId, Match};
use duelhall_engine::heroes::Heroes;
use duelhall_engine::heroes::table::Table;
use duelhall_engine::kit::{Record, Rng, Status};
use duelhall_hall::{ExportRight, Intent, Opponent, Press, Slot, Subject};

use crate::rig::{Rig, ann, boris, seen};

/// The number of cards in a person's hand.
fn held(rig: &Rig, who: &duelhall_hall::Person, id: duelhall_store::MatchId) -> usize {
    match rig.hand(who, id).picture.as_ref().map(|picture| &picture.subject) {
        Some(Subject::Hand(table)) => table.get::<Table>().expect("the match is one of Heroes").hand.len(),
        other => panic!("the hand of Heroes is shown, not {other:?}"),
    }
}

#[tokio::test]
async fn two_people_duel_in_two_languages_to_the_end() {
    let (mut rig, ann, boris) = (Rig::new(), ann(), boris());
    let opponent = Opponent::Named { id: boris.id.clone(), name: boris.name.clone() };
    let options = [("deck".to_owned(), "dogs-first".to_owned()), ("opposing".to_owned(), "lamp-oil".to_owned())];
    let intent =
        Intent::Challenge { opponent, game: Some(GameId::of::<Heroes>()), options: options.into(), pace: None };
    let reply = rig.ask(&ann, intent).await;
    assert!(!reply.refused, "{reply:?}");
    let challenge = rig.challenge();
    rig.press(&boris, Press::Accept(challenge)).await;
    let id = challenge.0;
    let mut chance = Rng::from_number(11);
    let mut answers = 0;
    while let Some(who) = [&ann, &boris].into_iter().find(|who| !rig.choices(who, id).is_empty()) {
        let choices = rig.choices(who, id);
        let press = *chance.pick(&choices).expect("a player who is asked has choices");
        let reply = rig.press(who, press).await;
        assert!(!reply.refused, "{reply:?}");
        for message in [rig.hand(&ann, id), rig.hand(&boris, id), rig.board(id)] {
            let said = seen(message);
            let raw = ["heroes-", "fx-", "{", "}", "\u{2068}"].into_iter().find(|part| said.contains(part));
            assert!(raw.is_none(), "{raw:?} in {said}");
        }
        assert!(held(&rig, &ann, id) <= 60);
        answers += 1;
        assert!(answers < 5_000, "the duel does not end");
    }
    assert!(answers > 30, "a duel of Heroes takes more than {answers} answers");
    let text = rig.hall.export(id, ExportRight::Operator).await.unwrap().expect("the duel is known");
    let replay = Match::verify(&Record::read(&text).unwrap()).unwrap();
    assert!(matches!(replay.status(), Status::Over(_)));
    assert!(rig.in_place(Slot::Board(id)).is_some(), "the last board stays");
}
