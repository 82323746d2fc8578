#ifndef KEYWRIGHT_XKB_SUPPORT_H
#define KEYWRIGHT_XKB_SUPPORT_H

#include <stdbool.h>
#include <stddef.h>

#include "registry.h"

struct xkb_context;
struct xkb_rule_names;
struct rxkb_context;
struct kw_shared_messages;

/// The messages of a library, one record each: a byte of level, four bytes of length in host order, the text.
struct kw_log {
  char *bytes;
  size_t length;
  size_t capacity;
  /// Where the messages go in a child of the guard; NULL to keep them here.
  struct kw_shared_messages *shared;
  /// Where a child waits for leave once the library has said which files it is about to read; -1 not to wait.
  int leave;
};

/// A log that collects in memory; NULL when memory is out.
struct kw_log *kw_log_new(void);
void kw_log_free(struct kw_log *log);

/// Sends what the library says about the context to the log; NULL throws it away.
void kw_log_attach(struct kw_log *log, struct xkb_context *context);
void kw_log_attach_registry(struct kw_log *log, struct rxkb_context *context);

enum kw_guard_end {
  KW_GUARD_COMPILED,
  KW_GUARD_REFUSED,
  KW_GUARD_CRASHED,
  KW_GUARD_TIMED_OUT,
  /// The child waits: it knows which files the names stand for, and has read none of them.
  KW_GUARD_WAITING,
};

struct kw_guard_limits {
  /// How long the child may compute.
  unsigned seconds;
  /// How long it may take without the time in which it waits for a processor or for this process.
  unsigned milliseconds;
  /// How much address space the child may take beyond what the process has.
  size_t bytes;
};

struct kw_guard_result {
  enum kw_guard_end end;
  /// The signal that ended the child, SIGXCPU when it computed for too long; 0 when unknown.
  int signal;
};

struct xkb_keymap;

/// Compiles the names or, when they are NULL, the text, in a format of the library; NULL where it refuses them.
struct xkb_keymap *kw_keymap_new(
  struct xkb_context *context, const struct xkb_rule_names *names, const char *text, size_t length, int format);

/// The same, but not for longer than so many milliseconds: NULL then, and errno is ETIMEDOUT.
/// The thread that compiles is left to itself then, with the context, as it waits for a file that never comes to an end.
struct xkb_keymap *kw_keymap_new_within(
  struct xkb_context *context, const struct xkb_rule_names *names, const char *text, size_t length, int format,
  unsigned milliseconds);

/// Work in a forked child, which may crash or run away without harm.
struct kw_guard;

/// What the child does with the log, whose messages reach this process; whether it is done.
typedef bool (*kw_guard_work)(struct kw_log *log, void *context);

/// Starts work in a child; NULL, with errno set, where no child can be created.
/// The messages of the child are put into the log, those before a crash too.
struct kw_guard *kw_guard_start(kw_guard_work work, void *context, struct kw_guard_limits limits, struct kw_log *log);

/// Starts to compile the names or, when they are NULL, the text.
struct kw_guard *kw_guard_start_compilation(
  struct xkb_context *context, const struct xkb_rule_names *names, const char *text, size_t length, int format,
  struct kw_guard_limits limits, struct kw_log *log);

/// Waits until the child has ended, or, with names, until it waits itself.
struct kw_guard_result kw_guard_wait(struct kw_guard *guard);

/// In the child: tells its parent that it waits, and waits; without leave the child ends.
void kw_log_wait_for_leave(struct kw_log *log);

/// Lets a child that waits go on.
void kw_guard_give_leave(struct kw_guard *guard);

/// Ends the child, if it has not ended yet.
void kw_guard_free(struct kw_guard *guard);

/// The file of the libxkbcommon that this process runs; NULL when it is not known.
const char *kw_library_file(void);

#endif
