//! Runs the built program as a process: it is killed in the middle of its answers, and its log is searched for secrets.

use std::collections::BTreeSet;
use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result};
use duelhall_engine::kit::{Record, Rng, hex};
use duelhall_store::{Collection, SledStore, Store};
use duelhall_tests::Program;
use duelhall_tests::telegram::{Failure, Group, Op, Person, Shown, Telegram};
use tokio::task::block_in_place;

use crate::rig::duel::Duel;
use crate::rig::{HASTE, Way, hand, is_board, open_hand, resign, sit_down};
use crate::secrets::cards_in;

/// A press that was on its way when the program was killed.
struct Pressed {
    who: Person,
    /// The hand as the person saw it then.
    on: Shown,
    button: String,
    id: String,
}

/// Two people who have sat down and moved a few times.
async fn seat(telegram: &Telegram, name_of_bob: &str) -> Result<Duel> {
    let group = telegram.supergroup("Home");
    let (ann, bob) = (group.person("Ann", "en"), group.person(name_of_bob, "en"));
    sit_down(&group, &ann, &bob, name_of_bob).await?;
    let mut duel = Duel::new(&group, [&ann, &bob]);
    duel.play(telegram, 4).await?;
    Ok(duel)
}

/// Presses the next button and does not wait for the answer.
async fn press(telegram: &Telegram, duel: &mut Duel) -> Result<Pressed> {
    let (who, on, button) = duel.asked(telegram).await?.context("nobody has won yet")?;
    duel.note(&who, &on, &button);
    let id = who.begin_press(&on, &button)?;
    Ok(Pressed { who, on, button, id })
}

/// Whether the answer to a press says that its question was already decided.
fn is_late(answer: &str) -> bool {
    answer.contains("answered already") || answer.contains("not your turn")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_in_the_middle_of_its_answers_it_loses_no_move_and_its_log_holds_no_secret() -> Result<()> {
    let telegram = Telegram::open().await?;
    telegram.be_generous();
    telegram.clock().run(HASTE);
    let program = block_in_place(|| Program::start_on_telegram(&telegram.url(), telegram.token()))?;
    telegram.online().await?;
    let (mut first, mut second) = (seat(&telegram, "Bob").await?, seat(&telegram, "Ben").await?);

    // The first move is made, and its answer is on the way; the second move is made at the same moment.
    telegram.fail(Op::AnswerCallbackQuery, "", Failure::Slow(Duration::from_secs(60)), 1);
    let made = press(&telegram, &mut first).await?;
    telegram.until("the answer on its way", |telegram| telegram.faults_left() == 0).await?;
    let raced = press(&telegram, &mut second).await?;
    let mut program = block_in_place(|| program.kill_and_restart())?;
    telegram.excuse();

    // Decisions stay. Updates that the program never received come now, because Telegram keeps what was not confirmed.
    for pressed in [&made, &raced] {
        pressed.who.answer(&pressed.id).await?;
        let again = pressed.who.press_on(&pressed.on, &pressed.button).await?;
        assert!(is_late(&again.text) || again.text.is_empty(), "the move was lost: {}", again.text);
    }
    for duel in [&first, &second] {
        for player in &duel.players {
            let board = player.sees("the board", is_board).await?;
            open_hand(player, &board).await?;
            // On a slow machine, the press is answered first, and the hand comes after the answer.
            let is_new = |_: &Telegram| {
                hand(player).is_ok_and(|hand| hand.buttons().all(|button| !duel.pressed.contains(&button.data)))
            };
            telegram.until("a hand that asks nothing again", is_new).await?;
        }
    }
    telegram.fail(Op::EditMessageMedia, "", Failure::Broken(502), 1);
    first.play(&telegram, 6).await?;
    second.play(&telegram, 6).await?;

    // One match ends, and its secrets are known.
    let [ann, _] = &first.players;
    let more = hand(ann)?.buttons_of("M:").next().context("there is more")?.data.clone();
    resign(ann).await?;
    let record = block_in_place(|| program.end_and_export(&more[2..]))?;
    let seed = hex(&Record::read(&record)?.seed);
    let log = program.log()?;
    assert!(log.contains("Telegram"), "there is a log: {log}");
    // Everybody is told the seed when the match is over, but a log must not tell it.
    assert!(!log.contains(&seed), "the seed is in the log");
    for secret in [telegram.token(), "planted-token"] {
        assert!(!log.contains(secret), "{secret} is in the log");
        assert!(telegram.traffic().iter().all(|exchange| !exchange.holds(secret)), "{secret} is in a request");
    }
    assert_eq!(cards_in(&log), Vec::<String>::new(), "cards are named in the log");
    telegram.excuse();
    telegram.finish().await
}

/// How many commands come at once.
const COMMANDS: usize = 40;

/// How many kills there are, unless `DUELHALL_KILLS` says otherwise.
const KILLS: u32 = 3;

/// What a killed program has kept: the places with a challenge, and how many updates wait in its inbox.
async fn kept(data: &Path) -> Result<(BTreeSet<String>, usize)> {
    let store = SledStore::open(data, &duelhall_store::sled::Options::default())?;
    let mut places = BTreeSet::new();
    let mut after: Option<String> = None;
    loop {
        let page = store.scan(Collection::Challenges, "", after.as_deref(), 500).await?;
        let Some((last, _)) = page.last() else { break };
        after = Some(last.clone());
        for (_, document) in &page {
            let challenge: serde_json::Value = serde_json::from_slice(&document.value)?;
            places.extend(challenge["place"].as_str().map(str::to_owned));
        }
    }
    Ok((places, store.scan(Collection::Inbox, "", None, 5_000).await?.len()))
}

/// In each of forty groups, a person makes an open challenge, all at once.
fn challenge(telegram: &Telegram, round: u32) -> Vec<Group> {
    let groups: Vec<Group> = (0..COMMANDS).map(|at| telegram.supergroup(&format!("Inn {round}.{at}"))).collect();
    for (at, group) in groups.iter().enumerate() {
        group.person(&format!("Ann{round}x{at}"), "en").says("/duel");
    }
    groups
}

/// Kills the program at random moments while forty commands come at once. Each command that Telegram was told is taken
/// must have its effect.
async fn siege(way: Way) -> Result<()> {
    let kills = std::env::var("DUELHALL_KILLS").ok().map_or(Ok(KILLS), |kills| kills.parse())?;
    let telegram = Telegram::open().await?;
    telegram.be_generous();
    let mut program = block_in_place(|| match way {
        Way::Poll => Program::start_on_telegram(&telegram.url(), telegram.token()),
        Way::Webhook(listen) => {
            telegram.pass_on_to(listen);
            Program::start_on_telegram_at(&telegram.url(), telegram.token(), listen)
        }
    })?;
    telegram.online().await?;
    let (mut rng, mut groups, mut taken) = (Rng::from_number(13), Vec::new(), 0);
    for round in 1..=kills {
        groups.extend(challenge(&telegram, round));
        telegram.until("the first command to be taken", |telegram| telegram.waiting() < COMMANDS).await?;
        tokio::time::sleep(Duration::from_millis(rng.below(60).into())).await;
        taken += COMMANDS.saturating_sub(telegram.waiting());
        program = block_in_place(|| program.kill_and_restart())?;
        telegram.until("every command to be taken", |telegram| telegram.waiting() == 0).await?;
    }
    // An update that three runs left unfinished is set aside, so each of these runs gets time to finish.
    let mut life = Duration::from_secs(4);
    loop {
        let (places, left) = kept(&program.kill()?).await?;
        let missing: Vec<_> =
            groups.iter().filter(|group| !places.contains(&format!("telegram:{}", group.id))).collect();
        // An update that was on its way when the program was killed was not taken; it comes again.
        if left == 0 && telegram.waiting() == 0 {
            println!(
                "{kills} kills: {taken} of {} commands were taken before them, {} missing",
                groups.len(),
                missing.len()
            );
            assert_eq!(missing.len(), 0, "acknowledged and lost: {missing:?}");
            break;
        }
        program = block_in_place(|| program.kill_and_restart())?;
        telegram.online().await?;
        // A slow machine needs more time for the waiting updates, so each run is longer than the last.
        tokio::time::sleep(life).await;
        life *= 2;
    }
    let violations = telegram.take_violations();
    assert!(violations.is_empty(), "{violations:#?}");
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn e_4_killed_under_forty_commands_it_loses_none_that_it_has_fetched() -> Result<()> {
    siege(Way::Poll).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn e_4_killed_under_forty_commands_it_loses_none_that_was_posted_to_it() -> Result<()> {
    siege(Way::webhook()?).await
}
