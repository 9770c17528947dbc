//! The case of labels on buttons: people see them side by side, so all of a language look alike.

use super::Lang;

/// English words that are small inside a label.
const SMALL: [&str; 17] =
    ["a", "an", "and", "as", "at", "by", "for", "from", "in", "it", "of", "on", "or", "the", "to", "vs", "with"];

/// Whether a label has the case of its language: Title Case in English, one capital letter in Russian. Whatever follows a
/// colon begins again, and what stands in braces is not known.
#[must_use]
pub fn is_label(lang: Lang, said: &str) -> bool {
    said.split(':').all(|part| {
        let words = part.split_whitespace().filter(|word| !word.contains(['{', '}', '$']));
        let words = words.map(|word| word.trim_start_matches(|c: char| !c.is_alphanumeric()));
        words.filter(|word| !word.is_empty()).enumerate().all(|(at, word)| {
            let is_large = !word.starts_with(char::is_lowercase);
            match lang {
                _ if at == 0 => is_large,
                Lang::En => is_large || SMALL.contains(&word),
                Lang::Ru => !word.starts_with(char::is_uppercase),
            }
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_have_the_case_of_their_language() {
        for good in ["Play With This Deck", "Not in This Topic", "▶ More Choices", "Fair?", "Play { $n }: The Hill"] {
            assert!(is_label(Lang::En, good), "{good}");
        }
        for bad in ["Play with This deck", "end turn", "Strike: the hill"] {
            assert!(!is_label(Lang::En, bad), "{bad}");
        }
        assert!(is_label(Lang::Ru, "Играть этой колодой") && is_label(Lang::Ru, "Сыграть 3: Холм"));
        assert!(!is_label(Lang::Ru, "Моя Рука") && !is_label(Lang::Ru, "рука"));
    }
}
