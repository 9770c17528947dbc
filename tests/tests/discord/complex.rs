//! Duels in Chrono and War, played by people who know only what their buttons say. They take longest of all tests here, and
//! tests begin in the order of their names, so these are not among the last.

use anyhow::Result;

use crate::heroes::{Turning, duel_through_a_kill};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_duel_to_the_end_in_chrono_through_a_kill_in_the_middle_and_nobody_is_told_a_secret() -> Result<()> {
    duel_through_a_kill("game:chrono deck:behind-you", 3, Turning::Perhaps).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_duel_to_the_end_in_war_through_a_kill_in_the_middle_and_nobody_is_told_a_secret() -> Result<()> {
    duel_through_a_kill("game:war deck:fast-raiders", 3, Turning::Sure).await
}
