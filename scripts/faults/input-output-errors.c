#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

/* Put before the C library: while the file FAULTY_DISK is there, writing to a database and keeping it fails. */

static int is_faulty(int fd) {
  const char *flag = getenv("FAULTY_DISK");
  char link[64], path[4096];
  if (!flag || access(flag, F_OK) != 0) return 0;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return 0;
  path[length] = 0;
  return strstr(path, ".sqlite") != NULL;
}

#define FAIL_IF_FAULTY(fd) \
  if (is_faulty(fd)) {     \
    errno = EIO;           \
    return -1;             \
  }
#define REAL(type, name, ...) ((type (*)(__VA_ARGS__))dlsym(RTLD_NEXT, #name))

ssize_t pwrite64(int fd, const void *bytes, size_t count, off64_t offset) {
  FAIL_IF_FAULTY(fd)
  return REAL(ssize_t, pwrite64, int, const void *, size_t, off64_t)(fd, bytes, count, offset);
}

ssize_t write(int fd, const void *bytes, size_t count) {
  FAIL_IF_FAULTY(fd)
  return REAL(ssize_t, write, int, const void *, size_t)(fd, bytes, count);
}

int fsync(int fd) {
  FAIL_IF_FAULTY(fd)
  return REAL(int, fsync, int)(fd);
}

int fdatasync(int fd) {
  FAIL_IF_FAULTY(fd)
  return REAL(int, fdatasync, int)(fd);
}
