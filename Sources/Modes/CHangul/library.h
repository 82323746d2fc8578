#ifndef KEYWRIGHT_HANGUL_LIBRARY_H
#define KEYWRIGHT_HANGUL_LIBRARY_H

#include <hangul-1.0/hangul.h>

#define KW_HANGUL_FUNCTIONS(each) \
  each(hangul_keyboard_list_get_count) each(hangul_keyboard_list_get_keyboard_id) \
  each(hangul_keyboard_list_get_keyboard_name) each(hangul_ic_new) each(hangul_ic_delete) each(hangul_ic_process) \
  each(hangul_ic_reset) each(hangul_ic_backspace) each(hangul_ic_is_empty) each(hangul_ic_set_option) \
  each(hangul_ic_get_preedit_string) each(hangul_ic_get_commit_string) each(hangul_ic_flush) each(hanja_table_load) \
  each(hanja_table_match_exact) each(hanja_list_get_size) each(hanja_list_get_nth_value) \
  each(hanja_list_get_nth_comment) each(hanja_list_delete)

/// The functions of libhangul, typed after its own header.
struct kw_hangul_library {
#define KW_POINTER(name) __typeof__(&name) name;
  KW_HANGUL_FUNCTIONS(KW_POINTER)
#undef KW_POINTER
};

/// The functions, loaded at the first call; NULL where the library is not installed.
const struct kw_hangul_library *kw_hangul_load(void);

#endif
