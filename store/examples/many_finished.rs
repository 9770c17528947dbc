//! How much room, memory and time many finished matches take.
//!
//! `cargo run --release -p duelhall-store --example many_finished -- 100000`, and a folder as second word to keep it. Most
//! matches are like those of Towers with 60 entries, every tenth like one of Heroes with 250. They are played through the
//! port, 64 at once and 600 a day, then the store is opened anew in a process of its own, compacted, and opened once more.

use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::time::{Duration, Instant};

use duelhall_store::sled::{Options, compact};
use duelhall_store::{
    Change, Collection, ContentId, DocumentWrite, Ending, Epoch, Expected, MatchId, NewMatch, OpId, Revision,
    SledStore, Store, Timestamp,
};

/// Matches that are played at once.
const AT_ONCE: u64 = 64;
/// People who play.
const PEOPLE: u64 = 5000;
const DAY: i64 = 86_400_000;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).build().expect("threads can be had");
    if let [open, folder] = &words[..]
        && open == "--open"
    {
        return runtime.block_on(look(Path::new(folder)));
    }
    let matches = words.first().and_then(|word| word.parse().ok()).unwrap_or(1000);
    let place = tempfile::tempdir().expect("there is room for a folder");
    let folder = words.get(1).map_or(place.path(), Path::new);
    runtime.block_on(play_all(folder, matches));
    open_in_a_process("opened again", folder);
    let begun = Instant::now();
    let rebuilt = runtime.block_on(compact(folder, &Options::default(), &mut |_| {})).expect("there is room");
    println!("compacted in {:.1} s: {} items", begun.elapsed().as_secs_f64(), rebuilt.items);
    open_in_a_process("opened after that", folder);
}

async fn play_all(folder: &Path, matches: u64) {
    let begun = Instant::now();
    let store = Arc::new(SledStore::open(folder, &Options::default()).expect("the folder opens"));
    let tasks: Vec<_> = (0..AT_ONCE)
        .map(|first| {
            let store = Arc::clone(&store);
            tokio::spawn(async move {
                for n in (first..matches).step_by(AT_ONCE as usize) {
                    Played(n).play(&store).await;
                    if n % 40 == 0 {
                        // As the hall does; nothing is removed, but op ids of yesterday are forgotten.
                        let now = Timestamp(n.cast_signed() * DAY / 600);
                        store.remove_finished(now, Duration::MAX, 50).await.expect("it tidies");
                    }
                }
            })
        })
        .collect();
    for task in tasks {
        task.await.expect("no writer fails");
    }
    let counts = store.counts().await.expect("it counts");
    println!(
        "{} matches were played in {:.0} s: {} MiB on the disk, {} MiB resident",
        counts.finished,
        begun.elapsed().as_secs_f64(),
        counts.disk_bytes >> 20,
        resident_mib(),
    );
    assert_eq!((counts.live, counts.finished), (0, matches));
}

fn open_in_a_process(what: &str, folder: &Path) {
    let program = std::env::current_exe().expect("this program has a path");
    let output = Command::new(program).arg("--open").arg(folder).output().expect("it runs again");
    println!("{what}: {}", String::from_utf8_lossy(&output.stdout).trim());
}

async fn look(folder: &Path) {
    let before = resident_mib();
    let begun = Instant::now();
    let store = SledStore::open(folder, &Options::default()).expect("it was closed in order");
    let took = begun.elapsed();
    let ready = resident_mib();
    for n in 0..200 {
        store.load(Played(n * 37 % 1000).id()).await.expect("it reads");
    }
    let bytes = store.counts().await.expect("it counts").disk_bytes;
    println!(
        "ready in {:.0} ms with {} MiB more resident; {} MiB after every record was counted; {} MiB on the disk",
        took.as_secs_f64() * 1e3,
        ready - before,
        resident_mib(),
        bytes >> 20,
    );
}

/// The match of a number: everything in it follows from that.
#[derive(Clone, Copy)]
struct Played(u64);

impl Played {
    fn is_long(self) -> bool {
        self.0.is_multiple_of(10)
    }

    /// Names lie anywhere among all names, as those that are drawn do.
    fn id(self) -> MatchId {
        const NAMES: u128 = 62_u128.pow(10);
        const STEP: u128 = 518_732_094_671_325_089;
        MatchId::from_number((u128::from(self.0) * STEP % NAMES) as u64)
    }

    fn noise(self, salt: u64) -> u64 {
        let mut z = ((self.0 << 24) ^ salt).wrapping_add(0x9E37_79B9_7F4A_7C15);
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    fn op(self, revision: u64) -> OpId {
        OpId::derived(self.id(), Revision(revision), "move")
    }

    fn cards(self) -> Vec<u8> {
        format!("the library of {}: ", if self.is_long() { "Heroes" } else { "Towers" }).repeat(3000).into_bytes()
    }

    fn setup(self) -> Vec<u8> {
        let cards = ContentId::of(&self.cards());
        let seed: String = (0..4).map(|word| format!("{:016x}", self.noise(word))).collect();
        format!("game = towers\nrules = 2\ncode = 5\ncards = {cards}\nseed = {seed}\ndeck = standard\nfirst = random\n")
            .into_bytes()
    }

    fn meta(self, revision: u64) -> Vec<u8> {
        let guild = 1_000_000_000_000_000_000 + self.noise(20) % 400;
        let chair = |n: u64| {
            let person = self.noise(30 + n) % PEOPLE;
            format!(
                "{{\"id\":\"discord:{}\",\"name\":\"player {person}\",\"lang\":\"en\",\"strikes\":0,\"answers\":{}}}",
                2_000_000_000_000_000_000 + person * 7919,
                revision % 5
            )
        };
        let told: String =
            (0..8).map(|n| format!("{{\"key\":\"tell-play\",\"card\":\"{}\"}},", self.card(revision + n))).collect();
        format!(
            "{{\"place\":\"discord:{guild}/{}\",\"lang\":\"en\",\"pace\":\"live\",\"budget\":120000,\"chairs\":[{},{}],\"told\":[{told}],\
             \"wound\":{{\"since\":{},\"nudged\":false}},\"options\":{{\"deck\":\"standard\"}},\"rematch_of\":null}}",
            guild + 17,
            chair(0),
            chair(1),
            1_790_000_000_000 + self.noise(40) % 10_000_000_000,
        )
        .into_bytes()
    }

    fn card(self, salt: u64) -> String {
        const WORDS: [&str; 12] =
            ["ash", "bell", "crow", "dawn", "elm", "fang", "gale", "hearth", "iron", "jade", "knot", "lantern"];
        let noise = self.noise(salt << 8);
        format!("{}-{}", WORDS[noise as usize % 12], WORDS[(noise >> 8) as usize % 12])
    }

    fn action(self, revision: u64) -> String {
        let noise = self.noise((revision << 4) | 1);
        match noise % 4 {
            0 => format!("{} pass", revision % 2 + 1),
            1 => format!("{} play {} > {}", revision % 2 + 1, noise >> 8 & 7, noise >> 16 & 63),
            2 => format!("{} target {}", revision % 2 + 1, noise >> 8 & 63),
            _ => format!("{} play {}", revision % 2 + 1, noise >> 8 & 7),
        }
    }

    /// The outcome and the last table, as they are shown later.
    fn record(self) -> Vec<u8> {
        let cards = if self.is_long() { 60 } else { 24 };
        let table: String = (0..cards)
            .map(|n| format!("{{\"card\":\"{}\",\"at\":{},\"power\":{}}},", self.card(n), n % 9, self.noise(n) % 7))
            .collect();
        format!("{{\"winner\":{},\"reason\":\"tower\",\"table\":[{table}]}}", self.noise(3) % 2 + 1).into_bytes()
    }

    async fn play(self, store: &SledStore) {
        let (id, length) = (self.id(), if self.is_long() { 250 } else { 60 });
        let state = |revision: u64| -> Vec<u8> {
            (0..250).flat_map(|n| self.noise((revision << 9) | (n / 2)).to_le_bytes()).collect()
        };
        let new = NewMatch {
            op: self.op(0),
            epoch: Epoch(1),
            setup: self.setup(),
            contents: vec![self.cards()],
            meta: self.meta(0),
            snapshot: state(0),
            deadline: Some(Timestamp(0)),
            documents: Vec::new(),
        };
        store.create(id, new).await.expect("it is new");
        for revision in 1..=length {
            let over = revision == length;
            let at = Timestamp(self.0.cast_signed() * DAY / 600);
            let change = Change {
                epoch: Epoch(1),
                action: Some(self.action(revision)),
                meta: Some(self.meta(revision)),
                snapshot: (revision % 8 == 0).then(|| state(revision)),
                deadline: Some(at),
                ending: over.then(|| Ending { at, record: self.record() }),
                documents: if over { vec![self.last(0), self.last(1)] } else { Vec::new() },
                ..Change::new(self.op(revision))
            };
            store.commit(id, Revision(revision - 1), change).await.expect("nobody else moves");
        }
    }

    /// Notes the last match of a person.
    fn last(self, seat: u64) -> DocumentWrite {
        let key = format!("last/{:08}", self.noise(30 + seat) % PEOPLE + seat * PEOPLE);
        let value = Some(self.id().to_string().into_bytes());
        DocumentWrite {
            collection: Collection::Seats,
            key,
            expected: Expected::Any,
            value,
            deadline: None,
            op: self.op(0),
        }
    }
}

/// What Linux calls resident; 0 elsewhere.
fn resident_mib() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok()).unwrap_or(0) >> 10
}
