#ifndef KEYWRIGHT_M17N_ENGINE_H
#define KEYWRIGHT_M17N_ENGINE_H

#include "CM17N.h"
#include "library.h"
#include "message.h"

/// Bytes that grow up to what one answer may have; what does not fit is left out, and that is noted.
struct kw_m17n_bytes {
  char *start;
  size_t length;
  size_t capacity;
  bool is_cut;
};

/// The text around the caret while a key is handled, and what the method took away of it.
struct kw_m17n_surrounding {
  const char *before;
  size_t before_length;
  const char *after;
  size_t after_length;
  size_t deleted_before;
  size_t deleted_after;
};

/// A context in the process that runs libm17n.
struct kw_m17n_engine {
  MInputContext *context;
  struct kw_m17n_bytes bytes;
  struct kw_m17n_surrounding surrounding;
  struct kw_m17n_text candidates[kw_m17n_most_candidates];
};

/// Lets a method ask for the text around the caret; call it once a method.
void kw_m17n_serve_surrounding(const struct kw_m17n_library *library, MInputMethod *method);

/// Appends an M-text, or a character of it, and says where it is.
struct kw_m17n_text kw_m17n_append(
  const struct kw_m17n_library *library, struct kw_m17n_bytes *bytes, MText *text);
struct kw_m17n_text kw_m17n_append_character(struct kw_m17n_bytes *bytes, int character);
/// Appends a text in UTF-8 and a line feed.
void kw_m17n_append_line(struct kw_m17n_bytes *bytes, const char *line);

/// Adds the page of candidates that is shown to the answer.
void kw_m17n_add_candidates(
  const struct kw_m17n_library *library, struct kw_m17n_engine *engine, struct kw_m17n_answer *answer);

/// A fresh context of a method; NULL where there is no memory.
struct kw_m17n_engine *kw_m17n_engine_new(const struct kw_m17n_library *library, MInputMethod *method);
void kw_m17n_engine_free(const struct kw_m17n_library *library, struct kw_m17n_engine *engine);
/// What a key does, with the text around the caret that the engine has been given.
struct kw_m17n_answer kw_m17n_engine_key(
  const struct kw_m17n_library *library, struct kw_m17n_engine *engine, const char *key);
struct kw_m17n_answer kw_m17n_engine_show(const struct kw_m17n_library *library, struct kw_m17n_engine *engine);
void kw_m17n_engine_reset(const struct kw_m17n_library *library, struct kw_m17n_engine *engine);

#endif
