//! Matches that could go on without end, and do not.

use std::time::Duration;

use duelhall_engine::games::GameId;
use duelhall_engine::kit::{Options, Rng};
use duelhall_engine::text::Lang;
use duelhall_hall::{Intent, Look, Opponent, Person, Press};
use duelhall_store::MatchId;

use crate::rig::{Rig, person};

async fn begin(rig: &mut Rig, people: &[Person], options: &[(&str, &str)]) -> MatchId {
    let options: Options = options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    let intent = Intent::Challenge { opponent: Opponent::Open, game: Some(GameId::Tournament), options, pace: None };
    assert!(!rig.ask(&people[0], intent).await.refused);
    let id = rig.challenge();
    for who in &people[1..] {
        let reply = rig.press(who, Press::Accept(id)).await;
        assert!(!reply.refused, "{reply:?}");
    }
    id.0
}

/// Presses as slowly as people do.
async fn press(rig: &mut Rig, who: &Person, press: Press) {
    rig.clock.jump(Duration::from_secs(1));
    let reply = rig.press(who, press).await;
    assert!(!reply.refused, "{reply:?}");
}

fn people(count: usize) -> Vec<Person> {
    ["Ann", "Bea", "Cleo", "Dan", "Eve", "Finn"].into_iter().take(count).map(|name| person(name, Lang::En)).collect()
}

/// Mostly what one usually wants, for whoever is asked.
async fn play(rig: &mut Rig, people: &[Person], id: MatchId, seed: u64) {
    let mut chance = Rng::from_number(seed);
    for _ in 0..20_000 {
        let Some(who) = people.iter().find(|who| !rig.choices(who, id).is_empty()) else { return };
        let buttons = &rig.hand(who, id).buttons;
        let answers = || buttons.iter().filter(|one| matches!(one.press, Press::Answer(..)));
        let main: Vec<Press> = answers().filter(|one| one.look == Look::Primary).map(|one| one.press).collect();
        let all: Vec<Press> = answers().map(|one| one.press).collect();
        let chosen = *chance.pick(if main.is_empty() { &all } else { &main }).expect("who is asked has choices");
        press(rig, who, chosen).await;
    }
    panic!("the match does not end");
}

#[tokio::test]
async fn a1_who_puts_cards_in_and_out_for_ever_is_taken_to_the_duel_and_it_ends() {
    let (mut rig, people) = (Rig::new(), people(2));
    let id = begin(&mut rig, &people, &[("format", "sealed"), ("cap", "20")]).await;
    let hero = rig.choices(&people[0], id)[0];
    press(&mut rig, &people[0], hero).await;
    let mut answers = 0;
    let swap = |rig: &Rig| {
        let hand = rig.hand(&people[0], id);
        hand.buttons.iter().find(|one| one.label.starts_with("Put cards in")).map(|one| one.press)
    };
    while let Some(swap) = swap(&rig) {
        press(&mut rig, &people[0], swap).await;
        let back = rig.choices(&people[0], id).pop();
        if let Some(back) = back {
            press(&mut rig, &people[0], back).await;
        }
        answers += 2;
        assert!(answers < 5_000, "nobody swaps for ever");
    }
    assert!(answers >= 500, "{answers} answers are few: people may take their time");
    play(&mut rig, &people, id, 1).await;
    assert!(rig.hall.facts(id).await.unwrap().unwrap().over);
}

#[tokio::test]
async fn a1_tables_of_six_end_whatever_the_format() {
    for (number, format) in (1..).zip(["sealed", "draft", "constructed"]) {
        let (mut rig, people) = (Rig::new(), people(6));
        let id = begin(&mut rig, &people, &[("format", format), ("seats", "6"), ("cap", "20")]).await;
        play(&mut rig, &people, id, number).await;
        let record = rig.hall.export(id, duelhall_hall::ExportRight::Anybody).await.unwrap().expect("it is over");
        assert!(record.contains("\nend "));
        assert_eq!(rig.hall.unproven(), 0);
    }
}
