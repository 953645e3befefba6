#define _GNU_SOURCE
#include "CVitrineSystem.h"

#include <stdio.h>
#include <string.h>

const void *vitrine_find(const void *bytes, size_t count, const void *wanted, size_t wanted_count) {
  return memmem(bytes, count, wanted, wanted_count);
}

#ifdef __APPLE__
int vitrine_exchange(int folder, const char *name, int other_folder, const char *other) {
  return renameatx_np(folder, name, other_folder, other, RENAME_SWAP);
}
#elif defined(RENAME_EXCHANGE)
int vitrine_exchange(int folder, const char *name, int other_folder, const char *other) {
  return renameat2(folder, name, other_folder, other, RENAME_EXCHANGE);
}
#else
// musl has no function for it.
#include <sys/syscall.h>
#include <unistd.h>

int vitrine_exchange(int folder, const char *name, int other_folder, const char *other) {
  return (int)syscall(SYS_renameat2, folder, name, other_folder, other, 1 << 1);
}
#endif
