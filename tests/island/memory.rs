//! States are small, and playing without a story takes no memory.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use castaway::games::island::{Action, Island, Pair, State};
use castaway::kernel::Game;

use crate::properties::random_game;

/// Counts what the current thread asks for.
struct Counting;

thread_local! {
    static ASKED: Cell<u64> = const { Cell::new(0) };
}

// SAFETY: every call goes to the system's allocator unchanged; the counting around it allocates nothing.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // Fails only while the thread is being torn down, when nothing is measured any more.
        let _ = ASKED.try_with(|asked| asked.set(asked.get() + 1));
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Only a type without heap parts can be copied.
fn copyable<T: Copy>() -> usize {
    size_of::<T>()
}

#[test]
fn a_state_is_small_and_has_no_heap_parts() {
    assert!(copyable::<State>() <= 200, "{} bytes", size_of::<State>());
    assert!(copyable::<Action>() <= 4 && copyable::<Pair>() <= 2, "{} bytes", size_of::<Action>());
}

#[test]
fn listing_and_applying_without_a_story_allocate_nothing() {
    let games: Vec<_> = (0..300).map(random_game).collect();
    let before = ASKED.get();
    let mut listed = 0u64;
    for (record, states) in &games {
        for (state, action) in states.iter().zip(&record.actions) {
            Island::each_legal(state, &mut |_| listed += 1);
            assert!(Island::apply(state, *action, &mut ()).is_ok());
            assert!(Island::apply(state, Action::LiftOff { by: state.turn() }, &mut ()).is_err());
        }
    }
    assert_eq!(ASKED.get() - before, 0, "after {listed} listed actions");
}
