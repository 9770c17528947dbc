//! Secrets of one person reach only that person.

use std::collections::BTreeSet;

use anyhow::Result;
use duelhall_engine::games::GameId;
use duelhall_engine::kit::Seat;
use duelhall_engine::towers::Towers;
use duelhall_tests::cards::{named, names};
use duelhall_tests::discord::{Discord, Exchange, Person, Shown};
use duelhall_tests::secrets::{Eyes, Letter, alone};

use crate::rig::{Duel, Table, is_board};

/// The requests of the bot, from the view of the people at a table from the first seat on.
pub(crate) fn letters(traffic: &[Exchange], players: &[Person]) -> Vec<Letter> {
    let players: Vec<u64> = players.iter().map(|player| player.id).collect();
    traffic.iter().map(|exchange| exchange.letter(&players)).collect()
}

/// The cards in two hands, as their owners see them, and the cards that everybody may have seen when they left the
/// hands.
#[derive(Default)]
pub(crate) struct Marks {
    held: [BTreeSet<usize>; 2],
    left: BTreeSet<usize>,
}

impl Marks {
    /// Looks at both hands: a card that is no longer there may have been seen by everybody when it left.
    pub(crate) fn look(&mut self, players: &[Person; 2]) {
        let cards = names(GameId::of::<Towers>());
        for (player, held) in players.iter().zip(&mut self.held) {
            // At first, the hand may not have arrived yet.
            let now = player.hand().map(|hand| named(&cards, &hand.alt.join("\n"))).unwrap_or_default();
            self.left.extend(held.difference(&now).copied());
            *held = now;
        }
    }

    /// Fails if anybody but its owner could read a part of a hand; returns how many marks were searched for.
    pub(crate) fn check(&mut self, traffic: &[Exchange], duel: &Duel) -> Result<usize> {
        let cards = names(GameId::of::<Towers>());
        self.left.extend(&duel.played);
        let letters = letters(traffic, &duel.players);
        // The other hand may hold a card of the same name, and its owner may read about it.
        let by_neither = letters.iter().filter(|letter| !matches!(letter.eyes, Eyes::Of(_)));
        let public = named(&cards, &by_neither.map(|letter| letter.words.as_str()).collect::<String>());
        let mut marks = 0;
        for (owner, held) in (0..).map(Seat).zip(&self.held) {
            marks += alone(&letters, owner, &cards)?;
            let secret: BTreeSet<usize> = held.difference(&self.left).copied().collect();
            assert!(secret.is_disjoint(&public), "cards in the hand are named in public");
            marks += secret.len();
        }
        Ok(marks)
    }
}

/// The cards that a text names, in any language. A log should name none.
pub(crate) fn cards_in(text: &str) -> Vec<String> {
    let cards = names(GameId::of::<Towers>());
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
    let planted = marks.check(&table.discord.traffic(), &duel)?;
    assert!(planted > 10, "{planted} marks were planted");
    table.leave().await
}

/// A person finds out the buttons of another person's hand, and presses them all.
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
