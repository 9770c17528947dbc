//! Accounts that a person has linked: their decks, and what they have reached in campaigns, are the same from each of them.
//! One of the accounts keeps everything; the others point to it.

mod codes;
mod merge;
mod stored;

use duelhall_engine::kit::Text;

pub(crate) use codes::Codes;

use crate::asker::Asker;
use crate::inner::Inner;
use crate::say::button;
use crate::trouble::Trouble;
use crate::{Look, Message, Press, Reply};

/// How many accounts can be linked at most, besides the one that keeps everything.
const MOST: usize = 7;

impl Inner {
    /// Links the asker's account to the one that has made a code. Without a code it makes one.
    pub(crate) async fn link(&self, asker: &Asker<'_>, code: &str) -> Result<Reply, Trouble> {
        let code = codes::typed(code);
        if code.is_empty() {
            let code = self.codes.make(&asker.request.who.id, self.now(), || self.new_code())?;
            let text = Text::new("link-code").raw("code", code).num("minutes", codes::MINUTES);
            return self.link_page(asker, vec![text, Text::new("link-shares")]).await;
        }
        let Some(maker) = self.codes.maker(&code, self.now()) else { return Trouble::refuse("no-link-code") };
        if maker == asker.request.who.id {
            return Trouble::refuse("no-link-own");
        }
        let moved = self.merge(asker, &maker).await?;
        self.codes.spend(&code);
        let text = match moved {
            Some(decks) => Text::new("link-done").num("n", decks as i64),
            None => Text::new("link-already"),
        };
        self.link_page(asker, vec![text]).await
    }

    /// Takes the asker's account out of those that are linked; all others, if it is the one that keeps everything.
    pub(crate) async fn unlink(&self, asker: &Asker<'_>) -> Result<Reply, Trouble> {
        let who = &asker.request.who.id;
        let (keeper, _inside) = self.at_shelf(who).await?;
        let keeps = keeper == *who;
        let leaving = if keeps { self.linked(&keeper).await? } else { vec![who.clone()] };
        let writes = leaving.iter().flat_map(|member| stored::apart(&keeper, member, asker.request.op));
        self.store.put_all(writes.collect()).await?;
        let key = if keeps { "link-off-others" } else { "link-off" };
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
        let buttons = unlink.into_iter().collect();
        Ok(asker.page(Message { text: lines.join("\n"), buttons, ..Message::default() }))
    }
}
