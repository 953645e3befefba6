// The search of the site: a dialog on every page, and the search page.

const element = (name, values = {}, ...children) => {
  const { attributes = {}, ...properties } = values;
  const made = Object.assign(document.createElement(name), properties);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
};

const plural = new Intl.PluralRules(words.language);
const number = new Intl.NumberFormat(words.language);

const counted = count => {
  const forms = words.searchResults;
  return (forms[plural.select(count)] ?? forms.other).replace('{count}', number.format(count));
};

// MARK: The words around a hit

// The position of `word` in a token of the text, as [from, to].
const hitIn = (token, word) => {
  const folded = fold(token);
  const at = paired.test(word) ? folded.indexOf(word) : folded.startsWith(word) ? 0 : -1;
  if (at < 0) return null;
  if (folded.length === token.length) return [at, at + word.length];
  const letters = [...token];
  let [length, from, to, place] = [0, -1, 0, 0];
  for (const letter of letters) {
    if (from < 0 && length + fold(letter).length > at) from = place;
    length += fold(letter).length;
    place += letter.length;
    to = place;
    if (length >= at + word.length) break;
  }
  return [Math.max(0, from), to];
};

const hitsIn = (text, sought, most = Infinity) => {
  const hits = [];
  for (const token of text.matchAll(runs)) {
    for (const word of sought) {
      const hit = hitIn(token[0], word);
      if (hit) {
        hits.push([token.index + hit[0], token.index + hit[1]]);
        break;
      }
    }
    if (hits.length >= most) break;
  }
  return hits;
};

const marked = (text, sought) => {
  const parts = [];
  let end = 0;
  for (const [from, to] of hitsIn(text, sought)) {
    parts.push(text.slice(end, from), element('mark', { textContent: text.slice(from, to) }));
    end = to;
  }
  return [...parts, text.slice(end)];
};

const before = 40;
const excerptLength = 180;

const excerpt = (text, sought) => {
  const [hit] = hitsIn(text, sought, 1);
  let start = hit ? Math.max(0, hit[0] - before) : 0;
  // Not in the middle of a word or a character.
  if (start) start = Math.max(0, text.indexOf(' ', start) + 1 || start);
  if (hit && start > hit[0]) start = hit[0];
  let end = start + excerptLength;
  if (end < text.length) end = Math.max(text.lastIndexOf(' ', end), hit ? hit[1] : 0, start + before);
  return [start ? '… ' : '', ...marked(text.slice(start, end), sought), end < text.length ? ' …' : ''];
};

// MARK: Results

const pageLength = 20;

class Search {
  constructor({ field, status, list, isDialog }) {
    Object.assign(this, { field, status, list, isDialog, turn: 0, shown: pageLength });
    this.note = element('p', { className: 'search-note', hidden: true });
    this.empty = element('div', { className: 'search-empty', hidden: true });
    this.more = element('button', { type: 'button', className: 'search-more', textContent: words.moreResults, hidden: true });
    list.after(this.empty, this.note, this.more);
    field.addEventListener('input', () => this.search());
    field.addEventListener('keydown', event => this.pressed(event));
    list.addEventListener('pointermove', event => {
      const option = event.target.closest('[role=option]');
      if (option && isDialog) this.choose(option, false);
    });
    this.more.addEventListener('click', () => {
      const next = list.children.length;
      this.shown += pageLength;
      this.search(true).then(() => {
        if (list.children[next]) this.choose(list.children[next]);
        if (isDialog) field.focus(); else list.children[next]?.focus();
      });
    });
  }

  async search(keepsLength = false) {
    const text = this.field.value;
    this.turn += 1;
    const turn = this.turn;
    const isCurrent = () => turn === this.turn;
    if (!keepsLength) this.shown = pageLength;
    this.searched?.(text);
    try {
      await find(text, isCurrent, found => this.show(text, found, isCurrent));
    } catch {
      if (isCurrent()) this.say(words.searchFailed);
    }
  }

  async show(text, { words: sought, documents, levels, isWhole, isDone }, isCurrent) {
    const numbers = documents.slice(0, this.shown);
    // The best result is shown before all others are loaded.
    const found = numbers.length ? [await documentAt(numbers[0])] : [];
    if (!isCurrent()) return;
    if (!this.list.children.length && found.length) this.list.replaceChildren(this.option(found[0], 0, sought).element);
    this.list.hidden = !found.length;
    found.push(...await Promise.all(numbers.slice(1).map(documentAt)));
    if (!isCurrent()) return;
    const chosen = this.chosen?.href;
    const options = found.map((document, place) => this.option(document, place, sought));
    this.list.replaceChildren(...options.map(option => option.element));
    this.list.hidden = !options.length;
    this.field.setAttribute('aria-expanded', String(options.length > 0));
    this.choose((chosen && this.hasMoved && options.find(option => option.element.href === chosen)?.element) || (this.isDialog ? options[0]?.element : null), false);
    this.more.hidden = !isDone || documents.length <= this.shown;
    this.showNothing(isDone && sought.length > 0 && !documents.length ? text : '');
    this.note.hidden = !isDone || isWhole;
    this.note.textContent = words.onlyTitles;
    if (isDone) this.say(sought.length ? counted(documents.length) : '');
    await Promise.all(options.map(async (option, place) => {
      // Matches in a title do not need the text.
      const inText = sought.filter((word, at) => levels[at][numbers[place]] >= 6);
      if (!inText.length) return;
      const text = await textAt(numbers[place]);
      if (isCurrent()) option.text.replaceChildren(...excerpt(text, inText));
    }));
  }

  option({ title, address, place, picture, position, symbol, more }, number, sought) {
    const text = element('span', { className: 'search-text', dir: 'auto' }, ...(more ? marked(more, sought) : []));
    const lead = element('span', { className: 'search-lead' });
    lead.setAttribute('aria-hidden', 'true');
    if (picture) {
      lead.append(element('img', { src: picture, alt: '', loading: 'lazy', width: 48, height: 48 }));
      if (position) lead.firstChild.style.objectPosition = position;
    }
    else if (symbol) lead.append(element('span', { className: 'symbol', textContent: symbol }));
    const made = element(
      'a', { className: 'search-result', href: address, id: `search-result-${number}`, attributes: { role: 'option', 'aria-selected': 'false' } },
      lead, element('span', { className: 'search-words' },
        element('span', { className: 'search-title', dir: 'auto' }, ...marked(title, sought)),
        element('span', { className: 'search-place', dir: 'auto', textContent: place }), text));
    if (this.isDialog) made.tabIndex = -1;
    made.addEventListener('click', event => {
      if (!event.ctrlKey && !event.metaKey && !event.shiftKey) this.left?.();
    });
    return { element: made, text };
  }

  showNothing(text) {
    this.empty.hidden = !text;
    this.empty.replaceChildren(...(text ? [
      element('p', { className: 'name', dir: 'auto', textContent: words.nothingFound.replace('{query}', () => text.trim()) }),
      element('p', { className: 'sub', textContent: words.nothingFoundHint }),
    ] : []));
  }

  // Announced when typing pauses.
  say(text) {
    clearTimeout(this.saying);
    this.saying = setTimeout(() => { this.status.textContent = text; }, 400);
  }

  choose(option, scrolls = true) {
    this.chosen?.setAttribute('aria-selected', 'false');
    this.chosen = option;
    if (!option) return void this.field.removeAttribute('aria-activedescendant');
    option.setAttribute('aria-selected', 'true');
    this.field.setAttribute('aria-activedescendant', option.id);
    if (scrolls) option.scrollIntoView({ block: 'nearest' });
    return undefined;
  }

  pressed(event) {
    if (event.isComposing) return;
    const options = [...this.list.children];
    const place = options.indexOf(this.chosen);
    const last = options.length - 1;
    const next = { ArrowDown: place < last ? place + 1 : 0, ArrowUp: place > 0 ? place - 1 : last }[event.key];
    if (next !== undefined && options.length) {
      event.preventDefault();
      this.hasMoved = true;
      this.choose(options[next]);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (!this.chosen) return;
      if (event.ctrlKey || event.metaKey) open(this.chosen.href); else this.chosen.click();
    } else {
      this.hasMoved = false;
    }
  }
}

// MARK: The dialog and the page

let dialog;

const makeDialog = () => {
  const field = element('input', {
    type: 'text', className: 'search-input', autocomplete: 'off', spellcheck: false, enterKeyHint: 'search',
    attributes: {
      role: 'combobox', 'aria-label': words.search, 'aria-autocomplete': 'list', 'aria-expanded': 'false', 'aria-controls': 'search-results',
      autocapitalize: 'off', dir: 'auto', autofocus: '', placeholder: words.search,
    },
  });
  const list = element('div', { id: 'search-results', className: 'search-results', hidden: true, attributes: { role: 'listbox', 'aria-label': words.search } });
  const status = element('p', { className: 'search-count', attributes: { role: 'status' } });
  const close = element('button', { type: 'button', className: 'search-close', textContent: words.closeSearch });
  const made = element(
    'dialog', { className: 'search', lang: words.language, dir: words.direction, attributes: { 'aria-label': words.search } },
    element('div', { className: 'search-field' }, element('i', { className: 'i search-glyph', attributes: { 'aria-hidden': 'true' } }), field, close),
    element('div', { className: 'search-scroller', tabIndex: 0 }, list), status);
  document.body.append(made);
  close.addEventListener('click', () => made.close());
  made.addEventListener('click', event => { if (event.target === made) made.close(); });
  const search = new Search({ field, status, list, isDialog: true });
  search.left = () => made.close();
  return { made, field, search };
};

const beginOnPage = form => {
  const field = form.querySelector('input');
  const list = document.querySelector('#search-results');
  const search = new Search({ field, status: document.querySelector('.search-count'), list, isDialog: false });
  for (const [name, value] of [['role', 'combobox'], ['aria-autocomplete', 'list'], ['aria-expanded', 'false'], ['aria-controls', 'search-results'], ['autocomplete', 'off']]) {
    field.setAttribute(name, value);
  }
  let saving;
  search.searched = text => {
    clearTimeout(saving);
    saving = setTimeout(() => history.replaceState(null, '', text ? `?q=${encodeURIComponent(text)}` : location.pathname), 300);
  };
  form.addEventListener('submit', event => event.preventDefault());
  const asked = new URLSearchParams(location.search).get('q');
  if (asked && !field.value) field.value = asked;
  if (field.value) search.search();
  field.focus();
};

const form = document.querySelector('form[data-searched]');
if (form) beginOnPage(form);

self.vitrineSearch = link => {
  if (form) return form.querySelector('input').focus();
  // Returns the focus here if nothing had it.
  if (document.activeElement === document.body) link.focus({ preventScroll: true });
  dialog ??= makeDialog();
  if (dialog.made.open) return undefined;
  dialog.made.showModal();
  dialog.field.focus();
  dialog.field.select();
  // Starts loading the index before the first letter is typed.
  renew().catch(() => {});
  if (dialog.field.value) dialog.search.search();
  return undefined;
};
