#ifndef KEYWRIGHT_BASELINE_TEXT_H
#define KEYWRIGHT_BASELINE_TEXT_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

/// UTF-8 that grows.
struct baseline_text {
  uint8_t *bytes;
  size_t count, size;
};

/// Memory for at least so many elements; ends the process when there is none.
void *baseline_grown(void *memory, size_t *size, size_t needed, size_t element);

static inline void baseline_append(struct baseline_text *text, const char *bytes, size_t count) {
  text->bytes = baseline_grown(text->bytes, &text->size, text->count + count, 1);
  memcpy(text->bytes + text->count, bytes, count);
  text->count += count;
}

/// Adds scalars up to a zero; NULL adds nothing.
void baseline_append_scalars(struct baseline_text *text, const uint32_t *scalars);

#endif
