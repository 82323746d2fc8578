#ifdef KW_HANGUL
#include "library.h"
#include "CHangul.h"

#include <dlfcn.h>
#include <pthread.h>

static struct kw_hangul_library functions;
static bool is_loaded;

static void load(void) {
  void *library = dlopen("libhangul.so.1", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  is_loaded = true;
#define KW_FIND(name) \
  functions.name = (__typeof__(functions.name))dlsym(library, #name); \
  if (!functions.name) is_loaded = false;
  KW_HANGUL_FUNCTIONS(KW_FIND)
#undef KW_FIND
}

const struct kw_hangul_library *kw_hangul_load(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return is_loaded ? &functions : NULL;
}

bool kw_hangul_is_available(void) { return kw_hangul_load() != NULL; }

unsigned kw_hangul_keyboard_count(void) {
  const struct kw_hangul_library *library = kw_hangul_load();
  return library ? library->hangul_keyboard_list_get_count() : 0;
}

const char *kw_hangul_keyboard_id(unsigned index) {
  const struct kw_hangul_library *library = kw_hangul_load();
  return library ? library->hangul_keyboard_list_get_keyboard_id(index) : NULL;
}

const char *kw_hangul_keyboard_name(unsigned index) {
  const struct kw_hangul_library *library = kw_hangul_load();
  return library ? library->hangul_keyboard_list_get_keyboard_name(index) : NULL;
}
#endif
