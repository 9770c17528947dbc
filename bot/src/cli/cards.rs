//! `duelhall cards`: lists every card of a game in every language.

use std::io::Write;

use clap::Args;
use duelhall_engine::games::{AnyCard, GameId};
use duelhall_engine::text::{Lang, Words};
use serde::Serialize;
use serde_json::{Map, Value, json};

use super::failure::Failure;
use super::values;

const EXAMPLES: &str = "\
Examples:
  duelhall cards --game towers
  duelhall cards --game towers --lang ru
  duelhall cards --game towers --json";

/// List every card of a game in every language.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Cards {
    /// The game.
    #[arg(long, value_parser = values::game(), default_value_t = GameId::all()[0])]
    game: GameId,
    /// The language of the list; JSON has every language.
    #[arg(long, value_parser = values::lang(), default_value = "en")]
    lang: Lang,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

/// A card in the list.
#[derive(Serialize)]
struct Listed {
    id: String,
    name: Map<String, Value>,
    text: Map<String, Value>,
    #[serde(flatten)]
    more: Map<String, Value>,
    /// The cost in words, for the list.
    #[serde(skip)]
    cost: [String; Lang::ALL.len()],
}

impl Cards {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        if self.json {
            writeln!(out, "{}", json(self.game))?;
            return Ok(());
        }
        for card in list(self.game) {
            let say = |words: &Map<String, Value>| words[self.lang.code()].as_str().unwrap_or_default().to_owned();
            let cost = &card.cost[self.lang as usize];
            writeln!(out, "{} ({}) [{cost}]\n    {}", say(&card.name), card.id, say(&card.text))?;
        }
        Ok(())
    }
}

/// Every card of a game, as the option `--json` prints it.
pub(super) fn json(game: GameId) -> Value {
    json!({ "game": game.name(), "cards": list(game) })
}

fn list(game: GameId) -> Vec<Listed> {
    game.cards().into_iter().map(|(id, card)| listed(id, &card)).collect()
}

fn listed(id: String, card: &AnyCard) -> Listed {
    let words = Words::engine();
    let each = |say: &dyn Fn(Lang) -> String| {
        Lang::ALL.into_iter().map(|lang| (lang.code().to_owned(), say(lang).into())).collect()
    };
    Listed {
        id,
        name: each(&|lang| card.name(words, lang)),
        text: each(&|lang| card.text(words, lang)),
        more: card.facts(words),
        cost: Lang::ALL.map(|lang| card.cost(words, lang)),
    }
}
