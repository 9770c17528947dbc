//! The words of commands that tell of a match.

use std::sync::LazyLock;

use duelhall_engine::kit::Text;
use duelhall_engine::text::{Lang, Words};

/// The engine's words and ours.
pub(super) static WORDS: LazyLock<Words> = LazyLock::new(|| {
    Words::with(&[
        (Lang::En, include_str!("../../locales/en/cli.ftl")),
        (Lang::Ru, include_str!("../../locales/ru/cli.ftl")),
    ])
});

/// Names so many players by their numbers.
pub(super) fn players(lang: Lang, seats: u8) -> Vec<String> {
    (1..=seats).map(|number| WORDS.say(lang, &Text::new("cli-player").num("n", number), &[])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_without_a_name_are_called_by_their_number_in_every_language() {
        assert_eq!(Lang::ALL.map(|lang| players(lang, 2)), [["Player 1", "Player 2"], ["Игрок 1", "Игрок 2"]]);
    }

    #[test]
    fn every_language_says_the_same_messages() {
        let ours = |lang| WORDS.keys(lang).filter(|key| key.starts_with("cli-")).map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(ours(Lang::En), ours(Lang::Ru));
        assert!(ours(Lang::En).len() > 2);
    }
}
