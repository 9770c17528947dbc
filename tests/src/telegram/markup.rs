//! Words with marks: the text that people read, and the errors that Telegram would find in the marks.

use serde_json::{Value, json};

/// Words as people read them, with their marks in Telegram's form.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Marked {
    pub(crate) text: String,
    pub(crate) entities: Vec<Value>,
}

impl Marked {
    /// The kind of each mark, and the part of the words that it covers.
    pub(crate) fn parts(&self) -> Vec<(String, String)> {
        let units: Vec<u16> = self.text.encode_utf16().collect();
        let part = |entity: &Value| {
            let [offset, length] = ["offset", "length"].map(|key| entity[key].as_u64()).map(Option::unwrap_or_default);
            let [from, length] = [offset, length].map(|number| usize::try_from(number).unwrap_or_default());
            let covered: Vec<u16> = units.iter().skip(from).take(length).copied().collect();
            (entity["type"].as_str().unwrap_or_default().to_owned(), String::from_utf16_lossy(&covered))
        };
        self.entities.iter().map(part).collect()
    }
}

/// Counts like Telegram: in UTF-16 units.
pub(crate) fn length(text: &str) -> usize {
    text.encode_utf16().count()
}

/// Reads words in a mode, or with a list of marks.
///
/// # Errors
/// One sentence when Telegram could not read them.
pub(crate) fn read(text: &str, mode: &Value, entities: &Value) -> Result<Marked, String> {
    match mode.as_str() {
        None if mode.is_null() => listed(text, entities),
        Some(_) if !entities.is_null() => Err("both a mode and a list of marks".to_owned()),
        Some("HTML" | "html") => html(text),
        _ => Err(format!("the fake knows no mode {mode}")),
    }
}

fn listed(text: &str, entities: &Value) -> Result<Marked, String> {
    let all = length(text);
    let entities = entities.as_array().cloned().unwrap_or_default();
    for entity in &entities {
        let [offset, length] = ["offset", "length"].map(|key| entity[key].as_u64().unwrap_or(u64::MAX));
        let end = usize::try_from(offset.saturating_add(length)).unwrap_or(usize::MAX);
        if end > all || length == 0 || !entity["type"].is_string() {
            return Err(format!("the mark {entity} is not within {all} characters"));
        }
    }
    Ok(Marked { text: text.trim_end().to_owned(), entities })
}

/// A mark that is still open.
struct Open {
    tag: String,
    attribute: Option<String>,
    from: usize,
}

fn html(source: &str) -> Result<Marked, String> {
    let (mut marked, mut open, mut rest) = (Marked::default(), Vec::<Open>::new(), source);
    while let Some(next) = rest.chars().next() {
        match next {
            '<' => {
                let end = rest.find('>').ok_or_else(|| format!("can't parse entities: unclosed tag in {source:?}"))?;
                tag(&rest[1..end], &mut marked, &mut open)?;
                rest = &rest[end + 1..];
            }
            '&' => {
                let (letter, length) = reference(rest);
                marked.text.push(letter);
                rest = &rest[length..];
            }
            letter => {
                marked.text.push(letter);
                rest = &rest[letter.len_utf8()..];
            }
        }
    }
    if let Some(open) = open.last() {
        return Err(format!("can't parse entities: can't find end tag of {:?}", open.tag));
    }
    marked.text.truncate(marked.text.trim_end().len());
    Ok(marked)
}

fn reference(rest: &str) -> (char, usize) {
    let known = [("&lt;", '<'), ("&gt;", '>'), ("&amp;", '&'), ("&quot;", '"')];
    let found = known.into_iter().find(|(name, _)| rest.starts_with(name));
    let number = || {
        let end = rest.find(';')?;
        let number: u32 = rest.get(2..end).filter(|_| rest.starts_with("&#"))?.parse().ok()?;
        Some((char::from_u32(number)?, end + 1))
    };
    found.map(|(name, letter)| (letter, name.len())).or_else(number).unwrap_or(('&', 1))
}

fn tag(inside: &str, marked: &mut Marked, open: &mut Vec<Open>) -> Result<(), String> {
    let from = length(&marked.text);
    if let Some(name) = inside.strip_prefix('/') {
        let begun = open.pop().filter(|begun| begun.tag == name.trim());
        let begun = begun.ok_or_else(|| format!("can't parse entities: unexpected end tag {name:?}"))?;
        marked.entities.extend(entity(&begun, from - begun.from));
        return Ok(());
    }
    let (name, attribute) = inside.split_once(' ').unwrap_or((inside, ""));
    if kind(name).is_none() {
        return Err(format!("can't parse entities: unsupported start tag {name:?}"));
    }
    if (name, attribute) == ("blockquote", "expandable") {
        open.push(Open { tag: name.to_owned(), attribute: Some(attribute.to_owned()), from });
        return Ok(());
    }
    let attribute = attribute.split_once('=').map(|(_, value)| value.trim_matches(['"', '\'']).replace("&amp;", "&"));
    open.push(Open { tag: name.to_owned(), attribute, from });
    Ok(())
}

fn kind(tag: &str) -> Option<&'static str> {
    Some(match tag {
        "b" | "strong" => "bold",
        "i" | "em" => "italic",
        "u" | "ins" => "underline",
        "s" | "strike" | "del" => "strikethrough",
        "span" | "tg-spoiler" => "spoiler",
        "code" => "code",
        "pre" => "pre",
        "blockquote" => "blockquote",
        "a" => "text_link",
        _ => return None,
    })
}

fn entity(open: &Open, length: usize) -> Option<Value> {
    let kind = kind(&open.tag).filter(|_| length > 0)?;
    let link = open.attribute.as_deref().unwrap_or_default();
    let kind = if (kind, link) == ("blockquote", "expandable") { "expandable_blockquote" } else { kind };
    let mut entity = json!({ "type": kind, "offset": open.from, "length": length });
    if kind == "text_link" {
        match link.strip_prefix("tg://user?id=").and_then(|id| id.parse::<i64>().ok()) {
            Some(id) => {
                entity["type"] = json!("text_mention");
                entity["user"] = json!({ "id": id, "is_bot": false, "first_name": "" });
            }
            None => entity["url"] = json!(link),
        }
    }
    Some(entity)
}

/// The names with an `@` in a text, without the `@`.
pub(crate) fn names(text: &str) -> impl Iterator<Item = &str> {
    text.split('@').skip(1).map(|after| {
        let end = after.find(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '_'));
        &after[..end.unwrap_or(after.len())]
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_read_as_telegram_reads_them() {
        let read = html("a &lt;<b>я<i>!</i></b> <a href=\"tg://user?id=7\">Ann</a>&amp;&#33; ").unwrap();
        assert_eq!(read.text, "a <я! Ann&!");
        let kinds: Vec<_> = read.entities.iter().map(|entity| entity["type"].as_str().unwrap()).collect();
        assert_eq!(kinds, ["italic", "bold", "text_mention"]);
        assert_eq!((read.entities[2]["offset"].as_u64(), read.entities[2]["user"]["id"].as_i64()), (Some(6), Some(7)));
        for wrong in ["<b>", "</b>", "<b></i>", "<script>x</script>", "1 < 2"] {
            assert!(html(wrong).is_err(), "{wrong}");
        }
        assert_eq!(names("hi @ann_1, @bob!").collect::<Vec<_>>(), ["ann_1", "bob"]);
    }

    #[test]
    fn marks_stand_within_their_words() {
        let mark = |offset: u32, length: u32| json!([{ "type": "bold", "offset": offset, "length": length }]);
        assert!(listed("🂡ab", &mark(2, 2)).is_ok());
        assert!(listed("🂡ab", &mark(3, 2)).is_err());
        assert!(listed("ab", &mark(0, 0)).is_err());
    }
}
