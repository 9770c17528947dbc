//! Secrets of one person reach only that person.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::Result;
use duelhall_engine::games::GameId;
use duelhall_engine::kit::Seat;
use duelhall_engine::towers::Towers;
use duelhall_hall::{Audience, Hall, Message, PersonId, Slot};
use duelhall_store::MatchId;
use duelhall_tests::cards::{named, names};
use duelhall_tests::secrets::{Eyes, Letter, alone};
use duelhall_tests::telegram::{Era, Exchange, Person, Reader, Telegram};

use crate::rig::duel::Duel;
use crate::rig::{Hands, Table, hand, is_board, match_of};

/// The cards in two hands, as the hall shows them to their owners, and the cards that everybody may have seen when they
/// left.
#[derive(Default)]
pub(crate) struct Marks {
    held: [BTreeSet<usize>; 2],
    left: BTreeSet<usize>,
    /// What each button of a hand says in full: on Telegram, it may say only a number.
    said: BTreeMap<String, String>,
}

/// A hand, as only its owner may read it.
async fn hand_of(hall: &Hall, id: MatchId, person: &Person) -> Result<Option<Message>> {
    let Some(facts) = hall.facts(id).await? else { return Ok(None) };
    let owner = Audience::Person(PersonId::new("telegram", &person.id.to_string()), facts.places[0].clone());
    Ok(hall.message(&owner, Slot::Hand(id)).await?)
}

impl Marks {
    /// Looks at both hands: a card that is no longer there may have been seen by everybody when it left.
    pub(crate) async fn look(&mut self, hall: &Hall, id: MatchId, players: &[Person; 2]) -> Result<()> {
        let cards = names(GameId::of::<Towers>());
        for (player, held) in players.iter().zip(&mut self.held) {
            let Some(hand) = hand_of(hall, id, player).await? else { continue };
            self.said.extend(hand.buttons.into_iter().map(|button| (button.press.to_string(), button.label)));
            let Some(picture) = hand.picture else { continue };
            let now = named(&cards, &picture.alt);
            self.left.extend(held.difference(&now).copied());
            *held = now;
        }
        Ok(())
    }

    /// The cards in a hand of which no copy was ever played or put aside.
    fn secret(&self, owner: Seat) -> BTreeSet<usize> {
        self.held[owner.index()].difference(&self.left).copied().collect()
    }

    /// Fails if anybody but its owner could read a part of a hand; returns how many marks were searched for.
    pub(crate) fn check(&mut self, traffic: &[Exchange], duel: &Duel) -> Result<usize> {
        let cards = names(GameId::of::<Towers>());
        self.left.extend(named(&cards, &duel.labels.join("\n")));
        let said = duel.pressed.iter().filter_map(|id| self.said.get(id)).cloned().collect::<Vec<String>>();
        self.left.extend(named(&cards, &said.join("\n")));
        let letters = letters(traffic, &duel.players);
        let by_neither = letters.iter().filter(|letter| !matches!(letter.eyes, Eyes::Of(_)));
        let public = named(&cards, &by_neither.map(|letter| letter.words.as_str()).collect::<String>());
        let mut marks = 0;
        for owner in [Seat::FIRST, Seat::SECOND] {
            let secret = self.secret(owner);
            let told: Vec<&[String; 2]> = secret.intersection(&public).map(|at| &cards[*at]).collect();
            assert!(told.is_empty(), "cards in the hand are named in public: {told:?}");
            marks += secret.len() + alone(&letters, owner, &cards)?;
        }
        Ok(marks)
    }
}

/// The requests of the bot, from the view of the people at a table from the first seat on.
pub(crate) fn letters(traffic: &[Exchange], players: &[Person]) -> Vec<Letter> {
    let players: Vec<i64> = players.iter().map(|player| player.id).collect();
    traffic.iter().map(|exchange| exchange.letter(&players)).collect()
}

/// The cards that a text names, in any language. A log should name none.
pub(crate) fn cards_in(text: &str) -> Vec<String> {
    let cards = names(GameId::of::<Towers>());
    named(&cards, text).into_iter().map(|at| cards[at].join(", ")).collect()
}

/// Plays some moves with hands that take one way, and searches for them everywhere else.
async fn planted(hands: Hands) -> Result<()> {
    let table = Table::with(hands).await?;
    let board = if hands == Hands::Alerts { table.sit_down_to_alerts().await? } else { table.sit_down().await? };
    let id = match_of(&board)?;
    let (mut duel, mut marks) = (table.duel(), Marks::default());
    duel.hands = hands;
    for _ in 0..14 {
        marks.look(&table.bot.hall, id, &table.people).await?;
        if duel.step(&table.telegram).await?.is_none() {
            break;
        }
    }
    marks.look(&table.bot.hall, id, &table.people).await?;
    let [ann, bob] = &table.people;
    if hands != Hands::Alerts {
        let wim = table.group.person("Wim", "en");
        for thief in [&wim, bob] {
            pry(&table.telegram, thief, &hand(ann)?, &board, &marks.secret(Seat::FIRST)).await?;
        }
    }
    let planted = marks.check(&table.telegram.traffic(), &duel)?;
    assert!(planted > 4, "{planted} marks were planted");
    table.leave().await
}

/// A person finds out the buttons of another person's hand, and presses them all. The answers may name what was played, such as
/// the log does, also if the owner holds another copy of it.
async fn pry(
    telegram: &Telegram,
    who: &Person,
    hand: &duelhall_tests::telegram::Shown,
    board: &duelhall_tests::telegram::Shown,
    secret: &BTreeSet<usize>,
) -> Result<()> {
    let cards = names(GameId::of::<Towers>());
    for data in hand.buttons().map(|button| &button.data).filter(|data| !data.is_empty()) {
        let before = telegram.traffic().len();
        let answer = who.answer(&who.begin_press(board, data)?).await?;
        let shown = telegram.traffic().split_off(before).iter().any(|exchange| {
            exchange.reader == Reader::Person(who.id)
                && exchange.files.iter().any(|file| hand.picture.as_ref().is_some_and(|own| *own == file.bytes))
        });
        assert!(!shown, "{data} shows the hand to somebody else");
        let told = named(&cards, &answer.text);
        assert!(told.is_empty() || !told.is_subset(secret), "{data} tells about the hand: {}", answer.text);
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hands_that_are_whispered_in_the_group_reach_their_owners_alone() -> Result<()> {
    planted(Hands::Whispered).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hands_in_private_chats_reach_their_owners_alone() -> Result<()> {
    planted(Hands::Private).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hands_in_alerts_reach_their_owners_alone() -> Result<()> {
    planted(Hands::Alerts).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_old_server_that_would_show_a_hand_to_everybody_is_never_given_one() -> Result<()> {
    for admin in [false, true] {
        let telegram = Telegram::open().await?;
        telegram.be(Era::Old);
        let group = telegram.supergroup("Home");
        if admin {
            group.promote_bot();
        }
        let table = Table::laid_in(telegram, group).await?;
        let board = table.sit_down().await?;
        let id = match_of(&board)?;
        let mut marks = Marks::default();
        marks.look(&table.bot.hall, id, &table.people).await?;
        for person in &table.people {
            person.press_on(&board, "h:").await?;
        }
        let planted = marks.check(&table.telegram.traffic(), &table.duel())?;
        assert!(planted > 4, "{planted} marks were planted");
        let pictures = |exchange: &&Exchange| matches!(exchange.reader, Reader::Group(_)) && exchange.is_of_hand();
        assert_eq!(table.telegram.traffic().iter().filter(pictures).count(), 0);
        table.leave().await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_token_of_the_bot_is_in_no_message() -> Result<()> {
    let table = Table::laid().await?;
    let [ann, _] = &table.people;
    ann.says("/help");
    table.sit_down().await?;
    table.group.wait_for("the board", is_board).await?;
    assert!(table.telegram.leaks(ann, table.telegram.token()).is_empty());
    assert!(table.telegram.leaks(ann, "planted-token").is_empty());
    table.leave().await
}
