//! Tests which hands come with the board as their owner sees it: where cards in play are chosen, and after the end.

use duelhall_engine::ai::Level;
use duelhall_engine::games::GameId;
use duelhall_engine::heroes::Heroes;
use duelhall_engine::heroes::table::Table;
use duelhall_engine::kit::Viewer;
use duelhall_engine::text::Lang;
use duelhall_engine::war::War;
use duelhall_hall::{Audience, Intent, Message, Opponent, Press, Slot, Subject};

use crate::rig::{Rig, ann, hall_place, person, usual};

/// The board that comes with a hand of Heroes.
fn board(hand: &Message) -> Option<Table> {
    match &hand.board.as_ref()?.subject {
        Subject::Board(table) => Some(table.get::<Table>().expect("a match of Heroes").clone()),
        other => panic!("not {other:?}"),
    }
}

#[tokio::test]
async fn a_choice_among_cards_in_play_comes_with_the_board_as_its_reader_sees_it() {
    let (mut rig, ann, ben) = (Rig::new(), ann(), person("Ben", Lang::En));
    let opponent = Opponent::Named { id: ben.id.clone(), name: ben.name.clone() };
    let game = Some(GameId::of::<Heroes>());
    rig.ask(&ann, Intent::Challenge { opponent, game, options: Default::default(), pace: None }).await;
    let id = rig.challenge();
    rig.press(&ben, Press::Accept(id)).await;
    let [mut with, mut without] = [0, 0];
    for _ in 0..300 {
        let Some(who) = [&ann, &ben].into_iter().find(|who| !rig.choices(who, id.0).is_empty()) else { break };
        let hand = rig.hand(who, id.0);
        let shown = board(hand);
        assert_eq!(shown.is_some(), !hand.in_play.is_empty(), "{}", hand.text);
        match shown {
            Some(table) => {
                let Viewer::Seat(seat) = table.viewer else { panic!("the board of everybody") };
                assert_eq!(usize::from(table.seats[seat.index()].hand), table.hand.len());
                with += 1;
            }
            None => without += 1,
        }
        let press = usual(hand);
        rig.press(who, press).await;
    }
    assert!(with > 5 && without > 5, "{with} with, {without} without");
}

#[tokio::test]
async fn after_the_end_a_hand_says_who_has_won_and_comes_with_the_last_board() {
    let (mut rig, ann, ben) = (Rig::new(), ann(), person("Ben", Lang::En));
    let id = rig.duel(&ann, &ben).await;
    rig.press(&ann, Press::ResignNow(id)).await;
    for (who, result) in [(&ann, "You have lost."), (&ben, "You have won!")] {
        // A press on an old hand shows the same.
        let late = rig.press(who, Press::Answer(id, 1, 0)).await;
        assert!(late.toast.is_some_and(|toast| toast.starts_with("This duel is over.")));
        for hand in [rig.hand(who, id), &late.message.unwrap()] {
            assert!(hand.text.starts_with(result), "{}", hand.text);
            let board = hand.board.as_ref().expect("the last board");
            assert!(matches!(board.subject, Subject::Board(_)) && !board.alt.is_empty());
            assert!(!hand.buttons.iter().any(|button| matches!(button.press, Press::Answer(..) | Press::Hint(_))));
        }
    }
}

/// A computer player has another name in each language; what only adorns the picture stays the same.
#[tokio::test]
async fn a_board_has_one_mark_in_every_language() {
    let (mut rig, ann) = (Rig::new(), ann());
    let (opponent, game) = (Opponent::Ai(Level::Easy), Some(GameId::of::<War>()));
    let reply = rig.ask(&ann, Intent::Challenge { opponent, game, options: Default::default(), pace: None }).await;
    let Some(Slot::Hand(id)) = reply.slot else { panic!("a duel begins") };
    let mut pictures = Vec::new();
    for lang in Lang::ALL {
        let audience = Audience::Place(hall_place());
        let board = rig.hall.message_in(&audience, Slot::Board(id), Some(lang)).await.unwrap().unwrap();
        pictures.push(board.picture.unwrap());
    }
    let [english, russian] = pictures.try_into().unwrap();
    assert_ne!(english.names, russian.names);
    assert_eq!(english.mark, russian.mark);
    let people: u32 = "Ann".chars().map(u32::from).sum();
    assert_eq!(english.mark, people);
}
