//! Finds the field to which a place in a text belongs: in TOML, in JSON and in the card language.

/// The name of the innermost field whose value is at this byte. A `mark` separates the name from the value: `=` or `:`.
pub(crate) fn field_at(text: &str, at: usize, mark: char) -> Option<&str> {
    let mut rest = text.get(..at)?;
    // The field of each bracket that is open, and the last word, which may be the name of one.
    let (mut fields, mut word) = (vec![None], None);
    while let Some(sign) = rest.chars().next() {
        let mut length = sign.len_utf8();
        match sign {
            '"' | '\'' => {
                length = quoted(rest, sign);
                word = Some(rest[..length].trim_matches(sign));
            }
            '#' if mark == '=' => length = until(rest, |sign| sign == '\n'),
            '/' if rest.starts_with("//") => length = until(rest, |sign| sign == '\n'),
            '(' | '[' | '{' => fields.push(None),
            ')' | ']' | '}' if fields.len() > 1 => drop(fields.pop()),
            ',' => replace_last(&mut fields, None),
            // In TOML, a line outside all brackets is a statement.
            '\n' if mark == '=' && fields.len() == 1 => replace_last(&mut fields, None),
            _ if sign == mark => replace_last(&mut fields, word.take()),
            _ if is_of_word(sign) => {
                length = until(rest, |sign| !is_of_word(sign));
                word = Some(&rest[..length]);
            }
            _ => {}
        }
        rest = &rest[length..];
    }
    fields.into_iter().rev().flatten().next()
}

fn replace_last<T>(list: &mut [T], value: T) {
    if let Some(last) = list.last_mut() {
        *last = value;
    }
}

fn is_of_word(sign: char) -> bool {
    sign.is_alphanumeric() || matches!(sign, '_' | '-' | '.')
}

/// How many bytes come before such a letter.
fn until(text: &str, is_end: impl Fn(char) -> bool) -> usize {
    text.find(is_end).unwrap_or(text.len())
}

/// The length of the text in quotes with which a text begins, with its quotes.
fn quoted(text: &str, quote: char) -> usize {
    let triple = [quote; 3].iter().collect::<String>();
    if text.starts_with(&triple) {
        return text[3..].find(&triple).map_or(text.len(), |end| end + 6);
    }
    let mut escaped = false;
    let is_end = |sign: char| {
        let ends = sign == quote && !escaped;
        escaped = sign == '\\' && quote == '"' && !escaped;
        ends
    };
    text[1..].find(is_end).map_or(text.len(), |end| end + 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The field of the place that `|` marks.
    fn of(text: &str, mark: char) -> Option<String> {
        let at = text.find('|').expect("a place is marked");
        field_at(&text.replacen('|', "", 1), at, mark).map(str::to_owned)
    }

    #[test]
    fn a_place_belongs_to_the_innermost_field() {
        let card = "(id: \"a:b\", cost: 1, // home: here\n rows: [(epochs: [One, |2], window: [])])";
        assert_eq!(of(card, ':').as_deref(), Some("epochs"));
        assert_eq!(of("(rows: [(epochs: [One]), |3])", ':').as_deref(), Some("rows"));
        assert_eq!(of("(powers: [Does([Damage(|3)])])", ':').as_deref(), Some("powers"));
        assert_eq!(of("{\"cards\": [{\"id\": \"a\\\"b\", \"cost\": \"x|\"", ':').as_deref(), Some("cost"));
        assert_eq!(of("(|)", ':'), None);
    }

    #[test]
    fn in_toml_a_statement_is_a_line_outside_all_brackets() {
        let file = "title = 'a # b'\nrules = [\n  'x', # y = z\n]\n[given]\nseats.1 = { life = 3, hand = [|5] }";
        assert_eq!(of(file, '=').as_deref(), Some("hand"));
        assert_eq!(of("a = '''\nb = 1\n'''\n|c = 2", '='), None);
        assert_eq!(of("a = 1\nseats.2 = |7", '=').as_deref(), Some("seats.2"));
    }
}
