#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

/* Loaded with LD_PRELOAD: while the file named by IO_ERRORS_FLAG exists, write and fsync of a database fail with EIO. */

static int must_fail(int fd) {
  const char *flag = getenv("IO_ERRORS_FLAG");
  char link[64], path[4096];
  if (!flag || access(flag, F_OK) != 0) return 0;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return 0;
  path[length] = 0;
  return strstr(path, ".sqlite") != NULL;
}

#define FAIL_IF_FLAGGED(fd) \
  if (must_fail(fd)) {      \
    errno = EIO;            \
    return -1;              \
  }
#define REAL(type, name, ...) ((type (*)(__VA_ARGS__))dlsym(RTLD_NEXT, #name))

ssize_t pwrite64(int fd, const void *bytes, size_t count, off64_t offset) {
  FAIL_IF_FLAGGED(fd)
  return REAL(ssize_t, pwrite64, int, const void *, size_t, off64_t)(fd, bytes, count, offset);
}

int fsync(int fd) {
  FAIL_IF_FLAGGED(fd)
  return REAL(int, fsync, int)(fd);
}

int fdatasync(int fd) {
  FAIL_IF_FLAGGED(fd)
  return REAL(int, fdatasync, int)(fd);
}
