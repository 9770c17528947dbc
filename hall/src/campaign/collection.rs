//! The collection of a person: the cards of a nation in pages, how many of each they own, and each of them large.

use std::sync::Arc;

use duelhall_engine::decks::{DeckPage, DeckView};
use duelhall_engine::games::{AnyCard, GameId};
use duelhall_engine::kit::campaign::{Campaign, Nation};
use duelhall_engine::kit::deck::Deck;
use duelhall_engine::kit::{Taken, Text};

use super::stored::Progress;
use crate::asker::Asker;
use crate::inner::Inner;
use crate::say::{button, cut_alt, labelled};
use crate::trouble::Trouble;
use crate::voice::Voice;
use crate::{Button, Look, Message, Numbered, Picture, Press, Reply, Subject, words};

/// Cards on a page: two rows of five numbers, as on the pages of the editor.
const PAGE: usize = 10;

/// A card of a nation.
struct Card {
    id: String,
    /// Its position among the cards of the game: a button names it by this.
    kind: u16,
    card: AnyCard,
    /// How many of it the person owns.
    owned: u8,
}

/// The cards of a nation as a person owns them.
struct Collection<'a> {
    game: GameId,
    campaign: &'a Campaign,
    nation: &'a Nation,
    /// The place of the nation among the others.
    at: u8,
    /// By type, then by cost, then by id, as in decks.
    cards: Vec<Card>,
}

impl Inner {
    /// A page of the cards of a nation, from 0; past the end, the last page.
    pub(super) async fn collection(
        &self,
        asker: &Asker<'_>,
        game: GameId,
        nation: u8,
        page: usize,
    ) -> Result<Reply, Trouble> {
        let progress = self.progress(&asker.request.who.id, game).await?;
        let Some(own) = Collection::of(&progress, game, nation) else { return Trouble::refuse("no-mission") };
        let (voice, page) = (&asker.voice, page.min(own.pages() - 1));
        let text = [own.title(voice, page), voice.plain("collection-hint")].join("\n");
        let picture = Picture {
            alt: own.alt(voice, page),
            subject: Subject::Deck(Arc::new(own.laid(voice, page))),
            names: Vec::new(),
            mark: 0,
            lang: voice.lang,
            theme: asker.person.theme(),
            lines: Vec::new(),
        };
        let buttons = own.buttons(voice, page);
        Ok(asker.page(Message { text, picture: Some(picture), buttons, ..Message::default() }))
    }

    /// A card of a collection large, with how many of it the person owns.
    pub(super) async fn owned_card(&self, asker: &Asker<'_>, game: GameId, kind: u16) -> Result<Reply, Trouble> {
        let Some(campaign) = game.campaign() else { return Trouble::refuse("no-campaign") };
        let found = game.set().cards().into_iter().nth(kind.into());
        let of = |nation: &Nation| found.as_ref().is_some_and(|(id, _)| nation.cards.contains(id));
        let nation = campaign.nations.iter().position(of).and_then(|at| u8::try_from(at).ok());
        let progress = self.progress(&asker.request.who.id, game).await?;
        let own = nation.and_then(|nation| Collection::of(&progress, game, nation));
        let at = own.as_ref().and_then(|own| own.cards.iter().position(|card| card.kind == kind));
        let (Some(own), Some(at)) = (own, at) else { return Trouble::refuse("no-mission") };
        let (voice, card) = (&asker.voice, &own.cards[at]);
        let (text, picture) = crate::pages::large(asker, &card.card);
        let count = voice.say(&Text::new("collection-card").num("n", card.owned).num("most", campaign.most));
        // The way back leads to the page on which the card is.
        let buttons = vec![button(voice, own.press(at / PAGE), "press-editor-back", Look::Plain, 0)];
        let text = format!("{count}\n{text}");
        Ok(asker.page(Message { text, picture: Some(picture), buttons, ..Message::default() }))
    }
}

impl Collection<'_> {
    fn of(progress: &Progress, game: GameId, at: u8) -> Option<Self> {
        let campaign = game.campaign()?;
        let nation = campaign.nations.get(usize::from(at))?;
        let card = |(kind, (id, card)): (u16, (String, AnyCard))| {
            let is_here = nation.cards.contains(&id);
            is_here.then(|| Card { owned: progress.owned(campaign, &id), id, kind, card })
        };
        let mut cards: Vec<Card> = (0..).zip(game.set().cards()).filter_map(card).collect();
        cards.sort_by_cached_key(|card| {
            let filed = game.filed(&card.card).unwrap_or_default();
            (filed.order, filed.cost.unwrap_or(u8::MAX), card.id.clone())
        });
        Some(Self { game, campaign, nation, at, cards })
    }

    fn pages(&self) -> usize {
        self.cards.len().div_ceil(PAGE).max(1)
    }

    /// The cards of a page, each with the number that is painted on it.
    fn on_page(&self, page: usize) -> impl Iterator<Item = (u8, &Card)> {
        (1..).zip(self.cards.iter().skip(page * PAGE).take(PAGE))
    }

    /// The press that shows a page.
    fn press(&self, page: usize) -> Press {
        Press::Collection(self.game, self.at, u8::try_from(page).unwrap_or(u8::MAX))
    }

    /// How many of the cards the person owns, and how many different ones are missing.
    fn title(&self, voice: &Voice, page: usize) -> String {
        let all: i64 = self.cards.iter().map(|card| i64::from(card.owned)).sum();
        let missing = self.cards.iter().filter(|card| card.owned == 0).count() as i64;
        let different = self.cards.len() as i64;
        let text = Text::new("collection-title").text("nation", self.nation.name.clone()).num("n", all);
        let text = text.num("most", different * i64::from(self.campaign.most)).num("different", different);
        let text = text.num("missing", missing).num("page", page as i64 + 1);
        voice.say(&text.num("pages", self.pages() as i64))
    }

    /// A page laid out as that of a deck which is edited: it says of each card how many there are of how many.
    fn laid(&self, voice: &Voice, page: usize) -> DeckPage {
        let all = self.cards.iter().map(|card| (card.id.clone(), card.owned)).collect();
        let view = DeckView::of(self.game, &Deck { hero: None, cards: all, side: Vec::new() });
        let size = view.size();
        let cards = self.on_page(page).map(|(_, card)| (card.card.clone(), card.owned)).collect();
        let offers = self.on_page(page).map(|(_, card)| Taken { now: card.owned, most: self.campaign.most }).collect();
        DeckPage {
            deck: DeckView { cards, ..view },
            name: voice.say(&self.nation.name),
            size,
            side_size: 0,
            beside: false,
            page,
            pages: self.pages(),
            offers,
            owned: true,
        }
    }

    /// The picture in words.
    fn alt(&self, voice: &Voice, page: usize) -> String {
        let line = |(number, card): (u8, &Card)| {
            let text = Text::new("collection-alt-card").num("number", number).num("n", card.owned);
            voice.say(&text.raw("name", words::card_name(voice, &card.card)).num("most", self.campaign.most))
        };
        let lines = std::iter::once(self.title(voice, page)).chain(self.on_page(page).map(line));
        cut_alt(&lines.collect::<Vec<_>>().join(" "))
    }

    /// The numbers of the cards, the pages before and after, the other nations, and the campaign.
    fn buttons(&self, voice: &Voice, page: usize) -> Vec<Button> {
        let one = |(number, card): (u8, &Card)| {
            let text = Text::new("collection-press").num("number", number);
            let text = text.raw("name", words::card_name(voice, &card.card));
            let press = Press::OwnedCard(self.game, card.kind);
            let card = Numbered { number, verb: voice.plain("press-look"), short: number.to_string(), several: None };
            Button { card: Some(card), ..labelled(voice, press, &text, Look::Plain, 0) }
        };
        let turn = |to: usize, key: &str| button(voice, self.press(to), key, Look::Plain, 1);
        let mut buttons: Vec<Button> = self.on_page(page).map(one).collect();
        buttons.extend((page > 0).then(|| turn(page - 1, "press-before")));
        buttons.extend((page + 1 < self.pages()).then(|| turn(page + 1, "press-next")));
        let others = (0..).zip(&self.campaign.nations).filter(|(at, _)| *at != self.at);
        let other = |(at, other): (u8, &Nation)| {
            labelled(voice, Press::Collection(self.game, at, 0), &other.name, Look::Plain, 2)
        };
        buttons.extend(others.map(other));
        buttons.push(button(voice, Press::Campaign(self.game, self.at), "press-campaign", Look::Plain, 2));
        buttons
    }
}
