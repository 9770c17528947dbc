//! The course of a duel: everything that happened, newest first, for one reader alone.

use duelhall_engine::kit::Text;
use duelhall_store::MatchId;

use super::{FULL, PAGE, in_pages, turns};
use crate::asker::Asker;
use crate::guard::caught_now;
use crate::inner::Inner;
use crate::trouble::Trouble;
use crate::voice::Voice;
use crate::{HallError, Message, Press, Reply};

impl Inner {
    /// A page of the course of a match as the asker may know it, from 1; past the end, the last page.
    pub(crate) async fn course(&self, asker: &Asker<'_>, id: MatchId, page: u16) -> Result<Reply, Trouble> {
        let Some(visit) = self.duels.enter(&*self.store, id).await? else { return Trouble::refuse("no-such-duel") };
        self.may_watch(asker, &visit).await?;
        let duel = visit.duel();
        let viewer = duel.viewer(&asker.request.who.id);
        let voice = crate::say::named(&asker.voice, &duel.meta);
        // Others may play on while the log is read.
        drop(visit);
        // A long match takes a while to play again. One log is read at a time, beside everything else.
        let _turn = self.reading.acquire().await;
        let Some(past) = self.duels.contents.past(&*self.store, id).await? else {
            return Trouble::refuse("log-old-rules");
        };
        let speaker = voice.clone();
        let read = move || {
            let course = past.course(viewer)?;
            Ok(course.map(|course| in_pages(course.iter().rev().map(|lines| entry(&speaker, lines)), (PAGE, FULL))))
        };
        let read = tokio::task::spawn_blocking(move || caught_now(read)).await;
        let Ok(Ok(pages)) = read else { return Trouble::refuse("no-broken") };
        let Some(pages) = pages.map_err(|error| HallError::resume(id, &error))? else {
            return Trouble::refuse("log-old-rules");
        };
        let at = usize::from(page).saturating_sub(1).min(pages.len().saturating_sub(1));
        let title = Text::new("log-title").num("page", at as i64 + 1).num("pages", pages.len().max(1) as i64);
        let shown = pages.get(at).cloned().unwrap_or_else(|| vec![voice.plain("log-empty")]);
        let lines: Vec<String> = std::iter::once(voice.say(&title)).chain(shown).collect();
        let buttons = turns(&voice, at, pages.len(), |page| Press::Log(id, page.saturating_add(1)));
        Ok(asker.page(Message { text: lines.join("\n"), buttons, ..Message::default() }))
    }
}

/// The lines of one entry as one line.
fn entry(voice: &Voice, lines: &[Text]) -> String {
    let said: Vec<String> = lines.iter().filter(|line| voice.has(&line.key)).map(|line| voice.say(line)).collect();
    format!("• {}", said.join(" "))
}
