//! A duel that is over as an animation of its key moments, for one reader.

use std::sync::Arc;

use duelhall_engine::games::Moment;
use duelhall_engine::kit::Text;
use duelhall_store::MatchId;

use crate::asker::Asker;
use crate::guard::caught_now;
use crate::inner::Inner;
use crate::trouble::Trouble;
use crate::voice::Voice;
use crate::{HandLine, Message, Picture, Reply, Subject, words};

impl Inner {
    /// The animation of a match that is over, as everybody saw the match.
    pub(crate) async fn replay(&self, asker: &Asker<'_>, id: MatchId) -> Result<Reply, Trouble> {
        let Some(visit) = self.duels.enter(&*self.store, id).await? else { return Trouble::refuse("no-such-duel") };
        self.may_watch(asker, &visit).await?;
        let duel = visit.duel();
        if duel.outcome().is_none() {
            return Trouble::refuse("no-replay-yet");
        }
        let voice = crate::say::named(&asker.voice, &duel.meta);
        let title = Text::new("replay-title").raw("title", crate::say::title(&voice, duel));
        drop(visit);
        // A long match takes a while to play again. Like a log it waits for its turn, beside everything else.
        let _turn = self.reading.acquire().await;
        let Some(past) = self.duels.contents.past(&*self.store, id).await? else {
            return Trouble::refuse("log-old-rules");
        };
        let read = tokio::task::spawn_blocking(move || caught_now(|| past.moments())).await;
        let Ok(Ok(moments)) = read else { return Trouble::refuse("no-broken") };
        let moments = match moments {
            Ok(moments) => moments,
            Err(error) => {
                tracing::info!(%id, %error, "a match has no replay");
                return Trouble::refuse("log-old-rules");
            }
        };
        let lines: Vec<HandLine> = (1..).zip(&moments).map(|(n, moment)| line(&voice, n, moment).into()).collect();
        let picture = Picture {
            subject: Subject::Replay(moments.into_iter().map(|moment| moment.table).collect::<Arc<[_]>>()),
            names: voice.names.clone(),
            mark: voice.mark,
            lang: voice.lang,
            theme: asker.person.theme(),
            alt: words::alt(&voice, &lines),
            lines,
        };
        Ok(asker.page(Message { text: voice.say(&title), picture: Some(picture), ..Message::default() }))
    }
}

/// Says what had just happened at a moment.
fn line(voice: &Voice, n: i64, moment: &Moment) -> String {
    let said: Vec<String> =
        moment.told.iter().filter(|line| voice.has(&line.key)).map(|line| voice.say(line)).collect();
    let what = match (said.is_empty(), n) {
        (false, _) => said.join(" "),
        (true, 1) => voice.plain("replay-begins"),
        (true, _) => voice.plain("replay-goes-on"),
    };
    voice.say(&Text::new("replay-moment").num("n", n).raw("what", what))
}
