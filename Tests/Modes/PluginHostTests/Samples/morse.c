/* Morse: dots and dashes are marked text, Space makes a letter of them. Build: cc -shared -fPIC -I… morse.c -o morse.so */
#include <stdlib.h>
#include <string.h>

#include "keywright_plugin.h"

struct morse {
  char signs[8];
  size_t count;
};

static const char *const alphabet[26] = {
  ".-", "-...", "-.-.", "-..", ".", "..-.", "--.", "....", "..", ".---", "-.-", ".-..", "--",
  "-.", "---", ".--.", "--.-", ".-.", "...", "-", "..-", "...-", ".--", "-..-", "-.--", "--.."};
static const char letters[] = "abcdefghijklmnopqrstuvwxyz";

static void *create(uint32_t mode) {
  (void)mode;
  return calloc(1, sizeof(struct morse));
}

/* Shows the signs so far; what is marked becomes text when the user goes elsewhere, which is policy 0. */
static void mark(const struct morse *morse, keywright_batch *batch) {
  batch->handled = 1;
  batch->marked_change = KEYWRIGHT_SET;
  batch->marked = (keywright_text){morse->signs, morse->count};
  batch->cursor = KEYWRIGHT_CURSOR_AT_END;
}

/* Commits the letter of the signs, or the signs themselves where there is none. */
static void commit(struct morse *morse, keywright_batch *batch) {
  batch->marked_change = KEYWRIGHT_CLEAR;
  batch->commit = (keywright_text){morse->signs, morse->count};
  for (size_t i = 0; i < 26; i++)
    if (strlen(alphabet[i]) == morse->count && memcmp(alphabet[i], morse->signs, morse->count) == 0)
      batch->commit = (keywright_text){&letters[i], 1};
  morse->count = 0;
}

static void handle(void *engine, const keywright_keystroke *key, keywright_batch *batch) {
  struct morse *morse = engine;
  char typed = key->text.length == 1 ? key->text.bytes[0] : 0;
  if (!key->types) return;
  if ((typed == '.' || typed == '-') && morse->count < sizeof morse->signs) {
    morse->signs[morse->count++] = typed;
    mark(morse, batch);
  } else if (typed == '\b' && morse->count > 0) {
    morse->count--;
    mark(morse, batch);
  } else if (morse->count > 0 && key->text.length > 0) {
    /* The batch comes first, then the key: Space is used up, any other one goes on to the text field. */
    commit(morse, batch);
    batch->handled = typed == ' ';
  }
}

static void forget(void *engine, uint32_t cause, keywright_batch *batch) {
  (void)cause, (void)batch;
  ((struct morse *)engine)->count = 0;
}

static const keywright_mode modes[] = {{.id = KEYWRIGHT_TEXT("morse"), .name = KEYWRIGHT_TEXT("Morse code")}};
static const keywright_plugin plugin = {
  .abi_version = KEYWRIGHT_PLUGIN_ABI, .struct_size = sizeof plugin, .mode_size = sizeof *modes, .mode_count = 1,
  .name = KEYWRIGHT_TEXT("samples"), .modes = modes, .create = create, .destroy = free, .handle = handle,
  .reset = forget, .deactivate = forget};

const keywright_plugin *keywright_plugin_v1(void) { return &plugin; }
