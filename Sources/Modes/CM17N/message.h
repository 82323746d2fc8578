#ifndef KEYWRIGHT_M17N_MESSAGE_H
#define KEYWRIGHT_M17N_MESSAGE_H

#include "CM17N.h"

#include <stdint.h>

struct kw_m17n_library;

enum { kw_m17n_most_candidates = 64, kw_m17n_longest_message = 1 << 20,
       kw_m17n_seconds_to_answer = 10 };

/// What the process that runs libm17n is asked to do.
enum kw_m17n_operation {
  /// Makes a context of the method whose language and name follow; its number comes back, 0 for none.
  KW_M17N_NEW,
  /// Handles the key that follows, with the texts before and after the caret after it.
  KW_M17N_KEY,
  KW_M17N_SHOW,
  KW_M17N_RESET,
  KW_M17N_FREE,
  /// Lists the methods: for each its language, its name and `1` where it is complete, each ended by a line feed.
  KW_M17N_LIST,
};

/// A request; as many bytes of text follow as the lengths say.
struct kw_m17n_request {
  uint32_t operation;
  uint32_t engine;
  uint32_t lengths[3];
};

/// An answer; the candidates follow, then the bytes that its texts are in. Both processes are the same program.
struct kw_m17n_response {
  struct kw_m17n_answer answer;
  uint32_t engine;
  uint32_t byte_count;
};

/// Sends or receives all of something; false where the other side is gone. Receiving ends after a time given in seconds,
/// 0 for none.
bool kw_m17n_send(int socket, const void *bytes, size_t count);
bool kw_m17n_receive(int socket, void *bytes, size_t count, int seconds);

/// Serves requests with the loaded library until the other side is gone.
void kw_m17n_serve(const struct kw_m17n_library *library, int socket);

#endif
