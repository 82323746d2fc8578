#ifdef KW_M17N
#define _GNU_SOURCE
#include "library.h"
#include "process.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

/// A method with a process of its own: one that breaks its memory harms no other.
struct kw_m17n_method {
  char *language, *name;
  struct kw_m17n_process process;
  pthread_mutex_t turn;
};

struct kw_m17n_context {
  struct kw_m17n_method *method;
  /// The number that the running process knows it by, if it is of that generation.
  uint32_t engine;
  uint32_t generation;
  char *bytes;
  struct kw_m17n_text candidates[kw_m17n_most_candidates];
};

static const char *const no_texts[3] = {"", "", ""};
static const size_t no_lengths[3] = {0, 0, 0};

/// Asks a process, in turn; what follows the response is left to be received. False where it is gone for that, or was not to
/// be had, for the reason that `error` gets.
static bool ask(
  struct kw_m17n_process *process, struct kw_m17n_request request, const char *const texts[3],
  struct kw_m17n_response *response, int *error) {
  int failure = kw_m17n_process_start(process);
  if (failure != 0) {
    if (failure != kw_m17n_given_up) *error = failure;
    return false;
  }
  bool is_sent = kw_m17n_send(process->socket, &request, sizeof request);
  for (int i = 0; i < 3 && is_sent; i++) is_sent = kw_m17n_send(process->socket, texts[i], request.lengths[i]);
  if (is_sent && kw_m17n_receive(process->socket, response, sizeof *response, kw_m17n_seconds_to_answer)) return true;
  kw_m17n_process_end(process);
  return false;
}

static uint32_t length(const char *text, size_t count) {
  return text ? (uint32_t)(count < kw_m17n_longest_message ? count : kw_m17n_longest_message) : 0;
}

static uint32_t new_engine(struct kw_m17n_method *method, int *error) {
  const char *const texts[3] = {method->language, method->name, ""};
  struct kw_m17n_request request = {
    KW_M17N_NEW, 0, {length(texts[0], strlen(texts[0])), length(texts[1], strlen(texts[1])), 0}};
  struct kw_m17n_response response;
  return ask(&method->process, request, texts, &response, error) ? response.engine : 0;
}

/// Whether the running process is the one that knows the context by its number.
static bool is_current(const struct kw_m17n_context *context) {
  const struct kw_m17n_process *process = &context->method->process;
  return process->child.process > 0 && context->generation == process->generation;
}

/// Sees to it that the running process knows the context; false where it cannot be.
static bool is_known(struct kw_m17n_context *context, bool *is_renewed, int *error) {
  *is_renewed = false;
  if (is_current(context)) return context->engine != 0;
  *is_renewed = context->generation != 0;
  context->engine = new_engine(context->method, error);
  context->generation = context->method->process.generation;
  return context->engine != 0;
}

static bool lies_in(struct kw_m17n_text text, size_t count) {
  return text.start <= count && text.length <= count - text.start;
}

/// Whether the parts of an answer lie in its bytes: a process that has overwritten its memory may say anything.
static bool is_sound(const struct kw_m17n_answer *answer, const struct kw_m17n_text *candidates, size_t count) {
  bool is_sound = lies_in(answer->commit, count) && lies_in(answer->preedit, count) && lies_in(answer->status, count) &&
                  (answer->candidate_count == 0 || answer->highlighted < answer->candidate_count);
  for (size_t i = 0; i < answer->candidate_count && is_sound; i++) is_sound = lies_in(candidates[i], count);
  return is_sound;
}

/// Receives the texts of an answer; false where the process is gone.
static bool receive_texts(struct kw_m17n_context *context, struct kw_m17n_response *response) {
  struct kw_m17n_answer *answer = &response->answer;
  struct kw_m17n_process *process = &context->method->process;
  free(context->bytes);
  context->bytes = NULL;
  if (response->byte_count <= kw_m17n_longest_message) context->bytes = malloc((size_t)response->byte_count + 1);
  bool is_whole = context->bytes && answer->candidate_count <= kw_m17n_most_candidates &&
                  kw_m17n_receive(process->socket, context->candidates,
                                  answer->candidate_count * sizeof *answer->candidates, kw_m17n_seconds_to_answer) &&
                  kw_m17n_receive(process->socket, context->bytes, response->byte_count, kw_m17n_seconds_to_answer) &&
                  is_sound(answer, context->candidates, response->byte_count);
  if (!is_whole) kw_m17n_process_end(process);
  answer->candidates = context->candidates;
  answer->bytes = context->bytes;
  return is_whole;
}

static struct kw_m17n_answer call(
  struct kw_m17n_context *context, enum kw_m17n_operation operation, const char *const texts[3],
  const size_t lengths[3]) {
  struct kw_m17n_answer failed = {.bytes = "", .has_failed = true};
  if (!context) return failed;
  bool is_renewed;
  struct kw_m17n_response response;
  pthread_mutex_lock(&context->method->turn);
  bool is_answered = is_known(context, &is_renewed, &failed.no_process);
  if (is_answered) {
    struct kw_m17n_request request = {operation, context->engine, {0, 0, 0}};
    for (int i = 0; i < 3; i++) request.lengths[i] = length(texts[i], lengths[i]);
    is_answered = ask(&context->method->process, request, texts, &response, &failed.no_process) &&
                  receive_texts(context, &response);
  }
  pthread_mutex_unlock(&context->method->turn);
  if (!is_answered) return failed;
  response.answer.is_renewed = is_renewed;
  return response.answer;
}

struct kw_m17n_method *kw_m17n_open(const char *language, const char *name, int *error) {
  *error = 0;
  struct kw_m17n_method *method = calloc(1, sizeof *method);
  if (!method) return NULL;
  method->language = strdup(language);
  method->name = strdup(name);
  pthread_mutex_init(&method->turn, NULL);
  struct kw_m17n_context *probe = method->language && method->name ? kw_m17n_context_new(method) : NULL;
  struct kw_m17n_answer answer = {.has_failed = true};
  if (probe) answer = kw_m17n_show(probe);
  kw_m17n_context_free(probe);
  if (!answer.has_failed) return method;
  *error = answer.no_process;
  kw_m17n_close(method);
  return NULL;
}

void kw_m17n_close(struct kw_m17n_method *method) {
  if (!method) return;
  kw_m17n_process_end(&method->process);
  pthread_mutex_destroy(&method->turn);
  free(method->language);
  free(method->name);
  free(method);
}

/// What a process of its own has listed, three lines a method, and whether there is a library to list any.
static char *list;
static enum kw_m17n_state listed_state = KW_M17N_NO_PROCESS;
static pthread_mutex_t list_turn = PTHREAD_MUTEX_INITIALIZER;

static enum kw_m17n_state list_methods(int *error) {
  if (!kw_m17n_load()) return KW_M17N_MISSING;
  struct kw_m17n_process process = {.generation = 0};
  struct kw_m17n_response response;
  if (!ask(&process, (struct kw_m17n_request){KW_M17N_LIST, 0, {0, 0, 0}}, no_texts, &response, error))
    return *error ? KW_M17N_NO_PROCESS : KW_M17N_MISSING;
  char *bytes = response.byte_count <= kw_m17n_longest_message ? malloc((size_t)response.byte_count + 1) : NULL;
  bool is_whole = bytes && kw_m17n_receive(process.socket, bytes, response.byte_count, kw_m17n_seconds_to_answer);
  kw_m17n_process_end(&process);
  if (is_whole) {
    bytes[response.byte_count] = 0;
    list = bytes;
    return KW_M17N_READY;
  }
  free(bytes);
  return KW_M17N_MISSING;
}

enum kw_m17n_state kw_m17n_state(int *error) {
  *error = 0;
  pthread_mutex_lock(&list_turn);
  // A system that creates no process now may create one later, and a process that died may have been killed.
  if (listed_state != KW_M17N_READY) listed_state = list_methods(error);
  enum kw_m17n_state state = listed_state;
  pthread_mutex_unlock(&list_turn);
  return state;
}

void kw_m17n_each(
  const char *language, void *context,
  void (*each)(void *context, const char *language, const char *name, bool is_complete)) {
  int error;
  if (kw_m17n_state(&error) != KW_M17N_READY) return;
  char *rest = strdup(list);
  char *position = NULL, *listed = rest ? strtok_r(rest, "\n", &position) : NULL;
  while (listed) {
    const char *name = strtok_r(NULL, "\n", &position);
    const char *is_complete = name ? strtok_r(NULL, "\n", &position) : NULL;
    if (!is_complete) break;
    if (!language || strcmp(language, listed) == 0) each(context, listed, name, *is_complete == '1');
    listed = strtok_r(NULL, "\n", &position);
  }
  free(rest);
}

struct kw_m17n_context *kw_m17n_context_new(struct kw_m17n_method *method) {
  struct kw_m17n_context *context = method ? calloc(1, sizeof *context) : NULL;
  if (context) context->method = method;
  return context;
}

void kw_m17n_context_free(struct kw_m17n_context *context) {
  if (!context) return;
  pthread_mutex_lock(&context->method->turn);
  struct kw_m17n_response response;
  int error;
  // Of a process that has died meanwhile there is nothing to free.
  if (is_current(context) && context->engine != 0)
    ask(
      &context->method->process, (struct kw_m17n_request){KW_M17N_FREE, context->engine, {0, 0, 0}}, no_texts, &response,
      &error);
  pthread_mutex_unlock(&context->method->turn);
  free(context->bytes);
  free(context);
}

struct kw_m17n_answer kw_m17n_key(
  struct kw_m17n_context *context, const char *key, const char *before, size_t before_length, const char *after,
  size_t after_length) {
  const char *const texts[3] = {key, before, after};
  const size_t lengths[3] = {strlen(key), before_length, after_length};
  return call(context, KW_M17N_KEY, texts, lengths);
}

struct kw_m17n_answer kw_m17n_show(struct kw_m17n_context *context) {
  return call(context, KW_M17N_SHOW, no_texts, no_lengths);
}

void kw_m17n_reset(struct kw_m17n_context *context) { call(context, KW_M17N_RESET, no_texts, no_lengths); }
#endif
