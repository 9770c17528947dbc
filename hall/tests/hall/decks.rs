//! Tests decks of people: kept, shown, shared by code, played with, and hidden from others.

use duelhall_engine::ai::Level;
use duelhall_engine::decks::{code, read_code};
use duelhall_engine::formats::InFormat;
use duelhall_engine::games::GameId;
use duelhall_engine::heroes::Heroes;
use duelhall_engine::kit::deck::Deck;
use duelhall_engine::text::Lang;
use duelhall_hall::{DeckAsk, DeckId, ExportRight, Intent, Message, Opponent, Person, Press, Reply, Slot, Subject};
use duelhall_store::{Collection, MatchId};

use crate::rig::{Rig, ann, answered, boris, hall_place, person};

fn game() -> GameId {
    GameId::of::<Heroes>()
}

fn ready(id: &str) -> Deck {
    game().ready_decks().into_iter().find(|(other, _)| other == id).expect("a ready deck").1
}

fn copy(of: &str, name: Option<&str>) -> Intent {
    Intent::Deck(DeckAsk::Copy { of: of.to_owned(), name: name.map(str::to_owned) })
}

fn import(text: &str) -> Intent {
    Intent::Deck(DeckAsk::Import { name: None, text: text.to_owned() })
}

fn show(name: &str) -> Intent {
    Intent::Deck(DeckAsk::Show(name.to_owned()))
}

fn rename(deck: &str, name: &str) -> Intent {
    Intent::Deck(DeckAsk::Rename { deck: deck.to_owned(), name: Some(name.to_owned()) })
}

/// As [`rename`], in one text.
fn renamed(text: &str) -> Intent {
    Intent::Deck(DeckAsk::Rename { deck: text.to_owned(), name: None })
}

fn list(page: usize) -> Intent {
    Intent::Deck(DeckAsk::List(page))
}

fn against(opponent: Opponent, options: &[(&str, &str)]) -> Intent {
    let options = options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    Intent::Challenge { opponent, game: Some(game()), options, pace: None }
}

fn ai(options: &[(&str, &str)]) -> Intent {
    against(Opponent::Ai(Level::Easy), options)
}

fn said(reply: &Reply) -> String {
    answered(reply)
}

fn button(reply: &Reply, label: &str) -> Press {
    let message = reply.message.as_ref().expect("there is a page");
    let found = message.buttons.iter().find(|button| button.label == label);
    found.unwrap_or_else(|| panic!("no button {label} in {:?}", message.buttons)).press
}

/// The number of cards on the picture of a page, and the name of the deck.
fn pictured(message: &Message) -> (String, usize) {
    match message.picture.as_ref().map(|picture| &picture.subject) {
        Some(Subject::Deck(page)) => (page.name.clone(), page.deck.cards.len()),
        other => panic!("a deck is shown, not {other:?}"),
    }
}

/// The decks in the set-up of a match.
async fn brought(rig: &Rig, id: MatchId) -> serde_json::Value {
    let record = rig.hall.export(id, ExportRight::Operator).await.unwrap().expect("the match is there");
    let setup = record.lines().find_map(|line| line.strip_prefix("setup ")).expect("a record has a set-up");
    serde_json::from_str::<serde_json::Value>(setup).unwrap()["decks"].clone()
}

#[tokio::test]
async fn a_ready_deck_is_copied_shown_renamed_and_deleted() {
    let (mut rig, ann) = (Rig::new(), ann());
    let empty = said(&rig.ask(&ann, list(0)).await);
    assert!(empty.contains("You have no deck of your own yet") && empty.contains("deck:dogs-first"), "{empty}");
    let ready_page = rig.ask(&ann, show("Dogs Go First")).await;
    let copied = rig.press(&ann, button(&ready_page, "Copy to My Decks")).await;
    insta::assert_snapshot!(said(&copied));
    assert_eq!(pictured(copied.message.as_ref().unwrap()).0, "Dogs Go First (2)", "a ready deck has the plain name");
    let again = rig.ask(&ann, copy("dogs-first", Some("Good Dogs"))).await;
    assert!(said(&again).contains("“Good Dogs” is kept"), "{}", said(&again));
    let renamed = rig.ask(&ann, rename("dogs-go-first-2", "Псы")).await;
    assert!(said(&renamed).contains("The deck is called “Псы” now"), "{}", said(&renamed));
    let all = said(&rig.ask(&ann, list(0)).await);
    assert!(
        all.contains("Your decks (2 of 50)") && all.contains("★ Псы · Heroes: Burrek Houndfriend · Ranger"),
        "{all}"
    );
    let asked = rig.ask(&ann, Intent::Deck(DeckAsk::Delete("псы".to_owned()))).await;
    assert!(said(&asked).contains("Delete the deck “Псы”?"), "{}", said(&asked));
    assert!(said(&rig.ask(&ann, list(0)).await).contains("(2 of 50)"), "nothing is deleted before it is confirmed");
    assert!(said(&rig.press(&ann, button(&asked, "No, Keep It")).await).contains("Псы"));
    let sure = button(&asked, "Yes, Delete It");
    assert!(said(&rig.press(&ann, sure).await).contains("“Псы” is deleted"));
    assert!(!rig.press(&ann, sure).await.refused, "the deck is gone at a second press");
    assert!(said(&rig.ask(&ann, list(0)).await).contains("(1 of 50)"));
    assert!(rig.ask(&ann, show("псы")).await.refused);
}

#[tokio::test]
async fn a_deck_is_shared_by_code_and_as_a_list_in_both_languages() {
    let (mut rig, ann, boris) = (Rig::new(), ann(), boris());
    let deck = ready("bear-honey");
    let code = code(game(), &deck);
    let shown = rig.ask(&boris, show(&code)).await;
    assert!(said(&shown).contains("Чужая колода") && said(&shown).contains(&code), "{}", said(&shown));
    let kept = rig.ask(&boris, import(&code.to_lowercase())).await;
    assert!(said(&kept).contains("Колода «Грумм"), "it has the name of its hero: {}", said(&kept));
    assert_eq!(pictured(kept.message.as_ref().unwrap()).1, deck.cards.len());
    let list = "Grumm in Borrowed Fur\n2 Припарка из мха\n1x Good Soil";
    let kept = said(&rig.ask(&ann, import(list)).await);
    assert!(kept.contains("3 cards.") && kept.contains("(H-113)"), "{kept}");
    let copied = said(&rig.ask(&ann, copy(&code, Some("Shared"))).await);
    assert!(copied.contains("“Shared” is kept") && copied.contains("add deck:shared to /duel"), "{copied}");
}

#[tokio::test]
async fn bad_input_is_refused_in_words_and_changes_nothing() {
    let (mut rig, ann) = (Rig::new(), ann());
    let code = code(game(), &ready("bear-honey"));
    rig.ask(&ann, copy("bear-honey", Some("Bears"))).await;
    for (ask, why) in [
        (import(&code[..code.len() - 1]), "has a slip in it"),
        (import("nonsense"), "There is no card called “nonsense”"),
        (import("2 Good Soil\n1 No Such Card"), "There is no card called “No Such Card”"),
        (import("1 Old Cat\n2 Good Soil\n1 No Such Card"), "There are no cards called “Old Cat” and “No Such Card”."),
        (import("1 A Cat\n1 B Cat\n2 Good Soil\n1 C Cat\n1 D Cat\n1 E Cat"), "“A Cat”, “B Cat”, “C Cat” and 2 more."),
        (import("Grumm in Borrowed Fur\nBurrek Houndfriend\n1 Good Soil"), "has one hero"),
        (import(" ; \n"), "neither the code of a deck nor a list"),
        (import(&"x".repeat(100_000)), "neither the code of a deck nor a list"),
        (show("no such deck"), "There is no deck called “no such deck”"),
        (show(""), "There is no deck called"),
        (copy("dogs-first", Some("bears!")), "There is a deck called “bears!” already"),
        (copy("dogs-first", Some("Dogs Go First")), "already"),
        (copy("dogs-first", Some("🐕")), "A name needs letters or digits"),
        (rename("bears", "lot"), "already"),
        (rename("bears", "Twenty-five letters it has"), "24 letters at most"),
        (copy("dogs-first", Some("Twenty-five letters it has")), "24 letters at most"),
        (rename("dogs-first", "Mine"), "A ready deck belongs to nobody"),
        (rename("cats", "Mine"), "There is no deck called “cats”"),
        (Intent::Deck(DeckAsk::Delete("dogs-first".to_owned())), "A ready deck belongs to nobody"),
        (Intent::Deck(DeckAsk::Save(None)), "You are not playing a duel now"),
        (Intent::Press(Press::Deck(DeckId(MatchId::from_number(5)), 0)), "This deck is gone"),
    ] {
        let reply = rig.ask(&ann, ask.clone()).await;
        assert!(reply.refused && said(&reply).contains(why), "{ask:?}: {}", said(&reply));
    }
    assert!(said(&rig.ask(&ann, list(0)).await).contains("(1 of 50)"));
}

#[tokio::test]
async fn nobody_sees_or_changes_the_decks_of_others() {
    let (mut rig, ann, boris) = (Rig::new(), ann(), boris());
    let mine = rig.ask(&ann, copy("dogs-first", Some("Secret Dogs"))).await;
    let delete = button(&mine, "Delete");
    let Press::DeleteDeck(id) = delete else { panic!("{delete:?}") };
    for ask in [
        show("secret-dogs"),
        copy("secret-dogs", None),
        rename("secret-dogs", "Mine"),
        Intent::Deck(DeckAsk::Delete("secret-dogs".to_owned())),
        Intent::Press(delete),
        Intent::Press(Press::Deck(id, 0)),
        Intent::Press(Press::CopyDeck(id)),
        ai(&[("deck", "secret-dogs")]),
    ] {
        let reply = rig.ask(&boris, ask.clone()).await;
        assert!(reply.refused && reply.message.is_none(), "{ask:?}: {}", said(&reply));
    }
    rig.press(&boris, Press::DeleteDeckNow(id)).await;
    assert!(!said(&rig.ask(&boris, list(0)).await).contains("Secret"));
    assert!(rig.hall.deck_names(&boris.id, Lang::En, "secret").await.unwrap().is_empty());
    assert!(said(&rig.ask(&ann, show("secret-dogs")).await).contains("Secret Dogs"), "it is still there");
    let almost = Person { id: duelhall_hall::PersonId::stored(&format!("{} x", ann.id)), ..ann.clone() };
    assert!(!said(&rig.ask(&almost, list(0)).await).contains("Secret"), "a person whose id begins like Ann's");
}

#[tokio::test]
async fn a_request_that_comes_twice_keeps_one_deck() {
    let (mut rig, ann) = (Rig::new(), ann());
    let request = rig.request(&ann, copy("dogs-first", None));
    let first = rig.send(request.clone()).await;
    assert_eq!(said(&first), said(&rig.send(request).await));
    let request = rig.request(&ann, rename("dogs-go-first-2", "Dogs"));
    assert_eq!(said(&rig.send(request.clone()).await), said(&rig.send(request).await));
    assert!(said(&rig.ask(&ann, list(0)).await).contains("(1 of 50)"));
}

#[tokio::test]
async fn names_with_spaces_are_told_apart_by_the_decks_that_there_are() {
    let (mut rig, ann) = (Rig::new(), ann());
    let kept = said(&rig.ask(&ann, copy("Dogs Go First Good Dogs", None)).await);
    assert!(kept.contains("“Good Dogs” is kept"), "{kept}");
    rig.ask(&ann, copy("dogs-first Good", None)).await;
    for (text, name) in [
        ("Good Dogs Better Dogs", "Better Dogs"),
        ("better-dogs Best Dogs of All", "Best Dogs of All"),
        ("good  Cats", "Cats"),
    ] {
        let renamed = said(&rig.ask(&ann, renamed(text)).await);
        assert!(renamed.contains(&format!("The deck is called “{name}” now")), "{text}: {renamed}");
    }
    for (text, why) in [
        ("Bets Dogs Cats", "There is no deck called “Bets”"),
        ("cats", "Write its name and then the new one"),
        ("dogs-first Mine", "A ready deck belongs to nobody"),
    ] {
        let refused = rig.ask(&ann, renamed(text)).await;
        assert!(refused.refused && said(&refused).contains(why), "{text}: {}", said(&refused));
    }
    let refused = rig.ask(&ann, rename("dosg", "Cats")).await;
    assert!(refused.refused, "another deck is called so, and none was renamed: {}", said(&refused));
}

#[tokio::test]
async fn a_deck_that_is_named_for_a_draft_is_refused_for_that_reason() {
    let (mut rig, ann) = (Rig::new(), ann());
    for format in ["draft", "sealed"] {
        for deck in ["hush-now", "dogs-first", "no-such-deck"] {
            let options = [("format", format), ("deck", deck)].map(|(key, value)| (key.to_owned(), value.to_owned()));
            let ask = Intent::Challenge { opponent: Opponent::Open, game: None, options: options.into(), pace: None };
            let refused = rig.ask(&ann, ask).await;
            assert!(refused.refused && said(&refused).contains("choose constructed"), "{}", said(&refused));
        }
    }
}

#[tokio::test]
async fn a_second_press_of_copy_shows_the_copy_that_there_is() {
    let (mut rig, ann) = (Rig::new(), ann());
    let press = button(&rig.ask(&ann, show("dogs-first")).await, "Copy to My Decks");
    rig.press(&ann, press).await;
    let again = rig.press(&ann, press).await;
    assert!(said(&again).contains("You have these cards already"), "{}", said(&again));
    assert!(said(&rig.ask(&ann, list(0)).await).contains("(1 of 50)"));
}

#[tokio::test]
async fn the_decks_of_people_whom_a_platform_knows_no_more_are_removed() {
    let (mut rig, ann, boris) = (Rig::new(), ann(), boris());
    for person in [&ann, &boris] {
        rig.ask(person, copy("dogs-first", None)).await;
        rig.ask(person, copy("hush-now", None)).await;
    }
    let platform = ann.id.platform().to_owned();
    assert_eq!(rig.hall.forget_decks("elsewhere", |_| false).await.unwrap(), 0);
    assert_eq!(rig.hall.forget_decks(&platform, |person| *person == ann.id).await.unwrap(), 2);
    assert!(said(&rig.ask(&ann, list(0)).await).contains("(2 of 50)"));
    assert!(said(&rig.ask(&boris, list(0)).await).contains("Своих колод у вас пока нет"));
}

#[tokio::test]
async fn fifty_decks_are_the_most_and_the_list_has_pages() {
    let (mut rig, ann) = (Rig::new(), ann());
    for number in 0..50 {
        let reply = rig.ask(&ann, copy("dogs-first", Some(&format!("Deck {number:02}")))).await;
        assert!(!reply.refused, "{}", said(&reply));
    }
    let full = rig.ask(&ann, copy("dogs-first", None)).await;
    assert!(full.refused && said(&full).contains("You have 50 decks"), "{}", said(&full));
    let (mut page, mut seen) = (rig.ask(&ann, list(0)).await, 0);
    loop {
        let message = page.message.as_ref().unwrap();
        assert!(message.buttons.len() <= 14 && message.text.chars().count() < 2_000, "{}", message.text);
        seen += message.buttons.iter().filter(|button| matches!(button.press, Press::Deck(..))).count();
        let Some(next) = message.buttons.iter().find(|button| button.label == "Next ▶") else { break };
        let next = next.press;
        page = rig.press(&ann, next).await;
    }
    let ready: usize = GameId::with_decks().map(|game| game.ready_decks().len()).sum();
    assert_eq!(seen, 50 + ready);
    let names = rig.hall.deck_names(&ann.id, Lang::En, "").await.unwrap();
    assert_eq!(names.len(), seen, "the list is longer than a menu");
    assert!(names.iter().take(50).all(|deck| deck.own), "one's own decks come first");
}

#[tokio::test]
async fn a_challenge_is_played_with_an_own_deck_even_if_it_is_deleted_meanwhile() {
    let (mut rig, ann, boris) = (Rig::new(), ann(), boris());
    let own = rig.ask(&ann, copy("hush-now", Some("My Sixty"))).await;
    rig.ask(&boris, copy("wide-squall", Some("Шквал мой"))).await;
    let opponent = Opponent::Named { id: boris.id.clone(), name: boris.name.clone() };
    let reply = rig.ask(&ann, against(opponent, &[("deck", "My Sixty")])).await;
    assert!(!reply.refused, "{}", said(&reply));
    let id = rig.challenge();
    let Press::DeleteDeck(deck) = button(&own, "Delete") else { panic!("an own deck can be deleted") };
    rig.press(&ann, Press::DeleteDeckNow(deck)).await;
    let page = rig.press(&boris, Press::Decks(id)).await;
    let mine = button(&page, "★ Шквал мой");
    assert!(!said(&page).contains("Медведи"), "only decks of sixty cards fit: {}", said(&page));
    assert!(rig.press(&person("Cleo", Lang::En), mine).await.refused, "the choice is not theirs");
    assert_eq!(rig.press(&boris, mine).await.slot, Some(Slot::Hand(id.0)));
    let decks = brought(&rig, id.0).await;
    assert_eq!(decks[0]["hero"], ready("hush-now").hero.unwrap());
    assert_eq!(decks[1]["hero"], ready("wide-squall").hero.unwrap());
    rig.press(&ann, Press::ResignNow(id.0)).await;
    rig.press(&ann, Press::Rematch(id.0)).await;
    let again = rig.challenge();
    rig.press(&boris, Press::Accept(again)).await;
    assert_eq!(
        brought(&rig, again.0).await[0]["hero"],
        ready("hush-now").hero.unwrap(),
        "a rematch has the same cards"
    );
}

#[tokio::test]
async fn a_deck_that_cannot_be_played_is_listed_with_its_faults_and_refused_when_it_is_chosen_h113() {
    let (mut rig, ann) = (Rig::new(), ann());
    rig.ask(&ann, import("Grumm in Borrowed Fur\n4 Moss Poultice\n2 Carrot Trap")).await;
    let page = said(&rig.ask(&ann, show("grumm-in-borrowed-fur")).await);
    for what in
        ["It cannot be played as it is", "6 cards; it needs at least 60", "(H-113)", "not for the class", "(H-116)"]
    {
        assert!(page.contains(what), "{what}: {page}");
    }
    let listed = said(&rig.ask(&ann, list(0)).await);
    assert!(listed.contains("cannot be played as it is") && listed.contains("· Heroes: "), "{listed}");
    let names = rig.hall.deck_names(&ann.id, Lang::En, "grumm-in").await.unwrap();
    let label = names[0].label.replace('\u{a0}', " ");
    assert_eq!(label, "★ Grumm in Borrowed Fur – cannot be played as it is");
    let mut modes = rig.hall.modes(Lang::En);
    modes.retain(|mode| mode.game.set() == game() && mode.deck_key.is_some());
    for own in rig.hall.own_choices(&ann.id, &hall_place(), Lang::En, &modes).await.unwrap() {
        assert!(own.iter().all(|deck| !deck.alone.plays && !deck.between.plays), "{own:?}");
        assert!(own.iter().all(|deck| deck.alone.label.contains("cannot be played")), "{own:?}");
    }
    let refused = rig.ask(&ann, ai(&[("deck", "grumm-in-borrowed-fur")])).await;
    assert!(refused.refused && said(&refused).contains("(H-113)"), "{}", said(&refused));
}

#[tokio::test]
async fn a_deck_of_cards_that_a_newer_release_took_away_is_still_listed() {
    let (mut rig, ann) = (Rig::new(), ann());
    rig.ask(&ann, copy("dogs-first", Some("Old"))).await;
    let (key, document) = rig.store.scan(Collection::Decks, "", None, 2).await.unwrap().remove(0);
    let value = String::from_utf8(document.value).unwrap().replace("box-trap", "gone-trap").into_bytes();
    let write = duelhall_store::DocumentWrite {
        collection: Collection::Decks,
        key,
        expected: duelhall_store::Expected::Any,
        value: Some(value),
        deadline: None,
        op: rig.op(),
    };
    rig.store.put(write).await.unwrap();
    let page = said(&rig.ask(&ann, show("old")).await);
    assert!(page.contains("There is no card “gone-trap” any more."), "{page}");
    assert!(rig.ask(&ann, ai(&[("deck", "old")])).await.refused);
}

#[tokio::test]
async fn decks_of_thirty_and_of_sixty_cards_do_not_play_together_h09() {
    let (mut rig, ann) = (Rig::new(), ann());
    rig.ask(&ann, copy("hush-now", Some("Sixty"))).await;
    let refused = rig.ask(&ann, ai(&[("deck", "sixty"), ("opposing", "dogs-first")])).await;
    assert!(refused.refused && said(&refused).contains("(H-09)"), "{}", said(&refused));
    let shared = code(game(), &ready("dogs-first"));
    let reply = rig.ask(&ann, ai(&[("deck", &shared)])).await;
    assert!(!reply.refused, "a code can be played with at once: {}", said(&reply));
    let refused = rig.ask(&ann, ai(&[("deck", &shared[..shared.len() - 1])])).await;
    assert!(refused.refused && said(&refused).contains("has a slip in it"), "{}", said(&refused));
    let spoken = rig.ask(&ann, ai(&[("deck", &shared.replace('-', ""))])).await;
    assert!(!spoken.refused, "hyphens make no difference: {}", said(&spoken));
    let Intent::Challenge { opponent, options, pace, .. } = ai(&[("deck", "sixty")]) else { panic!("a challenge") };
    let reply = rig.ask(&ann, Intent::Challenge { opponent, game: None, options, pace }).await;
    assert!(!reply.refused, "a deck names its game: {}", said(&reply));
}

#[tokio::test]
async fn h156_a_deck_that_was_built_of_boosters_is_saved_and_saved_again() {
    let (mut rig, ann, boris) = (Rig::new(), ann(), boris());
    let opponent = Opponent::Named { id: boris.id.clone(), name: boris.name.clone() };
    let options = [("format".to_owned(), "sealed".to_owned())].into();
    let sealed = Intent::Challenge { opponent, game: Some(GameId::of::<InFormat<Heroes>>()), options, pace: None };
    rig.ask(&ann, sealed).await;
    let id = rig.challenge().0;
    rig.press(&boris, Press::Accept(rig.challenge())).await;
    let early = rig.press(&ann, Press::SaveDeck(id)).await;
    assert!(early.refused && said(&early).contains("There is no deck here to save"), "{}", said(&early));
    let hero = rig.choices(&ann, id)[0];
    rig.press(&ann, hero).await;
    let more = rig.press(&ann, Press::More(id)).await.message.unwrap();
    let save = more.buttons.iter().find(|button| button.label == "Save the Deck").unwrap().press;
    let saved = rig.press(&ann, save).await;
    assert!(
        said(&saved).contains("is kept among your decks") && said(&saved).contains("30 cards."),
        "{}",
        said(&saved)
    );
    assert!(said(&saved).contains("Outside of drafts and sealed play it cannot be played"), "{}", said(&saved));
    assert!(!said(&rig.ask(&ann, Intent::Deck(DeckAsk::Save(None))).await).contains("2 of 50"));
    assert!(said(&rig.ask(&ann, list(0)).await).contains("(1 of 50)"), "saved twice it is one deck");
    assert!(rig.press(&person("Cleo", Lang::En), save).await.refused, "a spectator has built nothing");
    rig.press(&boris, Press::ResignNow(id)).await;
    rig.restart().await;
    assert!(!rig.press(&ann, save).await.refused, "it can be saved after the match too");
    assert!(said(&rig.ask(&ann, list(0)).await).contains("(1 of 50)"));
}

#[tokio::test]
async fn a_code_that_the_page_shows_is_the_deck_itself() {
    let (mut rig, ann) = (Rig::new(), ann());
    let page = rig.ask(&ann, copy("hush-now", None)).await.message.unwrap();
    let code = page.text.lines().find_map(|line| line.strip_prefix("Code to share: ")).unwrap();
    assert_eq!(read_code(code), Ok((game(), ready("hush-now"))));
    assert!(page.picture.as_ref().is_some_and(|picture| picture.alt.contains("Hero: ") && picture.alt.len() > 200));
}

#[tokio::test]
async fn the_page_of_a_deck_has_a_button_that_begins_a_duel_with_it() {
    let (mut rig, ann) = (Rig::new(), ann());
    for (deck, hero) in [("dogs-first", "Burrek Houndfriend"), ("behind-you", "Nobody in Particular")] {
        let page = rig.ask(&ann, show(deck)).await;
        let reply = rig.press(&ann, button(&page, "Play the Computer")).await;
        let Some(Slot::Hand(id)) = reply.slot else { panic!("{deck}: {reply:?}") };
        let board = rig.board(id).picture.as_ref().unwrap().alt.replace('\u{a0}', " ");
        assert!(board.contains(hero), "{board}");
        rig.press(&ann, Press::ResignNow(id)).await;
    }
    rig.ask(&ann, copy("dogs-first", Some("Good Dogs"))).await;
    let own = button(&rig.ask(&ann, show("good-dogs")).await, "Play the Computer");
    assert!(matches!(rig.press(&ann, own).await.slot, Some(Slot::Hand(_))));
    assert!(rig.press(&boris(), own).await.refused, "a deck of somebody else");
}
