//! Parachutes in the distance.

use crate::art::pen::Pen;
use crate::art::stage::{Stage, veil};
use crate::scene::{Area, open_line};

pub(super) fn draw(stage: &mut Stage<'_>) {
    for (x, y, size) in [
        (0.08, 0.30, 15.0),
        (0.20, 0.16, 10.0),
        (0.30, 0.44, 8.0),
        (0.74, 0.22, 9.0),
        (0.86, 0.44, 13.0),
        (0.94, 0.14, 8.0),
    ] {
        let (x, y) = (stage.x(x + stage.between(-0.03, 0.03)), stage.y(y + stage.between(-0.05, 0.05)));
        let size = size * stage.u;
        let dome = Pen::at(x - size, y)
            .curve((x - size, y - size * 1.3), (x + size, y - size * 1.3), x + size, y)
            .bend((x + size * 0.66, y - size * 0.3), x + size * 0.33, y)
            .bend((x, y - size * 0.3), x - size * 0.33, y)
            .bend((x - size * 0.66, y - size * 0.3), x - size, y)
            .shut();
        let line = stage.tone(0.6);
        for lead in [-0.95_f32, -0.33, 0.33, 0.95] {
            stage.stroke(open_line([(x + size * lead, y), (x, y + size * 1.3)]), line, 0.7 * stage.u);
        }
        stage.fill(dome.clone(), stage.ink.core.mix(stage.ink.mid, 0.15));
        let shade = stage.toward_lamp(x);
        stage.clip(dome, |stage| {
            let half = Area::new(if shade > 0.0 { x - size } else { x }, y - size * 1.3, size, size * 1.5);
            stage.fill(half.path(), veil(stage.ink.dark, 0.22));
        });
        let man = Area::new(x - size * 0.12, y + size * 1.2, size * 0.24, size * 0.5);
        stage.fill(man.round(size * 0.1), stage.tone(0.8));
    }
}
