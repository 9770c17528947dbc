//! Tests houses with rooms: settings hold in all rooms of a house, and say in which rooms and by whom duels are
//! started.

use duelhall_engine::text::Lang;
use duelhall_hall::{Audience, DeckAsk, FieldValues, Intent, Person, PlaceId, Press, Reply, Slot};

use crate::rig::{Rig, admin, ann, boris, open_challenge, seen, towers_ai};

fn room(name: &str) -> PlaceId {
    PlaceId::new("test", &format!("club/{name}"))
}

async fn ask_in(rig: &mut Rig, place: &PlaceId, who: &Person, intent: Intent) -> Reply {
    let mut request = rig.request(who, intent);
    request.place = place.clone();
    rig.send(request).await
}

async fn set(rig: &mut Rig, key: &str, value: &str) -> Reply {
    let change = Some((key.to_owned(), value.to_owned()));
    let reply = ask_in(rig, &room("1"), &admin(), Intent::Config(change)).await;
    assert!(!reply.refused, "{reply:?}");
    reply
}

#[tokio::test]
async fn a_setting_of_one_room_applies_in_all_rooms_and_in_no_other_house() {
    let mut rig = Rig::new();
    set(&mut rig, "language", "ru").await;
    for (place, lang) in [(room("2"), "ru"), (room("2/corner"), "ru"), (PlaceId::new("test", "clubs/2"), "en")] {
        assert_eq!(rig.hall.place_lang(&place, None).await.unwrap().code(), lang, "{place}");
    }
    assert!(!rig.hall.threads(&room("2")).await.unwrap());
    set(&mut rig, "threads", "on").await;
    assert!(rig.hall.threads(&room("2")).await.unwrap());
    let form = ask_in(&mut rig, &room("2"), &admin(), Intent::Config(None)).await.message.unwrap().form;
    assert!(form.iter().any(|field| field.values == FieldValues::Rooms));
    let alone = rig.ask(&admin(), Intent::Config(None)).await.message.unwrap().form;
    assert!(alone.iter().all(|field| !matches!(field.values, FieldValues::Rooms | FieldValues::Groups)));
}

#[tokio::test]
async fn duels_are_started_in_the_chosen_rooms_alone() {
    let mut rig = Rig::new();
    set(&mut rig, "rooms", "2 3").await;
    for (place, allowed) in [("1", false), ("2", true), ("3/corner", true), ("22", false)] {
        let reply = ask_in(&mut rig, &room(place), &ann(), Intent::Press(towers_ai())).await;
        assert_eq!(!reply.refused, allowed, "{place}: {reply:?}");
        assert_eq!(reply.toast.is_some_and(|said| said.contains("#2, #3")), !allowed, "the others are named");
        assert_eq!(reply.rooms, if allowed { vec![] } else { vec!["2", "3"] });
    }
    set(&mut rig, "rooms", "default").await;
    assert!(!ask_in(&mut rig, &room("1"), &ann(), Intent::Press(towers_ai())).await.refused);
}

#[tokio::test]
async fn sentences_name_commands_as_the_platform_of_the_asker_spells_them() {
    let mut rig = Rig::new();
    let spelling = "command-duel = !fight\ncommand-cards = !cards\ncommand-card = !card\ncommand-settings = !me\ncommand-hand = !hand\n";
    let whole = format!("{spelling}command-config = !setup\ncommand-deck = !decks\ncommand-campaign = !missions\n");
    let whole = format!("{whole}command-link = !link\ncommand-plays = !fight\ncommand-brings = with:{{ $word }}\n");
    let missing = rig.hall.spell("test", &[(Lang::En, &whole), (Lang::Ru, spelling)]).unwrap_err();
    assert_eq!(missing.to_string(), "words of `ru`: `command-brings` is missing");
    rig.hall.spell("test", &[(Lang::En, &whole), (Lang::Ru, &whole)]).unwrap();
    let here = ask_in(&mut rig, &room("1"), &ann(), Intent::Hand(None)).await.toast.unwrap();
    assert!(here.contains("!fight") && !here.contains("/duel"), "{here}");
    let elsewhere = ask_in(&mut rig, &PlaceId::new("other", "1"), &ann(), Intent::Hand(None)).await.toast.unwrap();
    assert!(elsewhere.contains("/duel"), "{elsewhere}");
    let decks = ask_in(&mut rig, &room("1"), &ann(), Intent::Deck(DeckAsk::List(0))).await.message.unwrap().text;
    assert!(decks.contains("with:dogs-first") && !decks.contains("deck:"), "{decks}");
}

#[tokio::test]
async fn duels_are_started_by_the_chosen_groups_and_by_admins() {
    let mut rig = Rig::new();
    set(&mut rig, "groups", "knights").await;
    let knight = Person { groups: vec!["cooks".into(), "knights".into()], ..ann() };
    for (who, allowed) in [(boris(), false), (knight, true), (admin(), true)] {
        let reply = ask_in(&mut rig, &room("1"), &who, open_challenge()).await;
        assert_eq!(!reply.refused, allowed, "{}: {reply:?}", who.name);
    }
    // Anybody may accept.
    let id = rig.challenge();
    assert!(!ask_in(&mut rig, &room("1"), &boris(), Intent::Press(Press::Accept(id))).await.refused);
}

#[tokio::test]
async fn without_spectators_only_the_players_see_the_board() {
    let (mut rig, ann, boris) = (Rig::new(), ann(), boris());
    ask_in(&mut rig, &room("1"), &ann, Intent::Press(towers_ai())).await;
    for (value, refused) in [("on", false), ("off", true)] {
        set(&mut rig, "spectators", value).await;
        for intent in [Intent::Board(None), Intent::Text(None)] {
            assert_eq!(ask_in(&mut rig, &room("1"), &boris, intent.clone()).await.refused, refused, "{value}");
            assert!(!ask_in(&mut rig, &room("1"), &ann, intent).await.refused);
        }
    }
    let (audience, id) = rig
        .shown
        .keys()
        .find_map(|(audience, slot)| match (audience, slot) {
            (Audience::Place(_), Slot::Board(id)) => Some((audience.clone(), *id)),
            _ => None,
        })
        .unwrap();
    let board = rig.shown[&(audience.clone(), Slot::Board(id))].clone();
    assert!(board.picture.is_none(), "the channel shows no board");
    insta::assert_snapshot!(seen(&board), @"
    Towers: Ann – Computer (normal)
    Waiting for Ann.
    Spectators are off here: only the players see the board.
      0 [My Hand] Primary
      0 [Board] Plain
      0 [Log] Plain
      0 [More] Plain
      (a clock runs)
    ");
    let own = ask_in(&mut rig, &room("1"), &ann, Intent::Press(Press::Board(id))).await;
    assert!(own.slot.is_none() && own.message.unwrap().picture.is_some(), "a player looks at a page of their own");
    assert!(ask_in(&mut rig, &room("1"), &boris, Intent::Press(Press::Board(id))).await.refused);
    ask_in(&mut rig, &room("1"), &ann, Intent::Press(Press::ResignNow(id))).await;
    assert!(rig.shown[&(audience, Slot::Board(id))].picture.is_some(), "the result is no secret");
    let posted = rig.public.len();
    assert!(ask_in(&mut rig, &room("1"), &boris, Intent::Press(Press::Board(id))).await.message.is_some());
    assert_eq!(rig.public.len(), posted, "whoever looks at a finished board does not make the place post it again");
}

#[tokio::test]
async fn admins_read_the_log_of_changes_newest_first() {
    let mut rig = Rig::new();
    let none = ask_in(&mut rig, &room("1"), &admin(), Intent::Audit).await.message.unwrap();
    assert_eq!(none.text.lines().count(), 1);
    set(&mut rig, "limit", "3").await;
    rig.pass(std::time::Duration::from_secs(90)).await;
    set(&mut rig, "rooms", "2 3").await;
    let page = ask_in(&mut rig, &room("7"), &admin(), Intent::Audit).await.message.unwrap();
    let lines: Vec<String> = page.text.lines().skip(1).map(|line| line.replace('\u{a0}', " ")).collect();
    assert_eq!(lines, ["• just now, Ada: Channels for duels – 2 chosen", "• 1 min ago, Ada: Duels at once – 3"]);
    assert!(ask_in(&mut rig, &room("1"), &ann(), Intent::Audit).await.refused);
}

#[tokio::test]
async fn a_rematch_that_names_no_match_is_of_the_last_one() {
    let (mut rig, ann) = (Rig::new(), ann());
    assert!(rig.ask(&ann, Intent::Rematch(None)).await.refused);
    let id = rig.duel_ai(&ann).await;
    rig.press(&ann, Press::ResignNow(id)).await;
    let again = rig.ask(&ann, Intent::Rematch(None)).await;
    assert!(!again.refused && again.message.is_some(), "{again:?}");
}
