//! The cards of a game: read from the files of the source, and compiled once for all matches that have the same.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use include_dir::{Dir, include_dir};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::{Arg, Kind, SetupError, Text};
use crate::text::{Lang, Words};

/// The card files: a folder for each game.
static FILES: Dir<'_> = include_dir!("$DUELHALL_ENGINE/cards");

/// The number of card lists that a new one is compared with; most matches have the shipped cards.
const MOST: usize = 16;

/// The name of a card that is in no locale file: a scenario's own card.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InlineName {
    /// In English.
    pub en: String,
    /// In Russian.
    pub ru: String,
}

impl InlineName {
    /// A card without a name is called by its id.
    pub(crate) fn of(id: &str) -> Self {
        Self { en: id.to_owned(), ru: id.to_owned() }
    }
}

/// A card as data, in the card language of its game.
pub trait Definition {
    /// The id of the game, which is also the name of the folder with its card files.
    const GAME: &'static str;

    /// Lower-case words with hyphens, unique among the cards of a match.
    fn id(&self) -> &str;

    /// The card's name, if it is in no locale file.
    fn inline_name(&self) -> Option<&InlineName>;

    /// The card as a match keeps it: without art and whatever else may change without a change of the rules.
    #[must_use]
    fn bare(self) -> Self
    where
        Self: Sized,
    {
        self
    }
}

impl Arg {
    /// A card of the set of its game.
    pub(crate) fn card<D: Definition>(id: &str) -> Self {
        Self::Card(D::GAME.to_owned(), id.to_owned())
    }
}

impl<D: Definition> Definition for Arc<D> {
    const GAME: &'static str = D::GAME;

    fn id(&self) -> &str {
        D::id(self)
    }

    fn inline_name(&self) -> Option<&InlineName> {
        D::inline_name(self)
    }
}

impl Words {
    /// The name of a card: its own name if it has one, otherwise the message `card-<game>-<id>`.
    #[must_use]
    pub fn card_name<D: Definition>(&self, lang: Lang, card: &D) -> String {
        match (card.inline_name(), lang) {
            (Some(name), Lang::En) => name.en.clone(),
            (Some(name), Lang::Ru) => name.ru.clone(),
            (None, _) => self.plain(lang, &format!("card-{}-{}", D::GAME, card.id())),
        }
    }
}

/// Reads a text in a card language.
pub(crate) fn read<T: DeserializeOwned>(text: &str) -> Result<T, ron::error::SpannedError> {
    ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME).from_str(text)
}

/// The contents of a shipped file, such as `towers/decks.ron`. The files are compiled in and read at first use, so a
/// damaged file cannot get past the first test.
pub(crate) fn shipped<T: DeserializeOwned>(path: &str) -> T {
    let text = FILES.get_file(path).and_then(|file| file.contents_utf8()).unwrap_or_else(|| panic!("no file {path}"));
    read(text).unwrap_or_else(|error| panic!("{path} of the source is damaged: {error}"))
}

/// Every shipped card of a game. The files whose names begin with a number hold cards, in the order of these numbers.
pub(crate) fn shipped_cards<D: Definition + DeserializeOwned>() -> Vec<Arc<D>> {
    let files = FILES.get_dir(D::GAME).into_iter().flat_map(Dir::files).filter_map(|file| file.path().to_str());
    let numbered = |path: &&str| path[D::GAME.len() + 1..].starts_with(|first: char| first.is_ascii_digit());
    let mut paths: Vec<&str> = files.filter(numbered).collect();
    paths.sort_unstable();
    paths.into_iter().flat_map(shipped::<Vec<D>>).map(Arc::new).collect()
}

/// The numbers of cards by their ids.
pub(crate) type Ids = BTreeMap<String, Kind>;

/// The form of cards that a game runs in place of their definitions.
pub(crate) trait Compile: Default {
    type Def: Definition + Clone + PartialEq;

    /// Compiles the next card. An effect can name any card of the match.
    fn add(&mut self, card: &Self::Def, ids: &Ids) -> Result<(), SetupError>;
}

/// The cards of a match.
#[derive(Debug)]
pub(crate) struct Cards<C: Compile> {
    /// By kind.
    pub(crate) defs: Vec<Arc<C::Def>>,
    pub(crate) ids: Ids,
    pub(crate) code: Arc<C>,
}

impl<C: Compile> Cards<C> {
    /// Compiles cards.
    ///
    /// # Errors
    /// Says what is wrong with which card.
    pub(crate) fn compile(cards: Vec<C::Def>) -> Result<Self, SetupError> {
        let (mut ids, mut code) = (Ids::new(), C::default());
        let wrong = |card: &C::Def, what: &str| SetupError(format!("card `{}`: {what}", card.id()));
        for (number, card) in cards.iter().enumerate() {
            let kind = u16::try_from(number).map_err(|_| wrong(card, "there are too many cards"))?;
            if ids.insert(card.id().to_owned(), Kind(kind)).is_some() {
                return Err(wrong(card, "the id stands twice"));
            }
        }
        for card in &cards {
            code.add(card, &ids).map_err(|error| wrong(card, &error.0))?;
        }
        Ok(Self { defs: cards.into_iter().map(Arc::new).collect(), ids, code: Arc::new(code) })
    }

    /// The definition of a card; `None` for a hidden one.
    pub(crate) fn card(&self, kind: Kind) -> Option<&Arc<C::Def>> {
        self.defs.get(kind.index())
    }

    /// A card as an argument: by its id if the words know it, by its own name if only the set-up does.
    pub(crate) fn arg(&self, kind: Kind) -> Arg {
        match self.card(kind).map(|card| (card, card.inline_name())) {
            Some((_, Some(InlineName { en, ru }))) => {
                Arg::Words([("en", en), ("ru", ru)].map(|(lang, name)| (lang.to_owned(), name.clone())).into())
            }
            Some((card, None)) => Arg::card::<C::Def>(card.id()),
            None => Arg::Text(Box::new(Text::new("hidden-card"))),
        }
    }

    /// The kind of the card with this id.
    pub(crate) fn kind(&self, id: &str) -> Option<Kind> {
        self.ids.get(id).copied()
    }

    /// The id of a card; `?` for a hidden one.
    pub(crate) fn id(&self, kind: Kind) -> String {
        self.card(kind).map_or_else(|| "?".to_owned(), |card| card.id().to_owned())
    }

    /// The definitions as they came.
    pub(crate) fn whole(&self) -> Vec<C::Def> {
        self.defs.iter().map(|card| C::Def::clone(card)).collect()
    }
}

impl<C: Compile> Default for Cards<C> {
    fn default() -> Self {
        Self { defs: Vec::new(), ids: Ids::new(), code: Arc::default() }
    }
}

/// The compiled cards of the matches that are in memory, each list once.
#[derive(Debug)]
pub(crate) struct Shared<C: Compile>(Mutex<Vec<Weak<Cards<C>>>>);

impl<C: Compile> Shared<C> {
    pub(crate) const fn new() -> Self {
        Self(Mutex::new(Vec::new()))
    }

    /// Compiles cards, unless another match already has the same list.
    ///
    /// # Errors
    /// Says what is wrong with which card.
    pub(crate) fn of(&self, cards: Vec<C::Def>) -> Result<Arc<Cards<C>>, SetupError> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.retain(|one| one.strong_count() > 0);
        let same = |one: &Arc<Cards<C>>| one.defs.iter().map(|def| &**def).eq(&cards);
        if let Some(same) = known.iter().filter_map(Weak::upgrade).find(same) {
            return Ok(same);
        }
        let new = Arc::new(Cards::compile(cards)?);
        if known.len() == MOST {
            known.remove(0);
        }
        known.push(Arc::downgrade(&new));
        Ok(new)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Debug, PartialEq, Deserialize)]
    struct Tile(String);

    impl Definition for Tile {
        const GAME: &'static str = "towers";

        fn id(&self) -> &str {
            &self.0
        }

        fn inline_name(&self) -> Option<&InlineName> {
            None
        }
    }

    /// The lengths of the ids.
    #[derive(Debug, Default)]
    struct Lengths(Vec<usize>);

    impl Compile for Lengths {
        type Def = Tile;

        fn add(&mut self, card: &Tile, ids: &Ids) -> Result<(), SetupError> {
            if !ids.contains_key("end") {
                return Err(SetupError("there is no `end`".to_owned()));
            }
            self.0.push(card.0.len());
            Ok(())
        }
    }

    fn tiles(ids: &[&str]) -> Vec<Tile> {
        ids.iter().map(|id| Tile((*id).to_owned())).collect()
    }

    #[test]
    fn l4_matches_with_the_same_cards_share_what_is_compiled() {
        let shared = Shared::<Lengths>::new();
        let [one, same, other] = [&["a", "end"][..], &["a", "end"], &["end"]].map(|ids| shared.of(tiles(ids)).unwrap());
        assert!(Arc::ptr_eq(&one, &same) && !Arc::ptr_eq(&one, &other));
        assert_eq!((&one.code.0[..], one.ids["end"], one.whole()), (&[1, 3][..], Kind(1), tiles(&["a", "end"])));
        drop((one, same));
        shared.of(tiles(&["end", "b"])).unwrap();
        assert_eq!(shared.0.lock().unwrap().len(), 2, "what no match has is forgotten");
    }

    #[test]
    fn an_error_names_its_card() {
        let error = |ids: &[&str]| Cards::<Lengths>::compile(tiles(ids)).unwrap_err().0;
        assert_eq!(error(&["a", "end", "a"]), "card `a`: the id stands twice");
        assert_eq!(error(&["b", "a"]), "card `b`: there is no `end`");
    }

    #[test]
    fn files_with_numbers_hold_cards_in_this_order() {
        let suits: Vec<_> = shipped_cards::<crate::towers::card::CardDef>().iter().map(|card| card.suit).collect();
        assert!(suits.is_sorted() && suits.len() > 90);
    }
}
