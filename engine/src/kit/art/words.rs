//! The words that a recipe chooses from.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Makes an enum whose variants are written in lower case, with the list of all of them.
macro_rules! words {
    ($(#[$about:meta])* $name:ident { $($(#[$more:meta])* $word:ident = $text:literal,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum $name {
            $($(#[$more])* #[serde(rename = $text)] $word,)*
        }

        impl $name {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$word),*];

            /// The name in recipes.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$word => $text),* }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.name())
            }
        }
    };
}

words! {
    /// Where it happens.
    Place {
        /// Above the roofs of a town.
        Roof = "roof",
        /// Pools between dead trees.
        Bog = "bog",
        /// A quay, ships and a far lighthouse.
        Harbour = "harbour",
        /// A great window between columns.
        Shrine = "shrine",
        /// Ruins, stakes and smoke.
        War = "war",
        /// The open sea.
        Ocean = "ocean",
        /// Wheels of a clock as large as houses.
        Clock = "clock",
        /// Between high trunks.
        Forest = "forest",
        /// Round hills with a path.
        Hill = "hill",
        /// A hall with banners and high windows.
        Hall = "hall",
        /// Walls of books.
        Library = "library",
        /// Teeth of stone, crystals.
        Cave = "cave",
        /// Dunes and stone tables.
        Desert = "desert",
        /// A street between houses with lit windows.
        Street = "street",
        /// Corn and a windmill.
        Field = "field",
        /// Peaks with snow.
        Mountain = "mountain",
        /// Snow and firs.
        Winter = "winter",
        /// Above the clouds.
        Sky = "sky",
        /// Below the sea.
        Deep = "deep",
        /// Graves, a gate and bare trees.
        Graves = "graves",
        /// Tents of hides in front of the hills.
        Camp = "camp",
        /// A smoking mountain behind tree ferns.
        Primeval = "primeval",
        /// A ring of standing stones.
        Stones = "stones",
        /// A cave with paintings on its wall.
        Painted = "painted",
        /// A market square below the clock of the town.
        Square = "square",
        /// On the walls of a castle.
        Rampart = "rampart",
        /// Behind the dial of a tower clock.
        Belfry = "belfry",
        /// A round window, shelves, pendulums.
        Workshop = "workshop",
        /// Rails below a vault of glass.
        Station = "station",
        /// Poles with wires across a plain.
        Wires = "wires",
        /// Chimneys and saw-tooth roofs.
        Works = "works",
        /// Pipes and gauges.
        Machine = "machine",
        /// Towers of a city to come.
        Skyline = "skyline",
        /// Walls of a bombed city.
        Ruins = "ruins",
        /// Sand, surf and obstacles.
        Beach = "beach",
        /// Palms and creepers.
        Jungle = "jungle",
        /// A road with poplars between hedges, a village behind.
        Lane = "lane",
        /// A plain below a large sky.
        Steppe = "steppe",
        /// The bend of a wide river.
        River = "river",
        /// Cranes on a quay.
        Dock = "dock",
        /// Sea between steep mountains, with ice.
        Fjord = "fjord",
        /// Hangars and a windsock on grass.
        Airfield = "airfield",
        /// A hall of steel with cranes below its roof.
        Plant = "plant",
        /// A map on a table.
        Map = "map",
        /// Folds of velvet behind a medal.
        Velvet = "velvet",
    }
}

words! {
    /// Five colours that go together: of the edge, the middle, the light, the darkness, and an accent.
    Ink {
        /// Blue, pink and cream.
        Dawn = "dawn",
        /// Blue sky.
        Noon = "noon",
        /// Orange.
        Gold = "gold",
        /// Violet and red.
        Dusk = "dusk",
        /// Deep blue with warm windows.
        Night = "night",
        /// Blue and violet.
        Moon = "moon",
        /// Slate with yellow.
        Storm = "storm",
        /// Red embers.
        Ember = "ember",
        /// Ice.
        Frost = "frost",
        /// Poisonous green.
        Bog = "bog",
        /// Fresh green.
        Wood = "wood",
        /// Magenta.
        Rose = "rose",
        /// Violet with cyan.
        Gem = "gem",
        /// Teal.
        Sea = "sea",
        /// Dust.
        Ash = "ash",
        /// Grey blue with orange.
        Steel = "steel",
        /// Metal and oil.
        Brass = "brass",
        /// Dark red.
        Blood = "blood",
        /// Gold and white.
        Holy = "holy",
        /// Warm stone with turquoise.
        Sand = "sand",
        /// Violet darkness with green light.
        Crypt = "crypt",
        /// Red earth.
        Clay = "clay",
        /// Old olive green with orange.
        Moss = "moss",
        /// Pale dust with blue shade.
        Bone = "bone",
        /// Green light in a blue night.
        Aurora = "aurora",
        /// Old paper with red.
        Parchment = "parchment",
        /// Plum and candle light.
        Plum = "plum",
        /// Green copper.
        Verdigris = "verdigris",
        /// Cyan light with pink.
        Neon = "neon",
        /// Mauve smoke.
        Smog = "smog",
        /// Pale green with coral.
        Mint = "mint",
    }
}

words! {
    /// The time of day.
    Hour {
        /// Pale edges, a low lamp.
        Dawn = "dawn",
        /// A wide light.
        Day = "day",
        /// Everything leans to the accent.
        Dusk = "dusk",
        /// A narrow light, stars and lit windows.
        Night = "night",
    }
}

words! {
    /// What falls or drifts.
    Weather {
        /// Nothing.
        Clear = "clear",
        /// Banks of cut paper.
        Clouds = "clouds",
        /// Slanted lines.
        Rain = "rain",
        /// Flakes.
        Snow = "snow",
        /// Bands above the ground.
        Mist = "mist",
        /// Leaves on a wind.
        Wind = "wind",
    }
}

words! {
    /// What hangs at the lamp.
    Disc {
        /// Nothing.
        None = "none",
        /// A sun.
        Sun = "sun",
        /// A full moon with spots.
        Moon = "moon",
        /// A crescent.
        Crescent = "crescent",
    }
}

words! {
    /// What happens.
    Act {
        /// Nothing.
        None = "none",
        /// Rays from the lamp.
        Light = "light",
        /// A blow: discs, spikes and stones.
        Impact = "impact",
        /// Lightning.
        Bolt = "bolt",
        /// A downpour.
        Rain = "rain",
        /// Glowing dust.
        Sparks = "sparks",
        /// A flock in the distance.
        Birds = "birds",
        /// Clouds of circles that rise.
        Smoke = "smoke",
        /// A tapered path of light.
        Trail = "trail",
        /// A ring of light around the figure.
        Ring = "ring",
        /// The arc of a blade.
        Slash = "slash",
        /// Two search lights.
        Beams = "beams",
        /// Bubbles that rise.
        Bubbles = "bubbles",
        /// A dial of light behind the figure.
        Dial = "dial",
        /// Arcs of sound to both sides.
        Sound = "sound",
        /// Sheets of paper in the air.
        Papers = "papers",
        /// Clouds of dust at the feet.
        Dust = "dust",
        /// Bursts of shells in the air.
        Flak = "flak",
        /// Tracers that fan out into the sky.
        Tracers = "tracers",
        /// Columns of water.
        Splash = "splash",
        /// A far formation of aircraft.
        Wing = "wing",
        /// Parachutes in the distance.
        Chutes = "chutes",
    }
}

words! {
    /// What stands in the corners before the figures.
    Front {
        /// Nothing.
        None = "none",
        /// Reeds.
        Reeds = "reeds",
        /// A wave.
        Waves = "waves",
        /// Spears and pennants.
        Spears = "spears",
        /// An arch of stone.
        Arch = "arch",
        /// Large leaves.
        Leaves = "leaves",
        /// High grass.
        Grass = "grass",
        /// Rocks.
        Rocks = "rocks",
        /// Posts with a rope.
        Posts = "posts",
        /// Barbed wire.
        Wire = "wire",
        /// Lanterns on chains.
        Lanterns = "lanterns",
        /// Curtains of a stage.
        Curtain = "curtain",
        /// Ferns.
        Ferns = "ferns",
        /// Tusks and ribs.
        Tusks = "tusks",
        /// Merlons of a wall.
        Merlons = "merlons",
        /// Wheels of a clock.
        Gears = "gears",
        /// Pipes with a wheel.
        Pipes = "pipes",
        /// Sandbags.
        Sandbags = "sandbags",
        /// Broken walls and beams.
        Rubble = "rubble",
        /// Banks of snow.
        Drifts = "drifts",
    }
}

words! {
    /// How a figure is shown.
    Pose {
        /// A dark shape with a lit rim; the cuts inside it glow.
        Stand = "stand",
        /// The same in the air, without a shadow on the ground.
        Fly = "fly",
        /// A shape made of light.
        Spell = "spell",
        /// Pale paper with dark cuts.
        Pale = "pale",
        /// Part of the scenery: flat, and lost in the mist.
        Far = "far",
    }
}

#[expect(clippy::derivable_impls, reason = "the macro makes the variants")]
impl Default for Pose {
    fn default() -> Self {
        Self::Stand
    }
}
