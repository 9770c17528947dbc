//! Puts the hall's plain words into Telegram's markup: nothing in them acts as markup, and mentions replace names.

use duelhall_hall::{Mention, whole_entries};

use super::ids;

/// The longest text of a message, in UTF-16 units.
pub(crate) const LONGEST_TEXT: usize = 4_096;

/// The longest text under a picture, and the longest text when a private message in a group is edited.
pub(crate) const LONGEST_CAPTION: usize = 1_024;

/// Escapes everything that Telegram would read as markup.
pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// Escapes a text, with mentions in place of the names in it. A mention whose name is not in the text goes before the
/// text.
pub(crate) fn with_mentions(text: &str, mentions: &[Mention]) -> String {
    let mut rest = text;
    let mut said = String::new();
    let mut missing = String::new();
    for mention in mentions {
        let Some(user) = ids::user(&mention.id) else { continue };
        let link = format!("<a href=\"tg://user?id={user}\">{}</a>", escaped(&mention.name));
        match rest.split_once(mention.name.as_str()).filter(|_| !mention.name.is_empty()) {
            Some((before, after)) => {
                said.push_str(&escaped(before));
                said.push_str(&link);
                rest = after;
            }
            None => {
                missing.push_str(&link);
                missing.push(' ');
            }
        }
    }
    said.push_str(&escaped(rest));
    missing + &said
}

/// The length of a text, as Telegram counts it.
pub(crate) fn length(text: &str) -> usize {
    text.chars().map(char::len_utf16).sum()
}

/// The first letters of a text, with a mark where it is cut; the length is counted as Telegram counts it.
pub(crate) fn cut(text: &str, longest: usize) -> String {
    if length(text) <= longest {
        return text.to_owned();
    }
    let mut left = longest.saturating_sub(1);
    let mut short = String::new();
    for letter in text.chars() {
        if letter.len_utf16() > left {
            break;
        }
        left -= letter.len_utf16();
        short.push(letter);
    }
    short.trim_end().to_owned() + "…"
}

/// A text with the addresses of topics in place of the hall's `#ID`, so that readers can follow them.
pub(crate) fn with_topics(text: &str, topics: &[String], chat: i64) -> String {
    // Telegram has such addresses only for supergroups, and only supergroups have topics.
    let Some(group) = chat.to_string().strip_prefix("-100").map(str::to_owned) else { return text.to_owned() };
    let address = |topic: &String| format!("https://t.me/c/{group}/{topic}");
    topics.iter().fold(text.to_owned(), |text, topic| text.replacen(&format!("#{topic}"), &address(topic), 1))
}

/// The whole sentences or lines of a text that have room; of a longer first one its first letters.
pub(crate) fn whole_sentences(text: &str, longest: usize) -> String {
    let text = text.trim();
    if length(text) <= longest {
        return text.to_owned();
    }
    let begin = cut(text, longest);
    let begin = begin.trim_end_matches('…');
    // The point after the number of a card ends nothing, nor does one in an address or in a name.
    let ends = |(at, end): &(usize, &str)| {
        let is_last = *end == "\n" || text[at + end.len()..].starts_with(char::is_whitespace);
        is_last && !begin[..*at].ends_with(|letter: char| letter.is_ascii_digit())
    };
    let end = begin.rmatch_indices(['.', '!', '?', '\n']).find(ends).map(|(at, end)| at + end.len());
    match end {
        Some(end) => begin[..end].trim_end().to_owned(),
        None => cut(text, longest),
    }
}

/// As many entries of a list as have room, and with `more` how many there are besides; of a longer first one its whole sentences.
pub(crate) fn listed(entries: &[&str], between: &str, longest: usize, more: impl Fn(usize) -> String) -> String {
    whole_entries(entries, between, longest, more).unwrap_or_else(|| {
        let some = whole_sentences(entries.first().copied().unwrap_or_default(), longest.saturating_sub(2));
        // Whoever reads it should know that there is more.
        if some.is_empty() || some.ends_with('…') { some } else { some + " …" }
    })
}

/// Puts two texts one below the other within a length. The second text is kept whole if possible.
pub(crate) fn fitted(first: &str, second: &str, longest: usize) -> String {
    let second = second.trim();
    if second.is_empty() {
        return cut(first, longest);
    }
    let room = longest.saturating_sub(length(second) + 2).max(longest / 4);
    cut(&format!("{}\n\n{second}", cut(first, room)), longest)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mention(user: i64, name: &str) -> Mention {
        Mention { id: ids::person(user), name: name.to_owned() }
    }

    #[test]
    fn names_are_no_markup_and_mentions_stand_where_they_stood() {
        let (ann, ben) = (mention(7, "A<n"), mention(8, "Ben"));
        assert_eq!(
            with_mentions("A<n & Ben, your turn.", &[ann.clone(), ben]),
            "<a href=\"tg://user?id=7\">A&lt;n</a> &amp; <a href=\"tg://user?id=8\">Ben</a>, your turn."
        );
        assert_eq!(with_mentions("Hurry.", &[ann]), "<a href=\"tg://user?id=7\">A&lt;n</a> Hurry.");
    }

    #[test]
    fn a_text_is_cut_as_telegram_counts() {
        assert_eq!(cut("abc", 3), "abc");
        assert_eq!(cut("🎴🎴🎴", 5), "🎴🎴…");
        assert_eq!(length(&cut(&"я".repeat(3_000), LONGEST_CAPTION)), LONGEST_CAPTION);
    }

    #[test]
    fn a_text_without_room_ends_with_a_whole_sentence() {
        assert_eq!(whole_sentences("One. Two. Three.", 12), "One. Two.");
        assert_eq!(whole_sentences("One. Two.", 9), "One. Two.");
        assert_eq!(whole_sentences("Onetwothree", 5), "Onet…");
        assert_eq!(whole_sentences("1. A wall. 2. A tower.", 16), "1. A wall.");
    }

    #[test]
    fn the_score_is_kept_whole_when_the_story_is_long() {
        let score = "Ann: tower 20. Ben: tower 25.";
        let caption = fitted(&"story ".repeat(400), score, LONGEST_CAPTION);
        assert!(length(&caption) <= LONGEST_CAPTION && caption.ends_with(score), "{caption}");
        assert!(length(&fitted("a", &"b".repeat(5_000), LONGEST_CAPTION)) <= LONGEST_CAPTION);
    }
}
