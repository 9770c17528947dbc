//! Messages and buttons that lead somewhere else: to the private chat with the bot, or to a friend.

use duelhall_engine::text::Lang;
use duelhall_hall::{ChallengeId, Look, Press};
use duelhall_store::MatchId;

use super::data::Data;
use super::identity::Identity;
use super::keys::{link, own};
use super::methods::Rows;
use super::outgoing::Outgoing;
use super::words::plain;

/// A button that sends a friend on Telegram the link with which they join.
pub(crate) fn share(me: &Identity, lang: Lang, id: ChallengeId) -> Rows {
    let Some(address) = me.deep_link(&format!("j_{id}")) else { return Rows::new() };
    let quoted = address.replace(':', "%3A").replace('/', "%2F").replace('?', "%3F").replace('=', "%3D");
    vec![vec![link(format!("https://t.me/share/url?url={quoted}"), &plain(lang, "press-share"))]]
}

/// Leads a person to their hand when it cannot be shown here.
pub(crate) fn hand_here(me: &Identity, lang: Lang, id: MatchId) -> Outgoing {
    let mut outgoing = Outgoing::words(plain(lang, "hand-here"));
    let show = own(&Data::Press(Press::Hand(id)), &plain(lang, "press-hand"), Look::Primary);
    let private = me.deep_link(&format!("h_{id}")).map(|address| link(address, &plain(lang, "press-private")));
    outgoing.rows = vec![std::iter::once(show).chain(private).collect()];
    outgoing
}

/// Leads a person to the private chat when nobody else may read the answer.
pub(crate) fn alone(me: &Identity, lang: Lang, words: &str) -> Outgoing {
    let mut outgoing = Outgoing::words(plain(lang, words));
    let private = me.deep_link("help").map(|address| link(address, &plain(lang, "press-chat")));
    outgoing.rows = private.into_iter().map(|key| vec![key]).collect();
    outgoing
}
