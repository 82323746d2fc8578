#ifndef KEYWRIGHT_CHILD_PROCESS_H
#define KEYWRIGHT_CHILD_PROCESS_H

#include <stdbool.h>
#include <sys/types.h>

/*
 * Children of this process that no signal can miss. Where the host ignores SIGCHLD, the kernel reaps a child as it ends
 * and may give its number to somebody else's process: a signal to that number would hit a stranger. So a child is
 * signalled and waited for by a descriptor of its own.
 */

/* A child, or none. */
struct kw_child {
  /* 0 for none. */
  pid_t process;
  /* The descriptor; -1 where the kernel has none to give. */
  int descriptor;
};

/* fork(): the child has no part in `child`. Answers 0 in the child, 1 here, and -1, with errno set, for no child. */
int kw_child_fork(struct kw_child *child);

/* A child that was started in another way. */
struct kw_child kw_child_adopt(pid_t process);

/* Whether it has ended; it is not reaped by that, so its number, and that of its group, stay its own. */
bool kw_child_has_ended(const struct kw_child *child);

/* Whether its number is still its own: false once the kernel has reaped it. */
bool kw_child_is_ours(const struct kw_child *child);

/* Kills it, unless it has ended. */
void kw_child_kill(const struct kw_child *child);

/* Waits for its end and forgets it; false where the kernel has reaped it, and the status for waitpid is lost. */
bool kw_child_reap(struct kw_child *child, int *status);

/*
 * In a child that goes on without exec: takes away all that it has of its parent but memory. Standard streams lead
 * nowhere, the one descriptor that is kept becomes `kw_kept_descriptor`, signals do what they do by default.
 */
void kw_child_isolate(int kept);

enum { kw_kept_descriptor = 3 };

#endif
