//! The places of duels: topics of forums, groups that become supergroups, groups of many languages, and the settings of
//! admins.

use anyhow::{Context, Result};
use duelhall_tests::telegram::{Op, Person, Shown, Telegram};

use crate::rig::{Bot, HASTE, Table, hand, is_board, is_end, sit_down};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_duel_stays_in_its_topic() -> Result<()> {
    let telegram = Telegram::open().await?;
    let forum = telegram.forum("Forum");
    let topic = forum.topic("Duels");
    let table = Table::laid_in(telegram, topic.clone()).await?;
    table.sit_down().await?;
    let mut duel = table.duel();
    duel.play(&table.telegram, 6).await?;
    assert!(table.people.iter().all(|person| hand(person).is_ok()));
    assert!(forum.messages().is_empty(), "nothing in the general topic");
    assert!(topic.messages().iter().filter(|shown| is_board(shown)).all(|shown| shown.thread == topic.thread));
    table.calm(duel).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn admins_choose_the_topic_for_duels_and_people_who_try_elsewhere_are_told_where() -> Result<()> {
    let telegram = Telegram::open().await?;
    let forum = telegram.forum("Forum");
    let (duels, talk) = (forum.topic("Duels"), forum.topic("Talk"));
    let table = Table::laid_in(telegram, duels.clone()).await?;
    let admin = duels.person("Admin", "en").admin();
    let form = menu(&admin).await?;
    assert!(!form.buttons().any(|button| button.data.ends_with(":groups") || button.data.ends_with(":threads")));
    let rooms = form.buttons().find(|button| button.data.ends_with(":rooms")).context("the topics")?.data.clone();
    admin.press_on(&form, &rooms).await?;
    let ways = admin.sees("the ways", |shown| shown.buttons().any(|button| button.data.contains("rooms="))).await?;
    let only = ways.buttons().find(|button| button.data.contains("rooms=")).context("only here")?.data.clone();
    let answer = admin.press_on(&ways, &only).await?;
    // E-14: Telegram has topics, and no channels.
    assert!(answer.text.starts_with("Topics for duels"), "{}", answer.text);
    admin.sees("the menu again", |shown| shown.button("@f:").is_some()).await?;
    let stranger = talk.person("Zoe", "en");
    let told = stranger.asks("/duel").await?;
    assert!(told.words().contains("https://t.me/c/"), "{}", told.words());
    assert!(told.button("y:").is_none(), "no challenge is made there");
    table.sit_down().await?;
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_reply_in_a_group_without_topics_is_no_topic() -> Result<()> {
    let table = Table::laid().await?;
    let [ann, bob] = &table.people;
    let words = bob.says("who plays?");
    ann.replies(&words, "/duel");
    let posted = table.group.wait_for("the challenge", |shown| shown.button("y:").is_some()).await?;
    bob.press_on(&posted, "y:").await?;
    table.group.wait_for("the board", is_board).await?;
    assert_eq!(table.telegram.refused(), 0);
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_group_that_becomes_a_supergroup_keeps_its_match() -> Result<()> {
    for told in [true, false] {
        let telegram = Telegram::open().await?;
        let group = telegram.group("Small");
        let table = Table::laid_in(telegram, group).await?;
        table.sit_down().await?;
        let mut duel = table.duel();
        duel.play(&table.telegram, 4).await?;
        let (who, on, choice) = duel.asked(&table.telegram).await?.context("a question")?;
        let new = if told { table.group.upgrade() } else { table.group.upgrade_in_silence() };
        if !told {
            // The update is lost: the first refused request tells the new number.
            duel.note(&who, &on, &choice);
            who.press_on(&on, &choice).await?;
        }
        let there = [table.people[0].at(&new), table.people[1].at(&new)];
        new.wait_for("the board in the supergroup", is_board).await?;
        for person in &there {
            person.press("h:").await?;
        }
        let mut duel = duel.moved_to(&new, [&there[0], &there[1]]);
        table.hurry();
        duel.wind_up(&table.telegram).await?;
        new.wait_for("the end", is_end).await?;
        table.leave().await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_bot_introduces_itself_where_it_is_brought_and_replies_call_nobody() -> Result<()> {
    let table = Table::laid().await?;
    let [ann, bob] = &table.people;
    for (person, page) in [(ann, "/help"), (bob, "/rules"), (ann, "/cards"), (bob, "/hand"), (ann, "/board")] {
        let answer = person.asks(page).await?;
        assert!(!answer.text.is_empty(), "{page}");
        assert!(answer.mentions.iter().all(|id| *id == person.id), "{page} calls nobody else");
    }
    assert_eq!(table.telegram.floods(), 0);
    table.leave().await
}

/// The groups of settings, in the group or in private.
async fn groups(admin: &Person) -> Result<Shown> {
    admin.says("/config");
    admin.sees("the groups", |shown| shown.button("@o:").is_some()).await
}

/// The settings of the chat itself.
async fn menu(admin: &Person) -> Result<Shown> {
    let groups = groups(admin).await?;
    let chat = groups.buttons().find(|button| button.data.ends_with(":chat")).context("the chat's own")?;
    admin.press_on(&groups, &chat.data.clone()).await?;
    admin.sees("the menu", |shown| shown.button("@f:").is_some()).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn settings_of_a_group_are_shown_in_groups_of_few_buttons() -> Result<()> {
    let table = Table::laid().await?;
    let admins = ["en", "ru"].map(|lang| table.group.person(lang, lang).admin());
    for (admin, [chat, all]) in admins.iter().zip([["Chat", "◀ All Settings"], ["Чат", "◀ Все настройки"]])
    {
        // The pages of both are in the group, so each waits for words of their language.
        let of_group = |shown: &Shown| shown.button("@f:").is_some() && shown.button(all).is_some();
        groups(admin).await?;
        let first = admin.sees("their language", |shown| shown.button(chat).is_some()).await?;
        assert!(first.button("@f:").is_none() && first.buttons().count() <= 8, "{:?}", first.words());
        assert_eq!(first.buttons_of("@o:").next().map(|button| &*button.label), Some(chat));
        let mut page = first;
        let groups: Vec<String> = page.buttons_of("@o:").map(|button| button.data.clone()).collect();
        for group in groups {
            admin.press_on(&page, &group).await?;
            let inside = admin.sees("a group", of_group).await?;
            assert!(inside.buttons().count() <= 10, "{:?}", inside.words());
            // A setting leads back to its group, and the group to all.
            let setting = inside.buttons_of("@f:").next().context("a setting")?.data.clone();
            admin.press_on(&inside, &setting).await?;
            let one = admin.sees("a setting", |shown| shown.button("@v:").is_some()).await?;
            admin.press_on(&one, &group).await?;
            let inside = admin.sees("the group again", of_group).await?;
            admin.press_on(&inside, all).await?;
            page = admin
                .sees("the groups again", |shown| shown.button("@a:").is_some() && shown.button(chat).is_some())
                .await?;
        }
    }
    table.leave().await
}

/// Whether a text contains Cyrillic letters.
fn cyrillic(text: &str) -> bool {
    text.chars().any(|letter| ('а'..='я').contains(&letter))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn admins_set_the_language_of_a_group_and_others_are_refused() -> Result<()> {
    let table = Table::laid().await?;
    let admin = table.group.person("Admin", "en").admin();
    let form = menu(&admin).await?;
    let language = form.buttons().find(|button| button.data.ends_with(":language")).context("the language")?;
    admin.press_on(&form, &language.data.clone()).await?;
    let choices = admin.sees("the languages", |shown| shown.buttons().any(|b| b.data.ends_with("language=ru"))).await?;
    let russian =
        choices.buttons().find(|button| button.data.ends_with("language=ru")).context("Russian")?.data.clone();
    // Somebody else finds out the buttons: a press changes nothing.
    let [ann, bob] = &table.people;
    let stolen = ann.answer(&ann.begin_press(&choices, &russian)?).await?;
    assert!(!stolen.text.is_empty(), "she is told why not");
    admin.press_on(&choices, &russian).await?;
    let board = sit_down(&table.group, ann, bob, "Bob").await?;
    assert!(cyrillic(&board.text), "{}", board.text);
    let answer = ann.asks("/config").await?;
    assert!(answer.button("@o:").is_none(), "she is not an admin: {}", answer.words());
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn admins_who_do_not_show_their_names_are_recognised() -> Result<()> {
    let table = Table::laid().await?;
    let admin = table.group.person("Admin", "en").anonymous_admin();
    let form = menu(&admin).await?;
    assert!(!form.ephemeral, "the admin is anonymous, so the answer is public");
    // A press has their name, and they are in the list of admins.
    let pings = form.buttons().find(|button| button.data.ends_with(":pings")).context("pings")?.data.clone();
    let answer = admin.press_on(&form, &pings).await?;
    assert!(!answer.alert, "{answer:?}");
    let asked = table.telegram.count(Op::GetChatAdministrators) + table.telegram.count(Op::GetChatMember);
    menu(&admin).await?;
    let again = table.telegram.count(Op::GetChatAdministrators) + table.telegram.count(Op::GetChatMember);
    assert!(again <= asked + 1, "admins are remembered");
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn cards_are_shared_where_the_bot_is_not() -> Result<()> {
    let telegram = Telegram::open().await?;
    telegram.clock().run(HASTE);
    let group = telegram.supergroup("Elsewhere");
    group.lose_bot();
    let (ann, boris) = (group.person("Ann", "en"), group.person("Boris", "ru"));
    let bot = Bot::start(&telegram).await?;
    for person in [&ann, &boris] {
        let all = person.types("").await?;
        assert!((1..=50).contains(&all.len()));
        let start: String = all[0].title.chars().take(3).collect();
        let found = person.types(&start).await?;
        assert!(found.iter().any(|card| card.title == all[0].title), "{found:?}");
        let posted = person.choose(&found[0])?;
        assert!(posted.text.contains(&found[0].title), "{}", posted.text);
    }
    assert!(ann.types("no card is called so").await?.is_empty());
    bot.end().await?;
    telegram.finish().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn commands_are_registered_for_each_scope_and_language_within_the_limits() -> Result<()> {
    let table = Table::laid().await?;
    table.telegram.until("every list", |telegram| telegram.commands().len() >= 8).await?;
    let lists = table.telegram.commands();
    for wanted in ["all_private_chats", "all_group_chats"] {
        let of_scope: Vec<_> = lists.iter().filter(|(key, _)| key.contains(wanted)).collect();
        let russian = of_scope.iter().find(|(key, _)| key.ends_with(" ru")).with_context(|| format!("{lists:?}"))?;
        let usual = of_scope.iter().find(|(key, _)| key.ends_with(' ')).context("the usual list")?;
        assert!(cyrillic(&russian.1.to_string()) && !cyrillic(&usual.1.to_string()));
        assert_ne!(of_scope[0].1, serde_json::json!([]));
    }
    table.leave().await
}
