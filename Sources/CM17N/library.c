#ifdef KW_M17N
#include "library.h"
#include "CM17N.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
static struct kw_m17n_library functions;
static bool is_loaded;

/// Initialises the library with a user's database that is none. Only here does it read the environment.
static void initialise(void) {
  static const char variable[] = "M17NDIR";
  const char *value = getenv(variable);
  char *saved = value ? strdup(value) : NULL;
  setenv(variable, "/dev/null", 1);
  functions.m17n_init();
  if (saved) {
    setenv(variable, saved, 1);
  } else {
    unsetenv(variable);
  }
  free(saved);
}

static void load(void) {
  void *library = dlopen("libm17n.so.0", RTLD_NOW | RTLD_LOCAL);
  int *error = library ? dlsym(library, "merror_code") : NULL;
  if (!error) return;
  is_loaded = true;
#define KW_FIND(name) \
  functions.name = (__typeof__(functions.name))dlsym(library, #name); \
  if (!functions.name) is_loaded = false;
  KW_M17N_FUNCTIONS(KW_FIND)
#undef KW_FIND
  if (!is_loaded) return;
  initialise();
  if (*error != 0) is_loaded = false;
#define KW_FIND(name) \
  { \
    MSymbol *symbol = dlsym(library, #name); \
    if (symbol) functions.name = *symbol; \
    if (!symbol) is_loaded = false; \
  }
  KW_M17N_SYMBOLS(KW_FIND)
#undef KW_FIND
}

const struct kw_m17n_library *kw_m17n_begin(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  if (!is_loaded) return NULL;
  pthread_mutex_lock(&turn);
  return &functions;
}

void kw_m17n_end(void) { pthread_mutex_unlock(&turn); }

bool kw_m17n_is_available(void) {
  if (!kw_m17n_begin()) return false;
  kw_m17n_end();
  return true;
}

void kw_m17n_each(
  const char *language, void *context,
  void (*each)(void *context, const char *language, const char *name, bool is_complete)) {
  const struct kw_m17n_library *library = kw_m17n_begin();
  if (!library) return;
  MPlist *list = library->minput_list(language ? library->msymbol(language) : library->Mnil);
  for (MPlist *entry = list; entry && library->mplist_key(entry) != library->Mnil; entry = library->mplist_next(entry)) {
    MPlist *tag = library->mplist_value(entry);
    MPlist *name = tag ? library->mplist_next(tag) : NULL;
    MPlist *state = name ? library->mplist_next(name) : NULL;
    if (!state) continue;
    each(
      context, library->msymbol_name(library->mplist_value(tag)), library->msymbol_name(library->mplist_value(name)),
      library->mplist_value(state) == library->Mt);
  }
  if (list) library->m17n_object_unref(list);
  kw_m17n_end();
}
#endif
