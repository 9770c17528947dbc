//! The message of a hand while its owner builds a deck: the curve of costs, the filters, and what a press does to the clock.

use std::collections::{BTreeMap, BTreeSet};

use duelhall_engine::games::AnyTable;
use duelhall_engine::kit::{Arg, Prompt, Text};
use duelhall_store::MatchId;

use super::buttons::labelled;
use crate::play::{DESK_MOST, DESK_PRESS};
use crate::sift::{MOST_COST, Pooled, Sift};
use crate::voice::Voice;
use crate::{Button, Look, Pace, Packed, Press, words};

/// A deck that is built: its pool, and the part of the pool that is shown.
pub(super) struct Desk {
    pool: Vec<Pooled>,
    sift: Sift,
    /// The table with the cards that are shown.
    pub(super) table: AnyTable,
}

impl Desk {
    /// What `table` shows of the deck that its viewer builds; `None` if the viewer builds none.
    pub(super) fn of(table: &AnyTable, sift: Sift) -> Option<Self> {
        let pool = words::pool(table);
        let shown: BTreeSet<u8> = pool.iter().filter(|card| sift.shows(card)).map(|card| card.number).collect();
        let table = words::only(table, &shown)?;
        (!pool.is_empty()).then_some(Self { pool, sift, table })
    }

    /// The deck itself: its cards with their buttons, and what `question`, which asks for it, says that it lacks.
    pub(super) fn packed(&self, voice: &Voice, buttons: &[Button], question: &Text) -> Packed {
        let costs: BTreeMap<u8, Option<u8>> = self.pool.iter().map(|card| (card.number, card.filed.cost)).collect();
        let is_in = |button: &&Button| {
            let several = button.card.as_ref().and_then(|card| card.several.as_ref());
            several.is_some_and(|several| several.taken.now > 0)
        };
        let cost = |button: &Button| *costs.get(&button.card.as_ref()?.number)?;
        let cards = buttons.iter().filter(is_in).map(|button| (cost(button), button.clone())).collect();
        let lacks = lacking(question).map(|text| voice.say(&text)).unwrap_or_default();
        Packed { cards, lacks }
    }

    /// Leaves out the buttons of cards that are not shown.
    pub(super) fn sifted(&self, buttons: Vec<Button>) -> Vec<Button> {
        let shown: BTreeSet<u8> =
            self.pool.iter().filter(|card| self.sift.shows(card)).map(|card| card.number).collect();
        let is_shown = |button: &Button| button.card.as_ref().is_none_or(|card| shown.contains(&card.number));
        buttons.into_iter().filter(is_shown).collect()
    }

    /// The line with the number of cards of each cost, and the line about the clock. Cards without a cost, such as quests, are
    /// counted by their type, so that all of them are the deck; a cost of X is one that other cards of the type have.
    pub(super) fn lines(&self, voice: &Voice, pace: Pace, set: &str) -> Vec<String> {
        let mut costs: BTreeMap<(u8, &str), u32> = BTreeMap::new();
        for card in self.pool.iter().filter(|card| card.taken.now > 0) {
            let of = match card.filed.cost {
                Some(cost) => (cost.min(MOST_COST), ""),
                None if self.has_cost(card.filed.order) => (u8::MAX, ""),
                None => (u8::MAX, card.filed.sort),
            };
            *costs.entry(of).or_default() += u32::from(card.taken.now);
        }
        let named = |cost: u8, sort: &str| match sort {
            "" if cost == u8::MAX => "X".to_owned(),
            "" => named_cost(cost),
            sort => voice.plain(&format!("deck-type-{set}-{sort}")),
        };
        // A cost is never parted from its number of cards.
        let each = costs.into_iter().map(|((cost, sort), count)| format!("{}\u{a0}({count})", named(cost, sort)));
        let each: Vec<String> = each.collect();
        let curve = (!each.is_empty()).then(|| Text::new("desk-curve").raw("costs", each.join(", ")));
        let clock = (pace == Pace::Live).then(|| {
            Text::new("desk-clock")
                .num("seconds", DESK_PRESS.as_secs() as i64)
                .num("minutes", DESK_MOST.as_secs() as i64 / 60)
        });
        curve.into_iter().chain(clock).map(|text| voice.say(&text)).collect()
    }

    /// Whether cards of a type have a cost.
    fn has_cost(&self, order: u8) -> bool {
        self.pool.iter().any(|card| card.filed.order == order && card.filed.cost.is_some())
    }

    /// The filters: a button for each that shows something. The one that is used is marked by its look and in words.
    pub(super) fn filters(&self, voice: &Voice, id: MatchId, set: &str) -> Vec<Button> {
        let types: BTreeMap<u8, &str> = self.pool.iter().map(|card| (card.filed.order, card.filed.sort)).collect();
        let costs: BTreeSet<u8> =
            self.pool.iter().filter_map(|card| card.filed.cost).map(|cost| cost.min(MOST_COST)).collect();
        let several = |count: usize| count > 1;
        let types = types.into_iter().filter(|(_, sort)| !sort.is_empty()).collect::<Vec<_>>();
        let by_type = types.iter().filter(|_| several(types.len())).map(|(order, sort)| {
            (Sift::Type(*order), Text::new("desk-type").text("type", Text::new(format!("deck-type-{set}-{sort}"))))
        });
        let by_cost = costs
            .iter()
            .filter(|_| several(costs.len()))
            .map(|cost| (Sift::Cost(*cost), Text::new("desk-cost").raw("cost", named_cost(*cost))));
        let whole = [(Sift::All, "desk-all"), (Sift::In, "desk-in"), (Sift::Out, "desk-out")];
        let whole = whole.into_iter().map(|(sift, key)| (sift, Text::new(key)));
        let filter = |(sift, text): (Sift, Text)| {
            let count: u32 = self.pool.iter().filter(|card| sift.shows(card)).map(|card| counted(sift, card)).sum();
            let look = if sift == self.sift { Look::Primary } else { Look::Plain };
            labelled(voice, Press::Sift(id, sift), &text.num("n", count), look, FILTERS)
        };
        whole.chain(by_type).chain(by_cost).map(filter).collect()
    }
}

/// What a deck lacks until it can be played. The question that counts its cards may be a part of a longer one.
fn lacking(question: &Text) -> Option<Text> {
    let key = match question.key.as_str() {
        "ask-format-build" => "desk-missing",
        "ask-format-many" => "desk-too-many",
        _ => {
            return question.args.iter().find_map(|(_, arg)| match arg {
                Arg::Text(part) => lacking(part),
                _ => None,
            });
        }
    };
    question.args.iter().find_map(|(name, arg)| match arg {
        Arg::Num(count) if name == "missing" => Some(Text::new(key).num("n", *count)),
        _ => None,
    })
}

/// The group of the filters.
pub(super) const FILTERS: u8 = 4;

/// How many of a card a filter counts.
fn counted(sift: Sift, card: &Pooled) -> u32 {
    let taken = card.taken;
    u32::from(match sift {
        Sift::In => taken.now,
        Sift::Out => taken.most - taken.now,
        Sift::All | Sift::Type(_) | Sift::Cost(_) => taken.most,
    })
}

fn named_cost(cost: u8) -> String {
    if cost < MOST_COST { cost.to_string() } else { format!("{cost}+") }
}

/// Whether several choices of a question can be taken independently of each other.
pub(super) fn toggles(prompt: &Prompt) -> bool {
    prompt.choices.iter().any(|choice| choice.taken.is_some())
}
