#ifndef KEYWRIGHT_M17N_PROCESS_H
#define KEYWRIGHT_M17N_PROCESS_H

#include "child_process.h"
#include "message.h"

/// A process that runs libm17n, or none. It ends with this one.
struct kw_m17n_process {
  struct kw_child child;
  int socket;
  /// Goes up with each process, from 1.
  uint32_t generation;
};

/// Sees to it that there is a process; answers 0, the error number where the system creates none, or `kw_m17n_given_up`
/// where too many have died.
int kw_m17n_process_start(struct kw_m17n_process *process);
/// Ends the process, if there is one.
void kw_m17n_process_end(struct kw_m17n_process *process);

enum { kw_m17n_given_up = -1 };

#endif
