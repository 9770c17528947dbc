//! Messages of the hall: words, a picture and buttons, ready for any platform.

use std::sync::Arc;

use duelhall_engine::campaigns::{CampaignMap, Reward};
use duelhall_engine::decks::DeckPage;
use duelhall_engine::games::{AnyCard, AnyTable};
use duelhall_engine::kit::Taken;
use duelhall_engine::text::Lang;
use duelhall_store::{MatchId, Timestamp};

use crate::say::{cut, fullest, whole_entries};
use crate::{ChallengeId, Editor, Found, PersonId, PlaceId, Press};

/// A message in one language, complete.
#[derive(Clone, Debug, Default)]
pub struct Message {
    /// The words. Plain text; lines end with `\n`.
    pub text: String,
    /// The words of a challenge for the person who made it, where a platform shows each reader their own; empty if those are no
    /// others.
    pub own: String,
    /// How many characters at the start of the text stand out: the score, or the question.
    pub lead: usize,
    /// How many of the first lines say how things stand. A platform that folds a long text shows them and the last lines.
    pub head: usize,
    /// How many of these lines, at their end, are notes, such as what powers do. A platform with little room folds them.
    pub noted: usize,
    /// How many earlier events the first of the other lines only counts; 0 if there is no such line.
    pub folded: usize,
    /// The duel in a few words, for a platform that shows several side by side.
    pub title: String,
    /// The picture.
    pub picture: Option<Picture>,
    /// Of a hand, the board as its owner sees it, where that matters too: a choice is about cards in play, or the match is over.
    /// A platform that shows one picture at a time shows it in place of the hand if no choice is about a card of the hand.
    pub board: Option<Picture>,
    /// The buttons, in order.
    pub buttons: Vec<Button>,
    /// The buttons about a card in play: the number that the board has painted on it, and the index of the button.
    pub in_play: Vec<(u16, usize)>,
    /// Whether it asks again and again while a turn goes on, so that each choice keeps what presses it.
    pub steady: bool,
    /// The choices that always keep their places, in their order: each the index of its button, or none while it is not there.
    pub places: Vec<Option<usize>>,
    /// Choices that a platform without room can put behind one button.
    pub alike: Vec<Alike>,
    /// The choices that end the turn of the reader: each the index of its button.
    pub ends_turn: Vec<usize>,
    /// What the reader loses when their turn ends: each the index of a button, and what is said of it. Several buttons may share what is
    /// said, because only one of them can be taken.
    pub lapses: Vec<(usize, String)>,
    /// The cards on the board in words: for a player alone.
    pub sights: Vec<Sight>,
    /// The name of a list of choices that are no numbered cards, where a platform shows them as a list.
    pub menu: String,
    /// The list of the numbered cards, where they are chosen by their names rather than by their numbers.
    pub listed: Option<Listed>,
    /// When the timer of the players who are asked runs out, to be shown as time left.
    pub deadline: Option<Timestamp>,
    /// The settings, for `/settings` and `/config`: a platform shows a form, and sends the key and the chosen value.
    pub form: Vec<Field>,
    /// The people that a platform should notify.
    pub mentions: Vec<Mention>,
    /// The page on which a deck is edited: what the platforms lay out by themselves.
    pub editor: Option<Arc<Editor>>,
    /// The deck that its reader builds in a match, whatever part of the pool is shown.
    pub packed: Option<Packed>,
    /// The ways to narrow a list of cards, where it is one.
    pub narrowings: Vec<Narrowing>,
    /// Whether it asks its reader in their own turn, rather than in somebody else's or before the first.
    pub own_turn: bool,
    /// Whether its reader is out of the match, while others play on.
    pub out: bool,
    /// Whether it says that half of the time for an answer is gone.
    pub hurry: bool,
    /// The words of such a message without the time that is left, for a page with a clock.
    pub untimed: String,
    /// The line that says how much time is left: where a clock is shown, it is left out.
    pub timed: Option<usize>,
    /// Whether it says that a duel begins for which people have waited: they are notified at once.
    pub begun: bool,
}

impl Message {
    /// The text for a platform that shows the deadline beside it: without the line that says how much time is left.
    #[must_use]
    pub fn beside_deadline(&self) -> String {
        let timed = self.timed.filter(|_| self.deadline.is_some());
        let lines = self.text.lines().enumerate().filter(|(at, _)| Some(*at) != timed);
        lines.map(|(_, line)| line).collect::<Vec<_>>().join("\n")
    }
}

/// A person to be notified.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mention {
    /// The person.
    pub id: PersonId,
    /// The person's name in the text; a platform may put its own form of a mention there.
    pub name: String,
}

/// One setting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// The key to send back, such as `towers.deck`.
    pub key: String,
    /// The name of the setting.
    pub label: String,
    /// The present value.
    pub value: String,
    /// The present value in words.
    pub shown: String,
    /// The possible values.
    pub values: FieldValues,
}

/// The possible values of a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FieldValues {
    /// One of these: each a value to send and its label.
    OneOf(Vec<(String, String)>),
    /// A whole number between the first and the second, both included.
    Range(i64, i64),
    /// Any rooms of the house, as the platform's ids with spaces between them. An empty value means all rooms.
    Rooms,
    /// Any groups of people, as the platform's ids with spaces between them. An empty value means everybody.
    Groups,
}

/// A card on a board as one player sees it, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sight {
    /// The number that is painted on it; `None` on a card without one, such as a hero.
    pub number: Option<u16>,
    /// The id of the card; `None` if it lies face down for this player.
    pub card: Option<String>,
    /// The words.
    pub words: String,
}

/// A picture to be drawn, and the same content in words.
#[derive(Clone, Debug)]
pub struct Picture {
    /// The subject.
    pub subject: Subject,
    /// The players' names, by seat.
    pub names: Vec<String>,
    /// A number of the match for what only adorns its picture; it is the same in every language.
    pub mark: u32,
    /// The language of the words on it.
    pub lang: Lang,
    /// The theme, by its name in the renderer: `default`, `high-contrast`, `large-text`.
    pub theme: String,
    /// The alt text, at most 1,024 characters, made from the same view.
    pub alt: String,
    /// The lines of a board, or those of a hand, of which each page has its own.
    pub lines: Vec<HandLine>,
}

impl Picture {
    /// The lines about a page of a hand, given the numbers of the cards on each page; all lines about anything else.
    #[must_use]
    pub fn lines_on(&self, page: usize, pages: &[Vec<u8>]) -> Vec<&HandLine> {
        let Some(numbers) = pages.get(page.min(pages.len().saturating_sub(1))) else {
            return self.lines.iter().collect();
        };
        // Cards without a number are on the pages without numbers, if there are any.
        let apart = numbers.is_empty() || pages.iter().all(|page| !page.is_empty());
        let is_here = |line: &&HandLine| match line.card {
            None => true,
            Some(0) => apart,
            Some(number) => numbers.contains(&number),
        };
        self.lines.iter().filter(is_here).collect()
    }

    /// The alt text of a page of a hand, of so many characters at most. A card whose text has no room is named without it; if even
    /// the names have no room, `more` says how many are left out.
    #[must_use]
    pub fn alt_on(
        &self,
        page: usize,
        pages: &[Vec<u8>],
        longest: usize,
        more: impl Fn(Lang, usize) -> String,
    ) -> String {
        let lines = self.lines_on(page, pages);
        if pages.is_empty() || lines.is_empty() {
            return self.alt.clone();
        }
        let said: Vec<[&str; 2]> = lines.iter().map(|line| [line.words.as_str(), line.brief.as_str()]).collect();
        let said = fullest(&said, " ", longest);
        whole_entries(&said, " ", longest, |count| more(self.lang, count))
            .unwrap_or_else(|| cut(&said.join(" "), longest))
    }
}

/// A line of words about a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandLine {
    /// The number of the card that it is about, 0 for a card without a number; `None` for a line about all cards.
    pub card: Option<u8>,
    /// The words.
    pub words: String,
    /// The words without the text of the card.
    pub brief: String,
    /// The words on the card that somebody new does not know, each explained in a line.
    pub terms: String,
    /// The id of the card in its game; empty for a line about all cards, or if a press does not show the card large.
    pub id: String,
}

/// What happened in the last turns of a match, action by action, for one of its players: all that is remembered, of which a message
/// has less.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lately {
    /// What happened, oldest first.
    pub events: Vec<Happened>,
    /// Whether the player has made a move. Before the first one, everything has happened since.
    pub moved: bool,
}

/// Something that happened, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Happened {
    /// The words.
    pub words: String,
    /// Whether a turn begins with it.
    pub turn: bool,
    /// Whether it is the last move of the player to whom it is told, or happened since, as far as that is remembered. While nothing
    /// followed that move, nothing is marked.
    pub since: bool,
}

/// Choices that do the same with different things.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alike {
    /// What all of them do.
    pub name: String,
    /// Whether they are about cards in play, by the numbers that the board has painted on them.
    pub painted: bool,
    /// Whether they give something up that does not come back, so that they need care.
    pub gives_up: bool,
    /// Each with a number that it keeps, from 1, and the index of its button.
    pub buttons: Vec<(u16, usize)>,
}

impl From<String> for HandLine {
    /// A line about all cards.
    fn from(words: String) -> Self {
        Self { card: None, brief: words.clone(), words, terms: String::new(), id: String::new() }
    }
}

/// The subject of a picture.
#[derive(Clone, Debug)]
pub enum Subject {
    /// The board, from the view of everybody or of one seat.
    Board(AnyTable),
    /// A hand, from its owner's view.
    Hand(AnyTable),
    /// One card.
    Card(AnyCard),
    /// One card in play with its present state: the card, the table on which it lies, and its number there.
    InPlay(AnyCard, AnyTable, u16),
    /// A page of a deck.
    Deck(Arc<DeckPage>),
    /// The map of a campaign.
    Map(Arc<CampaignMap>),
    /// A card that was won.
    Reward(Arc<Reward>),
    /// A match that is over, as an animation: its key moments as everybody saw them.
    Replay(Arc<[AnyTable]>),
}

/// A button under a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// The effect of a press.
    pub press: Press,
    /// The label, at most 80 characters.
    pub label: String,
    /// The card that the button is about, if the picture of the message numbers it.
    pub card: Option<Numbered>,
    /// The look.
    pub look: Look,
    /// The group of the button, from 0: plays, discards and other choices are kept apart (T-48).
    pub group: u8,
}

/// A card as the picture of a message numbers it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Numbered {
    /// The number painted on the card, from 1.
    pub number: u8,
    /// What happens to the card: a verb, such as `Play`.
    pub verb: String,
    /// A label for a button that stands under the picture: the verb and the number, at most 34 characters.
    pub short: String,
    /// How often it is taken, if it is one of several choices that are independent of each other.
    pub several: Option<Several>,
}

/// One of several choices that are independent of each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Several {
    /// How often it is taken.
    pub taken: Taken,
    /// The label of the button without that.
    pub name: String,
}

/// A deck that is built in a match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Packed {
    /// Its cards, the cheapest first: what each costs, if that is a number, and the button of the card.
    pub cards: Vec<(Option<u8>, Button)>,
    /// What is missing until it can be played, as the label of a button that cannot be pressed; empty if nothing is.
    pub lacks: String,
}

/// A way to narrow a list of cards: their game, type, class and so on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Narrowing {
    /// The cards that are shown.
    pub shown: Found,
    /// What can be chosen, all of them first. Each finds some card.
    pub choices: Vec<Narrowed>,
}

/// A choice among cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Narrowed {
    /// The label, at most 34 characters.
    pub label: String,
    /// The cards that it finds.
    pub found: Found,
    /// Whether these are the cards that are shown.
    pub used: bool,
}

/// A list of numbered cards by their names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// The name of the list.
    pub name: String,
    /// Whether several of them can be taken at once.
    pub several: bool,
}

/// The look of a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// The usual choice.
    Primary,
    /// A choice that agrees.
    Success,
    /// A choice that cannot be undone.
    Danger,
    /// Any other choice.
    Plain,
    /// A choice that takes something back: it looks like any other, and nothing makes it stand out.
    Back,
    /// A choice that is seldom wanted: it stands after all others, without a key.
    Last,
}

/// The people who see a message.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Audience {
    /// Everybody in a place.
    Place(PlaceId),
    /// One person alone, in a place.
    Person(PersonId, PlaceId),
}

/// The role of a message. A newer message of the same slot and audience replaces the older one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Slot {
    /// A challenge and its result.
    Challenge(ChallengeId),
    /// The board of a match.
    Board(MatchId),
    /// A hand.
    Hand(MatchId),
    /// A short call to the players whose turn it is; removed when they have moved.
    Ping(MatchId),
}

/// Something that a platform has to do unasked.
#[derive(Clone, Debug)]
#[expect(clippy::large_enum_variant, reason = "notices are few and short-lived")]
pub enum Notice {
    /// Post or replace the message of a slot: fetch the newest with `Hall::message`. Several of these may become one.
    Refresh(Audience, Slot),
    /// Somebody asked for the message of a slot in a place. It is brought up to date, but a message that is the last of its slot
    /// is not posted again.
    Show(PlaceId, Slot),
    /// Post this once.
    Say(Audience, Message),
    /// Remove the message of a slot.
    Remove(Audience, Slot),
}

/// The answer to a request, for the asker alone.
#[derive(Clone, Debug, Default)]
pub struct Reply {
    /// A short line for the asker: what happened, or why nothing happened and what to do.
    pub toast: Option<String>,
    /// What the asker has done, in their own words, where the message does not come at once.
    pub done: Option<String>,
    /// A message for the asker alone.
    pub message: Option<Message>,
    /// The slot that `message` belongs to, if it replaces an older message. Without a message, the slot that the toast
    /// is about.
    pub slot: Option<Slot>,
    /// Whether the request was refused.
    pub refused: bool,
    /// Rooms of the house that the toast names as `#ID`, with the platform's ids. A platform may put its own form
    /// there.
    pub rooms: Vec<String>,
}
