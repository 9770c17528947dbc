//! Two accounts become one: everything that one has goes to the other, in a single change of the store.

use std::collections::BTreeSet;

use duelhall_engine::games::GameId;
use duelhall_engine::kit::Text;
use duelhall_store::DocumentWrite;

use super::{MOST, stored};
use crate::PersonId;
use crate::asker::Asker;
use crate::inner::Inner;
use crate::trouble::Trouble;

impl Inner {
    /// Brings what the asker has to the account that keeps things for the maker of a code. Returns the number of decks that
    /// it brought; `None` if the accounts are linked already.
    pub(super) async fn merge(&self, asker: &Asker<'_>, maker: &PersonId) -> Result<Option<usize>, Trouble> {
        let who = &asker.request.who.id;
        let (to, from) = (self.keeper(maker).await?, self.keeper(who).await?);
        if to == from {
            return Ok(None);
        }
        let _inside = self.doors.enter([&to, &from].map(stored::door)).await;
        if self.keeper(maker).await? != to || self.keeper(who).await? != from {
            return Err(Trouble::Again);
        }
        let mut writes = self.moved_links(asker, &to, &from).await?;
        let decks = self.moved_decks(asker, &to, &from).await?;
        let count = decks.len() / 2;
        writes.extend(decks);
        for game in GameId::with_campaign() {
            writes.extend(self.moved_progress(asker, &to, &from, game).await?);
        }
        self.store.put_all(writes).await?;
        Ok(Some(count))
    }

    /// The account and those that pointed to it point to the other one.
    async fn moved_links(
        &self,
        asker: &Asker<'_>,
        to: &PersonId,
        from: &PersonId,
    ) -> Result<Vec<DocumentWrite>, Trouble> {
        let members = self.linked(from).await?;
        if self.linked(to).await?.len() + members.len() + 1 > MOST {
            return Err(Trouble::Refused(Text::new("no-link-room").num("most", MOST as i64 + 1)));
        }
        let op = asker.request.op;
        let left = members.iter().map(|member| stored::left(from, member, op));
        let together = members.iter().chain([from]).flat_map(|member| stored::together(to, member, op));
        Ok(left.chain(together).collect())
    }

    /// The decks of one account as decks of the other. A deck whose name is taken there gets a number.
    async fn moved_decks(
        &self,
        asker: &Asker<'_>,
        to: &PersonId,
        from: &PersonId,
    ) -> Result<Vec<DocumentWrite>, Trouble> {
        let (theirs, own) = (self.own_decks(to).await?, self.own_decks(from).await?);
        let (count, more) = (self.count_of_decks(to).await?, self.count_of_decks(from).await?);
        if own.len() < more {
            return Trouble::refuse("no-link-newer");
        }
        if count + more > crate::decks::MOST {
            return Err(Trouble::Refused(Text::new("no-link-decks").num("count", crate::decks::MOST as i64)));
        }
        let mut taken: BTreeSet<String> = self.taken(&theirs, crate::DeckId(duelhall_store::MatchId::from_number(0)));
        let mut writes = Vec::new();
        for deck in own {
            let moved = deck.renamed(&taken);
            taken.insert(moved.word());
            writes.extend(deck.moved(from, &moved, to, asker.request.op));
        }
        Ok(writes)
    }

    /// What was reached in a campaign from either account.
    async fn moved_progress(
        &self,
        asker: &Asker<'_>,
        to: &PersonId,
        from: &PersonId,
        game: GameId,
    ) -> Result<Vec<DocumentWrite>, Trouble> {
        let (mut theirs, own) = (self.progress(to, game).await?, self.progress(from, game).await?);
        if !theirs.is_kept() || !own.is_kept() {
            return Trouble::refuse("no-link-newer");
        }
        let Some(gone) = own.removed(asker.request.op) else { return Ok(Vec::new()) };
        theirs.join(&own);
        Ok(theirs.write(asker.request.op).into_iter().chain([gone]).collect())
    }
}
