#ifndef VITRINE_ARENA_H
#define VITRINE_ARENA_H

#include <setjmp.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <cmark-gfm.h>

/// The memory that a parse may still take, and where it goes when it has taken it.
typedef struct {
  size_t bytes;
  jmp_buf exit;
} vitrine_limit;

/// Memory of this thread for a parse: handed out by moving a pointer, given back all at once.
extern cmark_mem vitrine_arena;

/// Starts a parse on this thread; parses nest.
void vitrine_arena_enter(void);

/// Ends a parse; the outermost gives all memory back.
void vitrine_arena_leave(void);

/// From here on allocations that pass `limit` jump to its `exit`; NULL lifts the limit.
/// Returns the limit before.
vitrine_limit *vitrine_arena_set_limit(vitrine_limit *limit);

#endif
