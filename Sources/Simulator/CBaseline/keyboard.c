#define _GNU_SOURCE
#include "keyboard.h"
#include "CBaseline.h"

#include <stdio.h>
#include <dlfcn.h>
#include <stdlib.h>

static void silent(struct xkb_context *context, enum xkb_log_level level, const char *format, va_list arguments) {
  (void)context, (void)level, (void)format, (void)arguments;
}

typedef struct xkb_keymap *(*new_from_names)(
  struct xkb_context *, const struct xkb_rule_names *, enum xkb_keymap_format, enum xkb_keymap_compile_flags);

// In the first format, which versions before 1.11 have alone and later ones do not take by themselves.
static struct xkb_keymap *keymap_from_names(struct xkb_context *context, const struct xkb_rule_names *names) {
  new_from_names choosing = (new_from_names)dlsym(RTLD_DEFAULT, "xkb_keymap_new_from_names2");
  if (choosing) return choosing(context, names, XKB_KEYMAP_FORMAT_TEXT_V1, XKB_KEYMAP_COMPILE_NO_FLAGS);
  return xkb_keymap_new_from_names(context, names, XKB_KEYMAP_COMPILE_NO_FLAGS);
}

baseline_keyboard *baseline_keyboard_new(const char *layout, const char *variant, const char *options, const char *folder,
                                     const char *compose_file) {
  baseline_keyboard *keyboard = calloc(1, sizeof *keyboard);
  if (!keyboard) abort();
  keyboard->context = xkb_context_new(XKB_CONTEXT_NO_DEFAULT_INCLUDES | XKB_CONTEXT_NO_ENVIRONMENT_NAMES);
  xkb_context_set_log_fn(keyboard->context, silent);
  if (folder) xkb_context_include_path_append(keyboard->context, folder);
  xkb_context_include_path_append(keyboard->context, "/usr/share/X11/xkb");
  struct xkb_rule_names names = {
      .rules = "evdev", .model = "pc105", .layout = layout, .variant = variant, .options = options};
  keyboard->keymap = keymap_from_names(keyboard->context, &names);
  FILE *file = compose_file ? fopen(compose_file, "r") : NULL;
  if (file) {
    keyboard->table = xkb_compose_table_new_from_file(keyboard->context, file, "en_US.UTF-8",
                                                      XKB_COMPOSE_FORMAT_TEXT_V1, XKB_COMPOSE_COMPILE_NO_FLAGS);
    fclose(file);
  }
  if (!keyboard->keymap || (compose_file && !keyboard->table)) {
    baseline_keyboard_free(keyboard);
    return NULL;
  }
  return keyboard;
}

void baseline_keyboard_free(baseline_keyboard *keyboard) {
  if (!keyboard) return;
  xkb_compose_table_unref(keyboard->table);
  xkb_keymap_unref(keyboard->keymap);
  xkb_context_unref(keyboard->context);
  free(keyboard);
}

const char *baseline_led_name(baseline_keyboard *keyboard, uint32_t index) {
  const char *name = xkb_keymap_led_get_name(keyboard->keymap, index);
  return name ? name : "";
}

uint32_t baseline_led_count(baseline_keyboard *keyboard) { return xkb_keymap_num_leds(keyboard->keymap); }
