//! The bot of the program with a hall in memory, and duels that are played through it.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result};
use duelhall::discord::{self, Endpoint, Running, Settings, Token};
use duelhall_engine::games::GameId;
use duelhall_engine::text::Lang;
use duelhall_engine::towers::Towers;
use duelhall_hall::{Chance, Clock, Hall, HallConfig, SystemChance};
use duelhall_store::{MemoryStore, Store};
use duelhall_tests::cards::{names, picked};
use duelhall_tests::discord::{Answer, Button, Channel, Discord, Guild, Person, Shown};
use duelhall_tests::{leads_nowhere, painter};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

/// How many more moves are made before a match is given up, in tests that are not about its end.
const FEW: usize = 6;

/// The running bot.
pub(crate) struct Bot {
    pub(crate) hall: Hall,
    pub(crate) store: Arc<dyn Store>,
    stop: CancellationToken,
    running: Running,
    clock: JoinHandle<()>,
}

/// The connection of the bot to Discord.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Way {
    /// Plain sockets, without the rate limiter of the library.
    Plain,
    /// TLS, with the rate limiter of the library.
    Sealed,
}

impl Bot {
    /// Starts it and waits until it is online.
    pub(crate) async fn start(discord: &Discord) -> Result<Self> {
        Self::over(discord, Arc::new(MemoryStore::new()), Way::Plain).await
    }

    /// Starts it with a store that was used before.
    pub(crate) async fn over(discord: &Discord, store: Arc<dyn Store>, way: Way) -> Result<Self> {
        Self::with_chance(discord, store, way, Arc::new(SystemChance)).await
    }

    /// The same, with seeds that a test has chosen.
    pub(crate) async fn with_chance(
        discord: &Discord,
        store: Arc<dyn Store>,
        way: Way,
        chance: Arc<dyn Chance>,
    ) -> Result<Self> {
        Self::with_clock(discord, store, way, chance, Arc::new(discord.clock())).await
    }

    /// The same, with a separate clock for the bot.
    pub(crate) async fn with_clock(
        discord: &Discord,
        store: Arc<dyn Store>,
        way: Way,
        chance: Arc<dyn Chance>,
        of_the_bot: Arc<dyn Clock>,
    ) -> Result<Self> {
        let stop = CancellationToken::new();
        let (sender, notices) = mpsc::unbounded_channel();
        let hall_clock = Arc::new(discord.clock());
        let hall = Hall::with_chance(
            HallConfig { rates: duelhall_hall::Rates::UNLIMITED, heart_gap: Duration::MAX, ..HallConfig::default() },
            Arc::clone(&store),
            hall_clock,
            chance,
            sender,
        )?;
        let clock = tokio::spawn({
            let (hall, stop) = (hall.clone(), stop.clone());
            async move { hall.run_clock(stop).await }
        });
        let endpoint = match way {
            Way::Plain => Endpoint::Proxy(discord.url()),
            Way::Sealed => Endpoint::Pinned { client: discord.client()? },
        };
        let store_of_bot = Arc::clone(&store);
        let parts = discord::Parts {
            hall: hall.clone(),
            notices,
            store: store_of_bot,
            clock: of_the_bot,
            painter: painter(),
            language: Lang::En,
        };
        let settings = Settings { token: Token::new(discord.token()) };
        let running = discord::start(parts, settings, endpoint, stop.clone()).await?;
        discord.online().await?;
        Ok(Self { hall, store, stop, running, clock })
    }

    /// Lets time pass, for the fake and the hall, and handles everything that becomes due.
    pub(crate) async fn jump(&self, discord: &Discord, by: Duration) -> Result<()> {
        discord.clock().jump(by);
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

/// A duel that has begun, and everything around it.
pub(crate) struct Table {
    pub(crate) discord: Discord,
    pub(crate) guild: Guild,
    pub(crate) channel: Channel,
    /// Ann, who reads English, and Bob, who reads Russian.
    pub(crate) people: [Person; 2],
    pub(crate) bot: Bot,
}

impl Table {
    /// Opens a Discord and a program, and lets Ann and Bob sit down.
    pub(crate) async fn begin() -> Result<Self> {
        let table = Self::laid().await?;
        sit_down(&table.people[0], &table.people[1], "Bob").await?;
        table.channel.wait_for("the board", is_board).await?;
        Ok(table)
    }

    /// The same, before anybody has challenged anybody.
    pub(crate) async fn laid() -> Result<Self> {
        Self::laid_at(Discord::open().await?).await
    }

    /// The same, with a Discord that was prepared.
    pub(crate) async fn laid_at(discord: Discord) -> Result<Self> {
        let clock = Arc::new(discord.clock());
        Self::laid_with(discord, clock).await
    }

    /// The same, with a separate clock for the bot.
    pub(crate) async fn laid_with(discord: Discord, clock: Arc<dyn Clock>) -> Result<Self> {
        Self::laid_over(discord, Arc::new(MemoryStore::new()), clock).await
    }

    /// The same, with a store of the test.
    pub(crate) async fn laid_over(discord: Discord, store: Arc<dyn Store>, clock: Arc<dyn Clock>) -> Result<Self> {
        let guild = discord.guild("Home", "en-US");
        let channel = guild.channel("tavern");
        let people = [channel.person("Ann", "en-US"), channel.person("Bob", "ru")];
        let bot = Bot::with_clock(&discord, store, Way::Plain, Arc::new(SystemChance), clock).await?;
        Ok(Self { discord, guild, channel, people, bot })
    }

    /// The duel of Ann and Bob, in its present state.
    pub(crate) fn duel(&self) -> Duel {
        Duel::new(&self.channel, [&self.people[0], &self.people[1]])
    }

    /// Ends the program, and starts it again with the same store.
    pub(crate) async fn restarted(self) -> Result<Self> {
        let store = self.bot.end().await?;
        let bot = Bot::over(&self.discord, store, Way::Plain).await?;
        Ok(Self { bot, ..self })
    }

    /// Plays the match on until it ends, and checks that Discord has found no violation.
    pub(crate) async fn calm(self, mut duel: Duel) -> Result<()> {
        duel.wind_up(&self.discord).await?;
        self.channel.wait_for("the end", is_end).await?;
        self.leave().await
    }

    /// Ends the program, and checks that Discord has found no violation.
    pub(crate) async fn leave(self) -> Result<()> {
        self.bot.end().await?;
        self.discord.finish().await
    }
}

/// The question that a button answers: its id without the number of the choice.
fn question(id: &str) -> String {
    id.rsplit_once(':').map_or(id, |(question, _)| question).to_owned()
}

/// Ann challenges Bob in their channel, and Bob accepts; returns his hand.
pub(crate) async fn sit_down(ann: &Person, bob: &Person, name_of_bob: &str) -> Result<Shown> {
    ann.slash(&format!("duel challenge user:@{name_of_bob}")).await?;
    // It mentions Bob, or else it is not found.
    let for_bob = |shown: &Shown| shown.mentions == [bob.id] && shown.button("y:").is_some();
    let posted = bob.wait_for("the challenge", |shown| !shown.ephemeral && for_bob(shown)).await?;
    let hand = bob.press_on(&posted, "y:").await?.shown()?.clone();
    anyhow::ensure!(hand.ephemeral && !hand.files.is_empty(), "not a hand: {hand:?}");
    Ok(hand)
}

/// Gives a match up by the buttons of a hand.
pub(crate) async fn resign(player: &Person, hand: &Shown) -> Result<()> {
    let more = player.press_on(hand, "M:").await?.shown()?.clone();
    let sure = player.press_on(&more, "r:").await?.shown()?.clone();
    player.press_on(&sure, "R:").await?;
    Ok(())
}

/// Whether a message is a board: a picture that everybody sees.
pub(crate) fn is_board(shown: &Shown) -> bool {
    !shown.ephemeral && !shown.files.is_empty()
}

/// Whether a message offers a rematch, which means that the match is over.
pub(crate) fn is_end(shown: &Shown) -> bool {
    !shown.ephemeral && shown.button("m:").is_some()
}

/// A duel in progress, with the buttons that were pressed.
pub(crate) struct Duel {
    /// The channel in which its end is seen; `None` if many duels are played.
    channel: Option<Channel>,
    pub(crate) players: [Person; 2],
    pub(crate) pressed: BTreeSet<String>,
    /// The questions that they answered, and who did: in a mulligan both are asked the same. On a slow machine, a hand
    /// shows its question for a while after the answer.
    answered: BTreeSet<(u64, String)>,
    /// The labels of the pressed buttons.
    pub(crate) labels: Vec<String>,
    /// The cards of Towers that they took from a hand, as indexes of the game's names.
    pub(crate) played: BTreeSet<usize>,
}

impl Duel {
    pub(crate) fn new(channel: &Channel, players: [&Person; 2]) -> Self {
        Self { channel: Some(channel.clone()), ..Self::of_many(players) }
    }

    /// One of many duels in a channel, of which only the first moves are played.
    pub(crate) fn of_many(players: [&Person; 2]) -> Self {
        Self {
            channel: None,
            players: players.map(Person::clone),
            pressed: BTreeSet::new(),
            answered: BTreeSet::new(),
            labels: Vec::new(),
            played: BTreeSet::new(),
        }
    }

    /// A person who is asked, their hand, and the button to press; `None` at the end.
    pub(crate) async fn asked(&self, discord: &Discord) -> Result<Option<(Person, Shown, String)>> {
        // In a channel with other duels, the end is reached when both hands offer a rematch.
        let given_up = |player: &Person| player.hand().is_ok_and(|hand| hand.buttons_of("m:").next().is_some());
        let over = || match &self.channel {
            Some(channel) => channel.messages().iter().any(is_end),
            None => self.players.iter().all(given_up),
        };
        let next = |_: &Discord| if over() { Some(None) } else { self.question_now().map(Some) };
        discord.find("somebody to be asked, or the end", next).await.with_context(|| {
            let hands = self.players.iter().map(|player| player.hand().map(|hand| hand.words()));
            format!("they hold {:#?} and have pressed {:?}", hands.collect::<Vec<_>>(), self.pressed)
        })
    }

    /// A person with an open question, their hand, and the button to press.
    pub(crate) fn question_now(&self) -> Option<(Person, Shown, String)> {
        self.players.iter().find_map(|player| {
            let hand = player.hand().ok()?;
            let fresh = |id: &String| !self.answered.contains(&(player.id, question(id)));
            let choices: Vec<&Button> = hand.buttons_of("a:").filter(|button| button.enabled).collect();
            let of_use = choices.iter().find(|button| !leads_nowhere(&button.label));
            // The first questions are mulligans, whose last choice keeps the hand. A turn begins with the cards
            // that can be played.
            let pick = if self.answered.len() < 2 { choices.last() } else { of_use.or(choices.first()) };
            let id = pick.map(|button| button.custom_id.clone()).filter(|id| fresh(id))?;
            Some((player.clone(), hand, id))
        })
    }

    /// Notes that a player pressed a button of a hand, so that it is not pressed again.
    pub(crate) fn note(&mut self, player: &Person, hand: &Shown, id: &str) {
        if let Some(button) = hand.button(id) {
            let cards = names(GameId::of::<Towers>());
            self.played.extend(picked(&cards, &button.label, &hand.alt.join("\n")));
            self.labels.push(button.label.clone());
        }
        self.pressed.insert(id.to_owned());
        self.answered.insert((player.id, question(id)));
    }

    /// Makes the next move; `None` at the end.
    pub(crate) async fn step(&mut self, discord: &Discord) -> Result<Option<Answer>> {
        let Some((player, hand, id)) = self.asked(discord).await? else { return Ok(None) };
        self.note(&player, &hand, &id);
        let answer = player.press_on(&hand, &id).await?;
        Ok(Some(answer))
    }

    /// Plays on for a while, and gives the match up if it is not over by then.
    pub(crate) async fn wind_up(&mut self, discord: &Discord) -> Result<()> {
        self.play(discord, FEW).await?;
        match self.asked(discord).await? {
            Some((player, hand, _)) => resign(&player, &hand).await,
            None => Ok(()),
        }
    }

    /// Plays until this many moves were made or the duel ends; returns how many were made.
    pub(crate) async fn play(&mut self, discord: &Discord, moves: usize) -> Result<usize> {
        for made in 0..moves {
            if self.step(discord).await?.is_none() {
                return Ok(made);
            }
        }
        Ok(moves)
    }
}
