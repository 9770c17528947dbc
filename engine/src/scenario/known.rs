//! Looks whether what a statement names exists. What does not exist is lacking everywhere, so a typing error could never be
//! found by playing.

use std::cell::LazyCell;

use super::table::{About, Stated};
use crate::games::GameId;
use crate::kit::{Staged, plain, read_outcome};

/// The forms that are named when none is known to be meant.
const NAMED: usize = 12;

/// Looks whether the texts of all statements mean something; the error says which does not.
pub(super) fn all<G: Staged>(game: GameId, rules: &G::Rules, stated: Vec<Stated>) -> Result<(), (usize, String)> {
    let shipped = LazyCell::new(|| game.cards());
    let vocabulary = Vocabulary {
        game: G::ID,
        seats: G::seats(rules),
        is_card: &|id| {
            id == "?" || G::card_ids(rules).chain(shipped.iter().map(|(id, _)| &**id)).any(|known| known == id)
        },
        near: &|id| plain::meant(id, G::card_ids(rules)),
    };
    stated.into_iter().try_for_each(|Stated { at, of, text }| {
        let told = match of {
            About::Event => vocabulary.event(&G::told(), &text),
            About::Outcome if text == "none" || read_outcome(&text).is_some() => Ok(()),
            About::Outcome => Err(format!(
                "`{text}` is no outcome: `none`, or the winners and the reason must be here, such as `winners 1 resigned`"
            )),
            About::Value(name) => vocabulary.value(&forms_of::<G>(&name), &name, &text),
        };
        told.map_err(|what| (at, what))
    })
}

/// What a text can be that stands in the state under this name.
fn forms_of<G: Staged>(name: &str) -> Vec<&'static str> {
    let forms = G::texts().into_iter().filter(|(of, _)| *of == name).flat_map(|(_, forms)| forms);
    let forms: Vec<&str> = forms.copied().collect();
    if forms.is_empty() { vec!["CARD"] } else { forms }
}

/// What the texts of a match are made of. A form is words; those in capitals stand for what differs: `SEAT`, `CARD`, `CARDS` (any
/// number of them), `MARKS` (cards and seats), `N` (a number) and `OUTCOME`. Words with `|` between them are one of these words.
struct Vocabulary<'a> {
    game: &'static str,
    seats: u8,
    is_card: &'a dyn Fn(&str) -> bool,
    /// A question whether a known card was meant.
    near: &'a dyn Fn(&str) -> String,
}

impl Vocabulary<'_> {
    /// Looks whether an event can be told in these words.
    fn event(&self, forms: &[&str], text: &str) -> Result<(), String> {
        if self.fits_any(forms, text) {
            return Ok(());
        }
        if let Some(said) = self.no_card(forms, text) {
            return Err(said);
        }
        let words = || forms.iter().flat_map(|form| form.split([' ', '|'])).filter(|word| !is_place(word));
        let written: Vec<&str> = text.split(' ').collect();
        // The first word of a form that is always the same says what happens.
        let is_alike = |form: &&str| {
            let verb = form.split(' ').find(|word| !is_place(word));
            verb.is_some_and(|verb| verb.split('|').any(|verb| written.contains(&verb)))
        };
        let alike: Vec<&str> = forms.iter().copied().filter(is_alike).collect();
        let near = || written.iter().find_map(|word| plain::nearest(word, words()));
        let hint = match (&alike[..], near()) {
            ([], Some(near)) => format!("; did you mean `{near}`?"),
            ([], None) => String::new(),
            (alike, _) => format!("; such lines are {}", plain::listed(alike.iter().copied().take(NAMED))),
        };
        Err(format!("no event of {} is told as `{text}`{hint}", self.game))
    }

    /// Looks whether a value can be this text.
    fn value(&self, forms: &[&str], name: &str, text: &str) -> Result<(), String> {
        if self.fits_any(forms, text) {
            return Ok(());
        }
        if let Some(said) = self.no_card(forms, text) {
            return Err(said);
        }
        let near = plain::nearest(text, forms.iter().copied()).map(|near| format!("did you mean `{near}`? "));
        let near = near.unwrap_or_default();
        Err(format!("`{name}` is never `{text}`; {near}it can be {}", plain::listed(forms.iter().copied())))
    }

    fn fits_any(&self, forms: &[&str], text: &str) -> bool {
        forms.iter().any(|form| self.fits(form, text, self.is_card))
    }

    /// If only the name of a card is wrong: which.
    fn no_card(&self, forms: &[&str], text: &str) -> Option<String> {
        let form = forms.iter().find(|form| self.fits(form, text, &|word| !word.is_empty()))?;
        let literal: Vec<&str> = form.split([' ', '|']).collect();
        let is_unknown = |word: &&str| !literal.contains(word) && word.parse::<i64>().is_err() && !(self.is_card)(word);
        let card = text.split(' ').find(is_unknown)?;
        Some(format!("there is no card `{card}`{}", (self.near)(card)))
    }

    fn fits(&self, form: &str, text: &str, is_card: &dyn Fn(&str) -> bool) -> bool {
        let (form, text): (Vec<&str>, Vec<&str>) = (form.split(' ').collect(), text.split(' ').collect());
        self.fit(&form, &text, is_card)
    }

    fn fit(&self, form: &[&str], text: &[&str], is_card: &dyn Fn(&str) -> bool) -> bool {
        match form.split_first() {
            None => text.is_empty(),
            Some((&"OUTCOME", _)) => read_outcome(&text.join(" ")).is_some(),
            // A line that names no cards ends in a blank.
            Some((&("CARDS" | "MARKS"), [])) if text == [""] => true,
            Some((many @ (&"CARDS" | &"MARKS"), rest)) => {
                let place = if *many == "CARDS" { "CARD" } else { "MARK" };
                let is_one = |word: &&str| self.is_one(place, word, is_card);
                (0..=text.len()).any(|long| text[..long].iter().all(is_one) && self.fit(rest, &text[long..], is_card))
            }
            Some((place, rest)) => text.split_first().is_some_and(|(word, text)| {
                place.split('|').any(|place| self.is_one(place, word, is_card)) && self.fit(rest, text, is_card)
            }),
        }
    }

    fn is_one(&self, place: &str, word: &str, is_card: &dyn Fn(&str) -> bool) -> bool {
        let is_number = |word: &str| word.parse::<i64>().is_ok();
        let is_seat = |word: &str| word.parse::<u8>().is_ok_and(|seat| (1..=self.seats).contains(&seat));
        match place {
            "SEAT" => is_seat(word),
            "CARD" => is_card(word),
            "MARK" => is_card(word) || is_seat(word),
            "N" => is_number(word),
            "N/N" => word.split_once('/').is_some_and(|(one, other)| is_number(one) && is_number(other)),
            _ => place == word,
        }
    }
}

/// Whether a word of a form stands for what differs.
fn is_place(word: &str) -> bool {
    !word.bytes().any(|byte| byte.is_ascii_lowercase())
}
