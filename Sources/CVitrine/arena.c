#define _GNU_SOURCE
#include "arena.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/// A block of memory; its bytes follow it.
typedef struct chunk {
  struct chunk *previous;
  size_t size;
  size_t used;
} chunk;

typedef struct {
  chunk *current;
  int depth;
  vitrine_limit *limit;
} arena;

enum {
  FIRST_CHUNK = 256 * 1024,
  ALIGNMENT = 16,
};

static __thread arena *thread_arena;
static pthread_key_t arena_key;
static pthread_once_t arena_key_once = PTHREAD_ONCE_INIT;

static void free_arena(void *pointer) {
  arena *a = pointer;
  while (a->current) {
    chunk *previous = a->current->previous;
    free(a->current);
    a->current = previous;
  }
  free(a);
  thread_arena = NULL;
}

static void make_arena_key(void) { pthread_key_create(&arena_key, free_arena); }

static void out_of_memory(void) {
  fputs("vitrine: error: out of memory\n", stderr);
  exit(2);
}

static void add_chunk(arena *a, size_t size) {
  chunk *c = malloc(sizeof(chunk) + ALIGNMENT + size);
  if (!c) out_of_memory();
  *c = (chunk){.previous = a->current, .size = size, .used = 0};
  a->current = c;
}

static arena *current_arena(void) {
  if (!thread_arena) {
    pthread_once(&arena_key_once, make_arena_key);
    thread_arena = calloc(1, sizeof(arena));
    if (!thread_arena) out_of_memory();
    pthread_setspecific(arena_key, thread_arena);
    add_chunk(thread_arena, FIRST_CHUNK);
  }
  return thread_arena;
}

static void charge(arena *a, size_t size) {
  vitrine_limit *limit = a->limit;
  if (!limit) return;
  if (size > limit->bytes) longjmp(limit->exit, 1);
  limit->bytes -= size;
}

static uint8_t *chunk_bytes(chunk *c) {
  return (uint8_t *)(((uintptr_t)(c + 1) + ALIGNMENT - 1) & ~(uintptr_t)(ALIGNMENT - 1));
}

/// Every allocation is preceded by its size, which `realloc` needs.
static uint8_t *allocate(size_t size) {
  if (size > SIZE_MAX / 2) out_of_memory();
  arena *a = current_arena();
  size_t whole = ((size + ALIGNMENT - 1) & ~(size_t)(ALIGNMENT - 1)) + ALIGNMENT;
  charge(a, whole);
  if (a->current->size - a->current->used < whole) {
    size_t doubled = a->current->size * 2;
    size_t largest = doubled < (16 << 20) ? doubled : (16 << 20);
    add_chunk(a, whole > largest ? whole : largest);
  }
  uint8_t *start = chunk_bytes(a->current) + a->current->used;
  a->current->used += whole;
  memcpy(start, &size, sizeof size);
  return start + ALIGNMENT;
}

static void *arena_calloc(size_t count, size_t size) {
  size_t total;
  if (__builtin_mul_overflow(count, size, &total)) out_of_memory();
  return memset(allocate(total), 0, total);
}

static void *arena_realloc(void *pointer, size_t size) {
  if (!pointer) return allocate(size);
  size_t old;
  memcpy(&old, (uint8_t *)pointer - ALIGNMENT, sizeof old);
  if (size <= old) return pointer;
  uint8_t *moved = allocate(size);
  memcpy(moved, pointer, old);
  return moved;
}

static void arena_free(void *pointer) { (void)pointer; }

cmark_mem vitrine_arena = {arena_calloc, arena_realloc, arena_free};

void vitrine_arena_enter(void) { current_arena()->depth += 1; }

void vitrine_arena_leave(void) {
  arena *a = current_arena();
  a->depth -= 1;
  if (a->depth > 0) return;
  while (a->current->previous) {
    chunk *previous = a->current->previous;
    free(a->current);
    a->current = previous;
  }
  a->current->used = 0;
}

vitrine_limit *vitrine_arena_set_limit(vitrine_limit *limit) {
  arena *a = current_arena();
  vitrine_limit *before = a->limit;
  a->limit = limit;
  return before;
}
