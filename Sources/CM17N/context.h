#ifndef KEYWRIGHT_M17N_CONTEXT_H
#define KEYWRIGHT_M17N_CONTEXT_H

#include "CM17N.h"
#include "library.h"

struct kw_m17n_method {
  MInputMethod *method;
};

/// Bytes that grow up to a bound; what does not fit is left out.
struct kw_m17n_bytes {
  char *start;
  size_t length;
  size_t capacity;
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

enum { kw_m17n_most_candidates = 64 };

struct kw_m17n_context {
  MInputContext *context;
  struct kw_m17n_bytes bytes;
  struct kw_m17n_surrounding surrounding;
  struct kw_m17n_text candidates[kw_m17n_most_candidates];
};

/// Lets a method ask for the text around the caret; call it once a method, in turn.
void kw_m17n_serve_surrounding(const struct kw_m17n_library *library, MInputMethod *method);

/// Appends an M-text, or a character of it, and says where it is.
struct kw_m17n_text kw_m17n_append(
  const struct kw_m17n_library *library, struct kw_m17n_bytes *bytes, MText *text);
struct kw_m17n_text kw_m17n_append_character(struct kw_m17n_bytes *bytes, int character);

/// Adds the page of candidates that is shown to the answer.
void kw_m17n_add_candidates(
  const struct kw_m17n_library *library, struct kw_m17n_context *context, struct kw_m17n_answer *answer);

#endif
