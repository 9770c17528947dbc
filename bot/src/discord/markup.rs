//! Puts the hall's plain words into Discord's markdown: nothing in them acts as markup, and mentions replace names.

use duelhall_hall::Mention;

use super::commands::clickable;
use super::ids;

/// The longest text of a message, in characters.
pub(crate) const LONGEST_CONTENT: usize = 2_000;

/// The longest description of an embed, in characters.
pub(crate) const LONGEST_EMBED: usize = 4_096;

/// Escapes everything that Discord would read as markup, and marks the commands that can be clicked.
pub(crate) fn plain(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len() + 8);
    for (at, line) in text.split('\n').enumerate() {
        if at > 0 {
            escaped.push('\n');
        }
        // A dash or a plus at the start of a line would make it a list.
        if line.starts_with(['-', '+']) {
            escaped.push('\\');
        }
        let (mut rest, mut before) = (line, ' ');
        while let Some(c) = rest.chars().next() {
            if c == '/'
                && !before.is_alphanumeric()
                && !matches!(before, '/' | '<')
                && let Some((length, mark)) = clickable::at(rest)
            {
                escaped.push_str(&mark);
                (rest, before) = (&rest[length..], 'x');
                continue;
            }
            (rest, before) = (&rest[c.len_utf8()..], c);
            if matches!(c, '\\' | '*' | '_' | '~' | '`' | '|' | '#' | '>' | '<' | '[' | ']' | '@') {
                escaped.push('\\');
            }
            escaped.push(c);
        }
    }
    escaped
}

/// Escapes a text, with mentions in place of the names in it. A mention whose name is not in the text goes before the
/// text.
pub(crate) fn with_mentions(text: &str, mentions: &[Mention]) -> String {
    let mut rest = text;
    let mut said = String::new();
    let mut missing = String::new();
    for mention in mentions {
        let Some(user) = ids::user(&mention.id) else { continue };
        match rest.split_once(mention.name.as_str()).filter(|_| !mention.name.is_empty()) {
            Some((before, after)) => {
                said.push_str(&plain(before));
                said.push_str(&format!("<@{user}>"));
                rest = after;
            }
            None => missing.push_str(&format!("<@{user}> ")),
        }
    }
    said.push_str(&plain(rest));
    missing + &said
}

/// Escapes a text, with mentions in place of the channels that it names as `#ID`.
pub(crate) fn with_channels(text: &str, channels: &[String]) -> String {
    with_ids(text, channels.iter().map(|id| ("#", id.as_str(), "<#")))
}

/// Escapes a text, with mentions in place of the ids in it. Each id comes with the sign before it, and with the beginning of
/// its mention; they are in the order of the text.
pub(crate) fn with_ids<'a>(text: &str, ids: impl Iterator<Item = (&'a str, &'a str, &'a str)>) -> String {
    let mut rest = text;
    let mut said = String::new();
    for (sign, id, begin) in ids.filter(|(_, id, _)| id.bytes().all(|b| b.is_ascii_digit())) {
        if let Some((before, after)) = rest.split_once(&format!("{sign}{id}")) {
            said.push_str(&plain(before));
            said.push_str(&format!("{begin}{id}>"));
            rest = after;
        }
    }
    said + &plain(rest)
}

/// The same text, with a code as people should copy it.
pub(crate) fn as_code(text: &str, code: &str) -> String {
    text.replace(code, &format!("`{code}`"))
}

/// The time of an end, as each reader's client shows it: `in 2 minutes`.
pub(crate) fn time_left(at: duelhall_store::Timestamp) -> String {
    format!("⏳ <t:{}:R>", at.0.div_euclid(1_000))
}

/// The first letters of a text, with a mark where it is cut.
pub(crate) fn cut(text: &str, longest: usize) -> String {
    if text.chars().count() <= longest {
        return text.to_owned();
    }
    let mut short: String = text.chars().take(longest.saturating_sub(1)).collect();
    // Half of an escape would escape the cut mark.
    while short.ends_with('\\') {
        short.pop();
    }
    short + "…"
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mention(user: u64, name: &str) -> Mention {
        Mention { id: ids::person(user), name: name.to_owned() }
    }

    #[test]
    fn names_are_no_markup() {
        assert_eq!(plain("*A*_b_ `c` # @everyone"), "\\*A\\*\\_b\\_ \\`c\\` \\# \\@everyone");
        assert_eq!(plain("- one\n<@1> [x](y)"), "\\- one\n\\<\\@1\\> \\[x\\](y)");
    }

    #[test]
    fn a_mention_stands_where_the_name_stood() {
        let (ann, ben) = (mention(7, "A*n"), mention(8, "Ben"));
        assert_eq!(with_mentions("A*n and Ben, your turn.", &[ann.clone(), ben.clone()]), "<@7> and <@8>, your turn.");
        assert_eq!(with_mentions("Your turn.", &[ann]), "<@7> Your turn.");
        assert_eq!(with_mentions("Ben_!", &[]), "Ben\\_!");
    }

    #[test]
    fn a_channel_is_mentioned_where_its_number_stood() {
        let channels = ["12".to_owned(), "3".to_owned()];
        assert_eq!(with_channels("Go to: #12, #3.", &channels), "Go to: <#12>, <#3>.");
        assert_eq!(with_channels("#12 *", &["x".to_owned()]), "\\#12 \\*");
    }

    #[test]
    fn a_long_text_is_cut_between_escapes() {
        assert_eq!(cut("abc", 3), "abc");
        assert_eq!(cut("ab\\*d", 4), "ab…");
        assert_eq!(cut(&"я".repeat(3_000), LONGEST_CONTENT).chars().count(), LONGEST_CONTENT);
    }
}
