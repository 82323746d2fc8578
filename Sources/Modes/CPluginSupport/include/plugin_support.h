#ifndef KEYWRIGHT_PLUGIN_SUPPORT_H
#define KEYWRIGHT_PLUGIN_SUPPORT_H

#include <spawn.h>
#include <sys/types.h>

#include "child_process.h"

/* What Swift does not see of glibc, since it lies behind _GNU_SOURCE. */

/* A pipe whose ends no program inherits that another thread starts meanwhile; the error number, or 0. */
int kw_pipe(int ends[2]);

/* Has a child close every descriptor from the first one on; the error number, or 0. */
int kw_spawn_close_from(posix_spawn_file_actions_t *actions, int first);

/* fork(), which Swift hides: only for a process with a single thread. The copy is killed when that thread ends. As kw_child_fork. */
int kw_fork(struct kw_child *child);

#endif
