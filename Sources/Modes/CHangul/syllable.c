#ifdef KW_HANGUL
#include "CHangul.h"
#include "library.h"

#include <stdint.h>
#include <stdlib.h>

/// libhangul keeps at most 12 jamo of a syllable and 63 of a commit.
enum { longest_text = 64 * 4 };

struct kw_hangul {
  const struct kw_hangul_library *library;
  HangulInputContext *context;
  char commit[longest_text];
  char preedit[longest_text];
};

struct kw_hangul *kw_hangul_new(const char *keyboard) {
  const struct kw_hangul_library *library = kw_hangul_load();
  struct kw_hangul *hangul = library ? malloc(sizeof *hangul) : NULL;
  if (!hangul) return NULL;
  hangul->library = library;
  hangul->context = library->hangul_ic_new(keyboard);
  if (hangul->context) return hangul;
  free(hangul);
  return NULL;
}

void kw_hangul_free(struct kw_hangul *hangul) {
  if (!hangul) return;
  hangul->library->hangul_ic_delete(hangul->context);
  free(hangul);
}

void kw_hangul_set_option(struct kw_hangul *hangul, enum kw_hangul_option option, bool is_on) {
  if (!hangul) return;
  int number = HANGUL_IC_OPTION_AUTO_REORDER;
  if (option == KW_HANGUL_DOUBLE_STROKE) number = HANGUL_IC_OPTION_COMBI_ON_DOUBLE_STROKE;
  if (option == KW_HANGUL_NON_CHOSEONG) number = HANGUL_IC_OPTION_NON_CHOSEONG_COMBI;
  hangul->library->hangul_ic_set_option(hangul->context, number, is_on);
}

static size_t encode(const ucschar *text, char *bytes, size_t *scalars) {
  const ucschar *start = text;
  size_t length = 0;
  for (; text && *text && length + 4 <= longest_text; text++) {
    ucschar c = *text;
    if (c > 0x10FFFF || (c >= 0xD800 && c < 0xE000)) c = 0xFFFD;
    if (c < 0x80) {
      bytes[length++] = (char)c;
      continue;
    }
    if (c < 0x800) {
      bytes[length++] = (char)(0xC0 | c >> 6);
    } else if (c < 0x10000) {
      bytes[length++] = (char)(0xE0 | c >> 12);
      bytes[length++] = (char)(0x80 | (c >> 6 & 0x3F));
    } else {
      bytes[length++] = (char)(0xF0 | c >> 18);
      bytes[length++] = (char)(0x80 | (c >> 12 & 0x3F));
      bytes[length++] = (char)(0x80 | (c >> 6 & 0x3F));
    }
    bytes[length++] = (char)(0x80 | (c & 0x3F));
  }
  *scalars = (size_t)(text - start);
  return length;
}

static struct kw_hangul_answer answer(struct kw_hangul *hangul, bool is_used, const ucschar *commit) {
  struct kw_hangul_answer answer = {.is_used = is_used, .commit = hangul->commit, .preedit = hangul->preedit};
  size_t scalars;
  answer.commit_length = encode(commit, hangul->commit, &scalars);
  const ucschar *preedit = hangul->library->hangul_ic_get_preedit_string(hangul->context);
  answer.preedit_length = encode(preedit, hangul->preedit, &answer.preedit_scalars);
  return answer;
}

static const struct kw_hangul_answer nothing = {.commit = "", .preedit = ""};

bool kw_hangul_is_empty(const struct kw_hangul *hangul) {
  return !hangul || hangul->library->hangul_ic_is_empty(hangul->context);
}

struct kw_hangul_answer kw_hangul_process(struct kw_hangul *hangul, char key) {
  if (!hangul) return nothing;
  bool is_used = hangul->library->hangul_ic_process(hangul->context, key);
  return answer(hangul, is_used, hangul->library->hangul_ic_get_commit_string(hangul->context));
}

/// The only scalar of a text, 0 for an empty one; tells whether there are more, or none that is one.
static uint32_t single(const ucschar *text, bool *is_long) {
  if (!text || !text[0]) return 0;
  if (text[1] || text[0] > 0x10FFFF || (text[0] >= 0xD800 && text[0] < 0xE000)) *is_long = true;
  return text[0];
}

struct kw_hangul_short_answer kw_hangul_process_short(struct kw_hangul *hangul, char key) {
  struct kw_hangul_short_answer answer = {0};
  if (!hangul) return answer;
  answer.is_used = hangul->library->hangul_ic_process(hangul->context, key);
  answer.commit = single(hangul->library->hangul_ic_get_commit_string(hangul->context), &answer.is_long);
  answer.preedit = single(hangul->library->hangul_ic_get_preedit_string(hangul->context), &answer.is_long);
  return answer;
}

struct kw_hangul_answer kw_hangul_last_answer(struct kw_hangul *hangul) {
  if (!hangul) return nothing;
  return answer(hangul, false, hangul->library->hangul_ic_get_commit_string(hangul->context));
}

struct kw_hangul_answer kw_hangul_backspace(struct kw_hangul *hangul) {
  if (!hangul) return nothing;
  bool is_used = hangul->library->hangul_ic_backspace(hangul->context);
  return answer(hangul, is_used, NULL);
}

struct kw_hangul_answer kw_hangul_flush(struct kw_hangul *hangul) {
  if (!hangul) return nothing;
  return answer(hangul, false, hangul->library->hangul_ic_flush(hangul->context));
}

void kw_hangul_reset(struct kw_hangul *hangul) {
  if (hangul) hangul->library->hangul_ic_reset(hangul->context);
}
#endif
