//! Presses that are outdated, come twice, or come in floods.

use anyhow::{Context, Result};
use duelhall_tests::telegram::{Op, Shown};

use crate::rig::{Table, hand, is_board};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_flood_of_stale_presses_is_answered_and_changes_nothing() -> Result<()> {
    let table = Table::begin().await?;
    let mut duel = table.duel();
    let mut old: Vec<(usize, Shown, String)> = Vec::new();
    for _ in 0..6 {
        for (seat, person) in table.people.iter().enumerate() {
            let hand = hand(person)?;
            old.extend(hand.buttons_of("a:").map(|button| (seat, hand.clone(), button.data.clone())));
        }
        duel.step(&table.telegram).await?;
    }
    duel.asked(&table.telegram).await?;
    let live: Vec<String> = table
        .people
        .iter()
        .filter_map(|person| hand(person).ok())
        .flat_map(|hand| hand.buttons_of("a:").map(|button| button.data.clone()).collect::<Vec<_>>())
        .collect();
    old.retain(|(_, _, data)| !live.contains(data));
    anyhow::ensure!(old.len() > 10, "{} outdated presses", old.len());
    let before = table.telegram.traffic().len();
    let mut pressed = Vec::new();
    for (seat, on, data) in old.iter().cycle().take(120) {
        let who = &table.people[*seat];
        pressed.push((who, who.begin_press(on, data)?));
    }
    for (who, id) in &pressed {
        who.answer(id).await?;
    }
    let sent = table.telegram.traffic().split_off(before);
    let answers = sent.iter().filter(|exchange| exchange.op == Op::AnswerCallbackQuery).count();
    assert!(answers >= pressed.len());
    let budgeted = sent.iter().filter(|exchange| exchange.is_budgeted()).count();
    assert!(budgeted <= 20, "{budgeted} budgeted calls for presses that do nothing");
    assert_eq!(table.telegram.floods(), 0);
    table.calm(duel).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_button_that_is_pressed_many_times_at_once_moves_once() -> Result<()> {
    let table = Table::begin().await?;
    let mut duel = table.duel();
    duel.play(&table.telegram, 3).await?;
    let (who, on, data) = duel.asked(&table.telegram).await?.context("a question")?;
    duel.note(&who, &on, &data);
    let pressed: Vec<String> = (0..20).map(|_| who.begin_press(&on, &data)).collect::<Result<_>>()?;
    for id in &pressed {
        who.answer(id).await?;
    }
    let board = table.group.wait_for("the board", is_board).await?;
    let facts = table.bot.hall.facts(crate::rig::match_of(&board)?).await?.context("the match")?;
    assert_eq!(facts.revision, 4, "three earlier moves, and one more");
    table.calm(duel).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn buttons_of_others_and_buttons_that_never_were_are_answered() -> Result<()> {
    let table = Table::begin().await?;
    let wim = table.group.person("Wim", "ru");
    let board = table.group.wait_for("the board", is_board).await?;
    let own = hand(&table.people[0])?;
    let made_up = ["", "x", "a:", "a:zzz:1:1", "h:0", "@x", "@s:c-1", "@v:c1:language=ru", "я"];
    let all = own.buttons().map(|button| button.data.as_str()).chain(made_up);
    for data in all.filter(|data| !data.is_empty()) {
        let answer = wim.answer(&wim.begin_press(&board, data)?).await?;
        assert!(!answer.failed);
    }
    assert_eq!(table.telegram.floods(), 0);
    table.leave().await
}
