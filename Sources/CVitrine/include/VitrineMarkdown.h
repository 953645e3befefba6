#ifndef VITRINE_MARKDOWN_H
#define VITRINE_MARKDOWN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <cmark-gfm.h>

/// Why Markdown was not parsed.
typedef enum {
  VITRINE_MARKDOWN_PARSED,

  /// A shape that takes the parser quadratic time; see `vitrine_markdown_scan`.
  VITRINE_MARKDOWN_BARS,
  VITRINE_MARKDOWN_PARENTHESES,
  VITRINE_MARKDOWN_AT_SIGNS,
  VITRINE_MARKDOWN_LONG_TABLE,
  VITRINE_MARKDOWN_NESTING,
  VITRINE_MARKDOWN_BRACKETS,
  VITRINE_MARKDOWN_MARKUP,
  VITRINE_MARKDOWN_ADDRESSES,

  /// The parse took more memory than 64 MB and 400 bytes a byte of input.
  VITRINE_MARKDOWN_MEMORY,
} vitrine_markdown_result;

/// The node types that the table and strikethrough extensions registered.
typedef struct {
  cmark_node_type table, table_row, table_cell, strikethrough;
} vitrine_markdown_types;

/// Parses `length` bytes of UTF-8 with all extensions and footnotes, after scanning them.
///
/// On success `*document` is valid until `vitrine_markdown_end` on the same thread. Each successful
/// call is matched by one of `vitrine_markdown_end`; calls may nest.
vitrine_markdown_result vitrine_markdown_parse(const uint8_t *bytes, size_t length,
                                               cmark_node **document);

void vitrine_markdown_end(void);

/// Looks for shapes that take the parser quadratic time; `*number` is the first such line's, from 1.
vitrine_markdown_result vitrine_markdown_scan(const uint8_t *bytes, size_t length, size_t *number);

/// True if several threads parse at once. Where cmark-gfm cannot be made safe for that, they take turns.
bool vitrine_markdown_parses_at_once(void);

/// Prepares the library where no parse did.
vitrine_markdown_types vitrine_markdown_node_types(void);

#endif
