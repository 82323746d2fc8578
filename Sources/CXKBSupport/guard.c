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
enum { outcome_level = 0, outcome_compiled = 1, outcome_refused = 2, outcome_size = 6 };

static const uint32_t outcome_length = 1;

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

static _Noreturn void compile_in_child(
  struct xkb_context *context, const struct xkb_rule_names *names, const char *text, size_t length,
  struct kw_guard_limits limits, struct kw_log *log, int descriptor) {
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

  log->descriptor = descriptor;
  struct xkb_keymap *keymap =
    names ? xkb_keymap_new_from_names(context, names, XKB_KEYMAP_COMPILE_NO_FLAGS)
          : xkb_keymap_new_from_buffer(context, text, length, XKB_KEYMAP_FORMAT_TEXT_V1, XKB_KEYMAP_COMPILE_NO_FLAGS);
  char outcome[outcome_size] = {outcome_level};
  memcpy(outcome + 1, &outcome_length, sizeof outcome_length);
  outcome[5] = keymap ? outcome_compiled : outcome_refused;
  ssize_t written = write(descriptor, outcome, sizeof outcome);
  _exit(written == sizeof outcome ? 0 : 1);
}

/// What has come from the child: its messages, as many as are worth keeping, and the last bytes of all.
struct output {
  char *bytes;
  size_t count;
  size_t capacity;
  /// How many bytes came, those that were not kept too.
  size_t total;
  char last[outcome_size];
  size_t last_count;
};

static void keep_last(struct output *output, const char *bytes, size_t count) {
  if (count > outcome_size) {
    bytes += count - outcome_size;
    count = outcome_size;
  }
  size_t older = output->last_count < outcome_size - count ? output->last_count : outcome_size - count;
  memmove(output->last, output->last + output->last_count - older, older);
  memcpy(output->last + older, bytes, count);
  output->last_count = older + count;
}

static void keep(struct output *output, const char *bytes, size_t count) {
  enum { most = 4 << 20 };
  if (output->count + count > most) count = most - output->count;
  if (output->count + count > output->capacity) {
    size_t capacity = output->capacity ? output->capacity * 2 : 131072;
    char *grown = realloc(output->bytes, capacity);
    if (!grown) return;
    output->bytes = grown;
    output->capacity = capacity;
  }
  memcpy(output->bytes + output->count, bytes, count);
  output->count += count;
}

/// Reads until the child closes the pipe; false when the time is up.
static int drain(int descriptor, unsigned milliseconds, struct output *output) {
  char chunk[65536];
  long long deadline = milliseconds_now() + milliseconds;
  for (;;) {
    long long left = deadline - milliseconds_now();
    if (left <= 0) return 0;
    struct pollfd ready = {.fd = descriptor, .events = POLLIN};
    int answer = poll(&ready, 1, (int)left);
    if (answer < 0 && errno == EINTR) continue;
    if (answer <= 0) return 0;
    ssize_t n = read(descriptor, chunk, sizeof chunk);
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) return 1;
    output->total += (size_t)n;
    keep(output, chunk, (size_t)n);
    keep_last(output, chunk, (size_t)n);
  }
}

/// How the child ended by its own word, or 0.
static char outcome_of(const struct output *output) {
  const char *last = output->last;
  if (output->last_count < outcome_size || last[0] != outcome_level) return 0;
  return memcmp(last + 1, &outcome_length, sizeof outcome_length) == 0 ? last[5] : 0;
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
  struct output output = {0};
  int ended = drain(pipes[0], limits.milliseconds, &output);
  close(pipes[0]);
  if (!ended) kill(child, SIGKILL);
  int status = 0;
  pid_t waited;
  do waited = waitpid(child, &status, 0);
  while (waited < 0 && errno == EINTR);

  result.end = ended ? KW_GUARD_CRASHED : KW_GUARD_TIMED_OUT;
  if (ended && waited == child && WIFSIGNALED(status)) result.signal = WTERMSIG(status);
  if (result.signal == SIGXCPU) result.end = KW_GUARD_TIMED_OUT;
  char outcome = outcome_of(&output);
  if (outcome) result.end = outcome == outcome_compiled ? KW_GUARD_COMPILED : KW_GUARD_REFUSED;
  free(log->bytes);
  log->bytes = output.bytes;
  log->capacity = output.capacity;
  // Where messages were left out, the last one is cut off, which its reader notices.
  log->length = outcome && output.total == output.count ? output.count - outcome_size : output.count;
  return result;
}
