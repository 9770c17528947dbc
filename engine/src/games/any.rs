//! Tables and cards of any game. Code that shows them knows the game's own types and asks for these.

use std::any::Any;
use std::fmt::Debug;
use std::sync::Arc;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};

use super::{GameId, Offered};
use crate::text::{Lang, Words};

/// What the table of any game can do.
trait Shown: Any + Debug + Send + Sync + erased_serde::Serialize {
    fn equals(&self, other: &dyn Any) -> bool;
    fn as_any(&self) -> &dyn Any;
}

impl<T: Any + Debug + Send + Sync + Serialize + PartialEq> Shown for T {
    fn equals(&self, other: &dyn Any) -> bool {
        other.downcast_ref::<T>() == Some(self)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

erased_serde::serialize_trait_object!(Shown);

/// The table of any game, as one viewer may see it. Its JSON form is the game's own table preceded by the name of the game.
#[derive(Clone)]
pub struct AnyTable {
    game: GameId,
    table: Arc<dyn Shown>,
}

impl AnyTable {
    pub(super) fn new(game: GameId, table: impl Any + Debug + Send + Sync + Serialize + PartialEq) -> Self {
        Self { game, table: Arc::new(table) }
    }

    /// The table of a game.
    #[must_use]
    pub fn of<G: Offered>(table: G::Table) -> Self {
        Self::new(GameId::of::<G>(), table)
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> GameId {
        self.game
    }

    /// The game's own table; `None` if it is of another type.
    #[must_use]
    pub fn get<T: 'static>(&self) -> Option<&T> {
        (*self.table).as_any().downcast_ref()
    }

    /// The table in the words of scenario files.
    #[must_use]
    pub fn seen(&self) -> Value {
        self.game.seen(self)
    }
}

impl PartialEq for AnyTable {
    fn eq(&self, other: &Self) -> bool {
        self.game == other.game && self.table.equals((*other.table).as_any())
    }
}

impl Debug for AnyTable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.table.fmt(f)
    }
}

impl Serialize for AnyTable {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Named<'a> {
            game: &'a str,
            #[serde(flatten)]
            table: &'a dyn Shown,
        }
        Named { game: self.game.name(), table: &*self.table }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for AnyTable {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut table = Map::<String, Value>::deserialize(deserializer)?;
        let name = table.remove("game").ok_or_else(|| D::Error::missing_field("game"))?;
        let game: GameId = name.as_str().unwrap_or_default().parse().map_err(D::Error::custom)?;
        game.read_table(table.into()).map_err(D::Error::custom)
    }
}

/// A card of any game.
#[derive(Clone)]
pub struct AnyCard {
    game: GameId,
    card: Arc<dyn Any + Send + Sync>,
}

impl AnyCard {
    pub(super) fn new<C: Any + Send + Sync>(game: GameId, card: Arc<C>) -> Self {
        Self { game, card }
    }

    /// A card of a game.
    #[must_use]
    pub fn of<G: Offered>(card: Arc<G::Card>) -> Self {
        Self::new(GameId::of::<G>(), card)
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> GameId {
        self.game
    }

    /// The game's own card; `None` if it is of another type.
    #[must_use]
    pub fn get<C: 'static>(&self) -> Option<&C> {
        self.card.downcast_ref()
    }

    /// The game's own card, shared; `None` if it is of another type.
    #[must_use]
    pub fn shared<C: Any + Send + Sync>(&self) -> Option<Arc<C>> {
        Arc::clone(&self.card).downcast().ok()
    }

    /// Its name.
    #[must_use]
    pub fn name(&self, words: &Words, lang: Lang) -> String {
        self.game.card_name(words, lang, self)
    }

    /// What it does.
    #[must_use]
    pub fn text(&self, words: &Words, lang: Lang) -> String {
        self.game.card_text(words, lang, self)
    }

    /// What it costs.
    #[must_use]
    pub fn cost(&self, words: &Words, lang: Lang) -> String {
        self.game.card_cost(words, lang, self)
    }

    /// Further facts about it that programs may want, by name.
    #[must_use]
    pub fn facts(&self, words: &Words) -> Map<String, Value> {
        self.game.card_facts(words, self)
    }
}

impl Debug for AnyCard {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("AnyCard").field("game", &self.game).finish_non_exhaustive()
    }
}
