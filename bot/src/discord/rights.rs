//! What the bot must be allowed to do where a match is played, found before it begins and named exactly.

use duelhall_engine::kit::Text;
use duelhall_engine::text::Lang;
use serenity::model::Permissions;

use super::ids::Spot;
use super::words::{plain, say};

/// The rights that a board needs, with the messages that name them.
const NEEDED: [(Permissions, &str); 3] = [
    (Permissions::VIEW_CHANNEL, "right-view"),
    (Permissions::ATTACH_FILES, "right-attach"),
    (Permissions::EMBED_LINKS, "right-embed"),
];

/// Everything that an invitation should ask for.
pub const INVITED: Permissions = Permissions::VIEW_CHANNEL
    .union(Permissions::SEND_MESSAGES)
    .union(Permissions::SEND_MESSAGES_IN_THREADS)
    .union(Permissions::ATTACH_FILES)
    .union(Permissions::EMBED_LINKS)
    .union(Permissions::CREATE_PUBLIC_THREADS);

/// Says which rights are missing; `None` when a match can be played here.
pub(crate) fn missing(spot: Spot, rights: Option<Permissions>, threads: bool, lang: Lang) -> Option<String> {
    let Spot::Guild { thread, .. } = spot else { return None };
    let rights = rights.filter(|rights| !rights.contains(Permissions::ADMINISTRATOR))?;
    let send = match thread {
        Some(_) => (Permissions::SEND_MESSAGES_IN_THREADS, "right-send-threads"),
        None => (Permissions::SEND_MESSAGES, "right-send"),
    };
    let own_thread = [
        (Permissions::CREATE_PUBLIC_THREADS, "right-threads"),
        (Permissions::SEND_MESSAGES_IN_THREADS, "right-send-threads"),
    ];
    let for_threads = own_thread.into_iter().filter(|_| threads && thread.is_none());
    let needed = std::iter::once(send).chain(NEEDED).chain(for_threads);
    let lacking: Vec<String> =
        needed.filter(|(right, _)| !rights.contains(*right)).map(|(_, key)| plain(lang, key)).collect();
    (!lacking.is_empty()).then(|| say(lang, &Text::new("no-rights").raw("rights", lacking.join(", "))))
}

#[cfg(test)]
mod tests {
    use super::*;

    const CHANNEL: Spot = Spot::Guild { guild: 1, channel: 2, thread: None };

    #[test]
    fn what_is_missing_is_named_exactly() {
        let all = INVITED;
        assert_eq!(missing(CHANNEL, Some(all), true, Lang::En), None);
        let said = missing(CHANNEL, Some(all - Permissions::ATTACH_FILES), false, Lang::En).unwrap();
        assert!(said.contains("Attach Files") && !said.contains("Send Messages"), "{said}");
        let threads = all - Permissions::CREATE_PUBLIC_THREADS;
        assert_eq!(missing(CHANNEL, Some(threads), false, Lang::Ru), None);
        assert!(missing(CHANNEL, Some(threads), true, Lang::Ru).unwrap().contains("ветки"));
    }

    #[test]
    fn in_a_thread_another_right_is_needed_and_an_administrator_needs_none() {
        let thread = Spot::Guild { guild: 1, channel: 2, thread: Some(3) };
        let said = missing(thread, Some(INVITED - Permissions::SEND_MESSAGES_IN_THREADS), true, Lang::En).unwrap();
        assert!(said.contains("Send Messages in Threads"), "{said}");
        assert_eq!(missing(CHANNEL, Some(Permissions::ADMINISTRATOR), true, Lang::En), None);
        assert_eq!(missing(Spot::Direct(1), Some(Permissions::empty()), true, Lang::En), None);
    }

    #[test]
    fn the_number_of_the_invitation_is_the_one_in_the_documentation() {
        let page = include_str!("../../../docs/discord.md");
        assert!(page.contains(&format!("permissions={}", INVITED.bits())), "{}", INVITED.bits());
    }
}
