//! Puts cards into a deck and takes them out, and takes the last of these steps back.

use std::fmt;
use std::str::FromStr;

use duelhall_engine::games::GameId;
use duelhall_engine::kit::deck::{Deck, MOST_DIFFERENT};
use duelhall_engine::kit::{Arg, Text};
use serde::{Deserialize, Serialize};

use super::Limit;
use super::pool::{Entry, entries};
use crate::BadPress;
use crate::press::number;

/// Steps that can be taken back.
pub(crate) const STEPS: usize = 16;

/// Cards that one step changes: more than a list of any platform has.
const AT_ONCE: usize = 100;

/// Another number of copies of a card. The button says the number that it saw, so that two presses that race do not both count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Put {
    /// The card by its number in codes, from 0.
    pub card: u16,
    /// How many there were.
    pub from: u8,
    /// How many there shall be.
    pub to: u8,
}

impl fmt::Display for Put {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}", self.card, self.from, self.to)
    }
}

impl FromStr for Put {
    type Err = BadPress;

    fn from_str(text: &str) -> Result<Self, BadPress> {
        let parts: Vec<&str> = text.split('.').collect();
        let [card, from, to] = parts[..] else { return Err(BadPress) };
        Ok(Self { card: number(card)?, from: number(from)?, to: number(to)? })
    }
}

/// What was where before a step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) enum Was {
    /// So many copies of a card in the deck.
    In(String, u8),
    /// So many copies of a card beside it.
    Beside(String, u8),
    /// This hero.
    Hero(Option<String>),
}

/// Something done at once.
pub(crate) type Step = Vec<Was>;

/// Why a step is not done.
#[derive(Debug, PartialEq)]
pub(super) enum NotPut {
    /// The deck has changed since the button was made.
    Stale,
    /// The deck may not have that; the text says why.
    Refused(Text),
}

/// Puts cards into a deck, or those beside it: all of them or none. `may` says how many copies of a card there may be.
pub(super) fn put(
    game: GameId,
    deck: &Deck,
    puts: &[Put],
    beside: bool,
    may: impl Fn(&Entry) -> Limit,
) -> Result<(Deck, Step), NotPut> {
    if puts.len() > AT_ONCE {
        return Err(NotPut::Stale);
    }
    let all = entries(game, deck);
    let (mut made, mut step) = (deck.clone(), Step::new());
    for put in puts {
        let Some(entry) = all.iter().find(|entry| entry.number == put.card) else { return Err(NotPut::Stale) };
        if entry.now(beside) != put.from {
            return Err(NotPut::Stale);
        }
        if put.to == put.from {
            return Err(NotPut::Refused(Text::new("no-editor-none")));
        }
        if entry.leads && put.to > 1 {
            return Err(NotPut::Refused(Text::new("editor-leads-already")));
        }
        if entry.leads {
            step.push(Was::Hero(made.hero.take()));
            made.hero = (put.to == 1).then(|| entry.id.clone());
            continue;
        }
        let Limit { most, owned } = may(entry);
        if put.to > put.from && put.to > most && owned {
            let text = Text::new("no-editor-owned").with("card", named(game, entry)).num("n", most);
            return Err(NotPut::Refused(text));
        }
        if put.to > put.from && put.to > most {
            return Err(NotPut::Refused(too_many(game, deck, entry, (put.to, most), beside)));
        }
        let was = if beside { Was::Beside } else { Was::In };
        step.push(was(entry.id.clone(), put.from));
        set(&mut made, &entry.id, put.to, beside);
    }
    let held = |deck: &Deck| [&deck.cards, &deck.side].into_iter().flatten().map(|(_, n)| u32::from(*n)).sum::<u32>();
    let room = game.deck_room();
    if held(&made) > room && held(&made) > held(deck) {
        return Err(NotPut::Refused(Text::new("no-editor-room").num("most", room)));
    }
    if made.cards.len().max(made.side.len()) > MOST_DIFFERENT {
        return Err(NotPut::Refused(Text::new("no-editor-room").num("most", MOST_DIFFERENT as i64)));
    }
    Ok((made, step))
}

/// Why there may be no more copies: in the words of the game, if a rule of the game says so.
fn too_many(game: GameId, deck: &Deck, entry: &Entry, (to, most): (u8, u8), beside: bool) -> Text {
    let mut more = deck.clone();
    let faults = |deck: &Deck| game.deck_faults(deck);
    let before: Vec<&str> = faults(deck).iter().map(|fault| fault.rule).collect();
    set(&mut more, &entry.id, to, beside);
    let text = Text::new("no-editor-more").with("card", named(game, entry)).num("most", most);
    match faults(&more).into_iter().find(|fault| !fault.rule.is_empty() && !before.contains(&fault.rule)) {
        Some(fault) => text.raw("rule", fault.rule),
        None => text.raw("rule", "none"),
    }
}

fn named(game: GameId, entry: &Entry) -> Arg {
    Arg::Card(game.set().name().to_owned(), entry.id.clone())
}

/// Takes a step back.
pub(super) fn back(deck: &Deck, step: &Step) -> Deck {
    let mut made = deck.clone();
    for was in step.iter().rev() {
        match was {
            Was::In(id, copies) => set(&mut made, id, *copies, false),
            Was::Beside(id, copies) => set(&mut made, id, *copies, true),
            Was::Hero(hero) => made.hero.clone_from(hero),
        }
    }
    made
}

/// Sets the number of copies of a card. The cards stay in the order of their ids.
fn set(deck: &mut Deck, id: &str, copies: u8, beside: bool) {
    let list = if beside { &mut deck.side } else { &mut deck.cards };
    list.retain(|(other, _)| other != id);
    if copies > 0 {
        list.push((id.to_owned(), copies));
        list.sort();
    }
}
