#ifdef KW_M17N
#include "engine.h"

#include <stdlib.h>
#include <string.h>

static bool reserve(struct kw_m17n_bytes *bytes, size_t count) {
  if (bytes->length + count <= bytes->capacity) return true;
  size_t capacity = bytes->capacity ? bytes->capacity * 2 : 256;
  while (capacity < bytes->length + count) capacity *= 2;
  char *grown = capacity <= kw_m17n_longest_message ? realloc(bytes->start, capacity) : NULL;
  if (!grown) {
    bytes->is_cut = true;
    return false;
  }
  bytes->start = grown;
  bytes->capacity = capacity;
  return true;
}

static void put(struct kw_m17n_bytes *bytes, int c) {
  if (!reserve(bytes, 4)) return;
  // M-texts know characters beyond Unicode.
  if (c < 0 || c > 0x10FFFF || (c >= 0xD800 && c < 0xE000)) c = 0xFFFD;
  char *end = bytes->start + bytes->length;
  if (c < 0x80) {
    *end++ = (char)c;
  } else {
    if (c < 0x800) {
      *end++ = (char)(0xC0 | c >> 6);
    } else {
      if (c < 0x10000) {
        *end++ = (char)(0xE0 | c >> 12);
      } else {
        *end++ = (char)(0xF0 | c >> 18);
        *end++ = (char)(0x80 | (c >> 12 & 0x3F));
      }
      *end++ = (char)(0x80 | (c >> 6 & 0x3F));
    }
    *end++ = (char)(0x80 | (c & 0x3F));
  }
  bytes->length = (size_t)(end - bytes->start);
}

void kw_m17n_append_line(struct kw_m17n_bytes *bytes, const char *line) {
  size_t count = strlen(line);
  if (!reserve(bytes, count + 1)) return;
  memcpy(bytes->start + bytes->length, line, count);
  bytes->start[bytes->length + count] = '\n';
  bytes->length += count + 1;
}

struct kw_m17n_text kw_m17n_append_character(struct kw_m17n_bytes *bytes, int character) {
  struct kw_m17n_text text = {bytes->length, 0};
  put(bytes, character);
  text.length = bytes->length - text.start;
  return text;
}

struct kw_m17n_text kw_m17n_append(
  const struct kw_m17n_library *library, struct kw_m17n_bytes *bytes, MText *mtext) {
  struct kw_m17n_text text = {bytes->length, 0};
  int count = mtext ? library->mtext_len(mtext) : 0;
  for (int i = 0; i < count; i++) put(bytes, library->mtext_ref_char(mtext, i));
  text.length = bytes->length - text.start;
  return text;
}
#endif
