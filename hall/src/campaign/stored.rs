//! The stored documents of progress: one for each person and game.

use std::collections::{BTreeMap, BTreeSet};

use duelhall_engine::games::GameId;
use duelhall_engine::kit::campaign::{Campaign, Nation, STARS};
use duelhall_store::{Collection, DocumentWrite, Expected, OpId, Revision, StoreError};
use serde::{Deserialize, Serialize};

use crate::PersonId;
use crate::inner::Inner;

/// The version of the stored form.
const VERSION: u16 = 1;

/// The star of the win.
pub(super) const WON: u8 = 1;

/// What is stored. It is bounded by the missions and the cards of the game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Stored {
    version: u16,
    /// The stars of each mission that was won, as bits: the win is the lowest.
    stars: BTreeMap<String, u8>,
    /// The nations that missions have opened.
    opened: BTreeSet<String>,
    /// The cards that were won, and how many of each.
    cards: BTreeMap<String, u8>,
}

/// What a person has reached in the campaign of a game, and the cards that they have won.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Progress {
    /// The account that keeps it.
    owner: PersonId,
    game: GameId,
    stored: Stored,
    /// The revision of the document; `None` when it is new.
    revision: Option<Revision>,
    /// Whether the document could not be read, so that it must not be written.
    foreign: bool,
}

impl Progress {
    pub(super) fn new(owner: PersonId, game: GameId) -> Self {
        let stored = Stored { version: VERSION, ..Stored::default() };
        Self { owner, game: game.set(), stored, revision: None, foreign: false }
    }

    fn read(owner: PersonId, game: GameId, value: &[u8], revision: Revision) -> Self {
        let stored: Option<Stored> = serde_json::from_slice(value).ok();
        let own = stored.filter(|stored| stored.version == VERSION);
        let foreign = own.is_none();
        let new = Self::new(owner, game);
        Self { stored: own.unwrap_or(new.stored), revision: Some(revision), foreign, ..new }
    }

    /// The write that keeps it; `None` if another release wrote what is kept.
    pub(crate) fn write(&self, op: OpId) -> Option<DocumentWrite> {
        (!self.foreign).then(|| DocumentWrite {
            collection: Collection::Progress,
            key: key(&self.owner, self.game),
            expected: Expected::from(self.revision),
            value: Some(serde_json::to_vec(&self.stored).unwrap_or_default()),
            deadline: None,
            op,
        })
    }

    /// The write that removes it; `None` if nothing is kept yet.
    pub(crate) fn removed(&self, op: OpId) -> Option<DocumentWrite> {
        self.revision.and(self.write(op)).map(|write| DocumentWrite { value: None, ..write })
    }

    /// Adds what somebody has reached from another account. Of a card that both have won, the larger number counts.
    pub(crate) fn join(&mut self, other: &Self) {
        other.stored.stars.iter().for_each(|(mission, stars)| self.add_stars(mission, *stars));
        self.stored.opened.extend(other.stored.opened.iter().cloned());
        for (card, copies) in &other.stored.cards {
            let own = self.stored.cards.entry(card.clone()).or_default();
            *own = (*own).max(*copies);
        }
    }

    /// Whether it can be kept.
    pub(crate) const fn is_kept(&self) -> bool {
        !self.foreign
    }

    /// The stars of a mission as bits.
    pub(super) fn stars(&self, mission: &str) -> u8 {
        self.stored.stars.get(mission).copied().unwrap_or_default()
    }

    /// How many stars a mission has.
    pub(super) fn count(&self, mission: &str) -> u8 {
        u8::try_from(self.stars(mission).count_ones()).unwrap_or_default().min(STARS)
    }

    /// Adds stars to those of a mission, whose best ones are kept.
    pub(super) fn add_stars(&mut self, mission: &str, stars: u8) {
        *self.stored.stars.entry(mission.to_owned()).or_default() |= stars;
    }

    /// Whether a nation is open.
    pub(super) fn is_open(&self, nation: &Nation) -> bool {
        nation.open || self.stored.opened.contains(&nation.id)
    }

    /// Opens a nation, and says whether it was closed before.
    pub(super) fn open(&mut self, nation: &str) -> bool {
        self.stored.opened.insert(nation.to_owned())
    }

    /// The missions of a nation that can be played: those that were won, and the one after them.
    pub(super) fn playable(&self, nation: &Nation) -> usize {
        if !self.is_open(nation) {
            return 0;
        }
        let won = nation.missions.iter().take_while(|mission| self.stars(&mission.id) & WON != 0).count();
        (won + 1).min(nation.missions.len())
    }

    /// The first mission of a nation that is open and was not won yet.
    pub(super) fn next(&self, nation: &Nation) -> Option<usize> {
        let last = self.playable(nation).checked_sub(1)?;
        (self.stars(&nation.missions.get(last)?.id) & WON == 0).then_some(last)
    }

    /// The place of the nation in which there is something left to do; the first, if there is nothing.
    pub(super) fn nation_to_play(&self, campaign: &Campaign) -> usize {
        campaign.nations.iter().position(|nation| self.next(nation).is_some()).unwrap_or_default()
    }

    /// How many of a card a person owns: those of the starters of open nations, and those that were won. Bases and what
    /// else everybody has are not counted here.
    pub(super) fn owned(&self, campaign: &Campaign, card: &str) -> u8 {
        let open = campaign.nations.iter().filter(|nation| self.is_open(nation));
        let of =
            |nation: &Nation| nation.starter_cards.iter().find(|(id, _)| id == card).map_or(0, |(_, copies)| *copies);
        let starters = open.map(of).fold(0, u8::saturating_add);
        let won = self.stored.cards.get(card).copied().unwrap_or_default();
        starters.saturating_add(won).min(campaign.most)
    }

    /// Gives one of a card; `None` if the person owns as many as anybody can, else how many they own now.
    pub(super) fn give(&mut self, campaign: &Campaign, card: &str) -> Option<u8> {
        if self.owned(campaign, card) >= campaign.most {
            return None;
        }
        let won = self.stored.cards.entry(card.to_owned()).or_default();
        *won = won.saturating_add(1);
        Some(self.owned(campaign, card))
    }
}

fn key(owner: &PersonId, game: GameId) -> String {
    format!("{owner} {}", game.set())
}

impl Inner {
    /// What a person has reached in the campaign of a game.
    pub(crate) async fn progress(&self, owner: &PersonId, game: GameId) -> Result<Progress, StoreError> {
        self.progress_of(&self.keeper(owner).await?, game).await
    }

    /// The progress that is stored under an account. Links are not followed.
    pub(crate) async fn progress_of(&self, owner: &PersonId, game: GameId) -> Result<Progress, StoreError> {
        let (owner, key) = (owner.clone(), key(owner, game));
        let found = self.store.get(Collection::Progress, &key).await?;
        let Some(document) = found else { return Ok(Progress::new(owner, game)) };
        let progress = Progress::read(owner, game, &document.value, document.revision);
        if progress.foreign {
            tracing::warn!(key, "the progress of a person cannot be read; it is neither shown nor changed");
        }
        Ok(progress)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ann() -> PersonId {
        PersonId::new("test", "ann")
    }

    fn war() -> (GameId, &'static Campaign) {
        let game = GameId::with_campaign().next().unwrap();
        (game, game.campaign().unwrap())
    }

    #[test]
    fn stored_progress_is_read_and_written_unchanged() {
        let (game, campaign) = war();
        let stored = r#"{"version":1,"stars":{"usa-1":5},"opened":["ussr"],"cards":{"sherman":1}}"#;
        let read = Progress::read(ann(), game, stored.as_bytes(), Revision(3));
        assert_eq!((read.count("usa-1"), read.is_kept()), (2, true));
        assert!(campaign.nation("ussr").is_some_and(|nation| read.is_open(nation)));
        let written = read.write(OpId([0; 16])).unwrap();
        assert_eq!(written.value.as_deref(), Some(stored.as_bytes()));
        assert_eq!(written.expected, Expected::At(Revision(3)));
        for newer in [stored.replace("\"version\":1", "\"version\":2"), "{}".to_owned()] {
            let read = Progress::read(ann(), game, newer.as_bytes(), Revision(3));
            assert_eq!(read.write(OpId([0; 16])), None, "it is not overwritten");
        }
    }

    #[test]
    fn a_new_player_owns_the_starter_of_the_first_nation_w_08() {
        let (game, campaign) = war();
        let new = Progress::new(ann(), game);
        let all = campaign.nations.iter().flat_map(|nation| &nation.cards);
        let owned: u32 = all.map(|card| u32::from(new.owned(campaign, card))).sum();
        assert_eq!(owned, 30, "fifty cards of which twenty are bases");
        assert_eq!(campaign.nations.iter().filter(|nation| new.is_open(nation)).count(), 1);
    }

    #[test]
    fn missions_open_one_after_the_other_w_14() {
        let (game, campaign) = war();
        let mut progress = Progress::new(ann(), game);
        let nation = &campaign.nations[0];
        assert_eq!((progress.playable(nation), progress.next(nation)), (1, Some(0)));
        progress.add_stars(&nation.missions[0].id, WON);
        assert_eq!((progress.playable(nation), progress.next(nation)), (2, Some(1)));
        assert_eq!(progress.playable(&campaign.nations[1]), 0, "the nation is closed");
        for mission in &nation.missions {
            progress.add_stars(&mission.id, WON);
        }
        assert_eq!((progress.playable(nation), progress.next(nation)), (nation.missions.len(), None));
    }

    #[test]
    fn no_card_is_owned_more_than_four_times_w_11() {
        let (game, campaign) = war();
        let mut progress = Progress::new(ann(), game);
        let counts: Vec<Option<u8>> = (0..5).map(|_| progress.give(campaign, "tiger")).collect();
        assert_eq!(counts, [Some(1), Some(2), Some(3), Some(4), None]);
    }
}
