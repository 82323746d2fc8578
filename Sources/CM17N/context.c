#ifdef KW_M17N
#include "process.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

/// How long an answer may take.
enum { seconds_to_answer = 10 };

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

/// Asks the process of a method, in turn; what follows the response is left to be received. False where it is gone for that.
static bool ask(
  struct kw_m17n_method *method, struct kw_m17n_request request, const char *const texts[3],
  struct kw_m17n_response *response) {
  struct kw_m17n_process *process = &method->process;
  if (!kw_m17n_process_start(process)) return false;
  bool is_sent = kw_m17n_send(process->socket, &request, sizeof request);
  for (int i = 0; i < 3 && is_sent; i++) is_sent = kw_m17n_send(process->socket, texts[i], request.lengths[i]);
  if (is_sent && kw_m17n_receive(process->socket, response, sizeof *response, seconds_to_answer)) return true;
  kw_m17n_process_end(process);
  return false;
}

static uint32_t length(const char *text, size_t count) {
  return text ? (uint32_t)(count < kw_m17n_longest_message ? count : kw_m17n_longest_message) : 0;
}

static uint32_t new_engine(struct kw_m17n_method *method) {
  const char *const texts[3] = {method->language, method->name, ""};
  struct kw_m17n_request request = {
    KW_M17N_NEW, 0, {length(texts[0], strlen(texts[0])), length(texts[1], strlen(texts[1])), 0}};
  struct kw_m17n_response response;
  return ask(method, request, texts, &response) ? response.engine : 0;
}

/// Whether the running process is the one that knows the context by its number.
static bool is_current(const struct kw_m17n_context *context) {
  const struct kw_m17n_process *process = &context->method->process;
  return process->process > 0 && context->generation == process->generation;
}

/// Sees to it that the running process knows the context; false where it cannot be.
static bool is_known(struct kw_m17n_context *context, bool *is_renewed) {
  *is_renewed = false;
  if (is_current(context)) return context->engine != 0;
  *is_renewed = context->generation != 0;
  context->engine = new_engine(context->method);
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
                                  answer->candidate_count * sizeof *answer->candidates, seconds_to_answer) &&
                  kw_m17n_receive(process->socket, context->bytes, response->byte_count, seconds_to_answer) &&
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
  bool is_answered = is_known(context, &is_renewed);
  if (is_answered) {
    struct kw_m17n_request request = {operation, context->engine, {0, 0, 0}};
    for (int i = 0; i < 3; i++) request.lengths[i] = length(texts[i], lengths[i]);
    is_answered = ask(context->method, request, texts, &response) && receive_texts(context, &response);
  }
  pthread_mutex_unlock(&context->method->turn);
  if (!is_answered) return failed;
  response.answer.is_renewed = is_renewed;
  return response.answer;
}

struct kw_m17n_method *kw_m17n_open(const char *language, const char *name) {
  struct kw_m17n_method *method = calloc(1, sizeof *method);
  if (!method) return NULL;
  method->language = strdup(language);
  method->name = strdup(name);
  pthread_mutex_init(&method->turn, NULL);
  struct kw_m17n_context *probe = method->language && method->name ? kw_m17n_context_new(method) : NULL;
  bool can_open = probe && !kw_m17n_show(probe).has_failed;
  kw_m17n_context_free(probe);
  if (can_open) return method;
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

struct kw_m17n_context *kw_m17n_context_new(struct kw_m17n_method *method) {
  struct kw_m17n_context *context = method ? calloc(1, sizeof *context) : NULL;
  if (context) context->method = method;
  return context;
}

static const char *const no_texts[3] = {"", "", ""};
static const size_t no_lengths[3] = {0, 0, 0};

void kw_m17n_context_free(struct kw_m17n_context *context) {
  if (!context) return;
  pthread_mutex_lock(&context->method->turn);
  struct kw_m17n_response response;
  // Of a process that has died meanwhile there is nothing to free.
  if (is_current(context) && context->engine != 0)
    ask(context->method, (struct kw_m17n_request){KW_M17N_FREE, context->engine, {0, 0, 0}}, no_texts, &response);
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
