//! Tests linked accounts: their decks and their campaign are the same, nothing is lost, and nobody else gets in.

use std::time::Duration;

use duelhall_engine::games::GameId;
use duelhall_engine::text::Lang;
use duelhall_engine::war::War;
use duelhall_hall::{DeckAsk, Intent, Person, Press, Reply};
use duelhall_store::{Collection, DocumentWrite, Expected};

use crate::rig::{Rig, ann, answered, person};

fn link(code: &str) -> Intent {
    Intent::Link(code.to_owned())
}

fn copy(name: &str) -> Intent {
    Intent::Deck(DeckAsk::Copy { of: "dogs-first".to_owned(), name: Some(name.to_owned()) })
}

async fn decks(rig: &mut Rig, who: &Person) -> String {
    answered(&rig.ask(who, Intent::Deck(DeckAsk::List(0))).await)
}

async fn campaign(rig: &mut Rig, who: &Person) -> String {
    answered(&rig.ask(who, Intent::Campaign(Some(GameId::of::<War>()), String::new())).await)
}

/// The code that a person gets.
async fn code(rig: &mut Rig, who: &Person) -> String {
    let said = answered(&rig.ask(who, link("")).await);
    let code = said.split_once("/link ").map(|(_, rest)| rest.split_whitespace().next().unwrap_or_default());
    code.unwrap_or_else(|| panic!("no code: {said}")).to_owned()
}

/// Links the second account to the first; what is said in the end.
async fn linked(rig: &mut Rig, first: &Person, second: &Person) -> String {
    let code = code(rig, first).await;
    let asked = rig.ask(second, link(&code)).await;
    assert!(!asked.refused, "{}", answered(&asked));
    answered(&confirmed(rig, second, &code).await)
}

async fn confirmed(rig: &mut Rig, who: &Person, code: &str) -> Reply {
    rig.press(who, Press::LinkNow(code.parse().unwrap())).await
}

/// Stores what somebody has reached in War.
async fn reached(rig: &Rig, who: &Person, stars: &str, opened: &str, cards: &str) {
    let value = format!(r#"{{"version":1,"stars":{stars},"opened":{opened},"cards":{cards}}}"#);
    let write = DocumentWrite {
        collection: Collection::Progress,
        key: format!("{} war", who.id),
        expected: Expected::Any,
        value: Some(value.into_bytes()),
        deadline: None,
        op: rig.op(),
    };
    rig.store.put(write).await.unwrap();
}

#[tokio::test]
async fn linked_accounts_have_the_same_decks_and_the_same_campaign_across_a_restart() {
    let (mut rig, ann, anna) = (Rig::new(), ann(), person("Anna", Lang::En));
    rig.ask(&ann, copy("Pack")).await;
    rig.ask(&anna, copy("Pack")).await;
    rig.ask(&anna, copy("Other")).await;
    reached(&rig, &ann, r#"{"usa-1":1}"#, "[]", r#"{"sherman":2,"lee":1}"#).await;
    reached(&rig, &anna, r#"{"usa-1":4,"usa-2":1}"#, r#"["ussr"]"#, r#"{"sherman":1}"#).await;
    let said = linked(&mut rig, &ann, &anna).await;
    assert!(said.contains("2 decks came along") && said.contains("Linked accounts: 2"), "{said}");
    rig.restart().await;
    for who in [&ann, &anna] {
        let said = decks(&mut rig, who).await;
        assert!(said.contains("(3 of 50)"), "{said}");
        for name in ["Pack", "Pack (2)", "Other"] {
            assert!(said.contains(name), "{said}");
        }
    }
    assert_eq!(campaign(&mut rig, &ann).await, campaign(&mut rig, &anna).await);
    let kept = rig.store.get(Collection::Progress, &format!("{} war", ann.id)).await.unwrap().unwrap();
    let wanted = r#"{"version":1,"stars":{"usa-1":5,"usa-2":1},"opened":["ussr"],"cards":{"lee":1,"sherman":2}}"#;
    assert_eq!(String::from_utf8(kept.value).unwrap(), wanted);
    assert_eq!(rig.store.get(Collection::Progress, &format!("{} war", anna.id)).await.unwrap(), None);
    // A deck that one of them adds is there for both.
    rig.ask(&anna, copy("Third")).await;
    assert!(decks(&mut rig, &ann).await.contains("Third"));
}

#[tokio::test]
async fn an_unlinked_account_begins_anew_and_everything_stays_with_the_others() {
    let (mut rig, ann, anna, third) = (Rig::new(), ann(), person("Anna", Lang::En), person("Third", Lang::Ru));
    rig.ask(&anna, copy("Pack")).await;
    linked(&mut rig, &ann, &anna).await;
    let said = linked(&mut rig, &anna, &third).await;
    assert!(said.contains("Связано учётных записей: 3"), "{said}");
    let asked = answered(&rig.press(&anna, Press::Unlink).await);
    assert!(asked.contains("Unlink this account?"), "{asked}");
    assert!(decks(&mut rig, &anna).await.contains("Pack"), "nothing happens before the answer");
    let said = answered(&rig.press(&anna, Press::UnlinkNow).await);
    assert!(said.contains("stays with the others"), "{said}");
    assert!(decks(&mut rig, &anna).await.contains("You have no deck of your own"));
    let again = rig.press(&anna, Press::UnlinkNow).await;
    assert!(again.refused && answered(&again).contains("not linked to any other"), "{}", answered(&again));
    for who in [&ann, &third] {
        assert!(decks(&mut rig, who).await.contains("Pack"));
    }
    let asked = answered(&rig.press(&ann, Press::Unlink).await);
    assert!(asked.contains("Unlink all other accounts?"), "{asked}");
    let said = answered(&rig.press(&ann, Press::UnlinkNow).await);
    assert!(said.contains("stays here"), "{said}");
    assert!(decks(&mut rig, &ann).await.contains("Pack"));
    assert!(!decks(&mut rig, &third).await.contains("Pack"));
    assert!(rig.store.scan(Collection::Links, "", None, 10).await.unwrap().is_empty());
}

#[tokio::test]
async fn a_code_links_one_other_account_within_its_minutes() {
    let (mut rig, ann, anna, other) = (Rig::new(), ann(), person("Anna", Lang::En), person("Other", Lang::En));
    rig.ask(&ann, copy("Pack")).await;
    for wrong in ["nonsense", "x x", &"9".repeat(4_000)] {
        let reply = rig.ask(&anna, link(wrong)).await;
        assert!(reply.refused && answered(&reply).contains("do not know this code"), "{wrong}");
    }
    let voided = code(&mut rig, &ann).await;
    let first = code(&mut rig, &ann).await;
    assert!(confirmed(&mut rig, &anna, &voided).await.refused, "a newer code ends it");
    assert!(answered(&rig.ask(&ann, link(&first)).await).contains("your own code"));
    let asked = answered(&rig.ask(&anna, link(&format!(" “{}”", first.to_uppercase()))).await);
    assert!(asked.contains("Link this account"), "{asked}");
    assert!(decks(&mut rig, &anna).await.contains("You have no deck of your own"), "nothing happens before the answer");
    assert!(answered(&confirmed(&mut rig, &anna, &first).await).contains("Linked."));
    assert!(confirmed(&mut rig, &other, &first).await.refused, "it was used");
    assert!(answered(&confirmed(&mut rig, &anna, &first).await).contains("linked already"), "the same press again");
    let late = code(&mut rig, &ann).await;
    rig.pass(Duration::from_secs(601)).await;
    assert!(confirmed(&mut rig, &other, &late).await.refused);
    let public = code(&mut rig, &ann).await;
    rig.hall.void_code(&public);
    assert!(confirmed(&mut rig, &other, &public).await.refused);
    assert!(decks(&mut rig, &other).await.contains("You have no deck of your own"));
}

#[tokio::test]
async fn two_who_send_one_code_at_once_are_not_both_linked() {
    let (mut rig, ann, anna, other) = (Rig::new(), ann(), person("Anna", Lang::En), person("Other", Lang::En));
    let code = code(&mut rig, &ann).await;
    let press = Intent::Press(Press::LinkNow(code.parse().unwrap()));
    let (first, second) = (rig.request(&anna, press.clone()), rig.request(&other, press));
    let (first, second) = tokio::join!(rig.hall.handle(first), rig.hall.handle(second));
    assert_eq!([first, second].iter().filter(|reply| reply.refused).count(), 1);
    assert_eq!(rig.store.scan(Collection::Links, "", None, 10).await.unwrap().len(), 2);
}

#[tokio::test]
async fn what_is_reached_from_one_account_is_seen_from_the_other() {
    let (mut rig, ann, anna) = (Rig::new(), ann(), person("Anna", Lang::En));
    linked(&mut rig, &ann, &anna).await;
    reached(&rig, &ann, r#"{"usa-1":1}"#, "[]", "{}").await;
    assert!(campaign(&mut rig, &anna).await.contains("mission 2"), "{}", campaign(&mut rig, &anna).await);
}

#[tokio::test]
async fn nothing_is_linked_where_something_would_be_lost() {
    let (mut rig, ann, anna) = (Rig::new(), ann(), person("Anna", Lang::En));
    for number in 0..26 {
        rig.ask(&ann, copy(&format!("First {number}"))).await;
        rig.ask(&anna, copy(&format!("Second {number}"))).await;
        rig.pass(Duration::from_secs(60)).await;
    }
    let said = linked(&mut rig, &ann, &anna).await;
    assert!(said.contains("more than 50 decks"), "{said}");
    assert!(decks(&mut rig, &anna).await.contains("(26 of 50)"));
    let strange = person("Strange", Lang::En);
    let newer = br#"{"version":2}"#.to_vec();
    let write = DocumentWrite {
        collection: Collection::Progress,
        key: format!("{} war", strange.id),
        expected: Expected::Absent,
        value: Some(newer),
        deadline: None,
        op: rig.op(),
    };
    rig.store.put(write).await.unwrap();
    let said = linked(&mut rig, &ann, &strange).await;
    assert!(said.contains("cannot be read"), "{said}");
    assert!(rig.store.scan(Collection::Links, "", None, 10).await.unwrap().is_empty());
    assert!(decks(&mut rig, &ann).await.contains("(26 of 50)"));
    for number in 0..7 {
        let said = linked(&mut rig, &ann, &person(&format!("Alt{number}"), Lang::En)).await;
        assert!(said.contains("Linked."), "{said}");
    }
    let said = linked(&mut rig, &ann, &person("Eighth", Lang::En)).await;
    assert!(said.contains("At most 8 accounts"), "{said}");
}

#[tokio::test]
async fn what_linked_accounts_have_from_a_guest_stays_when_the_guest_is_gone() {
    let (mut rig, ann, anna) = (Rig::new(), ann(), person("Anna", Lang::En));
    rig.ask(&ann, copy("Pack")).await;
    linked(&mut rig, &ann, &anna).await;
    let platform = ann.id.platform().to_owned();
    assert_eq!(rig.hall.forget_decks(&platform, |who| *who == anna.id).await.unwrap(), 0);
    assert!(decks(&mut rig, &anna).await.contains("Pack"));
    // It is hers now, so it stays when she is on her own.
    let alone = rig.press(&anna, Press::UnlinkNow).await;
    assert!(alone.refused, "nobody is linked any more: {}", answered(&alone));
    assert!(!decks(&mut rig, &ann).await.contains("Pack"));
    assert_eq!(rig.hall.forget_decks(&platform, |_| false).await.unwrap(), 1);
    assert!(rig.store.scan(Collection::Links, "", None, 10).await.unwrap().is_empty());
}
