//! The list of decks in pages: one's own, then the ready decks.

use duelhall_engine::kit::Text;

use super::MOST;
use super::find::{Found, Whose};
use crate::asker::Asker;
use crate::inner::Inner;
use crate::say::{button, cut};
use crate::trouble::Trouble;
use crate::voice::Voice;
use crate::{Button, Look, Message, Press, Reply};

/// Decks on a page: two rows of buttons.
const PAGE: usize = 10;

/// The longest label of a button.
const LABEL: usize = 40;

impl Inner {
    /// A page of the asker's decks and the ready decks, counted from 0; past the end, the last page.
    pub(crate) async fn deck_list(&self, asker: &Asker<'_>, page: usize) -> Result<Reply, Trouble> {
        let voice = &asker.voice;
        let all = self.all_decks(asker).await?;
        let own = all.iter().filter(|found| matches!(found.whose, Whose::Own(..))).count();
        let pages = all.len().div_ceil(PAGE).max(1);
        let page = page.min(pages - 1);
        let shown: Vec<&Found> = all.iter().skip(page * PAGE).take(PAGE).collect();
        let title = Text::new(if own == 0 { "deck-list-none" } else { "deck-list" });
        let title = title.num("own", own as i64).num("most", MOST as i64);
        let mut lines = vec![voice.say(&title.num("page", page as i64 + 1).num("pages", pages as i64))];
        let mut buttons: Vec<Button> = Vec::new();
        for found in shown {
            let is_own = matches!(found.whose, Whose::Own(..));
            lines.push(line(voice, found));
            let Some(id) = found.id() else { continue };
            let look = if is_own { Look::Primary } else { Look::Plain };
            let label = cut(&found.name(voice), LABEL);
            buttons.push(Button { press: Press::Deck(id, 0), label, card: None, look, group: u8::from(!is_own) });
        }
        lines.push(voice.plain("deck-list-hint"));
        buttons.push(button(voice, Press::NewDeck(None), "press-deck-new", Look::Success, 2));
        buttons.push(button(voice, Press::ImportDeck, "press-deck-import", Look::Plain, 2));
        let turn = |to: usize, key: &str| {
            button(voice, Press::DeckList(u16::try_from(to).unwrap_or(u16::MAX)), key, Look::Plain, 2)
        };
        buttons.extend((page > 0).then(|| turn(page - 1, "press-before")));
        buttons.extend((page + 1 < pages).then(|| turn(page + 1, "press-next")));
        Ok(asker.page(Message { text: lines.join("\n"), buttons, ..Message::default() }))
    }
}

/// A deck in one line, with the word for commands.
fn line(voice: &Voice, found: &Found) -> String {
    let faults = found.faults().len();
    let key = match (&found.whose, faults) {
        (Whose::Own(..), 0) => "deck-line",
        (Whose::Own(_, _, true), _) => "deck-line-built",
        (Whose::Own(..), _) => "deck-line-faults",
        _ => "deck-line-ready",
    };
    let text = Text::new(key).raw("name", found.name(voice)).raw("word", found.value());
    let text = text.raw("called", found.kind(voice)).num("n", found.deck.size()).num("faults", faults as i64);
    voice.say(&text)
}
