//! A campaign of a game as plain data: nations, missions, and the cards that people collect.

use super::Text;
use crate::ai::Level;

/// The option that names the mission of a match. No place and no challenge can choose it.
pub const MISSION: &str = "mission";

/// The option that says which cards own decks may hold in a duel between people: [`ALL`] of them, or only owned ones.
pub const DECK_CARDS: &str = "cards";

/// The option that says which duels give a card: [`ALL`] of them, or only those with the computer.
pub const REWARDS: &str = "rewards";

/// The options that only a place decides, because they are about what people own: no challenge changes them.
pub const OF_THE_PLACE: [&str; 2] = [DECK_CARDS, REWARDS];

/// The value of [`DECK_CARDS`] and of [`REWARDS`] that lifts their limit.
pub const ALL: &str = "all";

/// The stars of a mission: one for the win, and one for each aim.
pub const STARS: u8 = 3;

/// The campaign of a game, and the collection that it opens.
#[derive(Clone, Debug)]
pub struct Campaign {
    /// The nations in the order in which a collection grows.
    pub nations: Vec<Nation>,
    /// The cards that everybody has, as many as they like.
    pub free: Vec<String>,
    /// The most copies of any other card that a person can own.
    pub most: u8,
}

/// A nation: a row of missions and a set of cards.
#[derive(Clone, Debug)]
pub struct Nation {
    /// Lower-case words with hyphens.
    pub id: String,
    /// Its name.
    pub name: Text,
    /// The ready deck that a person owns as soon as the nation is open.
    pub starter: String,
    /// The cards of that deck, and how many of each.
    pub starter_cards: Vec<(String, u8)>,
    /// The cards of its set that can be won.
    pub cards: Vec<String>,
    /// Whether it is open from the start.
    pub open: bool,
    /// The missions, each open after the one before it.
    pub missions: Vec<Mission>,
}

/// A mission: one opponent.
#[derive(Clone, Debug)]
pub struct Mission {
    /// Lower-case words with hyphens, unique in the campaign.
    pub id: String,
    /// Its name.
    pub name: Text,
    /// What happened there, and what to do.
    pub briefing: Text,
    /// The nation of the opponent.
    pub foe: Text,
    /// How well the opponent plays.
    pub level: Level,
    /// What is different from an ordinary match.
    pub terms: Vec<Text>,
    /// What gives a star besides the win.
    pub aims: [Text; 2],
    /// The cards that the first win gives.
    pub reward: Vec<String>,
    /// The nation that the first win opens.
    pub opens: Option<String>,
}

impl Campaign {
    /// The place of a mission: that of its nation, and its own among the missions of the nation.
    #[must_use]
    pub fn place(&self, mission: &str) -> Option<(usize, usize)> {
        self.nations
            .iter()
            .enumerate()
            .find_map(|(at, nation)| Some((at, nation.missions.iter().position(|other| other.id == mission)?)))
    }

    /// The mission with this id.
    #[must_use]
    pub fn mission(&self, id: &str) -> Option<&Mission> {
        let (nation, mission) = self.place(id)?;
        self.nations.get(nation)?.missions.get(mission)
    }

    /// The nation with this id.
    #[must_use]
    pub fn nation(&self, id: &str) -> Option<&Nation> {
        self.nations.iter().find(|nation| nation.id == id)
    }
}
