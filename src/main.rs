//! Mounts the page, nothing else.

fn main() {
    castaway::app::mount();
}
