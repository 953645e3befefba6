#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "VitrineMarkdown.h"

// Some shapes take the parser quadratic time. The steps that they can take at most are counted here, so
// that the same text is refused on every machine; a step is some nanoseconds.
enum {
  MOST_BARS_IN_LINE = 2000,
  MOST_PARENTHESES_IN_WORD = 2000,
  MOST_AT_SIGNS_IN_PARAGRAPH = 20000,
  MOST_LINES_OF_TABLE = 20000,

  MOST_STEPS_OF_NESTING = 200000000,
  MOST_STEPS_OF_BRACKETS = 1000000000,
  MOST_STEPS_OF_MARKUP = 1000000000,
  MOST_STEPS_OF_ADDRESSES = 400000000,

  /// Where so many blocks stand in each other, the steps are so few that they need no counting.
  USUAL_DEPTH = 16,

  /// A text that is shorter takes no time worth counting but for what a line may hold.
  USUAL_LENGTH = 20000,
};

/// A line without its end, and how many bytes of the text are before it.
typedef struct {
  const uint8_t *bytes;
  size_t length;
  size_t offset;
} text_line;

/// The properties of a text's lines, up to the current one.
typedef struct {
  // Of the paragraph: a run of lines that are not empty.
  size_t at_signs, lines, marks;
  bool has_delimiter_row;

  /// How many tags of the paragraph nothing ends, and the sum of their offsets.
  uint64_t open_tags, offsets_of_open_tags;

  /// How many blocks may stand in each other, and whether the line before was empty.
  uint64_t depth;
  bool follows_empty_line;

  uint64_t steps_of_nesting, steps_of_brackets, steps_of_markup, steps_of_addresses;
} text_shape;

static bool is_blank(uint8_t byte) { return byte == ' ' || byte == '\t'; }

static bool is_digit(uint8_t byte) { return byte >= '0' && byte <= '9'; }

static size_t count(text_line line, uint8_t wanted) {
  size_t found = 0;
  for (size_t i = 0; i < line.length; i += 1) found += line.bytes[i] == wanted;
  return found;
}

static bool has_parentheses_in_word(text_line line) {
  size_t found = 0;
  for (size_t i = 0; i < line.length; i += 1) {
    if (is_blank(line.bytes[i])) found = 0;
    if (line.bytes[i] == ')' && ++found > MOST_PARENTHESES_IN_WORD) return true;
  }
  return false;
}

/// True if the line is made of `
/// `, `-`, `:` and blanks with at least one hyphen, as under a table's header.
static bool is_delimiter_row(text_line line) {
  bool hyphen = false;
  for (size_t i = 0; i < line.length; i += 1) {
    switch (line.bytes[i]) {
    case '-': hyphen = true; break;
    case '|': case ':': case ' ': case '\t': case '>': break;
    default: return false;
    }
  }
  return hyphen;
}

// MARK: - Nesting

/// The length of what opens a block at `i`, or only continues it: the sign of a quote, of an item of a
/// list, of a footnote; 0 where none is.
static size_t block_sign(text_line line, size_t i) {
  const uint8_t *text = line.bytes + i;
  size_t left = line.length - i, length = 0;
  if (text[0] == '>') return 1;
  if (text[0] == '-' || text[0] == '+' || text[0] == '*') {
    length = 1;
  } else if (is_digit(text[0])) {
    while (length < left && length < 9 && is_digit(text[length])) length += 1;
    if (length == left || (text[length] != '.' && text[length] != ')')) return 0;
    length += 1;
  } else if (left > 2 && text[0] == '[' && text[1] == '^') {
    length = 2;
    while (length < left && text[length] != ']' && text[length] != 0 && !is_blank(text[length]))
      length += 1;
    return length > 2 && length + 1 < left && text[length] == ']' && text[length + 1] == ':'
               ? length + 2
               : 0;
  } else {
    return 0;
  }
  return length == left || is_blank(text[length]) ? length : 0;
}

/// How many blocks stand in each other in this line at most: those that its signs open, in as many of
/// the ones before as its blanks may lead into.
///
/// A paragraph takes lines without a sign, and all around it stays open; so it does in a line of blanks.
/// The sign of a quote may be there only to go on with it, one that is far in may be words.
static uint64_t depth_of(text_line line, bool is_empty, const text_shape *shape) {
  uint64_t columns = 0, signs = 0;
  bool opens_block = false;
  size_t i = 0;
  while (i < line.length) {
    uint8_t byte = line.bytes[i];
    size_t length = is_blank(byte) ? 1 : block_sign(line, i);
    if (length == 0) break;
    if (is_blank(byte)) {
      columns += byte == '\t' ? 4 : 1;
    } else {
      signs += 1;
      opens_block = opens_block || (byte != '>' && columns < 4);
    }
    i += length;
  }
  // A list and its item are two blocks, and their sign is two columns wide with its blank.
  uint64_t outer = columns < shape->depth ? columns + 1 : shape->depth;
  uint64_t depth = outer + 2 * signs;
  bool ends_paragraph = opens_block || (shape->follows_empty_line && i < line.length);
  if ((is_empty || !ends_paragraph) && shape->depth > depth) return shape->depth;
  return depth;
}

/// How many nodes the words of a line become at most; each is compared with all blocks around it.
static size_t pieces(text_line line) {
  size_t found = 1;
  for (size_t i = 0; i < line.length; i += 1) {
    switch (line.bytes[i]) {
    case '\\': case '`': case '&': case '_': case '*': case '~': case '<': case '[': case ']':
    case '!': case ':': case 'w': case '@': case '|': found += 2;
    }
  }
  return found;
}

static void count_nesting(text_line line, bool is_empty, text_shape *shape) {
  shape->depth = depth_of(line, is_empty, shape);
  if (shape->depth > USUAL_DEPTH) shape->steps_of_nesting += shape->depth * pieces(line);
}

// MARK: - Brackets

/// True if an item of a list begins here, whatever is above. Its words are a paragraph of their own.
static bool begins_item(text_line line) {
  size_t i = 0;
  while (i < 3 && i < line.length && line.bytes[i] == ' ') i += 1;
  if (i + 2 >= line.length || line.bytes[i + 1] != ' ' || is_blank(line.bytes[i + 2])) return false;
  return line.bytes[i] == '-' || line.bytes[i] == '+' || line.bytes[i] == '*';
}

/// For each link the parser goes through all marks of emphasis and open brackets before it.
static void count_brackets(text_line line, text_shape *shape) {
  if (begins_item(line)) shape->marks = 0;
  for (size_t i = 0; i < line.length; i += 1) {
    switch (line.bytes[i]) {
    case '*': case '_': case '~': case '[': shape->marks += 1; break;
    case ']': shape->steps_of_brackets += shape->marks; break;
    }
  }
}

// MARK: - Markup

/// For each `<?` and `<!` the parser looks for the end of the tag, to the end of the paragraph.
///
/// The ends that count are in the same line; a bar may put them into another cell of a table.
static void count_markup(text_line line, text_shape *shape) {
  bool has_bar = memchr(line.bytes, '|', line.length) != NULL;
  bool ends_instruction = false, ends_declaration = false, ends_data = false;
  for (size_t i = line.length; i > 0; i -= 1) {
    const uint8_t *byte = line.bytes + i - 1;
    size_t left = line.length - i;
    if (*byte == '>' && !has_bar) {
      ends_declaration = true;
      if (i > 2 && byte[-1] == '?' && byte[-2] != '?') ends_instruction = true;
      if (i > 3 && byte[-1] == ']' && byte[-2] == ']' && byte[-3] != ']') ends_data = true;
    }
    if (*byte != '<' || left == 0) continue;
    bool is_open = false;
    if (byte[1] == '?') is_open = !ends_instruction;
    if (byte[1] == '!' && left > 1 && byte[2] != '-')
      is_open = byte[2] == '[' ? !ends_data : !ends_declaration;
    if (!is_open) continue;
    shape->open_tags += 1;
    shape->offsets_of_open_tags += line.offset + i;
  }
}

static uint64_t steps_of_open_tags(const text_shape *shape, size_t end) {
  return shape->open_tags * end - shape->offsets_of_open_tags;
}

// MARK: - Addresses

/// For each `www.` and `://` the parser looks for the end of the word.
static void count_addresses(text_line line, text_shape *shape) {
  size_t start = 0;
  uint64_t found = 0;
  for (size_t i = 0; i <= line.length; i += 1) {
    if (i == line.length || is_blank(line.bytes[i]) || line.bytes[i] == '\v' ||
        line.bytes[i] == '\f') {
      if (found > 1) shape->steps_of_addresses += found * (i - start);
      start = i + 1;
      found = 0;
    } else if (i + 3 < line.length && memcmp(line.bytes + i, "www.", 4) == 0) {
      found += 1;
    } else if (i + 2 < line.length && memcmp(line.bytes + i, "://", 3) == 0) {
      found += 1;
    }
  }
}

// MARK: - The text

/// The line that begins at `offset`; lines end as the parser lets them end.
static text_line line_at(const uint8_t *bytes, size_t length, size_t offset) {
  size_t end = offset;
  while (end < length && bytes[end] != '\n' && bytes[end] != '\r') end += 1;
  return (text_line){bytes + offset, end - offset, offset};
}

/// Where the line after `line` begins; beyond the end of the text after the last.
static size_t end_of(text_line line, const uint8_t *bytes, size_t length) {
  size_t end = line.offset + line.length;
  bool is_pair = end + 1 < length && bytes[end] == '\r' && bytes[end + 1] == '\n';
  return end + (is_pair ? 2 : 1);
}

static bool is_empty_line(text_line line) {
  for (size_t i = 0; i < line.length; i += 1)
    if (!is_blank(line.bytes[i])) return false;
  return true;
}

static void end_paragraph(text_shape *shape, size_t end) {
  shape->steps_of_markup += steps_of_open_tags(shape, end);
  shape->at_signs = shape->lines = shape->marks = 0;
  shape->open_tags = shape->offsets_of_open_tags = 0;
  shape->has_delimiter_row = false;
}

static vitrine_markdown_result scan_long_line(text_line line) {
  if (count(line, '|') > MOST_BARS_IN_LINE) return VITRINE_MARKDOWN_BARS;
  if (has_parentheses_in_word(line)) return VITRINE_MARKDOWN_PARENTHESES;
  return VITRINE_MARKDOWN_PARSED;
}

static vitrine_markdown_result scan_line_of_paragraph(text_line line, text_shape *shape) {
  shape->at_signs += count(line, '@');
  shape->lines += 1;
  shape->has_delimiter_row = shape->has_delimiter_row || is_delimiter_row(line);
  count_brackets(line, shape);
  count_markup(line, shape);
  count_addresses(line, shape);
  if (shape->at_signs > MOST_AT_SIGNS_IN_PARAGRAPH) return VITRINE_MARKDOWN_AT_SIGNS;
  if (shape->lines > MOST_LINES_OF_TABLE && shape->has_delimiter_row)
    return VITRINE_MARKDOWN_LONG_TABLE;
  if (shape->steps_of_brackets > MOST_STEPS_OF_BRACKETS) return VITRINE_MARKDOWN_BRACKETS;
  if (shape->steps_of_addresses > MOST_STEPS_OF_ADDRESSES) return VITRINE_MARKDOWN_ADDRESSES;
  if (shape->steps_of_markup + steps_of_open_tags(shape, line.offset + line.length) >
      MOST_STEPS_OF_MARKUP)
    return VITRINE_MARKDOWN_MARKUP;
  return VITRINE_MARKDOWN_PARSED;
}

/// True if a line may have more than `most` bytes. A carriage return does not end a line here.
static bool may_have_line_longer_than(size_t most, const uint8_t *bytes, size_t length) {
  const uint8_t *start = bytes, *end = bytes + length;
  while ((size_t)(end - start) > most) {
    const uint8_t *line_end = memchr(start, '\n', most + 1);
    if (line_end == NULL) return true;
    start = line_end + 1;
  }
  return false;
}

vitrine_markdown_result vitrine_markdown_scan(const uint8_t *bytes, size_t length, size_t *number) {
  bool is_usual = length <= USUAL_LENGTH;
  bool has_mark = length >= 3 && memcmp(bytes, "\xEF\xBB\xBF", 3) == 0;
  text_shape shape = {0};
  *number = 0;
  if (is_usual && !may_have_line_longer_than(MOST_BARS_IN_LINE, bytes, length))
    return VITRINE_MARKDOWN_PARSED;
  for (size_t offset = has_mark ? 3 : 0; offset < length;) {
    text_line line = line_at(bytes, length, offset);
    offset = end_of(line, bytes, length);
    *number += 1;
    vitrine_markdown_result found = VITRINE_MARKDOWN_PARSED;
    if (line.length > MOST_BARS_IN_LINE) found = scan_long_line(line);
    if (found != VITRINE_MARKDOWN_PARSED) return found;
    if (is_usual) continue;
    bool is_empty = is_empty_line(line);
    count_nesting(line, is_empty, &shape);
    if (shape.steps_of_nesting > MOST_STEPS_OF_NESTING) return VITRINE_MARKDOWN_NESTING;
    if (is_empty) {
      end_paragraph(&shape, line.offset);
    } else {
      found = scan_line_of_paragraph(line, &shape);
      if (found != VITRINE_MARKDOWN_PARSED) return found;
    }
    shape.follows_empty_line = is_empty;
  }
  *number = 0;
  return VITRINE_MARKDOWN_PARSED;
}
