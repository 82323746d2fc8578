#include "process_groups.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <time.h>
#include <unistd.h>

enum { most_groups = 4096 };

static _Atomic pid_t groups[most_groups];
/* How many programs are being started, whose groups nobody knows yet. */
static atomic_int starting;
static pid_t owner;
static const int endings[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};
enum { ending_count = sizeof endings / sizeof *endings };

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

static void end(int number) {
  kw_groups_kill_all();
  /* The signal is blocked until this returns, and does then what it would have done. */
  signal(number, SIG_DFL);
  raise(number);
}

static void install(void) {
  owner = getpid();
  for (int i = 0; i < ending_count; i++) {
    struct sigaction action;
    if (sigaction(endings[i], NULL, &action) != 0) continue;
    int has_handler = (action.sa_flags & SA_SIGINFO) || (action.sa_handler != SIG_DFL && action.sa_handler != SIG_IGN);
    /* Who has a handler may want to go on; that of SIGQUIT belongs to a runtime that writes down where it was. */
    if (has_handler ? endings[i] != SIGQUIT : action.sa_handler == SIG_IGN) continue;
    action = (struct sigaction){.sa_handler = end, .sa_flags = SA_RESTART};
    sigfillset(&action.sa_mask);
    sigaction(endings[i], &action, NULL);
  }
}

int kw_group_spawn(
  pid_t *process, const char *path, const posix_spawn_file_actions_t *actions, const posix_spawnattr_t *attributes,
  char *const arguments[], char *const environment[]) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, install);
  sigset_t ends, before;
  sigemptyset(&ends);
  for (int i = 0; i < ending_count; i++) sigaddset(&ends, endings[i]);
  pthread_sigmask(SIG_BLOCK, &ends, &before);
  atomic_fetch_add(&starting, 1);
  int failure = posix_spawn(process, path, actions, attributes, arguments, environment);
  if (failure == 0) replace(0, *process);
  atomic_fetch_sub(&starting, 1);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  return failure;
}

void kw_group_kill(pid_t process) { kill(-process, SIGKILL); }

void kw_group_forget(pid_t process) { replace(process, 0); }
