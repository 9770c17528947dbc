//! Duels between platforms: each player in their own place and language, in one hall.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use duelhall::web::{Listener, Web};
use duelhall::{discord, telegram};
use duelhall_engine::text::Lang;
use duelhall_hall::{Audience, Hall, HallConfig, Notice, Slot};
use duelhall_store::{Collection, MatchId, MemoryStore, Store};
use duelhall_tests::discord::Discord;
use duelhall_tests::telegram::Telegram;
use duelhall_tests::{Visitor, painter};
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;

use crate::rig;

/// How many times as fast as the machine's the clocks run. They may not run faster, because on Discord hands live for
/// fifteen minutes.
const HASTE: u32 = 5;

/// A hall with all three platforms.
struct House {
    hall: Hall,
    store: Arc<MemoryStore>,
    discord: Discord,
    telegram: Telegram,
    address: String,
    stop: CancellationToken,
    running: (discord::Running, telegram::Running),
}

/// Gives each notice of the hall to its platform.
async fn hand_out(mut notices: mpsc::UnboundedReceiver<Notice>, platforms: [mpsc::UnboundedSender<Notice>; 3]) {
    while let Some(notice) = notices.recv().await {
        let platform = match &notice {
            Notice::Refresh(to, _) | Notice::Say(to, _) | Notice::Remove(to, _) => match to {
                Audience::Place(place) => place.platform(),
                Audience::Person(person, _) => person.platform(),
            },
            Notice::Show(place, _) => place.platform(),
        };
        if let Some(at) = ["discord", "telegram", "web"].iter().position(|name| *name == platform) {
            // A platform that has ended needs no more notices.
            let _ = platforms[at].send(notice);
        }
    }
}

impl House {
    async fn open() -> Result<Self> {
        let discord = Discord::open().await?;
        let telegram = Telegram::beside(discord.clock()).await?;
        telegram.clock().run(HASTE);
        let (stop, store) = (CancellationToken::new(), Arc::new(MemoryStore::new()));
        let (sender, notices) = mpsc::unbounded_channel();
        let clock = Arc::new(telegram.clock());
        let config = HallConfig {
            live: Duration::from_secs(1_800),
            rates: duelhall_hall::Rates::UNLIMITED,
            // The clock jumps and runs fast; the hall must count all of that as time in which the program ran.
            heart_gap: Duration::MAX,
            ..HallConfig::default()
        };
        let hall = Hall::open(config, store.clone(), clock.clone(), sender)?;
        tokio::spawn({
            let (hall, stop) = (hall.clone(), stop.clone());
            async move { hall.run_clock(stop).await }
        });
        let [(a, of_discord), (b, of_telegram), (c, of_web)] = std::array::from_fn(|_| mpsc::unbounded_channel());
        tokio::spawn(hand_out(notices, [a, b, c]));
        let language = Lang::En;
        let on_discord = discord::start(
            discord::Parts {
                hall: hall.clone(),
                notices: of_discord,
                store: store.clone(),
                clock: clock.clone(),
                painter: painter(),
                language,
            },
            discord::Settings { token: discord::Token::new(discord.token()) },
            discord::Endpoint::Proxy(discord.url()),
            stop.clone(),
        );
        let on_telegram = telegram::start(
            telegram::Parts {
                hall: hall.clone(),
                notices: of_telegram,
                store: store.clone(),
                clock,
                painter: painter(),
                language,
            },
            telegram::Settings { token: telegram::Token::new(telegram.token()), updates: telegram::Updates::Poll },
            telegram::Endpoint::At(telegram.url()),
            stop.clone(),
        );
        let running = (on_discord.await?, on_telegram.await?);
        let listener = Listener::bind([127, 0, 0, 1].into(), 0).await?;
        let address = listener.address()?;
        let parts = duelhall::web::Parts {
            hall: hall.clone(),
            notices: of_web,
            store: store.clone(),
            painter: painter(),
            address,
            public: false,
            language,
        };
        let web = Web::open(parts, stop.clone()).await?;
        tokio::spawn(listener.serve(web, stop.clone()));
        discord.online().await?;
        telegram.online().await?;
        Ok(Self { hall, store, discord, telegram, address: format!("http://{address}"), stop, running })
    }

    /// The messages that the hall itself would now show to the players of a match, and to everybody.
    async fn holds(&self, id: MatchId) -> Result<String> {
        let Some(facts) = self.hall.facts(id).await? else { return Ok(format!("the hall knows no match {id}")) };
        let mut all = format!("{} entries, over: {}", facts.revision, facts.over);
        let hands = facts
            .players
            .iter()
            .map(|player| (Audience::Person(player.id.clone(), player.place.clone()), Slot::Hand(id)));
        let boards = facts.places.iter().map(|place| (Audience::Place(place.clone()), Slot::Board(id)));
        for (audience, slot) in hands.chain(boards) {
            let message = self.hall.message(&audience, slot).await?;
            let shown = message.map(|message| {
                let buttons = message.buttons.iter().map(|button| button.press.to_string());
                (message.text, buttons.collect::<Vec<_>>())
            });
            all.push_str(&format!("\n{audience:?}: {shown:#?}"));
        }
        Ok(all)
    }

    async fn close(self) -> Result<()> {
        self.stop.cancel();
        self.running.0.ended().await;
        self.running.1.ended().await;
        self.telegram.finish().await?;
        self.discord.finish().await
    }
}

/// A player on any platform.
enum Seat {
    Discord(duelhall_tests::discord::Person),
    Telegram(duelhall_tests::telegram::Person),
    Web(Visitor),
}

impl Seat {
    /// The choices that they see.
    async fn choices(&self) -> Result<Vec<String>> {
        Ok(match self {
            Self::Discord(person) => person.hand().map_or_else(
                |_| Vec::new(),
                |hand| hand.buttons_of("a:").map(|button| button.custom_id.clone()).collect(),
            ),
            Self::Telegram(person) => rig::hand(person)
                .map_or_else(|_| Vec::new(), |hand| hand.buttons_of("a:").map(|button| button.data.clone()).collect()),
            Self::Web(visitor) => visitor.buttons("a:").await?,
        })
    }

    /// Presses a choice; returns the answer to the press. The choices that they see belong to the present question, so
    /// no press may be refused.
    async fn press(&self, choice: &str) -> Result<String> {
        Ok(match self {
            Self::Discord(person) => person.press_on(&person.hand()?, choice).await?.text().to_owned(),
            Self::Telegram(person) => {
                let answer = person.press_on(&rig::hand(person)?, choice).await?;
                ensure!(!answer.alert && !answer.failed, "{choice} was answered with {answer:?}");
                answer.text
            }
            Self::Web(visitor) => {
                let answer = visitor.presses(choice).await?;
                ensure!(answer["refused"] == false, "{choice} was answered with {answer}");
                String::new()
            }
        })
    }

    /// Everything that they see, with the buttons.
    async fn sees(&self) -> Result<String> {
        Ok(match self {
            Self::Discord(person) => format!("{:#?}", person.hand()),
            Self::Telegram(person) => {
                let seen = person.seen();
                let last = seen.iter().rev().take(8).map(|shown| {
                    let buttons: Vec<&str> = shown.buttons().map(|button| button.data.as_str()).collect();
                    (shown.order, shown.edited, shown.text.clone(), buttons.join(" "))
                });
                format!("{:#?}", last.collect::<Vec<_>>())
            }
            Self::Web(visitor) => visitor.sees().await?,
        })
    }
}

/// How a player chooses.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    /// The first choice.
    Plays,
    /// The last choice, which does nothing.
    Passes,
}

/// Plays until `is_over` says so, which gets the number of answers.
async fn play(
    house: &House,
    seats: [Seat; 2],
    way: Way,
    is_over: impl AsyncFn(usize) -> Result<bool>,
) -> Result<usize> {
    let mut answered: BTreeSet<(usize, String)> = BTreeSet::new();
    let (mut idle, mut told) = (0, Vec::new());
    while idle < 600 {
        if is_over(answered.len()).await? {
            return Ok(answered.len());
        }
        idle += 1;
        for (at, seat) in seats.iter().enumerate() {
            let choices = seat.choices().await?;
            let question = |choice: &str| (at, choice.rsplit_once(':').map_or("", |(question, _)| question).to_owned());
            let open: Vec<&String> = choices.iter().filter(|choice| !answered.contains(&question(choice))).collect();
            // The first questions are mulligans, whose last choice keeps the hand.
            let pick = if way == Way::Passes || answered.len() < 2 { open.last() } else { open.first() };
            if let Some(choice) = pick {
                let count = answered.len();
                let said = seat.press(choice).await.with_context(|| format!("after {count} answers"))?;
                told.push(format!("{at} {choice}: {said}"));
                answered.insert(question(choice));
                idle = 0;
            }
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let id = answered.iter().find_map(|(_, question)| question.split(':').nth(1)?.parse().ok());
    let holds = house.holds(id.context("nobody was ever asked")?).await?;
    let last = &told[told.len().saturating_sub(6)..];
    let [first, second] = &seats;
    let sees = format!("{}\nand\n{}", first.sees().await?, second.sees().await?);
    let count = answered.len();
    bail!(
        "nobody is asked and nobody has won after {count} answers, the last {last:#?}; the hall: {holds}; they see {sees}"
    )
}

/// The code in a text.
fn code_in(text: &str) -> Result<String> {
    code_after(text, "/join")
}

/// The code after a command in a text.
fn code_after(text: &str, command: &str) -> Result<String> {
    let rest = text.split_once(command).map(|(_, rest)| rest);
    // Discord shows command and code in marks, or the command as a link.
    let rest =
        rest.map(|rest| rest.strip_prefix(':').and_then(|link| link.split_once('>')).map_or(rest, |(_, rest)| rest));
    let letters = |rest: &str| rest.chars().take_while(|letter| letter.is_ascii_alphanumeric()).collect::<String>();
    let code = rest.map(|rest| letters(rest.trim_start_matches(['`', ' '])));
    code.filter(|code| !code.is_empty()).with_context(|| format!("no code in {text:?}"))
}

/// Whether a text contains Cyrillic letters.
fn cyrillic(text: &str) -> bool {
    text.chars().any(|letter| ('а'..='я').contains(&letter))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ann_on_discord_and_boris_in_a_group_on_telegram_play_one_match() -> Result<()> {
    let house = House::open().await?;
    let channel = house.discord.guild("Home", "en-US").channel("tavern");
    let group = house.telegram.supergroup("Дом");
    let (ann, boris) = (channel.person("Ann", "en-US"), group.person("Boris", "ru"));
    let told = ann.slash("duel code").await?;
    boris.says(&format!("/join {}", code_in(told.text())?));
    let board = group.wait_for("the board", rig::is_board).await?;
    let other = channel.wait_for("the board", |shown| !shown.ephemeral && !shown.files.is_empty()).await?;
    assert!(cyrillic(&board.text) && !cyrillic(&other.alt.join("")), "each board is in the language of its place");
    rig::open_hand(&boris, &board).await?;
    let ends =
        || group.messages().iter().any(rig::is_end) && channel.messages().iter().any(|m| m.button("m:").is_some());
    let answers = play(&house, [Seat::Discord(ann), Seat::Telegram(boris)], Way::Plays, async |_| Ok(ends())).await?;
    assert!(answers > 6, "{answers} answers");
    assert_eq!((house.telegram.floods(), house.discord.invalid_requests()), (0, 0));
    house.close().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn boris_in_private_on_telegram_and_wim_in_the_local_hall_play_one_match() -> Result<()> {
    let house = House::open().await?;
    let boris = house.telegram.group("Elsewhere").person("Boris", "ru").private();
    let wim = Visitor::enter(&house.address, "Wim", "en").await?;
    let told = boris.asks("/duel code").await?;
    assert!(cyrillic(&told.text), "{}", told.text);
    let refused = wim.says("/join nonsense").await?;
    assert!(refused["refused"] == true, "{refused}");
    wim.says(&format!("/join {}", code_in(&told.text)?)).await?;
    boris.sees("the board", rig::is_board).await?;
    let over = async |_| Ok(boris.seen().iter().any(rig::is_end) && !wim.buttons("m:").await?.is_empty());
    let answers = play(&house, [Seat::Telegram(boris.clone()), Seat::Web(wim.clone())], Way::Plays, over).await?;
    assert!(answers > 6, "{answers} answers");
    assert_eq!(house.telegram.floods(), 0);
    house.close().await
}

// Each move of either player changes Boris's hand, which is shown at the rate of his chat. A task that waits to show
// the hand must end when another task has shown the same. Otherwise each round adds waiting tasks, and in the end he is
// told that he is too quick.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn boris_who_answers_as_soon_as_he_is_asked_is_never_told_that_he_is_too_quick() -> Result<()> {
    let house = House::open().await?;
    let boris = house.telegram.group("Elsewhere").person("Boris", "ru").private();
    let wim = Visitor::enter(&house.address, "Wim", "en").await?;
    // With these rules, players who only pass do not win for a long time.
    let told = boris.asks("/duel code tavern:thick-walls").await?;
    wim.says(&format!("/join {}", code_in(&told.text)?)).await?;
    boris.sees("the board", rig::is_board).await?;
    let enough = async |answers| {
        let waiting = house.store.scan(Collection::Inbox, "telegram ", None, 100).await?.len();
        ensure!(waiting <= 8, "after {answers} answers {waiting} presses of Boris are unfinished");
        Ok(answers >= 110)
    };
    play(&house, [Seat::Telegram(boris.clone()), Seat::Web(wim.clone())], Way::Passes, enough).await?;
    house.close().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_code_works_once_and_not_for_its_own_maker() -> Result<()> {
    let house = House::open().await?;
    let group = house.telegram.supergroup("Home");
    let ann = group.person("Ann", "en").private();
    let (bob, eve) = (group.person("Bob", "ru"), group.person("Eve", "en").private());
    let told = ann.asks("/duel code").await?;
    let code = code_in(&told.text)?;
    for (who, line) in [(&ann, format!("/join {code}")), (&eve, "/join abc".to_owned()), (&eve, "/join".to_owned())] {
        let answer = who.asks(&line).await?;
        assert!(answer.picture.is_none(), "{line}: {}", answer.words());
    }
    bob.says(&format!("/join {code}"));
    let board = group.wait_for("the board", rig::is_board).await?;
    ann.sees("her hand", |shown| shown.button("a:").is_some()).await?;
    let late = eve.asks(&format!("/join {code}")).await?;
    assert!(late.picture.is_none(), "{}", late.words());
    rig::open_hand(&bob, &board).await?;
    rig::hand(&bob)?;
    house.close().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deck_made_in_a_browser_is_played_with_on_discord_and_on_telegram_by_whoever_linked_them() -> Result<()> {
    let house = House::open().await?;
    let channel = house.discord.guild("Home", "en-US").channel("tavern");
    let group = house.telegram.supergroup("Home");
    let (ann, boris) = (channel.person("Ann", "en-US"), group.person("Boris", "ru"));
    let (anna, wim) = (boris.private(), Visitor::enter(&house.address, "Ann", "en").await?);
    wim.says("/deck copy dogs-first Good Dogs").await?;
    let told = wim.says("/link").await?.to_string();
    ann.slash(&format!("link code:{}", code_after(&told, "/link")?)).await?;
    let linked = ann.press("z:").await?;
    let shown = linked.shown()?;
    ensure!(shown.ephemeral && shown.text.contains("Linked accounts: 2"), "{}", shown.text);
    // In a group nobody else reads of it; in private the third account joins the other two.
    boris.says("/link");
    let plain = |text: &str| text.replace('\u{a0}', " ");
    group.wait_for("a word", |shown| plain(&shown.text).contains("только их владельцу")).await?;
    let told = ann.slash("link").await?;
    let asked = anna.asks(&format!("/link {}", code_after(told.text(), "/link")?)).await?;
    anna.press_on(&asked, "z:").await?;
    let third = anna.sees("the answer", |shown| plain(&shown.text).contains("учётных записей: ")).await?;
    ensure!(plain(&third.text).contains("Связано учётных записей: 3"), "{}", third.text);
    for said in [ann.slash("deck list").await?.text().to_owned(), anna.asks("/deck").await?.text] {
        ensure!(plain(&said).contains("Good Dogs"), "{said}");
    }
    let begun = ann.slash("duel ai level:easy deck:good-dogs").await?;
    // Who goes first is chance.
    ensure!(begun.text().contains("The duel begins"), "{}", begun.text());
    anna.asks("/duel ai easy deck:good-dogs").await?;
    anna.sees("a hand", |shown| shown.button("a:").is_some()).await?;
    house.close().await
}
