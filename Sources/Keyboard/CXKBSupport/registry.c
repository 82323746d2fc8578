#include "registry.h"

#include <dlfcn.h>
#include <pthread.h>

static struct kw_registry functions;
static int is_loaded;

static void load(void) {
  void *library = dlopen("libxkbregistry.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  is_loaded = 1;
#define KW_FIND(name) \
  functions.name = (__typeof__(functions.name))dlsym(library, "rxkb_" #name); \
  if (!functions.name) is_loaded = 0;
  KW_REGISTRY_FUNCTIONS(KW_FIND)
#undef KW_FIND
}

const struct kw_registry *kw_registry_load(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return is_loaded ? &functions : NULL;
}
