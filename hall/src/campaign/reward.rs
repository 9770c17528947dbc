//! What the end of a mission says to the person who has played it, and that of a duel which gives a card to its winner.

use duelhall_engine::campaigns::Reward;
use duelhall_engine::games::GameId;
use duelhall_engine::kit::{Seat, Text};

use super::earn::{Earned, mission_of};
use super::stored::WON;
use super::{Found, MissionId};
use crate::duel::Duel;
use crate::say::button;
use crate::voice::Voice;
use crate::{Button, Look, Press, Subject, words};

/// The lines about what a seat has got, and the picture of the card that matters most.
pub(crate) fn told(voice: &Voice, duel: &Duel, seat: Seat) -> (Vec<String>, Option<(Subject, String)>) {
    let Some(earned) = duel.meta.earned.iter().find(|earned| earned.seat == seat) else { return Default::default() };
    let game = duel.game.game();
    let mut lines = Vec::new();
    if let Some(found) = mission_of(&duel.meta).and_then(|id| MissionId::of(game, id)).and_then(MissionId::find) {
        lines.extend(result(voice, found, earned));
    }
    let rewards: Vec<Reward> = earned.cards.iter().filter_map(|(card, owned)| reward(game, card, *owned)).collect();
    for reward in &rewards {
        let text = Text::new("mission-card").raw("name", words::card_name(voice, &reward.card));
        lines.push(voice.say(&text.num("n", reward.owned).num("most", reward.most)));
    }
    let opened = earned.opened.as_ref().and_then(|id| game.campaign()?.nation(id));
    lines.extend(opened.map(|nation| voice.say(&Text::new("mission-opened").text("nation", nation.name.clone()))));
    // A new card is worth more than one more of a card, and what was drawn was not known before.
    let shown = rewards.into_iter().max_by_key(|reward| reward.owned == 1).map(|reward| {
        let alt = format!("{} {}", reward.told(voice.words(), voice.lang), words::card_line(voice, &reward.card));
        (Subject::Reward(reward.into()), alt)
    });
    (lines, shown)
}

/// How a mission ended: whether it was won, what of it was met, and its stars.
fn result(voice: &Voice, found: Found, earned: &Earned) -> Vec<String> {
    let is_won = earned.stars & WON != 0;
    let ended = Text::new(if is_won { "mission-won" } else { "mission-failed" });
    let mut lines = vec![voice.say(&ended.text("name", found.mission.name.clone()))];
    let win = Text::new("mission-win");
    lines.extend(
        (0..)
            .zip(std::iter::once(&win).chain(&found.mission.aims))
            .map(|(at, aim)| aim_line(voice, if earned.stars & (1 << at) != 0 { "✓" } else { "✗" }, aim)),
    );
    let line = |stars: u8| stars_line(stars.count_ones());
    lines.push(
        voice.say(&match earned.before {
            Some(before) if is_won => Text::new("mission-stars")
                .raw("stars", line(earned.stars))
                .raw("before", line(before))
                .raw("now", line(before | earned.stars)),
            Some(before) => Text::new("mission-stars-none").raw("now", line(before)),
            None => Text::new("mission-stars-alone").raw("stars", line(earned.stars)),
        }),
    );
    lines
}

/// A card that a person has won.
fn reward(game: GameId, id: &str, owned: u8) -> Option<Reward> {
    let (_, card) = game.set().cards().into_iter().find(|(other, _)| other == id)?;
    Some(Reward { card, owned, most: game.campaign()?.most })
}

/// Stars as signs: full ones first.
pub(super) fn stars_line(count: u32) -> String {
    let most = u32::from(duelhall_engine::kit::campaign::STARS);
    (0..most).map(|at| if at < count { '★' } else { '☆' }).collect()
}

/// A star that is full if it is earned.
pub(super) const fn star(earned: bool) -> &'static str {
    if earned { "★" } else { "☆" }
}

/// An aim with a mark.
pub(super) fn aim_line(voice: &Voice, mark: &str, aim: &Text) -> String {
    voice.say(&Text::new("mission-aim").raw("mark", mark).text("aim", aim.clone()))
}

/// The buttons after a mission: the next one if this one is won, the same once more, and the map. None for another match.
pub(crate) fn after(voice: &Voice, duel: &Duel, seat: Seat, group: u8) -> Vec<Button> {
    let mission = mission_of(&duel.meta).and_then(|id| MissionId::of(duel.game.game(), id));
    let Some(id) = mission else { return Vec::new() };
    let is_won = duel.meta.earned.iter().any(|earned| earned.seat == seat && earned.stars & WON != 0);
    let next = id.next().filter(|_| is_won);
    // One of them stands out: who has won goes on.
    let next = next.map(|next| button(voice, Press::Mission(next), "press-mission-next", Look::Success, group));
    let look = if next.is_some() { Look::Plain } else { Look::Success };
    let again = button(voice, Press::Rematch(duel.id), "press-mission-again", look, group);
    let map = button(voice, Press::Campaign(id.game, id.nation), "press-campaign", Look::Plain, group);
    next.into_iter().chain([again, map]).collect()
}
