#define _GNU_SOURCE
#include "CXKBSupport.h"

#include <dlfcn.h>
#include <xkbcommon/xkbcommon.h>

const char *kw_library_file(void) {
  Dl_info information;
  void *function = dlsym(RTLD_DEFAULT, "xkb_context_new");
  return function && dladdr(function, &information) ? information.dli_fname : NULL;
}
