//! The tests that every backend must pass, run against each of them. A new backend adds one line at the end.

mod agreement;
mod backend;
mod contents;
mod deadlines;
mod documents;
mod make;
mod matches;
mod moving;
mod retention;

use backend::{Backend, Memory, Sled};

/// Runs every test of the suite against one backend.
macro_rules! conformance {
    ($name:ident, $backend:ty) => {
        mod $name {
            use super::*;

            conformance!(@tests $backend, matches: [
                a_new_match_is_loaded_as_it_was_made,
                changes_are_loaded_after_the_snapshot,
                a_stale_change_changes_nothing,
                the_same_op_gets_the_same_answer,
                the_same_op_with_another_action_is_stale,
                a_repeated_op_is_known_after_a_reopen,
                an_op_older_than_the_window_is_stale,
                a_match_is_made_once,
                an_older_owner_is_fenced_off,
                an_unknown_match_is_gone,
                a_finished_match_takes_no_change,
                a_finished_match_keeps_its_whole_history,
                meta_is_replaced_and_setup_is_not,
                of_many_writers_at_one_revision_one_wins,
                values_that_are_too_large_are_refused,
                a_long_match_ends_whole,
            ]);
            conformance!(@tests $backend, contents: [
                a_content_is_kept_once_under_its_hash,
                a_refused_match_brings_no_content,
                contents_move_with_a_backup,
                a_content_under_a_false_name_is_not_imported,
                what_is_larger_than_a_piece_comes_back_whole,
                a_match_of_200_000_lines_ends_and_is_read,
            ]);
            conformance!(@tests $backend, retention: [
                the_oldest_matches_are_removed_with_what_only_they_name,
                a_match_whose_end_has_no_time_is_kept_from_now_on,
                the_ops_of_a_finished_match_are_remembered_for_a_day,
                a_document_is_removed_only_as_it_was_read,
                what_is_played_is_never_removed,
            ]);
            conformance!(@tests $backend, documents: [
                a_document_is_compared_and_set,
                the_same_write_gets_the_same_answer,
                several_documents_are_written_together_or_not_at_all,
                a_deleted_document_is_gone,
                a_scan_is_ordered_and_paged,
                documents_change_with_a_match_or_not_at_all,
                an_ending_and_its_ratings_are_one,
                a_challenge_turns_into_a_match_once,
                odd_keys_are_refused,
            ]);
            conformance!(@tests $backend, deadlines: [
                what_is_due_comes_in_order,
                a_moved_deadline_is_due_once,
                documents_and_matches_share_one_order,
                deadlines_are_there_after_a_reopen,
                an_ended_match_is_never_due,
            ]);
            conformance!(@tests $backend, moving: [
                a_backup_restored_is_the_same_store,
                a_damaged_backup_is_refused,
                a_backup_of_every_format_is_read,
                everything_is_there_after_a_reopen,
                pages_of_an_export_join_without_a_gap,
                live_matches_are_listed_in_pages,
            ]);
        }
    };
    (@tests $backend:ty, $module:ident: [$($test:ident),+ $(,)?]) => {
        $(
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                super::$module::$test(<$backend>::fresh()).await;
            }
        )+
    };
}

conformance!(in_memory, Memory);
conformance!(on_sled, Sled);
