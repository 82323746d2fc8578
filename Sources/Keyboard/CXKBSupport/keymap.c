#define _GNU_SOURCE
#include "CXKBSupport.h"

#include <dlfcn.h>
#include <xkbcommon/xkbcommon.h>

typedef struct xkb_keymap *(*new_from_names)(
  struct xkb_context *, const struct xkb_rule_names *, enum xkb_keymap_format, enum xkb_keymap_compile_flags);

struct xkb_keymap *kw_keymap_new(
  struct xkb_context *context, const struct xkb_rule_names *names, const char *text, size_t length, int format) {
  if (!names) return xkb_keymap_new_from_buffer(context, text, length, format, XKB_KEYMAP_COMPILE_NO_FLAGS);
  // Versions that can choose have a function for it; in the others names have the first format.
  new_from_names choosing = (new_from_names)dlsym(RTLD_DEFAULT, "xkb_keymap_new_from_names2");
  if (choosing) return choosing(context, names, format, XKB_KEYMAP_COMPILE_NO_FLAGS);
  return xkb_keymap_new_from_names(context, names, XKB_KEYMAP_COMPILE_NO_FLAGS);
}
