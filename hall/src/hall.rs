//! The handle that platforms hold.

use std::pin::Pin;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use duelhall_engine::games::GameId;
use duelhall_engine::kit::{OptionSpec, Seat};
use duelhall_engine::text::{BadWords, Lang};
use duelhall_store::{Collection, MatchId, Store};
use tokio::sync::{Notify, Semaphore, mpsc};
use tokio_util::sync::CancellationToken;

use crate::chance::{Chance, SystemChance};
use crate::computer::Computers;
use crate::doors::Doors;
use crate::duels::Duels;
use crate::hints::Hints;
use crate::inner::Inner;
use crate::limits::Limits;
use crate::link::Codes;
use crate::outage::Heart;
use crate::play::Advised;
use crate::settings::Specs;
use crate::vocabulary::Vocabulary;
use crate::{
    Audience, ChallengeId, Clock, DeckName, Field, HallConfig, HallError, Lately, Message, Notice, OpenError, Parties,
    PersonId, PlaceId, Reply, Request, Slot, index, voice,
};

/// The hall. Clones share it.
#[derive(Clone)]
pub struct Hall {
    pub(crate) inner: Arc<Inner>,
}

/// The right by which a match is exported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExportRight {
    /// Anybody's right: matches that are over.
    Anybody,
    /// The operator's right: any match. The record holds the seed, and so every hidden card.
    Operator,
}

/// A player of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The player's id; computer players are `ai:LEVEL`.
    pub id: PersonId,
    /// The player's name; empty for computer players and for people without a name.
    pub name: String,
    /// Whether this is a computer player.
    pub computer: bool,
    /// Whether the player is out while others play on.
    pub out: bool,
    /// The place in which the player plays.
    pub place: PlaceId,
}

/// The facts of a match that anybody may know without a look at its board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Facts {
    /// The places of the match: first the place in which it began, then those of players who joined it by its code.
    pub places: Vec<PlaceId>,
    /// The players, by seat.
    pub players: Vec<Player>,
    /// Entries taken so far.
    pub revision: u32,
    /// For how long its people have been asked; `None` if no people are.
    pub asked_for: Option<Duration>,
    /// Whether it is over.
    pub over: bool,
}

impl Hall {
    /// Opens a hall over a store. Work that a platform has to do unasked comes through `notices`.
    ///
    /// # Errors
    /// When the words of the program are damaged.
    pub fn open(
        config: HallConfig,
        store: Arc<dyn Store>,
        clock: Arc<dyn Clock>,
        notices: mpsc::UnboundedSender<Notice>,
    ) -> Result<Self, OpenError> {
        Self::with_chance(config, store, clock, Arc::new(SystemChance), notices)
    }

    /// Opens a hall with its own source of seeds, so that tests can be repeated.
    ///
    /// # Errors
    /// As [`Self::open`].
    pub fn with_chance(
        config: HallConfig,
        store: Arc<dyn Store>,
        clock: Arc<dyn Clock>,
        chance: Arc<dyn Chance>,
        notices: mpsc::UnboundedSender<Notice>,
    ) -> Result<Self, OpenError> {
        let words = Arc::new(Vocabulary::new(voice::words(&voice::COMMANDS)?));
        let limits = Limits::new(config.rates);
        let specs = Specs::new(&config);
        let duels = Duels::new(Arc::clone(&clock), notices.clone());
        let inner = Inner {
            config,
            store,
            clock,
            chance,
            notices,
            words,
            spelled: RwLock::default(),
            specs,
            duels,
            hints: Hints::new(),
            computers: Computers::new(),
            advised: Advised::default(),
            limits,
            codes: Codes::default(),
            heart: Heart::default(),
            doors: Doors::default(),
            unproven: AtomicU64::new(0),
            reading: Semaphore::new(1),
            alarm: Notify::new(),
        };
        Ok(Self { inner: Arc::new(inner) })
    }

    /// Makes sentences name the commands as a platform's people know them. `commands` holds the messages of
    /// `locales/commands`, such as `command-duel = /duel`, in Fluent's syntax for each language.
    ///
    /// # Errors
    /// When the messages cannot be read, or one of them is missing.
    pub fn spell(&self, platform: &str, commands: &[(Lang, &str)]) -> Result<(), OpenError> {
        let words = voice::words(commands)?;
        for lang in Lang::ALL {
            let mut keys = self.inner.words.words.keys(lang).filter(|key| key.starts_with("command-"));
            if let Some(key) = keys.find(|key| !words.has(lang, key)) {
                return Err(BadWords { lang, what: format!("`{key}` is missing") }.into());
            }
        }
        let mut spelled = self.inner.spelled.write().unwrap_or_else(PoisonError::into_inner);
        spelled.insert(platform.to_owned(), Arc::new(Vocabulary::new(words)));
        Ok(())
    }

    /// Does a request durably and answers the asker. All other changes come as notices.
    ///
    /// Dropping the future does not stop the work half-way: it is finished, and its notices are sent.
    pub async fn handle(&self, request: Request) -> Reply {
        let inner = Arc::clone(&self.inner);
        let task = self.inner.computers.tasks.spawn(async move {
            // On the heap: the state of a request is some kilobytes, and a task is copied several times before it runs.
            let work: Pin<Box<dyn Future<Output = Reply> + Send + '_>> = Box::pin(inner.handle(&request));
            let done = inner.guarded(work).await;
            done.unwrap_or_else(|_| inner.broke_off(&request))
        });
        task.await.unwrap_or_else(|error| {
            tracing::error!(%error, "a request was cancelled");
            Reply { refused: true, ..Reply::default() }
        })
    }

    /// Composes the newest message of a slot from the stored state; `None` when there is nothing to show (any more).
    ///
    /// # Errors
    /// When the store fails or the match is damaged.
    pub async fn message(&self, audience: &Audience, slot: Slot) -> Result<Option<Message>, HallError> {
        self.message_in(audience, slot, None).await
    }

    /// As [`Self::message`], but what a place reads is in the language `lang` and not in the place's own: for a platform that
    /// shows each reader a message of their own.
    ///
    /// # Errors
    /// As [`Self::message`].
    pub async fn message_in(
        &self,
        audience: &Audience,
        slot: Slot,
        lang: Option<Lang>,
    ) -> Result<Option<Message>, HallError> {
        match self.inner.guarded(self.inner.message(audience, slot, lang)).await {
            Ok(message) => message,
            // The match that panicked is set aside now, and the message says so.
            Err(_) => self.inner.aside_message(audience, slot).await,
        }
    }

    /// Tells a player what happened in the last turns of a match. Nobody else is told anything.
    ///
    /// # Errors
    /// When the store fails or the match is damaged.
    pub async fn lately(&self, person: &PersonId, place: &PlaceId, id: MatchId) -> Result<Lately, HallError> {
        self.inner.guarded(self.inner.lately(person, place, id)).await.unwrap_or_else(|_| Ok(Lately::default()))
    }

    /// Returns matches in progress in places whose id starts with `prefix`, for a platform after a restart.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn live_in(&self, prefix: &str) -> Result<Vec<(PlaceId, MatchId)>, HallError> {
        let found = self.inner.scan_all(Collection::Places, prefix).await?;
        let place = |(key, _): (String, Vec<u8>)| {
            let (place, id) = index::parts(&key)?;
            Some((PlaceId::stored(place), id))
        };
        Ok(found.into_iter().filter_map(place).collect())
    }

    /// Returns pending challenges in places whose id starts with `prefix`, for a platform after a restart.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn pending_in(&self, prefix: &str) -> Result<Vec<(PlaceId, ChallengeId)>, HallError> {
        self.inner.pending_in(prefix).await
    }

    /// Returns the codes of a person that nobody has used yet.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn codes_of(&self, who: &PersonId) -> Result<Vec<ChallengeId>, HallError> {
        self.inner.codes(who).await
    }

    /// Returns the people of a challenge that waits for an answer; `None` when there is no such challenge.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn parties(&self, id: ChallengeId) -> Result<Option<Parties>, HallError> {
        self.inner.parties(id).await
    }

    /// Returns the players and places of a match; `None` when there is no such match.
    ///
    /// # Errors
    /// When the store fails or the match is damaged.
    pub async fn facts(&self, id: MatchId) -> Result<Option<Facts>, HallError> {
        let Some(visit) = self.inner.duels.enter(&*self.inner.store, id).await? else { return Ok(None) };
        let duel = visit.duel();
        let out = duel.game.out();
        let player = |(seat, chair): (Seat, &crate::meta::Chair)| Player {
            id: chair.id.clone(),
            name: chair.name.clone(),
            computer: chair.level().is_some(),
            out: out.has(seat),
            place: duel.meta.place_of(seat).clone(),
        };
        Ok(Some(Facts {
            places: duel.meta.places().into_iter().cloned().collect(),
            players: (0..).map(Seat).zip(&duel.meta.chairs).map(player).collect(),
            revision: duel.game.revision(),
            asked_for: duel.meta.timer.map(|timer| self.inner.now().since(timer.from)),
            over: duel.outcome().is_some(),
        }))
    }

    /// Returns the seat of a person at a match.
    ///
    /// # Errors
    /// When the store fails or the match is damaged.
    pub async fn seat_of(&self, id: MatchId, person: &PersonId) -> Result<Option<Seat>, HallError> {
        let visit = self.inner.duels.enter(&*self.inner.store, id).await?;
        Ok(visit.and_then(|visit| visit.duel().seat_of(person)))
    }

    /// Returns the matches that a person plays now.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn matches_of(&self, person: &PersonId) -> Result<Vec<MatchId>, HallError> {
        Ok(self.inner.playing(person).await?)
    }

    /// Returns the language of public messages in a place; `hint` is the language that the platform names.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn place_lang(&self, place: &PlaceId, hint: Option<Lang>) -> Result<Lang, HallError> {
        let settings = self.inner.place_settings(place).await?;
        Ok(self.inner.public_lang(&settings, place, hint).await?)
    }

    /// Returns the language of messages for one person in a place; `hint` is the language of their client.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn person_lang(&self, who: &PersonId, place: &PlaceId, hint: Option<Lang>) -> Result<Lang, HallError> {
        let settings = self.inner.person_settings(who).await?;
        let public = self.place_lang(place, None).await?;
        Ok(settings.lang().or(hint).unwrap_or(public))
    }

    /// Says whether each match in a place has a thread of its own.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn threads(&self, place: &PlaceId) -> Result<bool, HallError> {
        Ok(self.inner.place_settings(place).await?.threads())
    }

    /// Returns the options of a game, named in a language, for the forms and commands of a platform.
    #[must_use]
    pub fn options(&self, game: GameId, lang: Lang) -> Vec<Field> {
        self.fields(game, lang, game.options())
    }

    /// Returns the further options of a match for more than two, as [`Self::options`] does; none if only two can play the game.
    #[must_use]
    pub fn more_options(&self, game: GameId, lang: Lang) -> Vec<Field> {
        self.fields(game, lang, game.more_options())
    }

    fn fields(&self, game: GameId, lang: Lang, options: Vec<OptionSpec>) -> Vec<Field> {
        let voice = voice::Voice::new(Arc::clone(&self.inner.words), lang);
        let options = options.into_iter().map(|option| (option.key, option.default));
        let field = |(key, default): (&str, String)| {
            let field = crate::settings::of_option(game, key)?.field(&voice, &default);
            Some(Field { key: key.to_owned(), ..field })
        };
        options.filter_map(field).collect()
    }

    /// Returns the name of a game in a language.
    #[must_use]
    pub fn game_name(&self, game: GameId, lang: Lang) -> String {
        voice::Voice::new(Arc::clone(&self.inner.words), lang).say(&crate::words::game(game))
    }

    /// Returns the picture of a duel that computers have begun, to show newcomers what a duel looks like.
    pub async fn sample(&self, lang: Lang) -> Option<crate::Picture> {
        let voice = voice::Voice::new(Arc::clone(&self.inner.words), lang);
        // The first call plays that duel.
        tokio::task::spawn_blocking(move || crate::pages::sample(&voice)).await.ok()?
    }

    /// Returns the traits by which the cards of a game, or of all games, can be looked for: each key with its values, named
    /// in a language.
    #[must_use]
    pub fn card_traits(&self, game: Option<GameId>, lang: Lang) -> Vec<Field> {
        let voice = voice::Voice::new(Arc::clone(&self.inner.words), lang);
        crate::pages::card_traits(&voice, game)
    }

    /// Returns at most `most` names of cards in a language that contain `typed`; names that begin with it come first.
    #[must_use]
    pub fn card_names(&self, lang: Lang, typed: &str, most: usize) -> Vec<String> {
        let voice = voice::Voice::new(Arc::clone(&self.inner.words), lang);
        crate::pages::card_names(&voice, typed, most)
    }

    /// Returns what [`Self::card_names`] does, each name with the text of the card.
    #[must_use]
    pub fn card_lines(&self, lang: Lang, typed: &str, most: usize) -> Vec<(String, String)> {
        let voice = voice::Voice::new(Arc::clone(&self.inner.words), lang);
        crate::pages::card_lines(&voice, typed, most)
    }

    /// Returns the decks of a person, and then the ready decks, whose name or word contains `typed`. They are named in
    /// a language. Any of them can be the value of a seat's option, and be named in a [`crate::DeckAsk`].
    ///
    /// # Errors
    /// When the store fails.
    pub async fn deck_names(&self, who: &PersonId, lang: Lang, typed: &str) -> Result<Vec<DeckName>, HallError> {
        self.inner.deck_names(who, lang, typed).await
    }

    /// Removes the decks, the progress and the links of those people of a platform whom it does not know any more, such as
    /// guests whose sessions have ended. What linked accounts still have from them stays. Returns how many decks are gone.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn forget_decks(&self, platform: &str, is_known: impl Fn(&PersonId) -> bool) -> Result<u64, HallError> {
        self.inner.forget_links(platform, &is_known).await?;
        self.inner.forget_owned(Collection::Progress, platform, &is_known).await?;
        Ok(self.inner.forget_owned(Collection::Decks, platform, is_known).await?)
    }

    /// Takes a code away that links accounts, because it was sent where others can read it.
    pub fn void_code(&self, code: &str) {
        self.inner.void_code(code);
    }

    /// Composes the form of settings that a request for `Settings` or `Config` without a change asks for; `None` for
    /// any other request. A platform looks it up by itself, such as for each letter that somebody types. It does not
    /// count as a command.
    pub async fn form(&self, request: &Request) -> Option<Message> {
        self.inner.guarded(self.inner.form(request)).await.ok().flatten()
    }

    /// Returns the record of a match as text; `None` when there is no such match.
    ///
    /// # Errors
    /// `Secret` when anybody but the operator asks for a match in progress. Else when the store fails or the match is
    /// damaged.
    pub async fn export(&self, id: MatchId, right: ExportRight) -> Result<Option<String>, HallError> {
        let Some(visit) = self.inner.duels.enter(&*self.inner.store, id).await? else { return Ok(None) };
        if visit.duel().live().is_some() && right != ExportRight::Operator {
            return Err(HallError::Secret(id));
        }
        let Some(proof) = self.inner.duels.contents.record(&*self.inner.store, id).await? else { return Ok(None) };
        if let Some(fault) = proof.fault {
            self.inner.unproven.fetch_add(1, Ordering::Relaxed);
            tracing::error!(%id, %fault, "the log of a match is not that of its end");
        }
        Ok(Some(proof.record))
    }

    /// Counts the records exported since the program began that do not replay to the end of their match.
    #[must_use]
    pub fn unproven(&self) -> u64 {
        self.inner.unproven.load(Ordering::Relaxed)
    }

    /// Gives timers the time for which the program was down. [`Self::ring`] does it too. It is quickest before
    /// platforms begin.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn wake(&self) -> Result<(), HallError> {
        self.inner.beat().await
    }

    /// Removes some records that were kept long enough, and returns their number.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn tidy(&self) -> Result<u64, HallError> {
        self.inner.tidy().await
    }

    /// Tidies from time to time until `stop`. Run it once for each hall.
    pub async fn run_tidying(&self, stop: CancellationToken) {
        self.inner.run_tidying(stop).await;
    }

    /// Fires deadlines as they come due, overdue deadlines first, until `stop`. Run it once for each hall.
    pub async fn run_clock(&self, stop: CancellationToken) {
        self.inner.run_clock(stop).await;
    }

    /// Fires every deadline that is due now and returns their number. [`Self::run_clock`] does it by itself.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn ring(&self) -> Result<usize, HallError> {
        self.inner.ring().await
    }

    /// Waits until no request is in progress and no computer player thinks: before the program ends, and in tests.
    pub async fn rest(&self) {
        let tasks = &self.inner.computers.tasks;
        tasks.close();
        tasks.wait().await;
        tasks.reopen();
    }
}
