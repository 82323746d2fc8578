#include "CXKBSupport.h"
#include "guard.h"
#include "registry.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <xkbcommon/xkbcommon.h>

enum { longest_message = 4096, longest_log = 1 << 20 };

/// How the library begins what it says between reading rules and reading the files that they name.
static const char components_message[] = "Compiling from KcCGST:";

struct kw_log *kw_log_new(void) {
  struct kw_log *log = calloc(1, sizeof *log);
  if (log) log->leave = -1;
  return log;
}

void kw_log_free(struct kw_log *log) {
  if (!log) return;
  free(log->bytes);
  free(log);
}

static void append(struct kw_log *log, const char *bytes, size_t count) {
  if (log->length + count > longest_log) return;
  if (log->length + count > log->capacity) {
    size_t capacity = log->capacity ? log->capacity * 2 : 4096;
    while (capacity < log->length + count) capacity *= 2;
    char *grown = realloc(log->bytes, capacity);
    if (!grown) return;
    log->bytes = grown;
    log->capacity = capacity;
  }
  memcpy(log->bytes + log->length, bytes, count);
  log->length += count;
}

static void record(struct kw_log *log, int level, const char *format, va_list arguments) {
  char bytes[5 + longest_message];
  int count = vsnprintf(bytes + 5, longest_message, format, arguments);
  if (count < 0) return;
  if (count >= longest_message) count = longest_message - 1;
  uint32_t length = (uint32_t)count;
  bytes[0] = (char)level;
  memcpy(bytes + 1, &length, sizeof length);
  struct kw_shared_messages *shared = log->shared;
  if (!shared) {
    append(log, bytes, 5 + length);
    return;
  }
  size_t end = atomic_load(&shared->length);
  // A record counts only when all of it is there; a length that the library has overwritten leaves no room.
  if (end <= most_messages && most_messages - end >= 5 + length) {
    memcpy(shared->bytes + end, bytes, 5 + length);
    atomic_store(&shared->length, end + 5 + length);
  }
  if (log->leave >= 0 && strncmp(bytes + 5, components_message, sizeof components_message - 1) == 0) {
    kw_log_wait_for_leave(log);
  }
}

static void keymap_message(
  struct xkb_context *context, enum xkb_log_level level, const char *format, va_list arguments) {
  struct kw_log *log = xkb_context_get_user_data(context);
  if (log) record(log, level, format, arguments);
}

void kw_log_attach(struct kw_log *log, struct xkb_context *context) {
  xkb_context_set_user_data(context, log);
  xkb_context_set_log_fn(context, keymap_message);
}

static void registry_message(
  struct rxkb_context *context, enum rxkb_log_level level, const char *format, va_list arguments) {
  const struct kw_registry *registry = kw_registry_load();
  struct kw_log *log = registry ? registry->context_get_user_data(context) : NULL;
  if (log) record(log, level, format, arguments);
}

void kw_log_attach_registry(struct kw_log *log, struct rxkb_context *context) {
  const struct kw_registry *registry = kw_registry_load();
  if (!registry) return;
  registry->context_set_user_data(context, log);
  registry->context_set_log_fn(context, registry_message);
}
