#define _GNU_SOURCE
#include "plugin_support.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

int kw_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC) == 0 ? 0 : errno; }

int kw_spawn_close_from(posix_spawn_file_actions_t *actions, int first) {
  return posix_spawn_file_actions_addclosefrom_np(actions, first);
}

pid_t kw_fork(void) { return fork(); }
