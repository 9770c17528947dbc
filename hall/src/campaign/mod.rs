//! Campaigns: missions against the computer, what a person has reached in them, and the cards that they have won.
//!
//! The hall knows no rule of a game. A game says what its campaign is (`GameId::campaign`), and judges the aims of a mission
//! in a match that is over (`Match::aims_met`).

mod begin;
mod collection;
mod earn;
mod owned;
mod page;
mod reward;
mod stored;

use duelhall_engine::games::GameId;
use duelhall_engine::kit::Text;
use duelhall_engine::kit::campaign::{Campaign, Mission, Nation};

use crate::asker::Asker;
use crate::inner::Inner;
use crate::letters::is_called;
use crate::trouble::Trouble;
use crate::voice::Voice;
use crate::{Press, Reply};

pub(crate) use earn::Earned;
pub(crate) use owned::Owned;
pub(crate) use page::aims;
pub(crate) use reward::{after, told};

/// Names a mission in buttons: the game, and the places of the nation and of the mission among the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MissionId {
    /// The game.
    pub game: GameId,
    /// The nation, from 0.
    pub nation: u8,
    /// The mission, from 0.
    pub mission: u8,
}

/// A mission with its campaign.
#[derive(Clone, Copy)]
struct Found {
    campaign: &'static Campaign,
    nation: &'static Nation,
    mission: &'static Mission,
}

impl MissionId {
    /// The mission with this id in a game's campaign.
    pub(crate) fn of(game: GameId, id: &str) -> Option<Self> {
        let (nation, mission) = game.campaign()?.place(id)?;
        Some(Self { game, nation: u8::try_from(nation).ok()?, mission: u8::try_from(mission).ok()? })
    }

    /// The mission after it.
    pub(crate) fn next(self) -> Option<Self> {
        let next = Self { mission: self.mission.checked_add(1)?, ..self };
        next.find().map(|_| next)
    }

    fn find(self) -> Option<Found> {
        let campaign = self.game.campaign()?;
        let nation = campaign.nations.get(usize::from(self.nation))?;
        Some(Found { campaign, nation, mission: nation.missions.get(usize::from(self.mission))? })
    }
}

impl Inner {
    /// Shows the campaign of a game: the nation of this name, or the one in which there is something left to do.
    pub(crate) async fn campaign(
        &self,
        asker: &Asker<'_>,
        game: Option<GameId>,
        typed: &str,
    ) -> Result<Reply, Trouble> {
        let (game, typed) = match named_game(&asker.voice, typed) {
            (found @ Some(_), rest) if game.is_none() => (found, rest),
            _ => (game, typed.trim()),
        };
        let usual = asker.place.game().set();
        let first = GameId::with_campaign().find(|other| *other == usual).or_else(|| GameId::with_campaign().next());
        let Some(game) = game.map(GameId::set).or(first) else { return Trouble::refuse("no-campaign") };
        let Some(campaign) = game.campaign() else {
            return Err(Trouble::Refused(Text::new("no-campaign-of").text("game", crate::words::game(game))));
        };
        let nation = if typed.is_empty() {
            self.progress(&asker.request.who.id, game).await?.nation_to_play(campaign)
        } else {
            named_nation(&asker.voice, campaign, typed).ok_or_else(|| no_nation(&asker.voice, game, campaign, typed))?
        };
        self.campaign_map(asker, game, u8::try_from(nation).unwrap_or_default()).await
    }

    /// Does what a button of a campaign means.
    pub(crate) async fn campaign_pressed(
        self: &std::sync::Arc<Self>,
        asker: &Asker<'_>,
        press: Press,
    ) -> Result<Reply, Trouble> {
        match press {
            Press::Campaign(game, nation) => self.campaign_map(asker, game, nation).await,
            Press::Mission(id) => self.mission(asker, id).await,
            Press::MissionDecks(id, page) => self.mission_decks(asker, id, page.into()).await,
            Press::MissionBegin(id, deck) => self.begin_mission(asker, id, deck).await,
            Press::Collection(game, nation, page) => self.collection(asker, game, nation, page.into()).await,
            Press::OwnedCard(game, kind) => self.owned_card(asker, game, kind).await,
            _ => Trouble::refuse("no-campaign"),
        }
    }
}

/// The game whose name in some language a text begins with, and what follows it.
fn named_game<'a>(voice: &Voice, typed: &'a str) -> (Option<GameId>, &'a str) {
    let typed = typed.trim();
    let (first, rest) = typed.split_once(char::is_whitespace).unwrap_or((typed, ""));
    let is_called = |game: &GameId| is_called(voice, first, game.name(), &crate::words::game(*game));
    match GameId::sets().find(is_called) {
        Some(game) => (Some(game), rest.trim()),
        None => (None, typed),
    }
}

/// The place of the nation of this name.
fn named_nation(voice: &Voice, campaign: &Campaign, typed: &str) -> Option<usize> {
    campaign.nations.iter().position(|nation| is_called(voice, typed, &nation.id, &nation.name))
}

/// Says that a campaign has no such nation, and which it has.
fn no_nation(voice: &Voice, game: GameId, campaign: &Campaign, typed: &str) -> Trouble {
    let list: Vec<String> = campaign.nations.iter().map(|nation| voice.say(&nation.name)).collect();
    let what = crate::say::cut(&crate::names::clean(typed), 40);
    let text = Text::new("no-nation").text("game", crate::words::game(game)).raw("what", what);
    Trouble::Refused(text.raw("list", list.join(", ")))
}
