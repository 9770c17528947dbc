//! What one person alone may see reaches that person alone.

use std::collections::BTreeSet;

use anyhow::Result;
use duelhall_engine::games::{AnyCard, GameId};
use duelhall_engine::text::{Lang, Words};
use duelhall_tests::discord::{Discord, Exchange, Op, Person, Reader, Shown};
use serde_json::Value;

use crate::rig::{Bot, Duel, sit_down};

/// The names of every card, in every language.
fn names() -> Vec<[String; 2]> {
    let name = |(_, card): (String, AnyCard)| {
        let AnyCard::Towers(card) = card;
        Lang::ALL.map(|lang| Words::engine().card_name(lang, &card).replace('\u{a0}', " "))
    };
    GameId::Towers.cards().into_iter().map(name).collect()
}

/// Which cards are named in a text, by their place in [`names`].
fn named(names: &[[String; 2]], text: &str) -> BTreeSet<usize> {
    let text = text.replace('\u{a0}', " ");
    (0..names.len()).filter(|at| names[*at].iter().any(|name| text.contains(name))).collect()
}

/// The hands that one person was sent: the words of each and its picture.
fn hands(traffic: &[Exchange], who: &Person) -> Vec<(String, Vec<u8>)> {
    let own = traffic.iter().filter(|exchange| exchange.reader == Reader::Person(who.id));
    let hand = |exchange: &Exchange| {
        let data = if exchange.op == Op::Callback { &exchange.json["data"] } else { &exchange.json };
        // Of all pictures, only a hand stands above the button to give up.
        let given_up = data["components"].to_string().contains("\"custom_id\":\"r:");
        let alt = data["attachments"][0]["description"].as_str().map(str::to_owned);
        let file = exchange.files.first().map(|file| file.bytes.to_vec());
        alt.zip(file).filter(|_| given_up)
    };
    own.filter_map(hand).collect()
}

/// Every text of a value.
fn texts(value: &Value, into: &mut String) {
    match value {
        Value::String(text) => into.push_str(&format!("{text}\n")),
        Value::Array(values) => values.iter().for_each(|value| texts(value, into)),
        Value::Object(fields) => fields.values().for_each(|value| texts(value, into)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// Everything that somebody other than `owner` could read.
fn read_by_others(traffic: &[Exchange], owner: &Person) -> String {
    let mut text = String::new();
    for exchange in traffic.iter().filter(|exchange| exchange.reader != Reader::Person(owner.id)) {
        texts(&exchange.json, &mut text);
        exchange.files.iter().for_each(|file| text.push_str(&file.filename));
    }
    text
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hands_and_what_is_in_them_reach_their_owners_alone() -> Result<()> {
    let discord = Discord::open().await?;
    let channel = discord.guild("Home", "en-US").channel("tavern");
    let (ann, bob, wim) = (channel.person("Ann", "en-US"), channel.person("Bob", "ru"), channel.person("Wim", "en-US"));
    let bot = Bot::start(&discord).await?;
    sit_down(&ann, &bob, "Bob").await?;
    let cards = names();
    let mut duel = Duel::new(&channel, [&ann, &bob]);
    // What was in a hand and is there no more may have been seen by all when it left.
    let (mut held, mut left) = ([BTreeSet::new(), BTreeSet::new()], BTreeSet::new());
    for _ in 0..16 {
        if duel.step(&discord).await?.is_none() {
            break;
        }
        for (player, held) in [&ann, &bob].into_iter().zip(&mut held) {
            // At first, the hand may not have come yet.
            let now = player.hand().map(|hand| named(&cards, &hand.alt.join("\n"))).unwrap_or_default();
            left.extend(held.difference(&now).copied());
            *held = now;
        }
    }
    left.extend(named(&cards, &duel.labels.join("\n")));
    pry(&discord, &wim, &ann.hand()?).await?;
    pry(&discord, &bob, &ann.hand()?).await?;
    ann.slash("duel text").await?;
    bot.end().await?;

    let traffic = discord.traffic();
    let mut marks = 0;
    for (owner, held) in [&ann, &bob].into_iter().zip(&held) {
        let seen = read_by_others(&traffic, owner);
        for (alt, picture) in hands(&traffic, owner) {
            assert!(!seen.contains(&alt), "the words of a hand: {alt}");
            let shown = |exchange: &&Exchange| {
                exchange.reader != Reader::Person(owner.id) && exchange.files.iter().any(|file| file.bytes == picture)
            };
            assert!(traffic.iter().find(shown).is_none(), "the picture of a hand");
            marks += 1;
        }
        // A card of the same name may lie in the other hand too, and its owner may read of it.
        let public = named(&cards, &read_by_neither(&traffic, [&ann, &bob]));
        let secret: BTreeSet<usize> = held.difference(&left).copied().collect();
        assert!(secret.is_disjoint(&public), "cards in the hand are named in public");
        marks += secret.len();
    }
    assert!(marks > 10, "{marks} marks were planted");
    discord.finish().await
}

/// Everything that neither player alone could read.
fn read_by_neither(traffic: &[Exchange], players: [&Person; 2]) -> String {
    let alone = |exchange: &&Exchange| players.iter().all(|player| exchange.reader != Reader::Person(player.id));
    let mut text = String::new();
    traffic.iter().filter(alone).for_each(|exchange| texts(&exchange.json, &mut text));
    text
}

/// Somebody finds out the buttons of a hand that is not theirs, and presses them all.
async fn pry(discord: &Discord, who: &Person, hand: &Shown) -> Result<()> {
    let public = who.wait_for("the board", |shown| !shown.ephemeral && !shown.files.is_empty()).await?;
    for id in hand.buttons.iter().map(|button| &button.custom_id) {
        let answer = who.answer(&who.begin_press(&public, id)?).await?;
        let same = |shown: &Shown| shown.files.iter().any(|file| hand.files.iter().any(|own| own.bytes == file.bytes));
        assert!(!answer.message.as_ref().is_some_and(same), "{id} shows the hand to somebody else");
    }
    assert!(discord.violations().is_empty());
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_token_of_the_bot_is_in_no_message() -> Result<()> {
    let discord = Discord::open().await?;
    let channel = discord.guild("Home", "en-US").channel("tavern");
    let ann = channel.person("Ann", "en-US");
    let bot = Bot::start(&discord).await?;
    ann.slash("help").await?;
    ann.slash("duel ai level:easy").await?;
    channel.wait_for("the board", |shown| !shown.files.is_empty()).await?;
    bot.end().await?;
    assert!(discord.leaks(&ann, discord.token()).is_empty());
    assert!(discord.leaks(&ann, "interaction-token").is_empty());
    discord.finish().await
}
