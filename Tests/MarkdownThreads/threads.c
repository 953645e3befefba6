// Parses one text on four threads, over and over, and compares what comes out with what one thread makes
// of it: prints "at once" or "in turn", how many differ, and what the text holds. See
// Tests/MarkdownThreads/test.
#include <pthread.h>
#include <stdio.h>
#include <string.h>

#include "VitrineMarkdown.h"

enum { THREADS = 4, PARSES = 500 };

#define LINE "a ~~b~~ www.example.org https://example.org/c d@example.org *e*\n\n"
#define LINES LINE LINE LINE LINE LINE

static const char text[] = LINES LINES LINES LINES;

/// The kinds of all nodes in their order, and what they say.
static size_t describe(cmark_node *document, char *into, size_t most) {
  size_t length = 0;
  cmark_iter *nodes = cmark_iter_new(document);
  while (cmark_iter_next(nodes) != CMARK_EVENT_DONE) {
    cmark_node *node = cmark_iter_get_node(nodes);
    const char *literal = cmark_node_get_literal(node);
    length += (size_t)snprintf(into + length, most - length, "%s %s;",
                               cmark_node_get_type_string(node), literal ? literal : "");
  }
  cmark_iter_free(nodes);
  return length;
}

static size_t parse(char *into, size_t most) {
  cmark_node *document;
  if (vitrine_markdown_parse((const uint8_t *)text, strlen(text), &document)) return 0;
  size_t length = describe(document, into, most);
  vitrine_markdown_end();
  return length;
}

static char expected[1 << 16];

/// How often a kind of node begins and ends in what is expected.
static int count(const char *kind) {
  int found = 0;
  for (const char *at = expected; (at = strstr(at, kind)); at += 1) found += 1;
  return found;
}

static void *parse_often(void *wrong) {
  char found[sizeof expected];
  for (int i = 0; i < PARSES; i += 1) {
    size_t length = parse(found, sizeof found);
    if (length == 0 || strcmp(found, expected)) *(int *)wrong += 1;
  }
  return NULL;
}

int main(void) {
  parse(expected, sizeof expected);
  pthread_t threads[THREADS];
  int wrong[THREADS] = {0};
  for (int i = 0; i < THREADS; i += 1)
    pthread_create(&threads[i], NULL, parse_often, &wrong[i]);
  int sum = 0;
  for (int i = 0; i < THREADS; i += 1) {
    pthread_join(threads[i], NULL);
    sum += wrong[i];
  }
  printf("%s, %d wrong, %d struck through, %d links\n",
         vitrine_markdown_parses_at_once() ? "at once" : "in turn", sum, count("strikethrough ;") / 2,
         count("link ;") / 2);
  return 0;
}
