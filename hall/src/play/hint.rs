//! Advice for the asker alone. It comes from a computer player that has the asker's view.

use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};

use duelhall_engine::ai::{Level, Why};
use duelhall_engine::kit::{Choice, Prompt, Text, Viewer};
use duelhall_store::MatchId;

use crate::asker::Asker;
use crate::inner::Inner;
use crate::say::{as_shown, short_label};
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
        let begun = table.as_ref().is_some_and(|table| words::moment(table).is_some());
        let why = match certain(&voice, self.why(who.as_str(), game.clone(), seat, index).await?) {
            Some(certain) => certain,
            None if !begun => Text::new("hint-start"),
            None => {
                let first_sight = self.glance(game, seat).await?.and_then(shown);
                reason(&voice, choice, first_sight)
            }
        };
        let advice = Text::new("hint").raw("choice", named(&voice, choice));
        let text = [advice, why].iter().map(|line| voice.say(line)).collect::<Vec<_>>().join("\n");
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

/// A choice in the words of its button. A card whose button is short is named too.
fn named(voice: &Voice, choice: &Choice) -> String {
    let said = voice.say(&choice.label);
    let card = choice.label.args.iter().find(|(name, _)| name == "card").map(|(_, card)| card.clone());
    match short_label(voice, choice).filter(|short| !said.starts_with(short)).zip(card) {
        Some((short, card)) => voice.say(&Text::new("hint-card").raw("button", short).with("card", card)),
        None => said,
    }
}

/// Why a choice is advised if nothing is certain: how it compares with the one that looks best at first sight, one step ahead.
/// If that one is not known, nothing is said about it.
fn reason(voice: &Voice, choice: &Choice, first_sight: Option<&Choice>) -> Text {
    let Some(first_sight) = first_sight else { return Text::new("hint-ahead") };
    if first_sight.label != choice.label {
        return Text::new("hint-later").raw("other", named(voice, first_sight));
    }
    Text::new(if choice.ends_turn { "hint-end" } else { "hint-best" })
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use duelhall_engine::kit::Tone;
    use duelhall_engine::text::Lang;

    use super::*;
    use crate::vocabulary::Vocabulary;
    use crate::voice::{COMMANDS, words};

    fn voice(lang: Lang) -> Voice {
        Voice::new(Arc::new(Vocabulary::new(words(&COMMANDS).unwrap())), lang)
    }

    fn choice(label: Text, card: Option<u8>, ends_turn: bool) -> Choice {
        let action = label.key.clone();
        Choice { action, label, card, tone: Tone::Main, taken: None, ends_turn, lapses: false }
    }

    #[test]
    fn a_choice_is_never_advised_without_a_reason() {
        let voice = voice(Lang::En);
        let key = |one: &Choice, other: &Choice| reason(&voice, one, Some(other)).key;
        let play = choice(Text::new("do-chrono-meditate"), None, false);
        let end = choice(Text::new("do-chrono-end"), None, true);
        assert_eq!(key(&play, &play), "hint-best");
        assert_eq!(key(&play, &end), "hint-later");
        assert_eq!(key(&end, &end), "hint-end");
        for one in [&play, &end] {
            assert_eq!(reason(&voice, one, None).key, "hint-ahead", "nobody has looked at the others");
        }
    }

    #[test]
    fn a_hint_names_a_card_as_its_button_does() {
        for (lang, key, said) in [
            (Lang::En, "do-chrono-card", "Take 2: Rain"),
            (Lang::Ru, "do-chrono-card", "Взять 2: Rain"),
            (Lang::En, "do-chrono-play", "Play 2: Rain"),
            (Lang::Ru, "do-chrono-play", "Сыграть 2: Rain"),
        ] {
            let voice = voice(lang);
            let choice = choice(Text::new(key).num("number", 2).raw("card", "Rain"), Some(2), false);
            let named = named(&voice, &choice).replace('\u{a0}', " ");
            let short = short_label(&voice, &choice).unwrap().replace('\u{a0}', " ");
            assert_eq!(named, said);
            assert!(named.starts_with(&short), "{short}");
        }
    }
}
