#ifdef KW_M17N
#include "engine.h"

/// How many candidates a group has: each character of a text, or each text of a list.
static int count_of(const struct kw_m17n_library *library, MPlist *group) {
  void *value = library->mplist_value(group);
  return library->mplist_key(group) == library->Mtext ? library->mtext_len(value) : library->mplist_length(value);
}

static void add(
  const struct kw_m17n_library *library, struct kw_m17n_engine *engine, MPlist *group, int count,
  struct kw_m17n_answer *answer) {
  void *value = library->mplist_value(group);
  bool is_text = library->mplist_key(group) == library->Mtext;
  MPlist *element = is_text ? NULL : value;
  if (count > kw_m17n_most_candidates) count = kw_m17n_most_candidates;
  for (int i = 0; i < count; i++) {
    engine->candidates[i] =
      is_text ? kw_m17n_append_character(&engine->bytes, library->mtext_ref_char(value, i))
              : kw_m17n_append(library, &engine->bytes, library->mplist_value(element));
    if (element) element = library->mplist_next(element);
  }
  answer->candidates = engine->candidates;
  answer->candidate_count = (size_t)count;
}

void kw_m17n_add_candidates(
  const struct kw_m17n_library *library, struct kw_m17n_engine *engine, struct kw_m17n_answer *answer) {
  MInputContext *ic = engine->context;
  if (!ic->candidate_show || !ic->candidate_list || ic->candidate_index < 0) return;
  int index = ic->candidate_index;
  MPlist *group = ic->candidate_list;
  for (; library->mplist_key(group) != library->Mnil; group = library->mplist_next(group)) {
    int count = count_of(library, group);
    if (answer->candidate_count == 0 && index < count) {
      add(library, engine, group, count, answer);
      answer->page_index = answer->page_count;
      answer->highlighted = (size_t)index;
    }
    index -= count;
    answer->page_count++;
  }
  if (answer->highlighted >= answer->candidate_count) answer->candidate_count = 0;
}
#endif
