//! Puts any game in formats into words: first the building of decks, then the words of the game's own presenter.

use std::collections::BTreeSet;

use duelhall_engine::formats::{self, Boosters, Building, DeskView, Held, Table};
use duelhall_engine::games::{GameId, Match};
use duelhall_engine::kit::{FirstTurn, Hosted, Options, Present, Seat, Taken, Text, Viewer};

use super::presenter::Card;
use super::{Presenter, Sighted};
use crate::voice::Voice;
use crate::{HandLine, Pooled};

/// Puts a game in formats into words, with the presenter of the game.
pub struct InFormat<P>(pub P);

type In<P> = <formats::InFormat<<P as Presenter>::Game> as Present>::Table;
type Decks<P> = Building<Card<P>>;

impl<P: Presenter<Game: Boosters>> Presenter for InFormat<P> {
    type Game = formats::InFormat<P::Game>;

    fn turn(&self, table: &In<P>) -> Option<Seat> {
        match table {
            Table::Build(_) => None,
            Table::Duel(table) => self.0.turn(table),
        }
    }

    fn brief(&self, voice: &Voice, table: &In<P>) -> Vec<String> {
        match table {
            Table::Build(building) => board(voice, building),
            Table::Duel(table) => self.0.brief(voice, table),
        }
    }

    fn board(&self, voice: &Voice, table: &In<P>) -> Vec<String> {
        match table {
            Table::Build(building) => board(voice, building),
            Table::Duel(table) => self.0.board(voice, table),
        }
    }

    fn hand(&self, voice: &Voice, table: &In<P>) -> Vec<HandLine> {
        match table {
            Table::Build(building) => self.cards(voice, building),
            Table::Duel(table) => self.0.hand(voice, table),
        }
    }

    fn card(&self, voice: &Voice, card: &Card<P>) -> String {
        self.0.card(voice, card)
    }

    fn brief_card(&self, voice: &Voice, card: &Card<P>) -> String {
        self.0.brief_card(voice, card)
    }

    fn pool(&self, table: &In<P>) -> Vec<Pooled> {
        let Table::Build(building) = table else { return Vec::new() };
        let pooled = |held: &Held<Card<P>>| {
            let filed = P::Game::filed(&held.card).unwrap_or_default();
            Some(Pooled { number: held.number?, filed, taken: held.taken? })
        };
        building.looking.iter().filter_map(pooled).collect()
    }

    fn only(&self, table: &In<P>, numbers: &BTreeSet<u8>) -> Option<In<P>> {
        let Table::Build(building) = table else { return None };
        let mut building = building.clone();
        building.looking.retain(|held| held.number.is_some_and(|number| numbers.contains(&number)));
        Some(Table::Build(building))
    }

    fn standing(&self, table: &In<P>, seat: Seat) -> Option<Text> {
        let Table::Duel(table) = table else { return None };
        self.0.standing(table, seat)
    }

    fn moment(&self, table: &In<P>) -> Option<Text> {
        let Table::Duel(table) = table else { return None };
        self.0.moment(table)
    }

    fn question(&self, table: &In<P>, title: &Text) -> Text {
        let Table::Duel(table) = table else { return title.clone() };
        self.0.question(table, title)
    }

    fn places(&self) -> (&'static str, &'static [&'static str]) {
        self.0.places()
    }

    fn under(&self, table: &In<P>) -> Vec<(u8, u8)> {
        match table {
            Table::Build(_) => Vec::new(),
            Table::Duel(table) => self.0.under(table),
        }
    }

    fn terms(&self, voice: &Voice, card: &Card<P>) -> Vec<String> {
        self.0.terms(voice, card)
    }

    fn traits(&self, card: &Card<P>) -> Vec<(&'static str, String)> {
        self.0.traits(card)
    }

    fn trait_name(&self, voice: &Voice, key: &str, value: &str) -> Option<String> {
        self.0.trait_name(voice, key, value)
    }

    fn shows_cards(&self, table: &In<P>) -> bool {
        matches!(table, Table::Duel(table) if self.0.shows_cards(table))
    }

    fn sights(&self, voice: &Voice, table: &In<P>) -> Vec<Sighted<Card<P>>> {
        match table {
            Table::Build(_) => Vec::new(),
            Table::Duel(table) => self.0.sights(voice, table),
        }
    }

    fn covered(&self, voice: &Voice, table: &In<P>) -> Vec<(u16, String)> {
        match table {
            Table::Build(_) => Vec::new(),
            Table::Duel(table) => self.0.covered(voice, table),
        }
    }

    fn rules(&self, voice: &Voice, table: &In<P>, options: &Options) -> Vec<String> {
        let game = GameId::of::<P::Game>();
        // The game itself says what a booster contains and what a deck needs.
        let own = ["decks", "boosters"].map(|name| format!("rules-{game}-{name}")).into_iter();
        let before = own.chain(["rules-format-again".to_owned()]).filter(|key| voice.has(key));
        let mut lines: Vec<String> = before.map(|key| voice.plain(&key)).collect();
        match table {
            Table::Duel(table) => lines.extend(self.0.rules(voice, table, options)),
            Table::Build(building) => {
                let duel = duel(game, building.desks.len());
                if let Some(table) = duel.as_ref().and_then(|duel| duel.get()) {
                    lines.extend(self.0.rules(voice, table, options));
                }
            }
        }
        lines
    }
}

impl<P: Presenter<Game: Boosters>> InFormat<P> {
    /// The cards from which the viewer chooses, and the cards that the viewer has; nothing for the public.
    fn cards(&self, voice: &Voice, table: &Decks<P>) -> Vec<HandLine> {
        let mut lines = Vec::new();
        for (title, cards) in [("table-format-looking", &table.looking), ("table-format-built", &table.held)] {
            if !cards.is_empty() {
                lines.push(voice.plain(title).into());
                lines.extend(cards.iter().map(|held| self.held(voice, held)));
            }
        }
        lines
    }

    fn held(&self, voice: &Voice, held: &Held<Card<P>>) -> HandLine {
        let line = |card: String| {
            let text = match held.taken {
                Some(Taken { now, most }) => Text::new("table-format-pool").num("now", now).num("most", most),
                None => Text::new("table-format-card").num("n", held.count),
            };
            let text = text.raw("card", card);
            voice.say(&match held.number {
                Some(number) => Text::new("table-format-offered").num("number", number).text("card", text),
                None => text,
            })
        };
        let words = line(self.0.card(voice, &held.card));
        let brief = line(self.0.brief_card(voice, &held.card));
        HandLine {
            card: Some(held.number.unwrap_or_default()),
            words,
            brief,
            terms: self.terms(voice, &held.card).join("\n"),
            id: String::new(),
        }
    }
}

/// A fresh table with this many seats and the usual options; its numbers are those of the rules.
fn duel(game: GameId, seats: usize) -> Option<duelhall_engine::games::AnyTable> {
    let many = game.more_options().iter().any(|option| option.key == "seats");
    let seats = seats.min(game.seats().into());
    let options = many.then(|| ("seats".to_owned(), seats.to_string())).into_iter().collect();
    Some(Match::begin(game, &options, FirstTurn::Random, [0; 32]).ok()?.table(Viewer::Public))
}

/// The board: the players who build decks, and those who are ready.
fn board<C>(voice: &Voice, table: &Building<C>) -> Vec<String> {
    let title = table.outcome.is_none().then(|| voice.plain("table-format-build"));
    title.into_iter().chain(table.desks.iter().map(|desk| builds(voice, table, desk))).collect()
}

/// A player who builds a deck: the number of their cards, and whether they are ready.
fn builds<C>(voice: &Voice, table: &Building<C>, desk: &DeskView) -> String {
    if desk.out {
        return voice.say(&Text::new("table-format-out").player("who", desk.seat));
    }
    let ready = !table.asked.has(desk.seat) && desk.booster == 0;
    let text = Text::new("table-format-builds").player("who", desk.seat);
    let text = text.raw("state", if ready { "ready" } else { "busy" });
    voice.say(&text.num("cards", desk.cards).num("pack", desk.booster))
}
