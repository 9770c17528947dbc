//! Remembers who runs a chat, and asks Telegram again from time to time.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use super::rest::Rest;

/// How long a list is trusted.
const FRESH: Duration = Duration::from_secs(3_600);

/// How long a list is trusted when somebody who is not in it claims to be an admin.
const DOUBTED: Duration = Duration::from_secs(30);

/// When there are more lists than this, old ones are removed.
const MANY: usize = 1_024;

#[derive(Clone)]
struct List {
    at: Instant,
    ids: Vec<i64>,
}

/// The admins of chats.
pub(crate) struct Admins {
    rest: Arc<Rest>,
    lists: Mutex<HashMap<i64, List>>,
}

impl Admins {
    /// Asks by this way.
    pub(crate) fn new(rest: Arc<Rest>) -> Self {
        Self { rest, lists: Mutex::default() }
    }

    /// Forgets the list of a chat, because somebody's role in the chat has changed.
    pub(crate) fn forget(&self, chat: i64) {
        self.lists.lock().unwrap_or_else(PoisonError::into_inner).remove(&chat);
    }

    fn known(&self, chat: i64) -> Option<List> {
        self.lists.lock().unwrap_or_else(PoisonError::into_inner).get(&chat).cloned()
    }

    fn keep(&self, chat: i64, ids: Vec<i64>) {
        let mut lists = self.lists.lock().unwrap_or_else(PoisonError::into_inner);
        let at = Instant::now();
        if lists.len() > MANY {
            lists.retain(|_, list| list.at + FRESH > at);
        }
        lists.insert(chat, List { at, ids });
    }

    /// Whether somebody runs a chat; a private chat is run by its person.
    pub(crate) async fn is_admin(&self, chat: i64, user: i64) -> bool {
        if chat > 0 {
            return chat == user;
        }
        self.ask(chat, user).await
    }

    async fn ask(&self, chat: i64, user: i64) -> bool {
        if let Some(list) = self.known(chat) {
            let (is_in, age) = (list.ids.contains(&user), list.at.elapsed());
            if age < if is_in { FRESH } else { DOUBTED } {
                return is_in;
            }
        }
        match self.rest.admins(chat).await {
            Ok(members) => {
                let ids: Vec<i64> =
                    members.iter().filter(|member| member.is_admin()).map(|member| member.user.id).collect();
                let is_in = ids.contains(&user);
                self.keep(chat, ids);
                is_in
            }
            Err(fault) => {
                self.rest.trouble(chat, &fault, "the question who the admins are");
                // The list known before is better than nothing, for people who were in it.
                self.known(chat).is_some_and(|list| list.ids.contains(&user))
            }
        }
    }
}
