//! Formats: people build decks by taps, in a hand that shows more cards than any other.

use anyhow::{Context, Result};
use duelhall_tests::discord::{Discord, Person, Shown};

use crate::rig::{Table, is_board};

/// A person's hand, as soon as it asks another question than the one that `pressed` answered, and offers a choice that begins
/// with `label`.
async fn offered(discord: &Discord, player: &Person, label: &str, pressed: &str) -> Result<(Shown, String)> {
    let question = |id: &str| id.rsplit_once(':').map(|(question, _)| question.to_owned());
    let find = || {
        let hand = player.hand().ok()?;
        let button = hand.buttons_of("a:").find(|button| button.enabled && button.label.starts_with(label))?;
        let id = button.custom_id.clone();
        (question(&id) != question(pressed)).then_some((hand, id))
    };
    discord.until(&format!("a button {label}"), |_| find().is_some()).await?;
    find().context("it was there")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn h156_two_people_build_decks_of_six_boosters_by_taps_and_begin_to_play() -> Result<()> {
    let table = Table::laid().await?;
    let [ann, bob] = &table.people;
    ann.slash("duel sealed user:@Bob").await?;
    bob.press("y:").await?;
    let board = table.channel.wait_for("the board", is_board).await?;
    assert!(board.alt.iter().any(|alt| alt.contains("90")), "it says how many cards each has: {:?}", board.alt);
    let deck = |cards: u8| [format!("deck: {cards} of 30 cards"), format!("колода: {cards} из 30 карт")];
    for (player, [hero, fill, undo, done]) in [
        (ann, ["Hero 1", "Fill for Me", "Undo", "Done"]),
        (bob, ["Герой 1", "Дополнить за меня", "Отменить", "Готово"]),
    ] {
        let (hand, id) = offered(&table.discord, player, hero, "").await?;
        player.press_on(&hand, &id).await?;
        let hand = built(player, &deck(30)).await?;
        // All cards of a page are one list. Those in the deck are chosen; without the first two, they go out (D-17).
        let list =
            hand.selects.iter().find(|list| list.custom_id.starts_with("@t:")).context("the cards are a list")?;
        let chosen: Vec<&str> =
            list.choices.iter().filter(|card| card.chosen).map(|card| card.value.as_str()).collect();
        let [first, second, rest @ ..] = &chosen[..] else { anyhow::bail!("{:?}", list.choices) };
        assert_ne!(first.split('.').next(), second.split('.').next(), "two different cards");
        player.select_on(&hand, "@t:", rest).await?;
        let hand = built(player, &deck(28)).await?;
        assert!(hand.button(done).is_none(), "a deck that is too small is not played: {:?}", hand.buttons);
        player.press_on(&hand, undo).await?;
        let hand = built(player, &deck(29)).await?;
        player.press_on(&hand, fill).await?;
        let hand = built(player, &deck(30)).await?;
        // The filter shows other cards, and the page of the picture is that of the list.
        let filter = hand.buttons_of("q:").find(|filter| filter.custom_id.ends_with(":o")).context("a filter")?;
        player.press_on(&hand, &filter.custom_id.clone()).await?;
        let is_sifted = |hand: &Shown| {
            let list = hand.selects.iter().find(|list| list.custom_id.starts_with("@t:"));
            list.is_some_and(|list| list.choices.iter().any(|card| !card.chosen) && list.choices[0].label != *first)
        };
        let hand = player.wait_for("cards that are not in the deck", is_sifted).await?;
        let now = table.channel.wait_for("the board", is_board).await?;
        assert!(player.id != ann.id || now.edited == board.edited, "building does not edit the board");
        player.press_on(&hand, done).await?;
    }
    let mut duel = table.duel();
    duel.play(&table.discord, 12).await?;
    table.leave().await
}

/// A person's hand, as soon as it says one of these about the deck.
async fn built(player: &Person, says: &[String]) -> Result<Shown> {
    player.wait_for(&says[0], |shown| says.iter().any(|says| shown.text.replace('\u{a0}', " ").contains(says))).await
}
