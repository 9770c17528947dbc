//! The bot of the program with a hall in memory, and people who sit down in a group.

use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result};
use duelhall::telegram::{self, Endpoint, Running, Settings, Token, Updates};
use duelhall_engine::text::Lang;
use duelhall_hall::{Chance, Clock, Hall, HallConfig, SystemChance};
use duelhall_store::{MatchId, MemoryStore, Store};
use duelhall_tests::painter;
use duelhall_tests::telegram::{Answer, Era, Group, Person, Shown, Telegram};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use self::duel::Duel;

#[path = "duel.rs"]
pub(crate) mod duel;

/// How many times as fast as the machine's the clock runs in tests that play whole duels. So the minutes for which a
/// group makes a bot wait pass in seconds.
pub(crate) const HASTE: u32 = 15;

/// The speed for a duel that only has to end, and in which nothing is counted any more. The bot keeps a second's
/// distance from the limits of a group. At this speed a second is so short that the bot may be told to wait.
pub(crate) const HURRY: u32 = 90;

/// How often a person presses until a group has room for an answer, and how long they wait each time.
const TRIES: usize = 120;
const ROOM: Duration = Duration::from_millis(500);
/// After this time without any answer to be seen, they press again.
const AGAIN: Duration = Duration::from_secs(20);

/// The running bot.
pub(crate) struct Bot {
    pub(crate) hall: Hall,
    pub(crate) store: Arc<dyn Store>,
    stop: CancellationToken,
    running: Running,
    clock: JoinHandle<()>,
}

/// How the bot receives updates.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Way {
    /// It fetches them.
    Poll,
    /// They are posted to this address.
    Webhook(SocketAddr),
}

impl Way {
    /// An address that is free now.
    pub(crate) fn webhook() -> Result<Self> {
        Ok(Self::Webhook(TcpListener::bind("127.0.0.1:0")?.local_addr()?))
    }
}

impl Bot {
    /// Starts it and waits until it is online.
    pub(crate) async fn start(telegram: &Telegram) -> Result<Self> {
        Self::over(telegram, Arc::new(MemoryStore::new()), Way::Poll).await
    }

    /// Starts it with a store that was used before.
    pub(crate) async fn over(telegram: &Telegram, store: Arc<dyn Store>, way: Way) -> Result<Self> {
        Self::with_chance(telegram, store, way, Arc::new(SystemChance)).await
    }

    /// The same, with seeds that a test has chosen.
    pub(crate) async fn with_chance(
        telegram: &Telegram,
        store: Arc<dyn Store>,
        way: Way,
        chance: Arc<dyn Chance>,
    ) -> Result<Self> {
        Self::by(telegram, store, way, chance, Arc::new(telegram.clock())).await
    }

    /// The same, with a separate clock that only the bot reads, not the hall.
    pub(crate) async fn by(
        telegram: &Telegram,
        store: Arc<dyn Store>,
        way: Way,
        chance: Arc<dyn Chance>,
        clock: Arc<dyn Clock>,
    ) -> Result<Self> {
        let stop = CancellationToken::new();
        let (sender, notices) = mpsc::unbounded_channel();
        let hall_clock = Arc::new(telegram.clock());
        // The time limits are long enough for the fastest clock, so that a player on a slow machine is never late.
        let config = HallConfig {
            live: Duration::from_secs(120) * HURRY,
            rates: duelhall_hall::Rates::UNLIMITED,
            // The clock jumps and runs fast; the hall must count all of that as time in which the program ran.
            heart_gap: Duration::MAX,
            ..HallConfig::default()
        };
        let hall = Hall::with_chance(config, Arc::clone(&store), hall_clock.clone(), chance, sender)?;
        let ringing = tokio::spawn({
            let (hall, stop) = (hall.clone(), stop.clone());
            async move { hall.run_clock(stop).await }
        });
        let parts = telegram::Parts {
            hall: hall.clone(),
            notices,
            store: Arc::clone(&store),
            clock,
            painter: painter(),
            language: Lang::En,
        };
        let updates = match way {
            Way::Poll => Updates::Poll,
            Way::Webhook(listen) => {
                telegram.pass_on_to(listen);
                Updates::Webhook { listen, url: "https://duels.example.org/telegram".to_owned() }
            }
        };
        let settings = Settings { token: Token::new(telegram.token()), updates };
        let running = telegram::start(parts, settings, Endpoint::At(telegram.url()), stop.clone()).await?;
        telegram.online().await?;
        Ok(Self { hall, store, stop, running, clock: ringing })
    }

    /// Lets time pass, for the fake and the hall, and handles everything that becomes due.
    pub(crate) async fn jump(&self, telegram: &Telegram, by: Duration) -> Result<()> {
        telegram.clock().jump(by);
        self.hall.ring().await?;
        Ok(())
    }

    /// Ends it as the program would, and returns its store.
    pub(crate) async fn end(self) -> Result<Arc<dyn Store>> {
        self.stop.cancel();
        self.running.ended().await;
        self.clock.await?;
        Ok(self.store)
    }
}

/// The way in which hands reach their owners.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hands {
    /// As private messages in the group.
    Whispered,
    /// In the private chats with the bot, which both players have begun.
    Private,
    /// As alerts of pressed buttons.
    Alerts,
}

/// A duel that has begun, and everything around it.
pub(crate) struct Table {
    pub(crate) telegram: Telegram,
    pub(crate) group: Group,
    /// Ann, who reads English, and Bob, who reads Russian.
    pub(crate) people: [Person; 2],
    pub(crate) bot: Bot,
}

impl Table {
    /// Opens a Telegram and a program, and lets Ann and Bob sit down.
    pub(crate) async fn begin() -> Result<Self> {
        let table = Self::laid().await?;
        table.sit_down().await?;
        Ok(table)
    }

    /// The same, before anybody has challenged anybody.
    pub(crate) async fn laid() -> Result<Self> {
        let telegram = Telegram::open().await?;
        let group = telegram.supergroup("Home");
        Self::laid_in(telegram, group).await
    }

    /// The same, if hands can take only this way.
    pub(crate) async fn with(hands: Hands) -> Result<Self> {
        let telegram = Telegram::open().await?;
        if hands != Hands::Whispered {
            telegram.be(Era::Old);
        }
        let group = telegram.supergroup("Home");
        let table = Self::laid_in(telegram, group).await?;
        if hands == Hands::Private {
            for person in &table.people {
                person.private().asks("/start").await?;
            }
        }
        Ok(table)
    }

    /// The same, in a group of a Telegram that was prepared.
    pub(crate) async fn laid_in(telegram: Telegram, group: Group) -> Result<Self> {
        telegram.clock().run(HASTE);
        let people = [group.person("Ann", "en"), group.person("Bob", "ru")];
        let bot = Bot::start(&telegram).await?;
        Ok(Self { telegram, group, people, bot })
    }

    /// Ann challenges Bob, who accepts; returns the board.
    pub(crate) async fn sit_down(&self) -> Result<Shown> {
        sit_down(&self.group, &self.people[0], &self.people[1], "Bob").await
    }

    /// The same, if nobody goes to the private chat.
    pub(crate) async fn sit_down_to_alerts(&self) -> Result<Shown> {
        challenge(&self.group, &self.people[0], &self.people[1], "Bob").await
    }

    /// Ann challenges Bob with these words, and both hurry; returns the board once both have their hands.
    pub(crate) async fn begun(&self, challenge: &str) -> Result<Shown> {
        self.hurry();
        let [ann, bob] = &self.people;
        ann.says(challenge);
        let posted = self.group.wait_for("the challenge", |shown| shown.button("y:").is_some()).await?;
        bob.press_on(&posted, "y:").await?;
        self.opened(&self.people).await
    }

    /// The board of a match that has just begun, once each of these players has their hand.
    pub(crate) async fn opened(&self, players: &[Person]) -> Result<Shown> {
        let board = self.group.wait_for("the board", is_board).await?;
        for player in players {
            if hand(player).is_err() {
                open_hand(player, &board).await?;
            }
        }
        Ok(board)
    }

    /// The duel of Ann and Bob, in its present state.
    pub(crate) fn duel(&self) -> Duel {
        Duel::new(&self.group, [&self.people[0], &self.people[1]])
    }

    /// Ends the program, and starts it again with the same store.
    pub(crate) async fn restarted(self) -> Result<Self> {
        let store = self.bot.end().await?;
        let bot = Bot::over(&self.telegram, store, Way::Poll).await?;
        Ok(Self { bot, ..self })
    }

    /// Lets time pass as fast as it can: from here on, a duel only has to end.
    pub(crate) fn hurry(&self) {
        self.telegram.clock().run(HURRY);
    }

    /// Plays the match on until it ends, and checks that Telegram has found no violation.
    pub(crate) async fn calm(self, mut duel: Duel) -> Result<()> {
        self.hurry();
        duel.wind_up(&self.telegram).await?;
        self.group.wait_for("the end", is_end).await?;
        self.leave().await
    }

    /// Ends the program, and checks that Telegram has found no violation.
    pub(crate) async fn leave(self) -> Result<()> {
        self.bot.end().await?;
        self.telegram.finish().await
    }
}

/// Ann challenges Bob in their group, and Bob accepts; both look at their hands. Returns the board.
pub(crate) async fn sit_down(group: &Group, ann: &Person, bob: &Person, name_of_bob: &str) -> Result<Shown> {
    let board = challenge(group, ann, bob, name_of_bob).await?;
    for person in [ann, bob] {
        if hand(person).is_err() {
            open_hand(person, &board).await?;
        }
    }
    Ok(board)
}

/// Ann challenges Bob in their group, and Bob accepts. Returns the board.
async fn challenge(group: &Group, ann: &Person, bob: &Person, name_of_bob: &str) -> Result<Shown> {
    ann.says(&format!("/duel {{{name_of_bob}}}"));
    // It mentions Bob, or else it is not found.
    let for_bob = |shown: &Shown| shown.mentions.contains(&bob.id) && shown.button("y:").is_some();
    let posted = group.wait_for("the challenge", for_bob).await?;
    bob.press_on(&posted, "y:").await?;
    group.wait_for("the board", is_board).await
}

/// Presses *My hand*, and follows a link into the private chat if that is the answer. Unless the answer is a window, it
/// then waits for the hand, which may come later than the answer.
pub(crate) async fn open_hand(person: &Person, board: &Shown) -> Result<Answer> {
    let mut told = Answer::default();
    for _ in 0..TRIES {
        told = person.press_on(board, "h:").await?;
        if let Some(url) = &told.url {
            person.follow(url)?.wait_for("the hand", is_hand).await?;
        }
        if told.alert || comes(person, |person| hand(person).is_ok()).await {
            break;
        }
    }
    Ok(told)
}

/// Gives a match up by the buttons of a hand. The group may have no room for an answer yet, and a window says so.
pub(crate) async fn resign(player: &Person) -> Result<()> {
    for (press, next) in [("M:", "r:"), ("r:", "R:")] {
        let mut told = Answer::default();
        for _ in 0..TRIES {
            let on = newest(player, press).with_context(|| format!("no button {press}"))?;
            told = player.press_on(&on, press).await?;
            if told.alert {
                tokio::time::sleep(ROOM).await;
                continue;
            }
            if let Some(url) = &told.url {
                player.follow(url)?;
            }
            if comes(player, |player| newest(player, next).is_some()).await {
                break;
            }
        }
        anyhow::ensure!(newest(player, next).is_some(), "{press} led to no {next}: {told:?}");
    }
    player.press_on(&newest(player, "R:").context("whether they are sure")?, "R:").await?;
    Ok(())
}

/// Whether what a press leads to comes. With a clock that runs fast, a press may be too old when there is room for its
/// answer; then nothing comes, and one presses again.
async fn comes(player: &Person, there: impl Fn(&Person) -> bool) -> bool {
    tokio::time::timeout(AGAIN, player.until("what comes after a press", there))
        .await
        .is_ok_and(|waited| waited.is_ok())
}

/// The newest message with a button of this kind that a person sees, in the group or in private.
fn newest(person: &Person, kind: &str) -> Option<Shown> {
    let seen = person.whispered().into_iter().chain(person.private().seen());
    seen.filter(|shown| shown.button(kind).is_some()).max_by_key(|shown| shown.order)
}

/// Whether a message is a board: a picture that everybody sees.
pub(crate) fn is_board(shown: &Shown) -> bool {
    shown.by_bot && !shown.ephemeral && shown.picture.is_some()
}

/// Whether a message offers a rematch, which means that the match is over.
pub(crate) fn is_end(shown: &Shown) -> bool {
    shown.by_bot && !shown.ephemeral && shown.button("m:").is_some()
}

/// The match of a board.
pub(crate) fn match_of(board: &Shown) -> Result<MatchId> {
    let id = board.buttons().find_map(|button| button.data.split(':').nth(1)?.parse().ok());
    id.with_context(|| format!("no match on {:?}", board.words()))
}

/// Whether a message shows a hand of a match in progress.
fn is_hand(shown: &Shown) -> bool {
    let has = |kind: &str| shown.button(kind).is_some();
    shown.by_bot && (has("a:") || (has("M:") && !has("h:") && !has("m:")))
}

/// The hand that a person sees, in the group or in private; the newest, if there are two.
pub(crate) fn hand(person: &Person) -> Result<Shown> {
    let private = person.private().seen();
    let mut hands: Vec<Shown> = person.whispered().into_iter().chain(private).filter(is_hand).collect();
    hands.sort_by_key(|shown| shown.order);
    hands.pop().with_context(|| format!("{} has no hand", person.id))
}
