#ifndef KEYWRIGHT_M17N_LIBRARY_H
#define KEYWRIGHT_M17N_LIBRARY_H

#include <m17n.h>
#include <stdbool.h>

#define KW_M17N_FUNCTIONS(each) \
  each(m17n_init) each(m17n_object_unref) each(msymbol) each(msymbol_name) each(mplist) each(mplist_key) \
  each(mplist_next) each(mplist_value) each(mplist_length) each(mplist_set) each(mplist_put_func) each(mtext) \
  each(mtext_len) each(mtext_ref_char) each(mtext_cat_char) each(minput_list) each(minput_open_im) \
  each(minput_close_im) each(minput_create_ic) each(minput_destroy_ic) each(minput_filter) each(minput_lookup) \
  each(minput_reset_ic)

#define KW_M17N_SYMBOLS(each) \
  each(Mnil) each(Mt) each(Mtext) each(Minput_get_surrounding_text) \
  each(Minput_delete_surrounding_text)

/// The functions and symbols of libm17n, typed after its own header.
struct kw_m17n_library {
#define KW_POINTER(name) __typeof__(&name) name;
  KW_M17N_FUNCTIONS(KW_POINTER)
#undef KW_POINTER
#define KW_SYMBOL(name) MSymbol name, *address_of_##name;
  KW_M17N_SYMBOLS(KW_SYMBOL)
#undef KW_SYMBOL
};

/// Loads the library; false where it is not installed. Nothing of it is called.
bool kw_m17n_load(void);

/// Initialises the loaded library, in a process of its own: the environment is replaced, which no other thread may read
/// meanwhile. NULL where it has no database.
const struct kw_m17n_library *kw_m17n_initialise(void);

#endif
