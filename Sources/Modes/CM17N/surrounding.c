#ifdef KW_M17N
#include "engine.h"

static const struct kw_m17n_library *library_in_turn;

static bool continues(char byte) { return ((unsigned char)byte & 0xC0) == 0x80; }

/// Takes the last scalar off; false when there is none.
static bool drop_last(const char *text, size_t *length) {
  if (*length == 0) return false;
  do (*length)--;
  while (*length > 0 && continues(text[*length]));
  return true;
}

/// Takes the first scalar off and answers it; -1 when there is none.
static int take_first(const char **text, size_t *length) {
  if (*length == 0) return -1;
  unsigned char lead = (unsigned char)**text;
  int character = lead < 0x80 ? lead : lead < 0xE0 ? lead & 0x1F : lead < 0xF0 ? lead & 0x0F : lead & 0x07;
  do {
    (*text)++;
    (*length)--;
    if (*length > 0 && continues(**text)) character = character << 6 | (**text & 0x3F);
  } while (*length > 0 && continues(**text));
  return character;
}

static void get_text(MInputContext *ic, MSymbol command) {
  const struct kw_m17n_library *library = library_in_turn;
  struct kw_m17n_engine *engine = ic->arg;
  long count = (long)library->mplist_value(ic->plist);
  const struct kw_m17n_surrounding *around = &engine->surrounding;
  MText *answer = library->mtext();
  if (!answer) return;
  const char *text = count < 0 ? around->before : around->after;
  size_t length = count < 0 ? around->before_length : around->after_length;
  if (count < 0) {
    size_t first = length;
    for (; count < 0 && drop_last(text, &first); count++) {}
    text += first;
    length -= first;
    count = (long)length;
  }
  for (int character; count > 0 && (character = take_first(&text, &length)) >= 0; count--)
    library->mtext_cat_char(answer, character);
  library->mplist_set(ic->plist, library->Mtext, answer);
  library->m17n_object_unref(answer);
}

static void delete_text(MInputContext *ic, MSymbol command) {
  struct kw_m17n_engine *engine = ic->arg;
  struct kw_m17n_surrounding *around = &engine->surrounding;
  long count = (long)library_in_turn->mplist_value(ic->plist);
  for (; count < 0 && drop_last(around->before, &around->before_length); count++) around->deleted_before++;
  for (; count > 0 && take_first(&around->after, &around->after_length) >= 0; count--) around->deleted_after++;
}

void kw_m17n_serve_surrounding(const struct kw_m17n_library *library, MInputMethod *method) {
  library_in_turn = library;
  if (!method->driver.callback_list) method->driver.callback_list = library->mplist();
  MPlist *callbacks = method->driver.callback_list;
  library->mplist_put_func(callbacks, library->Minput_get_surrounding_text, M17N_FUNC(get_text));
  library->mplist_put_func(callbacks, library->Minput_delete_surrounding_text, M17N_FUNC(delete_text));
}
#endif
