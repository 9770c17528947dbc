//! Looks for cards: by their game, by their traits, and by words in their names and texts.

use duelhall_engine::games::{AnyCard, GameId};
use duelhall_engine::kit::Text;
use duelhall_engine::text::{Lang, capital};

use super::cards::{cards, names, narrowed, paged};
use super::traits::{ALL, Trait, spoken};
use super::{CARDS, in_pages};
use crate::asker::Asker;
use crate::found::TRAITS;
use crate::letters::{is_called, is_form, joined, letters};
use crate::trouble::Trouble;
use crate::voice::Voice;
use crate::{CardSearch, Found, Narrowed, Narrowing, Press, Reply, words};

/// How many words of a search are read.
const WORDS: usize = 12;

/// The search for all cards of a game.
pub(super) fn of_game(game: GameId) -> Found {
    Query { game: Some(game.set()), ..Query::default() }.found()
}

/// A page of the cards that somebody looks for, counted from 0.
pub(crate) fn search(asker: &Asker<'_>, search: &CardSearch, page: usize) -> Result<Reply, Trouble> {
    let made = |names: bool| {
        let mut query = Query { game: search.game.map(GameId::set), ..Query::default() };
        for (key, value) in &search.traits {
            query.take(&asker.voice, [key, value]);
        }
        query.read(&asker.voice, &search.text, names);
        query
    };
    let mut query = likelier(&asker.voice, made);
    let page = query.page().unwrap_or(page);
    if query == Query::default() { Ok(cards(asker, page)) } else { found(asker, query.found(), page) }
}

/// Reads what people type to look for cards of a game.
pub(crate) fn meant(voice: &Voice, game: GameId, text: &str) -> Query {
    likelier(voice, |names| {
        let mut query = Query { game: Some(game.set()), ..Query::default() };
        query.read(voice, text, names);
        query
    })
}

/// The query that takes the names of traits for traits. If a card has just these words for a name, or no card fits, it is the
/// one that takes them for words of a text.
fn likelier(voice: &Voice, made: impl Fn(bool) -> Query) -> Query {
    let (query, words) = (made(true), made(false));
    if words == query {
        return query;
    }
    let any = |query: &Query, fits: &dyn Fn(&AnyCard) -> bool| {
        let games = GameId::sets().filter(|game| query.game.is_none_or(|wanted| wanted == *game));
        games.flat_map(GameId::cards).any(|(_, card)| fits(&card))
    };
    let finds = |query: &Query| any(query, &|card| query.fits(voice, card));
    if any(&words, &|card| words.is_name(voice, card)) || (!finds(&query) && finds(&words)) { words } else { query }
}

/// A page of the cards that were found, counted from 0; past the end, the last page.
pub(crate) fn found(asker: &Asker<'_>, found: Found, page: usize) -> Result<Reply, Trouble> {
    let (voice, query) = (&asker.voice, Query::of(&found));
    if query == Query::default() {
        return Ok(cards(asker, page));
    }
    let worded = query.worded(voice);
    let mut fitting: Vec<&AnyCard> = worded.iter().filter(|card| query.is_of_kind(card)).collect();
    // A card that is called so comes before those of whose texts it is a part.
    fitting.sort_by_cached_key(|card| !query.names(voice, card));
    let lines: Vec<String> = fitting.iter().map(|card| words::card_line(voice, card)).collect();
    let what = query.said(voice);
    if lines.is_empty() {
        return Err(Trouble::Refused(Text::new("no-cards-found").raw("what", what)));
    }
    let count = lines.len() as i64;
    let title = |page, pages| {
        let title = Text::new("cards-found").num("count", count).raw("what", &*what);
        title.num("page", page).num("pages", pages)
    };
    let pages = in_pages(lines.into_iter(), CARDS);
    let page = paged(asker, pages, page, title, |page| Press::FoundPage(page, found));
    Ok(narrowed(page, narrowings(voice, &query, &worded)))
}

/// The ways to narrow the list of all cards.
pub(super) fn of_all(voice: &Voice) -> Vec<Narrowing> {
    let query = Query::default();
    narrowings(voice, &query, &query.worded(voice))
}

/// The ways to narrow the cards that are shown: by game, and within a game by each trait that they differ in. Every choice finds
/// some card. `worded` are the cards that have the words of the query, which is looked up once.
fn narrowings(voice: &Voice, query: &Query, worded: &[AnyCard]) -> Vec<Narrowing> {
    let cards = |query: &Query| worded.iter().filter(|card| query.is_of_kind(card)).collect::<Vec<_>>();
    let choice = |other: Query, label: String| Narrowed { label, found: other.found(), used: other == *query };
    let all = |key: &str| voice.plain(&format!("cards-all-{key}"));
    // Traits are those of a game.
    let everywhere = Query { game: None, traits: Vec::new(), ..query.clone() };
    let fitting = cards(&everywhere);
    let games = GameId::sets().filter(|game| fitting.iter().any(|card| card.game() == *game));
    let games = games.map(|game| {
        let used = query.game == Some(game);
        let other = Query { game: Some(game), ..everywhere.clone() };
        Narrowed { used, ..choice(other, capital(&voice.say(&words::game(game)))) }
    });
    let any = choice(everywhere.clone(), all("game"));
    let shown = query.found();
    let mut found = vec![Narrowing { shown, choices: std::iter::once(any).chain(games).collect() }];
    let Some(game) = query.game else { return found };
    let mut keys: Vec<&str> = Vec::new();
    for known in ALL.iter().filter(|known| known.game == game) {
        if !keys.contains(&known.key) {
            keys.push(known.key);
        }
    }
    for key in keys {
        let mut without = query.clone();
        without.traits.retain(|position| ALL[*position].key != key);
        if without.traits.len() >= TRAITS {
            continue;
        }
        let fitting: Vec<_> = cards(&without).into_iter().map(words::traits).collect();
        let is_there =
            |known: &Trait| fitting.iter().flatten().any(|(key, value)| *key == known.key && *value == known.value);
        let values =
            ALL.iter().enumerate().filter(|(_, known)| known.game == game && known.key == key && is_there(known));
        let values = values.map(|(position, known)| {
            let used = query.traits.contains(&position);
            let mut other = without.clone();
            other.traits.push(position);
            Narrowed { used, ..choice(other, capital(&known.called(voice))) }
        });
        let values: Vec<Narrowed> = values.collect();
        if values.len() > 1 || values.iter().any(|value| value.used) {
            let any = choice(without, all(key));
            found.push(Narrowing { shown, choices: std::iter::once(any).chain(values).collect() });
        }
    }
    found
}

/// A search as the hall understands it.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Query {
    game: Option<GameId>,
    /// Positions in the list of all traits.
    traits: Vec<usize>,
    /// Words in small letters.
    words: Vec<String>,
}

impl Query {
    /// Reads words as people type them: `heroes cost 3 wolf`, `cost:3`. With `names`, a word that names a value of a trait, such
    /// as a country, stands for that trait.
    fn read(&mut self, voice: &Voice, text: &str, names: bool) {
        let apart = text.replace([':', '=', ','], " ");
        let typed = apart.split_whitespace().map(|word| crate::names::clean(word).to_lowercase());
        // Signs alone are no word.
        let typed: Vec<String> = typed.filter(|word| !joined(word).is_empty()).take(WORDS).collect();
        let mut rest = &typed[..];
        while let Some((word, after)) = rest.split_first() {
            let game = GameId::sets()
                .find(|game| self.game.is_none() && is_called(voice, word, game.name(), &words::game(*game)));
            if game.is_some() {
                (self.game, rest) = (game, after);
                continue;
            }
            let value = after.first().filter(|value| self.find(voice, word, value).is_some());
            match value {
                Some(value) => {
                    self.take(voice, [word, value]);
                    rest = &after[1..];
                }
                None => {
                    rest = match self.named(voice, rest).filter(|_| names) {
                        Some((found, used)) => {
                            self.traits.push(found);
                            &rest[used..]
                        }
                        None => {
                            self.words.push(word.clone());
                            after
                        }
                    }
                }
            }
        }
    }

    /// The trait whose value the next word names, or the next two, and how many words that are.
    fn named(&self, voice: &Voice, typed: &[String]) -> Option<(usize, usize)> {
        if self.traits.len() >= TRAITS {
            return None;
        }
        let is_value = |known: &Trait, word: &str| {
            Lang::ALL.into_iter().any(|lang| is_form(word, &joined(&known.name(&spoken(voice, lang)))))
        };
        let of_game = |known: &Trait| self.game.is_none_or(|game| game == known.game) && known.by_value;
        [2, 1].into_iter().filter(|used| *used <= typed.len()).find_map(|used| {
            let word = joined(&typed[..used].concat());
            let at = ALL.iter().position(|known| of_game(known) && is_value(known, &word))?;
            (!self.traits.contains(&at)).then_some((at, used))
        })
    }

    /// Adds a trait; a value that no card has is looked for as a word.
    fn take(&mut self, voice: &Voice, [key, value]: [&str; 2]) {
        match self.find(voice, key, &value.trim().to_lowercase()) {
            Some(found) if self.traits.contains(&found) => {}
            Some(found) if self.traits.len() < TRAITS => self.traits.push(found),
            Some(_) | None => {
                let words = value.split_whitespace().map(|word| crate::names::clean(word).to_lowercase());
                self.words.extend(words.filter(|word| !joined(word).is_empty()));
            }
        }
    }

    /// The position of a trait, by its key and its value or by what people call them.
    fn find(&self, voice: &Voice, key: &str, value: &str) -> Option<usize> {
        let fits = |known: &Trait| {
            let is_key = || is_called(voice, key, known.key, &Text::new(format!("trait-{}", known.key)));
            self.game.is_none_or(|game| game == known.game) && is_key() && known.is_said(voice, value)
        };
        ALL.iter().position(fits)
    }

    /// The page that is meant, counted from 0, if nothing but a number was typed. Then it is no word.
    fn page(&mut self) -> Option<usize> {
        let [number] = &self.words[..] else { return None };
        let page = number.parse::<usize>().ok().filter(|_| self.traits.is_empty())?;
        self.words.clear();
        Some(page.saturating_sub(1))
    }

    fn found(&self) -> Found {
        let number = |position: usize| u8::try_from(position + 1).unwrap_or_default();
        let game = self.game.and_then(|game| GameId::sets().position(|other| other == game));
        let mut numbers = [0; 1 + TRAITS];
        numbers[0] = game.map_or(0, number);
        for (place, found) in numbers[1..].iter_mut().zip(&self.traits) {
            *place = number(*found);
        }
        Found::new(numbers, &self.words.join(" "))
    }

    fn of(found: &Found) -> Self {
        let [game, traits @ ..] = found.numbers();
        let position = |number: u8| usize::from(number).checked_sub(1);
        Self {
            game: position(game).and_then(|position| GameId::sets().nth(position)),
            traits: traits.into_iter().filter_map(position).filter(|position| *position < ALL.len()).collect(),
            words: found.words().split(' ').filter(|word| !word.is_empty()).map(str::to_owned).collect(),
        }
    }

    /// Whether the words are a name of a card.
    fn is_name(&self, voice: &Voice, card: &AnyCard) -> bool {
        let wanted = joined(&self.words.concat());
        self.traits.is_empty() && names(voice, card).iter().any(|name| joined(name) == wanted)
    }

    /// Whether a name of a card has the words, one directly after the other.
    fn names(&self, voice: &Voice, card: &AnyCard) -> bool {
        let wanted = joined(&self.words.concat());
        !wanted.is_empty() && names(voice, card).iter().any(|name| joined(name).contains(&wanted))
    }

    /// The cards of all games that have the words.
    fn worded(&self, voice: &Voice) -> Vec<AnyCard> {
        let all = GameId::sets().flat_map(GameId::cards).map(|(_, card)| card);
        all.filter(|card| self.has_words(voice, card)).collect()
    }

    /// Whether a card has the traits, and the words in its names or its text.
    pub(crate) fn fits(&self, voice: &Voice, card: &AnyCard) -> bool {
        self.has_traits(card) && self.has_words(voice, card)
    }

    /// Whether a card is of the game and has the traits.
    fn is_of_kind(&self, card: &AnyCard) -> bool {
        self.game.is_none_or(|game| card.game().set() == game) && self.has_traits(card)
    }

    fn has_traits(&self, card: &AnyCard) -> bool {
        let traits = words::traits(card);
        let has = |position: &usize| {
            traits.iter().any(|(key, value)| *key == ALL[*position].key && *value == ALL[*position].value)
        };
        self.traits.iter().all(has)
    }

    /// Whether a card has the words in its names or its text.
    fn has_words(&self, voice: &Voice, card: &AnyCard) -> bool {
        if self.words.is_empty() {
            return true;
        }
        let line = names(voice, card).join(" ") + " " + &words::card_line(voice, card);
        let text = letters(&line);
        // `+1/+0` is no number, and joiners keep it in one line.
        let has_sign = |word: &String| !word.contains('+') || line.replace('\u{2060}', "").contains(word.as_str());
        self.words.iter().all(|word| text.contains(&joined(word)) && has_sign(word))
    }

    /// The search in words.
    fn said(&self, voice: &Voice) -> String {
        let game = self.game.map(|game| voice.say(&words::game(game)));
        let traits = self.traits.iter().map(|position| ALL[*position].called(voice));
        let words = (!self.words.is_empty()).then(|| self.words.join(" "));
        game.into_iter().chain(traits).chain(words).collect::<Vec<_>>().join(", ")
    }
}
