//! A duel that two people play through the bot, by hands or by windows.

use std::collections::BTreeSet;
use std::time::Duration;

use anyhow::{Context, Result};
use duelhall_tests::leads_nowhere;
use duelhall_tests::telegram::{Answer, Button, Group, Person, Shown, Telegram};

use super::{Hands, hand, is_board, is_end, resign};

/// How many more moves are made before a match is given up, in tests that are not about its end.
const FEW: usize = 6;

/// A duel in progress, with the buttons that were pressed.
pub(crate) struct Duel {
    /// The group in which its end is seen; `None` if many duels are played.
    pub(crate) group: Option<Group>,
    pub(crate) players: [Person; 2],
    /// How hands come.
    pub(crate) hands: Hands,
    pub(crate) pressed: BTreeSet<String>,
    /// The answered questions of each player: after a move, the hand is edited only later.
    pub(crate) answered: BTreeSet<(i64, String)>,
    /// The labels of the pressed buttons.
    pub(crate) labels: Vec<String>,
}

impl Duel {
    pub(crate) fn new(group: &Group, players: [&Person; 2]) -> Self {
        Self { group: Some(group.clone()), ..Self::of_many(players) }
    }

    /// One of many duels, of which only the first moves are played.
    pub(crate) fn of_many(players: [&Person; 2]) -> Self {
        let (pressed, answered, labels) = (BTreeSet::new(), BTreeSet::new(), Vec::new());
        let players = players.map(Person::clone);
        Self { group: None, players, hands: Hands::Whispered, pressed, answered, labels }
    }

    /// A person who is asked, their hand, and the button to press; `None` at the end.
    pub(crate) async fn asked(&self, telegram: &Telegram) -> Result<Option<(Person, Shown, String)>> {
        let given_up = |player: &Person| hand(player).is_err();
        let over = || match &self.group {
            Some(group) => group.messages().iter().any(is_end),
            None => !self.pressed.is_empty() && self.players.iter().all(given_up),
        };
        let next = |_: &_| if over() { Some(None) } else { self.question_now().map(Some) };
        telegram.find("somebody to be asked, or the end", next).await
    }

    /// A person with an open question, their hand, and the button to press.
    pub(crate) fn question_now(&self) -> Option<(Person, Shown, String)> {
        self.players.iter().find_map(|player| {
            let hand = hand(player).ok()?;
            let open = |data: &str| !self.answered.contains(&(player.id, question(data)));
            let choices: Vec<&Button> = hand.buttons_of("a:").filter(|button| open(&button.data)).collect();
            let of_use = choices.iter().find(|button| !leads_nowhere(&button.label));
            // The first questions are mulligans, whose last choice keeps the hand. A turn begins with the cards that
            // can be played.
            let pick = if self.pressed.len() < 2 { choices.last() } else { of_use.or(choices.first()) };
            let id = pick?.data.clone();
            Some((player.clone(), hand, id))
        })
    }

    /// Notes what a person presses.
    pub(crate) fn note(&mut self, player: &Person, hand: &Shown, id: &str) {
        self.labels.extend(hand.button(id).map(|button| button.label.clone()));
        self.pressed.insert(id.to_owned());
        self.answered.insert((player.id, question(id)));
    }

    /// Continues with the same players in another group.
    pub(crate) fn moved_to(self, group: &Group, players: [&Person; 2]) -> Self {
        Self { group: Some(group.clone()), players: players.map(Person::clone), ..self }
    }

    /// Makes the next move; `None` at the end.
    pub(crate) async fn step(&mut self, telegram: &Telegram) -> Result<Option<Answer>> {
        if self.hands == Hands::Alerts {
            return self.step_by_alert().await;
        }
        let Some((player, hand, id)) = self.asked(telegram).await? else { return Ok(None) };
        self.note(&player, &hand, &id);
        Ok(Some(player.press_on(&hand, &id).await?))
    }

    /// Plays until this many moves were made or the duel ends; returns how many were made.
    pub(crate) async fn play(&mut self, telegram: &Telegram, moves: usize) -> Result<usize> {
        for made in 0..moves {
            if self.step(telegram).await?.is_none() {
                return Ok(made);
            }
        }
        Ok(moves)
    }

    /// Plays on for a while, and gives the match up if it is not over by then.
    pub(crate) async fn wind_up(&mut self, telegram: &Telegram) -> Result<()> {
        self.play(telegram, FEW).await?;
        match self.asked(telegram).await? {
            Some((player, ..)) => resign(&player).await,
            None => Ok(()),
        }
    }

    /// Makes the next move with only windows and the numbers under the board; `None` at the end.
    async fn step_by_alert(&mut self) -> Result<Option<Answer>> {
        let group = self.group.clone().context("alerts need a group")?;
        loop {
            for player in self.players.clone() {
                if group.messages().iter().any(is_end) {
                    return Ok(None);
                }
                let board = group.wait_for("the board", is_board).await?;
                let mut told = player.press_on(&board, "h:").await?;
                let mut choices = numbered(&told.text);
                // The first questions are mulligans, whose last choice keeps the hand.
                while self.pressed.len() < 2 && told.text.contains('▶') {
                    told = player
                        .press_on(&group.wait_for("more", |shown| shown.button("@m:").is_some()).await?, "@m:")
                        .await?;
                    choices = numbered(&told.text);
                }
                let pick = if self.pressed.len() < 2 { choices.pop() } else { choices.into_iter().next() };
                let Some((number, label)) = pick else { continue };
                let is_numbered = |shown: &Shown| is_board(shown) && shown.button("@k:").is_some();
                let board = group.wait_for("the numbers", is_numbered).await?;
                self.pressed.insert(format!("{} {label}", self.pressed.len()));
                self.labels.push(label);
                return Ok(Some(player.press_on(&board, &number).await?));
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
}

/// The question that a button answers: its data without the number of the choice.
pub(crate) fn question(data: &str) -> String {
    data.rsplit_once(':').map_or(data, |(question, _)| question).to_owned()
}

/// The choices in a window: the label of the button under the board, and what it does.
fn numbered(text: &str) -> Vec<(String, String)> {
    let choice = |line: &str| {
        let (number, label) = line.split_once(" – ")?;
        number.parse::<u8>().ok().map(|_| (number.to_owned(), label.to_owned()))
    };
    text.lines().filter_map(choice).collect()
}
