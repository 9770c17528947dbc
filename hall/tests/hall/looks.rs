//! Tests looking at the cards in sight, and what is behind *More*.

use std::collections::BTreeSet;

use duelhall_engine::games::GameId;
use duelhall_engine::heroes::Heroes;
use duelhall_engine::heroes::card::CardDef;
use duelhall_engine::heroes::table::Table;
use duelhall_engine::text::Lang;
use duelhall_hall::{InSight, Intent, Look, Message, Opponent, Person, Press, Subject};
use duelhall_store::MatchId;

use crate::rig::{Rig, admin, ann, boris, person, usual};

/// Begins a duel of Heroes.
async fn heroes(rig: &mut Rig, a: &Person, b: &Person) -> MatchId {
    let opponent = Opponent::Named { id: b.id.clone(), name: b.name.clone() };
    let options = [("deck".to_owned(), "dogs-first".to_owned()), ("opposing".to_owned(), "lamp-oil".to_owned())];
    let game = Some(GameId::of::<Heroes>());
    rig.ask(a, Intent::Challenge { opponent, game, options: options.into(), pace: None }).await;
    let challenge = rig.challenge();
    rig.press(b, Press::Accept(challenge)).await;
    challenge.0
}

/// Plays until both sides have cards in play beside their heroes.
async fn play(rig: &mut Rig, people: &[&Person], id: MatchId) {
    for _ in 0..400 {
        let table = table(rig.board(id));
        if table.seats.iter().all(|side| !side.allies.is_empty()) && !table.seats[0].graveyard.is_empty() {
            return;
        }
        let Some(who) = people.iter().find(|who| !rig.choices(who, id).is_empty()) else { break };
        let press = usual(rig.hand(who, id));
        rig.press(who, press).await;
    }
    panic!("nobody has allies");
}

fn table(message: &Message) -> Table {
    match message.picture.as_ref().map(|picture| &picture.subject) {
        Some(Subject::Board(table) | Subject::Hand(table)) => table.get::<Table>().unwrap().clone(),
        other => panic!("not {other:?}"),
    }
}

fn looks(message: &Message) -> Vec<InSight> {
    let spot = |press: Press| if let Press::LookAt(_, spot) = press { Some(spot) } else { None };
    message.buttons.iter().filter_map(|button| spot(button.press)).collect()
}

/// Everything that somebody can look at, page by page.
async fn all(rig: &mut Rig, who: &Person, id: MatchId) -> Vec<InSight> {
    let mut found = Vec::new();
    for page in 1.. {
        let message = rig.press(who, Press::Look(id, page)).await.message.unwrap();
        assert!(message.text.chars().count() <= 2_000 && !message.text.contains(['⟨', '…']), "{}", message.text);
        let here = looks(&message);
        assert!((1..=25).contains(&here.len()));
        found.extend(here);
        if !message.buttons.iter().any(|button| button.press == Press::Look(id, page + 1)) {
            return found;
        }
    }
    unreachable!()
}

// D-18
#[tokio::test]
async fn every_card_on_the_board_and_in_the_own_hand_can_be_looked_at_large() {
    let (mut rig, ann, boris) = (Rig::new(), ann(), boris());
    let id = heroes(&mut rig, &ann, &boris).await;
    play(&mut rig, &[&ann, &boris], id).await;
    assert!(rig.board(id).buttons.iter().any(|button| button.press == Press::Look(id, 0)));
    assert!(rig.hand(&ann, id).buttons.iter().any(|button| button.press == Press::Look(id, 0)));
    let hand = table(rig.hand(&ann, id));
    let found = all(&mut rig, &ann, id).await;
    assert_eq!(found.len(), found.iter().map(ToString::to_string).collect::<BTreeSet<_>>().len(), "each card once");
    let mut named = BTreeSet::new();
    for spot in found {
        let reply = rig.press(&ann, Press::LookAt(id, spot)).await;
        let message = reply.message.expect("the card is shown");
        let picture = message.picture.as_ref().expect("the card is drawn");
        let (Subject::Card(card) | Subject::InPlay(card, ..)) = &picture.subject else { panic!("{picture:?}") };
        let card = card.get::<CardDef>().unwrap();
        assert!(message.text.contains(&picture.alt) && !picture.alt.is_empty(), "its text is said in words");
        assert!(looks(&message).contains(&spot), "the list stays under it");
        if let InSight::Painted(number) = spot {
            assert!(message.text.contains(&format!("#{number} ")), "{}", message.text);
        }
        named.insert(card.id.clone());
    }
    let in_play = hand.seats.iter().flat_map(|side| side.hero.iter().chain(&side.allies).chain(&side.equipment));
    for card in in_play.map(|perm| &perm.card).chain(hand.hand.iter().map(|held| &held.card)) {
        assert!(named.contains(&card.id), "{} cannot be looked at", card.id);
    }
    let ally = &hand.seats[1].allies[0];
    let shown = rig.press(&ann, Press::LookAt(id, InSight::Painted(ally.number))).await.message.unwrap();
    assert!(shown.text.contains(&format!("{}/{}", ally.atk, ally.health - ally.damage)), "{}", shown.text);
    let gone = rig.press(&ann, Press::LookAt(id, InSight::Painted(9_999))).await;
    assert!(gone.refused && gone.message.is_none());
}

#[tokio::test]
async fn looking_shows_nobody_the_cards_of_another_hand() {
    let (mut rig, ann, boris, kim) = (Rig::new(), ann(), boris(), person("Kim", Lang::En));
    let id = heroes(&mut rig, &ann, &boris).await;
    play(&mut rig, &[&ann, &boris], id).await;
    let (theirs, public) = (table(rig.hand(&boris, id)), table(rig.board(id)));
    let (mine, watched) = (all(&mut rig, &ann, id).await, all(&mut rig, &kim, id).await);
    assert!(watched.iter().all(|spot| mine.contains(spot)) && watched.len() < mine.len(), "a hand is its owner's");
    let seen: BTreeSet<&str> = public.seats.iter().flat_map(|side| &side.graveyard).map(|card| &*card.id).collect();
    let library = GameId::of::<Heroes>().cards();
    for held in theirs.hand.iter().filter(|held| !seen.contains(&*held.card.id)) {
        let kind = library.iter().position(|(card, _)| *card == held.card.id).unwrap();
        let spot = InSight::Kind(u16::try_from(kind).unwrap());
        assert!(!watched.contains(&spot), "{}", held.card.id);
        assert!(rig.press(&kim, Press::LookAt(id, spot)).await.refused);
    }
    rig.ask(&admin(), Intent::Config(Some(("spectators".to_owned(), "off".to_owned())))).await;
    for press in [Press::Look(id, 0), Press::LookAt(id, watched[0])] {
        assert!(rig.press(&kim, press).await.refused, "{press}");
        assert!(!rig.press(&ann, press).await.refused, "{press}");
    }
}

#[tokio::test]
async fn in_towers_the_last_cards_and_the_hand_can_be_looked_at() {
    let (mut rig, ann, boris) = (Rig::new(), ann(), boris());
    let id = rig.duel(&ann, &boris).await;
    let look = |message: &Message| message.buttons.iter().any(|button| button.press == Press::Look(id, 0));
    assert!(!look(rig.board(id)) && look(rig.hand(&ann, id)), "no card lies on the table yet");
    rig.keep(&[&ann, &boris], id).await;
    let asked = if rig.choices(&ann, id).is_empty() { &boris } else { &ann };
    let cards = rig.hand(asked, id).buttons.iter().find(|button| button.card.is_some());
    let press = cards.expect("a card can be played or discarded").press;
    rig.press(asked, press).await;
    assert!(look(rig.board(id)));
    assert_eq!(all(&mut rig, &person("Kim", Lang::En), id).await.len(), 1, "the card that was played");
    assert!(all(&mut rig, &ann, id).await.len() > 1, "and the own hand");
}

#[tokio::test]
async fn a_hand_ends_with_hint_look_log_and_more_and_only_resigning_is_red() {
    let (mut rig, ann, boris, kim) = (Rig::new(), ann(), boris(), person("Kim", Lang::En));
    let id = heroes(&mut rig, &ann, &boris).await;
    let ends = |message: &Message| {
        let ends: Vec<Press> = message.buttons.iter().map(|button| button.press).collect();
        ends.into_iter().filter(|press| !matches!(press, Press::Answer(..))).collect::<Vec<_>>()
    };
    let (hint, look, log, more) = (Press::Hint(id), Press::Look(id, 0), Press::Log(id, 0), Press::More(id));
    let (asked, other) = if rig.choices(&ann, id).is_empty() { (&boris, &ann) } else { (&ann, &boris) };
    assert_eq!(ends(rig.hand(asked, id)), [hint, look, log, more]);
    assert_eq!(ends(rig.hand(other, id)), [look, log, more]);
    assert_eq!(ends(rig.board(id)), [Press::Hand(id), look, log, more]);
    let behind = |message: &Message| message.buttons.iter().map(|button| button.press).collect::<Vec<_>>();
    let mine = rig.press(&ann, more).await.message.unwrap();
    assert_eq!(behind(&mine), [Press::Text(id), look, log, Press::Rules(id), Press::Fair(id), Press::Resign(id)]);
    let red: Vec<_> = mine.buttons.iter().filter(|button| button.look == Look::Danger).collect();
    assert_eq!(red.iter().map(|button| button.press).collect::<Vec<_>>(), [Press::Resign(id)]);
    assert!(mine.text.contains("/settings"), "{}", mine.text);
    let watched = rig.press(&kim, more).await.message.unwrap();
    assert_eq!(behind(&watched), [Press::Text(id), look, log, Press::Rules(id), Press::Fair(id)]);
    rig.ask(&admin(), Intent::Config(Some(("spectators".to_owned(), "off".to_owned())))).await;
    assert_eq!(behind(&rig.press(&kim, more).await.message.unwrap()), [Press::Rules(id), Press::Fair(id)]);
    rig.press(&ann, Press::ResignNow(id)).await;
    let over = rig.press(&ann, more).await.message.unwrap();
    assert!(over.buttons.iter().all(|button| button.look != Look::Danger));
}

#[tokio::test]
async fn somebody_with_two_duels_reads_on_each_hand_which_one_it_is() {
    let (mut rig, ann, boris) = (Rig::new(), ann(), boris());
    let alone = rig.duel_ai(&ann).await;
    let says = |text: &str| {
        let text = text.replace('\u{a0}', " ");
        text.lines().find(|line| line.starts_with("You play other duels too")).map(str::to_owned)
    };
    assert_eq!(says(&rig.hand(&ann, alone).text), None, "there is only one");
    let with = rig.duel(&ann, &boris).await;
    let shown = &rig.hand(&ann, with).text;
    assert!(says(shown).is_some_and(|line| line.ends_with("This is Towers: Ann – Борис.")), "{shown}");
    let shown = rig.press(&ann, Press::Hand(alone)).await.message.unwrap();
    assert!(says(&shown.text).is_some_and(|line| line.contains("Computer")), "{}", shown.text);
    let asked = rig.ask(&ann, Intent::Resign(Some(with))).await.message.unwrap().text.replace('\u{a0}', " ");
    assert!(asked.starts_with("Towers: Ann – Борис\n"), "{asked}");
    rig.press(&ann, Press::ResignNow(with)).await;
    let shown = rig.press(&ann, Press::Hand(alone)).await.message.unwrap();
    assert_eq!(says(&shown.text), None, "there is only one again");
}
