#ifdef KW_M17N
#include "engine.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/// A method that has been opened; it stays open.
struct method {
  struct method *next;
  MInputMethod *method;
  MSymbol language, name;
};

struct server {
  const struct kw_m17n_library *library;
  struct method *methods;
  /// By number less one; NULL for one that is gone.
  struct kw_m17n_engine **engines;
  uint32_t engine_count;
  /// The list of methods.
  struct kw_m17n_bytes list;
};

static MInputMethod *open_method(struct server *server, const char *language, const char *name) {
  const struct kw_m17n_library *library = server->library;
  MSymbol language_symbol = library->msymbol(language), name_symbol = library->msymbol(name);
  for (struct method *known = server->methods; known; known = known->next)
    if (known->language == language_symbol && known->name == name_symbol) return known->method;
  struct method *opened = malloc(sizeof *opened);
  if (!opened) return NULL;
  *opened = (struct method){
    server->methods, library->minput_open_im(language_symbol, name_symbol, NULL), language_symbol, name_symbol};
  if (opened->method) kw_m17n_serve_surrounding(library, opened->method);
  server->methods = opened;
  return opened->method;
}

static uint32_t add_engine(struct server *server, const char *language, const char *name) {
  MInputMethod *method = open_method(server, language, name);
  struct kw_m17n_engine *engine = method ? kw_m17n_engine_new(server->library, method) : NULL;
  if (!engine) return 0;
  struct kw_m17n_engine **engines =
    realloc(server->engines, (server->engine_count + 1) * sizeof *server->engines);
  if (!engines) return 0;
  server->engines = engines;
  engines[server->engine_count++] = engine;
  return server->engine_count;
}

static void list_methods(struct server *server) {
  const struct kw_m17n_library *library = server->library;
  struct kw_m17n_bytes *bytes = &server->list;
  bytes->length = 0;
  MPlist *list = library->minput_list(library->Mnil);
  for (MPlist *entry = list; entry && library->mplist_key(entry) != library->Mnil; entry = library->mplist_next(entry)) {
    MPlist *tag = library->mplist_value(entry);
    MPlist *name = tag ? library->mplist_next(tag) : NULL;
    MPlist *state = name ? library->mplist_next(name) : NULL;
    if (!state) continue;
    kw_m17n_append_line(bytes, library->msymbol_name(library->mplist_value(tag)));
    kw_m17n_append_line(bytes, library->msymbol_name(library->mplist_value(name)));
    kw_m17n_append_line(bytes, library->mplist_value(state) == library->Mt ? "1" : "0");
  }
  if (list) library->m17n_object_unref(list);
}

static struct kw_m17n_response respond(struct server *server, const struct kw_m17n_request *request, char *texts[3]) {
  struct kw_m17n_response response = {.answer = {.bytes = ""}};
  if (request->operation == KW_M17N_NEW) {
    response.engine = add_engine(server, texts[0], texts[1]);
    return response;
  }
  if (request->operation == KW_M17N_LIST) {
    list_methods(server);
    response.answer.bytes = server->list.start;
    response.byte_count = (uint32_t)server->list.length;
    return response;
  }
  uint32_t index = request->engine - 1;
  struct kw_m17n_engine *engine = index < server->engine_count ? server->engines[index] : NULL;
  if (!engine) return response;
  switch (request->operation) {
  case KW_M17N_KEY:
    engine->surrounding =
      (struct kw_m17n_surrounding){texts[1], request->lengths[1], texts[2], request->lengths[2], 0, 0};
    response.answer = kw_m17n_engine_key(server->library, engine, texts[0]);
    response.byte_count = (uint32_t)engine->bytes.length;
    break;
  case KW_M17N_SHOW:
    response.answer = kw_m17n_engine_show(server->library, engine);
    response.byte_count = (uint32_t)engine->bytes.length;
    break;
  case KW_M17N_RESET:
    kw_m17n_engine_reset(server->library, engine);
    break;
  case KW_M17N_FREE:
    server->engines[index] = NULL;
    kw_m17n_engine_free(server->library, engine);
    break;
  }
  return response;
}

void kw_m17n_serve(const struct kw_m17n_library *library, int socket) {
  struct server server = {.library = library};
  struct kw_m17n_request request;
  while (kw_m17n_receive(socket, &request, sizeof request, 0)) {
    char *texts[3] = {NULL, NULL, NULL};
    bool is_whole = true;
    for (int i = 0; i < 3 && is_whole; i++) {
      is_whole = request.lengths[i] <= kw_m17n_longest_message;
      texts[i] = is_whole ? calloc(1, (size_t)request.lengths[i] + 1) : NULL;
      is_whole = texts[i] && kw_m17n_receive(socket, texts[i], request.lengths[i], 0);
    }
    if (is_whole) {
      // Who asked gives up by then, and may be gone: a call that does not come back must not outlive that.
      alarm(kw_m17n_seconds_to_answer);
      struct kw_m17n_response response = respond(&server, &request, texts);
      alarm(0);
      is_whole = kw_m17n_send(socket, &response, sizeof response) &&
                 kw_m17n_send(socket, response.answer.candidates,
                              response.answer.candidate_count * sizeof *response.answer.candidates) &&
                 kw_m17n_send(socket, response.answer.bytes, response.byte_count);
    }
    for (int i = 0; i < 3; i++) free(texts[i]);
    if (!is_whole) return;
  }
}
#endif
