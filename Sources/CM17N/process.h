#ifndef KEYWRIGHT_M17N_PROCESS_H
#define KEYWRIGHT_M17N_PROCESS_H

#include "message.h"

/// A process that runs libm17n, or none. It ends with this one.
struct kw_m17n_process {
  int process;
  int socket;
  /// Goes up with each process, from 1.
  uint32_t generation;
};

/// Sees to it that there is a process; false where none can be had any more.
bool kw_m17n_process_start(struct kw_m17n_process *process);
/// Ends the process, if there is one.
void kw_m17n_process_end(struct kw_m17n_process *process);

#endif
