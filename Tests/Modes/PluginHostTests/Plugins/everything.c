/* Says everything that a batch can say, and what it was told. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "keywright_plugin.h"

struct engine {
  uint32_t mode;
  char told[512];
  char around[256];
};

static void *create(uint32_t mode) {
  struct engine *engine = calloc(1, sizeof *engine);
  engine->mode = mode;
  return engine;
}

static void say(struct engine *engine, keywright_batch *batch) {
  batch->handled = 1;
  batch->commit = (keywright_text){engine->told, strlen(engine->told)};
}

static void everything(const keywright_keystroke *key, keywright_batch *batch) {
  static const keywright_span spans[] = {{0, 1, KEYWRIGHT_STYLE_HIGHLIGHT}, {1, 2, KEYWRIGHT_STYLE_PLAIN}};
  static const keywright_candidate page[] = {
    {KEYWRIGHT_TEXT("😀"), KEYWRIGHT_TEXT("grin")}, {KEYWRIGHT_TEXT("가"), {NULL, 0}}};
  batch->handled = 1;
  batch->delete_before = 2;
  batch->delete_after = 1;
  batch->commit = (keywright_text)KEYWRIGHT_TEXT("né");
  batch->marked_change = KEYWRIGHT_SET;
  batch->cursor = 1;
  batch->marked = (keywright_text)KEYWRIGHT_TEXT("日本");
  batch->spans = spans;
  batch->span_count = 2;
  batch->on_blur = KEYWRIGHT_POLICY_DISCARD;
  batch->on_mode_switch = KEYWRIGHT_POLICY_KEEP;
  batch->on_caret_move = KEYWRIGHT_POLICY_COMMIT;
  batch->candidates_change = KEYWRIGHT_SET;
  batch->candidates = page;
  batch->candidate_count = 2;
  batch->highlighted = 1;
  batch->page_index = 2;
  batch->page_count = 3;
  batch->auxiliary_change = KEYWRIGHT_SET;
  batch->auxiliary = (keywright_text)KEYWRIGHT_TEXT("aux");
  batch->forward = key;
  batch->mode_request = KEYWRIGHT_MODE_ID;
  batch->mode_id = (keywright_text)KEYWRIGHT_TEXT("xkb:us");
  batch->has_deadline = 1;
  batch->deadline_us = 1500000;
}

static void handle(void *opaque, const keywright_keystroke *key, keywright_batch *batch) {
  struct engine *engine = opaque;
  if (engine->mode == 0) {
    everything(key, batch);
    return;
  }
  snprintf(
    engine->told, sizeof engine->told, "%s/code %u/direction %u/types %u/%llu us/keysyms %zu: %x/%.*s/%.*s/compose %u %x %.*s"
    "/layout %d/level %d/%x %x %x %x %x", engine->around, key->code, key->direction, key->types,
    (unsigned long long)key->time_us, key->keysym_count, key->keysym_count ? key->keysyms[key->keysym_count - 1] : 0,
    (int)key->text.length, key->text.bytes, (int)key->raw_text.length, key->raw_text.bytes, key->compose,
    key->composed_keysym, (int)key->composed_text.length, key->composed_text.bytes, key->layout, key->level,
    key->depressed, key->latched, key->locked, key->effective, key->consumed);
  say(engine, batch);
}

static void activate(void *opaque, const keywright_context *context, keywright_batch *batch) {
  struct engine *engine = opaque;
  snprintf(
    engine->told, sizeof engine->told, "activate %u %.*s/purpose %u/capitals %u/correction %u/spelling %u/return %u/%u/%.*s|%.*s",
    context->has_identifier, (int)context->identifier.length, context->identifier.bytes, context->purpose,
    context->autocapitalization, context->autocorrection, context->spell_checking, context->return_key,
    context->is_hidden, (int)context->surrounding.before.length, context->surrounding.before.bytes,
    (int)context->surrounding.after.length, context->surrounding.after.bytes);
  say(engine, batch);
}

static void choose(void *opaque, int64_t candidate, keywright_batch *batch) {
  struct engine *engine = opaque;
  snprintf(engine->told, sizeof engine->told, "choose %lld", (long long)candidate);
  say(engine, batch);
}

static void reset(void *opaque, uint32_t cause, keywright_batch *batch) {
  struct engine *engine = opaque;
  snprintf(engine->told, sizeof engine->told, "reset %u", cause);
  batch->marked_change = KEYWRIGHT_CLEAR;
  batch->candidates_change = KEYWRIGHT_CLEAR;
  batch->auxiliary_change = KEYWRIGHT_CLEAR;
  batch->mode_request = KEYWRIGHT_MODE_PREVIOUS;
  say(engine, batch);
}

static void deactivate(void *opaque, uint32_t cause, keywright_batch *batch) {
  struct engine *engine = opaque;
  snprintf(engine->told, sizeof engine->told, "deactivate %u", cause);
  say(engine, batch);
}

static void tick(void *opaque, uint64_t now, keywright_batch *batch) {
  struct engine *engine = opaque;
  snprintf(engine->told, sizeof engine->told, "tick %llu", (unsigned long long)now);
  say(engine, batch);
}

static void note(void *opaque, const keywright_surrounding *text) {
  struct engine *engine = opaque;
  snprintf(
    engine->around, sizeof engine->around, "%.*s|%.*s", (int)text->before.length, text->before.bytes,
    (int)text->after.length, text->after.bytes);
}

static const keywright_mode modes[] = {
  {KEYWRIGHT_TEXT("everything"), KEYWRIGHT_TEXT("ko-KR"), KEYWRIGHT_TEXT("Everything"), KEYWRIGHT_TEXT("us,fr(bepo)"),
   KEYWRIGHT_TEXT_RAW, 0},
  {.id = KEYWRIGHT_TEXT("told"), .wants_surrounding_text = 1},
};

static const keywright_plugin plugin = {
  KEYWRIGHT_PLUGIN_ABI, sizeof plugin, sizeof *modes, 2, KEYWRIGHT_TEXT("test"), modes, create, free, handle, activate,
  choose, reset, deactivate, tick, note};

const keywright_plugin *keywright_plugin_v1(void) { return &plugin; }
