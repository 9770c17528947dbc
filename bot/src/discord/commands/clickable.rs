//! Makes commands in texts clickable: `</duel board:ID>`. Until Discord has said which ids the commands have, they are code.

use std::collections::BTreeMap;
use std::sync::{LazyLock, PoisonError, RwLock};

use duelhall_engine::text::Lang;
use serde_json::Value;

use super::{HELP, spelled};

/// The placeholder for the id of a command until the text is sent. It is as long as an id can be, so the text
/// gets no longer.
const BLANK: &str = "00000000000000000000";

/// The commands that can be clicked: as a language spells them, and as Discord knows them. The longest come first.
static KNOWN: LazyLock<Vec<(String, String)>> = LazyLock::new(|| {
    let name = |command: &str| spelled(Lang::En, command).split_off(1);
    let all = Lang::ALL.into_iter().flat_map(|lang| HELP.map(|command| (spelled(lang, command), name(command))));
    let mut known: Vec<_> = all.collect();
    known.sort_by_key(|(spelled, _)| std::cmp::Reverse(spelled.len()));
    known
});

/// The command with which a text begins: how many bytes of it there are, and the mark that stands for it.
pub(crate) fn at(text: &str) -> Option<(usize, String)> {
    let goes_on = |rest: &str| rest.starts_with(|c: char| c.is_alphanumeric() || matches!(c, '_' | '-' | '/'));
    let is_here = |spelled: &str| text.strip_prefix(spelled).is_some_and(|rest| !goes_on(rest));
    let (spelled, name) = KNOWN.iter().find(|(spelled, _)| is_here(spelled))?;
    Some((spelled.len(), format!("</{name}:{BLANK}>")))
}

/// The ids of the commands.
#[derive(Debug, Default)]
pub(crate) struct Ids(RwLock<BTreeMap<String, u64>>);

impl Ids {
    /// Remembers the commands that Discord has.
    pub(crate) fn learn(&self, commands: impl Iterator<Item = (String, u64)>) {
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = commands.collect();
    }

    /// Whether Discord has said which commands it has.
    pub(crate) fn are_known(&self) -> bool {
        !self.0.read().unwrap_or_else(PoisonError::into_inner).is_empty()
    }

    /// Puts the ids into the texts of a message.
    pub(crate) fn fill(&self, mut message: Value) -> Value {
        if let Some(content) = message.get_mut("content") {
            self.fill_text(content);
        }
        for embed in message["embeds"].as_array_mut().into_iter().flatten() {
            if let Some(text) = embed.get_mut("description") {
                self.fill_text(text);
            }
        }
        message
    }

    fn fill_text(&self, value: &mut Value) {
        let Some(text) = value.as_str().filter(|text| text.contains(BLANK)) else { return };
        let ids = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let mut parts = text.split("</");
        let mut filled = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let marked = part
                .split_once('>')
                .and_then(|(mark, rest)| Some((mark.strip_suffix(BLANK)?.strip_suffix(':')?, rest)));
            filled.push_str(&match marked {
                Some((name, rest)) => match ids.get(name.split(' ').next().unwrap_or_default()) {
                    Some(id) => format!("</{name}:{id}>{rest}"),
                    None => format!("`/{name}`{rest}"),
                },
                None => format!("</{part}"),
            });
        }
        *value = filled.into();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::markup::plain;
    use serde_json::json;

    fn filled(ids: &Ids, text: &str) -> Value {
        ids.fill(json!({ "content": plain(text), "embeds": [{ "description": plain(text) }] }))
    }

    // D-20
    #[test]
    fn commands_in_texts_can_be_clicked_in_every_language_once_their_ids_are_known() {
        let ids = Ids::default();
        let text = "Use /duel board, “/карты” or /дуэль вызов @друг. (/help)";
        let code = "Use `/duel board`, “`/cards`” or `/duel challenge` \\@друг. (`/help`)";
        assert_eq!(filled(&ids, text), json!({ "content": code, "embeds": [{ "description": code }] }));
        assert!(!ids.are_known());
        ids.learn([("duel", 1), ("cards", 22), ("help", u64::MAX)].map(|(name, id)| (name.to_owned(), id)).into_iter());
        let marked =
            format!("Use </duel board:1>, “</cards:22>” or </duel challenge:1> \\@друг. (</help:{}>)", u64::MAX);
        assert_eq!(filled(&ids, text)["content"], marked);
        for no_command in ["/duels", "and/help", "/cards-and-more", "http://x/help"] {
            assert!(!filled(&ids, no_command)["content"].as_str().unwrap().contains("</"), "{no_command}");
        }
        assert_eq!(filled(&ids, "</help:7>")["content"], "\\</help:7\\>", "people make no marks");
    }

    #[test]
    fn a_text_gets_no_longer_when_ids_are_put_into_it() {
        let ids = Ids::default();
        ids.learn([("duel".to_owned(), u64::MAX)].into_iter());
        let text = "/duel hand /join X";
        assert!(filled(&ids, text)["content"].as_str().unwrap().len() <= plain(text).len());
    }
}
