#include "text.h"

#include <stdlib.h>

void *baseline_grown(void *memory, size_t *size, size_t needed, size_t element) {
  if (needed <= *size) return memory;
  *size = needed * 2;
  void *larger = realloc(memory, *size * element);
  if (!larger) abort();
  return larger;
}

void baseline_append_scalars(struct baseline_text *text, const uint32_t *scalars) {
  for (; scalars && *scalars; scalars++) {
    uint32_t c = *scalars;
    char bytes[4];
    size_t count = c < 0x80 ? 1 : c < 0x800 ? 2 : c < 0x10000 ? 3 : 4;
    static const uint8_t marks[] = {0, 0, 0xC0, 0xE0, 0xF0};
    for (size_t place = count - 1; place > 0; place--, c >>= 6) bytes[place] = (char)(0x80 | (c & 0x3F));
    bytes[0] = (char)(marks[count] | c);
    baseline_append(text, bytes, count);
  }
}
