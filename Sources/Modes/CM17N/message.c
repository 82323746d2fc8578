#ifdef KW_M17N
#include "message.h"

#include <errno.h>
#include <poll.h>
#include <sys/socket.h>

bool kw_m17n_send(int socket, const void *bytes, size_t count) {
  const char *rest = bytes;
  while (count > 0) {
    ssize_t sent = send(socket, rest, count, MSG_NOSIGNAL);
    if (sent < 0 && errno == EINTR) continue;
    if (sent <= 0) return false;
    rest += sent;
    count -= (size_t)sent;
  }
  return true;
}

bool kw_m17n_receive(int socket, void *bytes, size_t count, int seconds) {
  char *rest = bytes;
  while (count > 0) {
    struct pollfd wait = {.fd = socket, .events = POLLIN};
    int ready = poll(&wait, 1, seconds > 0 ? seconds * 1000 : -1);
    if (ready < 0 && errno == EINTR) continue;
    if (ready <= 0) return false;
    ssize_t received = recv(socket, rest, count, 0);
    if (received < 0 && errno == EINTR) continue;
    if (received <= 0) return false;
    rest += received;
    count -= (size_t)received;
  }
  return true;
}
#endif
