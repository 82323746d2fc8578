/// What the kernel answers about an input device; its questions are macros that Swift does not read.
#ifndef CInputDevices_h
#define CInputDevices_h

#include <linux/input.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>

/// Whether the descriptor is that of an event device.
_Bool kw_input_is_event_device(int descriptor);

/// The name, ended by a zero; -1 where there is none.
int kw_input_name(int descriptor, char *name, size_t size);

/// Bus, vendor, product and version; -1 where they cannot be had.
int kw_input_ids(int descriptor, uint16_t ids[4]);

/// The bits of the codes of an event type (of 0: the event types themselves), the lowest first; the number of bytes, or -1.
int kw_input_codes(int descriptor, unsigned type, uint8_t *bits, size_t size);

/// The bits of the properties.
int kw_input_properties(int descriptor, uint8_t *bits, size_t size);

/// The bits of the keys that are down.
int kw_input_held_keys(int descriptor, uint8_t *bits, size_t size);

/// Has events carry times of a clock that nobody sets; a kernel that cannot is no harm.
void kw_input_use_monotonic_clock(int descriptor);

/// A descriptor from which blocked signals can be read; -1 where there is none.
int kw_input_signals(const sigset_t *signals);

/// The signal that came first; 0 for none.
int kw_input_take_signal(int descriptor);

#endif
