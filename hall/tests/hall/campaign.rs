//! Tests campaigns and collections: missions open, are won and give cards, once each, across restarts.

use duelhall_engine::ai::Level;
use duelhall_engine::decks::code;
use duelhall_engine::games::GameId;
use duelhall_engine::kit::Options;
use duelhall_engine::kit::deck::Deck;
use duelhall_engine::text::{Lang, Words};
use duelhall_engine::war::War;
use duelhall_hall::{DeckAsk, Intent, Look, Message, MissionId, Opponent, Person, Press, Reply, Slot, Subject};
use duelhall_store::{Collection, DocumentWrite, Expected, MatchId};

use crate::rig::{Rig, admin, ann, answered, boris, person, seen};

/// The duels that a simple player begins at most until one is won.
const TRIES: usize = 40;

fn war() -> GameId {
    GameId::of::<War>()
}

fn mission(at: u8) -> MissionId {
    MissionId { game: war(), nation: 0, mission: at }
}

fn open() -> Intent {
    Intent::Campaign(None, String::new())
}

fn page(reply: &Reply) -> &Message {
    reply.message.as_ref().unwrap_or_else(|| panic!("no page: {reply:?}"))
}

/// The buttons of a message that begin a mission.
fn begins(reply: &Reply) -> Vec<Press> {
    let buttons = page(reply).buttons.iter().map(|button| button.press);
    buttons.filter(|press| matches!(press, Press::MissionBegin(..))).collect()
}

fn begun(reply: &Reply) -> MatchId {
    match reply.slot {
        Some(Slot::Hand(id)) => id,
        _ => panic!("no duel began: {reply:?}"),
    }
}

/// Words with plain spaces only.
fn spaced(words: &str) -> String {
    words.replace('\u{a0}', " ")
}

/// The beginnings of choices that lead nowhere.
const IDLE: [&str; 4] = ["Take Back", "Intervention", "Call Back", "Do Not Block"];

/// A simple player of War: builds, uses, attacks and blocks whatever can be, then goes on.
fn simple(hand: &Message) -> Press {
    let idle = |label: &str| IDLE.iter().any(|idle| label.replace('\u{a0}', " ").starts_with(idle));
    let answers =
        || hand.buttons.iter().filter(|button| matches!(button.press, Press::Answer(..)) && !idle(&button.label));
    let builds = answers().find(|button| button.label.starts_with("Build"));
    let main = || answers().find(|button| button.look == Look::Primary);
    let passes = || answers().find(|button| button.group == 2);
    builds.or_else(main).or_else(passes).or_else(|| answers().next()).expect("asked").press
}

/// Plays a duel to its end.
async fn play(rig: &mut Rig, who: &Person, id: MatchId) {
    for _ in 0..2_000 {
        if rig.choices(who, id).is_empty() {
            return;
        }
        let press = simple(rig.hand(who, id));
        let reply = rig.press(who, press).await;
        assert!(!reply.refused, "{reply:?}");
    }
    panic!("the duel does not end");
}

fn is_won(rig: &Rig, who: &Person, id: MatchId) -> bool {
    rig.hand(who, id).text.starts_with("You have won")
}

/// Begins a mission with its starter, and plays it until it is won; the match that was won.
async fn win(rig: &mut Rig, who: &Person, at: u8) -> MatchId {
    for _ in 0..TRIES {
        let shown = rig.press(who, Press::Mission(mission(at))).await;
        let reply = rig.press(who, begins(&shown)[0]).await;
        let id = begun(&reply);
        play(rig, who, id).await;
        if is_won(rig, who, id) {
            return id;
        }
    }
    panic!("the simple player does not win");
}

/// The cards that a person has won, as they are stored.
async fn stored(rig: &Rig) -> Vec<serde_json::Value> {
    let all = rig.store.scan(Collection::Progress, "", None, 10).await.unwrap();
    all.into_iter().map(|(_, document)| serde_json::from_slice(&document.value).unwrap()).collect()
}

async fn cards(rig: &Rig) -> u64 {
    stored(rig).await.iter().flat_map(|all| all["cards"].as_object().unwrap().values()).filter_map(|n| n.as_u64()).sum()
}

fn against(opponent: Opponent, options: &[(&str, &str)]) -> Intent {
    let options: Options = options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    Intent::Challenge { opponent, game: Some(war()), options, pace: None }
}

fn named(who: &Person) -> Opponent {
    Opponent::Named { id: who.id.clone(), name: who.name.clone() }
}

/// Fifty cards with this one card beside those of the starter.
fn deck_with(card: &str, copies: u8) -> Deck {
    let starter = war().ready_decks().into_iter().find(|(id, _)| id == "firepower").unwrap().1;
    Deck::new(None, starter.cards.into_iter().chain([(card.to_owned(), copies)]), [])
}

/// The place lifts a limit of collections.
async fn decides(rig: &mut Rig, key: &str) {
    let all = Intent::Config(Some((key.to_owned(), "all".to_owned())));
    assert!(!rig.ask(&admin(), all).await.refused);
}

#[tokio::test]
async fn a_mission_is_won_gives_its_stars_and_cards_and_opens_the_next_one_w_09_w_14_w_91() {
    let (mut rig, ann) = (Rig::new(), ann());
    let map = rig.ask(&ann, open()).await;
    assert!(page(&map).text.contains("★ 0 of 36"), "{}", seen(page(&map)));
    assert!(matches!(page(&map).picture.as_ref().map(|picture| &picture.subject), Some(Subject::Map(_))));
    let first: Vec<Press> = page(&map).buttons.iter().map(|button| button.press).collect();
    assert_eq!(first, [Press::Mission(mission(0)), Press::Collection(war(), 0, 0)], "one mission is open");
    let closed = rig.press(&ann, Press::Mission(mission(1))).await;
    assert!(closed.refused && answered(&closed).contains("First win mission 1"), "{closed:?}");

    let id = win(&mut rig, &ann, 0).await;
    let hand = rig.hand(&ann, id).clone();
    let said = seen(&hand);
    assert!(said.contains("Stars: ★") && said.contains("Card won: “"), "{said}");
    let told = spaced(&said);
    assert!(told.contains("Mission won: ") && told.contains("\n✓ Win.\n"), "{told}");
    let met = told.matches("\n✓ ").count();
    assert_eq!(met + told.matches("\n✗ ").count(), 3, "{told}");
    assert!(told.contains(", your turn "), "an aim counts the turns of the player, and so does the end: {told}");
    let stars = "★".repeat(met) + &"☆".repeat(3 - met);
    assert!(told.contains(&format!("Stars: {stars} this time; ☆☆☆ before, {stars} now.")), "they add up: {told}");
    assert!(matches!(hand.picture.as_ref().map(|picture| &picture.subject), Some(Subject::Reward(_))), "{said}");
    let picture = hand.picture.as_ref().expect("the card is drawn");
    let Subject::Reward(won) = &picture.subject else { panic!("{picture:?}") };
    let words = Words::engine();
    for part in [won.card.cost(words, Lang::En), won.card.text(words, Lang::En)] {
        assert!(picture.alt.contains(&part), "the card is said whole: {part} in {}", picture.alt);
    }
    let main = hand.buttons.iter().filter(|button| button.look == Look::Success);
    assert!(main.map(|button| button.press).eq([Press::Mission(mission(1))]), "the next mission stands out: {said}");
    let presses: Vec<Press> = hand.buttons.iter().map(|button| button.press).collect();
    for wanted in [Press::Mission(mission(1)), Press::Rematch(id), Press::Campaign(war(), 0)] {
        assert!(presses.contains(&wanted), "{said}");
    }
    let reward = war().campaign().unwrap().mission("usa-1").unwrap().reward.len() as u64;
    assert_eq!(cards(&rig).await, reward + 1);

    rig.restart().await;
    let map = rig.ask(&ann, open()).await;
    assert!(page(&map).text.contains("Next: mission 2"), "{}", seen(page(&map)));
    rig.show_all(std::slice::from_ref(&ann), id).await;
    assert_eq!(seen(rig.hand(&ann, id)), said, "the end says the same after a restart");
}

#[tokio::test]
async fn the_button_that_begins_a_mission_says_that_it_names_a_deck_and_fits_w_01() {
    for lang in Lang::ALL {
        let (mut rig, ann) = (Rig::new(), person("Ann", lang));
        let name = "A name of 24 letters xyz".to_owned();
        let text = code(war(), &deck_with("base-ussr", 1));
        rig.ask(&ann, Intent::Deck(DeckAsk::Import { name: Some(name), text })).await;
        let shown = rig.press(&ann, Press::Mission(mission(0))).await;
        let labels = page(&shown).buttons.iter().filter(|button| matches!(button.press, Press::MissionBegin(..)));
        let labels: Vec<&str> = labels.map(|button| button.label.as_str()).collect();
        let names_a_deck = |label: &&str| {
            ["Begin With ", "Deck: ", "Начать: Колода «", "Колода «"].iter().any(|by| spaced(label).starts_with(by))
        };
        assert!(labels.len() == 2 && labels.iter().all(names_a_deck), "{labels:?}");
        assert!(labels.iter().all(|label| label.chars().count() <= 34), "{labels:?}");
    }
}

#[tokio::test]
async fn a_mission_that_is_lost_says_so_and_what_was_met_and_takes_no_star_away_w_14() {
    for (lang, told) in [
        (Lang::En, ["Mission failed: ", "✗ Win.", "only a win gives stars. You have ☆☆☆.", "You have ★★★."]),
        (Lang::Ru, ["Задание провалено: ", "✗ Победа.", "только победа. У вас ☆☆☆.", "У вас ★★★."]),
    ] {
        let (mut rig, ann) = (Rig::new(), person("Ann", lang));
        let shown = rig.press(&ann, Press::Mission(mission(0))).await;
        let id = begun(&rig.press(&ann, begins(&shown)[0]).await);
        rig.press(&ann, Press::ResignNow(id)).await;
        let said = spaced(&seen(rig.hand(&ann, id)));
        assert!(told[..3].iter().all(|part| said.contains(part)), "{said}");
        assert!(stored(&rig).await.is_empty(), "nothing is won");
        rig.restart().await;
        rig.show_all(std::slice::from_ref(&ann), id).await;
        assert_eq!(spaced(&seen(rig.hand(&ann, id))), said, "the end says the same after a restart");

        all_won(&rig, &ann).await;
        let shown = rig.press(&ann, Press::Mission(mission(0))).await;
        let id = begun(&rig.press(&ann, begins(&shown)[0]).await);
        rig.press(&ann, Press::ResignNow(id)).await;
        let said = spaced(&seen(rig.hand(&ann, id)));
        assert!(said.contains(told[3]), "{said}");
    }
}

#[tokio::test]
async fn each_win_against_the_computer_gives_one_card_and_a_loss_or_a_duel_between_people_none_w_09_w_12() {
    let (mut rig, ann) = (Rig::new(), ann());
    let options = [("deck", "firepower"), ("opposing", "combined-arms")];
    let mut wins = 0;
    for _ in 0..3 {
        let reply = rig.ask(&ann, against(Opponent::Ai(Level::Random), &options)).await;
        let id = begun(&reply);
        play(&mut rig, &ann, id).await;
        wins += u64::from(is_won(&rig, &ann, id));
        assert_eq!(cards(&rig).await, wins);
    }
    assert!(wins > 0);
    let reply = rig.ask(&ann, against(Opponent::Ai(Level::Random), &options)).await;
    rig.press(&ann, Press::ResignNow(begun(&reply))).await;
    rig.ask(&ann, against(named(&boris()), &options)).await;
    let id = rig.challenge();
    rig.press(&boris(), Press::Accept(id)).await;
    rig.press(&boris(), Press::ResignNow(id.0)).await;
    assert!(is_won(&rig, &ann, id.0));
    assert_eq!(cards(&rig).await, wins);

    // A house rule gives a card for every win.
    decides(&mut rig, "war.rewards").await;
    rig.ask(&ann, against(named(&boris()), &options)).await;
    let id = rig.challenge();
    rig.press(&boris(), Press::Accept(id)).await;
    rig.press(&boris(), Press::ResignNow(id.0)).await;
    assert_eq!(cards(&rig).await, wins + 1);
}

#[tokio::test]
async fn an_update_that_comes_twice_and_a_restart_double_no_card_w_11() {
    let (mut rig, ann) = (Rig::new(), ann());
    let options = [("deck", "firepower"), ("opposing", "combined-arms")];
    let mut last = None;
    let id = loop {
        let reply = rig.ask(&ann, against(Opponent::Ai(Level::Random), &options)).await;
        let id = begun(&reply);
        while !rig.choices(&ann, id).is_empty() {
            let press = simple(rig.hand(&ann, id));
            let request = rig.request(&ann, Intent::Press(press));
            last = Some(request.clone());
            rig.send(request).await;
        }
        if is_won(&rig, &ann, id) {
            break id;
        }
    };
    let before = (cards(&rig).await, stored(&rig).await);
    assert_eq!(before.0, 1);
    let last = last.unwrap();
    rig.send(last.clone()).await;
    rig.restart().await;
    rig.send(last).await;
    rig.press(&ann, Press::ResignNow(id)).await;
    assert_eq!((cards(&rig).await, stored(&rig).await), before);
}

#[tokio::test]
async fn an_own_deck_in_a_duel_between_people_holds_owned_cards_only_unless_the_house_says_otherwise_w_13() {
    let (mut rig, ann) = (Rig::new(), ann());
    let tiger = code(war(), &deck_with("tiger", 2));
    let refused = rig.ask(&ann, against(named(&boris()), &[("deck", &tiger)])).await;
    let said = answered(&refused);
    assert!(refused.refused && said.contains("Tiger") && said.contains("2 in the deck, 0 owned"), "{said}");
    assert!(said.contains("/campaign"), "{said}");
    let wished = rig.ask(&ann, against(named(&boris()), &[("deck", &tiger), ("cards", "all")])).await;
    assert!(wished.refused, "{wished:?}");
    // Ready decks stay open to everybody, and so does the computer.
    let ready = rig.ask(&ann, against(Opponent::Code, &[("deck", "armoured-thrust")])).await;
    assert!(!ready.refused, "{ready:?}");
    let computer = rig.ask(&ann, against(Opponent::Ai(Level::Random), &[("deck", &tiger)])).await;
    assert!(!computer.refused, "{computer:?}");
    let zoe = person("Zoe", Lang::Ru);
    let said = answered(&rig.ask(&zoe, against(named(&boris()), &[("deck", &tiger)])).await);
    assert!(said.contains("в колоде 2, у вас 0"), "{said}");
    decides(&mut rig, "war.cards").await;
    let all = rig.ask(&ann, against(named(&boris()), &[("deck", &tiger)])).await;
    assert!(!all.refused, "{all:?}");
}

#[tokio::test]
async fn only_the_place_lifts_the_limits_of_a_collection_and_a_computer_with_a_deck_made_up_gives_no_card_w_12_w_13() {
    let (mut rig, ann) = (Rig::new(), ann());
    for key in ["cards", "rewards"] {
        let wished = rig.ask(&ann, against(named(&boris()), &[(key, "all")])).await;
        assert!(wished.refused && answered(&wished).contains("Only the admins"), "{wished:?}");
    }
    let bases = code(war(), &Deck::new(None, [("base-usa".to_owned(), 50)], []));
    let options = [("deck", "firepower"), ("opposing", bases.as_str()), ("cap", "1000")];
    let reply = rig.ask(&ann, against(Opponent::Ai(Level::Random), &options)).await;
    let id = begun(&reply);
    while !rig.choices(&ann, id).is_empty() {
        let press = simple(rig.hand(&ann, id));
        rig.press(&ann, press).await;
    }
    assert!(is_won(&rig, &ann, id), "{}", rig.board(id).text);
    assert!(stored(&rig).await.is_empty());
}

#[tokio::test]
async fn a_mission_is_played_with_the_starter_or_an_own_deck_of_owned_cards_w_07_w_98() {
    let (mut rig, ann) = (Rig::new(), ann());
    for (name, card) in [("mine", "base-ussr"), ("dream", "tiger")] {
        let text = code(war(), &deck_with(card, 1));
        let made = rig.ask(&ann, Intent::Deck(DeckAsk::Import { name: Some(name.to_owned()), text })).await;
        // Twenty-five different cards need two pages.
        assert!(seen(page(&made)).contains("Page 1 of 2."), "{}", seen(page(&made)));
    }
    let shown = rig.press(&ann, Press::Mission(mission(0))).await;
    let picture = page(&shown).picture.as_ref().expect("the mission is drawn");
    assert!(matches!(&picture.subject, Subject::Map(map) if map.near().is_some_and(|(at, _)| at == 0)), "{picture:?}");
    assert!(picture.alt.contains("Kasserine Pass") && !picture.alt.contains("El Guettar"), "{}", picture.alt);
    let labels: Vec<&str> = page(&shown).buttons.iter().map(|button| button.label.as_str()).collect();
    assert_eq!(labels, ["Begin With Firepower", "Begin With mine", "Campaign"]);
    let reply = rig.press(&ann, begins(&shown)[1]).await;
    let id = begun(&reply);
    assert!(seen(rig.board(id)).contains("of 3 bases free"), "{}", seen(rig.board(id)));
}

#[tokio::test]
async fn other_games_have_no_campaign_and_guests_who_are_forgotten_lose_theirs() {
    let (mut rig, ann) = (Rig::new(), ann());
    let towers = GameId::of::<duelhall_engine::towers::Towers>();
    let none = rig.ask(&ann, Intent::Campaign(Some(towers), String::new())).await;
    assert!(none.refused && answered(&none).contains("has no campaign"), "{none:?}");
    decides(&mut rig, "war.rewards").await;
    let options = [("deck", "firepower"), ("opposing", "combined-arms")];
    rig.ask(&ann, against(named(&boris()), &options)).await;
    let id = rig.challenge();
    rig.press(&boris(), Press::Accept(id)).await;
    rig.press(&boris(), Press::ResignNow(id.0)).await;
    assert_eq!(stored(&rig).await.len(), 1);
    rig.hall.forget_decks("test", |_| false).await.unwrap();
    assert!(stored(&rig).await.is_empty());
}

/// Every mission is won, with every star.
async fn all_won(rig: &Rig, who: &Person) {
    let nations = &war().campaign().unwrap().nations;
    let stars: serde_json::Map<String, serde_json::Value> =
        nations.iter().flat_map(|nation| &nation.missions).map(|mission| (mission.id.clone(), 7.into())).collect();
    let opened: Vec<&String> = nations.iter().map(|nation| &nation.id).collect();
    let value = serde_json::json!({ "version": 1, "stars": stars, "opened": opened, "cards": {} });
    let write = DocumentWrite {
        collection: Collection::Progress,
        key: format!("{} war", who.id),
        expected: Expected::Absent,
        value: Some(serde_json::to_vec(&value).unwrap()),
        deadline: None,
        op: rig.op(),
    };
    rig.store.put(write).await.unwrap();
}

/// The longest text under a picture that every platform shows whole.
const CAPTION: usize = 1_024;

#[tokio::test]
async fn every_page_of_the_campaign_fits_under_its_picture_in_every_language() {
    for lang in Lang::ALL {
        let (mut rig, ann) = (Rig::new(), person("Ann", lang));
        let fresh = rig.press(&ann, Press::Mission(mission(0))).await;
        assert!(page(&fresh).text.chars().count() <= CAPTION, "{}", page(&fresh).text);
        all_won(&rig, &ann).await;
        let campaign = war().campaign().unwrap();
        for (nation, of) in (0_u8..).zip(&campaign.nations) {
            let map = rig.press(&ann, Press::Campaign(war(), nation)).await;
            assert!(page(&map).text.chars().count() <= CAPTION, "{}", page(&map).text);
            assert_eq!(page(&map).buttons.len(), of.missions.len() + campaign.nations.len());
            for mission in (0_u8..).take(of.missions.len()) {
                let shown = rig.press(&ann, Press::Mission(MissionId { game: war(), nation, mission })).await;
                let shown = page(&shown);
                assert!(
                    shown.text.chars().count() <= CAPTION,
                    "{} letters: {}",
                    shown.text.chars().count(),
                    shown.text
                );
                assert!(shown.buttons.iter().all(|button| button.label.chars().count() <= 34), "{:?}", shown.buttons);
                assert!(!shown.text.contains('{') && !shown.text.contains('⟨'), "{}", shown.text);
            }
        }
    }
}

#[tokio::test]
async fn progress_of_a_newer_release_is_neither_used_nor_overwritten() {
    let (mut rig, ann) = (Rig::new(), ann());
    let newer = br#"{"version":2,"medals":{}}"#;
    let write = DocumentWrite {
        collection: Collection::Progress,
        key: format!("{} war", ann.id),
        expected: Expected::Absent,
        value: Some(newer.to_vec()),
        deadline: None,
        op: rig.op(),
    };
    rig.store.put(write).await.unwrap();
    decides(&mut rig, "war.rewards").await;
    let options = [("deck", "firepower"), ("opposing", "combined-arms")];
    rig.ask(&ann, against(named(&boris()), &options)).await;
    let id = rig.challenge();
    rig.press(&boris(), Press::Accept(id)).await;
    rig.press(&boris(), Press::ResignNow(id.0)).await;
    assert!(is_won(&rig, &ann, id.0));
    let kept = rig.store.get(Collection::Progress, &format!("{} war", ann.id)).await.unwrap().unwrap();
    assert_eq!(kept.value, newer);
}
