//! Functions that the commands for the data folder share.

use std::future::Future;
use std::path::Path;

use duelhall_store::sled::Options;
use duelhall_store::{Progress, SledStore, StoreError};
use indicatif::{HumanBytes, ProgressBar};

use super::failure::Failure;
use super::progress;
use crate::config::{Config, StoreConfig};

/// The options with which the store is opened.
pub(super) fn options(config: &StoreConfig) -> Options {
    Options { cache_bytes: config.cache_bytes(), ..Options::default() }
}

/// Opens the store, which must exist already.
pub(super) fn open(config: &Config) -> Result<SledStore, Failure> {
    let folder = &config.store.folder;
    if !folder.exists() {
        return Err(Failure::Missing(format!(
            "there is no data folder {}; nothing was ever kept there",
            folder.display()
        )));
    }
    Ok(SledStore::open(folder, &options(&config.store))?)
}

/// Waits for work of the store.
pub(super) fn wait<T>(work: impl Future<Output = T>) -> Result<T, Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    Ok(runtime.block_on(work))
}

/// Does long work with a progress bar.
pub(super) fn with_bar<T>(
    what: &'static str,
    work: impl AsyncFnOnce(&mut (dyn FnMut(Progress) + Send)) -> Result<T, StoreError>,
) -> Result<T, Failure> {
    let bar = progress::bar(what, 0);
    let done = wait(work(&mut |progress| show(&bar, progress)));
    bar.finish_and_clear();
    Ok(done??)
}

fn show(bar: &ProgressBar, progress: Progress) {
    bar.set_length(progress.total.max(progress.done));
    bar.set_position(progress.done);
}

/// A sentence about a rewritten database.
pub(super) fn rebuilt(folder: &Path, rebuilt: &duelhall_store::sled::Rebuilt) -> String {
    let (before, after) = (HumanBytes(rebuilt.bytes_before), HumanBytes(rebuilt.bytes_after));
    format!("{} items in {}; the database was {before} and is {after}", rebuilt.items, folder.display())
}
