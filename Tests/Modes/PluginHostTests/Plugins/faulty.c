/* A plugin with one fault, FAULT; tests compile it once for each. */
#include <stdlib.h>

#include "keywright_plugin.h"

static int dummy;

static void *create(uint32_t mode) {
  (void)mode;
  return FAULT == 6 ? NULL : &dummy;
}

static void destroy(void *engine) { (void)engine; }

static void handle(void *engine, const keywright_keystroke *key, keywright_batch *batch) {
  static keywright_keystroke forwarded;
  static keywright_candidate page[17];
  static const keywright_span backwards = {2, 1, 0};
  static const keywright_span beyond = {0, 4, 0};
  static char large[65536];
  (void)engine;
  if (key->text.length != 1) return;
  batch->handled = 1;
  switch (FAULT) {
    case 20: batch->commit = (keywright_text)KEYWRIGHT_TEXT("a\xff"); break;
    case 21: batch->commit = (keywright_text){"a", SIZE_MAX}; break;
    case 22: batch->commit = (keywright_text){"a", 65537}; break;
    case 23: batch->commit = (keywright_text){NULL, 3}; break;
    case 24: batch->marked_change = 9; break;
    case 25:
      batch->marked_change = KEYWRIGHT_SET;
      batch->marked = (keywright_text)KEYWRIGHT_TEXT("abc");
      batch->spans = &backwards;
      batch->span_count = 1;
      break;
    case 26:
      batch->marked_change = KEYWRIGHT_SET;
      batch->on_blur = 7;
      break;
    case 27:
      batch->candidates_change = KEYWRIGHT_SET;
      batch->candidate_count = SIZE_MAX;
      break;
    case 28:
      batch->candidates_change = KEYWRIGHT_SET;
      batch->candidate_count = 2;
      break;
    case 29:
      for (int i = 0; i < 65536; i++) large[i] = 'a';
      for (int i = 0; i < 17; i++) page[i].text = (keywright_text){large, sizeof large};
      batch->candidates_change = KEYWRIGHT_SET;
      batch->candidates = page;
      batch->candidate_count = 17;
      break;
    case 30:
      batch->has_deadline = 1;
      batch->deadline_us = UINT64_MAX;
      break;
    case 31: batch->delete_before = UINT32_MAX; break;
    case 32: batch->forward = &forwarded; break;
    case 33:
      forwarded.struct_size = sizeof forwarded;
      batch->forward = &forwarded;
      break;
    case 34: batch->mode_request = 4; break;
    case 35:
      forwarded = *key;
      forwarded.keysym_count = SIZE_MAX;
      batch->forward = &forwarded;
      break;
    case 36:
    case 37:
      batch->marked_change = KEYWRIGHT_SET;
      batch->marked = (keywright_text)KEYWRIGHT_TEXT("abc");
      batch->cursor = FAULT == 36 ? 4 : -3;
      break;
    case 38:
      batch->marked_change = KEYWRIGHT_SET;
      batch->marked = (keywright_text)KEYWRIGHT_TEXT("abc");
      batch->spans = &beyond;
      batch->span_count = 1;
      break;
    case 39: batch->commit = (keywright_text)KEYWRIGHT_TEXT("a\0"); break;
    case 40:
      batch->marked_change = KEYWRIGHT_SET;
      batch->marked = (keywright_text)KEYWRIGHT_TEXT("\033[31m");
      break;
    case 41:
      batch->auxiliary_change = KEYWRIGHT_SET;
      batch->auxiliary = (keywright_text)KEYWRIGHT_TEXT("\xc2\x9b");
      break;
    case 42:
    case 43:
      page[1].text = (keywright_text){"\r", FAULT == 42};
      page[1].comment = (keywright_text){"\x7f", FAULT == 43};
      batch->candidates_change = KEYWRIGHT_SET;
      batch->candidates = page;
      batch->candidate_count = 2;
      break;
    case 44:
    case 45:
      batch->candidates_change = KEYWRIGHT_SET;
      batch->candidates = page;
      batch->candidate_count = 2;
      batch->highlighted = FAULT == 44 ? 2 : 1;
      batch->page_index = FAULT == 45 ? 3 : 0;
      batch->page_count = 3;
      break;
  }
}

static const keywright_mode modes[] = {
  {.id = KEYWRIGHT_TEXT("mode"),
   .layouts = {"us,", FAULT == 13 ? 3 : 0},
   .language = {"en US", FAULT == 14 ? 5 : 0},
   .name = {"a\n", FAULT == 15 ? 2 : 0},
   .keystroke_text = FAULT == 12 ? 5 : 0},
  {.id = KEYWRIGHT_TEXT("mode")},
};

static const keywright_plugin plugin = {
  .abi_version = FAULT == 3 ? 2 : KEYWRIGHT_PLUGIN_ABI,
  .struct_size = FAULT == 4 ? 8 : sizeof plugin,
  .mode_size = FAULT == 9 ? 8 : sizeof *modes,
  .mode_count = FAULT == 7 ? 0 : FAULT == 10 ? 100000 : FAULT == 11 ? 2 : 1,
  .name = {FAULT == 8 ? "a/b" : "faulty", FAULT == 8 ? 3 : 6},
  .modes = FAULT == 16 ? NULL : modes,
  .create = create,
  .destroy = destroy,
  .handle = FAULT == 5 ? NULL : handle,
};

#if FAULT == 1
#define keywright_plugin_v1 another_name
const keywright_plugin *another_name(void);
#endif

const keywright_plugin *keywright_plugin_v1(void) { return FAULT == 2 ? NULL : &plugin; }
