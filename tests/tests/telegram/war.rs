//! Duels in War, played by people who know only what its buttons say.

use anyhow::Result;

use crate::heroes::{Turning, duel_through_a_restart};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_duel_to_the_end_through_a_restart_in_the_middle_and_nobody_is_told_a_secret() -> Result<()> {
    duel_through_a_restart("война fast-raiders", 4, Turning::Sure).await
}
