//! Catches a panic in a piece of a platform's work and logs it, so that the work around it continues.

use duelhall_hall::caught;

/// Does one piece of work, such as the delivery of one message. A piece that panics is given up.
pub(crate) async fn attended(what: &str, work: impl Future<Output = ()>) {
    is_done(what, work).await;
}

/// Does one piece of work, and returns whether it was done.
pub(crate) async fn is_done(what: &str, work: impl Future<Output = ()>) -> bool {
    let done = caught(work).await;
    if let Err(broken) = &done {
        tracing::error!(%broken, "{what} was given up");
    }
    done.is_ok()
}

#[cfg(test)]
mod tests {
    use tokio::sync::mpsc;

    use super::*;

    /// a delivery that panics ends no worker.
    #[tokio::test]
    async fn a_delivery_that_breaks_off_is_given_up_and_the_next_is_made() {
        let (sender, mut jobs) = mpsc::unbounded_channel();
        let mut delivered = Vec::new();
        for job in ["first", "broken", "last"] {
            sender.send(job).unwrap();
        }
        drop(sender);
        while let Some(job) = jobs.recv().await {
            attended("a message", async {
                assert_ne!(job, "broken", "this job panics");
                delivered.push(job);
            })
            .await;
        }
        assert_eq!(delivered, ["first", "last"]);
    }
}
