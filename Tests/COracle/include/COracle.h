/// The plain loop over libxkbcommon that toolkits have, as something to compare with: the library is asked each time,
/// nothing is remembered and nothing is shared with the sources under test.
#ifndef COracle_h
#define COracle_h

#include <stddef.h>
#include <stdint.h>

typedef struct oracle_keyboard oracle_keyboard;
typedef struct oracle_typist oracle_typist;

/// What is in force on a keyboard.
typedef struct {
  uint32_t depressed;
  uint32_t latched;
  uint32_t locked;
  uint32_t effective;
  uint32_t layout;
  /// One bit for each LED that is lit, by its index.
  uint32_t leds;
} oracle_state;

/// A keymap by its names, searched for in a folder (or NULL) and then in the system's, with the Compose file at a path
/// (or NULL). NULL where either cannot be had.
oracle_keyboard *oracle_keyboard_new(const char *layout, const char *variant, const char *options, const char *folder,
                                     const char *compose_file);
void oracle_keyboard_free(oracle_keyboard *keyboard);

/// The name of the LED with an index; empty where there is none.
const char *oracle_led_name(oracle_keyboard *keyboard, uint32_t index);
uint32_t oracle_led_count(oracle_keyboard *keyboard);

/// Somebody who types on a keyboard on which nothing is pressed. The keyboard must live longer.
oracle_typist *oracle_typist_new(oracle_keyboard *keyboard);
void oracle_typist_free(oracle_typist *typist);

/// Plays an event: 0 is a release, 1 a press, 2 a repeat.
void oracle_feed(oracle_typist *typist, uint16_t code, int value);

oracle_state oracle_get_state(const oracle_typist *typist);

/// The UTF-8 typed so far.
const uint8_t *oracle_text(const oracle_typist *typist, size_t *count);

/// The keysyms so far: for each press, and each repeat that the keymap allows, how many there are, then these.
const uint32_t *oracle_keysyms(const oracle_typist *typist, size_t *count);

#endif
