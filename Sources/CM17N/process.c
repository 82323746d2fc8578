#ifdef KW_M17N
#define _GNU_SOURCE
#include "library.h"
#include "process.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

/// How often libm17n may die of a method before that is given up.
enum { most_processes = 32, kept_descriptor = 3 };

/// Leaves nothing of the program to the child but its memory: no files, no handlers.
static void isolate(int socket) {
  int nowhere = open("/dev/null", O_RDWR);
  for (int standard = 0; standard < 3 && nowhere >= 0; standard++) dup2(nowhere, standard);
  if (socket != kept_descriptor) dup2(socket, kept_descriptor);
  close_range(kept_descriptor + 1, ~0U, 0);
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

bool kw_m17n_process_start(struct kw_m17n_process *process) {
  if (process->process > 0) return true;
  if (process->generation >= most_processes) return false;
  int sockets[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets) != 0) return false;
  // In turn: the child gets the library as it is between two calls.
  const struct kw_m17n_library *library = kw_m17n_begin();
  pid_t child = library ? fork() : -1;
  if (child == 0) {
    isolate(sockets[1]);
    kw_m17n_serve(library, kept_descriptor);
    _exit(0);
  }
  if (library) kw_m17n_end();
  close(sockets[1]);
  if (child < 0) {
    close(sockets[0]);
    return false;
  }
  process->process = child;
  process->socket = sockets[0];
  process->generation++;
  return true;
}

void kw_m17n_process_end(struct kw_m17n_process *process) {
  if (process->process <= 0) return;
  close(process->socket);
  kill(process->process, SIGKILL);
  waitpid(process->process, NULL, 0);
  process->process = 0;
}
#endif
