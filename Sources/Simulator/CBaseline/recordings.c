#include "recordings.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

struct record {
  int64_t seconds, microseconds;
  uint16_t type, code;
  int32_t value;
};

static size_t read_evdev(const uint8_t *bytes, size_t size, baseline_key *keys) {
  size_t count = 0;
  struct record record;
  for (size_t start = 0; start + sizeof record <= size; start += sizeof record) {
    memcpy(&record, bytes + start, sizeof record);
    if (record.type != 1) continue;
    keys[count].microseconds = record.seconds * 1000000 + record.microseconds;
    keys[count].code = record.code;
    keys[count++].value = (int16_t)record.value;
  }
  return count;
}

static int64_t decimal(const uint8_t **place) {
  int64_t value = 0;
  const uint8_t *at = *place;
  while (*at == ' ') at++;
  for (; *at >= '0' && *at <= '9'; at++) value = value * 10 + (*at - '0');
  *place = at;
  return value;
}

static unsigned hexadecimal(const uint8_t **place) {
  unsigned value = 0;
  const uint8_t *at = *place;
  while (*at == ' ') at++;
  for (; *at > ' '; at++) value = value << 4 | (*at <= '9' ? *at - '0' : (*at | 0x20) - 'a' + 10u);
  *place = at;
  return value;
}

static const uint8_t *next_line(const uint8_t *at, const uint8_t *end) {
  const uint8_t *feed = memchr(at, '\n', (size_t)(end - at));
  return feed ? feed + 1 : end;
}

static size_t read_evemu(const uint8_t *bytes, size_t size, baseline_key *keys) {
  size_t count = 0;
  const uint8_t *end = bytes + size;
  for (const uint8_t *line = bytes; line < end; line = next_line(line, end)) {
    if (*line != 'E') continue;
    const uint8_t *at = line + 2;
    int64_t seconds = decimal(&at);
    at++;
    int64_t microseconds = decimal(&at);
    unsigned type = hexadecimal(&at), code = hexadecimal(&at);
    int64_t value = decimal(&at);
    if (type != 1) continue;
    keys[count].microseconds = seconds * 1000000 + microseconds;
    keys[count].code = (uint16_t)code;
    keys[count++].value = (int16_t)value;
  }
  return count;
}

static size_t read_libinput(const uint8_t *bytes, size_t size, baseline_key *keys) {
  size_t count = 0;
  const uint8_t *end = bytes + size;
  for (const uint8_t *line = bytes; line < end; line = next_line(line, end)) {
    const uint8_t *at = line;
    while (*at == ' ') at++;
    if (at[0] != '-' || at[1] != ' ' || at[2] != '[') continue;
    at += 3;
    int64_t fields[5];
    for (int field = 0; field < 5; field++, at++) fields[field] = decimal(&at);
    if (fields[2] != 1) continue;
    keys[count].microseconds = fields[0] * 1000000 + fields[1];
    keys[count].code = (uint16_t)fields[3];
    keys[count++].value = (int16_t)fields[4];
  }
  return count;
}

size_t baseline_read(const char *path, enum baseline_format format, baseline_key *keys) {
  int file = open(path, O_RDONLY | O_CLOEXEC);
  struct stat status;
  if (file < 0 || fstat(file, &status) != 0) abort();
  size_t size = (size_t)status.st_size, count = 0;
  uint8_t *bytes = malloc(size + 1);
  if (!bytes || read(file, bytes, size) != (ssize_t)size) abort();
  bytes[size] = 0;
  switch (format) {
    case BASELINE_EVDEV: count = read_evdev(bytes, size, keys); break;
    case BASELINE_EVEMU: count = read_evemu(bytes, size, keys); break;
    case BASELINE_LIBINPUT: count = read_libinput(bytes, size, keys); break;
  }
  free(bytes);
  close(file);
  return count;
}
