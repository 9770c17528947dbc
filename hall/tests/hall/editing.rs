//! Tests the deck editor with every game: cards go in and out, limits are refused with their rule, steps are taken back, and a press
//! on an old page changes nothing.

use std::sync::Arc;

use duelhall_engine::decks::read_code;
use duelhall_engine::games::GameId;
use duelhall_engine::kit::deck::Deck;
use duelhall_hall::{
    DeckAsk, Editor, Filter, Hand, Intent, Message, Person, Press, Put, Reply, Shelf, Shelved, Subject,
};

use crate::rig::{Rig, admin, ann, answered, boris};

fn game(name: &str) -> GameId {
    name.parse().expect("a game")
}

fn message(reply: &Reply) -> &Message {
    reply.message.as_ref().expect("there is a page")
}

fn editor(reply: &Reply) -> Arc<Editor> {
    message(reply).editor.clone().expect("a deck is edited")
}

/// A card of the pool by a part of its name.
fn card(reply: &Reply, name: &str) -> Shelved {
    let editor = editor(reply);
    let found = editor.pool.iter().find(|card| card.name.contains(name));
    found.unwrap_or_else(|| panic!("no {name} in {:?}", names(&editor))).clone()
}

fn names(editor: &Editor) -> Vec<&str> {
    editor.pool.iter().map(|card| card.name.as_str()).collect()
}

fn filter(reply: &Reply, label: &str) -> Press {
    let editor = editor(reply);
    let found = editor.filters.iter().find(|filter| filter.label == label);
    found.unwrap_or_else(|| panic!("no {label} in {:?}", editor.filters)).press
}

fn tool(reply: &Reply, label: &str) -> Press {
    let found = message(reply).buttons.iter().find(|button| button.label == label);
    found.unwrap_or_else(|| panic!("no {label} in {:?}", message(reply).buttons)).press
}

/// A new deck, in a place where decks may hold every card.
async fn begun(rig: &mut Rig, who: &Person, name: &str) -> Reply {
    if name == "war" {
        let all = Intent::Config(Some(("war.cards".to_owned(), "all".to_owned())));
        assert!(!rig.ask(&admin(), all).await.refused);
    }
    rig.ask(who, Intent::Deck(DeckAsk::New { game: Some(game(name)), name: None })).await
}

/// The deck as its code says, from the page after *Done*.
async fn kept(rig: &mut Rig, who: &Person, reply: &Reply) -> Deck {
    let done = editor(reply);
    let page = rig.press(who, Press::Deck(done.deck, 0)).await;
    let text = message(&page).text.clone();
    let code = text.split_whitespace().find(|word| word.contains('-') && read_code(word).is_ok());
    read_code(code.unwrap_or_else(|| panic!("no code in {text}"))).expect("a code").1
}

fn count(deck: &Deck, beside: bool) -> u32 {
    let list = if beside { &deck.side } else { &deck.cards };
    list.iter().map(|(_, copies)| u32::from(*copies)).sum()
}

#[tokio::test]
async fn cards_of_war_go_in_and_out_up_to_the_limit_w_03_w_04() {
    let (mut rig, ann) = (Rig::new(), ann());
    let begun = begun(&mut rig, &ann, "war").await;
    assert!(
        answered(&begun).contains("New deck: 0 cards") && answered(&begun).contains("(W-03)"),
        "{}",
        answered(&begun)
    );
    let units = rig.press(&ann, filter(&begun, "Ground Units")).await;
    let first = editor(&units).pool[0].clone();
    let mut reply = rig.press(&ann, first.add).await;
    assert_eq!((editor(&reply).size, card(&reply, &first.name).now), (1, 1));
    assert!(reply.done.as_ref().is_some_and(|done| done.contains("1 in the deck now")));
    let out = rig.press(&ann, card(&reply, &first.name).take).await;
    assert_eq!((editor(&out).size, editor(&out).held.len()), (0, 0));
    reply = rig.press(&ann, card(&out, &first.name).add_four.expect("four")).await;
    assert_eq!(card(&reply, &first.name).now, 4, "four copies at most");
    let refused = rig.press(&ann, card(&reply, &first.name).add).await;
    assert!(answered(&refused).contains("(W-04)") && editor(&refused).size == 4, "{}", answered(&refused));
    reply = rig.press(&ann, card(&refused, &first.name).take).await;
    assert_eq!(card(&reply, &first.name).now, 3);
    reply = rig.press(&ann, filter(&reply, "All Cards")).await;
    reply = rig.press(&ann, filter(&reply, "Bases")).await;
    let base = editor(&reply).pool[0].clone();
    assert!(base.most > 4 && base.cost.is_none(), "bases have no limit");
    assert_eq!(count(&kept(&mut rig, &ann, &reply).await, false), 3);
}

#[tokio::test]
async fn a_deck_of_war_is_built_from_nothing_and_can_be_played() {
    let (mut rig, ann) = (Rig::new(), ann());
    let mut reply = begun(&mut rig, &ann, "war").await;
    reply = rig.press(&ann, filter(&reply, "Bases")).await;
    for _ in 0..5 {
        let base = editor(&reply).pool[0].clone();
        reply = rig.press(&ann, base.add_four.expect("four more")).await;
    }
    reply = rig.press(&ann, filter(&reply, "Bases")).await;
    reply = rig.press(&ann, filter(&reply, "Ground Units")).await;
    let mut at = 0;
    while editor(&reply).size < 50 {
        let unit = editor(&reply).pool[at].clone();
        let press = if editor(&reply).size > 46 { unit.add } else { unit.add_four.unwrap_or(unit.add) };
        reply = rig.press(&ann, press).await;
        at += 1;
    }
    assert!(message(&reply).text.contains("✓ It can be played"), "{}", message(&reply).text);
    let page = rig.press(&ann, tool(&reply, "Done")).await;
    let duel = rig.press(&ann, tool(&page, "Play the Computer")).await;
    assert!(!duel.refused && duel.slot.is_some(), "{}", answered(&duel));
}

#[tokio::test]
async fn a_press_on_an_old_page_changes_nothing_and_shows_the_newest_one() {
    let (mut rig, ann) = (Rig::new(), ann());
    let page = begun(&mut rig, &ann, "war").await;
    let [one, other] = [0, 1].map(|at| editor(&page).pool[at].clone());
    // Two devices show the same page.
    rig.press(&ann, one.add).await;
    let stale = rig.press(&ann, one.add).await;
    assert!(!stale.refused && answered(&stale).contains("changed meanwhile"), "{}", answered(&stale));
    assert_eq!(card(&stale, &one.name).now, 1, "the copy of the first press is there once");
    let both = rig.press(&ann, other.add).await;
    assert_eq!(editor(&both).size, 2, "another card is no conflict, and nothing is lost");
    let undo = tool(&stale, "Undo");
    let again = rig.press(&ann, undo).await;
    assert!(answered(&again).contains("changed meanwhile") && editor(&again).size == 2, "{}", answered(&again));
}

#[tokio::test]
async fn the_same_update_twice_acts_once() {
    let (mut rig, ann) = (Rig::new(), ann());
    let page = begun(&mut rig, &ann, "war").await;
    let request = rig.request(&ann, Intent::Press(editor(&page).pool[0].add));
    rig.send(request.clone()).await;
    let again = rig.send(request).await;
    assert_eq!((editor(&again).size, again.toast.clone()), (1, None));
}

#[tokio::test]
async fn sixteen_steps_are_taken_back_also_after_a_restart() {
    let (mut rig, ann) = (Rig::new(), ann());
    let mut reply = begun(&mut rig, &ann, "war").await;
    for at in 0..20 {
        reply = rig.press(&ann, editor(&reply).pool[at].add).await;
    }
    rig.restart().await;
    for _ in 0..16 {
        reply = rig.press(&ann, tool(&reply, "Undo")).await;
    }
    assert_eq!(editor(&reply).size, 4);
    assert!(message(&reply).buttons.iter().all(|button| button.label != "Undo"), "no step is left");
    assert_eq!(count(&kept(&mut rig, &ann, &reply).await, false), 4);
}

#[tokio::test]
async fn only_cards_that_one_owns_go_into_a_deck_of_war_w_07_w_13() {
    let (mut rig, ann) = (Rig::new(), ann());
    let page = rig.ask(&ann, Intent::Deck(DeckAsk::New { game: Some(game("war")), name: None })).await;
    let starter = editor(&page).pool.len();
    assert!(starter < 40, "{:?}", names(&editor(&page)));
    assert!(editor(&page).pool.iter().all(|card| card.most > 0));
    let rifles = card(&page, "Riflemen");
    assert_eq!(rifles.most, 2);
    let (deck, mut page) = (editor(&page).deck, page);
    for _ in 0..2 {
        page = rig.press(&ann, card(&page, "Riflemen").add).await;
    }
    let Press::PutCard(_, Put { card: number, .. }, shelf) = rifles.add else { panic!("{rifles:?}") };
    let more = Intent::PutCards(deck, vec![Put { card: number, from: 2, to: 3 }], shelf);
    let refused = rig.ask(&ann, more).await;
    assert!(refused.toast.as_ref().is_some_and(|said| said.contains("You own 2 copies")), "{refused:?}");
    assert_eq!(editor(&refused).size, 2);
}

#[tokio::test]
async fn several_cards_go_in_as_one_step_or_not_at_all() {
    let (mut rig, ann) = (Rig::new(), ann());
    let page = begun(&mut rig, &ann, "war").await;
    let put = |at: usize| match editor(&page).pool[at].add {
        Press::PutCard(_, put, _) => put,
        other => panic!("{other:?}"),
    };
    let deck = editor(&page).deck;
    let both = rig.ask(&ann, Intent::PutCards(deck, vec![put(0), put(1)], Shelf::default())).await;
    assert_eq!(editor(&both).size, 2);
    let half = rig.ask(&ann, Intent::PutCards(deck, vec![put(2), put(0)], Shelf::default())).await;
    assert_eq!(editor(&half).size, 2, "one of them was for an old page");
    let undone = rig.press(&ann, tool(&both, "Undo")).await;
    assert_eq!(editor(&undone).size, 0);
    let wild = Put { card: 9_999, from: 0, to: 1 };
    let wild = rig.ask(&ann, Intent::PutCards(deck, vec![wild], Shelf::default())).await;
    assert_eq!(editor(&wild).size, 0);
}

#[tokio::test]
async fn filters_are_combined_and_taken_away_and_words_are_found_in_both_languages() {
    let (mut rig, boris) = (Rig::new(), boris());
    let all = begun(&mut rig, &boris, "war").await;
    let whole = editor(&all).pool.len();
    assert_eq!(editor(&all).filters.iter().filter(|filter| filter.used).count(), 1);
    let sort = rig.press(&boris, filter(&all, "Наземные")).await;
    let cost = rig.press(&boris, filter(&sort, "Цена 3")).await;
    let few = editor(&cost);
    assert!(!few.pool.is_empty() && few.pool.len() < editor(&sort).pool.len() && editor(&sort).pool.len() < whole);
    assert!(few.pool.iter().all(|card| card.cost == Some(3)));
    let labels: Vec<&str> =
        few.filters.iter().filter(|filter: &&Filter| filter.used).map(|filter| &*filter.label).collect();
    assert_eq!(labels, ["Наземные", "Цена 3"]);
    assert_eq!(editor(&rig.press(&boris, filter(&cost, "Наземные")).await).shelf.sort, None);
    assert_eq!(editor(&rig.press(&boris, filter(&cost, "Все карты")).await).pool.len(), whole);
    let find = tool(&all, "Поиск");
    for words in ["Panther", "пантера"] {
        let found = rig.ask(&boris, Intent::Words(find, words.to_owned())).await;
        assert!(
            !editor(&found).pool.is_empty() && editor(&found).pool.len() < 9,
            "{words}: {:?}",
            names(&editor(&found))
        );
    }
    let none = rig.ask(&boris, Intent::Words(find, "ничего такого".to_owned())).await;
    assert!(editor(&none).pool.is_empty() && message(&none).text.contains("карт нет"), "{}", message(&none).text);
    let how = rig.press(&boris, find).await;
    assert!(message(&how).text.contains("/deck изменить новая-колода:"), "{}", message(&how).text);
    let typed = DeckAsk::Edit { deck: "Новая колода: пантера".to_owned(), words: None };
    assert_eq!(editor(&rig.ask(&boris, Intent::Deck(typed)).await).shelf.words(), "пантера");
}

#[tokio::test]
async fn in_heroes_the_hero_comes_first_and_the_cards_go_with_it_h_114_h_116() {
    let (mut rig, ann) = (Rig::new(), ann());
    let page = begun(&mut rig, &ann, "heroes").await;
    assert!(message(&page).text.contains("(H-44)"), "{}", message(&page).text);
    let heroes = editor(&page);
    assert!(heroes.pool.iter().all(|card| card.most == 1), "heroes are shown first");
    let burrek = card(&page, "Burrek");
    let led = rig.press(&ann, burrek.add).await;
    assert!(led.done.as_ref().is_some_and(|done| done.contains("leads the deck now")), "{:?}", led.done);
    assert!(message(&led).text.contains("(H-113)"), "{}", message(&led).text);
    let all = rig.press(&ann, filter(&led, "All Cards")).await;
    assert!(editor(&all).pool.len() < 200, "cards of other classes are left out");
    let ally = card(&rig.press(&ann, filter(&all, "Allies")).await, "");
    let four = rig.press(&ann, ally.add_four.expect("four")).await;
    let beside = rig.press(&ann, filter(&four, "Sideboard")).await;
    let all_in = editor(&beside).pool.iter().all(|card| card.name != ally.name);
    assert!(all_in, "four in the deck and beside it together (H-114)");
    let Press::PutCard(deck, put, _) = ally.add else { panic!("{:?}", ally.add) };
    let more = Press::PutCard(deck, Put { from: 0, to: 1, ..put }, editor(&beside).shelf);
    let refused = rig.press(&ann, more).await;
    assert!(answered(&refused).contains("You cannot put"), "{}", answered(&refused));
    let other = editor(&beside).pool.iter().find(|card| card.most > 0).expect("another card").clone();
    let put = rig.press(&ann, other.add).await;
    assert!(message(&put).text.contains("4 cards, and 1 next to the deck"), "{}", message(&put).text);
    let deck = kept(&mut rig, &ann, &put).await;
    assert_eq!((deck.hero.is_some(), count(&deck, false), count(&deck, true)), (true, 4, 1));
    let undone = rig.press(&ann, tool(&put, "Undo")).await;
    let undone = rig.press(&ann, tool(&undone, "Undo")).await;
    let undone = rig.press(&ann, tool(&undone, "Undo")).await;
    assert_eq!((editor(&undone).size, editor(&undone).held.len()), (0, 0), "the hero is gone too");
}

#[tokio::test]
async fn in_chrono_the_hero_deck_takes_ten_cards_and_none_that_is_mythic_c_27_c_28() {
    let (mut rig, ann) = (Rig::new(), ann());
    let page = begun(&mut rig, &ann, "chrono").await;
    let led = rig.press(&ann, editor(&page).pool[0].add).await;
    let all = rig.press(&ann, filter(&led, "All Cards")).await;
    let main = editor(&all).pool.len();
    let mut reply = rig.press(&ann, filter(&all, "Hero Deck")).await;
    assert!(editor(&reply).pool.len() < main, "mythic cards are left out");
    reply = rig.press(&ann, filter(&reply, "Thoughtforms")).await;
    for at in 0..6 {
        let press = editor(&reply).pool[at].add_four.expect("two copies");
        reply = rig.press(&ann, press).await;
    }
    let faults = editor(&reply).faults.clone();
    let deck = kept(&mut rig, &ann, &reply).await;
    assert_eq!(count(&deck, true), 12, "faults never stop the editing");
    assert!(faults.len() == 2 && faults[1].contains("at most 10"), "{faults:?}");
    let rules: Vec<&str> = game("chrono").deck_faults(&deck).iter().map(|fault| fault.rule).collect();
    assert_eq!(rules, ["C-26", "C-28"]);
    let full = rig.press(&ann, editor(&reply).pool[0].add).await;
    assert!(answered(&full).contains("(C-27)"), "{}", answered(&full));
}

#[tokio::test]
async fn a_ready_deck_is_copied_first_and_others_never_see_or_change_a_deck() {
    let (mut rig, ann, boris) = (Rig::new(), ann(), boris());
    let edit = |deck: &str| Intent::Deck(DeckAsk::Edit { deck: deck.to_owned(), words: None });
    let refused = rig.ask(&ann, edit("dogs-first")).await;
    assert!(refused.refused && answered(&refused).contains("Copy it first"), "{}", answered(&refused));
    rig.ask(&ann, Intent::Deck(DeckAsk::Copy { of: "dogs-first".to_owned(), name: Some("Dogs".to_owned()) })).await;
    let page = rig.ask(&ann, edit("dogs")).await;
    let theirs = rig.press(&boris, editor(&page).pool[0].take).await;
    assert!(theirs.refused && theirs.message.is_none(), "{}", answered(&theirs));
    let shown = rig.press(&ann, tool(&page, "Done")).await;
    for label in ["Edit", "Copy", "Rename", "Delete"] {
        tool(&shown, label);
    }
    let renamed = rig.ask(&ann, Intent::Words(tool(&shown, "Rename"), "Best Dogs".to_owned())).await;
    assert!(answered(&renamed).contains("“Best Dogs”"), "{}", answered(&renamed));
    let copy = rig.press(&ann, tool(&shown, "Copy")).await;
    assert!(answered(&copy).contains("“Best Dogs (2)”"), "{}", answered(&copy));
}

#[tokio::test]
async fn a_new_deck_is_begun_once_and_of_a_game_with_decks() {
    let (mut rig, ann) = (Rig::new(), ann());
    let which = rig.press(&ann, Press::NewDeck(None)).await;
    assert!(answered(&which).contains("Which game"), "{}", answered(&which));
    let one = rig.press(&ann, tool(&which, "War")).await;
    let other = rig.press(&ann, tool(&which, "War")).await;
    assert_eq!(editor(&one).deck, editor(&other).deck, "an empty deck is taken again");
    let towers = rig.press(&ann, Press::NewDeck(Some(game("towers")))).await;
    assert!(towers.refused, "{}", answered(&towers));
    let import = rig.ask(&ann, Intent::Words(Press::ImportDeck, "4 Panther".to_owned())).await;
    assert!(import.refused || answered(&import).contains("kept"), "{}", answered(&import));
}

#[tokio::test]
async fn every_press_of_the_page_is_short_and_the_picture_shows_the_deck() {
    let (mut rig, boris) = (Rig::new(), boris());
    for name in ["war", "heroes", "chrono"] {
        let page = begun(&mut rig, &boris, name).await;
        let found = rig.ask(&boris, Intent::Words(tool(&page, "Поиск"), "ёжик в тумане и туман".to_owned())).await;
        for reply in [&page, &found] {
            let editor = editor(reply);
            let cards =
                editor.pool.iter().flat_map(|card| [Hand::Add, Hand::AddFour, Hand::Take].map(|hand| card.press(hand)));
            let presses = cards.chain(editor.filters.iter().map(|filter| filter.press));
            let all = presses.chain(message(reply).buttons.iter().map(|button| button.press));
            for press in all {
                let text = press.to_string();
                assert!(text.len() <= 64 && text.parse() == Ok(press), "{text}");
            }
        }
        let filters = rig.press(&boris, editor(&page).showing(Shelf { filters: true, ..editor(&page).shelf })).await;
        assert_eq!(editor(&filters).shown, editor(&page).shown, "it says what is shown also where filters are chosen");
        let Some(Subject::Deck(shown)) = message(&page).picture.as_ref().map(|picture| &picture.subject) else {
            panic!("a deck is shown");
        };
        assert_eq!(shown.offers.len(), shown.deck.cards.len());
        assert!(shown.offers.len() <= 10 && message(&page).text.lines().count() <= 4, "{}", message(&page).text);
    }
}
