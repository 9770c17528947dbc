//! Checks the data folder: whether it can be written, its free space, and its content.

use std::fs::File;
use std::path::Path;
use std::time::Instant;

use duelhall_hall::{SetAside, set_aside};
use duelhall_store::{Counts, SledStore, Store, StoreError};
use indicatif::HumanBytes;

use super::Finding;
use crate::cli::{files, vault};
use crate::config::StoreConfig;

/// With less free space than this, the hall would soon stop, in bytes.
const LITTLE_ROOM: u64 = 64 << 20;
/// With less free space than this, somebody should look, in bytes.
const SOME_ROOM: u64 = 1 << 30;

/// Checks the data folder.
pub(super) fn look(config: &StoreConfig) -> Vec<Finding> {
    let folder = &config.folder;
    match writable(folder) {
        Err(finding) => vec![finding],
        Ok(finding) => [vec![finding, room(folder)], store(config)].concat(),
    }
}

fn writable(folder: &Path) -> Result<Finding, Finding> {
    let check = "folder";
    let shown = folder.display();
    let probe = folder.join("doctor-was-here");
    let wrote = std::fs::create_dir_all(folder)
        .and_then(|()| File::create(&probe)?.sync_all())
        .and_then(|()| std::fs::remove_file(&probe));
    match wrote {
        Ok(()) => Ok(Finding::ok(check, format!("{shown} can be written"))),
        Err(error) => {
            let reason = files::plain(&error);
            let what =
                format!("{shown} cannot be written: {reason}; choose another [store] folder or change its rights");
            Err(Finding::failed(check, what))
        }
    }
}

fn room(folder: &Path) -> Finding {
    let check = "disk";
    match fs4::available_space(folder) {
        Err(error) => Finding::warning(check, format!("the free space is not known: {error}")),
        Ok(bytes) if bytes < LITTLE_ROOM => {
            Finding::failed(check, format!("only {} are free; make room first", HumanBytes(bytes)))
        }
        Ok(bytes) if bytes < SOME_ROOM => Finding::warning(check, format!("only {} are free", HumanBytes(bytes))),
        Ok(bytes) => Finding::ok(check, format!("{} are free", HumanBytes(bytes))),
    }
}

fn store(config: &StoreConfig) -> Vec<Finding> {
    let check = "store";
    let begun = Instant::now();
    let store = match SledStore::open(&config.folder, &vault::options(config)) {
        Ok(store) => store,
        Err(StoreError::Locked { .. }) => {
            return vec![Finding::warning(check, "another process, such as a running hall, uses the data folder now")];
        }
        Err(error) => return vec![Finding::failed(check, error.to_string())],
    };
    let opened = begun.elapsed();
    let looked = vault::wait(async { Ok::<_, StoreError>((store.counts().await?, set_aside(&store).await?)) });
    match looked {
        Ok(Ok((counts, aside))) => {
            std::iter::once(healthy(&counts, opened.as_millis())).chain(aside.iter().map(left_alone)).collect()
        }
        Ok(Err(error)) => vec![Finding::failed(check, error.to_string())],
        Err(failure) => vec![Finding::failed(check, failure.to_string())],
    }
}

/// The finding about a match that is set aside.
fn left_alone(aside: &SetAside) -> Finding {
    let SetAside { id, reason, .. } = aside;
    let what = format!(
        "match {id} is set aside: {reason}; report that place in the source, keep the match with: duelhall export {id} \
         --unfinished, and take it back with: duelhall aside {id}"
    );
    Finding::warning("aside", what)
}

fn healthy(counts: &Counts, open_ms: u128) -> Finding {
    let Counts { live, finished, documents, quarantined, disk_bytes, cache_bytes, .. } = *counts;
    let (disk, cache) = (HumanBytes(disk_bytes), HumanBytes(cache_bytes + cache_bytes / 3));
    let what = format!(
        "{live} matches in progress, {finished} finished, {documents} documents; {disk} on the disk, opened in {open_ms} ms; \
         up to {cache} of memory for the cache"
    );
    match quarantined {
        0 => Finding::ok("store", what),
        many => {
            let aside = format!("{what}; {many} rows could not be read and were set aside, a backup may have them");
            Finding::warning("store", aside)
        }
    }
}
