//! The program is killed with -9 at random moments under load: no acknowledged move is lost or doubled, every match
//! continues, and every clock fires. This test is short; `just siege` kills more than a hundred times.

use std::collections::BTreeMap;
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use duelhall_engine::kit::Rng;

/// How many times faster the hall's clock runs.
const SPEED: u32 = 40;

/// The promises of the hall about a match.
#[derive(Default, Debug)]
struct Promise {
    idle: bool,
    /// Answered moves by their number in the log, from 1.
    acks: BTreeMap<usize, String>,
}

struct Keep {
    folder: tempfile::TempDir,
    epoch_ms: u128,
    promises: BTreeMap<String, Promise>,
    over: u32,
    entries: usize,
}

impl Keep {
    fn child(&self, seed: u32, idle: u32, drain: bool) -> Child {
        let mut command = Command::new(env!("CARGO_BIN_EXE_siege"));
        command.arg(self.folder.path()).args([self.epoch_ms.to_string(), SPEED.to_string(), "12".to_owned()]);
        command.args([idle.to_string(), seed.to_string()]).args(drain.then_some("drain"));
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let mut input = child.stdin.take().unwrap();
        for (id, promise) in &self.promises {
            writeln!(input, "{id} {}", if promise.idle { "idle" } else { "busy" }).unwrap();
        }
        child
    }

    /// Reads one line of the child, which must agree with all earlier promises.
    fn hear(&mut self, line: &str) {
        let words: Vec<&str> = line.splitn(4, ' ').collect();
        match words[..] {
            ["seated", id, kind] => {
                self.promises.insert(id.to_owned(), Promise { idle: kind == "idle", ..Promise::default() });
            }
            ["ack", id, number, entry] => {
                let promise = self.promises.get_mut(id).expect("a move is of a match that was seated");
                let twice = promise.acks.insert(number.parse().unwrap(), entry.to_owned());
                assert_eq!(twice, None, "move {number} of {id} was answered twice");
            }
            ["was", id, _, rest] => self.check(id, rest),
            ["overdue", count] => assert_eq!(count, "0", "every clock has fired"),
            _ => panic!("`{line}` is not a line of the hall"),
        }
    }

    fn check(&mut self, id: &str, rest: &str) {
        let (over, log) = rest.split_once(' ').unwrap_or((rest, ""));
        let log: Vec<&str> = log.split('|').filter(|entry| !entry.is_empty()).collect();
        // A match that was already over is listed again.
        let Some(promise) = self.promises.get(id) else { return };
        for (number, entry) in &promise.acks {
            assert_eq!(log.get(number - 1), Some(&entry.as_str()), "move {number} of {id} was answered, then lost");
        }
        if !promise.idle {
            // One move may have been in progress when the hall was killed; never more, and none twice.
            let known = promise.acks.keys().last().copied().unwrap_or(0);
            assert!(log.len() <= known + 1, "{id} holds {} moves, {known} were answered", log.len());
        }
        self.entries += log.len();
        if over == "true" {
            self.over += 1;
            self.promises.remove(id);
        } else if !promise.idle && log.len() > promise.acks.len() {
            // The move that was in progress counts from now on.
            let (number, entry) = (log.len(), log[log.len() - 1].to_owned());
            self.promises.get_mut(id).unwrap().acks.insert(number, entry);
        }
    }
}

#[test]
fn a_hall_that_is_killed_under_load_keeps_its_word() {
    let kills: u32 = std::env::var("DUELHALL_KILLS").map_or(12, |kills| kills.parse().expect("a number of kills"));
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    let mut keep = Keep {
        folder: tempfile::tempdir().unwrap(),
        epoch_ms: now.as_millis(),
        promises: BTreeMap::new(),
        over: 0,
        entries: 0,
    };
    let mut rng = Rng::from_number(11);
    let mut answered = 0;
    for round in 1..=kills {
        let mut child = keep.child(round, 1, false);
        let output = BufReader::new(child.stdout.take().unwrap());
        let mut lines = output.lines().map_while(Result::ok);
        // Only after it works: opening and checking are not part of the load.
        let first = lines.by_ref().inspect(|line| keep.hear(line)).find(|line| line.starts_with("ack"));
        assert!(first.is_some(), "the hall of round {round} ended by itself");
        let until = Instant::now() + Duration::from_millis(u64::from(rng.below(250)));
        for line in lines.by_ref() {
            answered += u32::from(line.starts_with("ack"));
            keep.hear(&line);
            if Instant::now() >= until {
                break;
            }
        }
        child.kill().unwrap();
        child.wait().unwrap();
        // Promises that it made before it died still count.
        lines.for_each(|line| keep.hear(&line));
    }
    let mut child = keep.child(0, 0, true);
    let output = BufReader::new(child.stdout.take().unwrap());
    output.lines().map_while(Result::ok).for_each(|line| keep.hear(&line));
    assert!(child.wait().unwrap().success(), "the last hall ended well");
    assert!(keep.promises.values().all(|promise| !promise.idle), "every idle match was ended by its clock");
    assert!(answered >= kills, "there was enough load");
    println!(
        "{kills} kills: {answered} answered moves, {} matches over, {} entries read back",
        keep.over, keep.entries
    );
}
