//! The elements of the page, all of one type: Leptos's own elements have a type each, with its code each, and the
//! page would be half as large again to download.
//!
//! [`view!`] writes them; Leptos draws them and everything between them.

mod attribute;
mod draw;
mod node;

use leptos::ev::EventDescriptor;
use leptos::prelude::AnyView;
use wasm_bindgen::JsCast;

pub use attribute::IntoSetting;
use attribute::{Attribute, Kind};
pub use castaway_view::view;
pub use node::{IntoNode, Nodes};

/// An element to be, with everything on it and in it.
pub struct El(Box<Parts>);

struct Parts {
    tag: &'static str,
    /// Elements of drawings live in a namespace of their own.
    is_drawn: bool,
    attributes: Vec<Attribute>,
    listeners: Vec<Listener>,
    children: Vec<AnyView>,
    rows: Vec<Row>,
    /// Rows that go may come back.
    keeps_rows: bool,
}

/// A child that is told from its siblings by a number: it stays as it is when others come and go around it, and is
/// drawn only if it does not stand yet.
pub struct Row {
    key: u64,
    draw: Box<dyn FnOnce() -> El + Send>,
}

pub fn row(key: u64, draw: impl FnOnce() -> El + Send + 'static) -> Row {
    Row { key, draw: Box::new(draw) }
}

struct Listener {
    event: &'static str,
    hear: Box<dyn FnMut(web_sys::Event) + Send>,
}

/// An element of the page.
#[inline(never)]
pub fn el(tag: &'static str) -> El {
    let (attributes, listeners, children, rows) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    El(Box::new(Parts { tag, is_drawn: false, attributes, listeners, children, rows, keeps_rows: false }))
}

/// An element of a drawing.
pub fn drawn(tag: &'static str) -> El {
    let mut el = el(tag);
    el.0.is_drawn = true;
    el
}

/// The page is a long row of calls to these: written out at each, they would be most of it.
impl El {
    #[inline(never)]
    pub fn attr(self, name: &'static str, value: impl IntoSetting) -> El {
        self.with(Kind::Attribute, name, value)
    }

    /// A class that is there while the value says so.
    #[inline(never)]
    pub fn class(self, name: &'static str, value: impl IntoSetting) -> El {
        self.with(Kind::Class, name, value)
    }

    #[inline(never)]
    pub fn style(self, name: &'static str, value: impl IntoSetting) -> El {
        self.with(Kind::Style, name, value)
    }

    /// A property of the element's object in the browser.
    #[inline(never)]
    pub fn prop(self, name: &'static str, value: impl IntoSetting) -> El {
        self.with(Kind::Property, name, value)
    }

    fn with(mut self, kind: Kind, name: &'static str, value: impl IntoSetting) -> El {
        self.0.attributes.push(Attribute { kind, name, setting: value.into_setting() });
        self
    }

    #[inline(never)]
    fn listen(mut self, event: &'static str, hear: Box<dyn FnMut(web_sys::Event) + Send>) -> El {
        self.0.listeners.push(Listener { event, hear });
        self
    }

    /// `E` says as what the event arrives.
    pub fn on<E: EventDescriptor>(
        self,
        event: &'static str,
        mut hear: impl FnMut(E::EventType) + Send + 'static,
    ) -> El
    where
        E::EventType: JsCast,
    {
        self.listen(event, Box::new(move |event| hear(event.unchecked_into())))
    }

    /// Rows that go are put by and taken up again when they come back: for few that come and go often.
    pub fn keeping(mut self) -> El {
        self.0.keeps_rows = true;
        self
    }

    /// Children of which some stay. There are no others.
    pub fn rows(mut self, rows: impl Iterator<Item = Row>) -> El {
        self.0.rows = rows.collect();
        self
    }

    #[inline(never)]
    pub fn child(mut self, child: impl IntoNode) -> El {
        self.0.children.push(child.into_node());
        self
    }
}
