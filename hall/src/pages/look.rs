//! The cards in sight of a duel: their list, and each of them large, for one reader alone.

use duelhall_engine::games::{AnyCard, AnyTable};
use duelhall_engine::kit::Text;
use duelhall_store::MatchId;

use super::turns;
use crate::asker::Asker;
use crate::inner::Inner;
use crate::say::{cut, cut_alt, labelled, whole_entries};
use crate::trouble::Trouble;
use crate::voice::Voice;
use crate::words::Sighted;
use crate::{Button, InSight, Look, Message, Picture, Press, Reply, Subject, words};

/// How many cards are on a page: as many as the list of every platform has room for.
const PAGE: usize = 24;

/// The longest list of the cards of a row.
const LONGEST: usize = 400;

/// A card in sight, and its name in a button.
struct Seen {
    card: Sighted<AnyCard>,
    spot: InSight,
    /// How many of it are in the row.
    count: usize,
    /// Whether no row before has it: it has one button.
    is_first: bool,
}

impl Inner {
    /// A page of the cards that the asker can see, from 1; past the end, the last page.
    pub(crate) async fn look(&self, asker: &Asker<'_>, id: MatchId, page: u8) -> Result<Reply, Trouble> {
        let (voice, _, seen) = self.in_sight(asker, id).await?;
        let page = usize::from(page).saturating_sub(1).min(seen.len().saturating_sub(1) / PAGE);
        let pages = seen.len().div_ceil(PAGE) as i64;
        let title = Text::new("look-title").num("page", page as i64 + 1).num("pages", pages);
        let shown = seen.chunks(PAGE).nth(page).unwrap_or_default();
        let lines: Vec<String> = std::iter::once(voice.say(&title)).chain(rows(&voice, shown)).collect();
        let (buttons, menu) = (buttons(&voice, id, &seen, page), voice.plain("look-menu"));
        Ok(asker.page(Message { text: lines.join("\n"), buttons, menu, ..Message::default() }))
    }

    /// Shows a card large, if the asker can see it now. The list stays under it.
    pub(crate) async fn look_at(&self, asker: &Asker<'_>, id: MatchId, spot: InSight) -> Result<Reply, Trouble> {
        let (voice, table, seen) = self.in_sight(asker, id).await?;
        let Some(at) = seen.iter().position(|seen| seen.spot == spot) else { return Trouble::refuse("no-in-sight") };
        let Sighted { row, words: state, card, .. } = &seen[at].card;
        let about = words::card_line(&voice, card);
        let place = voice.say(&Text::new("look-at").text("row", row.clone()).raw("card", state));
        // A card in play is drawn with its present state, so that is said as well.
        let (subject, alt) = match spot {
            InSight::Painted(number) => (Subject::InPlay((**card).clone(), table, number), format!("{place}\n{about}")),
            InSight::Kind(_) => (Subject::Card((**card).clone()), about),
        };
        let lines: Vec<String> = std::iter::once(place).chain(words::card_explained(&voice, card)).collect();
        let picture = Picture {
            subject,
            names: Vec::new(),
            mark: 0,
            lang: voice.lang,
            theme: asker.person.theme(),
            alt: cut_alt(&alt),
            lines: Vec::new(),
        };
        let (buttons, menu) = (buttons(&voice, id, &seen, at / PAGE), voice.plain("look-menu"));
        let message = Message { text: lines.join("\n"), picture: Some(picture), buttons, menu, ..Message::default() };
        Ok(asker.page(message))
    }

    /// The cards that the asker can see, with the voice that names the players and the table on which they lie.
    async fn in_sight(&self, asker: &Asker<'_>, id: MatchId) -> Result<(Voice, AnyTable, Vec<Seen>), Trouble> {
        let Some(visit) = self.duels.enter(&*self.store, id).await? else { return Trouble::refuse("no-such-duel") };
        self.may_watch(asker, &visit).await?;
        let duel = visit.duel();
        let voice = crate::say::named(&asker.voice, &duel.meta);
        let Some(table) = duel.game.table(duel.viewer(&asker.request.who.id)) else {
            return Trouble::refuse("text-old-rules");
        };
        let seen = seen(&voice, &table);
        if seen.is_empty() { Trouble::refuse("no-in-sight-any") } else { Ok((voice, table, seen)) }
    }
}

/// The cards that the viewer of a table can see, each once in a row.
fn seen(voice: &Voice, table: &AnyTable) -> Vec<Seen> {
    let mut all: Vec<Seen> = Vec::new();
    let mut library = None;
    for card in words::sights(voice, table) {
        let spot = match card.number {
            Some(number) => InSight::Painted(number),
            None => {
                let library = library.get_or_insert_with(|| table.game().set().cards());
                let kind = library.iter().position(|(id, _)| *id == card.id).and_then(|kind| u16::try_from(kind).ok());
                // A scenario's own cards are in no list of the game.
                let Some(kind) = kind else { continue };
                InSight::Kind(kind)
            }
        };
        match all.iter_mut().find(|seen| seen.spot == spot && seen.card.row == card.row) {
            // A card with a painted number is there once, however many choices are about it.
            Some(seen) => seen.count += usize::from(matches!(spot, InSight::Kind(_))),
            None => {
                let is_first = all.iter().all(|seen| seen.spot != spot);
                all.push(Seen { card, spot, count: 1, is_first });
            }
        }
    }
    all
}

/// The cards of a page in words, a line for each row.
fn rows(voice: &Voice, shown: &[Seen]) -> Vec<String> {
    let line = |row: &[Seen]| {
        let label = |seen: &Seen| match (seen.count, &seen.card.words) {
            (1, words) => words.clone(),
            (count, words) => voice.say(&Text::new("look-several").raw("card", words).num("n", count as i64)),
        };
        let labels: Vec<String> = row.iter().map(label).collect();
        let labels: Vec<&str> = labels.iter().map(String::as_str).collect();
        let more = |count: usize| voice.say(&Text::new("look-more").num("n", count as i64));
        let cards = whole_entries(&labels, "; ", LONGEST, more).unwrap_or_else(|| cut(&labels.join("; "), LONGEST));
        voice.say(&Text::new("look-line").text("row", row[0].card.row.clone()).raw("cards", cards))
    };
    shown.chunk_by(|one, two| one.card.row == two.card.row).map(line).collect()
}

/// The cards of a page as buttons, each row in a group of its own, and the buttons to other pages.
fn buttons(voice: &Voice, id: MatchId, seen: &[Seen], page: usize) -> Vec<Button> {
    let shown = seen.chunks(PAGE).nth(page).unwrap_or_default();
    let rows = shown.chunk_by(|one, two| one.card.row == two.card.row);
    let one = |group: u8, seen: &Seen| {
        let card = match (seen.count, &seen.card.label) {
            (1, label) => label.clone(),
            (count, label) => voice.say(&Text::new("look-several").raw("card", label).num("n", count as i64)),
        };
        let label = Text::new("look-entry").text("row", seen.card.row.clone()).raw("card", card);
        labelled(voice, Press::LookAt(id, seen.spot), &label, Look::Plain, group)
    };
    let mut buttons: Vec<Button> = (0..)
        .zip(rows)
        .flat_map(|(group, row)| row.iter().filter(|seen| seen.is_first).map(move |seen| one(group, seen)))
        .collect();
    let to = |page: u16| Press::Look(id, u8::try_from(page.saturating_add(1)).unwrap_or(u8::MAX));
    let last = buttons.last().map_or(0, |button| button.group.saturating_add(1));
    buttons.extend(
        turns(voice, page, seen.len().div_ceil(PAGE), to).into_iter().map(|turn| Button { group: last, ..turn }),
    );
    buttons
}
