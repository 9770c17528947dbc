//! The campaign of War: its missions as data, and what they say to people (W-10, W-14, W-91).

use std::sync::OnceLock;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer};

use super::card::{Country, Type};
use super::set::{Deck, library};
use super::setup::MOST_COPIES;
use super::state::{Stage, State};
use super::terms::Terms;
use super::words::paragraphs;
use crate::ai::Level;
use crate::kit::campaign::{self, Campaign};
use crate::kit::{Seat, Text, shipped, word};

/// The missions of a nation.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Nation {
    pub(super) nation: Country,
    /// The ready deck with which the nation begins (W-08).
    pub(super) deck: String,
    pub(super) missions: Vec<Mission>,
}

/// A mission. Its name and its briefing are the messages `war-mission-<id>` and `war-briefing-<id>`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Mission {
    pub(super) id: String,
    pub(super) foe: Country,
    pub(super) level: Skill,
    /// The cards of the opponent.
    pub(super) deck: Vec<(String, u8)>,
    pub(super) terms: Vec<Term>,
    #[serde(deserialize_with = "two")]
    pub(super) aims: [Aim; 2],
    pub(super) reward: Vec<String>,
    pub(super) opens: Option<Country>,
}

/// Reads a list of two aims.
fn two<'de, D: Deserializer<'de>>(from: D) -> Result<[Aim; 2], D::Error> {
    let aims = Vec::<Aim>::deserialize(from)?;
    aims.try_into().map_err(|_| D::Error::custom("a mission has two aims besides the win"))
}

/// How well the opponent plays: a level of computer player, written as the other words of the file are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub(super) enum Skill {
    #[serde(alias = "easy")]
    Easy,
    #[serde(alias = "normal")]
    Normal,
    #[serde(alias = "hard")]
    Hard,
}

impl From<Skill> for Level {
    fn from(skill: Skill) -> Self {
        match skill {
            Skill::Easy => Self::Easy,
            Skill::Normal => Self::Normal,
            Skill::Hard => Self::Hard,
        }
    }
}

/// Something that is different from an ordinary match.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub(super) enum Term {
    /// The Health with which the opponent begins.
    FoeHealth(i16),
    /// The Health with which the player begins.
    OwnHealth(i16),
    /// Bases that the opponent has built at the start.
    FoeBases(u8),
    /// Bases that the player has built at the start.
    OwnBases(u8),
    /// The weather.
    Weather(String),
    /// The player wins after so many turns of the opponent.
    Hold(u16),
}

/// What gives a star besides the win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub(super) enum Aim {
    /// At least so much Health is left.
    Health(i16),
    /// At most so many own turns have begun.
    Turns(u16),
    /// At most so many units are in the own Destroyed stack.
    Losses(u16),
    /// At least so many own bases are on the battlefield.
    Bases(u16),
}

/// The missions of every nation that has some, in the order in which they are shown.
///
/// # Panics
/// Only if the file is damaged in the source; a test reads it.
pub(super) fn nations() -> &'static [Nation] {
    static NATIONS: OnceLock<Vec<Nation>> = OnceLock::new();
    NATIONS.get_or_init(|| shipped("war/campaign.ron"))
}

/// The mission with this id.
pub(super) fn mission(id: &str) -> Option<&'static Mission> {
    nations().iter().flat_map(|nation| &nation.missions).find(|mission| mission.id == id)
}

impl Mission {
    /// The deck of the opponent.
    pub(super) fn deck(&self) -> Deck {
        Deck { id: self.id.clone(), cards: self.deck.clone() }
    }

    /// The terms for a match in which the player has the first seat.
    pub(super) fn terms(&self) -> Terms {
        let mut all = Terms::default();
        for term in &self.terms {
            match term {
                Term::OwnHealth(health) => all.health[0] = *health,
                Term::FoeHealth(health) => all.health[1] = *health,
                Term::OwnBases(bases) => all.bases[0] = *bases,
                Term::FoeBases(bases) => all.bases[1] = *bases,
                Term::Hold(turns) => all.hold[0] = *turns,
                Term::Weather(id) => all.weather = Some(id.clone()),
            }
        }
        all
    }
}

/// Which aims of a mission a seat has met.
pub(super) fn met(state: &State, mission: &str, seat: Seat) -> [bool; 2] {
    let (Some(mission), Stage::Over(outcome)) = (self::mission(mission), &state.stage) else { return [false; 2] };
    let player = &state.players[seat];
    mission.aims.map(|aim| match aim {
        Aim::Health(least) => player.health >= least,
        // It asks for a win.
        Aim::Turns(most) => outcome.winners.has(seat) && state.own_turns(seat) <= most,
        Aim::Losses(most) => {
            player.destroyed.iter().filter(|card| state.type_of(card.kind).is_unit()).count() <= usize::from(most)
        }
        Aim::Bases(least) => state.bases(seat).count() >= usize::from(least),
    })
}

/// The campaign for halls.
pub(super) fn campaign() -> &'static Campaign {
    static CAMPAIGN: OnceLock<Campaign> = OnceLock::new();
    CAMPAIGN.get_or_init(|| {
        let of = |country: Country, kind: fn(Type) -> bool| {
            let cards =
                library().cards.iter().filter(move |card| card.country == country && kind(card.kind) && !card.token);
            cards.map(|card| card.id.clone()).collect::<Vec<_>>()
        };
        let nation = |(at, nation): (usize, &Nation)| campaign::Nation {
            id: word(nation.nation),
            name: country(nation.nation),
            starter: nation.deck.clone(),
            starter_cards: library().deck(&nation.deck).map(|deck| deck.cards.clone()).unwrap_or_default(),
            cards: of(nation.nation, |kind| kind != Type::Base),
            open: at == 0,
            missions: nation.missions.iter().map(shown).collect(),
        };
        Campaign {
            nations: nations().iter().enumerate().map(nation).collect(),
            // W-98: the base of each country is always there.
            free: Country::ALL.into_iter().flat_map(|country| of(country, |kind| kind == Type::Base)).collect(),
            most: MOST_COPIES as u8,
        }
    })
}

fn country(country: Country) -> Text {
    Text::new("fx-war-of-country").word("country", country)
}

fn shown(mission: &Mission) -> campaign::Mission {
    campaign::Mission {
        id: mission.id.clone(),
        name: Text::new(format!("war-mission-{}", mission.id)),
        briefing: Text::new(format!("war-briefing-{}", mission.id)),
        foe: country(mission.foe),
        level: mission.level.into(),
        terms: mission.terms.iter().map(term).collect(),
        aims: mission.aims.map(aim),
        reward: mission.reward.clone(),
        opens: mission.opens.map(word),
    }
}

/// A term in words.
fn term(term: &Term) -> Text {
    match term {
        Term::FoeHealth(n) => Text::new("war-term-foe-health").num("n", *n),
        Term::OwnHealth(n) => Text::new("war-term-own-health").num("n", *n),
        Term::FoeBases(n) => Text::new("war-term-foe-bases").num("n", *n),
        Term::OwnBases(n) => Text::new("war-term-own-bases").num("n", *n),
        Term::Hold(n) => Text::new("war-term-hold").num("n", *n),
        Term::Weather(id) => {
            let does = library().weather(id).and_then(|card| paragraphs(card).into_iter().next());
            let text = Text::new("war-term-weather").text("name", Text::new(format!("card-war-{id}")));
            text.text("does", does.unwrap_or_else(|| Text::new("fx-war-nothing")))
        }
    }
}

/// An aim in words.
fn aim(aim: Aim) -> Text {
    match aim {
        Aim::Health(n) => Text::new("war-aim-health").num("n", n),
        Aim::Turns(n) => Text::new("war-aim-turns").num("n", n),
        Aim::Losses(n) => Text::new("war-aim-losses").num("n", n),
        Aim::Bases(n) => Text::new("war-aim-bases").num("n", n),
    }
}

#[cfg(test)]
mod tests;
