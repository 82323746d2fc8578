#ifndef KEYWRIGHT_BASELINE_KEYBOARD_H
#define KEYWRIGHT_BASELINE_KEYBOARD_H

#include <xkbcommon/xkbcommon-compose.h>
#include <xkbcommon/xkbcommon.h>

struct baseline_keyboard {
  struct xkb_context *context;
  struct xkb_keymap *keymap;
  struct xkb_compose_table *table;
};

#endif
