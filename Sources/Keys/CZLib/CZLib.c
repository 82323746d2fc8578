#include "CZLib.h"

#include <dlfcn.h>
#include <limits.h>
#include <stdlib.h>
#include <zlib.h>

// Loaded, not linked: only who reads a compressed recording should pay for it at the start.
struct kw_gunzip {
  z_stream stream;
  int (*inflate)(z_streamp, int);
  int (*reset)(z_streamp);
  int (*end)(z_streamp);
};

struct kw_gunzip *kw_gunzip_open(void) {
  void *library = dlopen("libz.so.1", RTLD_NOW | RTLD_LOCAL);
  if (!library) return NULL;
  int (*begin)(z_streamp, int, const char *, int) = dlsym(library, "inflateInit2_");
  struct kw_gunzip *gunzip = calloc(1, sizeof *gunzip);
  if (!gunzip) return NULL;
  gunzip->inflate = dlsym(library, "inflate");
  gunzip->reset = dlsym(library, "inflateReset");
  gunzip->end = dlsym(library, "inflateEnd");
  // 16 asks for the header and the checksum of gzip.
  if (!begin || !gunzip->inflate || !gunzip->reset || !gunzip->end ||
      begin(&gunzip->stream, 16 + MAX_WBITS, ZLIB_VERSION, (int)sizeof gunzip->stream) != Z_OK) {
    free(gunzip);
    return NULL;
  }
  return gunzip;
}

enum kw_gunzip_step kw_gunzip_run(
  struct kw_gunzip *gunzip, const uint8_t *input, size_t input_size, size_t *used, uint8_t *output, size_t output_size,
  size_t *made) {
  z_stream *stream = &gunzip->stream;
  uInt input_count = input_size > UINT_MAX ? UINT_MAX : (uInt)input_size;
  uInt output_count = output_size > UINT_MAX ? UINT_MAX : (uInt)output_size;
  stream->next_in = (z_const Bytef *)input;
  stream->avail_in = input_count;
  stream->next_out = output;
  stream->avail_out = output_count;
  int result = gunzip->inflate(stream, Z_NO_FLUSH);
  *used = input_count - stream->avail_in;
  *made = output_count - stream->avail_out;
  switch (result) {
    case Z_OK:
    case Z_BUF_ERROR:
      return KW_GUNZIP_MORE;
    case Z_STREAM_END:
      return gunzip->reset(stream) == Z_OK ? KW_GUNZIP_END : KW_GUNZIP_DAMAGED;
    case Z_MEM_ERROR:
      return KW_GUNZIP_NO_MEMORY;
    default:
      return KW_GUNZIP_DAMAGED;
  }
}

void kw_gunzip_close(struct kw_gunzip *gunzip) {
  if (!gunzip) return;
  gunzip->end(&gunzip->stream);
  free(gunzip);
}
