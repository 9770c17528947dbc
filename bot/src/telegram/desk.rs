//! The buttons of a hand while its owner builds a deck: three to a row as the cards on the picture, and the filters on a page
//! of their own.

use duelhall_engine::kit::Text;
use duelhall_engine::text::Lang;
use duelhall_hall::{Button, Look, Press};

use super::data::Data;
use super::keys::{by_group, of_button, own, turners};
use super::methods::{Key, Rows};
use super::words::{plain, say};
use crate::chat::{Pages, Turned};

/// How many cards are in a row: as many as on the picture.
const COLUMNS: usize = 3;

/// The page of the filters; pages of cards are fewer.
pub(crate) const FILTERS: usize = u16::MAX as usize;

/// The rows of a deck that is built; `None` if none is.
pub(super) fn rows(buttons: &[Button], page: usize, drawn: &Pages, lang: Lang) -> Option<Rows> {
    let (filters, rest): (Vec<&Button>, Vec<&Button>) =
        buttons.iter().partition(|button| matches!(button.press, Press::Sift(..)));
    let id = filters.first()?.press.match_id()?;
    let (choices, others): (Vec<&Button>, Vec<&Button>) =
        rest.into_iter().partition(|button| matches!(button.press, Press::Answer(..)));
    let (cards, mut words): (Vec<&Button>, Vec<&Button>) =
        choices.into_iter().partition(|button| button.card.is_some());
    words.sort_by_key(|button| (button.group != 2, button.group));
    let (last, below): (Vec<&Button>, Vec<&Button>) = words.into_iter().partition(|button| button.group != 1);
    let last: Vec<Key> = last.into_iter().map(of_button).collect();
    if page == FILTERS {
        let mut rows = by_group(filters.into_iter());
        rows.iter_mut()
            .flatten()
            .filter(|key| key.style.is_some())
            .for_each(|key| key.text = format!("✓ {}", key.text));
        rows.push(vec![own(&Data::HandPage(id, Turned::default()), &plain(lang, "press-cards"), Look::Plain)]);
        rows.push(last);
        return Some(rows);
    }
    let page = page.min(drawn.count().saturating_sub(1));
    let on_page: Vec<Key> = cards.into_iter().filter(|button| drawn.has(page, button)).map(of_button).collect();
    let mut rows: Rows = on_page.chunks(COLUMNS).map(<[Key]>::to_vec).collect();
    let mut turns = if drawn.count() > 1 { turners(id, (false, page), drawn.count()) } else { Vec::new() };
    let used = filters.iter().find(|button| button.look == Look::Primary).map_or("", |button| button.label.as_str());
    turns.insert(
        turns.len() / 2,
        own(&Data::Filters(id), &say(lang, &Text::new("press-show").raw("filter", used)), Look::Plain),
    );
    rows.push(turns);
    rows.push(last);
    rows.extend(by_group(below.into_iter().chain(others)));
    rows.retain(|row| !row.is_empty());
    Some(rows)
}
