//! The rights that the bot needs in the place of a match: missing ones are found before the match begins, and named
//! exactly.

use duelhall_engine::kit::Text;
use duelhall_engine::text::Lang;
use serenity::model::Permissions;

use super::ids::Spot;
use super::marks::Door;
use super::words::{plain, say};

/// The rights that a board needs, with the messages that name them.
const NEEDED: [(Permissions, &str); 3] = [
    (Permissions::VIEW_CHANNEL, "right-view"),
    (Permissions::ATTACH_FILES, "right-attach"),
    (Permissions::EMBED_LINKS, "right-embed"),
];

/// Every right that an invitation should ask for.
pub const INVITED: Permissions = Permissions::VIEW_CHANNEL
    .union(Permissions::SEND_MESSAGES)
    .union(Permissions::SEND_MESSAGES_IN_THREADS)
    .union(Permissions::ATTACH_FILES)
    .union(Permissions::EMBED_LINKS)
    .union(Permissions::CREATE_PUBLIC_THREADS);

/// Names the missing rights; `None` when a match can be played here.
pub(crate) fn missing(spot: Spot, rights: Option<Permissions>, threads: bool, lang: Lang) -> Option<String> {
    let lacking = lacking(spot, rights, threads, lang)?;
    Some(say(lang, &Text::new("no-rights").raw("rights", lacking)))
}

fn lacking(spot: Spot, rights: Option<Permissions>, threads: bool, lang: Lang) -> Option<String> {
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
    (!lacking.is_empty()).then(|| lacking.join(", "))
}

/// What a channel does not accept, as Discord says with each interaction there.
pub(crate) fn closed(spot: Spot, rights: Option<Permissions>, locked: bool) -> Vec<Door> {
    let (Spot::Guild { thread, .. }, Some(rights)) = (spot, rights) else { return Vec::new() };
    if rights.contains(Permissions::ADMINISTRATOR) {
        return Vec::new();
    }
    if !rights.contains(Permissions::VIEW_CHANNEL) || is_locked(rights, locked) {
        return vec![Door::All];
    }
    let send = if thread.is_some() { Permissions::SEND_MESSAGES_IN_THREADS } else { Permissions::SEND_MESSAGES };
    let doors =
        [(send, Door::Posts), (Permissions::ATTACH_FILES, Door::Files), (Permissions::EMBED_LINKS, Door::Embeds)];
    doors.into_iter().filter(|(right, _)| !rights.contains(*right)).map(|(_, door)| door).collect()
}

/// A locked thread accepts messages only from people who may manage threads.
fn is_locked(rights: Permissions, locked: bool) -> bool {
    locked && !rights.intersects(Permissions::MANAGE_THREADS | Permissions::ADMINISTRATOR)
}

/// Says why the board of a duel in this place cannot be shown as it should be, and who can change that.
pub(crate) fn hindered(spot: Spot, rights: Option<Permissions>, locked: bool, lang: Lang) -> Option<String> {
    if rights.is_some_and(|rights| is_locked(rights, locked)) {
        return Some(plain(lang, "thread-locked"));
    }
    let lacking = lacking(spot, rights, false, lang)?;
    Some(say(lang, &Text::new("rights-lost").raw("rights", lacking)))
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

    // D-3
    #[test]
    fn each_right_that_is_lost_closes_its_own_door() {
        let without = |right| closed(CHANNEL, Some(INVITED - right), false);
        assert_eq!(closed(CHANNEL, Some(INVITED), false), []);
        assert_eq!(without(Permissions::VIEW_CHANNEL), [Door::All]);
        assert_eq!(without(Permissions::SEND_MESSAGES), [Door::Posts]);
        assert_eq!(without(Permissions::SEND_MESSAGES_IN_THREADS), [], "this is not a thread");
        assert_eq!(without(Permissions::ATTACH_FILES), [Door::Files]);
        assert_eq!(without(Permissions::EMBED_LINKS), [Door::Embeds]);
        let thread = Spot::Guild { guild: 1, channel: 2, thread: Some(3) };
        let silent = closed(thread, Some(INVITED - Permissions::SEND_MESSAGES_IN_THREADS), false);
        assert_eq!(silent, [Door::Posts]);
        assert_eq!(closed(thread, Some(INVITED), true), [Door::All]);
        assert_eq!(closed(thread, Some(INVITED | Permissions::MANAGE_THREADS), true), []);
        for (rights, locked) in [(INVITED - Permissions::EMBED_LINKS, false), (INVITED, true)] {
            assert!(hindered(thread, Some(rights), locked, Lang::Ru).is_some());
        }
        assert_eq!(hindered(thread, Some(INVITED), false, Lang::En), None);
    }

    #[test]
    fn the_number_of_the_invitation_is_the_one_in_the_documentation() {
        let page = include_str!("../../../docs/discord.md");
        assert!(page.contains(&format!("permissions={}", INVITED.bits())), "{}", INVITED.bits());
    }
}
