#ifdef KW_M17N
#define _GNU_SOURCE
#include "library.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>
#include <unistd.h>

static struct kw_m17n_library functions;
static int *last_error;
static bool is_loaded;

static void load(void) {
  void *library = dlopen("libm17n.so.0", RTLD_NOW | RTLD_LOCAL);
  last_error = library ? dlsym(library, "merror_code") : NULL;
  if (!last_error) return;
  is_loaded = true;
#define KW_FIND(name) \
  functions.name = (__typeof__(functions.name))dlsym(library, #name); \
  if (!functions.name) is_loaded = false;
  KW_M17N_FUNCTIONS(KW_FIND)
#undef KW_FIND
#define KW_FIND(name) \
  functions.address_of_##name = dlsym(library, #name); \
  if (!functions.address_of_##name) is_loaded = false;
  KW_M17N_SYMBOLS(KW_FIND)
#undef KW_FIND
}

bool kw_m17n_load(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return is_loaded;
}

const struct kw_m17n_library *kw_m17n_initialise(void) {
  // The user's own database is none, and nothing else of the environment counts.
  static char database[] = "M17NDIR=/dev/null";
  static char *variables[] = {database, NULL};
  environ = variables;
  functions.m17n_init();
  if (*last_error != 0) return NULL;
#define KW_FIND(name) functions.name = *functions.address_of_##name;
  KW_M17N_SYMBOLS(KW_FIND)
#undef KW_FIND
  return &functions;
}
#endif
