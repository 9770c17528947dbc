//! What happened last, in words: an action in a line, in the order in which they happened.

use std::sync::Arc;

use duelhall_engine::kit::{Arg, Reason, Seat, Text, Viewer};
use duelhall_store::MatchId;

use crate::duel::Duel;
use crate::inner::Inner;
use crate::voice::Voice;
use crate::{HallError, Happened, Lately, PersonId, PlaceId};

/// The longest line about what somebody has done: a window of a platform has room for it and for what the match waits for.
const LONGEST: usize = 160;

/// The most actions that a message tells.
const MOST: usize = 8;

/// What happened last.
pub(super) struct Told {
    /// How many earlier actions are only counted: if there are some, the first line says so.
    pub(super) folded: usize,
    /// The lines, in the order in which things happened.
    pub(super) lines: Vec<String>,
}

impl Told {
    fn of(voice: &Voice, count: usize, lines: impl IntoIterator<Item = String>) -> Self {
        Self { folded: count, lines: folded(voice, count).into_iter().chain(lines).collect() }
    }
}

/// The last turn of every seat, as far as there is room.
pub(super) fn told(voice: &Voice, duel: &Duel) -> Told {
    let skipped = duel.meta.told.len().saturating_sub(MOST);
    let shown = duel.meta.actions().skip(skipped).filter_map(|(_, lines)| line(voice, lines));
    Told::of(voice, usize::from(duel.meta.folded) + skipped, shown)
}

/// The last turn of every seat for a reader, as far as it is remembered. A turn begins with a line of its own. What happened since
/// the reader's own last action is marked, and so is that action: what came of it, such as a combat, is news too. While nothing
/// followed it, nothing is marked.
fn lately(voice: &Voice, duel: &Duel, reader: Seat) -> Lately {
    let meta = &duel.meta;
    let own = meta.last_own(reader);
    // Others have done so much since that the own action is forgotten, or there was none: everything is news (`told_to`).
    let all = own.is_none();
    let earlier = folded(voice, meta.folded.into()).map(|words| Happened { words, turn: false, since: all });
    let followed = |own: usize| {
        let mut since = meta.actions().skip(own);
        let leads_on = since.next().is_some_and(|(_, lines)| lines.iter().any(Text::begins_turn));
        leads_on || since.next().is_some()
    };
    let news = own.filter(|own| followed(*own));
    let said = meta.actions().enumerate().flat_map(|(at, (_, lines))| {
        let since = all || news.is_some_and(|own| own <= at);
        lines.chunk_by(|_, next| !next.begins_turn()).filter_map(move |lines| {
            let turn = lines.first()?.begins_turn();
            Some(Happened { words: line(voice, lines)?, turn, since })
        })
    });
    Lately { events: earlier.into_iter().chain(said).collect(), moved: own.is_some() || meta.folded > 0 }
}

impl Inner {
    /// What happened in the last turns of a match, for one of its players; nothing for anybody else.
    pub(crate) async fn lately(&self, person: &PersonId, place: &PlaceId, id: MatchId) -> Result<Lately, HallError> {
        let visit = match self.duels.enter(&*self.store, id).await {
            // The message says what became of it.
            Err(HallError::Aside(_)) => None,
            visit => visit?,
        };
        let Some(visit) = visit else { return Ok(Lately::default()) };
        let duel = visit.duel();
        let Some(seat) = duel.seat_of(person) else { return Ok(Lately::default()) };
        let (lang, _) = self.reader(person, place, super::hint(&duel.meta, person)).await?;
        let voice = super::named(&Voice::new(Arc::clone(&self.words), lang), &duel.meta);
        Ok(lately(&voice, duel, seat))
    }
}

/// A line about so many actions of the last turns that are not told.
fn folded(voice: &Voice, count: usize) -> Option<String> {
    (count > 0).then(|| voice.say(&Text::new("told-folded").num("count", count as i64)))
}

/// The last sentence of a match that is over, which says who has won, and what was done last before it. Chats cut what is long, so
/// nothing stands before the deed that has decided it, and a turn that begins is no deed.
pub(super) fn told_with_end(voice: &Voice, duel: &Duel) -> (String, Option<String>) {
    let mut actions: Vec<&[Text]> = duel.meta.actions().map(|(_, lines)| lines).collect();
    let mut end = String::new();
    if let Some((last, before)) = actions.pop().and_then(<[Text]>::split_last) {
        end = line(voice, std::slice::from_ref(last)).unwrap_or_default();
        actions.push(before);
    }
    (end, actions.into_iter().rev().find_map(|lines| line(voice, without_turns(lines))))
}

/// The same for a player: their own last action and everything that others did since, or the last action of another and
/// their own last one. The last of all deeds is always there: the end of a turn is an action, but no deed.
pub(super) fn told_to(voice: &Voice, duel: &Duel, seat: Seat) -> Told {
    let meta = &duel.meta;
    if duel.outcome().is_some() {
        // What was done before somebody gave up has decided nothing.
        let Some((by, [deed @ .., end])) = meta.actions().last() else {
            return Told { folded: 0, lines: Vec::new() };
        };
        let end = end_to(voice, duel, seat, by, end);
        // That the clock has decided is about its reader too.
        let deed: Vec<Text> = without_turns(deed).map(|text| by_clock_to(voice, seat, text)).collect();
        return Told { folded: 0, lines: line(voice, [&end]).into_iter().chain(line(voice, &deed)).collect() };
    }
    let own = meta.last_own(seat);
    let other = (0..meta.told.len())
        .rfind(|at| Some(*at) > own || meta.actions().nth(*at).is_some_and(|(by, _)| by != Some(seat)));
    let is_deed = |at: &usize| line(voice, without_turns(&meta.told[*at])).is_some();
    let last = (0..meta.told.len()).rfind(is_deed);
    let mut shown: Vec<usize> = match (own, other) {
        (Some(own), Some(other)) if other > own => (own..=other).collect(),
        // Others have done so much since that the own action is forgotten, or there was none.
        (None, Some(other)) => (0..=other).collect(),
        (own, other) => other.into_iter().chain(own).collect(),
    };
    shown.extend(last.filter(|last| !shown.contains(last)));
    // The own turn is forgotten when those of others were too long.
    let forgotten = if shown.first() == Some(&0) && own.is_none() { meta.folded } else { 0 };
    let skipped = shown.len().saturating_sub(MOST);
    let shown = kept(shown, |at| meta.told[*at].iter().any(|line| line.loser() == Some(seat)));
    let actions = meta.actions().enumerate().filter(|(at, _)| shown.contains(at));
    let said =
        actions.filter_map(|(_, (by, lines))| Some((by, line(voice, without_turns(lines))?))).collect::<Vec<_>>();
    let lines = match &said[..] {
        [(Some(_), only)] => vec![voice.say(&Text::new("told-last").raw("what", only.as_str()))],
        _ => said.into_iter().map(|(_, line)| line).collect(),
    };
    Told::of(voice, usize::from(forgotten) + skipped, lines)
}

/// The last sentence of a match that is over, to a player: that they left the table, or who has won and why.
fn end_to(voice: &Voice, duel: &Duel, seat: Seat, by: Option<Seat>, end: &Text) -> Text {
    let left = match duel.outcome().map(|outcome| outcome.reason) {
        Some(Reason::Resigned) => Some("own-end-resigned"),
        Some(Reason::TimedOut) => Some("own-end-timed-out"),
        Some(Reason::TurnCap | Reason::Rule(_)) | None => None,
    };
    let said = left.filter(|_| by == Some(seat)).map(Text::new);
    said.or_else(|| own(voice, seat, end)).unwrap_or_else(|| end.clone())
}

/// A line of history to a player, as a sentence to them if the clock has acted for them.
fn by_clock_to(voice: &Voice, seat: Seat, text: &Text) -> Text {
    let own = text.key.starts_with("tell-absent").then(|| own(voice, seat, text)).flatten();
    own.unwrap_or_else(|| text.clone())
}

/// What the clock has just decided, for one player: the result or that they are out, why, and which match it is.
pub(crate) fn decided(voice: &Voice, duel: &Duel, seat: Seat) -> String {
    let end = match duel.outcome() {
        Some(outcome) => super::board::ended(outcome, seat),
        None => Text::new("hand-out"),
    };
    let said = |text: &Text| voice.say(own(voice, seat, text).as_ref().unwrap_or(text));
    let lines = [Some(voice.say(&end)), by_clock(duel).map(said), Some(super::title(voice, duel))];
    lines.into_iter().flatten().collect::<Vec<_>>().join("\n")
}

/// The line that the last action was made by the clock, if it was.
pub(super) fn by_clock(duel: &Duel) -> Option<&Text> {
    let (_, lines) = duel.meta.actions().next_back()?;
    lines.iter().find(|line| line.key.starts_with("tell-absent"))
}

/// Those that are told if there are too many: the last action of all, then those in which the reader lost something, then the
/// newest.
fn kept(mut actions: Vec<usize>, is_loss: impl Fn(&usize) -> bool) -> Vec<usize> {
    let last = actions.iter().max().copied();
    actions.sort_by_key(|at| (Some(*at) != last, !is_loss(at), std::cmp::Reverse(*at)));
    actions.truncate(MOST);
    actions
}

/// What a player has just done, if others saw it; what happens as the next turn begins is no part of it.
pub(crate) fn done(voice: &Voice, duel: &Duel, seat: Seat) -> Option<String> {
    let (by, lines) = duel.meta.actions().next_back()?;
    if by != Some(seat) {
        return None;
    }
    let deed = lines.split(Text::begins_turn).next().unwrap_or_default();
    let lines: Vec<Text> =
        without_turns(deed).map(|text| own(voice, seat, text).unwrap_or_else(|| text.clone())).collect();
    short(voice, &lines)
}

/// What a player has just done, if nobody else saw it and the game has words for it.
pub(crate) fn done_alone(voice: &Voice, duel: &Duel, seat: Seat) -> Option<String> {
    let seen = duel.live()?.tell(Viewer::Seat(seat));
    let lines: Vec<Text> = seen.iter().filter_map(|text| own(voice, seat, text)).collect();
    short(voice, &lines)
}

/// The first of some lines as one, with how many more there are.
fn short(voice: &Voice, lines: &[Text]) -> Option<String> {
    let said = sentences(voice, lines);
    let said: Vec<&str> = said.iter().map(String::as_str).collect();
    let more = |count| folded(voice, count).unwrap_or_default();
    super::whole_entries(&said, " ", LONGEST, more).or_else(|| Some(super::cut(said.first()?, LONGEST)))
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
    lines.iter().filter(|line| !line.begins_turn())
}

/// The lines of an action as one.
fn line<'a>(voice: &Voice, lines: impl IntoIterator<Item = &'a Text>) -> Option<String> {
    let said = sentences(voice, lines);
    (!said.is_empty()).then(|| said.join(" "))
}

/// The lines of an action.
fn sentences<'a>(voice: &Voice, lines: impl IntoIterator<Item = &'a Text>) -> Vec<String> {
    // Another release may have stored lines whose words are gone.
    lines.into_iter().filter(|line| voice.has(&line.key)).map(|line| voice.say(line)).collect()
}

#[cfg(test)]
mod tests {
    use duelhall_engine::text::Lang;

    use super::*;
    use crate::vocabulary::Vocabulary;
    use crate::voice::{COMMANDS, words};

    fn voice(lang: Lang) -> Voice {
        let mut voice = Voice::new(Arc::new(Vocabulary::new(words(&COMMANDS).unwrap())), lang);
        voice.names = vec!["Zenobia".to_owned(), "Boris".to_owned()];
        voice
    }

    /// What somebody has done is told to them without their name: each line about a player has such words.
    #[test]
    fn every_line_about_a_player_has_words_to_that_player() {
        let mut found = 0;
        for lang in Lang::ALL {
            let voice = voice(lang);
            let begins = |key: &str| key.ends_with("-turn") || key.starts_with("tell-absent");
            for key in voice.words().keys(lang).filter(|key| key.starts_with("tell-") && !begins(key)) {
                let text = Text::new(key).player("who", Seat::FIRST);
                if voice.say(&text).contains("Zenobia") {
                    let own = own(&voice, Seat::FIRST, &text);
                    assert!(own.is_some_and(|own| !voice.say(&own).contains("Zenobia")), "own-{key} in {lang}");
                    assert!(super::own(&voice, Seat::SECOND, &text).is_none());
                    found += 1;
                }
            }
        }
        assert!(found > 100, "{found}");
    }

    #[test]
    fn a_long_deed_ends_with_a_whole_sentence_and_says_how_much_more_happened() {
        let drew = |n: i64| Text::new("tell-heroes-draws").player("who", Seat::SECOND).num("n", n);
        let lines: Vec<Text> = (2..12).map(drew).collect();
        let said = short(&voice(Lang::En), &lines).unwrap().replace('\u{a0}', " ");
        assert!(said.chars().count() <= LONGEST, "{said}");
        assert!(
            said.starts_with("Boris draws 2 cards. Boris") && said.ends_with("more events are in the Log."),
            "{said}"
        );
    }

    /// A fight that a reader loses early in a long turn is among what they are told.
    #[test]
    fn of_too_many_actions_those_in_which_the_reader_lost_something_are_told() {
        let lost = [2, 5];
        let mut told = kept((0..20).collect(), |at| lost.contains(at));
        told.sort_unstable();
        assert_eq!(told, [2, 5, 14, 15, 16, 17, 18, 19]);
        let mut all_lost = kept((0..20).collect(), |at| *at != 19);
        all_lost.sort_unstable();
        assert_eq!(all_lost, [12, 13, 14, 15, 16, 17, 18, 19], "the last of all stays");
    }
}
