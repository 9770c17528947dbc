//! Duels in Heroes, which asks more questions with more choices than Towers, played by people who know only what its
//! buttons say.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use duelhall_hall::ExportRight;
use duelhall_store::MemoryStore;
use duelhall_tests::discord::{Channel, Discord, How, Person, Shown};
use duelhall_tests::secrets::check;
use duelhall_tests::{Newcomer, Program};
use tokio::task::block_in_place;

use crate::rig::{Bot, Way, is_board, is_end};
use crate::secrets::letters;

/// A duel with more presses than this would never end.
const MOST: usize = 1_500;

/// How many hands each player is sent at least: one in answer to each press.
const HANDS: usize = 10;

/// The people at a table, from the first seat on.
struct Table<'a> {
    discord: &'a Discord,
    channel: &'a Channel,
    players: Vec<Person>,
    newcomer: Newcomer,
    /// Every choice of each question that was answered.
    answered: BTreeSet<String>,
    /// Whether a hand was turned over to the board, or a board to the hand, and back.
    turned: bool,
}

/// How the id of the button ends that turns a hand over, and of the one that turns it back.
const SIDES: [&str; 2] = [":o0", ":0"];

/// The id of the button that turns a hand to a side.
fn side<'a>(shown: &'a Shown, to: &str) -> Option<&'a str> {
    shown.buttons_of("@h:").map(|button| button.custom_id.as_str()).find(|id| id.ends_with(to))
}

/// Turns a hand over and back: the other side has another picture, and asks nothing.
async fn turn_over(player: &Person, hand: &Shown, over: &str) -> Result<()> {
    let asks = |shown: &Shown| shown.button("a:").is_some();
    player.press_on(hand, over).await?;
    let is_other = |shown: &Shown| shown.id == hand.id && side(shown, SIDES[1]).is_some() && !asks(shown);
    let other = player.wait_for("the other side", is_other).await?;
    ensure!(other.alt != hand.alt && other.alt.iter().all(|alt| !alt.is_empty()), "another picture: {other:?}");
    player.press_on(&other, side(&other, SIDES[1]).context("it was there")?).await?;
    player.wait_for("the question again", |shown| shown.id == hand.id && asks(shown)).await?;
    Ok(())
}

impl<'a> Table<'a> {
    fn new(discord: &'a Discord, channel: &'a Channel, players: &[&Person], seed: u64) -> Self {
        let players = players.iter().map(|player| (*player).clone()).collect();
        Self { discord, channel, players, newcomer: Newcomer::new(seed), answered: BTreeSet::new(), turned: false }
    }

    /// A person with a question that they have not answered, and their hand.
    fn asked(&self) -> Option<(Person, Shown)> {
        self.players.iter().find_map(|player| {
            let hand = player.hand().ok()?;
            let open = |id: &str| !self.answered.contains(id);
            let asked = hand.buttons_of("a:").any(|button| button.enabled && open(&button.custom_id));
            asked.then(|| (player.clone(), hand))
        })
    }

    fn is_over(&self) -> bool {
        self.channel.messages().iter().any(is_end)
    }

    /// Answers the next question; returns whether there was one.
    async fn step(&mut self) -> Result<bool> {
        let next = |_: &_| if self.is_over() { Some(None) } else { self.asked().map(Some) };
        let asked = self.discord.find("somebody to be asked, or the end", next).await?;
        let Some((player, hand)) = asked else { return Ok(false) };
        ensure!(hand.ephemeral && hand.alt.iter().all(|alt| !alt.is_empty()), "a hand without words: {hand:?}");
        ensure!(hand.rows <= 4, "a hand has {} rows: {}", hand.rows, hand.words());
        if let Some(over) = side(&hand, SIDES[0]).filter(|_| !self.turned) {
            turn_over(&player, &hand, over).await?;
            self.turned = true;
        }
        let choices: Vec<_> = hand.buttons_of("a:").cloned().collect();
        let labels: Vec<String> = choices.iter().map(|button| button.label.clone()).collect();
        let pick = self.newcomer.pick(&labels)?;
        self.answered.extend(choices.iter().map(|button| button.custom_id.clone()));
        let answer = player.press_on(&hand, &choices[pick].custom_id).await?;
        // Whoever is too quick is told to wait, and presses again.
        if ["too often", "слишком часто"].iter().any(|often| answer.text().contains(often)) {
            for button in &choices {
                self.answered.remove(&button.custom_id);
            }
            tokio::time::sleep(Duration::from_secs(1)).await;
            return Ok(true);
        }
        // On a slow machine, the answer is promised first and then given by an edit.
        let taken = matches!(answer.how, How::Update | How::Acknowledged);
        ensure!(taken, "{:?} was answered with {}", labels[pick], answer.text());
        Ok(true)
    }

    /// Plays this many moves, or to the end; returns how many were made.
    async fn play(&mut self, moves: usize) -> Result<usize> {
        for made in 0..moves {
            if !self.step().await? {
                return Ok(made);
            }
        }
        Ok(moves)
    }

    /// Waits for the end; returns the id of the match, from its rematch button.
    async fn end(&self) -> Result<String> {
        let end = self.channel.wait_for("the end", is_end).await?;
        let again = end.buttons_of("m:").next().context("it was there")?;
        Ok(again.custom_id[2..].to_owned())
    }
}

/// Ann, who reads English, and Bob, who reads Russian, sit down to a duel.
async fn sit_down(channel: &Channel, what: &str) -> Result<[Person; 2]> {
    let (ann, bob) = (channel.person("Ann", "en-US"), channel.person("Bob", "ru"));
    ann.slash(&format!("duel challenge user:@Bob {what}")).await?;
    let posted = bob.wait_for("the challenge", |shown| shown.button("y:").is_some()).await?;
    let hand = bob.press_on(&posted, "y:").await?.shown()?.clone();
    ensure!(
        hand.ephemeral && hand.text.contains("Вы\u{a0}") && hand.text.contains("· Ann "),
        "the score: {}",
        hand.text
    );
    channel.wait_for("the board", is_board).await?;
    Ok([ann, bob])
}

/// Whether some hand of a duel can surely be turned over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Turning {
    /// Some question is about cards in play, and its hand has room for the button.
    Sure,
    /// Most hands have pages, which need the room of that button.
    Perhaps,
}

/// Two people duel to the end, though the program is killed in the middle; nobody is told a secret. `what` is the game and
/// the deck.
pub(crate) async fn duel_through_a_kill(what: &str, seed: u64, turning: Turning) -> Result<()> {
    let discord = Discord::open().await?;
    let program = block_in_place(|| Program::start_on_discord(&discord.url(), discord.token()))?;
    discord.online().await?;
    let channel = discord.guild("Home", "en-US").channel("tavern");
    let people = sit_down(&channel, what).await?;
    let mut table = Table::new(&discord, &channel, &people.each_ref(), seed);
    ensure!(table.play(30).await? == 30, "the duel is over too soon");
    let begun = discord.sessions().0;
    let mut program = block_in_place(|| program.kill_and_restart())?;
    discord.excuse();
    discord.until("the program to come back", |discord| discord.sessions().0 > begun).await?;
    discord.online().await?;
    for player in &people {
        player.press("h:").await?;
    }
    table.play(MOST).await?;
    ensure!(table.turned || turning == Turning::Perhaps, "no hand could be turned over");
    let id = table.end().await?;
    discord.until("every answer", |discord| discord.unanswered().is_empty()).await?;
    let record = block_in_place(|| program.end_and_export(&id))?;
    check(&letters(&discord.traffic(), &people), &record, HANDS)?;
    ensure!(discord.invalid_requests() == 0, "{} requests were invalid", discord.invalid_requests());
    discord.finish().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_duel_to_the_end_through_a_kill_in_the_middle_and_nobody_is_told_a_secret() -> Result<()> {
    duel_through_a_kill("game:heroes deck:dogs-first", 5, Turning::Sure).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_teams_of_two_sit_down_and_duel_to_the_end_and_nobody_is_told_a_secret() -> Result<()> {
    let discord = Discord::open().await?;
    let channel = discord.guild("Home", "en-US").channel("tavern");
    let people = [("Ann", "en-US"), ("Bob", "ru"), ("Cat", "en-GB"), ("Dan", "ru")];
    let people = people.map(|(name, locale)| channel.person(name, locale));
    // Three other players see a hand change at every move. The library keeps to Discord's limits, so it waits when it
    // must.
    let bot = Bot::over(&discord, Arc::new(MemoryStore::new()), Way::Sealed).await?;
    people[0].slash("duel open game:heroes seats:4 teams:two deck:dogs-first").await?;
    let is_open = |shown: &Shown| !shown.ephemeral && shown.button("j:").is_some();
    // Seats are taken in turn: Ann and Cat are the first team, Bob and Dan the second.
    for (person, team) in people[1..].iter().zip([":1", ":0", ":1"]) {
        let posted = channel.wait_for("a free seat", is_open).await?;
        let join =
            posted.buttons_of("j:").find(|button| button.custom_id.ends_with(team)).context("a team with room")?;
        person.press_on(&posted, &join.custom_id).await?;
    }
    channel.wait_for("the board", is_board).await?;
    let mut table = Table::new(&discord, &channel, &people.each_ref(), 7);
    table.play(MOST).await?;
    let id = table.end().await?;
    let record = bot.hall.export(id.parse()?, ExportRight::Operator).await?.context("the duel is known")?;
    check(&letters(&discord.traffic(), &people), &record, HANDS)?;
    bot.end().await?;
    assert_eq!(discord.invalid_requests(), 0);
    discord.finish().await
}
