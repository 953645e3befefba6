#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm-extension_api.h>

#include "VitrineMarkdown.h"
#include "arena.h"

extern cmark_node_type CMARK_NODE_TABLE, CMARK_NODE_TABLE_ROW, CMARK_NODE_TABLE_CELL,
    CMARK_NODE_STRIKETHROUGH;

enum {
  // Source positions count the line ends inside code spans and titles; nothing else depends on them.
  OPTIONS = CMARK_OPT_FOOTNOTES | CMARK_OPT_SOURCEPOS,
  EXTENSIONS = 4,
};

static const char *const extension_names[EXTENSIONS] = {"table", "strikethrough", "autolink",
                                                        "tasklist"};
static cmark_syntax_extension *extensions[EXTENSIONS];
static pthread_once_t prepared = PTHREAD_ONCE_INIT;

/// cmark-gfm calls this before and after the inline pass of every parse, and its own definition
/// switches the extensions' special characters on and off in globals, under other threads' feet. The
/// call goes through the symbol table, so this definition takes its place; the library's own is
/// called once, in `prepare`, and the characters stay on.
void cmark_manage_extensions_special_characters(cmark_parser *parser, int add) {
  (void)parser;
  (void)add;
}

static cmark_parser *new_parser(cmark_mem *memory) {
  cmark_parser *parser = cmark_parser_new_with_mem(OPTIONS, memory);
  for (int i = 0; i < EXTENSIONS; i += 1)
    cmark_parser_attach_syntax_extension(parser, extensions[i]);
  return parser;
}

/// Switches the extensions' special characters on for every later parse of the process.
static void switch_special_characters_on(void) {
  void (*own)(cmark_parser *, int) =
      (void (*)(cmark_parser *, int))dlsym(RTLD_NEXT, "cmark_manage_extensions_special_characters");
  if (!own) {
    fputs("vitrine: error: this cmark-gfm library is not the one Vitrine knows\n", stderr);
    exit(2);
  }
  cmark_parser *parser = new_parser(cmark_get_default_mem_allocator());
  own(parser, 1);
  cmark_parser_free(parser);
}

static void prepare(void) {
  cmark_gfm_core_extensions_ensure_registered();
  for (int i = 0; i < EXTENSIONS; i += 1)
    extensions[i] = cmark_find_syntax_extension(extension_names[i]);
  switch_special_characters_on();
}

vitrine_markdown_types vitrine_markdown_node_types(void) {
  pthread_once(&prepared, prepare);
  return (vitrine_markdown_types){CMARK_NODE_TABLE, CMARK_NODE_TABLE_ROW, CMARK_NODE_TABLE_CELL,
                                  CMARK_NODE_STRIKETHROUGH};
}

vitrine_markdown_result vitrine_markdown_parse(const uint8_t *bytes, size_t length,
                                               cmark_node **document) {
  pthread_once(&prepared, prepare);
  size_t line;
  vitrine_markdown_result scanned = vitrine_markdown_scan(bytes, length, &line);
  if (scanned != VITRINE_MARKDOWN_PARSED) return scanned;

  vitrine_arena_enter();
  vitrine_limit limit = {.bytes = ((size_t)64 << 20) + 400 * length};
  vitrine_limit *outer = vitrine_arena_set_limit(&limit);
  if (setjmp(limit.exit) == 0) {
    cmark_parser *parser = new_parser(&vitrine_arena);
    cmark_parser_feed(parser, (const char *)bytes, length);
    *document = cmark_parser_finish(parser);
    vitrine_arena_set_limit(outer);
    return VITRINE_MARKDOWN_PARSED;
  }
  vitrine_arena_set_limit(outer);
  vitrine_arena_leave();
  return VITRINE_MARKDOWN_MEMORY;
}

void vitrine_markdown_end(void) { vitrine_arena_leave(); }
