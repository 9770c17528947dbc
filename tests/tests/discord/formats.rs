//! Formats: people build decks by taps, in a hand that shows more cards than any other.

use anyhow::{Context, Result};
use duelhall_tests::discord::{Choice, Discord, Person, Select, Shown};

use crate::rig::{Table, is_board, is_end};

/// A duel with more answers than this would never end.
const MOST: usize = 900;

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
    discord.find(&format!("a button {label}"), |_| find()).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn h156_two_people_build_decks_of_six_boosters_by_taps_and_play_with_them_to_the_end() -> Result<()> {
    let table = Table::laid().await?;
    let [ann, bob] = &table.people;
    ann.slash("duel sealed user:@Bob").await?;
    bob.press("y:").await?;
    let board = table.channel.wait_for("the board", is_board).await?;
    assert!(board.alt.iter().any(|alt| alt.contains("90")), "it says how many cards each has: {:?}", board.alt);
    for (player, [heroes, first, fill, undo, done]) in [
        (ann, ["Choose a Hero…", "Page 1 of", "Fill for Me", "Undo", "Done"]),
        (bob, ["Выберите героя…", "Страница 1 из", "Дополнить", "Отменить", "Готово"]),
    ] {
        // The heroes are a list of names, whatever page of their pictures is shown.
        let (hand, _) = offered(&table.discord, player, "1: ", "").await?;
        player.press_on(&hand, "▶").await?;
        let hand = player.wait_for("the second page", |shown| shown.button("◀ 2/").is_some()).await?;
        let list = hand.selects.iter().find(|list| list.placeholder == heroes).context("a list of heroes")?;
        assert!(list.choices.iter().all(|hero| hero.label.split_once(": ").is_some_and(|(_, name)| name.len() > 4)));
        let chosen = list.choices.first().context("a hero")?.value.clone();
        player.select_on(&hand, heroes, &[&chosen]).await?;
        let hand = built(player, 30).await?;
        let text = hand.text.replace('\u{a0}', " ");
        assert!(text.contains(first), "the deck begins on its own first page: {text}");
        // The filter shows the cards in the deck alone.
        player.press_on(&hand, &filter(&hand, ":i")?).await?;
        let is_sifted = |hand: &Shown| cards(hand).is_ok_and(|cards| cards.choices.iter().any(|card| card.chosen));
        let all_in = |hand: &Shown| is_sifted(hand) && filter_used(hand).is_some_and(|used| used.ends_with(":i"));
        let hand = player.wait_for("the cards of the deck", all_in).await?;
        // All cards of a page are one list. What is chosen no more goes out of the deck (D-17).
        let list = cards(&hand)?;
        let of = |choice: &Choice| choice.value.split('.').next().unwrap_or_default().to_owned();
        let mut kinds: Vec<String> = list.choices.iter().map(of).collect();
        kinds.dedup();
        kinds.retain(|kind| list.choices.iter().all(|choice| of(choice) != *kind || choice.chosen));
        kinds.truncate(2);
        let goes = |choice: &&Choice| kinds.contains(&of(choice));
        let (out, stay): (Vec<&Choice>, Vec<&Choice>) = list.choices.iter().filter(|card| card.chosen).partition(goes);
        let first = out.iter().filter(|choice| of(choice) == kinds[0]).count();
        let stay: Vec<&str> = stay.iter().map(|choice| choice.value.as_str()).collect();
        player.select_on(&hand, "@t:", &stay).await?;
        let hand = built(player, 30 - out.len()).await?;
        assert!(hand.button(done).is_none(), "a deck that is too small is not played: {:?}", hand.buttons);
        player.press_on(&hand, undo).await?;
        let hand = built(player, 30 - first).await?;
        player.press_on(&hand, fill).await?;
        let hand = built(player, 30).await?;
        assert!(filter_used(&hand).is_some_and(|used| used.ends_with(":i")), "an answer keeps the filter");
        let now = table.channel.wait_for("the board", is_board).await?;
        assert!(player.id != ann.id || now.edited == board.edited, "building does not edit the board");
        player.press_on(&hand, done).await?;
    }
    let made = table.duel().play(&table.discord, MOST).await?;
    assert!(made < MOST, "the duel does not end");
    let end = table.channel.wait_for("the end", is_end).await?;
    assert!(end.button("m:").is_some(), "a rematch is the next game: {}", end.words());
    table.leave().await
}

/// A person's hand, as soon as it says that the deck has so many cards.
async fn built(player: &Person, cards: usize) -> Result<Shown> {
    let says = [format!("deck: {cards} of 30 cards"), format!("колода: {cards} из 30 карт")];
    player.wait_for(&says[0], |shown| says.iter().any(|says| shown.text.replace('\u{a0}', " ").contains(says))).await
}

/// The list of the cards of a pool.
fn cards(hand: &Shown) -> Result<&Select> {
    hand.selects.iter().find(|list| list.custom_id.starts_with("@t:")).context("the cards are a list")
}

/// The filter whose press ends so.
fn filter(hand: &Shown, ends: &str) -> Result<String> {
    let filter = hand.buttons_of("u:").find(|filter| filter.custom_id.ends_with(ends)).context("a filter")?;
    Ok(filter.custom_id.clone())
}

/// The filter that is used.
fn filter_used(hand: &Shown) -> Option<&str> {
    let list = hand.selects.iter().find(|list| list.custom_id.starts_with("@c:"))?;
    list.choices.iter().find(|choice| choice.chosen).map(|choice| choice.value.as_str())
}
