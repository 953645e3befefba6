#define _GNU_SOURCE
#include "CVitrineSystem.h"

#include <stdio.h>
#include <string.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

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

#ifdef __linux__
#include <elf.h>
#include <link.h>

typedef struct {
  void (*visit)(void *context, const char *path, const uint8_t *build_id, size_t length);
  void *context;
} code_visit;

static size_t aligned(size_t length) { return (length + 3) & ~(size_t)3; }

static int visit_code(struct dl_phdr_info *code, size_t size, void *data) {
  (void)size;
  code_visit *visit = data;
  const uint8_t *build_id = NULL;
  size_t length = 0;
  for (size_t index = 0; index < code->dlpi_phnum && !build_id; index++) {
    const ElfW(Phdr) *segment = &code->dlpi_phdr[index];
    if (segment->p_type != PT_NOTE) continue;
    const uint8_t *next = (const uint8_t *)(code->dlpi_addr + segment->p_vaddr);
    const uint8_t *end = next + segment->p_memsz;
    while (next + sizeof(ElfW(Nhdr)) <= end) {
      const ElfW(Nhdr) *note = (const ElfW(Nhdr) *)next;
      const uint8_t *name = next + sizeof *note;
      const uint8_t *content = name + aligned(note->n_namesz);
      if (note->n_type == NT_GNU_BUILD_ID && note->n_namesz == 4 && memcmp(name, "GNU", 4) == 0) {
        build_id = content;
        length = note->n_descsz;
        break;
      }
      next = content + aligned(note->n_descsz);
    }
  }
  visit->visit(visit->context, code->dlpi_name ? code->dlpi_name : "", build_id, length);
  return 0;
}

void vitrine_visit_code(
    void (*visit)(void *context, const char *path, const uint8_t *build_id, size_t length), void *context) {
  code_visit data = {visit, context};
  dl_iterate_phdr(visit_code, &data);
}
#else
void vitrine_visit_code(
    void (*visit)(void *context, const char *path, const uint8_t *build_id, size_t length), void *context) {
  (void)visit;
  (void)context;
}
#endif

void vitrine_return_freed_blocks(void) {
#ifdef __GLIBC__
  // By default the limit grows with each block that is freed, up to 32 MiB, and what is above it stays.
  mallopt(M_MMAP_THRESHOLD, 1 << 20);
  mallopt(M_ARENA_MAX, 1);
#endif
}
