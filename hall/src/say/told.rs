//! What happened last, in words: an action in a line, in the order in which they happened.

use duelhall_engine::kit::{Arg, Seat, Text, Viewer};

use crate::Happened;
use crate::duel::Duel;
use crate::voice::Voice;

/// The longest line about what somebody has done.
const LONGEST: usize = 200;

/// The most actions that a message tells.
const MOST: usize = 8;

/// The last turn of every seat, as far as there is room.
pub(super) fn told(voice: &Voice, duel: &Duel) -> Vec<String> {
    let skipped = duel.meta.told.len().saturating_sub(MOST);
    let shown = duel.meta.actions().skip(skipped).filter_map(|(_, lines)| line(voice, lines));
    folded(voice, usize::from(duel.meta.folded) + skipped).into_iter().chain(shown).collect()
}

/// The last turn of every seat, as far as it is remembered. A turn begins with a line of its own.
pub(super) fn events(voice: &Voice, duel: &Duel) -> Vec<Happened> {
    let earlier = folded(voice, duel.meta.folded.into()).map(|words| Happened { words, turn: false });
    let parts = duel.meta.actions().flat_map(|(_, lines)| lines.chunk_by(|_, next| !begins(next)));
    let said = parts.filter_map(|lines| Some(Happened { words: line(voice, lines)?, turn: begins(lines.first()?) }));
    earlier.into_iter().chain(said).collect()
}

/// A line about so many actions of the last turns that are not told.
fn folded(voice: &Voice, count: usize) -> Option<String> {
    (count > 0).then(|| voice.say(&Text::new("told-folded").num("count", count as i64)))
}

/// Whether a line says that a turn begins (`Present::tell`).
fn begins(line: &Text) -> bool {
    line.key.ends_with("-turn")
}

/// The last sentence of a match that is over, which says who has won, and what happened before it.
pub(super) fn told_with_end(voice: &Voice, duel: &Duel) -> (String, Vec<String>) {
    let mut actions: Vec<&[Text]> = duel.meta.actions().map(|(_, lines)| lines).collect();
    let mut end = String::new();
    if let Some((last, before)) = actions.pop().and_then(<[Text]>::split_last) {
        end = line(voice, std::slice::from_ref(last)).unwrap_or_default();
        actions.push(before);
    }
    let skipped = actions.len().saturating_sub(MOST);
    (end, actions.into_iter().skip(skipped).filter_map(|lines| line(voice, lines)).collect())
}

/// The same for a player: their own last action and everything that others did since, or the last action of another and
/// their own last one.
pub(super) fn told_to(voice: &Voice, duel: &Duel, seat: Seat) -> Vec<String> {
    let meta = &duel.meta;
    let whose = || meta.actions().map(|(by, _)| by == Some(seat)).enumerate();
    let last = |own: bool| whose().filter(|(_, is)| *is == own).map(|(at, _)| at).last();
    let shown: Vec<usize> = match (last(true), last(false)) {
        // The end is all that matters now.
        _ if duel.outcome().is_some() => meta.told.len().checked_sub(1).into_iter().collect(),
        (Some(own), Some(other)) if other > own => (own..=other).collect(),
        // Others have done so much since that the own action is forgotten, or there was none.
        (None, Some(other)) => (0..=other).collect(),
        (own, other) => other.into_iter().chain(own).collect(),
    };
    // The own turn is forgotten when those of others were too long.
    let forgotten = if shown.first() == Some(&0) && last(true).is_none() { meta.folded } else { 0 };
    let skipped = shown.len().saturating_sub(MOST);
    let shown = &shown[skipped..];
    let folded = folded(voice, usize::from(forgotten) + skipped);
    let actions = meta.actions().enumerate().filter(|(at, _)| shown.contains(at));
    let said =
        actions.filter_map(|(_, (by, lines))| Some((by, line(voice, without_turns(lines))?))).collect::<Vec<_>>();
    let lines = match &said[..] {
        [(Some(_), only)] if duel.outcome().is_none() => {
            vec![voice.say(&Text::new("told-last").raw("what", only.as_str()))]
        }
        _ => said.into_iter().map(|(_, line)| line).collect(),
    };
    folded.into_iter().chain(lines).collect()
}

/// What a player has just done, if others saw it; what happens as the next turn begins is no part of it.
pub(crate) fn done(voice: &Voice, duel: &Duel, seat: Seat) -> Option<String> {
    let (by, lines) = duel.meta.actions().next_back()?;
    if by != Some(seat) {
        return None;
    }
    let deed = lines.split(begins).next().unwrap_or_default();
    let lines: Vec<Text> =
        without_turns(deed).map(|text| own(voice, seat, text).unwrap_or_else(|| text.clone())).collect();
    line(voice, &lines).map(|line| super::cut(&line, LONGEST))
}

/// What a player has just done, if nobody else saw it and the game has words for it.
pub(crate) fn done_alone(voice: &Voice, duel: &Duel, seat: Seat) -> Option<String> {
    let seen = duel.live()?.tell(Viewer::Seat(seat));
    let lines: Vec<Text> = seen.iter().filter_map(|text| own(voice, seat, text)).collect();
    line(voice, &lines).map(|line| super::cut(&line, LONGEST))
}

/// A line about a player's own deed as a sentence to them, if the game has such words. Others are named.
fn own(voice: &Voice, seat: Seat, text: &Text) -> Option<Text> {
    let key = format!("own-{}", text.key);
    let is_own = text.args.iter().all(|(name, arg)| *name != "who" || *arg == Arg::Player(seat));
    (is_own && voice.has(&key)).then(|| Text { key, args: text.args.clone() })
}

/// The lines without that of a turn that begins (`Present::tell`): a hand says whose turn it is, and has no room to say it
/// again.
fn without_turns(lines: &[Text]) -> impl Iterator<Item = &Text> {
    lines.iter().filter(|line| !begins(line))
}

/// The lines of an action as one.
fn line<'a>(voice: &Voice, lines: impl IntoIterator<Item = &'a Text>) -> Option<String> {
    // Another release may have stored lines whose words are gone.
    let lines = lines.into_iter().filter(|line| voice.has(&line.key));
    let said: Vec<String> = lines.map(|line| voice.say(line)).collect();
    (!said.is_empty()).then(|| said.join(" "))
}
