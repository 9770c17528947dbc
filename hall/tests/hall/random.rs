//! Tests random requests in random order: nothing panics, and invariants hold.

use std::collections::BTreeSet;
use std::time::Duration;

use duelhall_engine::ai::Level;
use duelhall_engine::games::{GameId, Match, Origin, Resumed};
use duelhall_engine::heroes::Heroes;
use duelhall_engine::kit::{Record, Seat};
use duelhall_engine::text::Lang;
use duelhall_hall::{ExportRight, Intent, Opponent, Pace, Person, Press, Reply, Request};
use duelhall_store::{ContentId, MatchId};
use proptest::prelude::*;

use crate::rig::{Rig, admin, hall_place, person};

/// One action of a person. Its numbers pick from the choices at that moment.
#[derive(Clone, Debug)]
enum Step {
    Wish { who: usize, whom: usize, correspondence: bool, seats: usize },
    Pressed { who: usize, which: usize },
    Made { who: usize, kind: u8, which: usize, step: u32, index: u16 },
    Ask { who: usize, what: u8, text: String },
    Set { who: usize, key: usize, value: String },
    Repeat,
    Wait { seconds: u64 },
    Restart,
}

fn step() -> impl Strategy<Value = Step> {
    let who = 0..4_usize;
    prop_oneof![
        2 => (who.clone(), 0..6_usize, any::<bool>(), 2..5_usize)
            .prop_map(|(who, whom, correspondence, seats)| Step::Wish { who, whom, correspondence, seats }),
        12 => (who.clone(), any::<usize>()).prop_map(|(who, which)| Step::Pressed { who, which }),
        3 => (who.clone(), 0..11_u8, any::<usize>(), 0..40_u32, 0..12_u16)
            .prop_map(|(who, kind, which, step, index)| Step::Made { who, kind, which, step, index }),
        2 => (who.clone(), 0..9_u8, ".{0,12}").prop_map(|(who, what, text)| Step::Ask { who, what, text }),
        1 => (who, 0..13_usize, "[a-z0-9-]{0,6}|on|off|ru|en|auto|quick|1|20|default")
            .prop_map(|(who, key, value)| Step::Set { who, key, value }),
        1 => Just(Step::Repeat),
        1 => prop_oneof![1..30_u64, 60..200_u64, 600..700_u64, Just(90_000)].prop_map(|seconds| Step::Wait { seconds }),
        1 => Just(Step::Restart),
    ]
}

fn people() -> [Person; 4] {
    [person("Ann", Lang::En), person("Борис", Lang::Ru), person("\u{202e}<>", Lang::En), admin()]
}

const KEYS: [&str; 13] = [
    "language",
    "game",
    "pace",
    "live-seconds",
    "correspondence-hours",
    "limit",
    "pings",
    "towers.deck",
    "towers.stock",
    "towers.tie",
    "towers.cap",
    "theme",
    "nonsense",
];

/// A rig, and everything that has been offered so far.
struct World {
    rig: Rig,
    people: [Person; 4],
    offered: Vec<Press>,
    last: Option<Request>,
}

impl World {
    async fn send(&mut self, who: usize, intent: Intent) {
        let request = self.rig.request(&self.people[who], intent);
        self.last = Some(request.clone());
        let reply = self.rig.send(request).await;
        self.look(&reply);
    }

    fn look(&mut self, reply: &Reply) {
        assert!(reply.toast.is_some() || reply.message.is_some(), "nobody is left without an answer");
        let shown: Vec<_> = reply.message.iter().chain(self.rig.shown.values()).cloned().collect();
        for message in &shown {
            assert!(!message.text.contains('⟨') && !message.text.is_empty(), "{message:?}");
            // Good computer players of Heroes would take most of the test's time.
            let quick = message.buttons.iter().filter(|button| !matches!(button.press, Press::Fill(_)));
            self.offered.extend(quick.map(|button| button.press));
        }
        assert!(!reply.toast.as_ref().is_some_and(|toast| toast.contains('⟨')), "{reply:?}");
        let surplus = self.offered.len().saturating_sub(60);
        self.offered.drain(..surplus);
    }

    async fn step(&mut self, step: Step) {
        match step {
            Step::Wish { who, whom, correspondence, seats } => {
                let opponent = match whom {
                    4 => Opponent::Open,
                    5 => Opponent::Ai(Level::Random),
                    _ => Opponent::Named { id: self.people[whom].id.clone(), name: self.people[whom].name.clone() },
                };
                let pace = Some(if correspondence { Pace::Correspondence } else { Pace::Live });
                let game = (seats > 2).then_some(GameId::of::<Heroes>());
                let options = game.map(|_| ("seats".to_owned(), seats.to_string())).into_iter().collect();
                self.send(who, Intent::Challenge { opponent, game, options, pace }).await;
            }
            Step::Pressed { who, which } => {
                let Some(press) = self.offered.get(which % self.offered.len().max(1)).copied() else { return };
                self.send(who, Intent::Press(press)).await;
            }
            Step::Made { who, kind, which, step, index } => {
                let live = self.rig.hall.live_in("").await.unwrap();
                let id = live.get(which % live.len().max(1)).map_or(MatchId::from_number(9), |(_, id)| *id);
                let press = made(kind, id, step, index);
                self.send(who, Intent::Press(press)).await;
            }
            Step::Ask { who, what, text } => self.send(who, asked(what, text)).await,
            Step::Set { who, key, value } => {
                let change = Some((KEYS[key].to_owned(), value));
                let intent = if key == 11 { Intent::Settings(change) } else { Intent::Config(change) };
                self.send(who, intent).await;
            }
            Step::Repeat => {
                let Some(request) = self.last.clone() else { return };
                let before = self.rig.store.counts().await.unwrap();
                let reply = self.rig.send(request).await;
                let after = self.rig.store.counts().await.unwrap();
                assert_eq!((before.live, before.finished), (after.live, after.finished), "a repeated update acts once");
                self.look(&reply);
            }
            Step::Wait { seconds } => drop(self.rig.pass(Duration::from_secs(seconds)).await),
            Step::Restart => self.rig.restart().await,
        }
    }

    /// Checks what must hold after every step.
    async fn check(&self) {
        let live = self.rig.store.live(None, 1_000).await.unwrap();
        let mut boards: Vec<_> = self.rig.hall.live_in("").await.unwrap().into_iter().map(|(_, id)| id).collect();
        boards.sort();
        assert_eq!(boards, live, "the place lists exactly the live matches");
        for id in &live {
            let facts = self.rig.hall.facts(*id).await.unwrap().unwrap();
            assert!(!facts.over && facts.places == [hall_place()] && (2..=4).contains(&facts.players.len()));
            let people: Vec<_> = facts.players.iter().filter(|player| !player.computer).collect();
            let different: BTreeSet<_> = people.iter().map(|player| &player.id).collect();
            assert_eq!(different.len(), people.len(), "nobody plays against themselves");
            for player in people {
                let plays = self.rig.hall.matches_of(&player.id).await.unwrap().contains(id);
                assert_eq!(plays, !player.out, "a player who is out has room for another match");
            }
            let stored = self.rig.store.load(*id).await.unwrap().unwrap();
            assert!(stored.deadline.is_some(), "somebody's timer runs");
            let content = Origin::content(&stored.setup).and_then(|hash| ContentId::from_bytes(&hash));
            let content = self.rig.store.content(content.expect("its set-up names its cards")).await.unwrap();
            let origin = Origin::read(&stored.setup, content.as_deref()).unwrap();
            let Resumed::On(resumed) = origin.resume(&stored.snapshot, &stored.actions).unwrap() else {
                panic!("it resumes unchanged")
            };
            assert_eq!(resumed.revision(), facts.revision, "memory matches the store");
        }
    }
}

fn made(kind: u8, id: MatchId, step: u32, index: u16) -> Press {
    let challenge = duelhall_hall::ChallengeId(id);
    match kind {
        0..=4 => Press::Answer(id, step, index),
        5 => Press::Hint(id),
        6 => Press::Resign(id),
        7 => Press::Rematch(id),
        8 => Press::Accept(challenge),
        9 => Press::Decline(challenge),
        10 => Press::Leave(challenge),
        11 => Press::Bring(challenge, Seat((index % 6) as u8), (index % 20) as u8),
        _ => Press::ResignNow(id),
    }
}

fn asked(what: u8, text: String) -> Intent {
    match what {
        0 => Intent::Hand(None),
        1 => Intent::Board(None),
        2 => Intent::Text(None),
        3 => Intent::Resign(None),
        4 => Intent::Rematch(None),
        5 => Intent::Rules(None),
        6 => Intent::Card(None, text),
        7 => Intent::Config(None),
        _ => Intent::Help,
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn any_requests_in_any_order_keep_the_hall_consistent(steps in proptest::collection::vec(step(), 1..60)) {
        let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
        runtime.block_on(async {
            let mut world = World { rig: Rig::new(), people: people(), offered: Vec::new(), last: None };
            for step in steps {
                world.step(step).await;
                world.check().await;
            }
            world.rig.deliver().await;
            for (_, id) in world.rig.hall.live_in("").await.unwrap() {
                let record = world.rig.hall.export(id, ExportRight::Operator).await.unwrap().unwrap();
                Match::verify(&Record::read(&record).unwrap()).unwrap();
            }
        });
    }
}
