#ifdef KW_M17N
#include "context.h"

#include <stdlib.h>

struct kw_m17n_method *kw_m17n_open(const char *language, const char *name) {
  const struct kw_m17n_library *library = kw_m17n_begin();
  if (!library) return NULL;
  struct kw_m17n_method *method = NULL;
  MInputMethod *opened = library->minput_open_im(library->msymbol(language), library->msymbol(name), NULL);
  if (opened) {
    method = malloc(sizeof *method);
    if (method) {
      method->method = opened;
      kw_m17n_serve_surrounding(library, opened);
    } else {
      library->minput_close_im(opened);
    }
  }
  kw_m17n_end();
  return method;
}

void kw_m17n_close(struct kw_m17n_method *method) {
  const struct kw_m17n_library *library = method ? kw_m17n_begin() : NULL;
  if (!library) return;
  library->minput_close_im(method->method);
  free(method);
  kw_m17n_end();
}

struct kw_m17n_context *kw_m17n_context_new(struct kw_m17n_method *method) {
  const struct kw_m17n_library *library = method ? kw_m17n_begin() : NULL;
  if (!library) return NULL;
  struct kw_m17n_context *context = calloc(1, sizeof *context);
  if (context) {
    context->context = library->minput_create_ic(method->method, context);
    if (!context->context) {
      free(context);
      context = NULL;
    }
  }
  kw_m17n_end();
  return context;
}

void kw_m17n_context_free(struct kw_m17n_context *context) {
  const struct kw_m17n_library *library = context ? kw_m17n_begin() : NULL;
  if (!library) return;
  library->minput_destroy_ic(context->context);
  free(context->bytes.start);
  free(context);
  kw_m17n_end();
}

static struct kw_m17n_answer answer(
  const struct kw_m17n_library *library, struct kw_m17n_context *context, bool is_used) {
  MInputContext *ic = context->context;
  struct kw_m17n_answer answer = {
    .is_used = is_used,
    .cursor = ic->cursor_pos > 0 ? (size_t)ic->cursor_pos : 0,
    .delete_before = context->surrounding.deleted_before,
    .delete_after = context->surrounding.deleted_after,
  };
  answer.preedit = kw_m17n_append(library, &context->bytes, ic->preedit);
  answer.status = kw_m17n_append(library, &context->bytes, ic->status);
  kw_m17n_add_candidates(library, context, &answer);
  return answer;
}

struct kw_m17n_answer kw_m17n_key(
  struct kw_m17n_context *context, const char *key, const char *before, size_t before_length, const char *after,
  size_t after_length) {
  const struct kw_m17n_library *library = context ? kw_m17n_begin() : NULL;
  if (!library) return (struct kw_m17n_answer){.bytes = ""};
  context->surrounding = (struct kw_m17n_surrounding){before, before_length, after, after_length, 0, 0};
  context->bytes.length = 0;
  MSymbol symbol = library->msymbol(key);
  bool is_used = library->minput_filter(context->context, symbol, NULL) != 0;
  struct kw_m17n_text commit = {0, 0};
  if (!is_used) {
    MText *produced = library->mtext();
    is_used = library->minput_lookup(context->context, symbol, NULL, produced) == 0;
    commit = kw_m17n_append(library, &context->bytes, produced);
    if (produced) library->m17n_object_unref(produced);
  }
  struct kw_m17n_answer result = answer(library, context, is_used);
  result.commit = commit;
  result.bytes = context->bytes.start ? context->bytes.start : "";
  context->surrounding = (struct kw_m17n_surrounding){"", 0, "", 0, 0, 0};
  kw_m17n_end();
  return result;
}

struct kw_m17n_answer kw_m17n_show(struct kw_m17n_context *context) {
  const struct kw_m17n_library *library = context ? kw_m17n_begin() : NULL;
  if (!library) return (struct kw_m17n_answer){.bytes = ""};
  context->bytes.length = 0;
  struct kw_m17n_answer result = answer(library, context, false);
  result.bytes = context->bytes.start ? context->bytes.start : "";
  kw_m17n_end();
  return result;
}

void kw_m17n_reset(struct kw_m17n_context *context) {
  const struct kw_m17n_library *library = context ? kw_m17n_begin() : NULL;
  if (!library) return;
  library->minput_reset_ic(context->context);
  // What was produced on the way out would come with the next key.
  MText *produced = library->mtext();
  library->minput_lookup(context->context, library->Mnil, NULL, produced);
  if (produced) library->m17n_object_unref(produced);
  kw_m17n_end();
}
#endif
