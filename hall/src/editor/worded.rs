//! Buttons that want words: with the words they do something, and without them they say how to write it.

use duelhall_engine::kit::Text;

use crate::asker::Asker;
use crate::inner::Inner;
use crate::say::button;
use crate::trouble::Trouble;
use crate::{DeckId, Look, Message, Press, Reply};

impl Inner {
    /// Does what a button wants with the words that came with it.
    pub(crate) async fn worded(&self, asker: &Asker<'_>, press: Press, words: &str) -> Result<Reply, Trouble> {
        match press {
            Press::FindInDeck(id, shelf) => self.edit_deck(asker, id, shelf.with_words(words)).await,
            Press::RenameDeck(id) => {
                let own = self.to_edit(asker, id).await?;
                self.rename_deck(asker, &own.name, Some(words)).await
            }
            Press::ImportDeck => self.import_deck(asker, None, words).await,
            _ => Trouble::refuse("no-words-wanted"),
        }
    }

    /// Says how to write in a command what a button wants.
    pub(crate) async fn how_to_say(
        &self,
        asker: &Asker<'_>,
        press: Press,
        id: Option<DeckId>,
    ) -> Result<Reply, Trouble> {
        let voice = &asker.voice;
        let (key, name) = match id {
            Some(id) => {
                let key = if matches!(press, Press::FindInDeck(..)) { "editor-how-find" } else { "editor-how-name" };
                (key, self.to_edit(asker, id).await?.word())
            }
            None => ("editor-how-import", String::new()),
        };
        let back = match press {
            Press::FindInDeck(id, shelf) => {
                button(voice, Press::EditDeck(id, shelf), "press-editor-back", Look::Plain, 0)
            }
            Press::RenameDeck(id) => button(voice, Press::Deck(id, 0), "press-editor-back", Look::Plain, 0),
            _ => button(voice, Press::DeckList(0), "press-deck-list", Look::Plain, 0),
        };
        let text = voice.say(&Text::new(key).raw("name", name));
        Ok(asker.page(Message { text, buttons: vec![back], ..Message::default() }))
    }
}
