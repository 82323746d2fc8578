#ifndef KW_CZLIB_H
#define KW_CZLIB_H

#include <stddef.h>
#include <stdint.h>

/// One gzip stream that is being decompressed.
struct kw_gunzip;

enum kw_gunzip_step {
  /// All input was used, or the room for output is full.
  KW_GUNZIP_MORE,
  /// A member of the file ends here; another may follow.
  KW_GUNZIP_END,
  /// The data is no gzip, or damaged.
  KW_GUNZIP_DAMAGED,
  /// There is no memory.
  KW_GUNZIP_NO_MEMORY,
};

/// Begins a stream. NULL without zlib, which is loaded when it is first asked for, or without memory.
struct kw_gunzip *kw_gunzip_open(void);

/// Decompresses as much as there is room for; counts what was used and made.
enum kw_gunzip_step kw_gunzip_run(
  struct kw_gunzip *stream, const uint8_t *input, size_t input_size, size_t *used, uint8_t *output, size_t output_size,
  size_t *made);

/// Ends a stream; NULL is allowed.
void kw_gunzip_close(struct kw_gunzip *stream);

#endif
