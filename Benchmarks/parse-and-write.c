// The floor under a build: reads every Markdown file of a folder, parses and renders what is below
// its front matter with the same extensions and on as many threads as Vitrine, and writes a file for
// each. No front matter, no pages, no layout. Its memory is the library's own, as in any program that
// uses cmark-gfm, or with `arena` Vitrine's.
//
//   parse-and-write CONTENT OUTPUT THREADS library|arena
#define _GNU_SOURCE
#include <dirent.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmark-gfm-core-extensions.h>

#include "VitrineMarkdown.h"
#include "arena.h"

enum { CHUNK = 64 };

static char **inputs, **outputs;
static size_t count, capacity;
static bool uses_arena;
static atomic_size_t next_input;

static void fail(const char *what) {
  perror(what);
  exit(2);
}

static char *joined(const char *folder, const char *name) {
  char *path;
  if (asprintf(&path, "%s/%s", folder, name) < 0) fail("asprintf");
  return path;
}

static void add(char *input, char *output) {
  if (count == capacity) {
    capacity = capacity ? capacity * 2 : 1024;
    inputs = realloc(inputs, capacity * sizeof *inputs);
    outputs = realloc(outputs, capacity * sizeof *outputs);
    if (!inputs || !outputs) fail("realloc");
  }
  inputs[count] = input;
  outputs[count] = output;
  count += 1;
}

static void list(const char *content, const char *output) {
  if (mkdir(output, 0777) != 0) fail(output);
  DIR *folder = opendir(content);
  if (!folder) fail(content);
  for (struct dirent *entry; (entry = readdir(folder));) {
    char *ending = strrchr(entry->d_name, '.');
    if (entry->d_name[0] == '.') continue;
    char *input = joined(content, entry->d_name);
    if (entry->d_type == DT_DIR) {
      list(input, joined(output, entry->d_name));
    } else if (ending && strcmp(ending, ".md") == 0) {
      *ending = 0;
      add(input, joined(output, entry->d_name));
    }
  }
  closedir(folder);
}

static uint8_t *read_file(const char *path, size_t *length) {
  static __thread uint8_t *buffer;
  static __thread size_t size;
  int file = open(path, O_RDONLY | O_CLOEXEC);
  struct stat status;
  if (file < 0 || fstat(file, &status) != 0) fail(path);
  if ((size_t)status.st_size > size) {
    size = (size_t)status.st_size * 2;
    buffer = realloc(buffer, size);
    if (!buffer) fail("realloc");
  }
  ssize_t got = read(file, buffer, size);
  if (got < 0) fail(path);
  close(file);
  *length = (size_t)got;
  return buffer;
}

static size_t front_matter(const uint8_t *bytes, size_t length) {
  if (length < 4 || memcmp(bytes, "---\n", 4) != 0) return 0;
  const uint8_t *end = memmem(bytes + 4, length - 4, "\n---\n", 5);
  return end ? (size_t)(end - bytes) + 5 : 0;
}

static void write_page(const char *output, const char *html) {
  if (mkdir(output, 0777) != 0) fail(output);
  char path[4096];
  snprintf(path, sizeof path, "%s/index.html", output);
  int file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
  size_t size = strlen(html);
  if (file < 0 || write(file, html, size) != (ssize_t)size) fail(path);
  close(file);
}

static cmark_parser *new_parser(void) {
  static const char *const names[] = {"table", "strikethrough", "autolink", "tasklist"};
  cmark_parser *parser = cmark_parser_new(CMARK_OPT_FOOTNOTES);
  for (size_t i = 0; i < sizeof names / sizeof *names; i += 1)
    cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension(names[i]));
  return parser;
}

static void convert(const char *input, const char *output) {
  size_t length;
  uint8_t *bytes = read_file(input, &length);
  size_t start = front_matter(bytes, length);
  if (uses_arena) {
    cmark_node *document;
    if (vitrine_markdown_parse(bytes + start, length - start, &document) != VITRINE_MARKDOWN_PARSED) {
      fprintf(stderr, "%s: not parsed\n", input);
      exit(2);
    }
    write_page(output, cmark_render_html_with_mem(document, CMARK_OPT_FOOTNOTES, NULL, &vitrine_arena));
    vitrine_markdown_end();
  } else {
    cmark_parser *parser = new_parser();
    cmark_parser_feed(parser, (const char *)bytes + start, length - start);
    cmark_node *document = cmark_parser_finish(parser);
    char *html = cmark_render_html(document, CMARK_OPT_FOOTNOTES, NULL);
    write_page(output, html);
    free(html);
    cmark_node_free(document);
    cmark_parser_free(parser);
  }
}

static void *work(void *unused) {
  for (;;) {
    size_t start = atomic_fetch_add(&next_input, CHUNK);
    if (start >= count) return unused;
    for (size_t i = start; i < start + CHUNK && i < count; i += 1) convert(inputs[i], outputs[i]);
  }
}

int main(int argc, char **argv) {
  uses_arena = argc == 5 && strcmp(argv[4], "arena") == 0;
  if (argc != 5 || !(uses_arena || strcmp(argv[4], "library") == 0)) {
    fputs("usage: parse-and-write CONTENT OUTPUT THREADS library|arena\n", stderr);
    return 64;
  }
  vitrine_markdown_node_types();  // makes cmark-gfm safe on several threads
  list(argv[1], argv[2]);
  int threads = atoi(argv[3]);
  pthread_t others[64];
  for (int i = 1; i < threads && i < 64; i += 1) pthread_create(&others[i], NULL, work, NULL);
  work(NULL);
  for (int i = 1; i < threads && i < 64; i += 1) pthread_join(others[i], NULL);
  printf("%zu files\n", count);
}
