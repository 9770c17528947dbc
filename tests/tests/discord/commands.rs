//! Commands: in the menus of people, in texts, and with what is proposed while somebody types.

use anyhow::{Context, Result, ensure};
use duelhall_tests::discord::{Discord, Shown};
use serde_json::Value;

use crate::rig::{Bot, Table, is_board};

/// The number of a registered command.
fn id(discord: &Discord, name: &str) -> Result<String> {
    let commands = discord.commands();
    let found = commands.iter().find(|command| command["name"] == name && command["type"] == 1);
    Ok(found.and_then(|command| command["id"].as_str()).context("it is registered")?.to_owned())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_is_challenged_from_their_menu_and_the_wrong_person_is_refused_in_private() -> Result<()> {
    let table = Table::laid().await?;
    let [ann, bob] = &table.people;
    let sent = ann.menu("Challenge", "@Bob").await?;
    ensure!(sent.shown()?.ephemeral && sent.text().contains("Bob"), "{}", sent.text());
    let for_bob = |shown: &Shown| shown.mentions == [bob.id] && shown.button("y:").is_some();
    let posted = table.channel.wait_for("the challenge", for_bob).await?;
    bob.press_on(&posted, "y:").await?;
    table.channel.wait_for("the board", is_board).await?;
    let cyd = table.channel.person("Cyd", "en-US");
    cyd.leave();
    for (whom, why) in [("@Bob", "себя"), ("@bot", "бот"), ("@Cyd", "больше не на этом сервере")]
    {
        let refused = bob.menu("Вызвать", whom).await?;
        let said = refused.text().replace('\u{a0}', " ");
        ensure!(refused.shown()?.ephemeral && said.contains(why), "{whom}: {said}");
    }
    let typed = ann.slash("duel challenge user:@Cyd").await?;
    ensure!(typed.text().contains("has left this server"), "{}", typed.text());
    let group = table.discord.group("Friends");
    let friend = group.person("Dee", "en-US").with_the_app();
    ensure!(friend.at(&friend.dm()).menu("Challenge", "@Bob").await.is_err(), "nobody else is in a private chat");
    friend.menu("Challenge", "@Bob").await?;
    group.wait_for("the challenge", for_bob).await?;
    table.leave().await
}

// D-20
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn commands_in_texts_can_be_clicked_also_after_a_restart() -> Result<()> {
    let mut table = Table::laid().await?;
    let wanted =
        [format!("</duel hand:{}>", id(&table.discord, "duel")?), format!("</rules:{}>", id(&table.discord, "rules")?)];
    for _ in 0..2 {
        for person in &table.people {
            let told = |shown: &Shown| wanted.iter().all(|wanted| shown.text.contains(wanted));
            let mut help = person.slash("help").await?.shown()?.clone();
            // Shortly after a start, the numbers may not have come yet.
            while !told(&help) {
                ensure!(help.text.contains("`/duel hand`"), "{}", help.text);
                help = person.slash("help").await?.shown()?.clone();
            }
            ensure!(told(&help) && !help.text.contains("00000"), "{}", help.text);
        }
        let none = table.people[0].slash("duel hand").await?;
        let start = format!("</duel challenge:{}> \\@friend", id(&table.discord, "duel")?);
        ensure!(none.text().contains(&start), "{}", none.text());
        table = table.restarted().await?;
    }
    table.leave().await
}

// D-20
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_code_is_told_as_code_and_joined_in_capital_letters() -> Result<()> {
    let table = Table::laid().await?;
    let [ann, bob] = &table.people;
    let told = ann.slash("duel code").await?;
    let code = told.text().split('`').nth(1).context("code marks")?.to_owned();
    ensure!(code.len() == 10 && code == code.to_lowercase(), "{}", told.text());
    bob.slash(&format!("join code:{}", code.to_uppercase())).await?;
    table.channel.wait_for("the board", is_board).await?;
    table.leave().await
}

// D-4, D-10
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn cards_are_looked_for_by_what_is_proposed_in_the_language_of_the_settings() -> Result<()> {
    let table = Table::laid().await?;
    let [ann, bob] = &table.people;
    let allies = ann.complete("cards game:heroes type:al", "type").await?;
    assert_eq!(allies, ["Ally"]);
    ensure!(ann.complete("cards game:towers class:", "class").await?.is_empty(), "Towers has no classes");
    let found = ann.slash("cards game:heroes type:ally cost:3 text:melee").await?;
    ensure!(found.text().contains("cards for “Heroes, Ally, cost 3, melee”"), "{}", found.text());
    // The page has lists that narrow it: of what these cards differ in.
    let lists: Vec<&str> = found.shown()?.selects.iter().map(|list| list.placeholder.as_str()).collect();
    ensure!(lists == ["All Games", "All Types", "Any Cost"], "{lists:?}");
    let any = ann.select_on(found.shown()?, "All Types", &["All Types"]).await?;
    ensure!(any.text().contains("cards for “Heroes, cost 3, melee”"), "{}", any.text());
    let used = any.shown()?.selects.iter().flat_map(|list| list.choices.iter().filter(|choice| choice.chosen));
    let used: Vec<&str> = used.map(|choice| choice.label.as_str()).collect();
    ensure!(used == ["Heroes", "All Types", "Cost 3", "All Classes"], "{used:?}");
    let all = ann.slash("cards game:heroes type:ally").await?;
    ensure!(all.text().contains("page 1 of"), "{}", all.text());
    let next = ann.press_on(all.shown()?, "Next").await?;
    ensure!(next.text().contains("“Heroes, Ally”, page 2 of"), "{}", next.text());
    let none = ann.slash("cards text:no card says so").await?;
    ensure!(none.text().contains(&format!("</cards:{}>", id(&table.discord, "cards")?)), "{}", none.text());
    let settings = bob.slash("settings").await?;
    let one = bob.select_on(settings.shown()?, "@s:p", &["language"]).await?;
    bob.select_on(one.shown()?, "@v:p:language", &["en"]).await?;
    assert_eq!(
        bob.complete("cards type:ally", "type").await?,
        ["Ally"],
        "his client is Russian, his setting is English"
    );
    assert!(bob.complete("card name:a", "name").await?.iter().all(|name| name.is_ascii() || !name.contains('я')));
    table.leave().await
}

// D-10
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_board_in_a_private_chat_is_in_the_language_of_its_person() -> Result<()> {
    let discord = Discord::open().await?;
    let channel = discord.guild("Home", "en-US").channel("tavern");
    let boris = channel.person("Борис", "ru");
    let bot = Bot::start(&discord).await?;
    let alone = boris.at(&boris.dm());
    alone.slash("duel ai level:easy").await?;
    let board = boris.dm().wait_for("the board", is_board).await?;
    ensure!(board.text.contains("башня") && board.alt.iter().all(|alt| !alt.contains("Tower")), "{}", board.words());
    bot.end().await?;
    discord.finish().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_command_has_names_in_both_languages() -> Result<()> {
    let table = Table::laid().await?;
    let mut bare = Vec::new();
    for command in table.discord.commands() {
        let mut all = vec![command];
        while let Some(one) = all.pop() {
            if one["name_localizations"]["ru"].as_str().is_none_or(str::is_empty) {
                bare.push(one["name"].clone());
            }
            all.extend(one["options"].as_array().into_iter().flatten().cloned());
        }
    }
    assert_eq!(bare, Vec::<Value>::new());
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_newcomer_looks_around_and_reads_every_page_in_their_language() -> Result<()> {
    let table = Table::laid().await?;
    let manages = 1 << 5;
    for person in &table.people {
        let person = person.with_permissions(manages);
        for line in [
            "help",
            "rules game:towers",
            "rules game:heroes",
            "cards",
            "cards game:heroes",
            "card name:a",
            "settings",
            "config",
            "deck list",
            "deck show deck:dogs-first",
            "duel board",
            "duel hand",
            "duel rematch",
            "duel code",
        ] {
            let answer = person.slash(line).await?;
            let shown = answer.shown()?;
            let raw = ["{", "⟨", "\u{2068}"].into_iter().find(|raw| shown.words().contains(raw));
            ensure!(shown.ephemeral && raw.is_none(), "/{line}: {}", shown.words());
            let russian = shown.text.chars().any(|letter| ('а'..='я').contains(&letter));
            ensure!(russian == (person.id == table.people[1].id), "/{line}: {}", shown.text);
        }
    }
    table.leave().await
}
