//! Duels in Heroes, which asks more questions with more choices than Towers, played by people who know only what its
//! buttons say.

use std::collections::BTreeSet;

use anyhow::{Context, Result, ensure};
use duelhall_hall::ExportRight;
use duelhall_tests::Newcomer;
use duelhall_tests::secrets::check;
use duelhall_tests::telegram::{Person, Shown};

use crate::rig::duel::question;
use crate::rig::{Table, hand, is_board, is_end, match_of};
use crate::secrets::letters;

/// A duel with more presses than this would never end.
const MOST: usize = 1_500;

/// How many hands each player is sent at least: one for each of their turns, and a few more.
const HANDS: usize = 5;

/// The people at the table of a match, from the first seat on.
struct Party<'a> {
    table: &'a Table,
    players: Vec<Person>,
    newcomer: Newcomer,
    /// The answered questions of each player: after a move, the hand is edited only later.
    answered: BTreeSet<(i64, String)>,
    /// Whether a hand was turned over to the board, or a board to the hand, and back.
    turned: bool,
}

/// How the data of the button ends that turns a hand over, and of the one that turns it back.
const SIDES: [&str; 2] = [":o0", ":0"];

/// The data of the button that turns a hand to a side.
fn side<'a>(shown: &'a Shown, to: &str) -> Option<&'a str> {
    shown.buttons_of("@h:").map(|button| button.data.as_str()).find(|data| data.ends_with(to))
}

/// Turns a hand over and back: the other side has another picture, and asks nothing.
async fn turn_over(player: &Person, hand: &Shown, over: &str) -> Result<()> {
    let asks = |shown: &Shown| shown.button("a:").is_some();
    player.press_on(hand, over).await?;
    let is_other = |shown: &Shown| shown.id == hand.id && side(shown, SIDES[1]).is_some() && !asks(shown);
    let other = player.wait_for("the other side", is_other).await?;
    ensure!(other.picture.is_some() && other.picture != hand.picture, "another picture: {other:?}");
    player.press_on(&other, side(&other, SIDES[1]).context("it was there")?).await?;
    player.wait_for("the question again", |shown| shown.id == hand.id && asks(shown)).await?;
    Ok(())
}

impl<'a> Party<'a> {
    fn new(table: &'a Table, players: &[Person], seed: u64) -> Self {
        Self {
            table,
            players: players.to_vec(),
            newcomer: Newcomer::new(seed),
            answered: BTreeSet::new(),
            turned: false,
        }
    }

    /// A person with a question that they have not answered, and their hand.
    fn asked(&self) -> Option<(Person, Shown)> {
        self.players.iter().find_map(|player| {
            let hand = hand(player).ok()?;
            let open = |data: &str| !self.answered.contains(&(player.id, question(data)));
            let asked = hand.buttons_of("a:").any(|button| open(&button.data));
            asked.then(|| (player.clone(), hand))
        })
    }

    fn is_over(&self) -> bool {
        self.table.group.messages().iter().any(is_end)
    }

    /// Answers the next question; returns whether there was one.
    async fn step(&mut self) -> Result<bool> {
        let next = |_: &_| if self.is_over() { Some(None) } else { self.asked().map(Some) };
        let asked = self.table.telegram.find("somebody to be asked, or the end", next).await?;
        let Some((player, hand)) = asked else { return Ok(false) };
        ensure!(hand.ephemeral && hand.picture.is_some(), "a private hand: {hand:?}");
        if let Some(over) = side(&hand, SIDES[0]).filter(|_| !self.turned) {
            turn_over(&player, &hand, over).await?;
            self.turned = true;
        }
        let choices: Vec<_> = hand.buttons_of("a:").cloned().collect();
        let labels: Vec<String> = choices.iter().map(|button| button.label.clone()).collect();
        let pick = self.newcomer.pick(&labels)?;
        self.answered.insert((player.id, question(&choices[pick].data)));
        let answer = player.press_on(&hand, &choices[pick].data).await?;
        ensure!(!answer.alert, "{:?} was answered with {}", labels[pick], answer.text);
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
}

/// Whether some hand of a duel can surely be turned over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Turning {
    /// Some question is about cards in play.
    Sure,
    /// In a short duel, nothing in play may ever be chosen.
    Perhaps,
}

/// Two people duel to the end with a restart in the middle; nobody is told a secret. `what` is the game and the deck.
pub(crate) async fn duel_through_a_restart(what: &str, seed: u64, turning: Turning) -> Result<()> {
    let table = Table::laid().await?;
    let board = table.begun(&format!("/duel {{Bob}} {what}")).await?;
    let people = table.people.clone();
    let mut party = Party::new(&table, &people, seed);
    ensure!(party.play(30).await? == 30, "the duel is over too soon");
    let Party { newcomer, answered, turned, .. } = party;
    let table = table.restarted().await?;
    let mut party = Party { table: &table, players: people.to_vec(), newcomer, answered, turned };
    party.play(MOST).await?;
    ensure!(party.turned || turning == Turning::Perhaps, "no hand could be turned over");
    let end = table.group.wait_for("the end", is_end).await?;
    let boards = table.group.messages().iter().filter(|shown| is_board(shown) && shown.id != end.id).count();
    ensure!(boards == 1, "{boards} boards for a match");
    let record = table.bot.hall.export(match_of(&board)?, ExportRight::Operator).await?;
    check(&letters(&table.telegram.traffic(), &people), &record.context("the duel is known")?, HANDS)?;
    table.leave().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_duel_to_the_end_through_a_restart_in_the_middle_and_nobody_is_told_a_secret() -> Result<()> {
    duel_through_a_restart("герои dogs-first", 6, Turning::Sure).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_teams_of_two_sit_down_and_duel_to_the_end_and_nobody_is_told_a_secret() -> Result<()> {
    let table = Table::laid().await?;
    table.hurry();
    let [ann, bob] = table.people.clone();
    let people = [ann, bob, table.group.person("Cat", "en"), table.group.person("Dan", "ru")];
    people[0].says("/duel герои места:4 команды:две dogs-first");
    let is_open = |shown: &Shown| shown.by_bot && !shown.ephemeral && shown.button("j:").is_some();
    // Seats are taken in turn: Ann and Cat are the first team, Bob and Dan the second.
    let joins = [(":1", "A: Ann, свободно 1 · B: Bob, свободно 1"), (":0", "A: Ann, Cat · B: Bob, 1 free"), (":1", "")];
    for (person, (team, seats)) in people[1..].iter().zip(joins) {
        let posted = table.group.wait_for("a free seat", is_open).await?;
        let join = posted.buttons_of("j:").find(|button| button.data.ends_with(team)).context("a team with room")?;
        let said = person.press_on(&posted, &join.data).await?.text.replace('\u{a0}', " ");
        // The list for everybody may follow later, so whoever sits down reads at once who sits where.
        ensure!(said.contains(seats), "{said}");
    }
    let board = table.opened(&people).await?;
    let mut party = Party::new(&table, &people, 8);
    party.play(MOST).await?;
    table.group.wait_for("the end", is_end).await?;
    let record = table.bot.hall.export(match_of(&board)?, ExportRight::Operator).await?;
    check(&letters(&table.telegram.traffic(), &people), &record.context("the duel is known")?, HANDS)?;
    table.leave().await
}
