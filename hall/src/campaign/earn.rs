//! What the end of a match gives: stars, cards and nations. It is written in the same change as the end. Of a mission that was not
//! won, only what was met in it is kept, to be told.

use duelhall_engine::games::{GameId, Match};
use duelhall_engine::kit::campaign::{ALL, Campaign, MISSION, REWARDS};
use duelhall_engine::kit::{Rng, Seat, Status};
use duelhall_store::{DocumentWrite, OpId, StoreError};
use serde::{Deserialize, Serialize};

use super::stored::{Progress, WON};
use crate::doors::Inside;
use crate::inner::Inner;
use crate::meta::Meta;
use crate::trouble::Trouble;

/// What a player has got for a match, and how far they came in its mission.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Earned {
    pub(crate) seat: Seat,
    /// What was met in the mission, as bits: the win is the lowest, then come the two aims. Without the win they are aims that were
    /// met and no stars. 0 for a match that is no mission, and for a mission in which nothing was met.
    #[serde(default)]
    pub(crate) stars: u8,
    /// The stars of the mission before this match, in the same form; matches of earlier releases do not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) before: Option<u8>,
    /// The cards, and how many of each the player owned then.
    #[serde(default)]
    pub(crate) cards: Vec<(String, u8)>,
    /// The nation that was opened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) opened: Option<String>,
}

impl Earned {
    /// A mission that was not won: these aims were met, and these are its stars from before.
    fn failed(seat: Seat, met: [bool; 2], before: u8) -> Self {
        Self { seat, stars: bits(met), before: Some(before), cards: Vec::new(), opened: None }
    }
}

/// Aims that are met, as bits after that of the win.
fn bits(met: [bool; 2]) -> u8 {
    u8::from(met[0]) << 1 | u8::from(met[1]) << 2
}

/// The mission of a match.
pub(super) fn mission_of(meta: &Meta) -> Option<&String> {
    meta.options.get(MISSION)
}

/// The seats that get something for a match that is over: the person who has beaten the computer with a deck of ours, and by
/// a house rule all people who have won.
fn winners(game: GameId, meta: &Meta, won: impl Fn(Seat) -> bool) -> Vec<Seat> {
    // A computer whose deck somebody else has made up could be given nothing but bases.
    let made_up = |seat: Seat| {
        let value = game.seat_option(seat).and_then(|option| meta.options.get(option.key));
        value.is_some_and(|value| crate::decks::coded(game, value).is_some())
    };
    let computers = || (0..meta.chairs.len()).map(|at| Seat(at as u8)).filter(|seat| !meta.people().has(*seat));
    let alone = meta.is_alone() && computers().next().is_some() && !computers().any(made_up);
    let all = meta.options.get(REWARDS).is_some_and(|rewards| rewards == ALL);
    if game.campaign().is_none() || !(alone || all) {
        return Vec::new();
    }
    meta.people().iter().filter(|seat| won(*seat)).collect()
}

impl Inner {
    /// What the players get when a match ends, and the writes that store it; nothing before the end. The doors must stay
    /// closed until the writes are done: until then, what a player has must not move to another account.
    pub(crate) async fn earned(
        &self,
        game: &Match,
        meta: &Meta,
        op: OpId,
    ) -> Result<(Vec<Earned>, Vec<DocumentWrite>, Vec<Inside>), Trouble> {
        let Status::Over(outcome) = game.status() else { return Ok(Default::default()) };
        let Some(campaign) = game.game().campaign() else { return Ok(Default::default()) };
        let (mut all, mut writes, mut doors) = (Vec::new(), Vec::new(), Vec::new());
        let mission = mission_of(meta).filter(|id| campaign.mission(id).is_some());
        let winners = winners(game.game(), meta, |seat| outcome.winners.has(seat));
        let failed = meta.people().iter().filter(|seat| mission.is_some() && !outcome.winners.has(*seat));
        for seat in winners.iter().copied().chain(failed) {
            let Some(chair) = meta.chairs.get(seat.index()) else { continue };
            let (keeper, inside) = match self.at_shelf(&chair.id).await {
                // The match ends all the same.
                Err(StoreError::Unreadable { .. }) => continue,
                found => found?,
            };
            doors.push(inside);
            let mut progress = self.progress_of(&keeper, game.game()).await?;
            if !progress.is_kept() {
                continue;
            }
            let met = mission.map(|id| (id.as_str(), game.aims_met(id, seat)));
            if !winners.contains(&seat) {
                all.extend(met.map(|(id, met)| Earned::failed(seat, met, progress.stars(id))));
                continue;
            }
            let seed = self.chance.seed().map_err(|error| StoreError::Backend(error.to_string()))?;
            let earned = earn(&mut progress, campaign, seat, met, &mut Rng::beside(&seed, "reward"));
            writes.extend(progress.write(op));
            all.push(earned);
        }
        Ok((all, writes, doors))
    }
}

/// Adds what a win gives: of a mission its stars, and the first time its reward and its nation; after each win a card
/// (W-09, W-10, W-11).
fn earn(
    progress: &mut Progress,
    campaign: &Campaign,
    seat: Seat,
    won: Option<(&str, [bool; 2])>,
    chance: &mut Rng,
) -> Earned {
    let mut earned = Earned { seat, stars: 0, before: None, cards: Vec::new(), opened: None };
    let mut first_set = 0;
    if let Some((id, met)) = won
        && let (Some(mission), Some((nation, _))) = (campaign.mission(id), campaign.place(id))
    {
        first_set = nation;
        let before = progress.stars(id);
        let is_first = before & WON == 0;
        (earned.stars, earned.before) = (WON | bits(met), Some(before));
        progress.add_stars(id, earned.stars);
        if is_first {
            let given = |card: &String| Some((card.clone(), progress.give(campaign, card)?));
            earned.cards.extend(mission.reward.iter().filter_map(given));
            earned.opened = mission.opens.clone().filter(|nation| {
                campaign.nation(nation).is_some_and(|nation| !progress.is_open(nation)) && progress.open(nation)
            });
        }
    }
    let card = drawn(progress, campaign, first_set, chance);
    earned.cards.extend(card.and_then(|card| Some((card.to_owned(), progress.give(campaign, card)?))));
    earned
}

/// A card by chance of those that the person does not own as often as anybody can: of the set of this nation, else of the
/// next open one.
fn drawn<'a>(progress: &Progress, campaign: &'a Campaign, first: usize, chance: &mut Rng) -> Option<&'a str> {
    let (before, from) = campaign.nations.split_at(first.min(campaign.nations.len()));
    let open = from.iter().chain(before).filter(|nation| progress.is_open(nation));
    let missing = open.map(|nation| {
        let cards = nation.cards.iter().filter(|card| progress.owned(campaign, card) < campaign.most);
        cards.map(String::as_str).collect::<Vec<_>>()
    });
    let set = missing.into_iter().find(|set| !set.is_empty())?;
    chance.pick(&set).copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::PersonId;

    fn war() -> (GameId, &'static Campaign) {
        let game = GameId::with_campaign().next().unwrap();
        (game, game.campaign().unwrap())
    }

    fn chance(seed: u8) -> Rng {
        Rng::from_seed([seed; 32])
    }

    #[test]
    fn the_first_win_gives_the_reward_and_each_win_a_card_w_09_w_96() {
        let (game, campaign) = war();
        let mut progress = Progress::new(PersonId::new("test", "ann"), game);
        let mission = &campaign.nations[0].missions[0];
        let mut win =
            |met, seed| earn(&mut progress, campaign, Seat::FIRST, Some((&mission.id, met)), &mut chance(seed));
        let first = win([true, false], 1);
        let rewards: Vec<&String> = first.cards.iter().map(|(card, _)| card).take(mission.reward.len()).collect();
        assert_eq!((first.stars, rewards), (0b011, mission.reward.iter().collect()));
        assert_eq!((first.cards.len(), first.before), (mission.reward.len() + 1, Some(0)));
        let again = win([false, true], 2);
        assert_eq!((again.stars, again.cards.len(), again.before), (0b101, 1, Some(0b011)));
        assert_eq!(progress.count(&mission.id), 3, "the best stars are kept");
    }

    #[test]
    fn a_mission_opens_the_next_nation_once_w_10() {
        let (game, campaign) = war();
        let mut progress = Progress::new(PersonId::new("test", "ann"), game);
        let opens = campaign.nations[0].missions.iter().find(|mission| mission.opens.is_some()).unwrap();
        let mut win = || earn(&mut progress, campaign, Seat::FIRST, Some((&opens.id, [false; 2])), &mut chance(3));
        assert_eq!(win().opened, opens.opens);
        assert_eq!(win().opened, None);
        let nation = campaign.nation(opens.opens.as_deref().unwrap()).unwrap();
        assert!(progress.is_open(nation));
        let starter = game.ready_decks().into_iter().find(|(id, _)| *id == nation.starter).unwrap().1;
        for (card, copies) in starter.cards.iter().filter(|(card, _)| !campaign.free.contains(card)) {
            assert!(progress.owned(campaign, card) >= *copies, "the starter is owned: {card}");
        }
    }

    #[test]
    fn the_cards_of_an_open_set_come_until_all_are_owned_four_times_then_the_next_w_11() {
        let (game, campaign) = war();
        let mut progress = Progress::new(PersonId::new("test", "ann"), game);
        let mut random = chance(5);
        let mut win = |progress: &mut Progress| earn(progress, campaign, Seat::FIRST, None, &mut random).cards;
        let first = &campaign.nations[0];
        let missing: u32 = first.cards.iter().map(|card| u32::from(4 - progress.owned(campaign, card))).sum();
        for _ in 0..missing {
            let cards = win(&mut progress);
            assert!(cards.len() == 1 && first.cards.contains(&cards[0].0), "{cards:?}");
        }
        assert!(first.cards.iter().all(|card| progress.owned(campaign, card) == 4));
        assert!(win(&mut progress).is_empty(), "no other set is open");
        progress.open(&campaign.nations[1].id);
        assert!(campaign.nations[1].cards.contains(&win(&mut progress)[0].0));
    }
}
