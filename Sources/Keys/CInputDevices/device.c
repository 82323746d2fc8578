#include "CInputDevices.h"

#include <sys/ioctl.h>
#include <time.h>

_Bool kw_input_is_event_device(int descriptor) {
  int version;
  return ioctl(descriptor, EVIOCGVERSION, &version) >= 0;
}

int kw_input_name(int descriptor, char *name, size_t size) {
  if (size == 0) return -1;
  int count = ioctl(descriptor, EVIOCGNAME(size - 1), name);
  if (count >= 0) name[(size_t)count < size ? (size_t)count : size - 1] = 0;
  return count;
}

int kw_input_ids(int descriptor, uint16_t ids[4]) {
  struct input_id id;
  if (ioctl(descriptor, EVIOCGID, &id) < 0) return -1;
  ids[0] = id.bustype;
  ids[1] = id.vendor;
  ids[2] = id.product;
  ids[3] = id.version;
  return 0;
}

int kw_input_codes(int descriptor, unsigned type, uint8_t *bits, size_t size) {
  return ioctl(descriptor, EVIOCGBIT(type, size), bits);
}

int kw_input_properties(int descriptor, uint8_t *bits, size_t size) {
  return ioctl(descriptor, EVIOCGPROP(size), bits);
}

int kw_input_held_keys(int descriptor, uint8_t *bits, size_t size) {
  return ioctl(descriptor, EVIOCGKEY(size), bits);
}

void kw_input_use_monotonic_clock(int descriptor) {
  int clock = CLOCK_MONOTONIC;
  (void)ioctl(descriptor, EVIOCSCLOCKID, &clock);
}
