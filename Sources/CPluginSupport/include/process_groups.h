#ifndef KEYWRIGHT_PROCESS_GROUPS_H
#define KEYWRIGHT_PROCESS_GROUPS_H

#include <spawn.h>
#include <sys/types.h>

/*
 * Programs in process groups of their own, which no terminal ends: they are killed with all they have started when
 * SIGINT, SIGTERM, SIGHUP or SIGQUIT ends this process, unless it handles or ignores that signal itself.
 */

/* posix_spawn with attributes that make the program the leader of its group; the error number, or 0. */
int kw_group_spawn(
  pid_t *process, const char *path, const posix_spawn_file_actions_t *actions, const posix_spawnattr_t *attributes,
  char *const arguments[], char *const environment[]);

/* Kills what is left of the group. */
void kw_group_kill(pid_t process);

/* Forgets a group whose leader was reaped. */
void kw_group_forget(pid_t process);

/* Kills all groups; safe in a signal handler. */
void kw_groups_kill_all(void);

#endif
