//! What there is to see of a campaign: the map of a nation's missions, and a card that was won; for pictures and for words.

use crate::games::{AnyCard, GameId};
use crate::kit::Text;
use crate::text::{Lang, Words};

/// The most stars of a mission.
pub const MOST_STARS: u8 = 3;

/// The most missions that a map shows.
pub const MOST_STOPS: usize = 12;

/// What a person has reached in a mission.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reached {
    /// An earlier mission has to be won first.
    Locked,
    /// It can be played, and was not won yet.
    Open,
    /// It was won, with so many stars at best.
    Won(u8),
}

/// A mission on the map.
#[derive(Clone, Debug)]
pub struct Stop {
    /// Its name.
    pub name: Text,
    /// A card whose art shows what the mission is about, such as its reward.
    pub card: Option<AnyCard>,
    /// What the person has reached in it.
    pub reached: Reached,
}

/// The map of a nation's campaign, as one person sees it.
#[derive(Clone, Debug)]
pub struct CampaignMap {
    /// The game.
    pub game: GameId,
    /// The nation: lower-case words with hyphens.
    pub nation: String,
    /// The nation's name.
    pub name: Text,
    /// The missions in order, at most [`MOST_STOPS`].
    pub stops: Vec<Stop>,
    /// The mission that the person looks at, from 0.
    pub chosen: Option<usize>,
    /// Whether only the chosen mission is shown, large.
    pub near: bool,
}

impl CampaignMap {
    /// The mission to play next: the first that is open.
    #[must_use]
    pub fn next(&self) -> Option<usize> {
        self.stops.iter().position(|stop| stop.reached == Reached::Open)
    }

    /// The mission that is shown large, with its place among all, if one is.
    #[must_use]
    pub fn near(&self) -> Option<(usize, &Stop)> {
        let at = self.chosen.filter(|_| self.near)?;
        Some((at, self.stops.get(at)?))
    }

    /// The stars of all missions together, and how many there can be.
    #[must_use]
    pub fn stars(&self) -> (u16, u16) {
        let of =
            |stop: &Stop| if let Reached::Won(stars) = stop.reached { u16::from(stars.min(MOST_STARS)) } else { 0 };
        let count = u16::try_from(self.stops.len()).unwrap_or(u16::MAX);
        (self.stops.iter().map(of).sum(), count.saturating_mul(MOST_STARS.into()))
    }

    /// The map in words.
    #[must_use]
    pub fn alt(&self, words: &Words, lang: Lang) -> String {
        let say = |text: Text| words.say(lang, &text, &[]);
        let (stars, most) = self.stars();
        let title = Text::new("campaign-map").text("nation", self.name.clone()).num("n", stars).num("most", most);
        let next = self.next();
        let stop = |(at, stop): (usize, &Stop)| {
            let key = match stop.reached {
                Reached::Locked => "campaign-stop-locked",
                Reached::Open if next == Some(at) => "campaign-stop-next",
                Reached::Open => "campaign-stop-open",
                Reached::Won(_) => "campaign-stop-won",
            };
            let stars = if let Reached::Won(stars) = stop.reached { stars.min(MOST_STARS) } else { 0 };
            let number = i64::try_from(at + 1).unwrap_or(i64::MAX);
            say(Text::new(key).num("number", number).text("name", stop.name.clone()).num("n", stars))
        };
        if let Some((at, near)) = self.near() {
            return format!("{} {}", say(title), stop((at, near)));
        }
        let chosen = self.chosen.and_then(|at| self.stops.get(at));
        let chosen = chosen.map(|stop| say(Text::new("campaign-chosen").text("name", stop.name.clone())));
        let stops = self.stops.iter().take(MOST_STOPS).enumerate().map(stop);
        std::iter::once(say(title)).chain(stops).chain(chosen).collect::<Vec<_>>().join(" ")
    }
}

/// A card that was won.
#[derive(Clone, Debug)]
pub struct Reward {
    /// The card.
    pub card: AnyCard,
    /// How many of it the person owns now, at least 1.
    pub owned: u8,
    /// The most that a person can own.
    pub most: u8,
}

impl Reward {
    /// The card in a sentence: its name, whether it is new, and how many of it there are.
    #[must_use]
    pub fn told(&self, words: &Words, lang: Lang) -> String {
        let key = if self.owned <= 1 { "campaign-reward-new" } else { "campaign-reward-more" };
        let name = self.card.name(words, lang);
        let text = Text::new(key).raw("name", name).num("n", self.owned.max(1)).num("most", self.most);
        words.say(lang, &text, &[])
    }
}
