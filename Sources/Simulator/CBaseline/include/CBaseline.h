/// The plain loop over libxkbcommon that toolkits have, as something to compare with, in result and in speed: the library
/// is asked each time, nothing is remembered and nothing is shared with what is compared.
#ifndef CBaseline_h
#define CBaseline_h

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "recordings.h"

typedef struct baseline_keyboard baseline_keyboard;
typedef struct baseline_typist baseline_typist;
typedef struct baseline_hangul baseline_hangul;

/// What is in force on a keyboard.
typedef struct {
  uint32_t depressed;
  uint32_t latched;
  uint32_t locked;
  uint32_t effective;
  uint32_t layout;
  /// One bit for each LED that is lit, by its index.
  uint32_t leds;
} baseline_state;

/// A keymap by its names, searched for in a folder (or NULL) and then in the system's, with the Compose file at a path
/// (or NULL). NULL where either cannot be had.
baseline_keyboard *baseline_keyboard_new(const char *layout, const char *variant, const char *options, const char *folder,
                                     const char *compose_file);
void baseline_keyboard_free(baseline_keyboard *keyboard);

/// The name of the LED with an index; empty where there is none.
const char *baseline_led_name(baseline_keyboard *keyboard, uint32_t index);
uint32_t baseline_led_count(baseline_keyboard *keyboard);

/// Somebody who types on a keyboard on which nothing is pressed, through a Hangul syllable (or NULL), and keeps the
/// keysyms or only the text. Keyboard and syllable must live longer.
baseline_typist *baseline_typist_new(baseline_keyboard *keyboard, baseline_hangul *hangul, bool notes_keysyms);
void baseline_typist_free(baseline_typist *typist);

/// Plays an event: 0 is a release, 1 a press, 2 a repeat.
void baseline_feed(baseline_typist *typist, uint16_t code, int value);

/// An event of `baseline_feed`.
typedef struct {
  uint16_t code;
  uint16_t value;
} baseline_event;

/// Plays events one after another.
void baseline_play(baseline_typist *typist, const baseline_event *events, size_t count);

baseline_state baseline_get_state(const baseline_typist *typist);

/// The UTF-8 typed so far.
const uint8_t *baseline_text(const baseline_typist *typist, size_t *count);

/// The keysyms so far: for each press, and each repeat that the keymap allows, how many there are, then these.
const uint32_t *baseline_keysyms(const baseline_typist *typist, size_t *count);

/// A loop over libhangul with a keyboard of its; NULL where the library is not installed or not built in.
baseline_hangul *baseline_hangul_new(const char *keyboard);
void baseline_hangul_free(baseline_hangul *hangul);

/// Types ASCII keys; what the library does not use goes into the text as it is.
void baseline_hangul_play(baseline_hangul *hangul, const char *keys, size_t count);

/// The UTF-8 typed so far by `baseline_hangul_play`, without the syllable under composition.
const uint8_t *baseline_hangul_text(const baseline_hangul *hangul, size_t *count);

#endif
