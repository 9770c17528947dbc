//! The settings of places and people: their list, and how they are read.

mod change;
mod spec;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use duelhall_engine::games::GameId;
use duelhall_engine::kit::Options;
use duelhall_engine::text::Lang;
use duelhall_store::{Collection, Revision, StoreError};
use serde::{Deserialize, Serialize};

use crate::inner::Inner;
use crate::{HallConfig, Pace, Person, PersonId, PlaceId};

pub(crate) use spec::{LOT, Spec, Specs, of_option};

/// The version of the stored form.
const VERSION: u16 = 1;

/// Values by key. A key without a value has its default.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Chosen {
    version: u16,
    values: BTreeMap<String, String>,
    /// The revision of the document; `None` when it is new.
    #[serde(skip)]
    revision: Option<Revision>,
}

impl Default for Chosen {
    fn default() -> Self {
        Self { version: VERSION, values: BTreeMap::new(), revision: None }
    }
}

impl Chosen {
    /// The chosen value, if the specs still allow it: a release may have removed a value.
    fn get(&self, specs: &[Spec], key: &str) -> String {
        let Some(spec) = specs.iter().find(|spec| spec.key == key) else { return String::new() };
        self.values.get(key).filter(|value| spec.allows(value)).unwrap_or(&spec.default).clone()
    }
}

/// The settings of a place.
pub(crate) struct PlaceSettings {
    pub(crate) chosen: Chosen,
    pub(crate) specs: Arc<[Spec]>,
}

impl PlaceSettings {
    pub(crate) fn get(&self, key: &str) -> String {
        self.chosen.get(&self.specs, key)
    }

    pub(crate) fn lang(&self) -> Option<Lang> {
        self.get("language").parse().ok()
    }

    pub(crate) fn game(&self) -> GameId {
        self.get("game").parse().unwrap_or(GameId::all()[0])
    }

    pub(crate) fn pace(&self) -> Pace {
        if self.get("pace") == "correspondence" { Pace::Correspondence } else { Pace::Live }
    }

    /// Time for a move.
    pub(crate) fn budget(&self, pace: Pace, config: &HallConfig) -> Duration {
        let chosen = |key: &str| self.chosen.values.get(key).and_then(|_| self.get(key).parse::<u64>().ok());
        match pace {
            Pace::Live => chosen("live-seconds").map_or(config.live, Duration::from_secs),
            Pace::Correspondence => {
                chosen("correspondence-hours").map_or(config.correspondence, |hours| Duration::from_secs(hours * 3_600))
            }
        }
    }

    /// Matches at once in the place.
    pub(crate) fn limit(&self) -> usize {
        self.get("limit").parse().unwrap_or(1)
    }

    pub(crate) fn pings(&self) -> bool {
        self.get("pings") == "on"
    }

    /// Whether people who do not play may look at a match privately.
    pub(crate) fn spectators(&self) -> bool {
        self.get("spectators") != "off"
    }

    /// Whether each match has a thread of its own.
    pub(crate) fn threads(&self) -> bool {
        self.get("threads") == "on"
    }

    /// The rooms in which duels may be started; an empty list means all of them.
    pub(crate) fn rooms(&self) -> Vec<String> {
        self.get("rooms").split(' ').filter(|room| !room.is_empty()).map(str::to_owned).collect()
    }

    /// Whether duels may be started in a room.
    pub(crate) fn allows_room(&self, place: &PlaceId) -> bool {
        let rooms = self.rooms();
        rooms.is_empty() || rooms.iter().any(|allowed| place.rooms().any(|room| room == allowed))
    }

    /// Whether a person may start duels. Without a choice everybody may; admins always may.
    pub(crate) fn allows_starter(&self, who: &Person) -> bool {
        let groups = self.get("groups");
        who.admin || groups.is_empty() || groups.split(' ').any(|allowed| who.groups.iter().any(|own| own == allowed))
    }

    /// The house rules of a game that the place has chosen.
    pub(crate) fn options(&self, game: GameId) -> Options {
        let ours = self.chosen.values.keys().filter_map(|key| {
            let option = key.strip_prefix(game.name())?.strip_prefix('.')?;
            let value = self.get(key);
            (!value.is_empty() && value != LOT).then(|| (option.to_owned(), value))
        });
        ours.collect()
    }
}

/// The settings of a person.
pub(crate) struct PersonSettings {
    pub(crate) chosen: Chosen,
    pub(crate) specs: Arc<[Spec]>,
}

impl PersonSettings {
    fn get(&self, key: &str) -> String {
        self.chosen.get(&self.specs, key)
    }

    pub(crate) fn lang(&self) -> Option<Lang> {
        self.get("language").parse().ok()
    }

    pub(crate) fn theme(&self) -> String {
        self.get("theme")
    }

    pub(crate) fn pings(&self) -> bool {
        self.get("pings") == "on"
    }
}

impl Inner {
    pub(crate) async fn place_settings(&self, place: &PlaceId) -> Result<PlaceSettings, StoreError> {
        let house = place.house();
        let chosen = self.chosen(Collection::PlaceSettings, house.as_str()).await?;
        Ok(PlaceSettings { chosen, specs: self.specs.of_place(*place != house) })
    }

    pub(crate) async fn person_settings(&self, person: &PersonId) -> Result<PersonSettings, StoreError> {
        let chosen = self.chosen(Collection::PersonSettings, person.as_str()).await?;
        Ok(PersonSettings { chosen, specs: Arc::clone(&self.specs.person) })
    }

    /// Reads values. Those of a foreign version count as none, and the next change overwrites them.
    async fn chosen(&self, collection: Collection, key: &str) -> Result<Chosen, StoreError> {
        let Some(document) = self.store.get(collection, key).await? else { return Ok(Chosen::default()) };
        let read = serde_json::from_slice(&document.value).ok().filter(|chosen: &Chosen| chosen.version == VERSION);
        if read.is_none() {
            tracing::warn!(%collection, key, "settings cannot be read; the defaults hold");
        }
        let read = read.unwrap_or_default();
        let values = read.values.into_iter().map(|(key, value)| renamed(key, value)).collect();
        Ok(Chosen { revision: Some(document.revision), values, ..read })
    }
}

/// A setting with the present name of its game, if an earlier release used another name.
fn renamed(key: String, value: String) -> (String, String) {
    let value = if key == "game" { value.parse().map_or(value, |game: GameId| game.name().to_owned()) } else { value };
    let Some((of, option)) = key.split_once('.') else { return (key, value) };
    let key = of.parse().map_or_else(|_| key.clone(), |game: GameId| format!("{game}.{option}"));
    (key, value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_of_an_earlier_release_apply_under_the_present_name_of_their_game() {
        for game in GameId::all() {
            for earlier in game.formerly() {
                let now = renamed(format!("{earlier}.cap"), "50".to_owned());
                assert_eq!(now, (format!("{game}.cap"), "50".to_owned()));
                assert_eq!(renamed("game".to_owned(), (*earlier).to_owned()).1, game.name());
            }
        }
        assert!(GameId::all().iter().any(|game| !game.formerly().is_empty()), "some game has had another name");
        for other in [("theme", "default"), ("no-game.cap", "1"), ("game", "nonesuch")] {
            let (key, value) = (other.0.to_owned(), other.1.to_owned());
            assert_eq!(renamed(key.clone(), value.clone()), (key, value));
        }
    }
}
