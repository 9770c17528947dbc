//! What is in hand while decks are built: the cards to choose from, and the deck so far.

use duelhall_engine::heroes::card::CardType;
use duelhall_engine::heroes::table::{HandCard, Table};

use super::hand::Hand;
use super::list::{Row, columns, place};
use crate::easel::Easel;
use crate::hand::Part;

/// Up to so many cards are shown whole: all of a booster, and the heroes of a set.
const WHOLE: usize = 18;

/// A list that would make the picture taller is left to the text: Telegram takes 10,000 pixels of both sides together.
const TALLEST: u16 = 8_000;

/// The height of a picture without a card: the first card of a draft is picked, and the others still choose.
const EMPTY: u16 = 280;

impl Hand<'_> {
    /// The cards to choose from, whole if they are few, and below them what the viewer has, in lines.
    pub(super) fn build(&mut self, table: &Table, easel: &mut Easel) {
        let own = table.viewer.seat().and_then(|seat| table.seats.iter().find(|side| side.seat == seat));
        let chooses_hero = table.looking.iter().any(|held| matches!(held.card.kind, CardType::Hero { .. }));
        let title = match own {
            _ if chooses_hero => "pool",
            Some(side) if side.hand > 0 => "picked",
            _ => "deck",
        };
        let count = table.hand.iter().map(|held| u16::from(held.count)).sum();
        // Cards that may go out of the deck are those of the deck; once is enough.
        let is_deck = table.looking.len() > WHOLE && same(&table.looking, &table.hand);
        if !table.looking.is_empty() {
            if is_deck {
                self.title(title, count)
            } else {
                self.title("looking", 0)
            }
            if table.looking.len() > WHOLE {
                self.rows(&table.looking);
            } else {
                self.cards(&table.looking, WHOLE, easel);
            }
        }
        let fits = self.y.saturating_add(self.height_of(table.hand.len())) <= TALLEST;
        if !is_deck && fits && !table.hand.is_empty() {
            self.title(title, count);
            self.rows(&table.hand);
        }
        if table.looking.is_empty() && table.hand.is_empty() {
            let (lang, theme) = (self.captions.lang, self.captions.theme);
            self.parts.push((Part::Empty { key: "build-waits", height: EMPTY, lang, theme }.into(), 0, 0));
            self.y = EMPTY;
        }
    }

    /// Cards in a line each, from the left to the right, so that what is read first has the first numbers.
    fn rows(&mut self, cards: &[HandCard]) {
        let (lang, theme) = (self.captions.lang, self.captions.theme);
        for (index, held) in (0..).zip(cards) {
            let (x, y) = place(index, theme);
            let row = Row::of(held, lang, theme).into();
            self.parts.push((row, i32::from(x), i32::from(self.y + y)));
        }
        self.y += self.height_of(cards.len());
    }

    /// The height of so many lines.
    fn height_of(&self, cards: usize) -> u16 {
        let theme = self.captions.theme;
        #[expect(clippy::cast_possible_truncation, reason = "a list has few cards")]
        let lines = cards.next_multiple_of(columns(theme).into()) as u16;
        place(lines, theme).1
    }
}

fn same(one: &[HandCard], two: &[HandCard]) -> bool {
    one.len() == two.len() && one.iter().zip(two).all(|(one, two)| one.card.id == two.card.id)
}
