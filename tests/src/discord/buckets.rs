//! Rate limits: a bucket for each route and channel, and one for all requests.

use std::collections::BTreeMap;
use std::time::Duration;

use super::refusal::{Reply, Scope};
use super::route::{Op, Params};

/// A number of requests in a number of milliseconds.
#[derive(Clone, Copy, Debug)]
struct Quota {
    requests: u32,
    millis: i64,
}

/// All routes together, except those of interactions.
const GLOBAL: Quota = Quota { requests: 50, millis: 1_000 };
/// Posting and editing in one channel.
const CHANNEL: Quota = Quota { requests: 5, millis: 5_000 };
/// Follow-ups and edits of one token.
const WEBHOOK: Quota = Quota { requests: 5, millis: 2_000 };
/// Any other route; a generous limit.
const OTHER: Quota = Quota { requests: 50, millis: 1_000 };

/// A window of time that began at some moment, and the requests counted since then.
#[derive(Clone, Copy, Debug, Default)]
struct Window {
    began: i64,
    used: u32,
}

/// The state of all limits.
#[derive(Debug, Default)]
pub(crate) struct Buckets {
    windows: BTreeMap<String, Window>,
}

/// What a request may do, and the headers that say so.
pub(crate) struct Verdict {
    /// The refusal, when a limit is reached.
    pub(crate) refused: Option<Reply>,
    /// The headers of the route's bucket.
    pub(crate) headers: Vec<(&'static str, String)>,
}

impl Buckets {
    /// Counts a request at a moment, in milliseconds.
    pub(crate) fn count(&mut self, op: Op, params: &Params, now: i64) -> Verdict {
        let (key, quota) = bucket(op, params);
        let global = if op.by_token() { None } else { self.take("global", GLOBAL, now).err() };
        let (left, after) = match self.take(&key, quota, now) {
            Ok((left, after)) => (Some(left), after),
            Err(after) => (None, after),
        };
        let refused = match (global, left) {
            (Some(after), _) => Some(Reply::limited(Scope::Global, millis(after))),
            (None, None) => Some(Reply::limited(Scope::User, millis(after))),
            (None, Some(_)) => None,
        };
        #[expect(clippy::cast_precision_loss, reason = "milliseconds of this century are small enough")]
        let seconds = |millis: i64| format!("{:.3}", millis as f64 / 1_000.0);
        let headers = vec![
            ("x-ratelimit-limit", quota.requests.to_string()),
            ("x-ratelimit-remaining", left.unwrap_or(0).to_string()),
            ("x-ratelimit-reset", seconds(now + after)),
            ("x-ratelimit-reset-after", seconds(after)),
            ("x-ratelimit-bucket", key.replace('/', "-")),
        ];
        Verdict { refused, headers }
    }

    /// Takes one request out of a window. Returns how many are left and when the window ends; when none is left, only
    /// when it ends.
    fn take(&mut self, key: &str, quota: Quota, now: i64) -> Result<(u32, i64), i64> {
        let window = self.windows.entry(key.to_owned()).or_default();
        if window.used == 0 || now >= window.began + quota.millis {
            *window = Window { began: now, used: 0 };
        }
        let after = window.began + quota.millis - now;
        if window.used >= quota.requests {
            return Err(after);
        }
        window.used += 1;
        Ok((quota.requests - window.used, after))
    }
}

fn millis(after: i64) -> Duration {
    Duration::from_millis(u64::try_from(after).unwrap_or_default())
}

/// The name of the bucket and its quota.
fn bucket(op: Op, params: &Params) -> (String, Quota) {
    let of = |name: &str| params.get(name).cloned().unwrap_or_default();
    match op {
        // As at Discord, posts and edits in one channel are counted apart from deletions.
        Op::CreateMessage | Op::EditMessage => (format!("messages/{}", of("channel_id")), CHANNEL),
        Op::DeleteMessage => (format!("deletions/{}", of("channel_id")), CHANNEL),
        Op::Callback => (format!("callback/{}", of("interaction_token")), OTHER),
        _ if op.by_token() => (format!("webhook/{}", of("webhook_token")), WEBHOOK),
        _ => (format!("{op:?}/{}{}", of("channel_id"), of("guild_id")), OTHER),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn post(channel: &str) -> Params {
        Params::from([("channel_id", channel.to_owned())])
    }

    #[test]
    fn the_sixth_message_of_five_seconds_is_refused_and_the_next_window_is_open() {
        let mut buckets = Buckets::default();
        for _ in 0..5 {
            assert!(buckets.count(Op::CreateMessage, &post("1"), 1_000).refused.is_none());
        }
        let sixth = buckets.count(Op::EditMessage, &post("1"), 3_000).refused.unwrap();
        assert_eq!((sixth.status, sixth.body.unwrap()["retry_after"].as_f64()), (429, Some(3.0)));
        assert!(buckets.count(Op::CreateMessage, &post("2"), 3_000).refused.is_none(), "another channel");
        assert!(buckets.count(Op::CreateMessage, &post("1"), 6_000).refused.is_none(), "later");
    }

    #[test]
    fn all_routes_but_those_of_interactions_share_the_global_limit() {
        let mut buckets = Buckets::default();
        for channel in 0..50 {
            assert!(buckets.count(Op::GetChannel, &post(&channel.to_string()), 0).refused.is_none());
        }
        let refused = buckets.count(Op::GetGuild, &Params::new(), 500).refused.unwrap();
        assert_eq!(refused.body.unwrap()["global"], true);
        assert!(buckets.count(Op::Callback, &Params::new(), 500).refused.is_none());
    }
}
