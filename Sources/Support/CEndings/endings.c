#define _GNU_SOURCE
#include "endings.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <unistd.h>

enum { most_actions = 8 };

static void (*_Atomic actions[most_actions])(void);
static pid_t owner;
static const int endings[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};
enum { ending_count = sizeof endings / sizeof *endings };

bool kw_endings_are_ours(void) { return owner == 0 || getpid() == owner; }

static void end(int number) {
  for (size_t i = 0; i < most_actions; i++) {
    void (*action)(void) = atomic_load(&actions[i]);
    if (action) action();
  }
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

void kw_endings_install(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, install);
}

void kw_endings_add(void (*action)(void)) {
  for (size_t i = 0; i < most_actions; i++) {
    void (*known)(void) = NULL;
    if (atomic_compare_exchange_strong(&actions[i], &known, action) || known == action) return;
  }
}
