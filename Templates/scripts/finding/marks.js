// Highlights the search words in visible items. This does not change the document: browsers without the highlight API
// show no marks.

const marked = 'found-words';

class Marks {
  constructor() {
    this.highlight = window.Highlight && CSS.highlights ? new Highlight() : undefined;
    if (this.highlight) CSS.highlights.set(marked, this.highlight);
  }

  clear() { this.highlight?.clear(); }

  // Highlights words in elements.
  mark(elements, words) {
    if (!this.highlight) return;
    this.highlight.clear();
    for (const element of words.length ? elements : []) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node.parentElement.closest('.hidden, .value, .badge')) continue;
        for (const [start, end] of placesOf(words, node.data)) {
          this.highlight.add(new StaticRange({startContainer: node, startOffset: start, endContainer: node, endOffset: end}));
        }
      }
    }
  }
}

// The positions of words in a text, found letter by letter because folding can turn one letter into several.
const placesOf = (words, text) => {
  let folded = '', isStart = true;
  const places = [];
  for (let at = 0; at < text.length;) {
    const letter = String.fromCodePoint(text.codePointAt(at)), own = fold(letter);
    const isWord = /[\p{L}\p{M}\p{N}\p{S}]/u.test(own), previous = folded.at(-1);
    const begins = isWord && (isStart || previous && isSpaceless.test(previous) != isSpaceless.test(own));
    const added = begins ? ` ${own}` : isWord ? own : '';
    folded += added;
    for (let number = 0; number < added.length; number += 1) places.push([at, at + letter.length]);
    isStart = own && !isWord || isStart && !isWord;
    at += letter.length;
  }
  return words.flatMap(word => {
    const found = [];
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      found.push([places[at][0], places[at + word.length - 1][1]]);
    }
    return found;
  });
};
