//! What one person alone may see reaches that person alone.

use std::collections::BTreeSet;

use anyhow::Result;
use duelhall_engine::games::GameId;
use duelhall_tests::cards::{is_telling, named, names};
use duelhall_tests::discord::{Discord, Exchange, Op, Person, Reader, Shown};
use serde_json::Value;

use crate::rig::{Duel, Table, is_board};

/// The hands that one person was sent, but for those that others could hold too: the words of each and its picture.
fn hands(traffic: &[Exchange], who: &Person, cards: &[[String; 2]]) -> Vec<(String, Vec<u8>)> {
    let own = traffic.iter().filter(|exchange| exchange.reader == Reader::Person(who.id));
    let hand = |exchange: &Exchange| {
        let data = if exchange.op == Op::Callback { &exchange.json["data"] } else { &exchange.json };
        // Of all pictures, only a hand stands above the button to give up.
        let given_up = data["components"].to_string().contains("\"custom_id\":\"r:");
        let alt = data["attachments"][0]["description"].as_str().map(str::to_owned);
        let file = exchange.files.first().map(|file| file.bytes.to_vec());
        alt.zip(file).filter(|(alt, _)| given_up && is_telling(cards, alt))
    };
    own.filter_map(hand).collect()
}

/// Every text of a value.
pub(crate) fn texts(value: &Value, into: &mut String) {
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

/// Fails when the words or the picture of somebody's hand were sent to others too; returns how many there were.
pub(crate) fn alone(traffic: &[Exchange], owner: &Person, cards: &[[String; 2]]) -> usize {
    let seen = read_by_others(traffic, owner);
    let hands = hands(traffic, owner, cards);
    for (alt, picture) in &hands {
        assert!(!seen.contains(alt), "the words of a hand: {alt}");
        let shown = |exchange: &&Exchange| {
            let others = exchange.reader != Reader::Person(owner.id);
            others && exchange.files.iter().any(|file| file.bytes == *picture)
        };
        assert!(traffic.iter().find(shown).is_none(), "the picture of a hand");
    }
    hands.len()
}

/// What lies in two hands, as their owners see it, and what may have left them for everybody to see.
#[derive(Default)]
pub(crate) struct Marks {
    held: [BTreeSet<usize>; 2],
    left: BTreeSet<usize>,
}

impl Marks {
    /// Looks at both hands: a card that is there no more may have been seen by all when it left.
    pub(crate) fn look(&mut self, players: &[Person; 2]) {
        let cards = names(GameId::Towers);
        for (player, held) in players.iter().zip(&mut self.held) {
            // At first, the hand may not have come yet.
            let now = player.hand().map(|hand| named(&cards, &hand.alt.join("\n"))).unwrap_or_default();
            self.left.extend(held.difference(&now).copied());
            *held = now;
        }
    }

    /// Fails when something of a hand could be read by anybody but its owner; returns how much was looked for.
    pub(crate) fn check(&mut self, traffic: &[Exchange], duel: &Duel) -> usize {
        let cards = names(GameId::Towers);
        self.left.extend(named(&cards, &duel.labels.join("\n")));
        let [ann, bob] = &duel.players;
        // A card of the same name may lie in the other hand too, and its owner may read of it.
        let public = named(&cards, &read_by_neither(traffic, [ann, bob]));
        let mut marks = 0;
        for (owner, held) in [ann, bob].into_iter().zip(&self.held) {
            marks += alone(traffic, owner, &cards);
            let secret: BTreeSet<usize> = held.difference(&self.left).copied().collect();
            assert!(secret.is_disjoint(&public), "cards in the hand are named in public");
            marks += secret.len();
        }
        marks
    }
}

/// The cards that a text names, in any language: a log should name none.
pub(crate) fn cards_in(text: &str) -> Vec<String> {
    let cards = names(GameId::Towers);
    named(&cards, text).into_iter().map(|at| cards[at].join(", ")).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hands_and_what_is_in_them_reach_their_owners_alone() -> Result<()> {
    let table = Table::begin().await?;
    let [ann, bob] = &table.people;
    let wim = table.channel.person("Wim", "en-US");
    let (mut duel, mut marks) = (table.duel(), Marks::default());
    for _ in 0..16 {
        if duel.step(&table.discord).await?.is_none() {
            break;
        }
        marks.look(&table.people);
    }
    pry(&table.discord, &wim, &ann.hand()?).await?;
    pry(&table.discord, bob, &ann.hand()?).await?;
    ann.slash("duel text").await?;
    let planted = marks.check(&table.discord.traffic(), &duel);
    assert!(planted > 10, "{planted} marks were planted");
    table.leave().await
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
    let public = who.wait_for("the board", is_board).await?;
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
    let table = Table::laid().await?;
    let [ann, _] = &table.people;
    ann.slash("help").await?;
    ann.slash("duel ai level:easy").await?;
    table.channel.wait_for("the board", is_board).await?;
    assert!(table.discord.leaks(ann, table.discord.token()).is_empty());
    assert!(table.discord.leaks(ann, "interaction-token").is_empty());
    table.leave().await
}
