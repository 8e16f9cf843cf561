//! A text as a square of dots that a camera reads, for the person across the table.

use qrcodegen::{QrCode, QrCodeEcc};

/// How many dots stay white around it, so that cameras find its edge.
pub const QUIET: i32 = 4;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Square {
    dots: Vec<bool>,
    /// Dots on a side, the white edge aside.
    size: i32,
}

impl Square {
    /// The square of a text; `None` if it is too long for any.
    pub fn of(text: &str) -> Option<Square> {
        let code = QrCode::encode_text(text, QrCodeEcc::Low).ok()?;
        let size = code.size();
        let dots = (0..size * size).map(|at| code.get_module(at % size, at / size)).collect();
        Some(Square { dots, size })
    }

    /// Dots on a side with the white edge.
    pub fn side(&self) -> u32 {
        (self.size + 2 * QUIET) as u32
    }

    /// Whether a dot is dark, counted from the corner of the white edge.
    pub fn is_dark(&self, x: u32, y: u32) -> bool {
        let inside = |at: u32| (at as i32).checked_sub(QUIET).filter(|at| (0..self.size).contains(at));
        let place = inside(x).zip(inside(y)).map(|(x, y)| (y * self.size + x) as usize);
        place.and_then(|place| self.dots.get(place).copied()).unwrap_or(false)
    }

    /// The dark dots as the path of a drawing, a rectangle for each run in a row.
    pub fn path(&self) -> String {
        let mut path = String::new();
        for y in 0..self.side() {
            let mut x = 0;
            while x < self.side() {
                let run = (x..self.side()).take_while(|x| self.is_dark(*x, y)).count() as u32;
                if run > 0 {
                    path.push_str(&format!("M{x} {y}h{run}v1h-{run}z"));
                }
                x += run + 1;
            }
        }
        path
    }
}
