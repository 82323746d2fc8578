#ifndef KEYWRIGHT_GUARD_H
#define KEYWRIGHT_GUARD_H

#include <stdatomic.h>
#include <stddef.h>

struct kw_log;

/// What a child of the guard logs, in memory that its parent reads too, even when the child has crashed.
struct kw_shared_messages {
  _Atomic size_t length;
  size_t capacity;
  char bytes[];
};

/// Tells the parent of this child that it waits, and waits; without leave the child ends.
void kw_log_wait_for_leave(struct kw_log *log);

#endif
