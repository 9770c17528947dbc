//! Two accounts become one: everything that is kept for one goes to the other, in a single change of the store.

use duelhall_engine::games::GameId;
use duelhall_engine::kit::Text;
use duelhall_store::{DocumentWrite, MatchId, OpId, StoreError};

use super::{MOST, stored};
use crate::asker::Asker;
use crate::inner::Inner;
use crate::trouble::Trouble;
use crate::{DeckId, PersonId};

impl Inner {
    /// Brings what is kept for the asker to the account that keeps things for the maker of a code. Returns the number of
    /// decks that it brought; `None` if the accounts are linked already.
    pub(super) async fn merge(&self, asker: &Asker<'_>, maker: &PersonId) -> Result<Option<usize>, Trouble> {
        let (who, op) = (&asker.request.who.id, asker.request.op);
        let (to, from) = (self.keeper(maker).await?, self.keeper(who).await?);
        if to == from {
            return Ok(None);
        }
        let _inside = self.doors.enter([&to, &from].map(stored::door)).await;
        if self.keeper(maker).await? != to || self.keeper(who).await? != from {
            return Err(Trouble::Again);
        }
        let members = self.linked(&from).await?;
        if self.linked(&to).await?.len() + members.len() + 1 > MOST {
            return Err(Trouble::Refused(Text::new("no-link-room").num("most", MOST as i64 + 1)));
        }
        let mut writes: Vec<DocumentWrite> = members.iter().map(|member| stored::left(&from, member, op)).collect();
        writes.extend(members.iter().chain([&from]).flat_map(|member| stored::together(&to, member, op)));
        let (count, moved) = self.all_moved(&to, &from, op).await?;
        writes.extend(moved);
        self.store.put_all(writes).await?;
        Ok(Some(count))
    }

    /// Brings what an account that is gone keeps for others to one of these; the others point to it.
    pub(super) async fn hand_over(&self, from: &PersonId) -> Result<(), Trouble> {
        let Some(to) = self.linked(from).await?.into_iter().next() else { return Ok(()) };
        let _inside = self.doors.enter([&to, from].map(stored::door)).await;
        let members = self.linked(from).await?;
        if !members.contains(&to) {
            return Err(Trouble::Again);
        }
        let op = stored::new_op()?;
        let mut writes: Vec<DocumentWrite> = stored::apart(from, &to, op).into();
        for member in members.iter().filter(|member| **member != to) {
            writes.push(stored::left(from, member, op));
            writes.extend(stored::together(&to, member, op));
        }
        writes.extend(self.all_moved(&to, from, op).await?.1);
        self.store.put_all(writes).await?;
        Ok(())
    }

    /// The writes that bring the decks and the progress of one account to another, and the number of the decks. The doors of
    /// both must be closed.
    async fn all_moved(
        &self,
        to: &PersonId,
        from: &PersonId,
        op: OpId,
    ) -> Result<(usize, Vec<DocumentWrite>), Trouble> {
        let mut writes = self.moved_decks(to, from, op).await?;
        let count = writes.len() / 2;
        for game in GameId::with_campaign() {
            let (mut theirs, own) = (self.progress_of(to, game).await?, self.progress_of(from, game).await?);
            if !theirs.is_kept() || !own.is_kept() {
                return Trouble::refuse("no-link-unread");
            }
            if let Some(gone) = own.removed(op) {
                theirs.join(&own);
                writes.extend(theirs.write(op).into_iter().chain([gone]));
            }
        }
        Ok((count, writes))
    }

    /// The decks of one account as decks of the other, two writes each. A deck whose name is taken there gets a number, and
    /// one whose id is taken, as after one match from two accounts, a new id.
    async fn moved_decks(&self, to: &PersonId, from: &PersonId, op: OpId) -> Result<Vec<DocumentWrite>, Trouble> {
        let (theirs, own) = (self.decks_of(to).await?, self.decks_of(from).await?);
        let (count, more) = (self.count_of_decks(to).await?, self.count_of_decks(from).await?);
        if own.len() < more {
            return Trouble::refuse("no-link-unread");
        }
        if count + more > crate::decks::MOST {
            return Err(Trouble::Refused(Text::new("no-link-decks").num("count", crate::decks::MOST as i64)));
        }
        let mut taken = self.taken(&theirs, None);
        let mut writes = Vec::new();
        for deck in own {
            let mut then = deck.renamed(&taken);
            if theirs.iter().any(|other| other.id == then.id) {
                then.id = DeckId(MatchId::random().map_err(|error| StoreError::Backend(error.to_string()))?);
            }
            taken.insert(then.word());
            writes.extend(deck.moved(from, &then, to, op));
        }
        Ok(writes)
    }
}
