//! Advice for the asker alone. It comes from a computer player that has the asker's view.

use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};

use duelhall_engine::ai::Level;
use duelhall_engine::kit::{Choice, Text};
use duelhall_store::MatchId;

use crate::asker::Asker;
use crate::inner::Inner;
use crate::trouble::Trouble;
use crate::{Message, PersonId, Reply};

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
        let Some(choice) = advice.and_then(|index| prompt.choices.get(index)) else {
            return Trouble::refuse("no-hint");
        };
        let first_sight = self.glance(game, seat).await?.and_then(|index| prompt.choices.get(index));
        let advice = Text::new("hint").text("choice", choice.label.clone());
        let lines = std::iter::once(advice).chain(first_sight.map(|other| reason(choice, other)));
        let text = lines.map(|line| voice.say(&line)).collect::<Vec<_>>().join("\n");
        Ok(asker.page(Message { text, ..Message::default() }))
    }
}

/// Why a choice is advised: how it compares with the one that looks best at first sight, one step ahead.
fn reason(choice: &Choice, first_sight: &Choice) -> Text {
    if first_sight.label != choice.label {
        Text::new("hint-later").text("other", first_sight.label.clone())
    } else if choice.ends_turn {
        Text::new("hint-end")
    } else {
        Text::new("hint-both")
    }
}
