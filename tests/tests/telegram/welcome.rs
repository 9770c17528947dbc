//! First words: to a newcomer, to a group that lets the bot in, and to somebody who types a command in a group.

use anyhow::{Context, Result};
use duelhall_tests::telegram::{Era, Op, Person, Shown, Telegram};

use crate::rig::{Bot, Hands, Table, hand};

// E-18
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn e_18_start_welcomes_with_a_picture_three_lines_and_a_button_for_each_game() -> Result<()> {
    let table = Table::laid().await?;
    let labels = |shown: &Shown| shown.buttons().map(|button| button.label.replace('\u{a0}', " ")).collect::<Vec<_>>();
    let wanted = [["Play Towers", "Add to Group", "Rules"], ["Играть: Башни", "Добавить в группу", "Правила"]];
    for (person, wanted) in table.people.iter().zip(wanted) {
        let chat = person.private();
        let welcome = chat.asks("/start").await?;
        assert!(welcome.picture.is_some() && welcome.text.lines().count() <= 3, "{}", welcome.text);
        let shown = labels(&welcome);
        assert!(wanted.iter().all(|label| shown.iter().any(|shown| shown == label)), "{shown:?}");
        assert_eq!((welcome.buttons_of("@j:").count(), shown.len()), (4, 6), "{shown:?}");
        let add = &welcome.buttons().nth(4).context("a link")?.url;
        assert_eq!(*add, format!("https://t.me/{}?startgroup=hello", table.telegram.name()));
        // A command can overtake the reply that gives the picture its name, but not for long.
        let (mut files, mut file) = (Vec::new(), welcome.file.clone().context("a picture")?);
        while !files.contains(&file) {
            assert!(files.len() < 6, "a picture is uploaded once");
            files.push(file);
            file = chat.asks("/start").await?.file.context("a picture")?;
        }
        chat.press_on(&welcome, "@r").await?;
        // The rules are those of the game that is chosen, and lead back to the others.
        let asked = chat.sees("whose rules", |shown| shown.button("@r:war").is_some()).await?;
        for game in ["heroes", "war"] {
            chat.press_on(&asked, &format!("@r:{game}")).await?;
            let duel = format!("c:{game}");
            let rules =
                chat.sees("the rules", |shown| shown.button(&duel).is_some() && shown.text.lines().count() > 3).await?;
            assert_eq!(rules.id, asked.id, "the rules are where the question was");
            chat.press_on(&rules, "@r").await?;
            chat.sees("whose rules again", |shown| shown.id == asked.id && shown.button("@r:war").is_some()).await?;
        }
        let games = chat.asks("/duel").await?;
        assert_eq!(games.buttons_of("@j:").count(), 5, "{}", games.words());
        chat.press_on(&games, "@j:heroes").await?;
        let ways = chat.sees("the ways to duel", |shown| shown.button("@d:easy").is_some()).await?;
        let levels = ways.buttons_of("@d:").map(|button| button.label.clone());
        assert!(levels.into_iter().all(|label| label.starts_with(char::is_uppercase)), "{}", ways.words());
        chat.press_on(&ways, "@d:easy:heroes").await?;
        person.until("a hand", |person| hand(person).is_ok()).await?;
        // A game with formats is chosen with a line about each of them.
        chat.press_on(&games, "@j:heroes-formats").await?;
        let formats = chat.sees("the formats", |shown| shown.button("@j:heroes-formats:").is_some()).await?;
        assert!(
            formats.text.lines().count() == 4
                && formats.text.matches('–').count() + formats.text.matches('—').count() >= 3
        );
        chat.press_on(&formats, "@j:heroes-formats:draft").await?;
        chat.sees("the ways to draft", |shown| shown.button("@d:easy:heroes-formats:draft").is_some()).await?;
        let named = chat.asks("/duel towers").await?;
        assert!(named.button("@d:normal:towers").is_some() && named.button("@c:towers").is_some(), "{}", named.words());
    }
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_link_to_a_code_gives_a_code() -> Result<()> {
    let table = Table::laid().await?;
    let chat = table.people[0].private();
    let code = chat.asks("/start code").await?;
    assert!(code.button("https://t.me/share/").is_some(), "{}", code.words());
    table.leave().await
}

fn greetings(group: &duelhall_tests::telegram::Group) -> usize {
    group.messages().iter().filter(|shown| shown.by_bot && shown.text.contains("/duel")).count()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_group_that_adds_the_bot_is_greeted_once_in_the_language_of_whoever_added_it() -> Result<()> {
    let telegram = Telegram::open().await?;
    let group = telegram.supergroup("Клуб");
    let yana = group.person("Яна", "ru");
    group.lose_bot();
    let bot = Bot::start(&telegram).await?;
    group.invite_bot();
    let hello = group.wait_for("the first words", |shown| shown.by_bot).await?;
    assert!(hello.text.contains("Привет") && hello.text.contains("/config"), "{}", hello.text);
    assert!(hello.text.lines().count() <= 3 && hello.picture.is_none());
    // Telegram also sends this after a link that adds the bot, and more rights are no new beginning.
    yana.says("/start hello");
    group.promote_bot();
    yana.says("/rules");
    yana.until("the rules", |yana| !yana.whispered().is_empty()).await?;
    assert_eq!(greetings(&group), 1);
    group.kick_bot();
    group.invite_bot();
    telegram.until("the first words again", |_| greetings(&group) == 2).await?;
    bot.end().await?;
    telegram.finish().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_group_in_which_the_bot_may_not_write_is_not_greeted() -> Result<()> {
    let telegram = Telegram::open().await?;
    let group = telegram.supergroup("Club");
    let ann = group.person("Ann", "en");
    group.lose_bot();
    let bot = Bot::start(&telegram).await?;
    group.mute_bot();
    // A later update is answered, so this one has been handled.
    ann.private().asks("/help").await?;
    assert_eq!((group.messages().len(), telegram.count(Op::SendMessage)), (0, 1));
    bot.end().await?;
    telegram.finish().await
}

/// What the group is told below a command.
async fn told_below(table: &Table, person: &Person, command: &str) -> Result<Shown> {
    let said = person.says(command);
    let below = |shown: &Shown| shown.by_bot && shown.reply_to == Some(said.id);
    table.group.wait_for(&format!("something below {command}"), below).await
}

// E-18, E-9
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn e_18_a_command_typed_in_a_group_is_answered_there_or_a_line_says_where() -> Result<()> {
    let table = Table::with(Hands::Private).await?;
    let [ann, bob] = &table.people;
    for command in ["/rules", "/rules heroes", "/cards", "/card wall", "/settings", "/help", "/hand", "/deck list"] {
        let before = ann.private().seen().len();
        let line = told_below(&table, ann, command).await?;
        assert!(line.text.chars().count() < 120, "{command} makes a wall: {}", line.text);
        if ann.private().seen().len() > before {
            let chat = format!("https://t.me/{}", table.telegram.name());
            assert_eq!(line.button(&chat).map(|button| button.url.clone()), Some(chat), "{command}: {}", line.words());
        }
    }
    let line = told_below(&table, bob, "/rules").await?;
    assert!(line.text.contains("личном чате"), "{}", line.text);
    table.leave().await
}

// E-18
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn e_18_what_is_too_long_for_a_group_is_a_link_for_somebody_whom_the_bot_may_not_write() -> Result<()> {
    let telegram = Telegram::open().await?;
    telegram.be(Era::Old);
    let group = telegram.supergroup("Home");
    let table = Table::laid_in(telegram, group).await?;
    let newcomer = table.group.person("Newcomer", "en");
    let help = told_below(&table, &newcomer, "/help").await?;
    assert!(help.text.contains("/duel") && help.text.lines().count() <= 8, "the help is short: {}", help.text);
    let all = newcomer.press_on(&help, "@l").await?.url.context("a link to all commands")?;
    newcomer.follow(&all)?.sees("all commands", |shown| shown.text.contains("/rematch")).await?;
    for (command, wanted) in [("/rules heroes", "Heroes"), ("/cards war", "War")] {
        let newcomer = table.group.person(wanted, "en");
        let line = told_below(&table, &newcomer, command).await?;
        assert!(line.text.chars().count() < 120, "{command} makes a wall: {}", line.text);
        let link = line.buttons().next().context("a link")?.url.clone();
        let page = newcomer.follow(&link)?.sees("the page", |shown| shown.text.lines().count() > 3).await?;
        assert!(page.text.contains(wanted), "{command}: {}", page.text);
    }
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_list_of_cards_is_narrowed_by_buttons() -> Result<()> {
    let table = Table::laid().await?;
    let chat = table.people[0].private();
    let cards = chat.asks("/cards heroes").await?;
    assert!(cards.text.lines().count() <= 7, "{}", cards.text);
    let types = cards.buttons_of("@q:1:").next().context("the types")?;
    assert_eq!(types.label, "All Types ▾");
    chat.press_on(&cards, &types.data).await?;
    let values = chat.sees("the types", |shown| shown.button("✓ All Types").is_some()).await?;
    chat.press_on(&values, "Ally").await?;
    let allies = chat.sees("the allies", |shown| shown.text.contains("for “Heroes, Ally”")).await?;
    assert!(allies.button("Ally ▾").is_some() && allies.id == cards.id, "{}", allies.words());
    table.leave().await
}

// E-11
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn e_11_the_answer_to_a_new_language_is_in_that_language() -> Result<()> {
    let table = Table::laid().await?;
    let chat = table.people[0].private();
    let answer = chat.asks("/settings language ru").await?;
    assert!(answer.text.contains("Язык") && answer.text.contains("Ваши настройки"), "{}", answer.words());
    assert!(answer.buttons().all(|button| !button.label.is_ascii()), "{}", answer.words());
    let answer = chat.asks("/settings language en").await?;
    assert!(answer.words().is_ascii() || answer.text.contains("Your settings"), "{}", answer.words());
    table.leave().await
}

// E-21
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn e_21_a_challenge_goes_into_any_chat_and_is_accepted_in_a_private_chat() -> Result<()> {
    let table = Table::laid().await?;
    let [ann, bob] = &table.people;
    // The bot is not in this group.
    let elsewhere = table.telegram.supergroup("Elsewhere");
    elsewhere.lose_bot();
    let (label, payload) = ann.types_for_button("").await?.context("a way to begin")?;
    assert_eq!((label.as_str(), payload.as_str()), ("Challenge a Friend by Code", "code"));
    let own = ann.private();
    own.asks("/start").await?;
    let code = own.asks(&format!("/start {payload}")).await?;
    assert_eq!(ann.types_for_button("").await?, None);
    let offered = ann.types("").await?;
    let first = offered.first().context("a challenge")?;
    assert_eq!(first.title, "Challenge somebody here");
    assert!(code.text.contains(first.id.trim_start_matches("code-")), "{}", code.text);
    let posted = ann.at(&elsewhere).choose(first)?;
    assert!(posted.picture.is_some() && posted.text.contains("Ann challenges you"), "{}", posted.text);
    let accept = posted.buttons().next().context("a button")?.url.clone();
    bob.follow(&accept)?;
    for person in [ann, bob] {
        person.private().sees("a hand", |shown| shown.picture.is_some() && shown.button("a:").is_some()).await?;
    }
    assert_eq!(ann.types("").await?.iter().filter(|card| card.id.starts_with("code-")).count(), 0, "it is used");
    table.leave().await
}

// E-21
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn e_21_a_code_is_understood_in_capitals() -> Result<()> {
    let table = Table::laid().await?;
    let [ann, bob] = &table.people;
    ann.private().asks("/duel code").await?;
    let offered = ann.types("").await?;
    let code = offered.first().context("a code")?.id.trim_start_matches("code-").to_uppercase();
    bob.private().says(&format!("/join {code}"));
    bob.private().sees("a hand", |shown| shown.picture.is_some() && shown.button("a:").is_some()).await?;
    table.leave().await
}
