//! The work: moves of 20 to 100 bytes, each with a deadline, and a snapshot of 1 to 8 KB with every 20th move.

/// One move of one match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Move {
    pub(crate) writer: u64,
    /// The revision after the move.
    pub(crate) revision: u64,
    pub(crate) op: [u8; 16],
    pub(crate) action: String,
    /// Milliseconds.
    pub(crate) deadline: i64,
    pub(crate) snapshot: Option<Vec<u8>>,
}

impl Move {
    pub(crate) fn of(writer: u64, revision: u64) -> Self {
        let noise = mix(writer << 32 | revision);
        let mut action = format!("play {} > {}", noise % 60, noise >> 8 & 63);
        while (action.len() as u64) < 20 + (noise >> 16) % 80 {
            action.push_str(", then look");
        }
        let mut op = [0; 16];
        op[..8].copy_from_slice(&noise.to_le_bytes());
        op[8..].copy_from_slice(&mix(noise).to_le_bytes());
        let snapshot = revision.is_multiple_of(20).then(|| snapshot(noise));
        Self { writer, revision, op, action, deadline: 1_800_000_000_000 + revision as i64 * 120_000, snapshot }
    }

    /// The checksum of a match's actions.
    pub(crate) fn checksum(actions: impl Iterator<Item = impl AsRef<str>>) -> u32 {
        let mut sum = crc32fast::Hasher::new();
        for action in actions {
            sum.update(action.as_ref().as_bytes());
        }
        sum.finalize()
    }
}

/// Half of it resembles a state as text, half resembles noise.
fn snapshot(noise: u64) -> Vec<u8> {
    let length = 1024 + noise as usize % 7168;
    let text = b"{\"seat\":1,\"hand\":[12,7,33],\"towers\":[4,2]}";
    (0..length).map(|at| if at & 64 == 0 { text[at % text.len()] } else { mix(noise ^ at as u64) as u8 }).collect()
}

fn mix(mut z: u64) -> u64 {
    z = z.wrapping_add(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}
