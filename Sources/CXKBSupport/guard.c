#define _GNU_SOURCE
#include "guard.h"

#include "CXKBSupport.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#include <xkbcommon/xkbcommon.h>

/// What a child says about itself: one byte on the socket.
enum outcome { outcome_none = 0, outcome_compiled = 1, outcome_refused = 2, outcome_waiting = 3 };

/// How many bytes of messages are worth keeping.
enum { most_messages = 1 << 20 };

static long long milliseconds_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000LL + now.tv_nsec / 1000000;
}

static void limit(int resource, rlim_t value) {
  struct rlimit current;
  if (getrlimit(resource, &current) != 0) return;
  if (current.rlim_cur != RLIM_INFINITY && value > current.rlim_cur) return;
  current.rlim_cur = value;
  setrlimit(resource, &current);
}

static size_t address_space(void) {
  char text[64] = "";
  int file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  return count > 0 ? strtoull(text, NULL, 10) * (size_t)sysconf(_SC_PAGESIZE) : 0;
}

/// Sends an outcome; false when nobody listens any more.
static int tell(int descriptor, enum outcome outcome) {
  char byte = (char)outcome;
  return write(descriptor, &byte, 1) == 1;
}

void kw_log_wait_for_leave(struct kw_log *log) {
  char leave;
  ssize_t count;
  int descriptor = log->leave;
  log->leave = -1;
  if (!tell(descriptor, outcome_waiting)) _exit(1);
  do count = read(descriptor, &leave, 1);
  while (count < 0 && errno == EINTR);
  if (count != 1) _exit(1);
}

static _Noreturn void compile_in_child(
  struct xkb_context *context, const struct xkb_rule_names *names, const char *text, size_t length,
  struct kw_guard_limits limits, struct kw_log *log, struct kw_shared_messages *messages, int descriptor) {
  // A runtime that reports crashes must not report this one.
  static const int fatal[] = {SIGSEGV, SIGBUS, SIGILL, SIGABRT, SIGFPE,
                              SIGTRAP, SIGSYS, SIGTERM, SIGINT, SIGXCPU};
  for (size_t i = 0; i < sizeof fatal / sizeof *fatal; i++) signal(fatal[i], SIG_DFL);
  signal(SIGPIPE, SIG_IGN);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  prctl(PR_SET_DUMPABLE, 0);
  int nowhere = open("/dev/null", O_RDWR | O_CLOEXEC);
  if (nowhere >= 0) {
    dup2(nowhere, STDOUT_FILENO);
    dup2(nowhere, STDERR_FILENO);
  }
  size_t taken = address_space();
  if (taken) limit(RLIMIT_AS, taken + limits.bytes);
  limit(RLIMIT_CORE, 0);
  limit(RLIMIT_CPU, limits.seconds);

  log->shared = messages;
  log->leave = names ? descriptor : -1;
  struct xkb_keymap *keymap =
    names ? xkb_keymap_new_from_names(context, names, XKB_KEYMAP_COMPILE_NO_FLAGS)
          : xkb_keymap_new_from_buffer(context, text, length, XKB_KEYMAP_FORMAT_TEXT_V1, XKB_KEYMAP_COMPILE_NO_FLAGS);
  _exit(tell(descriptor, keymap ? outcome_compiled : outcome_refused) ? 0 : 1);
}

struct kw_guard {
  /// 0 when it has ended.
  pid_t child;
  int descriptor;
  long long deadline;
  struct kw_log *log;
  struct kw_shared_messages *messages;
};

/// Waits until the child says what became of it, or is gone; false when the time is up.
static int listen_to(struct kw_guard *guard, char *outcome) {
  for (;;) {
    long long left = guard->deadline - milliseconds_now();
    if (left <= 0) return 0;
    struct pollfd ready = {.fd = guard->descriptor, .events = POLLIN};
    int answer = poll(&ready, 1, (int)left);
    if (answer < 0 && errno == EINTR) continue;
    if (answer <= 0) return 0;
    ssize_t n = read(guard->descriptor, outcome, 1);
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) *outcome = outcome_none;
    return 1;
  }
}

/// Waits for the end of the child; answers the signal that ended it, or 0.
static int reap(struct kw_guard *guard) {
  int status = 0;
  pid_t waited;
  do waited = waitpid(guard->child, &status, 0);
  while (waited < 0 && errno == EINTR);
  int known = waited == guard->child;
  guard->child = 0;
  return known && WIFSIGNALED(status) ? WTERMSIG(status) : 0;
}

static struct kw_shared_messages *share_messages(void) {
  struct kw_shared_messages *shared =
    mmap(NULL, most_messages, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (shared == MAP_FAILED) return NULL;
  shared->capacity = most_messages - sizeof *shared;
  return shared;
}

/// Copies the messages of the child to the log; one that was being written when it died is not counted yet.
static void take_messages(struct kw_guard *guard) {
  struct kw_log *log = guard->log;
  size_t length = atomic_load(&guard->messages->length);
  char *copy = realloc(log->bytes, length ? length : 1);
  if (!copy) return;
  memcpy(copy, guard->messages->bytes, length);
  log->bytes = copy;
  log->length = log->capacity = length;
}

struct kw_guard *kw_guard_start(
  struct xkb_context *context, const struct xkb_rule_names *names, const char *text, size_t length,
  struct kw_guard_limits limits, struct kw_log *log) {
  struct kw_guard *guard = calloc(1, sizeof *guard);
  struct kw_shared_messages *messages = share_messages();
  // A socket, as writing to one whose other end is gone need not raise a signal.
  int ends[2] = {-1, -1};
  int is_possible = guard && messages && socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) == 0;
  pid_t child = is_possible ? fork() : -1;
  if (child == 0) {
    close(ends[0]);
    compile_in_child(context, names, text, length, limits, log, messages, ends[1]);
  }
  if (ends[1] >= 0) close(ends[1]);
  if (child < 0) {
    if (ends[0] >= 0) close(ends[0]);
    if (messages) munmap(messages, most_messages);
    free(guard);
    return NULL;
  }
  *guard = (struct kw_guard){child, ends[0], milliseconds_now() + limits.milliseconds, log, messages};
  return guard;
}

struct kw_guard_result kw_guard_wait(struct kw_guard *guard) {
  struct kw_guard_result result = {KW_GUARD_CRASHED, 0};
  char outcome = outcome_none;
  int is_in_time = listen_to(guard, &outcome);
  if (outcome == outcome_waiting) {
    take_messages(guard);
    result.end = KW_GUARD_WAITING;
    return result;
  }
  if (outcome) {
    // It ends by itself while the work goes on here.
    result.end = outcome == outcome_compiled ? KW_GUARD_COMPILED : KW_GUARD_REFUSED;
    take_messages(guard);
    return result;
  }
  if (!is_in_time) kill(guard->child, SIGKILL);
  int signal = reap(guard);
  take_messages(guard);
  if (is_in_time) result.signal = signal;
  if (!is_in_time || signal == SIGXCPU) result.end = KW_GUARD_TIMED_OUT;
  return result;
}

void kw_guard_give_leave(struct kw_guard *guard) {
  char leave = 1;
  // A child that has died meanwhile is noticed when it is waited for.
  while (send(guard->descriptor, &leave, 1, MSG_NOSIGNAL) < 0 && errno == EINTR) continue;
}

void kw_guard_free(struct kw_guard *guard) {
  if (!guard) return;
  if (guard->child) {
    kill(guard->child, SIGKILL);
    reap(guard);
  }
  close(guard->descriptor);
  munmap(guard->messages, most_messages);
  free(guard);
}
