#ifndef KEYWRIGHT_M17N_H
#define KEYWRIGHT_M17N_H

#include <stdbool.h>
#include <stddef.h>

// libm17n is loaded when one of its modes is asked for, not linked: it brings libxml2 and ICU, which every start would
// pay for. Its own header is needed only to build this target, and only with the trait.
//
// The library keeps global state, knows no threads, reads the environment, and 1.8.0 reads beyond its buffers on some keys
// of some methods. So nothing of it is called in this process: each method runs in a child, and what lists the methods in
// another. Where a child dies or does not answer, a fresh one takes its place, and what was composed is lost; each answer
// tells of it.

/// Whether there are methods at all.
enum kw_m17n_state {
  KW_M17N_READY,
  /// The library is not installed, or has no database.
  KW_M17N_MISSING,
  /// The system creates no process.
  KW_M17N_NO_PROCESS,
};

/// Lists the methods at the first call. Where no process can be created, `error` is the reason.
///
/// The user's own database in ~/.m17n.d or $M17NDIR is left out: a method is what the system installed.
enum kw_m17n_state kw_m17n_state(int *error);

/// Calls back with each input method that the database lists, of one language or, for NULL, of all.
///
/// A method that needs a module which is not installed is not complete.
void kw_m17n_each(
  const char *language, void *context,
  void (*each)(void *context, const char *language, const char *name, bool is_complete));

/// An input method of the database.
struct kw_m17n_method;
/// NULL where there is none of that name, or it cannot be read; `error` is the reason where no process can be created, else 0.
struct kw_m17n_method *kw_m17n_open(const char *language, const char *name, int *error);
/// Its contexts must be freed before.
void kw_m17n_close(struct kw_m17n_method *method);

/// The state of an input method in one text field.
struct kw_m17n_context;
struct kw_m17n_context *kw_m17n_context_new(struct kw_m17n_method *method);
void kw_m17n_context_free(struct kw_m17n_context *context);

/// A part of the bytes of an answer.
struct kw_m17n_text {
  size_t start;
  size_t length;
};

/// What a key did, and what there is to show now; stays until the next call for the same context.
struct kw_m17n_answer {
  bool is_used;
  /// libm17n died of this call, or gave no answer in time; or there was no process to ask, for the reason below.
  bool has_failed;
  /// Why the system created no process; 0 where it did.
  int no_process;
  /// Some of the texts are left out, as they are too long together.
  bool is_cut;
  /// The context is a fresh one, since libm17n died of another call.
  bool is_renewed;
  /// Every text, in UTF-8.
  const char *bytes;
  struct kw_m17n_text commit;
  struct kw_m17n_text preedit;
  struct kw_m17n_text status;
  /// Where the caret is in the preedit, in scalars.
  size_t cursor;
  /// How many scalars around the caret are to go.
  size_t delete_before;
  size_t delete_after;
  /// A page of candidates; none when the count is 0.
  const struct kw_m17n_text *candidates;
  size_t candidate_count;
  size_t highlighted;
  size_t page_index;
  size_t page_count;
};

/// A key by its m17n name (`a`, `C-u`, `BackSpace`), with the text around the caret in UTF-8.
struct kw_m17n_answer kw_m17n_key(
  struct kw_m17n_context *context, const char *key, const char *before, size_t before_length, const char *after,
  size_t after_length);

/// What there is to show now, with no key; the status of a fresh context is the method's title.
struct kw_m17n_answer kw_m17n_show(struct kw_m17n_context *context);

/// Drops what is composed.
void kw_m17n_reset(struct kw_m17n_context *context);

#endif
