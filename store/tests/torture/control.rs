//! The control experiment: power cuts under sled with its own flush. It must lose acknowledged writes; otherwise the
//! torture test could not detect a store that loses them.
//!
//! The repair is linked into this program, so the writer is a program without it: the example `stock_sled`.

use std::io::{BufRead, BufReader};
use std::panic::catch_unwind;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

use crate::Orders;
use crate::dice::Dice;
use crate::disk::Disk;
use crate::limit;

/// Means that nothing was acknowledged yet.
const NOTHING: u64 = u64::MAX;

/// The effect of a power cut on a database.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Damage {
    None,
    Lost,
    Unopenable,
}

/// Cuts the power under stock sled, and fails if nothing was ever lost.
pub(crate) fn run(orders: &Orders) -> Result<(), String> {
    let mut dice = Dice::new(orders.seed);
    let (mut lost, mut unopenable) = (0, 0);
    for _ in 0..orders.rounds {
        match round(&mut dice)? {
            Damage::None => {}
            Damage::Lost => lost += 1,
            Damage::Unopenable => unopenable += 1,
        }
    }
    println!(
        "torture: control, {} power cuts under sled's own flush: {lost} lost acknowledged writes, {unopenable} left a \
         database that does not open",
        orders.rounds
    );
    if lost + unopenable == 0 { Err("the control found nothing, so the torture proves nothing".into()) } else { Ok(()) }
}

fn round(dice: &mut Dice) -> Result<Damage, String> {
    let mut disk = Disk::make(512)?;
    let folder = disk.path().join("data");
    let mut child = Command::new(writer()?)
        .arg(&folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .map_err(|error| error.to_string())?;
    let output = child.stdout.take().ok_or("the writer has no output")?;
    let heard = Arc::new(AtomicU64::new(NOTHING));
    let hearing = Arc::clone(&heard);
    thread::spawn(move || {
        for line in BufReader::new(output).lines().map_while(Result::ok) {
            if let Some(number) = line.strip_prefix("ACK ").and_then(|number| number.parse().ok()) {
                hearing.store(number, Ordering::SeqCst);
            }
        }
    });
    thread::sleep(Duration::from_millis(50 + dice.below(500)));
    // As for our own store, only writes acknowledged before the cut count.
    let acknowledged = heard.load(Ordering::SeqCst);
    disk.cut()?;
    // A writer that has not noticed the cut would go on for ever.
    thread::sleep(Duration::from_millis(50));
    let _ = child.kill();
    limit::wait(&mut child, Duration::from_secs(120))?;
    disk.remount()?;
    Ok(if acknowledged == NOTHING { Damage::None } else { damage(&folder, acknowledged) })
}

fn writer() -> Result<PathBuf, String> {
    let program = std::env::current_exe().map_err(|error| error.to_string())?;
    let writer = program.parent().and_then(Path::parent).map(|folder| folder.join("examples/stock_sled"));
    writer.filter(|writer| writer.exists()).ok_or_else(|| {
        "build the writer first: cargo build --release -p duelhall-store --example stock_sled".to_owned()
    })
}

/// Looks for the newest acknowledged write of every key.
fn damage(folder: &Path, acknowledged: u64) -> Damage {
    let folder = folder.to_owned();
    let quiet = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    let found = catch_unwind(move || -> sled::Result<Damage> {
        let db = sled::Config::new().path(folder).segment_size(2 << 20).flush_every_ms(None).open()?;
        for number in acknowledged.saturating_sub(499).max(1)..=acknowledged {
            let value = db.get((number % 500).to_be_bytes())?;
            let there = value.and_then(|value| value.first_chunk::<8>().copied()).map_or(0, u64::from_be_bytes);
            if there < number {
                return Ok(Damage::Lost);
            }
        }
        Ok(Damage::None)
    });
    std::panic::set_hook(quiet);
    match found {
        Ok(Ok(damage)) => damage,
        Ok(Err(_)) | Err(_) => Damage::Unopenable,
    }
}
