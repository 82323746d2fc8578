#ifndef KEYWRIGHT_PROCESS_GROUPS_H
#define KEYWRIGHT_PROCESS_GROUPS_H

#include <spawn.h>

#include "child_process.h"

/*
 * Programs in process groups of their own, which no terminal ends: they are killed with all they have started when a signal
 * ends this process, where it has the handlers of endings.h.
 */

/* posix_spawn with attributes that make the program the leader of its group; the error number, or 0. */
int kw_group_spawn(
  struct kw_child *leader, const char *path, const posix_spawn_file_actions_t *actions, const posix_spawnattr_t *attributes,
  char *const arguments[], char *const environment[]);

/*
 * Kills what is left of the group, reaps its leader and forgets both; false where the leader's status is lost. Where the
 * host ignores SIGCHLD, and the leader has ended by itself, what it has started is left alone.
 */
bool kw_group_end(struct kw_child *leader, int *status);

/* Kills all groups; safe in a signal handler. */
void kw_groups_kill_all(void);

#endif
