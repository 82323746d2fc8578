#ifndef KEYWRIGHT_GUARD_H
#define KEYWRIGHT_GUARD_H

#include <stdatomic.h>
#include <stddef.h>

/// What a child of the guard logs, in memory that its parent reads too, even when the child has crashed.
struct kw_shared_messages {
  _Atomic size_t length;
  char bytes[];
};

/// How many bytes of messages there is room for, and are worth keeping.
enum { most_messages = 1 << 20 };

#endif
