//! The duels of others: a crowded room lists them on demand, and a person can watch one.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use askama::Template;
use axum::extract::State;
use duelhall_engine::kit::Text;
use duelhall_engine::text::Lang;
use duelhall_hall::{Facts, HallError, Intent, Opponent, PersonId, Player, Press};
use duelhall_store::MatchId;
use serde::Deserialize;
use tokio::sync::OwnedMutexGuard;

use super::Web;
use super::api::{Answer, Member, broken, look_of};
use super::problem::{Json, Problem};
use super::sessions::Session;
use super::words::{Voice, plain, say};

/// How many duels a list names; the newest come first.
const LISTED: usize = 100;

/// How many duels alone with computer players a family of guests may play at once.
const ALONE_MAX: usize = 3;

/// A lock for each family. While one member begins a duel with computer players, the others wait, so both duels are
/// counted.
#[derive(Default)]
pub(crate) struct Beginnings(Mutex<HashMap<String, Arc<tokio::sync::Mutex<()>>>>);

impl Beginnings {
    /// Waits until nobody else of the family begins a duel. Other families do not wait.
    pub(crate) async fn enter(&self, family: &str) -> OwnedMutexGuard<()> {
        let door = {
            let mut doors = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            doors.retain(|_, door| Arc::strong_count(door) > 1);
            Arc::clone(doors.entry(family.to_owned()).or_default())
        };
        door.lock_owned().await
    }
}

/// A duel in the list.
struct DuelView {
    id: String,
    names: String,
    watch: String,
}

/// The list of duels in progress.
#[derive(Template)]
#[template(path = "duels.html")]
struct DuelsView {
    voice: Voice,
    duels: Vec<DuelView>,
    /// The line about duels that are not in the list.
    more: Option<String>,
}

/// The duels in progress as a note for one person.
pub(crate) async fn list(web: &Web, lang: Lang) -> Result<String, HallError> {
    let all = web.timeline.boards_in_progress();
    let mut duels = Vec::new();
    for id in all.iter().rev().take(LISTED) {
        let facts = match web.hall.facts(*id).await {
            Ok(Some(facts)) => facts,
            Ok(None) | Err(HallError::Aside(_)) => continue,
            Err(error) => return Err(error),
        };
        let name = |player: &Player| if player.computer { plain(lang, "web-computer") } else { player.name.clone() };
        let names: Vec<String> = facts.players.iter().map(name).collect();
        let names = names.join(" – ");
        let watch = say(lang, &Text::new("web-watch-duel").raw("who", names.clone()));
        duels.push(DuelView { id: id.to_string(), names, watch });
    }
    let left = i64::try_from(all.len().saturating_sub(LISTED)).unwrap_or(i64::MAX);
    let more = (left > 0).then(|| say(lang, &Text::new("web-more-duels").num("count", left)));
    let view = DuelsView { voice: Voice(lang), duels, more };
    // Our templates write only to memory, which cannot fail.
    Ok(view.render().unwrap_or_default())
}

/// The body of a request to watch.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Watch {
    #[serde(rename = "match")]
    id: String,
    #[serde(rename = "op")]
    _op: String,
}

/// Shows the board of a duel on the pages of one person from this moment.
pub(crate) async fn watch(
    State(web): State<Arc<Web>>,
    member: Member,
    Json(body): Json<Watch>,
) -> Result<axum::Json<Answer>, Problem> {
    let id: MatchId = body.id.parse().map_err(|_| Problem::Malformed)?;
    if !web.timeline.boards_in_progress().contains(&id) {
        return Err(Problem::NotFound);
    }
    let look = look_of(&web, &member.session).await;
    let panel = web.panels.of(&member.session.id(), look).map_err(|error| broken(&error))?;
    panel.watch_board(id);
    Ok(axum::Json(Answer::default()))
}

/// Whether an intent may begin a duel in which the asker is the only person.
pub(crate) const fn may_be_alone(intent: &Intent) -> bool {
    matches!(
        intent,
        Intent::Challenge { opponent: Opponent::Ai(_), .. }
            | Intent::Rematch(_)
            | Intent::Press(
                Press::DuelGame(..) | Press::DuelDeck(_) | Press::MissionBegin(..) | Press::Rematch(_) | Press::Fill(_)
            )
    )
}

/// Whether a guest's family plays as many duels alone with computer players as it may, so that others find room.
pub(crate) async fn is_alone_enough(web: &Web, session: &Session) -> Result<bool, HallError> {
    if session.admin {
        return Ok(false);
    }
    let family = web.sessions.family(session.family());
    let mut alone = 0;
    for person in &family {
        for id in web.hall.matches_of(person).await? {
            alone += usize::from(web.hall.facts(id).await?.is_some_and(|facts| is_alone(&facts, person)));
        }
    }
    Ok(alone >= ALONE_MAX)
}

fn is_alone(facts: &Facts, person: &PersonId) -> bool {
    facts.players.iter().all(|player| player.computer || player.id == *person)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_members_of_one_family_wait_for_each_other() {
        let beginnings = Beginnings::default();
        let first = beginnings.enter("ann").await;
        let second = beginnings.enter("ann");
        tokio::pin!(second);
        assert!(futures::poll!(&mut second).is_pending());
        drop(beginnings.enter("boris").await);
        drop(first);
        drop(second.await);
        drop(beginnings.enter("cleo").await);
        assert_eq!(beginnings.0.lock().unwrap().len(), 1, "locks that nobody holds are forgotten");
    }
}
