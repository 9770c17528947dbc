//! Accounts that a person has linked: their decks, and what they have reached in campaigns, are the same from each of them.
//! One of the accounts keeps everything; the others point to it.

mod codes;
mod forget;
mod merge;
mod stored;

use duelhall_engine::kit::Text;
use duelhall_store::MatchId;

pub(crate) use codes::Codes;

use crate::asker::Asker;
use crate::inner::Inner;
use crate::say::button;
use crate::trouble::Trouble;
use crate::{Button, Look, Message, Press, Reply};

/// How many accounts can point to the one that keeps everything.
const MOST: usize = 7;

impl Inner {
    /// Asks whether the asker's account is to be linked to the one that has made a code. Without a code it makes one.
    pub(crate) async fn link(&self, asker: &Asker<'_>, code: &str) -> Result<Reply, Trouble> {
        let who = &asker.request.who.id;
        let code = codes::typed(code);
        if code.is_empty() {
            let code = self.codes.make(who, self.now(), || self.new_code())?;
            let text = Text::new("link-code").raw("code", code.to_string()).num("minutes", codes::MINUTES);
            return self.link_page(asker, vec![text, Text::new("link-shares")]).await;
        }
        let found = code.parse().ok().and_then(|code| Some((code, self.codes.maker(code, who, self.now())?)));
        let Some((code, maker)) = found else { return Trouble::refuse("no-link-code") };
        if maker == *who {
            return Trouble::refuse("no-link-own");
        }
        let count = self.count_of_decks(&self.keeper(who).await?).await?;
        let text = asker.voice.say(&Text::new("link-really").num("n", count as i64));
        let buttons = vec![button(&asker.voice, Press::LinkNow(code), "press-link", Look::Success, 0)];
        Ok(asker.page(Message { text, buttons, ..Message::default() }))
    }

    /// Links the asker's account to the one that has made a code.
    pub(crate) async fn link_now(&self, asker: &Asker<'_>, code: MatchId) -> Result<Reply, Trouble> {
        let who = &asker.request.who.id;
        let Some(maker) = self.codes.claim(code, who, self.now()) else { return Trouble::refuse("no-link-code") };
        let moved = self.merge(asker, &maker).await.inspect_err(|_| self.codes.release(code, self.now()))?;
        let text = match moved {
            Some(decks) => Text::new("link-done").num("n", decks as i64),
            None => Text::new("link-already"),
        };
        self.link_page(asker, vec![text]).await
    }

    /// Asks whether the asker's account is really to be taken out of those that are linked.
    pub(crate) async fn unlink(&self, asker: &Asker<'_>) -> Result<Reply, Trouble> {
        let who = &asker.request.who.id;
        let keeper = self.keeper(who).await?;
        if self.linked(&keeper).await?.is_empty() {
            return Trouble::refuse("no-link");
        }
        let key = if keeper == *who { "unlink-really-others" } else { "unlink-really" };
        let buttons = vec![button(&asker.voice, Press::UnlinkNow, "press-unlink", Look::Primary, 0)];
        Ok(asker.page(Message { text: asker.voice.plain(key), buttons, ..Message::default() }))
    }

    /// Takes the asker's account out of those that are linked; all others, if it is the one that keeps everything.
    pub(crate) async fn unlink_now(&self, asker: &Asker<'_>) -> Result<Reply, Trouble> {
        let who = &asker.request.who.id;
        let (keeper, _inside) = self.at_shelf(who).await?;
        let keeps = keeper == *who;
        let leaving = if keeps { self.linked(&keeper).await? } else { vec![who.clone()] };
        if leaving.is_empty() {
            return Trouble::refuse("no-link");
        }
        let writes = leaving.iter().flat_map(|member| stored::apart(&keeper, member, asker.request.op));
        self.store.put_all(writes.collect()).await?;
        let key = if keeps { "unlink-done-others" } else { "unlink-done" };
        self.link_page(asker, vec![Text::new(key)]).await
    }

    /// A page about links; it says how many accounts there are.
    async fn link_page(&self, asker: &Asker<'_>, mut lines: Vec<Text>) -> Result<Reply, Trouble> {
        let linked = self.linked(&self.keeper(&asker.request.who.id).await?).await?.len();
        if linked > 0 {
            lines.push(Text::new("link-count").num("n", linked as i64 + 1));
        }
        let lines: Vec<String> = lines.iter().map(|line| asker.voice.say(line)).collect();
        let unlink = (linked > 0).then(|| button(&asker.voice, Press::Unlink, "press-unlink", Look::Plain, 0));
        let buttons: Vec<Button> = unlink.into_iter().collect();
        Ok(asker.page(Message { text: lines.join("\n"), buttons, ..Message::default() }))
    }

    /// Takes a code away that others may have read.
    pub(crate) fn void_code(&self, code: &str) {
        if let Ok(code) = codes::typed(code).parse() {
            self.codes.void(code, self.now());
        }
    }
}
