//! The board of War: a player above and one below, their units, and between them the front line or a combat.

mod blow;
mod event;
mod front;
mod layout;
mod line;
mod part;
mod player;
mod support;
mod tile;

use duelhall_engine::kit::{Seat, Text};
use duelhall_engine::text::Lang;
use duelhall_engine::war::card::{Country, Type};
use duelhall_engine::war::table::{PermView, Phase, SideView, Table};

use self::event::Event;
use self::front::{Front, Lane, MARGIN, Zone};
use self::layout::{COLUMN, Cell, EDGE, FRONT, GAP, Group, HEIGHT, Sizes, WIDTH};
pub(crate) use self::part::Part;
use self::player::Player;
use self::support::Support;
pub(super) use self::tile::{Role, Tile};
use crate::board::{Header, Notice, Part as Common, STRIP_HEIGHT};
use crate::easel::Easel;
use crate::painter::Captions;
use crate::sheet::{Part as SheetPart, Sheet, Spot};
use crate::theme::Theme;

/// Parts that are being put on a board.
struct Board<'a> {
    table: &'a Table,
    /// The attackers with their blockers, if they have a zone of their own.
    groups: Vec<Group<'a>>,
    lang: Lang,
    theme: Theme,
    parts: Vec<(SheetPart, i32, i32)>,
    spots: Vec<Spot>,
    /// From which country each side sees the ground.
    views: [Country; 2],
}

/// The board of a table.
pub(crate) fn sheet(table: &Table, captions: &Captions, easel: &mut Easel) -> Sheet {
    let Captions { lang, theme, .. } = *captions;
    let home = layout::home(table);
    let groups = if table.outcome.is_some() { Vec::new() } else { layout::groups(table) };
    let names = [Seat::FIRST, Seat::SECOND].map(|seat| captions.name(seat, easel));
    let (parts, views) = (Vec::with_capacity(60), views(captions.mark));
    let mut board = Board { table, groups, lang, theme, parts, spots: Vec::new(), views };
    board.put(Part::Ground { size: (WIDTH, HEIGHT), theme }, (0, 0));
    let panel = Sizes::of(theme).panel();
    for (seat, y) in [(home.other(), EDGE), (home, HEIGHT - EDGE - panel)] {
        board.player(seat, names[seat.index()].clone(), (EDGE, y, COLUMN, panel));
    }
    let y = EDGE + panel + GAP;
    let size = (COLUMN, HEIGHT - 2 * y);
    board.put(Event::of(table, &names, size, lang, theme), (EDGE, y));
    board.field(home, &names, easel);
    Sheet { width: WIDTH, height: HEIGHT, parts: board.parts, spots: board.spots }
}

/// The grounds of a match. Nothing that happens in it changes them, and no language: they follow from its number alone.
fn views(mark: u32) -> [Country; 2] {
    [0, 1].map(|seat| Country::ALL[(mark as usize + seat) % Country::ALL.len()])
}

impl Board<'_> {
    fn put(&mut self, part: impl Into<SheetPart>, at: (u16, u16)) {
        self.parts.push((part.into(), at.0.into(), at.1.into()));
    }

    fn player(&mut self, seat: Seat, name: String, (x, y, width, height): Cell) {
        let (table, theme) = (self.table, self.theme);
        self.put(Player::of(&table.sides[seat], seat, (width, height), self.lang, theme), (x, y));
        let header = Header {
            seat: seat.0,
            name,
            team: None,
            turn: table.turn == Some(seat) && table.outcome.is_none(),
            asked: table.asked.has(seat),
            won: table.outcome.is_some_and(|outcome| outcome.winners.has(seat)),
            out: false,
            size: (width - 6, Sizes::of(theme).header),
            theme,
        };
        self.put(Common::Header(header), (x + 3, y + 3));
    }

    /// The battlefield: both sides, and what is between them.
    fn field(&mut self, home: Seat, names: &[String; 2], easel: &mut Easel) {
        let (table, lang, theme) = (self.table, self.lang, self.theme);
        let left = EDGE + COLUMN + GAP + 1;
        let wide = WIDTH - left - EDGE;
        let (unit, _, between) = self.measures();
        let zone = 2 * (unit + MARGIN) + between;
        let side = (HEIGHT - 2 * EDGE - 2 * GAP - zone) / 2;
        let rooms = |high: u16| [(left, EDGE, wide, high), (left, HEIGHT - EDGE - high, wide, high)];
        let seats = [home.other(), home];
        if !self.groups.is_empty() && self.has_zone(wide, side) {
            for (seat, room) in seats.into_iter().zip(rooms(side)) {
                self.side(seat, room, seat != home);
            }
            return self.zone(home, (left, EDGE + side + GAP, wide, zone), easel);
        }
        let ended = table.outcome.is_some();
        let front = if ended { STRIP_HEIGHT } else { FRONT };
        let side = (HEIGHT - 2 * EDGE - 2 * GAP - front) / 2;
        let words = self.summary(easel);
        self.groups = Vec::new();
        for (seat, room) in seats.into_iter().zip(rooms(side)) {
            self.side(seat, room, seat != home);
        }
        let at = (left, EDGE + side + GAP);
        if let Some(outcome) = table.outcome {
            let told: Vec<String> =
                outcome.winners.iter().filter_map(|seat| names.get(seat.index()).cloned()).collect();
            let own = match outcome.reason.name() {
                "endless" => "pic-war-reason-endless",
                "together" => "pic-war-reason-together",
                "held" => "pic-war-reason-held",
                _ => "pic-war-reason-health",
            };
            return self.put(Common::Notice(Notice::end(outcome, &told, own, wide, lang, theme)), at);
        }
        let seat = table.turn.unwrap_or(Seat::FIRST).0;
        self.put(Front { words, seat, size: (wide, FRONT), theme }, at);
    }

    /// The measures of the combat.
    fn measures(&self) -> (u16, u16, u16) {
        let is_alone = [Seat::FIRST, Seat::SECOND].into_iter().all(|seat| self.at_home(seat).is_empty());
        layout::combat(self.theme, is_alone)
    }

    /// Whether the combat has room for a zone of its own: not too many columns, and every other unit can be read.
    fn has_zone(&self, wide: u16, side: u16) -> bool {
        let columns: usize = self.groups.iter().map(Group::columns).sum();
        let fits = |seat: Seat| {
            let count = self.at_home(seat).len();
            let room = self.units_room(&self.table.sides[seat], (0, 0, wide, side), false);
            let (columns, rows) = layout::shape(count, self.theme, room);
            usize::from(columns * rows) >= count
        };
        columns <= layout::most_columns(self.theme) && fits(Seat::FIRST) && fits(Seat::SECOND)
    }

    /// What is said of a combat without a zone.
    fn summary(&self, easel: &Easel) -> Option<String> {
        if self.groups.is_empty() {
            return None;
        }
        let blocked = self.groups.iter().filter(|group| group.attacker.blocked || !group.blockers.is_empty()).count();
        let text = Text::new("pic-war-summary").num("n", self.groups.len() as i64).num("blocked", blocked as i64);
        Some(easel.say_text(self.lang, &text))
    }

    /// The units of a side that are not in the zone of a combat.
    fn at_home(&self, seat: Seat) -> Vec<&PermView> {
        let away = |unit: &PermView| {
            let is = |other: &PermView| other.number == unit.number;
            self.groups.iter().any(|group| is(group.attacker) || group.blockers.iter().any(|other| is(other)))
        };
        self.table.sides[seat].units.iter().filter(|unit| !away(unit)).collect()
    }

    /// The lines of support that a side needs, and the plates in each.
    fn lines(&self, side: &SideView) -> (u16, usize) {
        let count = side.support.len() + side.chosen_bases.len();
        match count {
            0 => (0, 4),
            1..=2 => (1, 2),
            3..=4 => (1, count),
            5..=7 => (1, 7),
            _ => (2, 7),
        }
    }

    /// The room of the units beside that of the support, which lies at the outer edge.
    fn units_room(&self, side: &SideView, (x, y, width, height): Cell, above: bool) -> Cell {
        let taken = self.lines(side).0 * (Sizes::of(self.theme).support + GAP);
        (x, if above { y + taken } else { y }, width, height - taken)
    }

    /// A side: support at the outer edge, units towards the front.
    fn side(&mut self, seat: Seat, room: Cell, above: bool) {
        let side = &self.table.sides[seat];
        let units = self.units_room(side, room, above);
        self.ground(seat, units);
        self.support(seat, room, above);
        self.units(seat, units, above);
    }

    /// Few units leave a view.
    fn ground(&mut self, seat: Seat, (x, y, width, height): Cell) {
        // Together with much other art it would be a large file.
        let all: usize = self.table.sides.iter().map(|(_, side)| side.units.len()).sum();
        if self.theme.is_plain() || self.at_home(seat).len() > 5 || all > 9 {
            return;
        }
        let country = self.views[seat.index() % 2];
        self.put(Part::View { country, size: (width, height), theme: self.theme }, (x, y));
    }

    fn support(&mut self, seat: Seat, (x, y, width, height): Cell, above: bool) {
        let (lang, theme, high) = (self.lang, self.theme, Sizes::of(self.theme).support);
        let side = &self.table.sides[seat];
        let all: Vec<&PermView> = side.support.iter().chain(&side.chosen_bases).collect();
        let (lines, columns) = self.lines(side);
        if lines == 0 {
            return;
        }
        #[expect(clippy::cast_possible_truncation, reason = "few columns")]
        let each = (width + GAP) / columns as u16 - GAP;
        let top = if above { y } else { y + height - lines * (high + GAP) + GAP };
        let places = (0..lines).flat_map(|line| {
            (0..columns).map(move |at| (x + at as u16 * (each + GAP), top + line * (high + GAP), each, high))
        });
        let places: Vec<Cell> = places.collect();
        let shown = kept(&all, places.len(), |perm| perm.offered);
        for (perm, (x, y, width, height)) in shown.iter().zip(&places) {
            self.put(Support::of(perm, seat, (*width, *height), lang, theme), (*x, *y));
            self.spots.push(Spot::numbered(perm.number, (*x, *y, *width, *height), None));
        }
        if let (true, Some((x, y, width, height))) = (shown.len() < all.len(), places.last()) {
            self.put(Part::More { count: all.len() - shown.len(), size: (*width, *height), theme }, (*x, *y));
        }
    }

    /// The units in rows, those in a combat next to the front; what has no room is counted, and what fights or may be chosen
    /// has room first.
    fn units(&mut self, seat: Seat, room: Cell, above: bool) {
        let mut units = self.at_home(seat);
        if self.groups.is_empty() && self.table.outcome.is_none() {
            // Blockers lie in the order of those that they block.
            let order = layout::order(self.table);
            let place = |number: u16| order.iter().position(|other| *other == number).unwrap_or(usize::MAX);
            units.sort_by_key(|unit| match unit.against {
                Some(attacker) => place(attacker),
                None => place(unit.number),
            });
        }
        let first = |unit: &PermView| unit.offered || (self.groups.is_empty() && role(self.table, unit).is_some());
        let shape = self.shape(&units, room);
        let cells = layout::cells(shape, room, above);
        let (units, count): (Vec<PermView>, usize) =
            (kept(&units, cells.len(), first).into_iter().cloned().collect(), units.len());
        for (unit, cell) in units.iter().zip(&cells) {
            self.unit(unit, seat, *cell, role(self.table, unit));
        }
        if let (true, Some((x, y, width, height))) = (units.len() < count, cells.last()) {
            let (count, size) = (count - units.len(), (*width, *height));
            self.put(Part::More { count, size, theme: self.theme }, (*x, *y));
        }
    }

    /// The columns and rows for units. In a combat without a zone of its own, those that fight say whom; where that has no room
    /// in narrow columns, fewer units are shown, if all that fight and all that may be chosen are among them.
    fn shape(&self, units: &[&PermView], room: Cell) -> (u16, u16) {
        let shape = layout::shape(units.len(), self.theme, room);
        let fights = |unit: &&&PermView| role(self.table, unit).is_some();
        let has_art = (room.3 + GAP) / shape.1.max(1) - GAP >= Sizes::of(self.theme).least[1];
        if has_art || shape.0 <= layout::TOLD || !units.iter().any(|unit| fights(&unit)) {
            return shape;
        }
        let wide = (layout::TOLD, layout::lines(self.theme, room));
        let needed = units.iter().filter(|unit| unit.offered || fights(unit)).count();
        if needed < usize::from(wide.0 * wide.1) { wide } else { shape }
    }

    fn unit(&mut self, unit: &PermView, seat: Seat, cell: Cell, role: Option<Role>) {
        let (x, y, width, height) = cell;
        let tile = tile_of(self.table, unit, seat, (width, height), self.lang, self.theme).with_role(role);
        self.put(tile, (x, y));
        self.spots.push(Spot::numbered(unit.number, cell, None));
    }

    /// The zone of a combat: each attacker with those that block it.
    fn zone(&mut self, home: Seat, (x, y, width, height): Cell, easel: &Easel) {
        let turn = self.table.turn.unwrap_or(home);
        let (down, (unit, widest, _)) = (turn != home, self.measures());
        #[expect(clippy::cast_possible_truncation, reason = "few columns")]
        let columns = self.groups.iter().map(Group::columns).sum::<usize>() as u16;
        let each = ((width - 2 * MARGIN + GAP) / columns.max(3) - GAP).min(widest);
        let spare = (width - columns * (each + GAP) + GAP) / 2;
        let near = if down { y + MARGIN } else { y + height - MARGIN - unit };
        let far = if down { y + height - MARGIN - unit } else { y + MARGIN };
        let groups = std::mem::take(&mut self.groups);
        let (mut lanes, mut placed) = (Vec::new(), Vec::new());
        let mut at = 0;
        for group in &groups {
            #[expect(clippy::cast_possible_truncation, reason = "few columns")]
            let count = group.columns() as u16;
            let begin = spare + at * (each + GAP);
            let middle = begin + (count * (each + GAP) - GAP) / 2;
            let role = (group.blockers.is_empty() && group.attacker.blocked).then_some(Role::Stopped);
            placed.push((group.attacker, turn, (x + middle - each / 2, near, each, unit), role));
            let mut lane = Lane { from: middle, to: Vec::new(), open: None, waits: self.table.phase == Phase::Main };
            for (nth, blocker) in (0..).zip(&group.blockers) {
                let left = begin + nth * (each + GAP);
                lane.to.push(left + each / 2);
                placed.push((*blocker, turn.other(), (x + left, far, each, unit), None));
            }
            lane.open = (lane.to.is_empty() && !group.attacker.blocked).then_some(group.attacker.attack);
            lanes.push(lane);
            at += count;
        }
        let words = easel.say(self.lang, "war-open");
        let size = (width, height);
        self.put(Zone { lanes, seat: turn.0, down, unit, column: each, words, size, theme: self.theme }, (x, y));
        for (perm, seat, cell, role) in placed {
            self.unit(perm, seat, cell, role);
        }
        self.groups = groups;
    }
}

/// So many units in all may have art with all that it has.
const MANY: usize = 16;

/// A unit in its present state, without its part in a combat.
pub(super) fn tile_of(table: &Table, unit: &PermView, seat: Seat, size: (u16, u16), lang: Lang, theme: Theme) -> Tile {
    let worn = |perm: &&PermView| perm.card.kind == Type::Medal && perm.with == Some(unit.number);
    let medals = table.sides.iter().map(|(_, side)| side.support.iter().filter(worn).count()).sum::<usize>();
    let tile = Tile::of(unit, seat, size, lang, theme).with_medals(u8::try_from(medals).unwrap_or(u8::MAX));
    let all: usize = table.sides.iter().map(|(_, side)| side.units.len()).sum();
    let tile = if all > MANY { tile.among_many() } else { tile };
    tile.in_turn(table.turn == Some(seat) && table.outcome.is_none())
}

/// The part of a unit in a combat; none when the duel is over.
pub(super) fn role(table: &Table, unit: &PermView) -> Option<Role> {
    if table.outcome.is_some() {
        return None;
    }
    if let Some(number) = unit.against {
        return Some(Role::Blocks(number));
    }
    let blocks = |other: &&PermView| other.against == Some(unit.number);
    let blockers =
        || table.sides.iter().flat_map(|(_, side)| side.units.iter().filter(blocks)).map(|other| other.number);
    match (unit.attacks, unit.blocked) {
        (false, _) => None,
        (true, _) if blockers().next().is_some() => Some(Role::Met(blockers().collect())),
        (true, true) => Some(Role::Stopped),
        (true, false) => Some(Role::Attacks),
    }
}

/// So many cards, or one less if not all have room; some of them first, in their order.
fn kept<'p>(perms: &[&'p PermView], room: usize, first: impl Fn(&PermView) -> bool) -> Vec<&'p PermView> {
    if perms.len() <= room {
        return perms.to_vec();
    }
    let mut kept: Vec<(bool, usize)> = perms.iter().enumerate().map(|(at, perm)| (!first(perm), at)).collect();
    kept.sort_unstable();
    kept.truncate(room.saturating_sub(1));
    kept.sort_unstable_by_key(|(_, at)| *at);
    kept.into_iter().map(|(_, at)| perms[at]).collect()
}
