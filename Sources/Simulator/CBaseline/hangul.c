#include "hangul.h"
#include "CBaseline.h"

#ifdef KW_HANGUL
#include <dlfcn.h>
#include <hangul-1.0/hangul.h>
#include <stdlib.h>

struct baseline_hangul {
  void *library;
  HangulInputContext *context;
  __typeof__(&hangul_ic_delete) delete;
  __typeof__(&hangul_ic_process) process;
  __typeof__(&hangul_ic_get_commit_string) get_commit;
  __typeof__(&hangul_ic_get_preedit_string) get_preedit;
  struct baseline_text text;
  size_t preedit_count;
};

baseline_hangul *baseline_hangul_new(const char *keyboard) {
  // Loaded as the mode loads it, so that both call the same code in the same way.
  void *library = dlopen("libhangul.so.1", RTLD_NOW | RTLD_LOCAL);
  if (!library) return NULL;
  baseline_hangul *hangul = calloc(1, sizeof *hangul);
  if (!hangul) abort();
  hangul->library = library;
  __typeof__(&hangul_ic_new) make = (__typeof__(make))dlsym(library, "hangul_ic_new");
  hangul->delete = (__typeof__(hangul->delete))dlsym(library, "hangul_ic_delete");
  hangul->process = (__typeof__(hangul->process))dlsym(library, "hangul_ic_process");
  hangul->get_commit = (__typeof__(hangul->get_commit))dlsym(library, "hangul_ic_get_commit_string");
  hangul->get_preedit = (__typeof__(hangul->get_preedit))dlsym(library, "hangul_ic_get_preedit_string");
  if (make && hangul->delete && hangul->process && hangul->get_commit && hangul->get_preedit)
    hangul->context = make(keyboard);
  if (hangul->context) return hangul;
  baseline_hangul_free(hangul);
  return NULL;
}

void baseline_hangul_free(baseline_hangul *hangul) {
  if (!hangul) return;
  if (hangul->context) hangul->delete(hangul->context);
  dlclose(hangul->library);
  free(hangul->text.bytes);
  free(hangul);
}

void baseline_hangul_key(baseline_hangul *hangul, char key, struct baseline_text *text) {
  bool is_used = hangul->process(hangul->context, key);
  baseline_append_scalars(text, hangul->get_commit(hangul->context));
  const ucschar *preedit = hangul->get_preedit(hangul->context);
  size_t count = 0;
  while (preedit && preedit[count]) count++;
  hangul->preedit_count = count;
  if (!is_used) baseline_append(text, &key, 1);
}

void baseline_hangul_play(baseline_hangul *hangul, const char *keys, size_t count) {
  for (size_t place = 0; place < count; place++) baseline_hangul_key(hangul, keys[place], &hangul->text);
}

const uint8_t *baseline_hangul_text(const baseline_hangul *hangul, size_t *count) {
  *count = hangul->text.count;
  return hangul->text.bytes;
}
#else
baseline_hangul *baseline_hangul_new(const char *keyboard) {
  (void)keyboard;
  return NULL;
}

void baseline_hangul_free(baseline_hangul *hangul) { (void)hangul; }

void baseline_hangul_key(baseline_hangul *hangul, char key, struct baseline_text *text) {
  (void)hangul;
  baseline_append(text, &key, 1);
}

void baseline_hangul_play(baseline_hangul *hangul, const char *keys, size_t count) {
  (void)hangul, (void)keys, (void)count;
}

const uint8_t *baseline_hangul_text(const baseline_hangul *hangul, size_t *count) {
  (void)hangul;
  *count = 0;
  return NULL;
}
#endif
