//! The words of the bot on Telegram.

crate::chat::vocabulary!("../../locales/en/telegram.ftl", "../../locales/ru/telegram.ftl");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_told_in_a_window_fits() {
        for lang in Lang::ALL {
            for key in WORDS.keys(lang).filter(|key| key.starts_with("no-") || key.starts_with("hand-")) {
                let said = plain(lang, key);
                assert!(said.chars().count() <= super::super::address::LONGEST_ALERT, "{said}");
            }
        }
    }
}
