// The search index of the site: script files that call `vitrineFound`, loaded as queries need them. This also works
// from disk.

const assets = new URL('.', document.currentScript.src);
const home = new URL('..', assets);
const waiting = new Map();

self.vitrineFound = (name, value) => waiting.get(name)?.(value);

const script = (name, version = '') => new Promise((done, failed) => {
  waiting.set(name, done);
  const element = document.createElement('script');
  element.src = new URL(`search/${name}.js${version}`, assets);
  element.onload = () => element.remove();
  element.onerror = () => {
    element.remove();
    failed(new Error(name));
  };
  document.head.append(element);
});

// The current index, and the files loaded from it. File names contain hashes. If a file is gone, it belonged to an
// earlier build, and the index is loaded again.
let index, files, ready, said;

const begin = async version => {
  const value = await script('index', version);
  const saying = JSON.stringify(value);
  if (saying === said) return;
  said = saying;
  for (const key of ['names', 'bodies', 'nameFiles', 'bodyFiles', 'documentFiles', 'textFiles', 'wordFiles']) {
    value[key] = value[key] ? value[key].split(' ') : [];
  }
  files = new Map();
  index = value;
};

const load = (name, read) => {
  const known = files;
  if (!known.has(name)) {
    known.set(name, script(name).then(value => {
      const result = read(value);
      known.set(name, result);
      return result;
    }));
  }
  return known.get(name);
};

// Loads the index, which may have changed in another build.
const renew = () => {
  ready = begin().catch(error => {
    if (!index) ready = undefined;
    if (!index) throw error;
  });
  return ready;
};

// Runs `body`, and again with a new index if a file of the old one is gone.
const withIndex = async body => {
  await (ready ?? renew());
  const known = index;
  try {
    return await body();
  } catch {
    if (index === known) ready = begin(`?${Date.now()}`);
    await ready;
    return body();
  }
};

// By code points, as in the index. UTF-16 orders some of them differently.
const compare = (first, second) => {
  const [a, b] = [[...first], [...second]];
  for (let place = 0; place < a.length && place < b.length; place += 1) {
    if (a[place] !== b[place]) return a[place].codePointAt() - b[place].codePointAt();
  }
  return a.length - b.length;
};

// Scripts without spaces between words, as in the index: their characters are found in pairs.
const paired = new RegExp(`[${withoutSpaces}]`, 'u');
const runs = /[\p{L}\p{M}\p{N}]+/gu;
const longest = 32;

const wordsOf = text => {
  const words = [];
  for (const [run] of fold(text).matchAll(runs)) {
    let word = [];
    const end = () => {
      if (word.length && paired.test(word[0])) {
        word.slice(word.length > 1 ? 1 : 0).forEach((letter, place) => words.push(word.length > 1 ? word[place] + letter : letter));
      } else if (word.length) {
        words.push(word.slice(0, longest).join(''));
      }
      word = [];
    };
    for (const letter of run) {
      if (word.length && paired.test(letter) != paired.test(word[0])) end();
      word.push(letter);
    }
    end();
  }
  return [...new Set(words)];
};

// MARK: Terms

const digits = new Uint8Array(128);
[...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'].forEach((digit, value) => { digits[digit.charCodeAt()] = value; });

const readTerms = text => {
  let term = '';
  return text.split(',').slice(0, -1).map(entry => {
    const space = entry.indexOf(' ');
    term = term.slice(0, digits[entry.charCodeAt()]) + entry.slice(1, space);
    return [term, entry.slice(space + 1)];
  });
};

// The files that can contain words with the prefix `word`.
const range = (first, names, word) => {
  let start = 0;
  let end = first.length;
  while (start < end) {
    const middle = start + end >> 1;
    if (compare(first[middle], word) > 0) end = middle; else start = middle + 1;
  }
  let last = start;
  while (last < first.length && first[last].startsWith(word)) last += 1;
  return names.slice(Math.max(0, start - 1), last);
};

const eachNumber = (text, body) => {
  let [value, shift] = [0, 0];
  for (let place = 0; place < text.length; place += 1) {
    const digit = digits[text.charCodeAt(place)];
    value |= (digit & 31) << shift;
    if (digit & 32) {
      shift += 5;
    } else {
      body(value);
      [value, shift] = [0, 0];
    }
  }
};

// How well documents match a word, lower is better: title, subtitle, fields and text, each first for the whole word.
const none = 255;

const addNames = (levels, text, part) => {
  let document = 0;
  eachNumber(text, number => {
    document += number >> 2;
    const level = (number & 3) * 2 + part;
    if (level < levels[document]) levels[document] = level;
  });
};

const addBodies = (levels, text, part) => {
  const level = 6 + part;
  const add = document => { if (level < levels[document]) levels[document] = level; };
  if (text[0] === '*') {
    for (let place = 1; place < text.length; place += 1) {
      for (let bits = digits[text.charCodeAt(place)], document = place * 6 - 6; bits; bits >>= 1, document += 1) {
        if (bits & 1) add(document);
      }
    }
  } else {
    let document = 0;
    eachNumber(text, number => add(document += number));
  }
};

// No more files than these are loaded for one word.
const mostNames = 8;
const mostBodies = 12;

const lookUp = async (words, withBodies, levels) => {
  let isWhole = true;
  await Promise.all(words.map(async (word, place) => {
    const kinds = [[index.names, index.nameFiles, addNames, mostNames], [index.bodies, index.bodyFiles, addBodies, mostBodies]];
    const [first, names, add, most] = kinds[withBodies ? 1 : 0];
    const found = range(first, names, word);
    if (found.length > most) isWhole = false;
    if (found.length > most && withBodies) return;
    const shards = found.slice(0, most).map(name => load(name, readTerms));
    for (const terms of shards.some(shard => shard.then) ? await Promise.all(shards) : shards) {
      for (const [term, text] of terms) {
        if (term.startsWith(word)) add(levels[place], text, term.length > word.length ? 1 : 0);
      }
    }
  }));
  return isWhole;
};

// The documents that contain all words, the best first, and otherwise in their own order.
const rank = levels => {
  const byScore = [];
  for (let document = 0; document < index.documents; document += 1) {
    let [worst, sum] = [0, 0];
    for (const level of levels) {
      const value = level[document];
      if (value > worst) worst = value;
      sum += value;
    }
    if (worst < none) (byScore[worst * 256 + sum] ??= []).push(document);
  }
  return byScore.filter(Boolean).flat();
};

// Calls `show` with the documents found, their number so far, and whether more may follow. Titles and fields are
// searched first, then texts.
const find = (text, isCurrent, show) => withIndex(async () => {
  const words = wordsOf(text);
  const levels = words.map(() => new Uint8Array(index.documents).fill(none));
  if (!words.length) return show({ words, documents: [], levels, isWhole: true, isDone: true });
  const isKnown = words.every(word => range(index.bodies, index.bodyFiles, word).every(name => files.has(name) && !files.get(name).then));
  let isWhole = await lookUp(words, false, levels);
  if (!isCurrent()) return undefined;
  if (!isKnown) {
    const documents = rank(levels);
    if (documents.length) await show({ words, documents, levels: levels.map(level => level.slice()), isWhole: true, isDone: false });
    if (!isCurrent()) return undefined;
  }
  isWhole = await lookUp(words, true, levels) && isWhole;
  return isCurrent() ? show({ words, documents: rank(levels), levels, isWhole, isDone: true }) : undefined;
});

// MARK: Documents

// Where a picture is cropped, after its address.
const at = / [\d.]+% [\d.]+%$/;

const readDocuments = list => {
  let [before, place] = ['', ''];
  return list.map(([title, address, where, picture = '', more = '']) => {
    before = before.slice(0, digits[address.charCodeAt()]) + address.slice(1);
    place = where || place;
    return {
      title, address: new URL(before, home).href, place, more,
      picture: picture[0] === '=' ? new URL(picture.slice(1).replace(at, ''), home).href : '',
      position: at.exec(picture)?.[0],
      symbol: picture[0] === '~' ? picture.slice(1) : '',
    };
  });
};

const documentAt = async number => (await load(index.documentFiles[number >> 6], readDocuments))[number & 63];

const readCodes = text => {
  const [codes, ...words] = text.split(' ');
  return new Map([...codes].map((code, place) => [code, words[place]]));
};

// The text of a document. Some characters stand for a word and the space before it. \u0001 escapes such a character,
// and \u0002 capitalizes the word.
const textAt = async number => {
  const codes = await load(index.wordFiles[0], readCodes);
  const text = (await load(index.textFiles[number >> 6], list => list))[number & 63];
  let result = '';
  for (let place = 0; place < text.length; place += 1) {
    const letter = text[place];
    const word = codes.get(letter);
    if (letter === '\u0001') {
      result += text[place += 1] ?? '';
    } else if (letter === '\u0002') {
      const capital = codes.get(text[place += 1]) ?? '';
      result += ` ${capital[0].toUpperCase()}${capital.slice(1)}`;
    } else {
      result += word ? ` ${word}` : letter;
    }
  }
  return result;
};
