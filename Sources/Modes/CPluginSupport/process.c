#define _GNU_SOURCE
#include "plugin_support.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <unistd.h>

int kw_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC) == 0 ? 0 : errno; }

int kw_spawn_close_from(posix_spawn_file_actions_t *actions, int first) {
  return posix_spawn_file_actions_addclosefrom_np(actions, first);
}

int kw_fork(struct kw_child *child) {
  pid_t parent = getpid();
  int side = kw_child_fork(child);
  if (side != 0) return side;
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  /* It may have ended before that. */
  if (getppid() != parent) _exit(1);
  return 0;
}
