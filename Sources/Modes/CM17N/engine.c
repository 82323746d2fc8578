#ifdef KW_M17N
#include "engine.h"

#include <stdlib.h>

struct kw_m17n_engine *kw_m17n_engine_new(const struct kw_m17n_library *library, MInputMethod *method) {
  struct kw_m17n_engine *engine = calloc(1, sizeof *engine);
  if (!engine) return NULL;
  engine->context = library->minput_create_ic(method, engine);
  if (engine->context) return engine;
  free(engine);
  return NULL;
}

void kw_m17n_engine_free(const struct kw_m17n_library *library, struct kw_m17n_engine *engine) {
  library->minput_destroy_ic(engine->context);
  free(engine->bytes.start);
  free(engine);
}

static struct kw_m17n_answer answer(
  const struct kw_m17n_library *library, struct kw_m17n_engine *engine, bool is_used) {
  MInputContext *ic = engine->context;
  struct kw_m17n_answer answer = {
    .is_used = is_used,
    .cursor = ic->cursor_pos > 0 ? (size_t)ic->cursor_pos : 0,
    .delete_before = engine->surrounding.deleted_before,
    .delete_after = engine->surrounding.deleted_after,
  };
  answer.preedit = kw_m17n_append(library, &engine->bytes, ic->preedit);
  answer.status = kw_m17n_append(library, &engine->bytes, ic->status);
  kw_m17n_add_candidates(library, engine, &answer);
  answer.is_cut = engine->bytes.is_cut;
  return answer;
}

struct kw_m17n_answer kw_m17n_engine_key(
  const struct kw_m17n_library *library, struct kw_m17n_engine *engine, const char *key) {
  engine->bytes.length = 0;
  engine->bytes.is_cut = false;
  MSymbol symbol = library->msymbol(key);
  bool is_used = library->minput_filter(engine->context, symbol, NULL) != 0;
  struct kw_m17n_text commit = {0, 0};
  if (!is_used) {
    MText *produced = library->mtext();
    is_used = library->minput_lookup(engine->context, symbol, NULL, produced) == 0;
    commit = kw_m17n_append(library, &engine->bytes, produced);
    if (produced) library->m17n_object_unref(produced);
  }
  struct kw_m17n_answer result = answer(library, engine, is_used);
  result.commit = commit;
  result.bytes = engine->bytes.start ? engine->bytes.start : "";
  engine->surrounding = (struct kw_m17n_surrounding){"", 0, "", 0, 0, 0};
  return result;
}

struct kw_m17n_answer kw_m17n_engine_show(const struct kw_m17n_library *library, struct kw_m17n_engine *engine) {
  engine->bytes.length = 0;
  engine->bytes.is_cut = false;
  struct kw_m17n_answer result = answer(library, engine, false);
  result.bytes = engine->bytes.start ? engine->bytes.start : "";
  return result;
}

void kw_m17n_engine_reset(const struct kw_m17n_library *library, struct kw_m17n_engine *engine) {
  library->minput_reset_ic(engine->context);
  // What was produced on the way out would come with the next key.
  MText *produced = library->mtext();
  library->minput_lookup(engine->context, library->Mnil, NULL, produced);
  if (produced) library->m17n_object_unref(produced);
}
#endif
