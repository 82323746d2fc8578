#include "COracle.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <xkbcommon/xkbcommon-compose.h>
#include <xkbcommon/xkbcommon.h>

struct oracle_keyboard {
  struct xkb_context *context;
  struct xkb_keymap *keymap;
  struct xkb_compose_table *table;
};

struct oracle_typist {
  struct xkb_keymap *keymap;
  struct xkb_state *state;
  struct xkb_compose_state *compose;
  uint8_t *text;
  size_t text_count, text_size;
  uint32_t *keysyms;
  size_t keysym_count, keysym_size;
};

static void *grown(void *memory, size_t *size, size_t needed, size_t element) {
  if (needed <= *size) return memory;
  *size = needed * 2;
  void *larger = realloc(memory, *size * element);
  if (!larger) abort();
  return larger;
}

static void silent(struct xkb_context *context, enum xkb_log_level level, const char *format, va_list arguments) {
  (void)context, (void)level, (void)format, (void)arguments;
}

oracle_keyboard *oracle_keyboard_new(const char *layout, const char *variant, const char *options, const char *folder,
                                     const char *compose_file) {
  oracle_keyboard *keyboard = calloc(1, sizeof *keyboard);
  if (!keyboard) abort();
  keyboard->context = xkb_context_new(XKB_CONTEXT_NO_DEFAULT_INCLUDES | XKB_CONTEXT_NO_ENVIRONMENT_NAMES);
  xkb_context_set_log_fn(keyboard->context, silent);
  if (folder) xkb_context_include_path_append(keyboard->context, folder);
  xkb_context_include_path_append(keyboard->context, "/usr/share/X11/xkb");
  struct xkb_rule_names names = {
      .rules = "evdev", .model = "pc105", .layout = layout, .variant = variant, .options = options};
  keyboard->keymap = xkb_keymap_new_from_names(keyboard->context, &names, XKB_KEYMAP_COMPILE_NO_FLAGS);
  FILE *file = compose_file ? fopen(compose_file, "r") : NULL;
  if (file) {
    keyboard->table = xkb_compose_table_new_from_file(keyboard->context, file, "en_US.UTF-8",
                                                      XKB_COMPOSE_FORMAT_TEXT_V1, XKB_COMPOSE_COMPILE_NO_FLAGS);
    fclose(file);
  }
  if (!keyboard->keymap || (compose_file && !keyboard->table)) {
    oracle_keyboard_free(keyboard);
    return NULL;
  }
  return keyboard;
}

void oracle_keyboard_free(oracle_keyboard *keyboard) {
  if (!keyboard) return;
  xkb_compose_table_unref(keyboard->table);
  xkb_keymap_unref(keyboard->keymap);
  xkb_context_unref(keyboard->context);
  free(keyboard);
}

const char *oracle_led_name(oracle_keyboard *keyboard, uint32_t index) {
  const char *name = xkb_keymap_led_get_name(keyboard->keymap, index);
  return name ? name : "";
}

uint32_t oracle_led_count(oracle_keyboard *keyboard) { return xkb_keymap_num_leds(keyboard->keymap); }

oracle_typist *oracle_typist_new(oracle_keyboard *keyboard) {
  oracle_typist *typist = calloc(1, sizeof *typist);
  if (!typist) abort();
  typist->keymap = keyboard->keymap;
  typist->state = xkb_state_new(keyboard->keymap);
  if (keyboard->table) typist->compose = xkb_compose_state_new(keyboard->table, XKB_COMPOSE_STATE_NO_FLAGS);
  return typist;
}

void oracle_typist_free(oracle_typist *typist) {
  if (!typist) return;
  if (typist->compose) xkb_compose_state_unref(typist->compose);
  xkb_state_unref(typist->state);
  free(typist->text);
  free(typist->keysyms);
  free(typist);
}

static void note_keysyms(oracle_typist *typist, const xkb_keysym_t *keysyms, int count) {
  typist->keysyms = grown(typist->keysyms, &typist->keysym_size, typist->keysym_count + 1 + (size_t)count,
                          sizeof *typist->keysyms);
  typist->keysyms[typist->keysym_count++] = (uint32_t)count;
  for (int index = 0; index < count; index++) typist->keysyms[typist->keysym_count++] = keysyms[index];
}

static void note_text(oracle_typist *typist, const char *text, size_t count) {
  typist->text = grown(typist->text, &typist->text_size, typist->text_count + count, 1);
  memcpy(typist->text + typist->text_count, text, count);
  typist->text_count += count;
}

static void type_key(oracle_typist *typist, xkb_keycode_t key) {
  char text[256];
  int count = xkb_state_key_get_utf8(typist->state, key, text, sizeof text);
  if (count > 0) note_text(typist, text, (size_t)count);
}

static xkb_keysym_t note_key(oracle_typist *typist, xkb_keycode_t key) {
  const xkb_keysym_t *several;
  int count = xkb_state_key_get_syms(typist->state, key, &several);
  xkb_keysym_t one = xkb_state_key_get_one_sym(typist->state, key);
  if (count > 1)
    note_keysyms(typist, several, count);
  else
    note_keysyms(typist, &one, one != XKB_KEY_NoSymbol);
  return one;
}

static int is_composing(const oracle_typist *typist) {
  return typist->compose && xkb_compose_state_get_status(typist->compose) == XKB_COMPOSE_COMPOSING;
}

static void press(oracle_typist *typist, xkb_keycode_t key) {
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
  xkb_state_update_key(typist->state, key, XKB_KEY_DOWN);
}

void oracle_feed(oracle_typist *typist, uint16_t code, int value) {
  xkb_keycode_t key = (xkb_keycode_t)code + 8;
  switch (value) {
  case 0:
    xkb_state_update_key(typist->state, key, XKB_KEY_UP);
    break;
  case 1:
    press(typist, key);
    break;
  default:
    if (!xkb_keymap_key_repeats(typist->keymap, key)) break;
    note_key(typist, key);
    if (!is_composing(typist)) type_key(typist, key);
  }
}

oracle_state oracle_get_state(const oracle_typist *typist) {
  struct xkb_state *state = typist->state;
  oracle_state result = {
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

const uint8_t *oracle_text(const oracle_typist *typist, size_t *count) {
  *count = typist->text_count;
  return typist->text;
}

const uint32_t *oracle_keysyms(const oracle_typist *typist, size_t *count) {
  *count = typist->keysym_count;
  return typist->keysyms;
}
