//! Tests formats through the hall: decks are built in the hand, and a rematch continues with them.

use duelhall_engine::formats::InFormat;
use duelhall_engine::games::{GameId, Match};
use duelhall_engine::heroes::Heroes;
use duelhall_engine::kit::{Record, Rng, Status, Taken};
use duelhall_hall::{Button, ExportRight, Intent, Look, Message, Opponent, Person, Press, Sift, Slot};
use duelhall_store::MatchId;

use crate::rig::{Rig, ann, boris, seen};

/// Begins a match of two with these options.
async fn begin(rig: &mut Rig, ann: &Person, boris: &Person, options: &[(&str, &str)]) -> MatchId {
    let opponent = Opponent::Named { id: boris.id.clone(), name: boris.name.clone() };
    let options = options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    let intent = Intent::Challenge { opponent, game: Some(GameId::of::<InFormat<Heroes>>()), options, pace: None };
    let reply = rig.ask(ann, intent).await;
    assert!(!reply.refused, "{reply:?}");
    let challenge = rig.challenge();
    let reply = rig.press(boris, Press::Accept(challenge)).await;
    assert!(!reply.refused, "{reply:?}");
    challenge.0
}

/// Checks that no message of a match shows the key of a missing text.
fn words_only(rig: &Rig, people: &[&Person], id: MatchId) {
    let hands = people.iter().map(|who| rig.hand(who, id));
    for message in hands.chain([rig.board(id)]) {
        let said = seen(message);
        let raw = ["format-", "heroes-", "fx-", "{", "}", "\u{2068}"].into_iter().find(|part| said.contains(part));
        assert!(raw.is_none(), "{raw:?} in {said}");
    }
}

/// Plays random answers to the end, and returns their number.
async fn play(rig: &mut Rig, people: [&Person; 2], id: MatchId) -> u32 {
    let (mut chance, mut answers) = (Rng::from_number(7), 0);
    while let Some(who) = people.into_iter().find(|who| !rig.choices(who, id).is_empty()) {
        let choices = rig.choices(who, id);
        // Chance alone would seldom complete a deck.
        let ends = ["Done", "Готово", "Fill for Me", "Дополнить за\u{a0}меня"]
            .iter()
            .find_map(|label| labelled(rig, who, id, label));
        let any = *chance.pick(&choices).expect("a player who is asked has choices");
        let reply = rig.press(who, ends.filter(|_| chance.below(8) == 0).unwrap_or(any)).await;
        assert!(!reply.refused, "{reply:?}");
        words_only(rig, &people, id);
        answers += 1;
        assert!(answers < 5_000, "the match does not end");
    }
    answers
}

async fn replayed(rig: &Rig, id: MatchId) -> Match {
    let text = rig.hall.export(id, ExportRight::Operator).await.unwrap().expect("the match is known");
    Match::verify(&Record::read(&text).unwrap()).unwrap()
}

fn has_button(message: &Message, label: &str) -> bool {
    message.buttons.iter().any(|button| button.label == label)
}

/// How many cards with a number and how many without one a hand shows in its picture.
fn shown(message: &Message) -> [usize; 2] {
    let picture = message.picture.as_ref().expect("a hand has a picture");
    let cards = picture.lines.iter().filter_map(|line| line.card);
    let (numbered, others): (Vec<u8>, Vec<u8>) = cards.partition(|number| *number > 0);
    [numbered.len(), others.len()]
}

/// The press of the button with this label in a hand.
fn labelled(rig: &Rig, who: &Person, id: MatchId, label: &str) -> Option<Press> {
    rig.hand(who, id).buttons.iter().find(|button| button.label == label).map(|button| button.press)
}

/// The cards of a hand's pool that are shown: the press of each, and how often it is taken.
fn pool(rig: &Rig, who: &Person, id: MatchId) -> Vec<(Press, Taken)> {
    let shelved = |button: &Button| Some((button.press, button.card.as_ref()?.several.as_ref()?.taken));
    rig.hand(who, id).buttons.iter().filter_map(shelved).collect()
}

/// Which choice of which question a press is.
fn answer(press: Press) -> (u32, u16) {
    let Press::Answer(_, step, index) = press else { panic!("{press} is no answer") };
    (step, index)
}

#[tokio::test]
async fn h156_two_people_build_decks_of_boosters_and_play_with_them_to_the_end_across_a_restart() {
    let (mut rig, ann, boris) = (Rig::new(), ann(), boris());
    let id = begin(&mut rig, &ann, &boris, &[("format", "sealed")]).await;
    assert!(rig.hand(&ann, id).text.contains("Which hero do you play?"), "{}", rig.hand(&ann, id).text);
    let asked = rig.hand(&boris, id).text.replace('\u{a0}', " ");
    assert!(asked.contains("Каким героем") && asked.contains("колода из 30 карт"), "{asked}");
    // The cards of the pool are seen before the hero is chosen, and the hero can be changed afterwards.
    let said = rig.hand(&ann, id).text.replace('\u{a0}', " ");
    assert!(said.contains("All your cards are shown after the heroes") && asked.contains("Все ваши карты"), "{said}");
    let [heroes, cards] = shown(rig.hand(&ann, id));
    assert!(heroes > 0 && cards > heroes, "{heroes} heroes, {cards} cards");
    let hero = rig.choices(&ann, id)[0];
    rig.press(&ann, hero).await;
    assert!(rig.hand(&ann, id).text.contains("Your deck: 30 of 30 cards"), "{}", rig.hand(&ann, id).text);
    assert!(has_button(rig.hand(&ann, id), "Done") && has_button(rig.hand(&ann, id), "Another Hero"));
    rig.restart().await;
    rig.show_all(&[ann.clone(), boris.clone()], id).await;
    assert!(has_button(rig.hand(&ann, id), "Done"), "the deck is still there");
    assert!(play(&mut rig, [&ann, &boris], id).await > 30);
    let replay = replayed(&rig, id).await;
    assert!(matches!(replay.status(), Status::Over(_)));
}

#[tokio::test]
async fn h156_a_deck_of_more_cards_than_it_needs_is_said_to_be_allowed() {
    let (mut rig, ann, boris) = (Rig::new(), ann(), boris());
    let id = begin(&mut rig, &ann, &boris, &[("format", "sealed")]).await;
    let hero = rig.choices(&ann, id)[0];
    rig.press(&ann, hero).await;
    let (card, _) = *pool(&rig, &ann, id).iter().find(|(_, taken)| taken.now == 0).expect("a card beside the deck");
    rig.press(&ann, card).await;
    let said = rig.hand(&ann, id).text.replace('\u{a0}', " ");
    assert!(
        said.contains("Your deck: 31 cards. At least 30 are needed; more are allowed. It can be played."),
        "{said}"
    );
}

/// D-2: the timer for the building of a deck has minutes. Each answer adds a few seconds, up to a bound.
#[tokio::test]
async fn who_builds_a_deck_has_ten_minutes_and_ten_seconds_more_with_each_press_up_to_fifteen_minutes() {
    let (mut rig, ann, boris) = (Rig::new(), ann(), boris());
    let id = begin(&mut rig, &ann, &boris, &[("format", "sealed")]).await;
    let began = duelhall_hall::Clock::now(&*rig.clock);
    let until = |rig: &Rig| rig.hand(&ann, id).deadline.unwrap().since(began).as_secs();
    assert_eq!(until(&rig), 600);
    let hero = rig.choices(&ann, id)[0];
    rig.press(&ann, hero).await;
    assert_eq!(until(&rig), 610);
    let said = &rig.hand(&ann, id).text;
    assert!(said.contains("Each press adds 10 seconds, up to 15 minutes."), "{said}");
    for press in 2..40_u64 {
        let (card, _) = pool(&rig, &ann, id)[0];
        rig.press(&ann, card).await;
        assert_eq!(until(&rig), (600 + 10 * press).min(900));
    }
}

/// D-17: several cards are put in and taken out at once, each as an entry of its own; the last changes are taken back.
#[tokio::test]
async fn several_cards_go_in_and_out_at_once_and_the_last_changes_are_taken_back() {
    let (mut rig, ann, boris) = (Rig::new(), ann(), boris());
    let id = begin(&mut rig, &ann, &boris, &[("format", "sealed")]).await;
    let hero = rig.choices(&ann, id)[0];
    rig.press(&ann, hero).await;
    let before = pool(&rig, &ann, id);
    assert_eq!(before.iter().map(|(_, taken)| u32::from(taken.now)).sum::<u32>(), 30);
    // The cards of each cost and those without one, such as quests, are the whole deck.
    let shown = rig.hand(&ann, id).text.clone();
    let curve = shown.lines().find(|line| line.starts_with("Cost (cards): ")).expect("costs are counted");
    let counts = curve.split('(').skip(2).map(|part| part.split(')').next().unwrap().parse::<u32>().unwrap());
    assert!(counts.sum::<u32>() == 30 && curve.contains("Quests"), "{curve}");
    let (inside, _): (Vec<_>, Vec<_>) = before.iter().partition(|(_, taken)| taken.now == 1 && taken.most == 1);
    let picks: Vec<u16> = inside.iter().take(3).map(|(press, _)| answer(*press).1).collect();
    let (step, _) = answer(before[0].0);
    let several = |indices: &[u16]| Intent::Answers { id, step, indices: indices.to_vec() };
    let reply = rig.ask(&ann, several(&picks)).await;
    assert!(reply.toast.is_none(), "{reply:?}");
    let said = &rig.hand(&ann, id).text;
    assert!(said.contains("27 of 30 cards. 3 cards are missing."), "{said}");
    assert!(!has_button(rig.hand(&ann, id), "Done") && has_button(rig.hand(&ann, id), "Fill for Me"));
    let lacks = rig.hand(&ann, id).packed.as_ref().unwrap().lacks.replace('\u{a0}', " ");
    assert_eq!(lacks, "Done: 3 Missing");
    // What is old is refused, and nothing of it is done.
    let reply = rig.ask(&ann, several(&picks)).await;
    assert!(reply.toast.is_some() && rig.hand(&ann, id).text.contains("27 of 30"), "{reply:?}");
    let now = answer(pool(&rig, &ann, id)[0].0).0;
    let undo = answer(labelled(&rig, &ann, id, "Undo").unwrap()).1;
    let reply = rig.ask(&ann, Intent::Answers { id, step: now, indices: vec![picks[0], undo] }).await;
    assert!(
        reply.toast.is_some() && rig.hand(&ann, id).text.contains("27 of 30"),
        "only cards are taken at once: {reply:?}"
    );
    for missing in [2, 1] {
        let undo = labelled(&rig, &ann, id, "Undo").unwrap();
        rig.press(&ann, undo).await;
        assert!(rig.hand(&ann, id).text.contains(&format!("{} of 30 cards", 30 - missing)));
    }
    let fill = labelled(&rig, &ann, id, "Fill for Me").unwrap();
    rig.press(&ann, fill).await;
    let after: Vec<Taken> = pool(&rig, &ann, id).into_iter().map(|(_, taken)| taken).collect();
    assert_eq!(after, before.iter().map(|(_, taken)| *taken).collect::<Vec<_>>(), "the best card is the suggested one");
    let done = labelled(&rig, &ann, id, "Done").unwrap();
    rig.press(&ann, done).await;
    assert!(rig.choices(&ann, id).is_empty(), "she waits for Boris");
    assert!(play(&mut rig, [&ann, &boris], id).await > 10);
    replayed(&rig, id).await;
}

/// The filters of a pool are a matter of the view: they change neither the numbers nor the record nor the board.
#[tokio::test]
async fn a_filter_shows_a_part_of_the_pool_with_the_same_numbers_and_nothing_of_it_is_public() {
    let (mut rig, ann, boris) = (Rig::new(), ann(), boris());
    let id = begin(&mut rig, &ann, &boris, &[("format", "sealed")]).await;
    let hero = rig.choices(&ann, id)[0];
    rig.press(&ann, hero).await;
    let (board, all) = (seen(rig.board(id)), pool(&rig, &ann, id));
    let names = |rig: &Rig| -> Vec<String> {
        let hand = rig.hand(&ann, id);
        hand.buttons.iter().filter(|button| button.card.is_some()).map(|button| button.label.clone()).collect()
    };
    let whole = names(&rig);
    for (sift, fits) in [(Sift::In, true), (Sift::Out, false)] {
        let reply = rig.press(&ann, Press::Sift(id, sift)).await;
        assert_eq!((reply.slot, reply.toast), (Some(Slot::Hand(id)), None));
        rig.show_all(std::slice::from_ref(&ann), id).await;
        let shown = pool(&rig, &ann, id);
        let wanted = |taken: Taken| if fits { taken.now > 0 } else { taken.now < taken.most };
        assert_eq!(shown, all.iter().copied().filter(|(_, taken)| wanted(*taken)).collect::<Vec<_>>());
        assert!(names(&rig).iter().all(|name| whole.contains(name)), "the number of a card stays");
        let lines = &rig.hand(&ann, id).picture.as_ref().unwrap().lines;
        let painted = lines.iter().filter(|line| line.card.is_some_and(|number| number > 0)).count();
        assert_eq!(painted, shown.len(), "the picture shows the same cards");
        let packed = rig.hand(&ann, id).packed.clone().unwrap();
        let inside = packed.cards.iter().map(|(_, button)| button.press).collect::<Vec<_>>();
        let in_deck = all.iter().filter(|(_, taken)| taken.now > 0).map(|(press, _)| *press).collect::<Vec<_>>();
        assert_eq!((inside, packed.lacks.as_str()), (in_deck, ""), "the deck is listed whole under every filter");
        assert!(packed.cards.iter().map(|(cost, _)| cost).filter(|cost| cost.is_some()).is_sorted(), "by cost");
    }
    let used = rig.hand(&ann, id).buttons.iter().find(|button| button.press == Press::Sift(id, Sift::Out)).unwrap();
    assert!(used.look == Look::Primary && used.label.starts_with("Not in Deck "), "{used:?}");
    let kept: Vec<Press> = pool(&rig, &ann, id).iter().map(|(press, _)| *press).collect();
    rig.press(&ann, kept[0]).await;
    assert!(pool(&rig, &ann, id).len() < all.len(), "an answer keeps the filter");
    assert_eq!(seen(rig.board(id)), board, "building does not change the board");
    assert!(rig.board(id).deadline.is_none());
    let revision = replayed(&rig, id).await.revision();
    rig.press(&ann, Press::Sift(id, Sift::All)).await;
    assert_eq!(replayed(&rig, id).await.revision(), revision, "no record knows of a filter");
    // A watcher cannot look.
    let reply = rig.press(&crate::rig::person("Eve", duelhall_engine::text::Lang::En), Press::Sift(id, Sift::In)).await;
    assert!(reply.refused && reply.message.is_none(), "{reply:?}");
}

#[tokio::test]
async fn h119_a_rematch_is_the_next_game_of_the_match_with_the_same_cards_and_an_exchange() {
    let (mut rig, ann, boris) = (Rig::new(), ann(), boris());
    let id = begin(&mut rig, &ann, &boris, &[("format", "constructed"), ("deck", "hard-frost")]).await;
    assert!(pool(&rig, &ann, id).is_empty(), "the first game begins at once (H-200)");
    rig.press(&boris, Press::ResignNow(id)).await;
    rig.press(&ann, Press::Rematch(id)).await;
    let again = rig.challenge();
    let offered = rig.in_place(Slot::Challenge(again)).expect("the rematch is offered").buttons.len();
    assert_eq!(offered, 3, "accept, decline or take back, but no other deck");
    rig.press(&boris, Press::Rematch(id)).await;
    assert!(!pool(&rig, &ann, again.0).is_empty(), "{}", seen(rig.hand(&ann, again.0)));
    let said = rig.hand(&boris, again.0).text.replace('\u{a0}', " ");
    assert!(said.contains("можно обменять карты, одну на одну. Ваша колода: 60 из 60 карт"), "{said}");
    assert!(play(&mut rig, [&ann, &boris], again.0).await > 10);
    let (first, second) = (replayed(&rig, id).await, replayed(&rig, again.0).await);
    assert!(!first.setup().contains("\"later\":true") && second.setup().contains("\"later\":true"));
    assert!(second.setup().contains("\"hero\":\"knot\""), "Ann's deck is the same");
}

#[tokio::test]
async fn a_rematch_of_a_match_resigned_before_the_duel_starts_from_the_beginning() {
    let (mut rig, ann, boris) = (Rig::new(), ann(), boris());
    let id = begin(&mut rig, &ann, &boris, &[("format", "draft")]).await;
    assert_eq!(rig.choices(&ann, id).len(), 15, "a booster is offered (H-157)");
    rig.press(&boris, Press::ResignNow(id)).await;
    rig.press(&ann, Press::Rematch(id)).await;
    let again = rig.challenge();
    rig.press(&boris, Press::Rematch(id)).await;
    assert_eq!(rig.choices(&ann, again.0).len(), 15);
}

#[tokio::test]
async fn a_card_of_heroes_is_found_once_although_formats_use_it_too() {
    let (mut rig, ann) = (Rig::new(), ann());
    let reply = rig.ask(&ann, Intent::Card(None, "Grudging Bison".to_owned())).await;
    let page = reply.message.expect("the card is known");
    assert_eq!(page.text.matches("Grudging Bison").count(), 1, "{}", page.text);
}
