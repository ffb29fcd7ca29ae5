//! Looking closer: two fingers spread what is under them and move it; so does the wheel with the control key.

use eframe::egui::{Id, Rect, Ui, Vec2};

/// The closest that one can look.
const CLOSEST: f32 = 6.0;

/// How close something is looked at, and where.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Closeness {
    zoom: f32,
    /// How far the middle has moved.
    offset: Vec2,
}

impl Default for Closeness {
    fn default() -> Self {
        Self { zoom: 1.0, offset: Vec2::ZERO }
    }
}

impl Closeness {
    /// How close the thing of this id is looked at, which fills the area when nobody looks closer.
    pub(super) fn of(ui: &Ui, id: Id, area: Rect) -> Self {
        let id = id.with("closeness");
        let old: Self = ui.data(|data| data.get_temp(id)).unwrap_or_default();
        let moved = ui.input(|input| match input.multi_touch() {
            Some(touch) => Some((touch.center_pos, touch.zoom_delta, touch.translation_delta)),
            None => input.pointer.hover_pos().map(|at| (at, input.zoom_delta(), Vec2::ZERO)),
        });
        let Some((focus, spread, shift)) = moved.filter(|(focus, ..)| area.contains(*focus)) else {
            return old;
        };
        let new = old.moved(focus - area.center(), spread, shift, area.size());
        if new != old {
            ui.data_mut(|data| data.insert_temp(id, new));
        }
        new
    }

    /// What is under the fingers stays under them, and the area stays filled.
    fn moved(self, focus: Vec2, spread: f32, shift: Vec2, size: Vec2) -> Self {
        let zoom = (self.zoom * spread).clamp(1.0, CLOSEST);
        let spread = zoom / self.zoom;
        let most = size * 0.5 * (zoom - 1.0);
        let offset = focus * (1.0 - spread) + self.offset * spread + shift;
        Self { zoom, offset: offset.clamp(-most, most) }
    }

    /// Where something of the area is when it is looked at from here.
    pub(super) fn place(self, area: Rect, thing: Rect) -> Rect {
        let middle = area.center() + (thing.center() - area.center()) * self.zoom + self.offset;
        Rect::from_center_size(middle, thing.size() * self.zoom)
    }
}

/// Whether two fingers are on the screen: then nothing is dragged.
pub(super) fn by_two_fingers(ui: &Ui) -> bool {
    ui.input(|input| input.multi_touch().is_some())
}

#[cfg(test)]
mod tests {
    use eframe::egui::{pos2, vec2};

    use super::*;

    #[test]
    fn what_is_under_the_fingers_stays_there_and_the_area_stays_filled() {
        let area = Rect::from_min_size(pos2(0.0, 0.0), vec2(100.0, 100.0));
        let closer = Closeness::default().moved(vec2(20.0, 10.0), 2.0, Vec2::ZERO, area.size());
        let dot = Rect::from_center_size(pos2(70.0, 60.0), vec2(2.0, 2.0));
        assert_eq!(closer.place(area, dot).center(), dot.center());
        assert_eq!(closer.place(area, dot).size(), vec2(4.0, 4.0));
        let aside = closer.moved(Vec2::ZERO, 1.0, vec2(1000.0, -1000.0), area.size());
        assert!(aside.place(area, area).contains_rect(area), "{aside:?}");
        let back = aside.moved(Vec2::ZERO, 0.01, Vec2::ZERO, area.size());
        assert_eq!(back.place(area, area), area);
    }
}
