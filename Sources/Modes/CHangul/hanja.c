#ifdef KW_HANGUL
#include "CHangul.h"
#include "library.h"

#include <pthread.h>

// The table reads its file at each look-up, with one position for all: look-ups take turns.
static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
static HanjaTable *table;
static bool is_opened;

bool kw_hanja_each(
  const char *reading, void *context, void (*each)(void *context, const char *hanja, const char *meaning)) {
  const struct kw_hangul_library *library = kw_hangul_load();
  if (!library) return false;
  pthread_mutex_lock(&turn);
  if (!is_opened) table = library->hanja_table_load(NULL);
  is_opened = true;
  HanjaList *list = table ? library->hanja_table_match_exact(table, reading) : NULL;
  int count = list ? library->hanja_list_get_size(list) : 0;
  for (int i = 0; i < count; i++) {
    const char *hanja = library->hanja_list_get_nth_value(list, (unsigned)i);
    const char *meaning = library->hanja_list_get_nth_comment(list, (unsigned)i);
    if (hanja) each(context, hanja, meaning ? meaning : "");
  }
  if (list) library->hanja_list_delete(list);
  bool has_table = table != NULL;
  pthread_mutex_unlock(&turn);
  return has_table;
}
#endif
