//! Updates are posted to the program: with a secret, twice, and out of order.

use std::net::SocketAddr;

use anyhow::{Context, Result};
use duelhall_tests::telegram::{Mischief, Telegram};

use crate::rig::{Bot, HASTE, Table, Way, is_end};
use duelhall_store::MemoryStore;

async fn begin() -> Result<(Table, SocketAddr)> {
    let telegram = Telegram::open().await?;
    telegram.clock().run(HASTE);
    let group = telegram.supergroup("Home");
    let people = [group.person("Ann", "en"), group.person("Bob", "ru")];
    let way = Way::webhook()?;
    let Way::Webhook(address) = way else { anyhow::bail!("an address") };
    let bot = Bot::over(&telegram, std::sync::Arc::new(MemoryStore::new()), way).await?;
    Ok((Table { telegram, group, people, bot }, address))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_duel_goes_to_its_end_when_everything_is_posted_twice() -> Result<()> {
    let (table, _) = begin().await?;
    table.telegram.play(Mischief::Twice);
    table.sit_down().await?;
    table.hurry();
    let mut duel = table.duel();
    duel.play(&table.telegram, 400).await?;
    table.group.wait_for("the end", is_end).await?;
    assert_eq!(table.telegram.fetches(), 0);
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn updates_out_of_order_lose_nothing() -> Result<()> {
    let (table, _) = begin().await?;
    table.sit_down().await?;
    let mut duel = table.duel();
    duel.play(&table.telegram, 2).await?;
    table.telegram.play(Mischief::Backwards);
    for _ in 0..8 {
        let Some((who, on, data)) = duel.asked(&table.telegram).await? else { break };
        duel.note(&who, &on, &data);
        let board = table.group.wait_for("the board", crate::rig::is_board).await?;
        let pressed = [who.begin_press(&on, &data)?, who.begin_press(&board, "h:0")?, who.begin_press(&on, &data)?];
        for id in &pressed {
            who.answer(id).await?;
        }
    }
    table.calm(duel).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_sender_without_the_secret_is_not_heard() -> Result<()> {
    let (table, address) = begin().await?;
    let (url, secret) = table.telegram.webhook().context("an address")?;
    let secret = secret.context("a secret")?;
    assert!(secret.len() >= 16, "{} letters", secret.len());
    let path = url.strip_prefix("https://duels.example.org").context("the address of the settings")?.to_owned();
    let [ann, _] = &table.people;
    let forged = serde_json::json!({ "update_id": 5, "message": {
        "message_id": 77, "date": 1, "chat": { "id": table.group.id, "type": "supergroup", "title": "Home" },
        "from": { "id": ann.id, "is_bot": false, "first_name": "Ann", "language_code": "en" },
        "text": "/duel", "entities": [{ "type": "bot_command", "offset": 0, "length": 5 }],
    } });
    let client = reqwest::Client::new();
    let post = |secret: Option<String>| {
        let request = client.post(format!("http://{address}{path}")).header("content-type", "application/json");
        let request = match secret {
            Some(secret) => request.header("x-telegram-bot-api-secret-token", secret),
            None => request,
        };
        request.body(forged.to_string()).send()
    };
    for wrong in [None, Some(String::new()), Some("guess".to_owned()), Some(secret[1..].to_owned())] {
        let status = post(wrong).await?.status().as_u16();
        assert!(matches!(status, 401 | 403 | 404), "{status}");
    }
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    assert!(table.group.messages().is_empty(), "no update was accepted");
    assert!(post(Some(secret)).await?.status().is_success());
    table.group.wait_for("the challenge", |shown| shown.button("y:").is_some()).await?;
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restart_is_enough_to_go_back_to_fetching() -> Result<()> {
    let (table, _) = begin().await?;
    table.sit_down().await?;
    let mut duel = table.duel();
    duel.play(&table.telegram, 2).await?;
    let table = table.restarted().await?;
    table.telegram.until("no address any more", |telegram| telegram.webhook().is_none()).await?;
    table.calm(duel).await
}
