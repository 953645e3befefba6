#include <stdbool.h>
#include <string.h>

#include "VitrineMarkdown.h"

enum {
  MOST_BARS_IN_LINE = 2000,
  MOST_PARENTHESES_IN_WORD = 2000,
  MOST_AT_SIGNS_IN_PARAGRAPH = 20000,
  MOST_LINES_OF_TABLE = 20000,
};

static size_t count(const uint8_t *bytes, size_t length, uint8_t wanted) {
  size_t found = 0;
  for (size_t i = 0; i < length; i += 1) found += bytes[i] == wanted;
  return found;
}

static bool has_parentheses_in_word(const uint8_t *bytes, size_t length) {
  size_t found = 0;
  for (size_t i = 0; i < length; i += 1) {
    if (bytes[i] == ' ' || bytes[i] == '\t') found = 0;
    if (bytes[i] == ')' && ++found > MOST_PARENTHESES_IN_WORD) return true;
  }
  return false;
}

/// Whether the line is one of `|`, `-`, `:` and blanks with a hyphen in it, as under a table's header.
static bool is_delimiter_row(const uint8_t *bytes, size_t length) {
  bool hyphen = false;
  for (size_t i = 0; i < length; i += 1) {
    switch (bytes[i]) {
    case '-': hyphen = true; break;
    case '|': case ':': case ' ': case '\t': case '\r': case '>': break;
    default: return false;
    }
  }
  return hyphen;
}

static bool is_blank(const uint8_t *bytes, size_t length) {
  for (size_t i = 0; i < length; i += 1)
    if (bytes[i] != ' ' && bytes[i] != '\t' && bytes[i] != '\r') return false;
  return true;
}

vitrine_markdown_result vitrine_markdown_scan(const uint8_t *bytes, size_t length, size_t *line) {
  // Nothing shorter reaches a paragraph's limits; its lines have only to be measured.
  bool counts_paragraphs =
      length > MOST_AT_SIGNS_IN_PARAGRAPH || length > MOST_LINES_OF_TABLE;
  size_t at_signs = 0, lines = 0;
  bool has_delimiter_row = false;
  *line = 0;
  for (size_t start = 0; start < length;) {
    const uint8_t *text = bytes + start;
    const uint8_t *end = memchr(text, '\n', length - start);
    size_t size = end ? (size_t)(end - text) : length - start;
    start += size + 1;
    *line += 1;
    if (size > MOST_BARS_IN_LINE) {
      if (count(text, size, '|') > MOST_BARS_IN_LINE) return VITRINE_MARKDOWN_BARS;
      if (has_parentheses_in_word(text, size)) return VITRINE_MARKDOWN_PARENTHESES;
    }
    if (!counts_paragraphs) continue;
    if (is_blank(text, size)) {
      at_signs = 0;
      lines = 0;
      has_delimiter_row = false;
      continue;
    }
    at_signs += count(text, size, '@');
    lines += 1;
    has_delimiter_row = has_delimiter_row || is_delimiter_row(text, size);
    if (at_signs > MOST_AT_SIGNS_IN_PARAGRAPH) return VITRINE_MARKDOWN_AT_SIGNS;
    if (lines > MOST_LINES_OF_TABLE && has_delimiter_row) return VITRINE_MARKDOWN_LONG_TABLE;
  }
  *line = 0;
  return VITRINE_MARKDOWN_PARSED;
}
