//! Typography that a language needs and that nobody should have to type.

use std::borrow::Cow;

use super::Lang;

const NO_BREAK: char = '\u{a0}';

/// The most letters of a word that must not stand alone at the end of a line.
const SHORT: usize = 2;

/// Joins words between which a line must not break.
///
/// In Russian a short word stays with the next word, a number with its noun, and a dash with the word before it. Quotes within
/// quotes are others: „these“. A name that is quoted as a whole is quoted once.
pub(super) fn tie(lang: Lang, text: &str) -> Cow<'_, str> {
    if lang != Lang::Ru || !text.contains([' ', '«']) {
        return Cow::Borrowed(text);
    }
    let text = quoted_once(text);
    let mut tied = String::with_capacity(text.len() + 8);
    let mut letters = Some(0);
    let mut digits = false;
    // How many quotes are open.
    let mut depth = 0_usize;
    let mut rest = text.chars().peekable();
    while let Some(c) = rest.next() {
        let inner = depth > 1 || (c == '«' && depth > 0);
        let c = match c {
            '«' | '»' if inner => {
                if c == '«' {
                    '„'
                } else {
                    '“'
                }
            }
            other => other,
        };
        match c {
            '«' | '„' => depth += 1,
            '»' | '“' => depth = depth.saturating_sub(1),
            '\n' => depth = 0,
            _ => {}
        }
        let next = rest.peek().copied();
        let short = letters.is_some_and(|count| (1..=SHORT).contains(&count));
        let held = short || (digits && next.is_some_and(char::is_alphabetic)) || next == Some('—');
        tied.push(if c == ' ' && held { NO_BREAK } else { c });
        letters = match (c.is_alphabetic(), letters) {
            (true, count) => count.map(|count| count + 1),
            (false, _) => (c.is_whitespace() || "(«„\"".contains(c)).then_some(0),
        };
        digits = c.is_ascii_digit();
    }
    Cow::Owned(tied)
}

/// Drops quotes that begin and end where others do: ««these»».
fn quoted_once(text: &str) -> Cow<'_, str> {
    let mut text = Cow::Borrowed(text);
    let mut from = 0;
    while let Some(at) = text[from..].find("««").map(|at| from + at) {
        let inner = at + 2 * '«'.len_utf8();
        let end = text[inner..].find(['«', '»']).map(|end| inner + end);
        if let Some(end) = end.filter(|end| text[*end..].starts_with("»»")) {
            text = format!("{}«{}{}", &text[..at], &text[inner..end], &text[end + '»'.len_utf8()..]).into();
            // Another pair may surround what is left.
            from = text[..at].strip_suffix('«').map_or(at, str::len);
        } else {
            from = at + '«'.len_utf8();
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_words_numbers_and_dashes_hold_on_to_their_neighbours() {
        for (plain, tied) in [
            ("5 урона башне", "5\u{a0}урона башне"),
            ("+1 к добыче руды", "+1\u{a0}к\u{a0}добыче руды"),
            ("у вас нет стены", "у\u{a0}вас нет стены"),
            ("половина — вам", "половина\u{a0}— вам"),
            ("ходите ещё раз", "ходите ещё раз"),
            ("(X — стена)", "(X\u{a0}— стена)"),
            ("3 - 2", "3 - 2"),
            ("как-то так", "как-то так"),
            ("", ""),
            ("««Мардер» III» и «Тигр»", "«„Мардер“ III» и\u{a0}«Тигр»"),
            ("«Уорхок»", "«Уорхок»"),
            ("««Тигр»» и ««Пантера»»", "«Тигр» и\u{a0}«Пантера»"),
            ("««Матильда» II» и ««Тигр»»", "«„Матильда“ II» и\u{a0}«Тигр»"),
            ("«а «б» в «г»", "«а\u{a0}„б“ в\u{a0}„г“"),
        ] {
            assert_eq!(tie(Lang::Ru, plain), tied);
            assert_eq!(tie(Lang::En, plain), plain);
        }
    }
}
