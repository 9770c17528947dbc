//! People's own decks are made, shown, renamed, played with and deleted, and nobody else sees them.

use anyhow::{Context, Result, ensure};
use duelhall_tests::discord::How;

use crate::rig::Table;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deck_is_made_shown_renamed_played_with_and_deleted() -> Result<()> {
    let table = Table::laid().await?;
    let [ann, bob] = &table.people;
    let kept = ann.slash("deck copy deck:dogs-first name:Good Dogs").await?;
    let shown = kept.shown()?;
    ensure!(shown.ephemeral && shown.text.contains("is kept among your decks"), "{}", shown.text);
    ensure!(shown.files.iter().any(|file| file.name == "deck.png"), "a picture of it: {:?}", shown.files);
    ensure!(shown.alt.iter().any(|alt| alt.contains("Hero: Burrek Houndfriend")), "{:?}", shown.alt);
    ann.slash("deck rename deck:good-dogs name:Better Dogs").await?;
    let proposed = ann.complete("deck show deck:", "deck").await?;
    ensure!(proposed[0] == "★ Better Dogs" && proposed.len() > 9, "own decks come first: {proposed:?}");
    let for_a_duel = ann.complete("duel ai game:heroes deck:better", "deck").await?;
    ensure!(for_a_duel == ["★ Better Dogs"], "{for_a_duel:?}");
    let others = bob.complete("deck show deck:better", "deck").await?;
    ensure!(others.is_empty(), "nobody else is told of the deck: {others:?}");
    ensure!(bob.slash("deck show deck:better-dogs").await?.text().contains("нет"), "the deck is not shown to others");
    let list = bob.slash("deck list").await?;
    ensure!(
        list.text().contains("колода:") && !list.text().contains("deck:"),
        "the option's own name: {}",
        list.text()
    );
    let list = ann.slash("deck list").await?;
    ensure!(list.text().contains("Better Dogs"), "{}", list.text());
    let page = ann.press("Better Dogs").await?;
    ensure!(matches!(page.how, How::Update | How::Acknowledged), "the list becomes the deck: {:?}", page.how);
    let hand = ann.slash("duel ai game:heroes deck:Better Dogs level:easy").await?;
    ensure!(hand.shown()?.files.iter().any(|file| file.name == "hand.png"), "{}", hand.text());
    let asks = ann.slash("deck delete deck:better-dogs").await?;
    let sure = asks.shown()?.buttons_of("Z:").next().context("it asks whether one is sure")?.custom_id.clone();
    let gone = ann.press_on(asks.shown()?, &sure).await?;
    ensure!(gone.text().contains("is deleted"), "{}", gone.text());
    ensure!(ann.slash("deck show deck:better-dogs").await?.text().contains("no deck called"));
    ensure!(bob.private().iter().all(|shown| !shown.text.contains("Dogs")), "Bob has seen nothing of it");
    ensure!(table.channel.messages().iter().all(|shown| !shown.words().contains("Better Dogs")), "nor has the channel");
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deck_travels_to_a_friend_by_its_code() -> Result<()> {
    let table = Table::laid().await?;
    let [ann, bob] = &table.people;
    let list = "deck import cards:Grumm in Borrowed Fur; 2 Bark Jerkin; 2 Good Soil";
    let kept = ann.slash(list).await?;
    ensure!(kept.text().contains("H-113"), "the error in the deck is named: {}", kept.text());
    let code = kept.text().split_whitespace().find(|word| word.starts_with("heroes-")).context("a code to share")?;
    let code = code.replace('\\', "");
    let theirs = bob.slash(&format!("deck import cards:{code} name:От Анны")).await?;
    ensure!(theirs.text().replace('\u{a0}', " ").contains("«От Анны» теперь ваша"), "{}", theirs.text());
    let refused = bob.slash("duel ai game:heroes deck:от-анны").await?;
    ensure!(refused.text().contains("H-113"), "it cannot be played: {}", refused.text());
    let slip = bob.slash(&format!("deck import cards:{}", &code[..code.len() - 1])).await?;
    ensure!(slip.text().replace('\u{a0}', " ").contains("В коде ошибка"), "{}", slip.text());
    table.leave().await
}
