/// Readers of recordings as one writes them for files that are known to be right: nothing is checked, every key event goes
/// into an array.
#ifndef CBaseline_recordings_h
#define CBaseline_recordings_h

#include <stddef.h>
#include <stdint.h>

/// A key event of a recording.
typedef struct {
  int64_t microseconds;
  uint16_t code;
  int16_t value;
} baseline_key;

enum baseline_format { BASELINE_EVDEV, BASELINE_EVEMU, BASELINE_LIBINPUT };

/// Reads a file into memory, then its key events into an array that has room for them; answers how many these are.
size_t baseline_read(const char *path, enum baseline_format format, baseline_key *keys);

#endif
