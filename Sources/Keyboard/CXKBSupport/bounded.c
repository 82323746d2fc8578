#include "CXKBSupport.h"

#include <errno.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <xkbcommon/xkbcommon.h>

/// A compilation on a thread of its own, which whoever leaves it last frees.
struct bounded {
  pthread_mutex_t mutex;
  pthread_cond_t changed;
  struct xkb_context *context;
  struct xkb_rule_names names;
  bool has_names;
  char *text;
  size_t length;
  int format;
  bool is_done;
  bool is_abandoned;
  struct xkb_keymap *keymap;
};

static void bounded_free(struct bounded *bounded) {
  pthread_mutex_destroy(&bounded->mutex);
  pthread_cond_destroy(&bounded->changed);
  free((char *)bounded->names.rules);
  free((char *)bounded->names.model);
  free((char *)bounded->names.layout);
  free((char *)bounded->names.variant);
  free((char *)bounded->names.options);
  free(bounded->text);
  xkb_context_unref(bounded->context);
  free(bounded);
}

static void *compile(void *argument) {
  struct bounded *bounded = argument;
  struct xkb_keymap *keymap = kw_keymap_new(
    bounded->context, bounded->has_names ? &bounded->names : NULL, bounded->text, bounded->length, bounded->format);
  pthread_mutex_lock(&bounded->mutex);
  bool is_abandoned = bounded->is_abandoned;
  if (!is_abandoned) bounded->keymap = keymap;
  bounded->is_done = true;
  pthread_cond_signal(&bounded->changed);
  pthread_mutex_unlock(&bounded->mutex);
  if (is_abandoned) {
    xkb_keymap_unref(keymap);
    bounded_free(bounded);
  }
  return NULL;
}

static bool copy(const char *from, const char **to) {
  *to = from ? strdup(from) : NULL;
  return !from || *to;
}

/// A compilation with copies of all that it needs, as it may outlive whoever asked for it; NULL where memory is out.
static struct bounded *bounded_new(
  struct xkb_context *context, const struct xkb_rule_names *names, const char *text, size_t length, int format) {
  struct bounded *bounded = calloc(1, sizeof *bounded);
  if (!bounded) return NULL;
  bounded->context = xkb_context_ref(context);
  bounded->length = length;
  bounded->format = format;
  bounded->has_names = names != NULL;
  pthread_mutex_init(&bounded->mutex, NULL);
  pthread_condattr_t attributes;
  pthread_condattr_init(&attributes);
  pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
  pthread_cond_init(&bounded->changed, &attributes);
  pthread_condattr_destroy(&attributes);
  bool is_whole = true;
  if (names) {
    is_whole = copy(names->rules, &bounded->names.rules) && copy(names->model, &bounded->names.model)
      && copy(names->layout, &bounded->names.layout) && copy(names->variant, &bounded->names.variant)
      && copy(names->options, &bounded->names.options);
  } else {
    bounded->text = malloc(length ? length : 1);
    is_whole = bounded->text != NULL;
    if (is_whole && length) memcpy(bounded->text, text, length);
  }
  if (is_whole) return bounded;
  bounded_free(bounded);
  return NULL;
}

static void say_nothing(struct xkb_context *context, enum xkb_log_level level, const char *format, va_list arguments) {
  (void)context, (void)level, (void)format, (void)arguments;
}

struct xkb_keymap *kw_keymap_new_within(
  struct xkb_context *context, const struct xkb_rule_names *names, const char *text, size_t length, int format,
  unsigned milliseconds) {
  errno = 0;
  struct bounded *bounded = bounded_new(context, names, text, length, format);
  if (!bounded) return NULL;
  struct timespec end;
  clock_gettime(CLOCK_MONOTONIC, &end);
  end.tv_sec += milliseconds / 1000;
  end.tv_nsec += milliseconds % 1000 * 1000000L;
  if (end.tv_nsec >= 1000000000L) {
    end.tv_sec++;
    end.tv_nsec -= 1000000000L;
  }
  pthread_t thread;
  if (pthread_create(&thread, NULL, compile, bounded) != 0) {
    bounded_free(bounded);
    errno = 0;
    return kw_keymap_new(context, names, text, length, format);
  }
  pthread_detach(thread);
  pthread_mutex_lock(&bounded->mutex);
  int failure = 0;
  while (!bounded->is_done && failure == 0) failure = pthread_cond_timedwait(&bounded->changed, &bounded->mutex, &end);
  bool is_done = bounded->is_done;
  bounded->is_abandoned = !is_done;
  struct xkb_keymap *keymap = bounded->keymap;
  if (!is_done) {
    // The log goes with its owner, which the thread may outlive; the context stays, as its count is not made for threads.
    xkb_context_set_log_fn(context, say_nothing);
    xkb_context_ref(context);
  }
  pthread_mutex_unlock(&bounded->mutex);
  if (is_done) bounded_free(bounded);
  errno = is_done ? 0 : ETIMEDOUT;
  return keymap;
}
