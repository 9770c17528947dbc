//! A flock in the distance.

use crate::art::pen::Pen;
use crate::art::stage::{Stage, veil};

pub(super) fn draw(stage: &mut Stage<'_>) {
    for bird in 0..5_u8 {
        // They leave the middle to the figure.
        let share = if bird % 2 == 0 { stage.between(0.05, 0.28) } else { stage.between(0.72, 0.95) };
        let (x, y) = (stage.x(share), stage.y(stage.between(0.10, 0.40)));
        let size = stage.u * stage.between(4.0, 7.5);
        let path = Pen::at(x - size, y - size * 0.35)
            .bend((x - size * 0.4, y - size * 0.55), x, y)
            .bend((x + size * 0.4, y - size * 0.55), x + size, y - size * 0.35)
            .bend((x + size * 0.4, y - size * 0.2), x, y + size * 0.3)
            .bend((x - size * 0.4, y - size * 0.2), x - size, y - size * 0.35)
            .shut();
        stage.fill(path, veil(stage.ink.dark, 0.82));
    }
}
