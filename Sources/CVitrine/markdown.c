#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
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

// cmark-gfm switches the special characters of the extensions on before the inline pass of every parse
// and off after it, in globals, under other threads' feet. Here they are switched on once, in `prepare`,
// and stay on. There are two ways to that, and where neither has taken effect, parses take turns.

/// True if cmark-gfm calls our function to switch the characters.
static bool is_replaced;

#ifdef VITRINE_CMARK_ARCHIVE
// cmark-gfm is linked in from its archives: `--wrap` has the linker send its calls of these two here.
void __real_cmark_inlines_add_special_character(unsigned char character, bool emphasis);
void __wrap_cmark_inlines_add_special_character(unsigned char character, bool emphasis);
void __wrap_cmark_inlines_remove_special_character(unsigned char character, bool emphasis);

/// True once characters are switched on for all later parses.
static bool is_switching;

void __wrap_cmark_inlines_add_special_character(unsigned char character, bool emphasis) {
  if (!is_replaced) is_replaced = true;
  if (is_switching) __real_cmark_inlines_add_special_character(character, emphasis);
}

void __wrap_cmark_inlines_remove_special_character(unsigned char character, bool emphasis) {
  (void)character;
  (void)emphasis;
}
#else
// cmark-gfm is a library of its own: its call goes through the symbol table, where the dynamic linker of
// Linux lets a program's definition win, unless the library was linked with `-Bsymbolic`.
void cmark_manage_extensions_special_characters(cmark_parser *parser, int add) {
  (void)parser;
  (void)add;
  if (!is_replaced) is_replaced = true;
}
#endif

static cmark_parser *new_parser(cmark_mem *memory) {
  cmark_parser *parser = cmark_parser_new_with_mem(OPTIONS, memory);
  for (int i = 0; i < EXTENSIONS; i += 1)
    cmark_parser_attach_syntax_extension(parser, extensions[i]);
  return parser;
}

/// Parses a text, so that cmark-gfm switches the characters once.
static void probe(void) {
  cmark_parser *parser = new_parser(cmark_get_default_mem_allocator());
  cmark_parser_feed(parser, "~", 1);
  cmark_node_free(cmark_parser_finish(parser));
  cmark_parser_free(parser);
}

/// Switches the extensions' special characters on for every later parse of the process, if what does it
/// is replaced.
static void switch_special_characters_on(void) {
  probe();
  if (!is_replaced) return;
#ifdef VITRINE_CMARK_ARCHIVE
  is_switching = true;
  probe();
  is_switching = false;
#else
  void (*own)(cmark_parser *, int) =
      (void (*)(cmark_parser *, int))dlsym(RTLD_NEXT, "cmark_manage_extensions_special_characters");
  if (!own) {
    fputs("vitrine: error: this cmark-gfm library is not the one Vitrine knows\n", stderr);
    exit(2);
  }
  cmark_parser *parser = new_parser(cmark_get_default_mem_allocator());
  own(parser, 1);
  cmark_parser_free(parser);
#endif
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

bool vitrine_markdown_parses_at_once(void) {
  pthread_once(&prepared, prepare);
  return is_replaced;
}

static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;

static void begin_parse(void) {
  if (!is_replaced) pthread_mutex_lock(&turn);
}

static void end_parse(void) {
  if (!is_replaced) pthread_mutex_unlock(&turn);
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
  begin_parse();
  if (setjmp(limit.exit) == 0) {
    cmark_parser *parser = new_parser(&vitrine_arena);
    cmark_parser_feed(parser, (const char *)bytes, length);
    *document = cmark_parser_finish(parser);
    end_parse();
    vitrine_arena_set_limit(outer);
    return VITRINE_MARKDOWN_PARSED;
  }
  end_parse();
  vitrine_arena_set_limit(outer);
  vitrine_arena_leave();
  return VITRINE_MARKDOWN_MEMORY;
}

void vitrine_markdown_end(void) { vitrine_arena_leave(); }
