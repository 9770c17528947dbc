//! The list of cards, and single cards by name.

use duelhall_engine::games::{AnyCard, GameId};
use duelhall_engine::kit::Text;
use duelhall_engine::text::Lang;

use super::{CARDS, in_pages, turns};
use crate::asker::Asker;
use crate::letters::joined;
use crate::say::cut;
use crate::trouble::Trouble;
use crate::voice::Voice;
use crate::{Message, Narrowing, Picture, Press, Reply, Subject, words};

/// The most names that are suggested.
const SUGGESTIONS: usize = 3;

/// How alike a name must be to be suggested, from 0 to 1.
const ALIKE: f64 = 0.6;

/// The longest search text that is read.
const LONGEST: usize = 64;

/// A page of the cards of all games, those of the place's game first, counted from 0; past the end, the last page.
pub(crate) fn cards(asker: &Asker<'_>, page: usize) -> Reply {
    let voice = &asker.voice;
    let all = place_first(asker, GameId::sets()).into_iter().flat_map(GameId::cards);
    let pages = in_pages(all.map(|(_, card)| words::card_line(voice, &card)), CARDS);
    let title = |page, pages| Text::new("cards-title").num("page", page).num("pages", pages);
    narrowed(paged(asker, pages, page, title, Press::CardsPage), super::search::of_all(voice))
}

/// A page of cards with the ways to narrow it.
pub(super) fn narrowed(mut reply: Reply, narrowings: Vec<Narrowing>) -> Reply {
    if let Some(message) = &mut reply.message {
        message.narrowings = narrowings;
    }
    reply
}

/// A page of lines under a title that names it, with buttons to its neighbours; past the end, the last page.
pub(super) fn paged(
    asker: &Asker<'_>,
    pages: Vec<Vec<String>>,
    page: usize,
    title: impl Fn(i64, i64) -> Text,
    press: impl Fn(u16) -> Press,
) -> Reply {
    let voice = &asker.voice;
    let count = pages.len();
    let page = page.min(count.saturating_sub(1));
    let shown = pages.into_iter().nth(page).unwrap_or_default();
    let lines: Vec<String> = std::iter::once(voice.say(&title(page as i64 + 1, count as i64))).chain(shown).collect();
    asker.page(Message { text: lines.join("\n"), buttons: turns(voice, page, count, press), ..Message::default() })
}

/// One card by a part of its name in any language. Without a game, cards of the place's game come first.
pub(crate) fn card(asker: &Asker<'_>, game: Option<GameId>, search: &str) -> Result<Reply, Trouble> {
    let voice = &asker.voice;
    let games = game.map_or_else(|| place_first(asker, GameId::sets()), |game| vec![game]);
    let cards: Vec<(String, AnyCard)> = games.into_iter().flat_map(GameId::cards).collect();
    let search = cut(&crate::names::clean(search), LONGEST).to_lowercase();
    if search.is_empty() {
        return Trouble::refuse("no-card-name");
    }
    let found = matching(voice, &cards, &search);
    let Some((card, others)) = found.split_first() else {
        let names = alike(voice, &cards, &search);
        let text = match names.is_empty() {
            true => Text::new("no-card").raw("search", search),
            false => Text::new("no-card-but").raw("search", search).raw("names", names.join(", ")),
        };
        return Err(Trouble::Refused(text));
    };
    let (mut text, picture) = large(asker, card);
    if !others.is_empty() {
        let names = others.iter().take(SUGGESTIONS).map(|card| words::card_name(voice, card)).collect::<Vec<_>>();
        text = format!("{text}\n{}", voice.say(&Text::new("card-others").raw("names", names.join(", "))));
    }
    Ok(asker.page(Message { text, picture: Some(picture), ..Message::default() }))
}

/// Games in their order, but that of the place first.
fn place_first(asker: &Asker<'_>, games: impl Iterator<Item = GameId>) -> Vec<GameId> {
    let mut games: Vec<GameId> = games.collect();
    games.sort_by_key(|game| *game != asker.place.game());
    games
}

/// What a card says with its words explained, and the card large.
pub(crate) fn large(asker: &Asker<'_>, card: &AnyCard) -> (String, Picture) {
    let voice = &asker.voice;
    let picture = Picture {
        subject: Subject::Card(card.clone()),
        names: Vec::new(),
        mark: 0,
        lang: voice.lang,
        theme: asker.person.theme(),
        alt: words::card_line(voice, card),
        lines: Vec::new(),
    };
    (words::card_explained(voice, card).join("\n"), picture)
}

/// The names of cards that contain the typed text: first those that begin with it, then the others, each by the
/// alphabet.
pub(crate) fn card_names(voice: &Voice, typed: &str, most: usize) -> Vec<String> {
    proposed(voice, typed, most).into_iter().map(|(name, _)| name).collect()
}

/// The same names, each with the text of the card.
pub(crate) fn card_lines(voice: &Voice, typed: &str, most: usize) -> Vec<(String, String)> {
    let lines = |(name, card)| (name, words::card_line(voice, &card));
    proposed(voice, typed, most).into_iter().map(lines).collect()
}

fn proposed(voice: &Voice, typed: &str, most: usize) -> Vec<(String, AnyCard)> {
    let typed = joined(&cut(&crate::names::clean(typed), LONGEST));
    let all = GameId::sets().flat_map(GameId::cards);
    let mut found: Vec<((bool, String, String), AnyCard)> = Vec::new();
    for (_, card) in all {
        let name = words::card_name(voice, &card);
        let plain = joined(&name);
        if plain.contains(&typed) {
            found.push(((!plain.starts_with(&typed), plain, name), card));
        }
    }
    found.sort_by(|(one, _), (other, _)| one.cmp(other));
    found.dedup_by(|(one, _), (other, _)| one == other);
    found.into_iter().take(most).map(|((_, _, name), card)| (name, card)).collect()
}

/// The cards with `search` in a name: first an equal name, then names that begin with it.
fn matching<'a>(voice: &Voice, cards: &'a [(String, AnyCard)], search: &str) -> Vec<&'a AnyCard> {
    let search = &*joined(search);
    // Signs alone name no card.
    if search.is_empty() {
        return Vec::new();
    }
    let rank = |card: &AnyCard| {
        let names = names(voice, card);
        let rank = |name: &String| match joined(name).find(search) {
            Some(0) if joined(name) == search => Some(0),
            Some(0) => Some(1),
            Some(_) => Some(2),
            None => None,
        };
        names.iter().filter_map(rank).min()
    };
    let mut found: Vec<(i32, &AnyCard)> = cards.iter().filter_map(|(_, card)| Some((rank(card)?, card))).collect();
    found.sort_by_key(|(rank, _)| *rank);
    found.into_iter().map(|(_, card)| card).collect()
}

/// The cards whose name in some language is most similar to `search`, by their names in the reader's language.
fn alike(voice: &Voice, cards: &[(String, AnyCard)], search: &str) -> Vec<String> {
    let score = |card: &AnyCard| {
        let names = names(voice, card);
        names.iter().map(|name| strsim::jaro_winkler(name, search)).fold(0.0, f64::max)
    };
    let mut scored: Vec<(f64, &AnyCard)> = cards.iter().map(|(_, card)| (score(card), card)).collect();
    scored.retain(|(score, _)| *score >= ALIKE);
    scored.sort_by(|(a, _), (b, _)| b.total_cmp(a));
    scored.into_iter().take(SUGGESTIONS).map(|(_, card)| words::card_name(voice, card)).collect()
}

/// The names of a card in every language, in small letters. People type plain spaces in place of non-breaking ones.
pub(crate) fn names(voice: &Voice, card: &AnyCard) -> Vec<String> {
    let name = |lang: Lang| {
        let mut other = voice.clone();
        other.lang = lang;
        words::card_name(&other, card).to_lowercase().replace('\u{a0}', " ")
    };
    Lang::ALL.map(name).into()
}
