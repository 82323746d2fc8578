#ifdef KW_M17N
#define _GNU_SOURCE
#include "library.h"
#include "process.h"

#include <errno.h>
#include <stddef.h>
#include <sys/socket.h>
#include <unistd.h>

/// How often libm17n may die of a method before that is given up.
enum { most_processes = 32 };

int kw_m17n_process_start(struct kw_m17n_process *process) {
  if (process->child.process > 0) return 0;
  if (process->generation >= most_processes) return kw_m17n_given_up;
  int sockets[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets) != 0) return errno;
  int side = kw_child_fork(&process->child);
  if (side == 0) {
    kw_child_isolate(sockets[1]);
    const struct kw_m17n_library *library = kw_m17n_initialise();
    if (library) kw_m17n_serve(library, kw_kept_descriptor);
    _exit(library ? 0 : 1);
  }
  int failure = errno;
  close(sockets[1]);
  if (side < 0) {
    close(sockets[0]);
    return failure;
  }
  process->socket = sockets[0];
  process->generation++;
  return 0;
}

void kw_m17n_process_end(struct kw_m17n_process *process) {
  if (process->child.process <= 0) return;
  close(process->socket);
  kw_child_kill(&process->child);
  kw_child_reap(&process->child, NULL);
}
#endif
