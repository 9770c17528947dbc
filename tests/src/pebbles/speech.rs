//! Puts the game into words.

use duelhall_engine::kit::{Options, Seat, Text};
use duelhall_engine::text::Lang;
use duelhall_hall::{HandLine, Presenter, Voice};

use super::rules::{Pebble, Pebbles, Table};

/// Says the texts of the game.
pub(super) struct Speaker;

impl Presenter for Speaker {
    type Game = Pebbles;

    const WORDS: &'static [(Lang, &'static str)] =
        &[(Lang::En, include_str!("en/table.ftl")), (Lang::Ru, include_str!("ru/table.ftl"))];

    fn turn(&self, table: &Table) -> Option<Seat> {
        table.turn
    }

    fn board(&self, voice: &Voice, table: &Table) -> Vec<String> {
        vec![voice.say(&Text::new("table-pebbles-heap").num("n", table.heap))]
    }

    fn hand(&self, voice: &Voice, table: &Table) -> Vec<HandLine> {
        table.viewer.seat().map(|_| voice.plain("table-pebbles-hand").into()).into_iter().collect()
    }

    fn card(&self, voice: &Voice, _card: &Pebble) -> String {
        voice.plain("card-pebbles-pebble")
    }

    fn traits(&self, _card: &Pebble) -> Vec<(&'static str, String)> {
        vec![("weight", "light".to_owned())]
    }

    fn trait_name(&self, voice: &Voice, _key: &str, value: &str) -> Option<String> {
        Some(voice.plain(&format!("weight-pebbles-{value}")))
    }

    fn rules(&self, voice: &Voice, _table: &Table, options: &Options) -> Vec<String> {
        let heap: i64 = options["heap"].parse().unwrap_or_default();
        let most = Text::new(format!("option-pebbles-most-{}", options["most"]));
        vec![voice.say(&Text::new("rules-pebbles-win").num("n", heap).text("most", most))]
    }
}
