//! The settings of places and people, as their clients show them: threads, pings, spectators, channels, numbers.

use std::time::Duration;

use anyhow::{Context, Result};
use duelhall_tests::discord::{Discord, Exchange, How, Op, Person, Shown, permissions};

use crate::rig::{Duel, Table, is_board, sit_down};

/// A person who may manage the server.
pub(crate) fn admin(table: &Table) -> Person {
    table.channel.person("Admin", "en-US").with_permissions(permissions::MANAGE_GUILD)
}

/// Opens the menu of a setting in `/config` or `/settings`.
async fn setting(who: &Person, page: &str, key: &str) -> Result<Shown> {
    let form = who.slash(page).await?;
    Ok(who.select_on(form.shown()?, "@s:", &[key]).await?.shown()?.clone())
}

/// Chooses a value of a setting in `/config` or `/settings`.
pub(crate) async fn set(who: &Person, page: &str, key: &str, value: &str) -> Result<()> {
    let asked = setting(who, page, key).await?;
    let chosen = who.select_on(&asked, "@v:", &[value]).await?;
    anyhow::ensure!(chosen.shown()?.ephemeral, "settings are for one person");
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_place_that_wants_threads_gets_one_for_each_match_with_its_board_and_everything_else() -> Result<()> {
    let table = Table::laid().await?;
    set(&admin(&table), "config", "threads", "on").await?;
    let [ann, bob] = &table.people;
    sit_down(ann, bob, "Bob").await?;
    let challenge = table.channel.messages().first().context("the challenge stands")?.id;
    table.discord.until("the thread", |_| !table.channel.threads().is_empty()).await?;
    let [thread] = &table.channel.threads()[..] else { panic!("one thread for one match") };
    assert_eq!(thread.id, challenge, "the thread belongs to the challenge");
    thread.wait_for("the board", is_board).await?;
    let there = [ann.at(thread), bob.at(thread)];
    for person in &there {
        person.press("h:").await?;
    }
    let mut duel = Duel::new(thread, [&there[0], &there[1]]);
    duel.wind_up(&table.discord).await?;
    thread.wait_for("the end", crate::rig::is_end).await?;
    assert_eq!(table.channel.messages().len(), 1, "the channel holds only the challenge");
    let opened: Vec<Exchange> =
        table.discord.traffic().into_iter().filter(|exchange| exchange.op == Op::ThreadFromMessage).collect();
    assert_eq!(opened.len(), 1);
    assert_eq!(opened[0].json["auto_archive_duration"], 1_440, "the thread is archived a day after the end");
    assert_eq!(table.discord.count(Op::EditChannel) + table.discord.count(Op::DeleteChannel), 0);
    assert_eq!(table.discord.invalid_requests(), 0);
    table.leave().await
}

/// Whether a message calls somebody to their turn.
fn is_ping(shown: &Shown) -> bool {
    !shown.ephemeral && shown.files.is_empty() && !shown.mentions.is_empty() && shown.button("h:").is_some()
}

/// Lets two people play by correspondence until their hands are too old: now only pings tell them about their turns.
async fn apart(table: &Table) -> Result<Duel> {
    let [ann, bob] = &table.people;
    ann.slash("duel challenge user:@Bob clock:correspondence").await?;
    bob.press("y:").await?;
    table.channel.wait_for("the board", is_board).await?;
    let mut duel = table.duel();
    // Both keep their first hands.
    duel.play(&table.discord, 2).await?;
    duel.asked(&table.discord).await?;
    table.bot.jump(&table.discord, Duration::from_secs(16 * 60)).await?;
    Ok(duel)
}

/// Plays until it is the other player's turn; returns that player.
async fn pass(table: &Table, duel: &mut Duel) -> Result<Person> {
    for _ in 0..40 {
        let (mover, ..) = duel.asked(&table.discord).await?.context("nobody has won yet")?;
        let answer = duel.step(&table.discord).await?.context("nobody has won yet")?;
        if answer.shown()?.buttons_of("a:").next().is_none() {
            let other = table.people.iter().find(|person| person.id != mover.id);
            return other.cloned().context("there are two");
        }
    }
    anyhow::bail!("a turn without an end")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_player_without_an_open_hand_is_pinged_and_the_ping_goes_when_they_look() -> Result<()> {
    let table = Table::laid().await?;
    let mut duel = apart(&table).await?;
    let next = pass(&table, &mut duel).await?;
    let ping = table.channel.wait_for("the ping", is_ping).await?;
    assert_eq!(ping.mentions, [next.id]);
    next.press_on(&ping, "h:").await?;
    table.discord.until("the end of the ping", |_| !table.channel.messages().iter().any(is_ping)).await?;
    pass(&table, &mut duel).await?;
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_ping_that_waited_when_the_program_ended_comes_after_the_next_start() -> Result<()> {
    let table = Table::laid().await?;
    let mut duel = apart(&table).await?;
    let next = pass(&table, &mut duel).await?;
    assert!(!table.channel.messages().iter().any(is_ping), "it still waits");
    let table = table.restarted().await?;
    let ping = table.channel.wait_for("the ping", is_ping).await?;
    assert_eq!(ping.mentions, [next.id]);
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_player_with_an_open_hand_is_pinged_at_half_of_the_time_and_the_ping_goes_when_they_have_moved() -> Result<()>
{
    let table = Table::begin().await?;
    let mut duel = table.duel();
    // Both keep their first hands: for the first question there is more time.
    duel.play(&table.discord, 2).await?;
    let next = pass(&table, &mut duel).await?;
    duel.asked(&table.discord).await?;
    table.bot.jump(&table.discord, Duration::from_secs(61)).await?;
    let ping = table.channel.wait_for("the ping", |shown| is_ping(shown) && shown.mentions == [next.id]).await?;
    pass(&table, &mut duel).await?;
    let gone = |_: &Discord| table.channel.messages().iter().all(|shown| shown.id != ping.id);
    table.discord.until("the end of the ping", gone).await?;
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_player_is_told_of_half_of_the_time_in_private_where_the_channel_accepts_no_ping() -> Result<()> {
    let table = Table::begin().await?;
    let mut duel = table.duel();
    let next = pass(&table, &mut duel).await?;
    duel.asked(&table.discord).await?;
    table.channel.allow(permissions::USUAL & !permissions::SEND);
    let board = next.wait_for("the board", is_board).await?;
    next.press_on(&board, "b:").await?;
    table.bot.jump(&table.discord, Duration::from_secs(61)).await?;
    let halves = ["Half of your time", "Половина времени прошла"];
    let told = |shown: &Shown| halves.iter().any(|half| shown.text.replace('\u{a0}', " ").contains(half));
    assert!(next.wait_for("the words in private", told).await?.ephemeral);
    assert!(!table.channel.messages().iter().any(is_ping));
    table.leave().await
}

/// A result is no *My Hand*, but it is about the hand that is open all the same.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_player_is_told_below_the_open_hand_that_the_clock_has_ended_the_match() -> Result<()> {
    let table = Table::begin().await?;
    let mut duel = table.duel();
    // Both keep their first hands: for the first question there is more time.
    duel.play(&table.discord, 2).await?;
    let next = pass(&table, &mut duel).await?;
    duel.asked(&table.discord).await?;
    table.channel.allow(permissions::USUAL & !permissions::SEND);
    let board = next.wait_for("the board", is_board).await?;
    // The press tells the bot what it may do here. The third move that they miss is the last: it comes when the bot might try
    // again to post here, and before their hand can no longer be edited.
    next.press_on(&board, "b:").await?;
    for _ in 0..5 {
        table.bot.jump(&table.discord, Duration::from_secs(121)).await?;
    }
    let told = |shown: &Shown| shown.ephemeral && shown.files.is_empty() && shown.button("m:").is_some();
    next.wait_for("the end below the hand", told).await?;
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_place_or_a_person_that_wants_no_pings_gets_none() -> Result<()> {
    for of_place in [true, false] {
        let table = Table::laid().await?;
        if of_place {
            set(&admin(&table), "config", "pings", "off").await?;
        } else {
            for person in &table.people {
                set(person, "settings", "pings", "off").await?;
            }
        }
        let mut duel = apart(&table).await?;
        for _ in 0..3 {
            let edits = table.discord.count(Op::EditMessage);
            let next = pass(&table, &mut duel).await?;
            table.discord.until("the board of the next turn", |_| table.discord.count(Op::EditMessage) > edits).await?;
            assert!(!table.channel.messages().iter().any(is_ping));
            next.press("h:").await?;
        }
        assert_eq!(table.discord.count(Op::DeleteMessage), 0, "no ping was posted and deleted");
        table.leave().await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn spectators_watch_where_they_are_welcome_and_are_refused_elsewhere() -> Result<()> {
    let table = Table::begin().await?;
    let wim = table.channel.person("Wim", "en-US");
    let watched = wim.slash("duel spectate").await?;
    let board = watched.shown()?;
    assert!(board.ephemeral && board.files.len() == 1 && board.buttons_of("a:").next().is_none(), "{board:?}");
    set(&admin(&table), "config", "spectators", "off").await?;
    let public = table.channel.wait_for("the board", is_board).await?;
    for refused in
        [wim.slash("duel spectate").await?, wim.slash("duel text").await?, wim.press_on(&public, "o:").await?]
    {
        let shown = refused.shown()?;
        assert!(
            shown.ephemeral && shown.files.is_empty() && shown.text.contains("Spectators are off"),
            "{}",
            shown.text
        );
    }
    let own = table.people[0].slash("duel text").await?;
    assert!(!own.text().contains("Spectators are off"), "players may always look");
    let bare = |shown: &Shown| shown.id == public.id && shown.files.is_empty() && shown.button("b:").is_some();
    let covered = table.channel.wait_for("the covered board", bare).await?;
    let looked = table.people[0].press_on(&covered, "b:").await?;
    assert!(looked.shown()?.ephemeral && looked.shown()?.files.len() == 1, "{looked:?}");
    assert!(wim.press_on(&covered, "b:").await?.text().contains("Spectators are off"));
    assert!(table.channel.messages().iter().all(|shown| shown.ephemeral || shown.files.is_empty()), "nothing is seen");
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_duel_in_the_wrong_channel_is_sent_to_the_right_one_and_refusals_name_commands_as_clients_do() -> Result<()> {
    let table = Table::laid().await?;
    let [ann, bob] = &table.people;
    // Discord makes a command clickable by the name with which it is registered.
    for (person, friend) in [(ann, "\\@friend"), (bob, "\\@друг")] {
        let none = person.slash("duel hand").await?;
        assert!(none.text().contains("/duel challenge") && none.text().contains(friend), "{}", none.text());
        let help = person.slash("help").await?;
        assert!(help.text().contains("/duel challenge") && help.text().lines().count() <= 7, "{}", help.text());
        let all = person.press_on(help.shown()?, "@l").await?;
        assert!(all.text().contains("/duel rematch"), "{}", all.text());
    }
    let arena = table.guild.channel("arena");
    let admin = admin(&table);
    let asked = setting(&admin, "config", "rooms").await?;
    admin.select_on(&asked, "@v:", &[&arena.id.to_string()]).await?;
    for person in [ann, bob] {
        let refused = person.slash("duel open").await?;
        let shown = refused.shown()?;
        assert!(shown.ephemeral && shown.text.contains(&format!("<#{}>", arena.id)), "{}", shown.text);
    }
    assert!(table.channel.messages().is_empty());
    ann.at(&arena).slash("duel open").await?;
    arena.wait_for("the challenge", |shown| shown.button("y:").is_some()).await?;
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_people_with_a_chosen_role_start_duels_and_anybody_accepts() -> Result<()> {
    let table = Table::laid().await?;
    let [ann, bob] = &table.people;
    let role = table.guild.role("Duellists");
    set(&admin(&table), "config", "groups", &role.to_string()).await?;
    for person in [ann, bob] {
        let refused = person.slash("duel open").await?;
        assert!(refused.shown()?.ephemeral && table.channel.messages().is_empty(), "{}", refused.text());
    }
    let ann = ann.with_role(role);
    sit_down(&ann, bob, "Bob").await?;
    table.channel.wait_for("the board", is_board).await?;
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_number_is_asked_for_in_a_form_refused_in_private_and_kept_in_the_list_of_changes() -> Result<()> {
    let table = Table::laid().await?;
    let admin = admin(&table);
    let asked = setting(&admin, "config", "limit").await?;
    let form = admin.press_on(&asked, "@n:").await?;
    assert!(matches!(form.how, How::Form(_)), "{form:?}");
    for wrong in ["501", "0", "x"] {
        let refused = admin.submit(&form, &[("value", wrong)]).await?;
        let shown = refused.shown()?;
        assert!(shown.ephemeral && shown.text.contains("whole number from 1 to 500"), "{wrong}: {}", shown.text);
        let asked = setting(&admin, "config", "limit").await?;
        assert!(asked.text.contains("Now: 10"), "{}", asked.text);
    }
    let form = admin.press_on(&setting(&admin, "config", "limit").await?, "@n:").await?;
    admin.submit(&form, &[("value", "3")]).await?;
    let asked = setting(&admin, "config", "limit").await?;
    assert!(asked.text.contains("Now: 3"), "{}", asked.text);
    let overview = admin.slash("config").await?;
    let audit = admin.press_on(overview.shown()?, "@a").await?;
    let lines: Vec<&str> = audit.text().lines().filter(|line| line.contains("Duels at once")).collect();
    assert!(audit.shown()?.ephemeral && lines.len() == 1, "refused changes are not listed: {}", audit.text());
    assert!(lines[0].contains("Admin") && lines[0].contains('3'), "{}", lines[0]);
    assert!(table.channel.messages().is_empty());
    table.leave().await
}
