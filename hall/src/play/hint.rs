//! Advice for the asker alone. It comes from a computer player that has the asker's view.

use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};

use duelhall_engine::ai::{Level, Why};
use duelhall_engine::kit::{Choice, Prompt, Text, Viewer};
use duelhall_store::MatchId;

use crate::asker::Asker;
use crate::inner::Inner;
use crate::say::as_shown;
use crate::trouble::Trouble;
use crate::voice::Voice;
use crate::{Message, PersonId, Reply, words};

/// The people who are being advised. Each has one thought at a time.
#[derive(Default)]
pub(crate) struct Advised(Mutex<HashSet<PersonId>>);

/// A person's place among the advised; dropped when the advice is given.
struct Turn<'a> {
    advised: &'a Advised,
    who: PersonId,
}

impl Advised {
    /// Begins to advise somebody; `None` if they are being advised already.
    fn take(&self, who: &PersonId) -> Option<Turn<'_>> {
        let first = self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(who.clone());
        first.then(|| Turn { advised: self, who: who.clone() })
    }
}

impl Drop for Turn<'_> {
    fn drop(&mut self) {
        self.advised.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.who);
    }
}

impl Inner {
    /// Says which choice a computer player would take.
    pub(crate) async fn hint(&self, asker: &Asker<'_>, id: MatchId) -> Result<Reply, Trouble> {
        let Some(visit) = self.duels.enter(&*self.store, id).await? else { return Trouble::refuse("no-such-duel") };
        let Some(seat) = visit.duel().seat_of(&asker.request.who.id) else { return Trouble::refuse("no-watcher") };
        let voice = crate::say::named(&asker.voice, &visit.duel().meta);
        let Some(game) = visit.duel().live().cloned() else { return Trouble::refuse("no-hint") };
        // Thinking takes a while, and others may play meanwhile.
        drop(visit);
        let Some(prompt) = game.prompt(seat) else { return Trouble::refuse("no-hint") };
        let who = &asker.request.who.id;
        let Some(_turn) = self.advised.take(who) else { return Trouble::refuse("no-second-hint") };
        let thought = self.search(who.as_str(), game.clone(), seat, Level::Normal).await?;
        let Ok(advice) = thought else { return Trouble::refuse("no-broken") };
        let (prompt, table) = as_shown(Some(prompt), Some(game.table(Viewer::Seat(seat))));
        let Some(prompt) = prompt else { return Trouble::refuse("no-hint") };
        let under = table.as_ref().map(words::under).unwrap_or_default();
        let shown = |index: usize| shown(&prompt, &under, index);
        let (Some(index), Some(choice)) = (advice, advice.and_then(shown)) else {
            return Trouble::refuse("no-hint");
        };
        let why = certain(&voice, self.why(who.as_str(), game.clone(), seat, index).await?);
        let why = match why {
            None => self.glance(game, seat).await?.and_then(shown).and_then(|other| reason(choice, other)),
            certain => certain,
        };
        let advice = Text::new("hint").text("choice", choice.label.clone());
        let lines = std::iter::once(advice).chain(why);
        let text = lines.map(|line| voice.say(&line)).collect::<Vec<_>>().join("\n");
        Ok(asker.page(Message { text, ..Message::default() }))
    }
}

/// A choice as its player sees it: of cards that lie under an equal one, that of the card above them.
fn shown<'p>(prompt: &'p Prompt, under: &[(u8, u8)], index: usize) -> Option<&'p Choice> {
    let choice = prompt.choices.get(index)?;
    let top = under.iter().find(|(lower, _)| choice.card == Some(*lower)).map(|(_, top)| *top);
    let above = |other: &&Choice| other.card == top && other.label.key == choice.label.key;
    Some(top.and_then(|_| prompt.choices.iter().find(above)).unwrap_or(choice))
}

/// The reason that is certain, if there is one.
fn certain(voice: &Voice, why: Why) -> Option<Text> {
    let told = |key: &str, lines: Vec<Text>| {
        let lines: Vec<String> = lines.iter().map(|line| voice.say(line)).collect();
        Text::new(key).raw("lines", lines.join(" "))
    };
    match why {
        Why::Wins => Some(Text::new("hint-wins")),
        Why::Only => Some(Text::new("hint-only")),
        Why::Saves(lines) => Some(told("hint-saves", lines)),
        Why::Harms(lines) => Some(told("hint-harms", lines)),
        Why::Unsure => None,
    }
}

/// Why a choice is advised if nothing is certain: how it compares with the one that looks best at first sight, one step ahead. That a
/// choice looks best in any case is no reason, so nothing is said of it.
fn reason(choice: &Choice, first_sight: &Choice) -> Option<Text> {
    if first_sight.label != choice.label {
        return Some(Text::new("hint-later").text("other", first_sight.label.clone()));
    }
    choice.ends_turn.then(|| Text::new("hint-end"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use duelhall_engine::kit::Tone;

    #[test]
    fn a_choice_that_only_looks_best_is_advised_without_a_reason() {
        let choice = |key: &str, ends_turn| Choice {
            action: key.to_owned(),
            label: Text::new(key),
            card: None,
            tone: Tone::Main,
            taken: None,
            ends_turn,
            lapses: false,
        };
        let key = |one: &Choice, other: &Choice| reason(one, other).map(|text| text.key);
        let (play, end) = (choice("do-towers-play", false), choice("do-towers-skip", true));
        assert_eq!(key(&play, &play), None);
        assert_eq!(key(&play, &end).as_deref(), Some("hint-later"));
        assert_eq!(key(&end, &end).as_deref(), Some("hint-end"));
    }
}
