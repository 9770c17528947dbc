//! Makes challenges.

use std::sync::Arc;

use duelhall_engine::ai::Level;
use duelhall_engine::games::{GameId, Match};
use duelhall_engine::kit::campaign::OF_THE_PLACE;
use duelhall_engine::kit::{FirstTurn, Options, Seat, Text};
use duelhall_store::{MatchId, OpId, Revision};

use super::lobby::Taken;
use super::{Challenge, Fate, Held, Party, VERSION, stands};
use crate::asker::Asker;
use crate::index::{self, Sitting};
use crate::inner::Inner;
use crate::meta::{COMPUTER, Chair};
use crate::play::Plan;
use crate::settings::{LOT, Spec};
use crate::trouble::Trouble;
use crate::{ChallengeId, Opponent, Pace, PersonId, PlaceId, Reply, Slot, names};

/// The wishes for a duel.
pub(crate) struct Wish<'a> {
    pub(crate) opponent: &'a Opponent,
    pub(crate) game: Option<GameId>,
    pub(crate) options: &'a Options,
    pub(crate) pace: Option<Pace>,
}

/// The id of the match or challenge of an update. An update that comes twice gets the same id.
pub(crate) fn id_of(op: OpId) -> MatchId {
    named(MatchId::from_number(0), &format!("challenge {:?}", op.0))
}

/// An id derived from another.
pub(crate) fn named(id: MatchId, what: &str) -> MatchId {
    let op = OpId::derived(id, Revision(0), what);
    let mut number = [0; 8];
    number.copy_from_slice(&op.0[..8]);
    MatchId::from_number(u64::from_be_bytes(number))
}

impl Inner {
    /// Challenges a person, everybody or a computer player.
    pub(crate) async fn wish(self: &Arc<Self>, asker: &Asker<'_>, wish: Wish<'_>) -> Result<Reply, Trouble> {
        may_start(asker)?;
        let usual = match wish.game {
            Some(game) => game,
            None => self.game_meant(asker, wish.options).await?,
        };
        let game = in_format(wish.game, usual, wish.options);
        let pace = wish.pace.unwrap_or_else(|| asker.place.pace());
        let wished = self.with_decks(asker, game, wish.options, !matches!(wish.opponent, Opponent::Ai(_))).await?;
        let mut options = house(asker, game, &wished)?;
        let seats = seats(game, &options, !wish.options.is_empty())?;
        let _inside = self.at_wish(asker, wish.opponent).await;
        let to = match wish.opponent {
            Opponent::Ai(level) => return self.against_computer(asker, game, options, pace, (*level, seats)).await,
            Opponent::Open => None,
            Opponent::Code => match self.my_code(asker).await? {
                Some(id) => return self.code(asker, id).await,
                None => None,
            },
            Opponent::Named { id, .. } if *id == asker.request.who.id => return Trouble::refuse("no-self"),
            Opponent::Named { id, .. } if id.platform() == COMPUTER => return Trouble::refuse("no-self"),
            Opponent::Named { id, name } => {
                Some(Party { id: id.clone(), name: names::shown(name), lang: None, away: None })
            }
        };
        let by_code = *wish.opponent == Opponent::Code;
        let from = Party::of(&asker.request.who);
        let (to, lobby) = if seats == 2 {
            (to, Vec::new())
        } else {
            // The maker's deck belongs to the maker, in whichever seat they sit in the end.
            let brings = game.seat_option(Seat::FIRST).and_then(|option| options.remove(option.key));
            (None, laid(Taken { party: from.clone(), brings }, to, seats))
        };
        let challenge = Challenge {
            version: VERSION,
            place: asker.request.place.clone(),
            place_lang: asker.request.place_lang,
            from,
            from_seat: Seat::FIRST,
            to,
            lobby,
            joined: Vec::new(),
            missed: Vec::new(),
            declined: Vec::new(),
            by_code,
            game: game.name().to_owned(),
            options,
            pace,
            first: FirstTurn::Random,
            rematch_of: None,
            fate: Fate::Pending,
            until: self.now().after(stands(pace, by_code)),
            called: false,
            revision: None,
        };
        // The code must not follow from an update that others can see. If the update comes twice, `my_code` finds the
        // challenge.
        let id = if by_code { self.new_code()? } else { id_of(asker.request.op) };
        self.post(asker, ChallengeId(id), &challenge).await
    }

    /// Stores a challenge and shows it. The doors of its people must be closed.
    pub(super) async fn post(
        &self,
        asker: &Asker<'_>,
        id: ChallengeId,
        challenge: &Challenge,
    ) -> Result<Reply, Trouble> {
        let op = asker.request.op;
        if self.challenge(id).await?.is_none() {
            self.room_for(asker, &challenge.place).await?;
            self.no_other(asker, challenge).await?;
            // The index comes first: a line without its challenge is removed at its deadline.
            let deadline = Some(challenge.until);
            for party in challenge.people() {
                self.store.put(index::at(&party.id, id.0, Sitting::Challenge, deadline, op)).await?;
            }
            self.store.put(challenge.write(id, self.now(), op)).await?;
            self.alarm.notify_one();
        }
        if challenge.by_code {
            return self.code(asker, id).await;
        }
        self.show_challenge(id, challenge);
        let done = match &challenge.to {
            Some(to) => Text::new("challenge-sent").raw("who", asker.called(&to.name)),
            None if challenge.is_lobby() && challenge.rematch_of.is_some() => Text::new("rematch-sent"),
            None if challenge.is_lobby() => Text::new("table-sent"),
            None => Text::new("challenge-open-sent"),
        };
        Ok(Reply { slot: Some(Slot::Challenge(id)), ..asker.toast(&done) })
    }

    /// Refuses a second pending challenge between the same two people, and too many challenges of one person.
    async fn no_other(&self, asker: &Asker<'_>, challenge: &Challenge) -> Result<(), Trouble> {
        let now = self.now();
        let mut mine = 0;
        for id in self.pending(&challenge.from.id).await? {
            let Some(other) = self.challenge(id).await? else { continue };
            if other.fate_at(now) != Fate::Pending {
                continue;
            }
            mine += u32::from(other.from.id == challenge.from.id);
            let again = challenge.is_lobby() && challenge.rematch_of.is_some();
            if !challenge.by_code
                && !again
                && other.is_between(&challenge.from.id, challenge.to.as_ref().map(|to| &to.id))
            {
                let Some(to) = &challenge.to else { return Trouble::refuse("no-second-open") };
                let key = if other.from.id == challenge.from.id { "no-second" } else { "no-second-theirs" };
                return Err(Trouble::Refused(Text::new(key).raw("who", asker.called(&to.name))));
            }
        }
        if mine >= self.config.challenges_per_person {
            return Err(Trouble::Refused(Text::new("no-more-challenges").num("count", mine)));
        }
        Ok(())
    }

    /// Refuses a match if the place or the asker has too many.
    pub(crate) async fn room_for(&self, asker: &Asker<'_>, place: &PlaceId) -> Result<(), Trouble> {
        let limit = self.place_settings(place).await?.limit();
        if self.boards(place).await?.len() >= limit {
            return Err(Trouble::Refused(Text::new("no-room").num("count", limit as i64)));
        }
        self.hands_free(asker, &asker.request.who.id).await
    }

    /// Refuses a match if a person has too many.
    pub(super) async fn hands_free(&self, asker: &Asker<'_>, person: &PersonId) -> Result<(), Trouble> {
        let most = self.config.matches_per_person;
        if self.playing(person).await?.len() < most as usize {
            return Ok(());
        }
        let key = if *person == asker.request.who.id { "no-more-matches" } else { "no-more-matches-theirs" };
        Err(Trouble::Refused(Text::new(key).num("count", most)))
    }

    /// As [`Self::hands_free`], for a person of a challenge.
    pub(super) async fn party_free(
        &self,
        asker: &Asker<'_>,
        challenge: &Challenge,
        party: &Party,
    ) -> Result<(), Trouble> {
        match self.hands_free(asker, &party.id).await {
            Err(Trouble::Refused(_)) if challenge.is_lobby() && party.id != asker.request.who.id => {
                let text = Text::new("no-more-matches-of").raw("who", asker.called(&party.name));
                Err(Trouble::Refused(text.num("count", self.config.matches_per_person)))
            }
            found => found,
        }
    }

    /// Begins a match against one computer player, or against as many as there are free seats.
    async fn against_computer(
        self: &Arc<Self>,
        asker: &Asker<'_>,
        game: GameId,
        options: Options,
        pace: Pace,
        (level, seats): (Level, usize),
    ) -> Result<Reply, Trouble> {
        let request = asker.request;
        let id = id_of(request.op);
        if self.duels.enter(&*self.store, id).await?.is_none() {
            self.room_for(asker, &request.place).await?;
            let computers = std::iter::repeat_n(Chair::computer(level), seats - 1);
            let chairs = std::iter::once(Party::of(&request.who).chair()).chain(computers).collect();
            let mut plan = Plan::new(id, request.op, game, options, chairs);
            plan.at(asker, pace, asker.place.budget(pace, &self.config));
            self.begin(plan).await?;
        }
        self.my_hand(asker, id, Some(&Text::new("duel-begins"))).await
    }
}

/// Refuses duels in rooms and by people that the place excludes.
pub(crate) fn may_start(asker: &Asker<'_>) -> Result<(), Trouble> {
    if !asker.place.allows_room(&asker.request.place) {
        return Err(Trouble::Elsewhere(asker.place.rooms()));
    }
    if !asker.place.allows_starter(&asker.request.who) {
        return Trouble::refuse("no-group");
    }
    Ok(())
}

/// The number of seats of a match with these options. Refuses options that do not go together.
fn seats(game: GameId, options: &Options, chosen: bool) -> Result<usize, Trouble> {
    let Ok(seating) = game.seating(options) else { return Trouble::refuse("no-seating") };
    // The settings of the place were checked before. Options that a person chose are tried before they are offered to
    // others.
    if chosen && let Err(error) = Match::begin(game, options, FirstTurn::Random, [0; 32]) {
        tracing::debug!(%game, %error, "options that cannot be played");
        return Trouble::refuse("no-setup");
    }
    Ok(seating.len())
}

/// The seats of a lobby: the first belongs to its maker, the second is kept for the person named.
fn laid(from: Taken, to: Option<Party>, seats: usize) -> Vec<Held> {
    let second = to.map_or(Held::Free, Held::Kept);
    [Held::Taken(from), second].into_iter().chain(std::iter::repeat_n(Held::Free, seats - 2)).collect()
}

/// The game to play. If the wished game has no formats, its form in the named format is meant. Without a wish, it is
/// the place's game, or else the first game that has the format.
fn in_format(wished: Option<GameId>, usual: GameId, options: &Options) -> GameId {
    let game = wished.unwrap_or(usual);
    match options.get("format") {
        Some(format) if game.formats().is_empty() => {
            let other = GameId::in_format(Some(game), format);
            other.or_else(|| GameId::in_format(None, format).filter(|_| wished.is_none())).unwrap_or(game)
        }
        _ => game,
    }
}

/// The house rules of the place, with the asker's options over them.
fn house(asker: &Asker<'_>, game: GameId, wishes: &Options) -> Result<Options, Trouble> {
    let mut options = asker.place.options(game);
    for (key, value) in wishes {
        let Some(spec) = crate::settings::of_option(game, key) else {
            if GameId::all().iter().any(|other| other.more_options().iter().any(|option| option.key == key)) {
                let name = crate::words::game(game);
                return Err(Trouble::Refused(Text::new("no-table").text("game", name).raw("key", key)));
            }
            let all = [game.options(), game.more_options()].concat();
            let named = |key: &str| {
                let name = crate::settings::of_option(game, key)?.name(&asker.voice);
                Some(asker.voice.say(&Text::new("option-named").raw("key", key).raw("name", name)))
            };
            let list = all.iter().filter_map(|option| named(option.key)).collect::<Vec<_>>().join(", ");
            let text = Text::new("no-option").raw("key", names::clean(key)).raw("list", list);
            return Err(Trouble::Refused(text));
        };
        if !Spec::allows(&spec, value) && !crate::decks::is_coded(game, key, value) {
            let what = crate::decks::bad_code(game, key, value);
            return Err(Trouble::Refused(what.unwrap_or_else(|| spec.allowed(&asker.voice))));
        }
        if OF_THE_PLACE.contains(&key.as_str()) && options.get(key).unwrap_or(&spec.default) != value {
            return Err(Trouble::Refused(Text::new("no-option-here").raw("name", spec.name(&asker.voice))));
        }
        if value == LOT {
            options.remove(key);
        } else {
            options.insert(key.clone(), value.clone());
        }
    }
    Ok(options)
}
