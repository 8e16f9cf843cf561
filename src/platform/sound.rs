//! A small synthesiser: tones that glide and noise that fades. No files, and nothing at all until it is asked for.

use std::cell::RefCell;

use web_sys::{AudioContext, AudioNode, BiquadFilterType, OscillatorType};

/// One tone or one burst of noise.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Note {
    pub voice: Voice,
    /// Seconds from now.
    pub at: f32,
    pub length: f32,
    /// The pitch in hertz glides from one to the other; for noise, the edge of its filter.
    pub from: f32,
    pub to: f32,
    /// From 0 to 1.
    pub loudness: f32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Voice {
    /// Round, like a bell or a flute.
    Sine,
    /// Woody.
    Triangle,
    /// Water, sand, card.
    Noise,
}

thread_local! {
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// Plays notes at a volume from 0 to 1. Where a browser has no sound, nothing happens.
pub fn play(notes: &[Note], volume: f32) {
    if volume <= 0.0 || notes.is_empty() {
        return;
    }
    CONTEXT.with_borrow_mut(|context| {
        if context.is_none() {
            *context = AudioContext::new().ok();
        }
        if let Some(context) = context {
            // Browsers hold a context back until somebody has tapped; taps are what brings us here.
            let _ = context.resume();
            for note in notes {
                // A note that cannot be played is only a note.
                let _ = sound(context, note, volume);
            }
        }
    });
}

fn sound(context: &AudioContext, note: &Note, volume: f32) -> Result<(), wasm_bindgen::JsValue> {
    let start = context.current_time() + f64::from(note.at);
    let end = start + f64::from(note.length);
    let envelope = context.create_gain()?;
    let gain = envelope.gain();
    gain.set_value_at_time(0.0001, start)?;
    gain.exponential_ramp_to_value_at_time((note.loudness * volume).max(0.0002), start + 0.008)?;
    gain.exponential_ramp_to_value_at_time(0.0001, end)?;
    envelope.connect_with_audio_node(&context.destination())?;
    match note.voice {
        Voice::Sine => tone(context, OscillatorType::Sine, note, start, end, &envelope),
        Voice::Triangle => tone(context, OscillatorType::Triangle, note, start, end, &envelope),
        Voice::Noise => noise(context, note, start, end, &envelope),
    }
}

fn tone(
    context: &AudioContext,
    kind: OscillatorType,
    note: &Note,
    start: f64,
    end: f64,
    into: &AudioNode,
) -> Result<(), wasm_bindgen::JsValue> {
    let oscillator = context.create_oscillator()?;
    oscillator.set_type(kind);
    oscillator.frequency().set_value_at_time(note.from, start)?;
    oscillator.frequency().exponential_ramp_to_value_at_time(note.to.max(1.0), end)?;
    oscillator.connect_with_audio_node(into)?;
    oscillator.start_with_when(start)?;
    oscillator.stop_with_when(end)
}

fn noise(
    context: &AudioContext,
    note: &Note,
    start: f64,
    end: f64,
    into: &AudioNode,
) -> Result<(), wasm_bindgen::JsValue> {
    let rate = context.sample_rate();
    let length = ((note.length * rate) as u32).max(1);
    let buffer = context.create_buffer(1, length, rate)?;
    // Any hiss will do: a small generator of its own, the same every time.
    let mut seed = 0x2545_f491_u32;
    let samples: Vec<f32> = (0..length)
        .map(|_| {
            seed ^= seed << 13;
            seed ^= seed >> 17;
            seed ^= seed << 5;
            seed as f32 / u32::MAX as f32 * 2.0 - 1.0
        })
        .collect();
    buffer.copy_to_channel(&samples, 0)?;
    let filter = context.create_biquad_filter()?;
    filter.set_type(BiquadFilterType::Lowpass);
    filter.frequency().set_value_at_time(note.from, start)?;
    filter.frequency().exponential_ramp_to_value_at_time(note.to.max(1.0), end)?;
    filter.connect_with_audio_node(into)?;
    let source = context.create_buffer_source()?;
    source.set_buffer(Some(&buffer));
    source.connect_with_audio_node(&filter)?;
    source.start_with_when(start)
}
