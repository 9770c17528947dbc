//! Tests what a newcomer asks about a campaign: the missions of a nation, the cards that they own, and the time that they have.

use std::collections::BTreeSet;
use std::time::Duration;

use duelhall_engine::games::GameId;
use duelhall_engine::text::Lang;
use duelhall_engine::war::War;
use duelhall_hall::{Intent, Message, MissionId, Press, Reply, Slot, Subject};

use crate::rig::{Rig, ann, answered, boris, person};

fn war() -> GameId {
    GameId::of::<War>()
}

fn of(typed: &str) -> Intent {
    Intent::Campaign(None, typed.to_owned())
}

/// The text of a page, with plain spaces.
fn text(reply: &Reply) -> String {
    page(reply).text.replace('\u{a0}', " ")
}

fn page(reply: &Reply) -> &Message {
    reply.message.as_ref().unwrap_or_else(|| panic!("no page: {reply:?}"))
}

#[tokio::test]
async fn a_typed_nation_is_shown_and_an_unknown_one_is_refused_with_those_that_there_are() {
    let (mut rig, ann) = (Rig::new(), ann());
    for typed in ["germany", " Germany ", "war germany", "Германия", "Война германия", "WAR GERMANY"]
    {
        let map = rig.ask(&ann, of(typed)).await;
        let text = text(&map);
        assert!(text.contains("campaign: Germany") && text.contains("Germany is still closed"), "{typed}: {text}");
    }
    let first = rig.ask(&ann, of("war")).await;
    assert!(text(&first).contains("campaign: USA"), "{}", text(&first));
    for typed in ["atlantis", "war atlantis"] {
        let refused = rig.ask(&ann, of(typed)).await;
        let said = answered(&refused);
        assert!(
            refused.refused && said.contains("“atlantis”") && said.contains("USA, USSR, Britain, Germany"),
            "{said}"
        );
    }
}

#[tokio::test]
async fn the_collection_shows_every_card_of_a_nation_once_with_how_many_are_owned_w_08() {
    for lang in Lang::ALL {
        let (mut rig, who) = (Rig::new(), person("Ann", lang));
        let map = rig.ask(&who, of("")).await;
        let opens = |button: &&duelhall_hall::Button| matches!(button.press, Press::Collection(..));
        let mut press = page(&map).buttons.iter().find(opens).expect("the campaign leads to it").press;
        let (mut kinds, mut owned) = (BTreeSet::new(), 0);
        loop {
            let reply = rig.press(&who, press).await;
            let shown = page(&reply);
            assert!(shown.text.chars().count() <= 1_024 && !shown.text.contains('{'), "{}", shown.text);
            let Some(Subject::Deck(laid)) = shown.picture.as_ref().map(|picture| &picture.subject) else {
                panic!("a picture of cards")
            };
            owned += laid.offers.iter().map(|taken| u32::from(taken.now)).sum::<u32>();
            let cards = shown.buttons.iter().filter_map(|button| match button.press {
                Press::OwnedCard(_, kind) => Some(kind),
                _ => None,
            });
            let before = kinds.len();
            kinds.extend(cards);
            assert_eq!(kinds.len() - before, laid.offers.len(), "each painted number has a button");
            let Some(next) = shown.buttons.iter().find(|button| button.label.ends_with('▶')) else { break };
            press = next.press;
        }
        let nation = &war().campaign().unwrap().nations[0];
        assert_eq!((kinds.len(), owned), (nation.cards.len(), 30), "the starter without its bases");
        let large = rig.press(&who, Press::OwnedCard(war(), *kinds.first().unwrap())).await;
        assert!(matches!(page(&large).picture.as_ref().map(|picture| &picture.subject), Some(Subject::Card(_))));
        let back = page(&large).buttons[0].press;
        assert!(matches!(back, Press::Collection(..)) && !rig.press(&who, back).await.refused);
    }
}

#[tokio::test]
async fn the_words_of_a_collection_say_what_is_missing() {
    let (mut rig, ann) = (Rig::new(), ann());
    let closed = rig.press(&ann, Press::Collection(war(), 3, 0)).await;
    let count = war().campaign().unwrap().nations[3].cards.len();
    let said = text(&closed);
    assert!(
        said.contains(&format!("0 of {}", count * 4)) && said.contains(&format!("you still lack {count}")),
        "{said}"
    );
    assert!(page(&closed).picture.as_ref().is_some_and(|picture| picture.alt.contains(": 0 of 4.")));
    for wrong in [Press::Collection(war(), 9, 0), Press::OwnedCard(war(), u16::MAX)] {
        assert!(rig.press(&ann, wrong).await.refused);
    }
    let russian = rig.press(&boris(), Press::Collection(war(), 0, 0)).await;
    assert!(text(&russian).contains("у вас ещё нет"), "{}", text(&russian));
}

#[tokio::test]
async fn a_move_of_a_mission_has_at_least_ten_minutes() {
    let (mut rig, ann) = (Rig::new(), ann());
    let shown = rig.press(&ann, Press::Mission(MissionId { game: war(), nation: 0, mission: 0 })).await;
    let begin = page(&shown).buttons.iter().find(|button| matches!(button.press, Press::MissionBegin(..)));
    let reply = rig.press(&ann, begin.expect("a deck to begin with").press).await;
    let Some(Slot::Hand(id)) = reply.slot else { panic!("{reply:?}") };
    let before = rig.said.len();
    rig.pass(Duration::from_secs(4 * 60)).await;
    assert!(rig.said.len() == before && !rig.choices(&ann, id).is_empty(), "nobody hurries her");
    assert!(!rig.hand(&ann, id).text.contains("missed"), "{}", rig.hand(&ann, id).text);
}
