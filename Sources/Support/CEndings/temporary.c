#define _GNU_SOURCE
#include "endings.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { most_paths = 4096, deepest = 8, milliseconds_to_wait = 200 };

static _Atomic(char *) paths[most_paths];
/* How many are being created, whose paths nobody knows yet. */
static atomic_int creating;
static atomic_bool is_ending;
static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;

static void remove_all(void) {
  /* They belong to the process that this one is a copy of. */
  if (!kw_endings_are_ours()) return;
  atomic_store(&is_ending, true);
  /* Whoever creates one cannot be interrupted meanwhile, so this is another thread, and soon done. */
  for (int i = 0; i < milliseconds_to_wait && atomic_load(&creating) != 0; i++)
    nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
  /* Files first, then folders from the inside out. */
  for (int depth = 0; depth <= deepest; depth++) {
    for (size_t i = 0; i < most_paths; i++) {
      const char *path = atomic_load(&paths[i]);
      if (path && (depth == 0 ? unlink(path) : rmdir(path)) == 0) atomic_store(&paths[i], NULL);
    }
  }
}

static void begin(sigset_t *before) {
  kw_endings_add(remove_all);
  sigset_t all;
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, before);
  pthread_mutex_lock(&turn);
  atomic_fetch_add(&creating, 1);
  if (!atomic_load(&is_ending)) return;
  /* Another thread removes what there is, and ends this one. */
  atomic_fetch_sub(&creating, 1);
  for (;;) pause();
}

static void finish(const sigset_t *before, const char *path) {
  int failure = errno;
  char *copy = path ? strdup(path) : NULL;
  for (size_t i = 0; copy && i < most_paths; i++) {
    char *none = NULL;
    if (atomic_compare_exchange_strong(&paths[i], &none, copy)) break;
  }
  atomic_fetch_sub(&creating, 1);
  pthread_mutex_unlock(&turn);
  pthread_sigmask(SIG_SETMASK, before, NULL);
  errno = failure;
}

bool kw_temporary_unique_folder(char *template) {
  sigset_t before;
  begin(&before);
  bool is_made = mkdtemp(template) != NULL;
  finish(&before, is_made ? template : NULL);
  return is_made;
}

int kw_temporary_folder(const char *path) {
  sigset_t before;
  begin(&before);
  int result = mkdir(path, 0700);
  finish(&before, result == 0 ? path : NULL);
  return result;
}

int kw_temporary_file(const char *path) {
  sigset_t before;
  begin(&before);
  int descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  finish(&before, descriptor >= 0 ? path : NULL);
  return descriptor;
}

void kw_temporary_remove(const char *path) {
  sigset_t before;
  begin(&before);
  if (unlink(path) != 0) rmdir(path);
  for (size_t i = 0; i < most_paths; i++) {
    char *known = atomic_load(&paths[i]);
    if (!known || strcmp(known, path) != 0) continue;
    atomic_store(&paths[i], NULL);
    free(known);
    break;
  }
  finish(&before, NULL);
}
