//! Posts public messages on Telegram: at the rate of each chat, and with pictures where they are allowed.

use std::sync::Arc;
use std::time::Duration;

use duelhall_engine::kit::Text;
use duelhall_engine::text::Lang;
use duelhall_hall::{Audience, HallError, Message, PlaceId, Slot};
use duelhall_store::MatchId;

use super::address::To;
use super::bot::Bot;
use super::fault::Fault;
use super::ids::{self, PLATFORM, Spot};
use super::keys;
use super::outgoing::Outgoing;
use super::posts::{PUBLIC, Post};
use super::rate::Class;
use super::refresh;
use super::rest::Done;
use super::words::{plain, say};
use crate::chat::{Draft, Edit, Gate, Messenger, Places, Posts, Sent, Spotted, Verdict, add_board_button, is_final};

/// A chat, by the number that the hall knows.
#[derive(Clone, Copy)]
pub(crate) struct Ground(i64);

impl Messenger for Bot {
    const PLATFORM: &'static str = PLATFORM;
    const POSTS: Posts = PUBLIC;
    /// Most people look at their cards anyway, and each message counts, so nobody is pinged earlier.
    const PING_DELAY: Duration = Duration::from_secs(20);

    type Ground = Ground;
    type Post = Post;
    type Outgoing = Outgoing;
    type Fault = Fault;
    type Bar = ();
    type To = To;

    fn places(&self) -> &Places<Self> {
        &self.chats
    }

    fn house(place: &PlaceId) -> PlaceId {
        place.house()
    }

    fn ground(&self, house: &PlaceId) -> Option<Ground> {
        Spot::of(house).map(|spot| Ground(spot.chat))
    }

    async fn newest(&self, (place, slot): &Spotted) -> Result<Option<Message>, HallError> {
        let mut message = self.hall.message(&Audience::Place(place.clone()), *slot).await?;
        if let Some(message) = &mut message {
            add_board_button(message, *slot, |lang| plain(lang, "press-board"));
        }
        Ok(message)
    }

    async fn compose(&self, ground: &Ground, (place, slot): (&PlaceId, Option<Slot>), message: &Message) -> Outgoing {
        let lang = self.lang_of(ground, place).await;
        let mut outgoing = self.converter.of_public(message, lang).await;
        if let Some(slot) = slot {
            self.add_ways(ground, slot, message, lang, &mut outgoing);
        }
        outgoing
    }

    async fn ready(&self, ground: &Ground) {
        self.rest.ready(self.chat(ground), Class::Public).await;
    }

    /// Each request counts its own failures, because hands use the same rate.
    fn slow_down(&self, _: &Ground) {}

    async fn gate(&self, ground: &Ground, _: (&PlaceId, Option<Slot>), _: Option<&Post>, _: bool) -> Gate<()> {
        if self.lost.holds(self.chat(ground)) { Gate::Lost } else { Gate::Open }
    }

    fn until(&self, (): ()) -> Option<Duration> {
        None
    }

    /// Posts a message; only mentioned people are notified.
    async fn send(&self, ground: &Ground, draft: Draft<'_, Outgoing>) -> Done<Option<Sent<Post>>> {
        let Some(spot) = Spot::of(draft.place) else { return Err(Fault::NoAccess) };
        let (chat, outgoing) = (self.chat(ground), draft.outgoing);
        let silent = outgoing.mentions.is_empty();
        let to = To { spot: Spot { chat, ..spot }, whisper: None, reply: None, silent, class: Class::Public };
        let sent = self.rest.send(&to, outgoing).await?;
        let mentions = outgoing.mentions.iter().filter_map(|mention| ids::user(&mention.id)).collect();
        let post = Post {
            chat,
            message: sent.message_id,
            mentions,
            plain: sent.plain,
            end: false,
            seen: Some(outgoing.seen()),
        };
        // A hand may have met the refusal first; the group is told with its next board all the same.
        let refused = sent.plain && self.rest.has_no_photos(chat) && self.told_no_photos.count(chat);
        let remark = if refused { Some(self.remark(ground, draft.place).await) } else { None };
        Ok(Some(Sent { post, remark }))
    }

    async fn edit(&self, _: &Ground, spotted: &Spotted, post: &mut Post, outgoing: &Outgoing) -> Done<Edit> {
        let seen = outgoing.seen();
        if post.seen.as_ref() == Some(&seen) {
            return Ok(Edit::Done);
        }
        match self.change(spotted, post, outgoing).await {
            Ok(()) => {
                post.seen = Some(seen);
                Ok(Edit::Done)
            }
            // Somebody deleted it, or it can no longer be edited, or it has a picture where none is allowed now.
            Err(Fault::NoMessage | Fault::OtherShape | Fault::NoPhotos) => Ok(Edit::Stuck),
            Err(fault) => {
                // The edit may have succeeded all the same.
                post.seen = None;
                Err(fault)
            }
        }
    }

    async fn retire(&self, ground: &Ground, old: &Post) -> Done<()> {
        if old.chat != self.chat(ground) {
            return Ok(());
        }
        match self.rest.delete(old.at()).await {
            Err(fault) if fault.passes() => Err(fault),
            // Telegram does not delete messages older than two days; without buttons they mislead nobody.
            Err(_) => self.bare(ground, old).await,
            Ok(()) => Ok(()),
        }
    }

    async fn strip(&self, ground: &Ground, post: &Post, lang: Lang) -> Done<()> {
        if post.chat != self.chat(ground) {
            return Ok(());
        }
        // Buttons and words go in one request. A board that is covered has no picture.
        let bare = post.plain || post.seen.as_ref().is_some_and(|seen| seen.has(None));
        match self.rest.close(post.chat, post.message, &plain(lang, "board-over"), bare).await {
            Err(Fault::OtherShape) => self.bare(ground, post).await,
            Err(fault) if fault.passes() => Err(fault),
            _ => Ok(()),
        }
    }

    async fn delete(&self, ground: &Ground, post: &Post) -> Done<()> {
        let chat = self.chat(ground);
        if self.lost.holds(chat) || post.chat != chat {
            return Ok(());
        }
        match self.rest.delete(post.at()).await {
            Err(Fault::NoMessage) => Ok(()),
            done => done,
        }
    }

    async fn answer(&self, ground: &Ground, to: &To, outgoing: &Outgoing) -> Done<()> {
        let chat = self.chat(ground);
        let to = To { spot: Spot { chat, ..to.spot }, ..to.clone() };
        let done = self.rest.send(&to, outgoing).await.map(drop);
        if done == Err(Fault::NoAccess) {
            self.lost.lose(chat);
        }
        done
    }

    async fn unanswered(&self, to: &To, number: u32) -> (PlaceId, Message) {
        let chat = self.moved.first(to.spot.chat);
        let place = Spot { chat, ..to.spot }.place();
        let lang = self.lang_of(&Ground(chat), &place).await;
        let text = say(lang, &Text::new("no-time").num("number", number));
        (place, Message { text, ..Message::default() })
    }

    fn trouble(&self, ground: &Ground, fault: &Fault, what: &str) {
        self.rest.trouble(self.chat(ground), fault, what);
    }

    fn passes(fault: &Fault) -> bool {
        fault.passes()
    }

    fn may_stand(&self, _: &Ground, fault: &Fault) -> bool {
        *fault == Fault::Unheard
    }

    async fn judge(self: &Arc<Self>, ground: &Ground, (_, slot): &Spotted, fault: &Fault) -> Verdict<()> {
        let chat = self.chat(ground);
        match fault {
            Fault::Moved(to) => {
                refresh::moved(self, chat, *to).await;
                return Verdict::Again;
            }
            Fault::NoAccess | Fault::Closed => {
                self.lost.lose(chat);
                self.tell_players(chat, *slot, "no-write");
            }
            Fault::NoTopic => self.tell_players(chat, *slot, "no-topic"),
            _ => {}
        }
        Verdict::GiveUp
    }

    fn peace(&self, _: &Ground, _: MatchId, _: &Message) -> Option<Duration> {
        Some(Self::PING_DELAY)
    }

    /// A message under an old number of the chat cannot be edited.
    fn is_old(&self, ground: &Ground, post: &Post) -> bool {
        post.chat != self.chat(ground)
    }
}

impl Bot {
    /// Takes the buttons of a message away and leaves it standing.
    async fn bare(&self, ground: &Ground, post: &Post) -> Done<()> {
        if post.chat != self.chat(ground) {
            return Ok(());
        }
        let stripped = self.rest.strip(post.chat, post.message).await;
        stripped.or_else(|fault| if fault.passes() { Err(fault) } else { Ok(()) })
    }

    /// The present number of a chat.
    fn chat(&self, ground: &Ground) -> i64 {
        self.moved.now(ground.0)
    }

    /// The language of a place.
    async fn lang_of(&self, ground: &Ground, place: &PlaceId) -> Lang {
        let heard = self.langs.of(self.chat(ground), None);
        self.hall.place_lang(place, heard).await.unwrap_or(self.language)
    }

    /// Says why boards are only words, and what to do about it.
    async fn remark(&self, ground: &Ground, place: &PlaceId) -> Message {
        let text = plain(self.lang_of(ground, place).await, "no-photos");
        Message { text, ..Message::default() }
    }

    /// Tells the players of a match, in their private chats, that nothing can be shown in a chat any more.
    fn tell_players(self: &Arc<Self>, chat: i64, slot: Slot, why: &'static str) {
        let (Slot::Board(id) | Slot::Hand(id) | Slot::Ping(id)) = slot else { return };
        if !self.told_closed.count(chat) {
            return;
        }
        let bot = Arc::clone(self);
        self.tasks.spawn(async move {
            let Ok(Some(facts)) = bot.hall.facts(id).await else { return };
            for player in &facts.players {
                refresh::tell(&bot, &player.id, |lang| plain(lang, why)).await;
            }
        });
    }

    /// If people cannot be answered in private in the group, the board leads them to the private chat. For people who
    /// do not go there, it has numbers.
    fn add_ways(&self, ground: &Ground, slot: Slot, message: &Message, lang: Lang, outgoing: &mut Outgoing) {
        let (Slot::Board(id), chat) = (slot, self.chat(ground)) else { return };
        if chat > 0 || is_final(slot, message) {
            return;
        }
        if self.whispers.is_refused(chat)
            && let Some(address) = self.identity.deep_link(&format!("h_{id}"))
        {
            outgoing.rows.push(vec![keys::link(address, &plain(lang, "press-private"))]);
        }
        if self.alerts.has_numbers(id) {
            outgoing.rows.extend(keys::numbers(id, &plain(lang, "press-more")));
        }
    }

    /// Requests a change of a message. A message of words alone gets its picture as soon as the chat accepts pictures
    /// again.
    async fn change(&self, (place, slot): &Spotted, post: &mut Post, outgoing: &Outgoing) -> Done<()> {
        let (rest, at) = (&self.rest, post.at());
        if !post.plain || outgoing.picture.is_none() {
            return rest.edit(at, outgoing, outgoing.keeps(post.seen.as_ref()), Class::Public).await;
        }
        if !rest.has_no_photos(post.chat) {
            match rest.edit(at, outgoing, false, Class::Public).await {
                Err(Fault::NoPhotos | Fault::BadPicture) => {}
                Ok(()) => {
                    post.plain = false;
                    if let Err(error) = PUBLIC.keep(&*self.store, place.as_str(), *slot, Some(&*post)).await {
                        tracing::error!(%place, %error, "where a message stands cannot be kept");
                    }
                    return Ok(());
                }
                Err(fault) => return Err(fault),
            }
        }
        rest.edit(at, &outgoing.bare(), false, Class::Public).await
    }
}
