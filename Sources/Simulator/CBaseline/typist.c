#include "CBaseline.h"
#include "hangul.h"
#include "keyboard.h"
#include "text.h"

#include <stdbool.h>
#include <stdlib.h>

struct baseline_typist {
  struct xkb_keymap *keymap;
  struct xkb_state *state;
  struct xkb_compose_state *compose;
  struct baseline_text text;
  baseline_hangul *hangul;
  bool notes_keysyms;
  uint32_t *keysyms;
  size_t keysym_count, keysym_size;
};

baseline_typist *baseline_typist_new(baseline_keyboard *keyboard, baseline_hangul *hangul, bool notes_keysyms) {
  baseline_typist *typist = calloc(1, sizeof *typist);
  if (!typist) abort();
  typist->keymap = keyboard->keymap;
  typist->hangul = hangul;
  typist->notes_keysyms = notes_keysyms;
  typist->state = xkb_state_new(keyboard->keymap);
  if (keyboard->table) typist->compose = xkb_compose_state_new(keyboard->table, XKB_COMPOSE_STATE_NO_FLAGS);
  return typist;
}

void baseline_typist_free(baseline_typist *typist) {
  if (!typist) return;
  if (typist->compose) xkb_compose_state_unref(typist->compose);
  xkb_state_unref(typist->state);
  free(typist->text.bytes);
  free(typist->keysyms);
  free(typist);
}

static void note_keysyms(baseline_typist *typist, const xkb_keysym_t *keysyms, int count) {
  typist->keysyms = baseline_grown(typist->keysyms, &typist->keysym_size,
                                   typist->keysym_count + 1 + (size_t)count, sizeof *typist->keysyms);
  typist->keysyms[typist->keysym_count++] = (uint32_t)count;
  for (int index = 0; index < count; index++) typist->keysyms[typist->keysym_count++] = keysyms[index];
}

static void note_text(baseline_typist *typist, const char *text, size_t count) {
  if (!typist->hangul) {
    baseline_append(&typist->text, text, count);
    return;
  }
  for (size_t place = 0; place < count; place++) baseline_hangul_key(typist->hangul, text[place], &typist->text);
}

static void type_key(baseline_typist *typist, xkb_keycode_t key) {
  char text[256];
  int count = xkb_state_key_get_utf8(typist->state, key, text, sizeof text);
  if (count > 0) note_text(typist, text, (size_t)count);
}

static xkb_keysym_t note_key(baseline_typist *typist, xkb_keycode_t key) {
  xkb_keysym_t one = xkb_state_key_get_one_sym(typist->state, key);
  if (!typist->notes_keysyms) return one;
  const xkb_keysym_t *several;
  int count = xkb_state_key_get_syms(typist->state, key, &several);
  if (count > 1)
    note_keysyms(typist, several, count);
  else
    note_keysyms(typist, &one, one != XKB_KEY_NoSymbol);
  return one;
}

// A press or a repeat: Compose gets both alike.
static void strike(baseline_typist *typist, xkb_keycode_t key) {
  xkb_keysym_t keysym = note_key(typist, key);
  // Documented deviation: libxkbcommon 1.5 does not know that these are modifiers.
  int is_level5 = XKB_KEY_ISO_Level5_Shift <= keysym && keysym <= XKB_KEY_ISO_Level5_Lock;
  if (typist->compose && !is_level5 &&
      xkb_compose_state_feed(typist->compose, keysym) == XKB_COMPOSE_FEED_ACCEPTED) {
    char text[256];
    switch (xkb_compose_state_get_status(typist->compose)) {
    case XKB_COMPOSE_COMPOSING:
    case XKB_COMPOSE_CANCELLED:
      break;
    case XKB_COMPOSE_COMPOSED: {
      int count = xkb_compose_state_get_utf8(typist->compose, text, sizeof text);
      note_text(typist, text, (size_t)count);
      break;
    }
    case XKB_COMPOSE_NOTHING:
      type_key(typist, key);
      break;
    }
  } else {
    type_key(typist, key);
  }
}

void baseline_feed(baseline_typist *typist, uint16_t code, int value) {
  xkb_keycode_t key = (xkb_keycode_t)code + 8;
  switch (value) {
  case 0:
    xkb_state_update_key(typist->state, key, XKB_KEY_UP);
    break;
  case 1:
    strike(typist, key);
    xkb_state_update_key(typist->state, key, XKB_KEY_DOWN);
    break;
  default:
    if (xkb_keymap_key_repeats(typist->keymap, key)) strike(typist, key);
  }
}

void baseline_play(baseline_typist *typist, const baseline_event *events, size_t count) {
  for (size_t place = 0; place < count; place++) baseline_feed(typist, events[place].code, events[place].value);
}

baseline_state baseline_get_state(const baseline_typist *typist) {
  struct xkb_state *state = typist->state;
  baseline_state result = {
      .depressed = xkb_state_serialize_mods(state, XKB_STATE_MODS_DEPRESSED),
      .latched = xkb_state_serialize_mods(state, XKB_STATE_MODS_LATCHED),
      .locked = xkb_state_serialize_mods(state, XKB_STATE_MODS_LOCKED),
      .effective = xkb_state_serialize_mods(state, XKB_STATE_MODS_EFFECTIVE),
      .layout = xkb_state_serialize_layout(state, XKB_STATE_LAYOUT_EFFECTIVE),
  };
  uint32_t count = xkb_keymap_num_leds(typist->keymap);
  for (uint32_t index = 0; index < count && index < 32; index++)
    if (xkb_state_led_index_is_active(state, index) > 0) result.leds |= 1u << index;
  return result;
}

const uint8_t *baseline_text(const baseline_typist *typist, size_t *count) {
  *count = typist->text.count;
  return typist->text.bytes;
}

const uint32_t *baseline_keysyms(const baseline_typist *typist, size_t *count) {
  *count = typist->keysym_count;
  return typist->keysyms;
}
