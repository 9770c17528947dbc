//! People's own decks are made, shown, renamed, played with and deleted, and nobody else sees them.

use anyhow::{Context, Result, ensure};

use crate::rig::{Hands, Table};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deck_is_made_shown_renamed_played_with_and_deleted() -> Result<()> {
    let table = Table::laid().await?;
    table.hurry();
    let ann = table.people[0].private();
    ann.asks("/start").await?;
    let kept = ann.asks("/deck copy dogs-first Good Dogs").await?;
    ensure!(kept.text.contains("“Good Dogs” is kept") && kept.picture.is_some(), "{}", kept.text);
    let renamed = ann.asks("/deck переименовать good-dogs Псы").await?;
    ensure!(renamed.text.contains("The deck is called “Псы” now"), "{}", renamed.text);
    let list = ann.asks("/deck").await?;
    ensure!(list.text.contains("★ Псы") && list.text.contains("deck:dogs-first"), "{}", list.text);
    let code = kept.text.split_whitespace().find(|word| word.starts_with("heroes-")).context("a code to share")?;
    let shared = ann.asks(&format!("/deck show {}", code.to_lowercase())).await?;
    ensure!(shared.text.contains("A shared deck"), "{}", shared.text);
    let hand = ann.asks("/duel ai heroes deck:псы").await?;
    ensure!(hand.picture.is_some(), "a duel begins: {}", hand.text);
    // The hand comes below the board, and would be taken for the next answer.
    ann.sees("the hand", |shown| shown.buttons_of("a:").next().is_some()).await?;
    let asks = ann.asks("/deck delete псы").await?;
    ann.press_on(&asks, "Z:").await?;
    ann.sees("that it is gone", |shown| shown.text.contains("“Псы” is deleted")).await?;
    let missing = ann.asks("/deck show псы").await?;
    ensure!(missing.text.contains("There is no deck called “псы”"), "{}", missing.text);
    let words = ann.asks("/deck rename псы").await?;
    ensure!(words.text.contains("That is not enough"), "{}", words.text);
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_a_group_a_deck_is_shown_to_its_owner_alone() -> Result<()> {
    let table = Table::laid().await?;
    table.hurry();
    let [ann, bob] = &table.people;
    ann.private().asks("/deck copy dogs-first Secret Dogs").await?;
    ann.says("/deck show secret-dogs");
    let answered = |shown: &duelhall_tests::telegram::Shown| {
        let alone = shown.text.contains("Secret Dogs") || shown.text.contains("for your eyes alone");
        shown.by_bot && alone
    };
    ann.until("an answer, here or in private", |ann| {
        ann.seen().iter().chain(&ann.private().seen()).any(|shown| answered(shown) && !shown.text.contains("is kept"))
    })
    .await?;
    let leaked = bob.seen().into_iter().find(|shown| shown.by_bot && shown.text.contains("Secret"));
    ensure!(leaked.is_none(), "{leaked:?}");
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_has_no_private_way_learns_in_a_group_only_how_to_open_it() -> Result<()> {
    let table = Table::with(Hands::Alerts).await?;
    table.hurry();
    let [ann, bob] = &table.people;
    let private = ann.private();
    private.asks("/deck copy dogs-first Secret Dogs").await?;
    // The bot may not write to her any more, and the server shows nothing in a group to one person alone.
    ann.block();
    let asked = [
        "/deck",
        "/deck show secret-dogs",
        "/deck copy dogs-first Secret Dogs",
        "/duel heroes constructed deck:secret-dogs",
        "/deck rename secret-dogs Puppies",
        "/deck delete puppies",
        "/deck show no-such-deck",
    ];
    for said in asked {
        let said_at = ann.says(said);
        let told = table.group.wait_for("an answer", |shown| shown.reply_to == Some(said_at.id)).await?;
        ensure!(told.text.contains("for your eyes alone") && told.picture.is_none(), "{said}: {}", told.text);
        ensure!(told.buttons().all(|button| button.url.starts_with("https://t.me/")), "{said}: {told:?}");
        ensure!(told.buttons().count() == 1, "{said}: {told:?}");
    }
    let leaked = bob.seen().into_iter().find(|shown| shown.by_bot && shown.words().contains("Secret"));
    ensure!(leaked.is_none(), "{leaked:?}");
    table.leave().await
}
