//! The look of pictures: three themes and their colours.

use std::fmt;
use std::str::FromStr;

use duelhall_engine::kit::Seat;

use crate::scene::Rgba;

/// A look for all pictures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// Rich colours.
    #[default]
    Default,
    /// Black, white and few strong colours.
    HighContrast,
    /// Larger letters, for which some past events are not shown.
    LargeText,
}

impl Theme {
    /// Every theme.
    pub const ALL: [Self; 3] = [Self::Default, Self::HighContrast, Self::LargeText];

    /// The name in settings.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Default => "default",
            Self::HighContrast => "high-contrast",
            Self::LargeText => "large-text",
        }
    }

    /// The smallest font size in a picture of this width: 10 pixels when the picture is shown 400 pixels wide, or 13 in
    /// [`Self::LargeText`].
    #[must_use]
    pub fn min_font(self, width: u16) -> f32 {
        f32::from(width) / if self == Self::LargeText { 30.0 } else { 40.0 }
    }

    /// Whether only plain shapes may be drawn.
    #[must_use]
    pub(crate) const fn is_plain(self) -> bool {
        matches!(self, Self::HighContrast)
    }

    /// The colours.
    #[must_use]
    pub const fn skin(self) -> &'static Skin {
        if self.is_plain() { &PLAIN } else { &RICH }
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The text is not the name of a theme.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no theme: `default`, `high-contrast` and `large-text` are")]
pub struct BadTheme(pub String);

impl FromStr for Theme {
    type Err = BadTheme;

    fn from_str(text: &str) -> Result<Self, BadTheme> {
        Self::ALL.into_iter().find(|theme| theme.name() == text).ok_or_else(|| BadTheme(text.to_owned()))
    }
}

/// The colours of a theme.
#[derive(Debug)]
pub struct Skin {
    /// The table, at the top and at the bottom.
    pub table: [Rgba; 2],
    /// A panel on the table, at the top and at the bottom.
    pub panel: [Rgba; 2],
    /// The edge of a panel at rest.
    pub edge: Rgba,
    /// Words on the table and on panels.
    pub ink: Rgba,
    /// Less important words.
    pub faint: Rgba,
    /// The background of a card's words, at the top and at the bottom.
    pub paper: [Rgba; 2],
    /// The words of a card.
    pub paper_ink: Rgba,
    /// Signs of cards.
    pub sign: Rgba,
    /// Choices that are offered, and the winner.
    pub bright: Rgba,
    /// A number that rose.
    pub good: Rgba,
    /// A number that fell.
    pub bad: Rgba,
    seats: [Rgba; 2],
    suits: [Rgba; 3],
}

impl Skin {
    /// The colour of a seat.
    #[must_use]
    pub const fn seat(&self, seat: Seat) -> Rgba {
        self.seats[seat.index() % 2]
    }

    /// The table where it has one colour.
    #[must_use]
    pub fn flat(&self) -> Rgba {
        self.table[0].mix(self.table[1], 0.6)
    }

    /// The colour of a suit, from 0 to 2.
    #[must_use]
    pub const fn suit(&self, suit: usize) -> Rgba {
        self.suits[suit]
    }
}

/// The outline behind numbers, and other nearly black things.
pub(crate) const NIGHT: Rgba = Rgba::hex(0x0b_0e_1d);

static RICH: Skin = Skin {
    table: [Rgba::hex(0x1d_22_48), Rgba::hex(0x0e_10_26)],
    panel: [Rgba::hex(0x2c_34_66), Rgba::hex(0x1a_1f_42)],
    edge: Rgba::hex(0x4a_55_92),
    ink: Rgba::hex(0xff_ff_ff),
    faint: Rgba::hex(0xb9_c4_ea),
    paper: [Rgba::hex(0xfb_f1_d9), Rgba::hex(0xee_dc_b4)],
    paper_ink: Rgba::hex(0x2b_1d_12),
    sign: Rgba::hex(0xff_f4_dc),
    bright: Rgba::hex(0xff_d1_5c),
    good: Rgba::hex(0x1f_9d_5b),
    bad: Rgba::hex(0xd6_2f_3d),
    seats: [Rgba::hex(0xff_c4_4d), Rgba::hex(0x6f_cb_ff)],
    suits: [Rgba::hex(0xc4_54_2c), Rgba::hex(0x74_50_d8), Rgba::hex(0x1c_8a_5f)],
};

static PLAIN: Skin = Skin {
    table: [Rgba::hex(0), Rgba::hex(0)],
    panel: [Rgba::hex(0), Rgba::hex(0)],
    edge: Rgba::hex(0xff_ff_ff),
    ink: Rgba::hex(0xff_ff_ff),
    faint: Rgba::hex(0xff_ff_ff),
    paper: [Rgba::hex(0xff_ff_ff), Rgba::hex(0xff_ff_ff)],
    paper_ink: Rgba::hex(0),
    sign: Rgba::hex(0xff_ff_ff),
    bright: Rgba::hex(0xff_e6_00),
    good: Rgba::hex(0x00_6b_3a),
    bad: Rgba::hex(0xb8_00_1a),
    seats: [Rgba::hex(0xff_e6_00), Rgba::hex(0x4d_d2_ff)],
    suits: [Rgba::hex(0x9c_36_10), Rgba::hex(0x4b_2a_b5), Rgba::hex(0x00_5f_3c)],
};
