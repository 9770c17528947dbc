//! Tests the settings of admins and people, and the pages that anybody can read.

use anyhow::Result;
use duelhall_tests::discord::{Discord, permissions};

use crate::rig::Bot;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_page_is_an_answer_for_the_asker_alone_in_their_language() -> Result<()> {
    let discord = Discord::open().await?;
    let channel = discord.guild("Home", "en-US").channel("tavern");
    let (ann, boris) = (channel.person("Ann", "en-US"), channel.person("Boris", "ru"));
    let bot = Bot::start(&discord).await?;
    for page in
        ["help", "rules", "cards", "settings", "duel hand", "duel board", "duel text", "duel resign", "duel spectate"]
    {
        let (english, russian) = (ann.slash(page).await?, boris.slash(page).await?);
        assert!(english.shown()?.ephemeral && russian.shown()?.ephemeral, "/{page} is for one person");
        assert_ne!(english.text(), russian.text(), "/{page} is in their language");
        assert!(!english.shown()?.words().trim().is_empty(), "/{page} says something");
    }
    assert!(channel.messages().is_empty());
    bot.end().await?;
    discord.finish().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn cards_are_found_while_they_are_typed_and_shown_with_their_picture() -> Result<()> {
    let discord = Discord::open().await?;
    let channel = discord.guild("Home", "en-US").channel("tavern");
    let (ann, boris) = (channel.person("Ann", "en-US"), channel.person("Boris", "ru"));
    let bot = Bot::start(&discord).await?;
    for person in [&ann, &boris] {
        let all = person.complete("card name:", "name").await?;
        assert!((1..=25).contains(&all.len()));
        let start: String = all[0].chars().take(3).collect();
        assert!(person.complete(&format!("card name:{start}"), "name").await?.contains(&all[0]));
        let card = person.slash(&format!("card name:{}", all[0])).await?;
        let shown = card.shown()?;
        assert!(shown.ephemeral && shown.files.len() == 1 && shown.words().contains(&all[0]), "{}", shown.words());
    }
    assert!(ann.complete("card name:no card is called so", "name").await?.is_empty());
    bot.end().await?;
    discord.finish().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_those_who_manage_the_server_see_its_settings_and_the_language_of_the_place_changes() -> Result<()> {
    let discord = Discord::open().await?;
    let guild = discord.guild("Home", "en-US");
    let channel = guild.channel("tavern");
    let admin = channel.person("Admin", "en-US").with_permissions(permissions::MANAGE_GUILD);
    let ann = channel.person("Ann", "en-US");
    let bot = Bot::start(&discord).await?;
    assert!(ann.begin("config").is_err(), "her client does not offer the command");
    let form = admin.slash("config").await?;
    let form = form.shown()?.clone();
    assert!(form.ephemeral && !form.selects.is_empty(), "{form:?}");
    let asked = admin.select_on(&form, "@s:c", &["language"]).await?;
    let chosen = admin.select_on(asked.shown()?, "@v:c:language", &["ru"]).await?;
    assert!(chosen.shown()?.ephemeral);
    ann.slash("duel open").await?;
    let posted = channel.wait_for("the challenge", |shown| shown.button("y:").is_some()).await?;
    assert!(posted.text.chars().any(|letter| ('а'..='я').contains(&letter)), "{}", posted.text);
    // Somebody finds out the form's ids: a press changes nothing.
    let stolen = ann.begin_press(&posted, "@d:c:language")?;
    assert!(!ann.answer(&stolen).await?.text().is_empty());
    ann.slash("duel hand").await?;
    bot.end().await?;
    discord.finish().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn refusals_are_for_the_asker_alone() -> Result<()> {
    let discord = Discord::open().await?;
    let channel = discord.guild("Home", "en-US").channel("tavern");
    let (ann, bob, eve) = (channel.person("Ann", "en-US"), channel.person("Bob", "ru"), channel.person("Eve", "en-US"));
    let bot = Bot::start(&discord).await?;
    for line in ["duel challenge user:@Ann", "duel challenge user:@bot", "duel hand", "duel rematch"] {
        let answer = ann.slash(line).await?;
        assert!(answer.shown()?.ephemeral && !answer.text().is_empty(), "/{line}");
    }
    assert!(channel.messages().is_empty());
    ann.slash("duel challenge user:@Bob").await?;
    channel.wait_for("the challenge", |shown| shown.button("y:").is_some()).await?;
    let refused = eve.press("y:").await?;
    assert!(refused.shown()?.ephemeral && refused.text().contains("Bob"), "{}", refused.text());
    let again = ann.slash("duel challenge user:@Bob").await?;
    assert!(again.shown()?.ephemeral);
    assert_eq!(channel.messages().len(), 1, "there is only one challenge");
    bob.press("n:").await?;
    channel.wait_for("the end of the challenge", |shown| shown.button("y:").is_none()).await?;
    bot.end().await?;
    discord.finish().await
}
