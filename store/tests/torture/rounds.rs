//! The rounds: start a child, stop it in one of three ways, check what it left.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use crate::Orders;
use crate::check::{Found, Promises};
use crate::dice::Dice;
use crate::disk::Disk;
use crate::limit;
use crate::load::REFUSED;

/// The number of rounds in one folder, so that the checks stay short.
const ROUNDS_A_FOLDER: u32 = 50;

/// The longest life of a child. Usually it is killed much earlier, or ends when its disk refuses.
const LONGEST_CHILD: Duration = Duration::from_secs(300);
/// The longest time for a check of what a child left.
const LONGEST_CHECK: Duration = Duration::from_secs(900);

/// Sums over all rounds.
#[derive(Debug, Default)]
struct Sum {
    acks: u64,
    late_acks: u64,
    unanswered: u64,
    finished: u64,
    slowest_open: Duration,
    checks: u32,
}

impl Sum {
    fn add(&mut self, found: Found) {
        self.unanswered += found.unanswered;
        self.slowest_open = self.slowest_open.max(found.opened_in);
        self.checks += 1;
    }

    fn close(&mut self, promises: &Promises, found: Found) {
        self.acks += promises.acks;
        self.late_acks += promises.late_acks;
        self.finished += found.finished;
    }

    fn report(&self, what: &str, rounds: u32) {
        println!(
            "torture: {rounds} {what}, {} checks: {} changes acknowledged, 0 lost, 0 doubled ({} more acknowledged \
             during a cut, not counted); {} had landed unanswered; {} matches ended, every clock set; slowest open {} ms",
            self.checks,
            self.acks,
            self.late_acks,
            self.unanswered,
            self.finished,
            self.slowest_open.as_millis()
        );
    }
}

/// A running child and its output.
struct Running {
    child: Child,
    lines: Receiver<String>,
}

impl Running {
    fn start(orders: &Orders, folder: &Path, seed: u64) -> Result<Self, String> {
        let program = std::env::current_exe().map_err(|error| error.to_string())?;
        let mut child = Command::new(program)
            .args(["--child", "--seed", &seed.to_string(), "--tasks", &orders.tasks.to_string(), "--folder"])
            .arg(folder)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| error.to_string())?;
        let output = child.stdout.take().ok_or("the child has no output")?;
        let (sender, lines) = channel();
        thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        Ok(Self { child, lines })
    }

    /// Waits until the child plays, twice as long as the store may take to open.
    fn wait_ready(&self, promises: &mut Promises) -> Result<(), String> {
        let line = self.lines.recv_timeout(Duration::from_secs(120)).map_err(|_| "the child did not get ready")?;
        promises.hear(&line)
    }

    /// Waits for the end of the child, whatever ends it, and reads all its output. Returns `None` if a signal ended it.
    fn wait(self, promises: &mut Promises) -> Result<Option<i32>, String> {
        self.wait_hearing(|line| promises.hear(line)).inspect(|_| promises.stopped())
    }

    /// As [`Self::wait`], for a child whose disk has just lost its power.
    fn wait_cut(self, promises: &mut Promises) -> Result<Option<i32>, String> {
        self.wait_hearing(|line| promises.hear_late(line)).inspect(|_| promises.stopped())
    }

    fn wait_hearing(mut self, mut hear: impl FnMut(&str) -> Result<(), String>) -> Result<Option<i32>, String> {
        let status = limit::wait(&mut self.child, LONGEST_CHILD)?;
        for line in self.lines {
            hear(&line)?;
        }
        Ok(status.code())
    }
}

/// Kills children with signal 9 at random moments, some while they are still opening.
pub(crate) fn kills(orders: &Orders) -> Result<(), String> {
    let mut dice = Dice::new(orders.seed);
    let mut sum = Sum::default();
    let mut left = orders.rounds;
    while left > 0 {
        let rounds = left.min(ROUNDS_A_FOLDER);
        let place = tempfile::tempdir().map_err(|error| error.to_string())?;
        let mut promises = Promises::default();
        for _ in 0..rounds {
            let seed = dice.next();
            let mut running = Running::start(orders, place.path(), seed)?;
            let opening = dice.below(8) == 0;
            if !opening {
                running.wait_ready(&mut promises)?;
            }
            thread::sleep(Duration::from_micros(dice.below(if opening { 30_000 } else { 250_000 })));
            running.child.kill().map_err(|error| error.to_string())?;
            running.wait(&mut promises)?;
            // Now and then there are two kills in a row: the second child continues from what the first one left.
            if dice.below(4) != 0 {
                sum.add(block_on(promises.check(place.path(), orders.tasks))?);
            }
        }
        let found = block_on(promises.last_check(place.path(), orders.tasks))?;
        sum.add(found);
        sum.close(&promises, found);
        left -= rounds;
        progress(orders, left);
    }
    sum.report("kills", orders.rounds);
    Ok(())
}

/// Shuts the file system down under children at random moments.
pub(crate) fn cuts(orders: &Orders) -> Result<(), String> {
    let disks = Disks { mebibytes: 2048, rounds_each: ROUNDS_A_FOLDER / 2, what: "power cuts" };
    with_disks(orders, &disks, |dice, disk, orders, promises| {
        let running = Running::start(orders, &folder(disk), dice.next())?;
        running.wait_ready(promises)?;
        thread::sleep(Duration::from_micros(dice.below(300_000)));
        for line in running.lines.try_iter() {
            promises.hear(&line)?;
        }
        disk.cut()?;
        expect_refused(running.wait_cut(promises)?)
    })
}

/// Lets children run into a full disk.
pub(crate) fn full_disks(orders: &Orders) -> Result<(), String> {
    // Two rounds for each disk, because a larger database would first fill its own free space for a long time.
    let disks = Disks { mebibytes: 64, rounds_each: 2, what: "full disks" };
    with_disks(orders, &disks, |dice, disk, orders, promises| {
        // The space that is left for the child, in MiB.
        disk.fill(3 + dice.below(8))?;
        let code = Running::start(orders, &folder(disk), dice.next())?.wait(promises)?;
        disk.make_room()?;
        expect_refused(code)
    })
}

/// The disks of a run.
struct Disks {
    mebibytes: u64,
    /// Rounds before a new disk is taken.
    rounds_each: u32,
    what: &'static str,
}

fn with_disks(
    orders: &Orders,
    disks: &Disks,
    round: impl Fn(&mut Dice, &mut Disk, &Orders, &mut Promises) -> Result<(), String>,
) -> Result<(), String> {
    let mut dice = Dice::new(orders.seed);
    let mut sum = Sum::default();
    let mut left = orders.rounds;
    while left > 0 {
        let rounds = left.min(disks.rounds_each);
        let mut disk = Disk::make(disks.mebibytes)?;
        let mut promises = Promises::default();
        for _ in 0..rounds {
            round(&mut dice, &mut disk, orders, &mut promises)?;
            disk.remount()?;
            sum.add(block_on(promises.check(&folder(&disk), orders.tasks))?);
        }
        let found = block_on(promises.last_check(&folder(&disk), orders.tasks))?;
        sum.add(found);
        sum.close(&promises, found);
        left -= rounds;
        progress(orders, left);
    }
    sum.report(disks.what, orders.rounds);
    Ok(())
}

fn folder(disk: &Disk) -> PathBuf {
    disk.path().join("data")
}

fn expect_refused(code: Option<i32>) -> Result<(), String> {
    if code == Some(i32::from(REFUSED)) { Ok(()) } else { Err(format!("the child ended with {code:?}")) }
}

fn progress(orders: &Orders, left: u32) {
    eprintln!("torture: {} of {} done", orders.rounds - left, orders.rounds);
}

fn block_on<T>(work: impl Future<Output = Result<T, String>>) -> Result<T, String> {
    let runtime = tokio::runtime::Builder::new_current_thread().build().map_err(|error| error.to_string())?;
    limit::guard("a check of the store", LONGEST_CHECK, || runtime.block_on(work))
}
