//! Writes a data folder as people leave it behind: duels of every game at awkward moments, and some finished duels.
//!
//! Every later release has to open the data that this one wrote. So each release keeps a folder of its own, made before
//! it is tagged:
//! `cargo run --profile test -p duelhall-hall --example written_by -- store/tests/written-by/VERSION`.

use std::error::Error;
use std::fs::{self, File};
use std::path::Path;
use std::sync::Arc;

use duelhall_engine::formats::InFormat;
use duelhall_engine::games::GameId;
use duelhall_engine::heroes::Heroes;
use duelhall_engine::kit::{Options, Rng};
use duelhall_engine::towers::Towers;
use duelhall_hall::{
    Audience, CountedChance, Hall, HallConfig, Intent, JumpClock, Look, Message, Opponent, Person, PersonId, PlaceId,
    Press, Request, Slot,
};
use duelhall_store::{MatchId, OpId, Revision, SledStore, Store, Timestamp, sled};
use flate2::{Compression, write::GzEncoder};
use tokio::sync::mpsc;

type Done<T> = Result<T, Box<dyn Error>>;

/// Answers after which a match is left, even if its moment has not come.
const PATIENCE: usize = 1_500;

/// The moment at which a duel is left.
enum Until {
    /// This many answers were given.
    Answers(usize),
    /// After at least this many answers, the hand of a player who is asked has some of these words.
    Asked(&'static [&'static str], usize),
    /// After this many answers, everybody but the first player resigned.
    Resigned(usize),
    /// The duel is over.
    Over,
}

/// A table, and the moment at which it is left.
type Plan = (GameId, &'static [(&'static str, &'static str)], Until);

fn plans() -> Vec<Plan> {
    use Until::{Answers, Asked, Over, Resigned};
    const TWO: &[(&str, &str)] = &[];
    const FOUR: &[(&str, &str)] = &[("seats", "4"), ("teams", "two"), ("cap", "60")];
    const SEALED: &[(&str, &str)] = &[("format", "sealed")];
    const DRAFT: &[(&str, &str)] = &[("format", "draft")];
    const DRAFT_4: &[(&str, &str)] = &[("format", "draft"), ("seats", "4")];
    const BROUGHT: &[(&str, &str)] = &[("format", "constructed")];
    let (towers, heroes) = (GameId::of::<Towers>(), GameId::of::<Heroes>());
    let formats = GameId::of::<InFormat<Heroes>>();
    let mut plans = vec![
        (towers, TWO, Answers(0)),
        (towers, TWO, Answers(1)),
        (towers, TWO, Asked(&["Discard "], 4)),
        (towers, TWO, Answers(17)),
        (towers, TWO, Over),
        (towers, TWO, Resigned(6)),
        (heroes, TWO, Over),
        (heroes, TWO, Resigned(30)),
        (heroes, FOUR, Resigned(40)),
        (formats, SEALED, Over),
        (formats, BROUGHT, Over),
        (formats, DRAFT_4, Over),
        (formats, DRAFT, Resigned(5)),
        (formats, SEALED, Answers(1)),
        (formats, SEALED, Answers(5)),
        (formats, DRAFT, Answers(7)),
        (formats, DRAFT_4, Answers(61)),
        (formats, SEALED, Answers(60)),
        (formats, BROUGHT, Answers(75)),
        (formats, DRAFT, Answers(190)),
    ];
    plans.extend([1, 38, 77, 155].map(|answers| (heroes, TWO, Answers(answers))));
    plans.extend([2, 55, 109].map(|answers| (heroes, FOUR, Answers(answers))));
    // Rare questions, in the middle of an effect or of its price.
    const RARE: &[&str] =
        &["do you give up", "choose one", "Do you want", "to stop", "pay for X", "to the graveyard", "hich card"];
    let asked: [(&[&str], usize); 13] = [
        (&["choose a target"], 30),
        (&["Who protects"], 20),
        (&["Which armor"], 20),
        (&["has begun"], 30),
        (&["Blades are drawn"], 30),
        (&["is about to happen"], 90),
        (RARE, 4),
        (RARE, 5),
        (RARE, 6),
        (RARE, 7),
        (RARE, 40),
        (RARE, 60),
        (RARE, 90),
    ];
    plans.extend(asked.map(|(words, least)| (heroes, TWO, Asked(words, least))));
    plans.extend(asked.into_iter().take(3).map(|(words, least)| (heroes, FOUR, Asked(words, 2 * least))));
    plans.push((heroes, FOUR, Asked(RARE, 60)));
    plans.push((formats, BROUGHT, Asked(&["choose a target"], 40)));
    plans
}

/// A table in a place of its own.
struct Table<'a> {
    hall: &'a Hall,
    place: PlaceId,
    people: Vec<Person>,
    ops: u64,
    chance: Rng,
}

impl Table<'_> {
    async fn ask(&mut self, who: usize, intent: Intent) -> Done<bool> {
        self.ops += 1;
        let id = self.place.as_str().bytes().fold(0_u64, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
        let op = OpId::derived(MatchId::from_number(id), Revision(self.ops), "written by");
        let (who, place) = (self.people[who].clone(), self.place.clone());
        let reply = self.hall.handle(Request { op, who, place, place_lang: None, intent }).await;
        Ok(!reply.refused)
    }

    async fn begin(&mut self, game: GameId, options: &[(&str, &str)]) -> Done<MatchId> {
        let options: Options = options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
        let intent = Intent::Challenge { opponent: Opponent::Open, game: Some(game), options, pace: None };
        self.ask(0, intent).await?;
        let pending = self.hall.pending_in(self.place.as_str()).await?;
        let (_, id) = pending.into_iter().find(|(place, _)| *place == self.place).ok_or("no challenge is there")?;
        for who in 1..self.people.len() {
            self.ask(who, Intent::Press(Press::Accept(id))).await?;
        }
        Ok(id.0)
    }

    /// The player who is asked, and their hand.
    async fn asked(&mut self, id: MatchId) -> Done<Option<(usize, Message)>> {
        for (at, who) in self.people.iter().enumerate() {
            let audience = Audience::Person(who.id.clone(), self.place.clone());
            let hand = self.hall.message(&audience, Slot::Hand(id)).await?.ok_or("a seat has no hand")?;
            if !answers(&hand).is_empty() {
                return Ok(Some((at, hand)));
            }
        }
        Ok(None)
    }

    /// Plays until the match is to be left, and says whether it is over.
    async fn play(&mut self, id: MatchId, until: &Until) -> Done<bool> {
        for number in 0..PATIENCE {
            let Some((who, hand)) = self.asked(id).await? else { return Ok(true) };
            match until {
                Until::Answers(enough) if number >= *enough => return Ok(false),
                Until::Asked(words, least)
                    if number >= *least && words.iter().any(|words| hand.text.contains(words)) =>
                {
                    return Ok(false);
                }
                Until::Resigned(enough) if number >= *enough => {
                    for who in 1..self.people.len() {
                        self.ask(who, Intent::Press(Press::ResignNow(id))).await?;
                    }
                    return Ok(true);
                }
                _ => {}
            }
            let press = self.pick(&hand);
            if !self.ask(who, Intent::Press(press)).await? {
                return Ok(false);
            }
        }
        Ok(false)
    }

    /// Picks mostly a main choice.
    fn pick(&mut self, hand: &Message) -> Press {
        let all = answers(hand);
        let main: Vec<(Look, Press)> = all.iter().copied().filter(|(look, _)| *look == Look::Primary).collect();
        let from = if main.is_empty() || self.chance.below(4) == 0 { &all } else { &main };
        from[self.chance.below(from.len() as u32) as usize].1
    }
}

fn answers(hand: &Message) -> Vec<(Look, Press)> {
    let buttons = hand.buttons.iter().filter(|button| matches!(button.press, Press::Answer(..)));
    buttons.map(|button| (button.look, button.press)).collect()
}

async fn play(folder: &Path) -> Done<Arc<dyn Store>> {
    let store: Arc<dyn Store> = Arc::new(SledStore::open(folder, &sled::Options::default())?);
    let (sender, mut notices) = mpsc::unbounded_channel();
    let clock = Arc::new(JumpClock::new(Timestamp(1_790_000_000_000)));
    let chance = Arc::new(CountedChance::default());
    let hall = Hall::with_chance(
        HallConfig { rates: duelhall_hall::Rates::UNLIMITED, ..HallConfig::default() },
        store.clone(),
        clock,
        chance,
        sender,
    )?;
    for (number, (game, options, until)) in plans().into_iter().enumerate() {
        let four = options.contains(&("seats", "4"));
        let people = (0..if four { 4 } else { 2 }).map(|seat| {
            let name = format!("p{number}-{seat}");
            Person { id: PersonId::new("test", &name), name, lang: None, admin: false, groups: Vec::new() }
        });
        let place = PlaceId::new("test", &format!("table-{number}"));
        let chance = Rng::from_number(number as u64 + 1);
        let mut table = Table { hall: &hall, place, people: people.collect(), ops: 0, chance };
        let id = table.begin(game, options).await?;
        let over = table.play(id, &until).await?;
        let question = table.asked(id).await?.map_or_else(String::new, |(_, hand)| hand.text.replace('\n', " / "));
        println!("{number} {game} {options:?} {id}: over {over}, {} requests. {question}", table.ops);
        while notices.try_recv().is_ok() {}
    }
    hall.rest().await;
    Ok(store)
}

/// Writes all data again into an empty folder, as `compact` does, so that overwritten data is left out.
async fn compact(store: &dyn Store, folder: &Path) -> Done<()> {
    let fresh = SledStore::open(folder, &sled::Options::default())?;
    let mut after = None;
    loop {
        let page = store.export(after, 64).await?;
        let Some(last) = page.last() else { return Ok(()) };
        after = Some(last.position());
        fresh.import(page).await?;
    }
}

/// Packs every file of a folder for the repository.
fn pack(from: &Path, to: &Path) -> Done<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if entry.file_type()?.is_dir() {
            pack(&entry.path(), &to.join(name))?;
        } else {
            let packed = File::create(to.join(format!("{name}.gz")))?;
            let mut packed = GzEncoder::new(packed, Compression::best());
            std::io::copy(&mut File::open(entry.path())?, &mut packed)?;
            packed.finish()?;
        }
    }
    Ok(())
}

#[tokio::main]
async fn main() -> Done<()> {
    let to = std::env::args().nth(1).ok_or("say where to write the packed folder")?;
    let (played, folder) = (tempfile::tempdir()?, tempfile::tempdir()?);
    let store = play(played.path()).await?;
    compact(&*store, folder.path()).await?;
    pack(folder.path(), Path::new(&to))
}
