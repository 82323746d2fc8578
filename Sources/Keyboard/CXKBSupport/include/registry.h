#ifndef KEYWRIGHT_REGISTRY_H
#define KEYWRIGHT_REGISTRY_H

#include <xkbcommon/xkbregistry.h>

// libxkbregistry brings libxml2 and ICU, whose loading costs every start a millisecond that only the list of layouts
// is worth. So it is loaded when that is asked for, and its functions are these pointers, typed after its own header.
#define KW_REGISTRY_FUNCTIONS(each) \
  each(context_new) each(context_unref) each(context_set_log_level) each(context_set_log_fn) \
  each(context_set_user_data) each(context_get_user_data) each(context_include_path_append) \
  each(context_include_path_append_default) each(context_parse) each(layout_first) each(layout_next) \
  each(layout_get_name) each(layout_get_variant) each(layout_get_brief) each(layout_get_description) \
  each(layout_get_popularity) each(layout_get_iso639_first) each(iso639_code_next) each(iso639_code_get_code)

struct kw_registry {
#define KW_POINTER(name) __typeof__(&rxkb_##name) name;
  KW_REGISTRY_FUNCTIONS(KW_POINTER)
#undef KW_POINTER
};

/// The functions of libxkbregistry, loaded at the first call; NULL where the library is not installed.
const struct kw_registry *kw_registry_load(void);

#endif
