//! `duelhall cards`: every card of a game, in every language.

use std::io::Write;

use clap::Args;
use duelhall_engine::games::{AnyCard, GameId};
use duelhall_engine::heroes::card::{CardDef, Cost};
use duelhall_engine::text::{Lang, Words};
use duelhall_engine::towers::card::Resource;
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
    #[arg(long, value_parser = values::game(), default_value = "towers")]
    game: GameId,
    /// The language of the list; JSON has them all.
    #[arg(long, value_parser = values::lang(), default_value = "en")]
    lang: Lang,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

/// A card as it is listed.
#[derive(Serialize)]
struct Listed {
    id: String,
    name: Map<String, Value>,
    text: Map<String, Value>,
    #[serde(flatten)]
    more: Map<String, Value>,
    /// Its cost in words, for the list.
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

/// Every card of a game, as the option `--json` prints them.
pub(super) fn json(game: GameId) -> Value {
    json!({ "game": game.name(), "cards": list(game) })
}

fn list(game: GameId) -> Vec<Listed> {
    game.cards().into_iter().map(|(id, card)| listed(id, &card)).collect()
}

fn listed(id: String, card: &AnyCard) -> Listed {
    let words = Words::engine();
    let each = |say: &dyn Fn(Lang) -> String| Lang::ALL.map(|lang| (lang.code().to_owned(), say(lang).into()));
    match card {
        AnyCard::Towers(card) => {
            let cost =
                Resource::ALL.map(|suit| (suit_name(suit).to_owned(), card.cost.by_resource()[suit.index()].into()));
            let more = [
                ("suit".to_owned(), suit_name(card.suit).into()),
                ("cost".to_owned(), Map::from_iter(cost).into()),
                ("copies".to_owned(), card.weight.into()),
                ("undiscardable".to_owned(), card.undiscardable.into()),
            ];
            Listed {
                id,
                name: each(&|lang| words.card_name(lang, card)).into_iter().collect(),
                text: each(&|lang| words.card_text(lang, card)).into_iter().collect(),
                more: more.into_iter().collect(),
                cost: Lang::ALL.map(|lang| words.card_cost(lang, card.cost)),
            }
        }
        AnyCard::Heroes(card) | AnyCard::Tournament(card) => hero_card(id, card),
    }
}

fn hero_card(id: String, card: &CardDef) -> Listed {
    let words = Words::engine();
    let each = |say: &dyn Fn(Lang) -> String| Lang::ALL.map(|lang| (lang.code().to_owned(), say(lang).into()));
    let cost = match card.cost {
        Cost::N(number) => number.to_string(),
        Cost::X => "X".to_owned(),
    };
    let more = [
        ("type".to_owned(), Map::from_iter(each(&|lang| words.heroes_type_line(lang, card))).into()),
        ("cost".to_owned(), cost.clone().into()),
        ("rarity".to_owned(), format!("{:?}", card.rarity).to_lowercase().into()),
        ("token".to_owned(), card.token.into()),
    ];
    Listed {
        id,
        name: each(&|lang| words.hero_card_name(lang, card)).into_iter().collect(),
        text: each(&|lang| words.heroes_text(lang, card).join(" ")).into_iter().collect(),
        more: more.into_iter().collect(),
        cost: Lang::ALL.map(|_| cost.clone()),
    }
}

const fn suit_name(suit: Resource) -> &'static str {
    match suit {
        Resource::Ore => "ore",
        Resource::Gems => "gems",
        Resource::Gold => "gold",
    }
}
