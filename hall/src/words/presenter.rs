//! Presenters put games into words; this is their trait and their list.

use std::collections::BTreeSet;
use std::sync::{Arc, OnceLock};

use duelhall_engine::games::{AnyCard, AnyTable, GameId, Offered, TooLate};
use duelhall_engine::kit::{Options, Seat, Text};
use duelhall_engine::text::Lang;

use super::SHIPPED;
use crate::voice::Voice;
use crate::{HandLine, Pooled};

/// Numbers of cards of a hand, each with another one.
pub type Numbers = Vec<(u8, u8)>;

/// Puts the tables and cards of a game into words.
pub trait Presenter: Send + Sync + 'static {
    /// The game.
    type Game: Offered;

    /// Words in Fluent's syntax that no folder of this crate has: those of a game that another crate adds.
    const WORDS: &'static [(Lang, &'static str)] = &[];

    /// The seat whose turn it is, once the first turn has begun.
    fn turn(&self, table: &Table<Self>) -> Option<Seat>;

    /// The board in a few lines, for an alt text.
    fn brief(&self, voice: &Voice, table: &Table<Self>) -> Vec<String> {
        self.board(voice, table)
    }

    /// The board in full, line by line.
    fn board(&self, voice: &Voice, table: &Table<Self>) -> Vec<String>;

    /// The viewer's own hand; nothing for the public.
    fn hand(&self, voice: &Voice, table: &Table<Self>) -> Vec<HandLine>;

    /// A card in one line: name, cost and text.
    fn card(&self, voice: &Voice, card: &Card<Self>) -> String;

    /// The same without the text of the card.
    fn brief_card(&self, voice: &Voice, card: &Card<Self>) -> String {
        self.card(voice, card)
    }

    /// The pool from which the viewer builds a deck; empty if the viewer builds none.
    fn pool(&self, _table: &Table<Self>) -> Vec<Pooled> {
        Vec::new()
    }

    /// The table with only these cards of the pool.
    fn only(&self, _table: &Table<Self>, _numbers: &BTreeSet<u8>) -> Option<Table<Self>> {
        None
    }

    /// How a player stands, by name and the few numbers that decide: `Mira 8`.
    fn standing(&self, _table: &Table<Self>, _seat: Seat) -> Option<Text> {
        None
    }

    /// The time of the match: `turn 24`.
    fn moment(&self, _table: &Table<Self>) -> Option<Text> {
        None
    }

    /// The question to the viewer with what they have left to pay with; the question alone if that does not matter.
    fn question(&self, _table: &Table<Self>, title: &Text) -> Text {
        title.clone()
    }

    /// A question that comes again and again while a turn goes on, by its key: its choices keep what presses them. With it,
    /// by the keys of their labels, those that have places of their own besides that of the end of the turn.
    fn places(&self) -> (&'static str, &'static [&'static str]) {
        ("", &[])
    }

    /// The numbers of the cards in the viewer's hand that are not shown, because they lie under an equal one, each with the
    /// number of that card: one button is for all of them.
    fn under(&self, _table: &Table<Self>) -> Numbers {
        Vec::new()
    }

    /// The same table with the cards that are shown of the viewer's hand numbered one after another, and each former number with
    /// the new one; `None` if they are numbered so already.
    fn renumbered(&self, _table: &Table<Self>) -> Option<(Table<Self>, Numbers)> {
        None
    }

    /// The words on a card that somebody new does not know, each explained in a line.
    fn terms(&self, _voice: &Voice, _card: &Card<Self>) -> Vec<String> {
        Vec::new()
    }

    /// The traits by which a card can be looked for: pairs of a key, such as `cost`, and a value, such as `3`. The name of
    /// a key is the message `trait-<key>`; `cards-all-<key>` says that any of its values will do.
    fn traits(&self, _card: &Card<Self>) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    /// A value of a trait as people call it; `None` if it says enough by itself.
    fn trait_name(&self, _voice: &Voice, _key: &str, _value: &str) -> Option<String> {
        None
    }

    /// Whether the viewer can see any card on the table or in a hand.
    fn shows_cards(&self, _table: &Table<Self>) -> bool {
        false
    }

    /// The cards that the viewer can see, row by row: first the cards in play, in the order of the picture.
    fn sights(&self, _voice: &Voice, _table: &Table<Self>) -> Vec<Sighted<Card<Self>>> {
        Vec::new()
    }

    /// The cards on the board that lie face down for the viewer, in words, by the numbers that are painted on them.
    fn covered(&self, _voice: &Voice, _table: &Table<Self>) -> Vec<(u16, String)> {
        Vec::new()
    }

    /// The rules with the numbers of a fresh table; `options` has a value for every option of the game.
    fn rules(&self, voice: &Voice, table: &Table<Self>, options: &Options) -> Vec<String>;
}

/// A card that a viewer can see.
pub struct Sighted<C> {
    /// The name of the row in which it lies, such as the name of its player.
    pub row: Text,
    /// The number that is painted on it.
    pub number: Option<u16>,
    /// The id of the card among the cards of its game.
    pub id: String,
    /// Its name with its number and its present values, in a few words.
    pub label: String,
    /// The same with its present state.
    pub words: String,
    /// The card.
    pub card: Arc<C>,
}

impl<C> Sighted<C> {
    /// Whether it is painted on the board: the row of each side has the name of its player alone, and what waits to take effect
    /// lies between the sides, in a row whose key ends with `-chain`.
    pub(crate) fn is_on_board(&self) -> bool {
        self.number.is_some() || self.row.key == "look-row" || self.row.key.ends_with("-chain")
    }

    /// The same with a card in another form.
    fn map<D>(self, card: impl FnOnce(Arc<C>) -> Arc<D>) -> Sighted<D> {
        let Self { row, number, id, label, words, card: seen } = self;
        Sighted { row, number, id, label, words, card: card(seen) }
    }
}

/// The table of a presenter's game.
pub(crate) type Table<P> = <<P as Presenter>::Game as duelhall_engine::kit::Present>::Table;

/// A card of a presenter's game.
pub(crate) type Card<P> = <<P as Presenter>::Game as duelhall_engine::kit::Hosted>::Card;

/// A [`Presenter`] of any game. It has no words for values of another game.
pub trait AnyPresenter: Send + Sync {
    /// The game of the presenter.
    fn game(&self) -> GameId;
    /// [`Presenter::WORDS`].
    fn sources(&self) -> &'static [(Lang, &'static str)];
    /// [`Presenter::turn`].
    fn turn(&self, table: &AnyTable) -> Option<Seat>;
    /// [`Presenter::brief`].
    fn brief(&self, voice: &Voice, table: &AnyTable) -> Vec<String>;
    /// [`Presenter::board`].
    fn board(&self, voice: &Voice, table: &AnyTable) -> Vec<String>;
    /// [`Presenter::hand`].
    fn hand(&self, voice: &Voice, table: &AnyTable) -> Vec<HandLine>;
    /// [`Presenter::card`].
    fn card(&self, voice: &Voice, card: &AnyCard) -> String;
    /// [`Presenter::pool`].
    fn pool(&self, table: &AnyTable) -> Vec<Pooled>;
    /// [`Presenter::only`].
    fn only(&self, table: &AnyTable, numbers: &BTreeSet<u8>) -> Option<AnyTable>;
    /// [`Presenter::standing`].
    fn standing(&self, table: &AnyTable, seat: Seat) -> Option<Text>;
    /// [`Presenter::moment`].
    fn moment(&self, table: &AnyTable) -> Option<Text>;
    /// [`Presenter::question`].
    fn question(&self, table: &AnyTable, title: &Text) -> Text;
    /// [`Presenter::places`].
    fn places(&self) -> (&'static str, &'static [&'static str]);
    /// [`Presenter::under`].
    fn under(&self, table: &AnyTable) -> Numbers;
    /// [`Presenter::renumbered`].
    fn renumbered(&self, table: &AnyTable) -> Option<(AnyTable, Numbers)>;
    /// [`Presenter::terms`].
    fn terms(&self, voice: &Voice, card: &AnyCard) -> Vec<String>;
    /// [`Presenter::traits`].
    fn traits(&self, card: &AnyCard) -> Vec<(&'static str, String)>;
    /// [`Presenter::trait_name`].
    fn trait_name(&self, voice: &Voice, key: &str, value: &str) -> Option<String>;
    /// [`Presenter::shows_cards`].
    fn shows_cards(&self, table: &AnyTable) -> bool;
    /// [`Presenter::sights`].
    fn sights(&self, voice: &Voice, table: &AnyTable) -> Vec<Sighted<AnyCard>>;
    /// [`Presenter::covered`].
    fn covered(&self, voice: &Voice, table: &AnyTable) -> Vec<(u16, String)>;
    /// [`Presenter::rules`].
    fn rules(&self, voice: &Voice, table: &AnyTable, options: &Options) -> Vec<String>;
}

impl<P: Presenter> AnyPresenter for P {
    fn game(&self) -> GameId {
        GameId::of::<P::Game>()
    }

    fn sources(&self) -> &'static [(Lang, &'static str)] {
        P::WORDS
    }

    fn turn(&self, table: &AnyTable) -> Option<Seat> {
        Presenter::turn(self, table.get()?)
    }

    fn brief(&self, voice: &Voice, table: &AnyTable) -> Vec<String> {
        table.get().map(|table| Presenter::brief(self, voice, table)).unwrap_or_default()
    }

    fn board(&self, voice: &Voice, table: &AnyTable) -> Vec<String> {
        table.get().map(|table| Presenter::board(self, voice, table)).unwrap_or_default()
    }

    fn hand(&self, voice: &Voice, table: &AnyTable) -> Vec<HandLine> {
        table.get().map(|table| Presenter::hand(self, voice, table)).unwrap_or_default()
    }

    fn card(&self, voice: &Voice, card: &AnyCard) -> String {
        card.get().map(|card| Presenter::card(self, voice, card)).unwrap_or_default()
    }

    fn pool(&self, table: &AnyTable) -> Vec<Pooled> {
        table.get().map(|table| Presenter::pool(self, table)).unwrap_or_default()
    }

    fn only(&self, table: &AnyTable, numbers: &BTreeSet<u8>) -> Option<AnyTable> {
        table.get().and_then(|table| Presenter::only(self, table, numbers)).map(AnyTable::of::<P::Game>)
    }

    fn standing(&self, table: &AnyTable, seat: Seat) -> Option<Text> {
        Presenter::standing(self, table.get()?, seat)
    }

    fn moment(&self, table: &AnyTable) -> Option<Text> {
        Presenter::moment(self, table.get()?)
    }

    fn question(&self, table: &AnyTable, title: &Text) -> Text {
        table.get().map_or_else(|| title.clone(), |table| Presenter::question(self, table, title))
    }

    fn places(&self) -> (&'static str, &'static [&'static str]) {
        Presenter::places(self)
    }

    fn under(&self, table: &AnyTable) -> Numbers {
        table.get().map(|table| Presenter::under(self, table)).unwrap_or_default()
    }

    fn renumbered(&self, table: &AnyTable) -> Option<(AnyTable, Numbers)> {
        let (table, numbers) = Presenter::renumbered(self, table.get()?)?;
        Some((AnyTable::of::<P::Game>(table), numbers))
    }

    fn terms(&self, voice: &Voice, card: &AnyCard) -> Vec<String> {
        card.get().map(|card| Presenter::terms(self, voice, card)).unwrap_or_default()
    }

    fn traits(&self, card: &AnyCard) -> Vec<(&'static str, String)> {
        card.get().map(|card| Presenter::traits(self, card)).unwrap_or_default()
    }

    fn trait_name(&self, voice: &Voice, key: &str, value: &str) -> Option<String> {
        Presenter::trait_name(self, voice, key, value)
    }

    fn shows_cards(&self, table: &AnyTable) -> bool {
        table.get().is_some_and(|table| Presenter::shows_cards(self, table))
    }

    fn sights(&self, voice: &Voice, table: &AnyTable) -> Vec<Sighted<AnyCard>> {
        let Some(table) = table.get() else { return Vec::new() };
        let any = |seen: Sighted<Card<P>>| seen.map(|card| Arc::new(AnyCard::of::<P::Game>(card)));
        Presenter::sights(self, voice, table).into_iter().map(any).collect()
    }

    fn covered(&self, voice: &Voice, table: &AnyTable) -> Vec<(u16, String)> {
        table.get().map(|table| Presenter::covered(self, voice, table)).unwrap_or_default()
    }

    fn rules(&self, voice: &Voice, table: &AnyTable, options: &Options) -> Vec<String> {
        table.get().map(|table| Presenter::rules(self, voice, table, options)).unwrap_or_default()
    }
}

/// Every presenter of the program.
static ALL: OnceLock<Vec<&'static dyn AnyPresenter>> = OnceLock::new();

/// Adds presenters to those of this crate. A program calls it before it opens a hall.
///
/// # Errors
/// When a hall was opened before.
pub fn present(presenters: &[&'static dyn AnyPresenter]) -> Result<(), TooLate> {
    ALL.set([SHIPPED, presenters].concat()).map_err(|_| TooLate)
}

/// Every presenter.
pub(crate) fn all() -> &'static [&'static dyn AnyPresenter] {
    ALL.get_or_init(|| SHIPPED.to_vec())
}

/// The presenter of a game.
pub(super) fn of(game: GameId) -> Option<&'static dyn AnyPresenter> {
    all().iter().copied().find(|presenter| presenter.game() == game)
}
