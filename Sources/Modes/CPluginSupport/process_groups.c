#include "process_groups.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <time.h>
#include <unistd.h>

#include "endings.h"

enum { most_groups = 4096 };

static _Atomic pid_t groups[most_groups];
/* How many programs are being started, whose groups nobody knows yet. */
static atomic_int starting;
static pid_t owner;

static void replace(pid_t known, pid_t group) {
  for (size_t i = 0; i < most_groups; i++) {
    pid_t expected = known;
    if (atomic_compare_exchange_strong(&groups[i], &expected, group)) return;
  }
}

void kw_groups_kill_all(void) {
  /* A copy of this process has no part in them. */
  if (getpid() != owner) return;
  /* Whoever starts one cannot be interrupted meanwhile, so this is another thread, and soon done. */
  for (int i = 0; i < 200 && atomic_load(&starting) != 0; i++) nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
  for (size_t i = 0; i < most_groups; i++) {
    pid_t group = atomic_load(&groups[i]);
    if (group > 0) kill(-group, SIGKILL);
  }
}

static void begin(void) {
  owner = getpid();
  kw_endings_add(kw_groups_kill_all);
}

int kw_group_spawn(
  struct kw_child *leader, const char *path, const posix_spawn_file_actions_t *actions, const posix_spawnattr_t *attributes,
  char *const arguments[], char *const environment[]) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, begin);
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, &before);
  atomic_fetch_add(&starting, 1);
  pid_t process = 0;
  int failure = posix_spawn(&process, path, actions, attributes, arguments, environment);
  if (failure == 0) {
    replace(0, process);
    *leader = kw_child_adopt(process);
  }
  atomic_fetch_sub(&starting, 1);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  return failure;
}

bool kw_group_end(struct kw_child *leader, int *status) {
  pid_t group = leader->process;
  if (group <= 0) return false;
  /* Until the leader is reaped, the number of the group is nobody else's. */
  if (kw_child_is_ours(leader)) kill(-group, SIGKILL);
  /* Where the kernel reaps, the leader may have ended, and the number of the rest cannot be told from a stranger's. */
  kw_child_kill(leader);
  replace(group, 0);
  return kw_child_reap(leader, status);
}
