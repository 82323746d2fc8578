#define _GNU_SOURCE
#include "CXKBSupport.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#include <xkbcommon/xkbcommon.h>

/// The level byte of the record that says how the compilation ended; no library message has it.
enum { outcome_level = 0, outcome_compiled = 1, outcome_refused = 2 };

static const uint32_t outcome_length = 1;

static long long milliseconds_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000LL + now.tv_nsec / 1000000;
}

static void limit(int resource, rlim_t value) {
  struct rlimit current;
  if (getrlimit(resource, &current) != 0) return;
  if (current.rlim_max != RLIM_INFINITY && value > current.rlim_max) return;
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

static _Noreturn void compile_in_child(
  struct xkb_context *context, const struct xkb_rule_names *names, const char *text, size_t length,
  struct kw_guard_limits limits, struct kw_log *log, int descriptor) {
  // A runtime that reports crashes must not report this one.
  static const int fatal[] = {SIGSEGV, SIGBUS, SIGILL, SIGABRT, SIGFPE, SIGTRAP, SIGSYS, SIGTERM, SIGINT};
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

  log->descriptor = descriptor;
  struct xkb_keymap *keymap =
    names ? xkb_keymap_new_from_names(context, names, XKB_KEYMAP_COMPILE_NO_FLAGS)
          : xkb_keymap_new_from_buffer(context, text, length, XKB_KEYMAP_FORMAT_TEXT_V1, XKB_KEYMAP_COMPILE_NO_FLAGS);
  char outcome[6] = {outcome_level};
  memcpy(outcome + 1, &outcome_length, sizeof outcome_length);
  outcome[5] = keymap ? outcome_compiled : outcome_refused;
  ssize_t written = write(descriptor, outcome, sizeof outcome);
  _exit(written == sizeof outcome ? 0 : 1);
}

/// Reads until the child closes the pipe; false when the time is up.
static int drain(int descriptor, unsigned milliseconds, char **bytes, size_t *count) {
  enum { most = 4 << 20 };
  long long deadline = milliseconds_now() + milliseconds;
  size_t capacity = 0;
  for (;;) {
    long long left = deadline - milliseconds_now();
    if (left <= 0) return 0;
    struct pollfd ready = {.fd = descriptor, .events = POLLIN};
    int answer = poll(&ready, 1, (int)left);
    if (answer < 0 && errno == EINTR) continue;
    if (answer <= 0) return 0;
    if (*count + 65536 > capacity) {
      if (capacity >= most) return 0;
      char *grown = realloc(*bytes, capacity = capacity ? capacity * 2 : 131072);
      if (!grown) return 0;
      *bytes = grown;
    }
    ssize_t n = read(descriptor, *bytes + *count, 65536);
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) return 1;
    *count += (size_t)n;
  }
}

struct kw_guard_result kw_guard_compile(
  struct xkb_context *context, const struct xkb_rule_names *names, const char *text, size_t length,
  struct kw_guard_limits limits, struct kw_log *log) {
  struct kw_guard_result result = {KW_GUARD_UNAVAILABLE, 0};
  int pipes[2];
  if (pipe2(pipes, O_CLOEXEC) != 0) return result;
  pid_t child = fork();
  if (child < 0) {
    close(pipes[0]);
    close(pipes[1]);
    return result;
  }
  if (child == 0) {
    close(pipes[0]);
    compile_in_child(context, names, text, length, limits, log, pipes[1]);
  }
  close(pipes[1]);
  char *bytes = NULL;
  size_t count = 0;
  int ended = drain(pipes[0], limits.milliseconds, &bytes, &count);
  close(pipes[0]);
  if (!ended) kill(child, SIGKILL);
  int status = 0;
  pid_t waited;
  do waited = waitpid(child, &status, 0);
  while (waited < 0 && errno == EINTR);

  result.end = ended ? KW_GUARD_CRASHED : KW_GUARD_TIMED_OUT;
  if (ended && waited == child && WIFSIGNALED(status)) result.signal = WTERMSIG(status);
  size_t used = count;
  if (count >= 6 && bytes[count - 6] == outcome_level && memcmp(bytes + count - 5, &outcome_length, sizeof outcome_length) == 0) {
    result.end = bytes[count - 1] == outcome_compiled ? KW_GUARD_COMPILED : KW_GUARD_REFUSED;
    used = count - 6;
  }
  free(log->bytes);
  log->bytes = bytes;
  log->capacity = count;
  log->length = used;
  return result;
}
