//! How an element comes to stand on the page, changes in place, and goes.

use leptos::prelude::*;
use leptos::tachys::html::attribute::Attribute as LeptosAttribute;
use leptos::tachys::html::attribute::any_attribute::AnyAttribute;
use leptos::tachys::hydration::Cursor;
use leptos::tachys::view::any_view::AnyViewState;
use leptos::tachys::view::{Mountable, Position, PositionState, Render, RenderHtml};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::js_sys::Function;
use web_sys::{Element, Node};

use super::attribute::{Attribute, Kind, Set};
use super::{El, Listener, Row};

const DRAWING: &str = "http://www.w3.org/2000/svg";

/// An element that stands.
pub struct Standing {
    tag: &'static str,
    element: Element,
    attributes: Vec<(Kind, &'static str, Set)>,
    listeners: Vec<(&'static str, Function)>,
    children: Vec<AnyViewState>,
    rows: Vec<StandingRow>,
    /// Rows that were put by.
    spare: Vec<StandingRow>,
}

/// A row that stands, with an owner for what lives in it: that of whoever lists the rows goes whenever the list is
/// made anew, and the row stays.
struct StandingRow {
    key: u64,
    row: Standing,
    _owner: Owner,
}

impl El {
    fn create(&self) -> Element {
        let document = document();
        let created = if self.0.is_drawn {
            document.create_element_ns(Some(DRAWING), self.0.tag)
        } else {
            document.create_element(self.0.tag)
        };
        // Refused only for malformed names, and ours are constants.
        created.unwrap_or_else(|_| wasm_bindgen::throw_str("no such element"))
    }

    /// Whether what is set leaves alone the classes that come and go beside it: all of them would be lost, and those
    /// that stay would not be set again.
    fn keeps_classes(&self, now: &Attribute, before: &Set) -> bool {
        now.name != "class"
            || self.0.attributes.iter().all(|other| other.kind != Kind::Class)
            || now.is_still(before)
    }

    /// Whether one that stands can become this one in place.
    fn is_like(&self, standing: &Standing) -> bool {
        self.0.tag == standing.tag
            && self.0.children.len() == standing.children.len()
            && self.0.rows.is_empty() == standing.rows.is_empty()
            && self.0.attributes.len() == standing.attributes.len()
            && self.0.attributes.iter().zip(&standing.attributes).all(|(a, (kind, name, set))| {
                (a.kind, a.name) == (*kind, *name) && self.keeps_classes(a, set)
            })
    }
}

fn listen(element: &Element, listeners: Vec<Listener>) -> Vec<(&'static str, Function)> {
    let listen = |Listener { event, hear }: Listener| {
        // The browser lets go of it together with the element.
        let hear: Function =
            Closure::wrap(hear as Box<dyn FnMut(web_sys::Event)>).into_js_value().unchecked_into();
        // Never refused.
        let _ = element.add_event_listener_with_callback(event, &hear);
        (event, hear)
    };
    listeners.into_iter().map(listen).collect()
}

impl Render for El {
    type State = Standing;

    fn build(self) -> Standing {
        let element = self.create();
        let attributes =
            self.0.attributes.into_iter().map(|a| (a.kind, a.name, a.set(&element, None))).collect();
        let listeners = listen(&element, self.0.listeners);
        let mut children: Vec<AnyViewState> = self.0.children.into_iter().map(Render::build).collect();
        for child in &mut children {
            child.mount(&element, None);
        }
        let mut standing = Standing {
            tag: self.0.tag,
            element,
            attributes,
            listeners,
            children,
            rows: Vec::new(),
            spare: Vec::new(),
        };
        standing.take_rows(self.0.rows, self.0.keeps_rows);
        standing
    }

    fn rebuild(self, standing: &mut Standing) {
        if !self.is_like(standing) {
            let mut new = self.build();
            standing.insert_before_this(&mut new);
            standing.unmount();
            *standing = new;
            return;
        }
        for (event, hear) in standing.listeners.drain(..) {
            // Never refused.
            let _ = standing.element.remove_event_listener_with_callback(event, &hear);
        }
        standing.listeners = listen(&standing.element, self.0.listeners);
        let before = std::mem::take(&mut standing.attributes).into_iter();
        standing.attributes = self
            .0
            .attributes
            .into_iter()
            .zip(before)
            .map(|(now, (kind, name, before))| (kind, name, now.set(&standing.element, Some(before))))
            .collect();
        for (now, child) in self.0.children.into_iter().zip(&mut standing.children) {
            now.rebuild(child);
        }
        standing.take_rows(self.0.rows, self.0.keeps_rows);
    }
}

impl Standing {
    /// Takes away the rows that are not wanted any more, draws the new ones, and moves only what is out of order.
    fn take_rows(&mut self, rows: Vec<Row>, keeps: bool) {
        let (mut standing, mut gone): (Vec<StandingRow>, Vec<_>) =
            self.rows.drain(..).partition(|known| rows.iter().any(|row| row.key == known.key));
        gone.iter_mut().for_each(|gone| gone.row.unmount());
        if keeps {
            self.spare.append(&mut gone);
        }
        let mut below: Option<Element> = None;
        let mut taken: Vec<StandingRow> = Vec::with_capacity(rows.len());
        // From the end, since a browser puts things before others.
        for Row { key, draw } in rows.into_iter().rev() {
            let row = match standing.iter().rposition(|known| known.key == key) {
                Some(at) if at + 1 == standing.len() => standing.remove(at),
                known => {
                    let mut row = match known {
                        Some(at) => standing.remove(at),
                        None => match self.spare.iter().position(|spare| spare.key == key) {
                            Some(at) => self.spare.swap_remove(at),
                            None => StandingRow::draw(key, draw),
                        },
                    };
                    row.row.mount(&self.element, below.as_deref());
                    row
                }
            };
            below = Some(row.row.element.clone());
            taken.push(row);
        }
        // Of several with one number, as many go as are not wanted.
        standing.iter_mut().for_each(|left| left.row.unmount());
        taken.reverse();
        self.rows = taken;
    }
}

impl StandingRow {
    fn draw(key: u64, draw: impl FnOnce() -> El) -> StandingRow {
        let owner = lasting_owner();
        // What it looks at is its own affair, not that of the list.
        let row = owner.with(|| untrack(|| draw().build()));
        StandingRow { key, row, _owner: owner }
    }
}

/// An owner beside the present one, which lasts as long as somebody holds it.
fn lasting_owner() -> Owner {
    let present = Owner::current();
    present.as_ref().and_then(Owner::parent).or(present).map_or_else(Owner::new, |owner| owner.child())
}

impl Mountable for Standing {
    fn unmount(&mut self) {
        self.element.remove();
    }

    fn mount(&mut self, parent: &Element, marker: Option<&Node>) {
        // Refused only where the marker is not in the parent, and Leptos takes them from there.
        let _ = parent.insert_before(&self.element, marker);
    }

    fn insert_before_this(&self, child: &mut dyn Mountable) -> bool {
        let parent = self.element.parent_element();
        if let Some(parent) = &parent {
            child.mount(parent, Some(&self.element));
        }
        parent.is_some()
    }

    fn elements(&self) -> Vec<Element> {
        vec![self.element.clone()]
    }
}

impl AddAnyAttr for El {
    type Output<New: LeptosAttribute> = El;

    /// Nothing is spread onto our elements: whoever writes one says what is on it.
    fn add_any_attr<New: LeptosAttribute>(self, _: New) -> El {
        self
    }
}

/// The page is drawn in browsers alone, so there is no text to make of it and none to take up.
impl RenderHtml for El {
    type AsyncOutput = El;
    type Owned = El;

    const MIN_LENGTH: usize = 0;

    fn dry_resolve(&mut self) {}

    async fn resolve(self) -> El {
        self
    }

    fn to_html_with_buf(self, _: &mut String, _: &mut Position, _: bool, _: bool, _: Vec<AnyAttribute>) {}

    fn hydrate<const FROM_SERVER: bool>(self, _: &Cursor, _: &PositionState) -> Standing {
        self.build()
    }

    fn into_owned(self) -> El {
        self
    }
}
