//! The pages of a campaign: the map of a nation, a mission, and the decks to play it with.

use std::sync::Arc;

use duelhall_engine::campaigns::{CampaignMap, Reached, Stop};
use duelhall_engine::games::GameId;
use duelhall_engine::kit::campaign::{Campaign, Nation};
use duelhall_engine::kit::{Arg, Text};

use super::begin::may_play;
use super::earn::mission_of;
use super::reward::{aim_line, star, stars_line};
use super::stored::{Progress, WON};
use super::{Found, MissionId};
use crate::asker::Asker;
use crate::duel::Duel;
use crate::inner::Inner;
use crate::say::{button, cut, cut_alt, labelled};
use crate::trouble::Trouble;
use crate::voice::Voice;
use crate::{Button, DeckId, Look, Message, Picture, Press, Reply, Subject};

/// The decks that the page of a mission offers at once.
const DECKS: usize = 4;

/// The decks on a page of all of them.
const PAGE: usize = 10;

/// The longest name of a deck in a button.
const LABEL: usize = 24;

impl Inner {
    /// The map of a nation.
    pub(super) async fn campaign_map(&self, asker: &Asker<'_>, game: GameId, nation: u8) -> Result<Reply, Trouble> {
        let Some(campaign) = game.campaign() else { return Trouble::refuse("no-campaign") };
        let Some(shown) = campaign.nations.get(usize::from(nation)) else { return Trouble::refuse("no-mission") };
        let progress = self.progress(&asker.request.who.id, game).await?;
        let (voice, next) = (&asker.voice, progress.next(shown));
        let map = map(&progress, game, shown, next);
        let (stars, most) = map.stars();
        let title =
            Text::new("campaign-title").text("game", crate::words::game(game)).text("nation", shown.name.clone());
        let mut lines = vec![voice.say(&title.num("n", stars).num("most", most))];
        lines.push(voice.say(&match next.and_then(|at| Some((at, shown.missions.get(at)?))) {
            Some((at, mission)) => {
                Text::new("campaign-next").num("n", at as i64 + 1).text("name", mission.name.clone())
            }
            None if progress.is_open(shown) => Text::new("campaign-done"),
            None => Text::new("no-nation-open").text("nation", shown.name.clone()),
        }));
        lines.push(voice.say(&collected(&progress, campaign)));
        let picture = picture(asker, map);
        let buttons = map_buttons(voice, &progress, game, nation);
        Ok(asker.page(Message { text: lines.join("\n"), picture: Some(picture), buttons, ..Message::default() }))
    }

    /// The page of a mission: what happened there, against whom it is, what is different, and the decks to begin with.
    pub(super) async fn mission(&self, asker: &Asker<'_>, id: MissionId) -> Result<Reply, Trouble> {
        let Some(found) = id.find() else { return Trouble::refuse("no-mission") };
        let progress = self.progress(&asker.request.who.id, id.game).await?;
        may_play(&progress, id)?;
        let voice = &asker.voice;
        let mut lines = vec![title(voice, &progress, id, found), voice.say(&found.mission.briefing)];
        lines.extend(terms(voice, id.game, &progress, found));
        let decks = self.mission_decks_of(asker, id, &progress).await?;
        let mut buttons: Vec<Button> =
            decks.iter().take(DECKS).map(|(deck, name)| begins(voice, id, *deck, name)).collect();
        if decks.len() > DECKS {
            buttons.push(button(voice, Press::MissionDecks(id, 0), "press-mission-decks", Look::Plain, 1));
        }
        buttons.push(button(voice, Press::Campaign(id.game, id.nation), "press-campaign", Look::Plain, 1));
        let map = map(&progress, id.game, found.nation, Some(id.mission.into()));
        let picture = Some(picture(asker, CampaignMap { near: true, ..map }));
        Ok(asker.page(Message { text: lines.join("\n"), picture, buttons, ..Message::default() }))
    }

    /// A page of the decks with which a mission can be played, from 0; past the end, the last page.
    pub(super) async fn mission_decks(&self, asker: &Asker<'_>, id: MissionId, page: usize) -> Result<Reply, Trouble> {
        let Some(found) = id.find() else { return Trouble::refuse("no-mission") };
        let progress = self.progress(&asker.request.who.id, id.game).await?;
        may_play(&progress, id)?;
        let voice = &asker.voice;
        let decks = self.mission_decks_of(asker, id, &progress).await?;
        let pages = decks.len().div_ceil(PAGE).max(1);
        let page = page.min(pages - 1);
        let mut buttons: Vec<Button> =
            decks.iter().skip(page * PAGE).take(PAGE).map(|(deck, name)| begins(voice, id, *deck, name)).collect();
        let turn = |to: usize, key: &str| {
            button(voice, Press::MissionDecks(id, u8::try_from(to).unwrap_or(u8::MAX)), key, Look::Plain, 1)
        };
        buttons.extend((page > 0).then(|| turn(page - 1, "press-before")));
        buttons.extend((page + 1 < pages).then(|| turn(page + 1, "press-next")));
        buttons.push(button(voice, Press::Mission(id), "press-mission-back", Look::Plain, 1));
        let text = [title(voice, &progress, id, found), voice.plain("mission-decks")].join("\n");
        Ok(asker.page(Message { text, buttons, ..Message::default() }))
    }

    /// The decks with which a person can play a mission: the starters of open nations, then their own that hold only cards
    /// that they own.
    async fn mission_decks_of(
        &self,
        asker: &Asker<'_>,
        id: MissionId,
        progress: &Progress,
    ) -> Result<Vec<(DeckId, String)>, Trouble> {
        let Some(campaign) = id.game.campaign() else { return Ok(Vec::new()) };
        // The starter of the mission's own nation comes first.
        let mut open: Vec<&Nation> = campaign.nations.iter().filter(|nation| progress.is_open(nation)).collect();
        let own = campaign.nations.get(usize::from(id.nation)).map(|nation| &nation.id);
        open.sort_by_key(|nation| Some(&nation.id) != own);
        let starters: Vec<&str> = open.iter().map(|nation| nation.starter.as_str()).collect();
        self.playable_decks(asker, id.game, &starters).await
    }
}

/// The missions of a nation as a person sees them.
fn map(progress: &Progress, game: GameId, nation: &Nation, chosen: Option<usize>) -> CampaignMap {
    let playable = progress.playable(nation);
    let cards = game.set().cards();
    let stop = |(at, mission): (usize, &duelhall_engine::kit::campaign::Mission)| Stop {
        name: mission.name.clone(),
        card: mission
            .reward
            .first()
            .and_then(|id| cards.iter().find(|(other, _)| other == id))
            .map(|(_, card)| card.clone()),
        reached: match progress.stars(&mission.id) {
            stars if stars & WON != 0 => Reached::Won(progress.count(&mission.id)),
            _ if at < playable => Reached::Open,
            _ => Reached::Locked,
        },
    };
    CampaignMap {
        game,
        nation: nation.id.clone(),
        name: nation.name.clone(),
        stops: nation.missions.iter().enumerate().map(stop).collect(),
        chosen,
        near: false,
    }
}

fn picture(asker: &Asker<'_>, map: CampaignMap) -> Picture {
    let (voice, theme) = (&asker.voice, asker.person.theme());
    let alt = cut_alt(&map.alt(voice.words(), voice.lang));
    Picture {
        subject: Subject::Map(Arc::new(map)),
        names: Vec::new(),
        mark: 0,
        lang: voice.lang,
        theme,
        alt,
        lines: Vec::new(),
    }
}

/// How many cards a person has, of how many.
fn collected(progress: &Progress, campaign: &Campaign) -> Text {
    let all = campaign.nations.iter().flat_map(|nation| &nation.cards);
    let owned: i64 = all.map(|card| i64::from(progress.owned(campaign, card))).sum();
    let different = campaign.nations.iter().flat_map(|nation| &nation.cards);
    let known = different.filter(|card| progress.owned(campaign, card) > 0).count();
    Text::new("campaign-cards").num("n", owned).num("different", known as i64)
}

/// The next mission, then all others that are open by their numbers, then the other nations that are open.
fn map_buttons(voice: &Voice, progress: &Progress, game: GameId, nation: u8) -> Vec<Button> {
    let Some(campaign) = game.campaign() else { return Vec::new() };
    let Some(shown) = campaign.nations.get(usize::from(nation)) else { return Vec::new() };
    let (next, open) = (progress.next(shown), progress.playable(shown));
    let id = |at: usize| MissionId { game, nation, mission: u8::try_from(at).unwrap_or(u8::MAX) };
    let mut buttons = Vec::new();
    if let Some((at, mission)) = next.and_then(|at| Some((at, shown.missions.get(at)?))) {
        let text = Text::new("press-mission").num("n", at as i64 + 1).text("name", mission.name.clone());
        buttons.push(labelled(voice, Press::Mission(id(at)), &text, Look::Primary, 0));
    }
    for (at, mission) in shown.missions.iter().enumerate().take(open).filter(|(at, _)| Some(*at) != next) {
        let stars = "★".repeat(usize::from(progress.count(&mission.id)));
        let text = Text::new("mission-number").num("n", at as i64 + 1).raw("stars", stars);
        buttons.push(labelled(voice, Press::Mission(id(at)), &text, Look::Plain, 1));
    }
    for (at, other) in (0..).zip(&campaign.nations).filter(|(at, other)| *at != nation && progress.is_open(other)) {
        buttons.push(labelled(voice, Press::Campaign(game, at), &other.name, Look::Plain, 2));
    }
    buttons.push(button(voice, Press::Collection(game, nation, 0), "press-collection", Look::Plain, 2));
    buttons
}

fn title(voice: &Voice, progress: &Progress, id: MissionId, found: Found) -> String {
    let stars = stars_line(progress.count(&found.mission.id).into());
    let text = Text::new("mission-title").num("n", i64::from(id.mission) + 1).text("name", found.mission.name.clone());
    voice.say(&text.raw("stars", stars))
}

/// Against whom it is, what is different, what gives stars, and the reward.
fn terms(voice: &Voice, game: GameId, progress: &Progress, found: Found) -> Vec<String> {
    let mission = found.mission;
    let level = mission.level.name();
    let mut lines = vec![voice.say(&Text::new("mission-foe").text("foe", mission.foe.clone()).raw("level", level))];
    lines.extend(mission.terms.iter().map(|term| voice.say(&Text::new("mission-term").text("term", term.clone()))));
    let stars = progress.stars(&mission.id);
    lines.push(aim_line(voice, star(stars & WON != 0), &Text::new("mission-win")));
    lines.extend((1..).zip(&mission.aims).map(|(at, aim)| aim_line(voice, star(stars & (1 << at) != 0), aim)));
    if stars & WON == 0 {
        let cards = mission.reward.iter().map(|card| {
            let card = Arg::Card(game.set().name().to_owned(), card.clone());
            voice.say(&Text::new("mission-reward-card").with("card", card))
        });
        lines.push(voice.say(&Text::new("mission-reward").raw("cards", cards.collect::<Vec<_>>().join(", "))));
        let opens = mission.opens.as_ref().and_then(|id| found.campaign.nation(id));
        let opens = opens.filter(|nation| !progress.is_open(nation));
        lines.extend(opens.map(|nation| voice.say(&Text::new("mission-opens").text("nation", nation.name.clone()))));
    }
    lines
}

/// The lines that say what gives stars in a mission; none if the match is not a mission.
pub(crate) fn aims(voice: &Voice, duel: &Duel) -> Vec<String> {
    let campaign = duel.game.game().campaign();
    let mission = campaign.and_then(|campaign| campaign.mission(mission_of(&duel.meta)?));
    let Some(mission) = mission else { return Vec::new() };
    let mut lines = vec![voice.plain("mission-aims"), aim_line(voice, star(false), &Text::new("mission-win"))];
    lines.extend(mission.aims.iter().map(|aim| aim_line(voice, star(false), aim)));
    lines
}

fn begins(voice: &Voice, id: MissionId, deck: DeckId, name: &str) -> Button {
    let text = Text::new("press-mission-begin").raw("deck", cut(name, LABEL));
    labelled(voice, Press::MissionBegin(id, deck), &text, Look::Success, 0)
}
