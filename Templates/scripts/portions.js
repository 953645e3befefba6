// Shows more items of sections that continue on further pages: the next page's items are added to the list. Each page's
// items are also in a script file, since a page opened from disk cannot load anything else.
const {change} = vitrineMotion;

const addresses = () => document.querySelector('meta[name=vitrine-portions]')?.content.split('\n') ?? [];

// These files, by their page number from 0.
const files = new Map();

const load = number => {
  const src = addresses()[number - 1], known = files.get(number);
  if (known?.script.getAttribute('src') == src) return known.done;
  const script = document.createElement('script'), file = {script};
  file.done = new Promise((resolve, reject) => Object.assign(script, {src, onload: resolve, onerror: reject}));
  // It may be available on another attempt.
  file.done.catch(() => { if (files.get(number) == file) files.delete(number); });
  files.set(number, file);
  document.head.append(script);
  return file.done;
};

const loadUpTo = count => Promise.all(addresses().slice(0, count - 1).map((_, index) => load(index + 1)));

// The data of a section in a file is an array. A text in it is an item; an array of one text is not. A container of
// items is an array too: its beginning, an array of its contents, and its end.
const take = ([number, sections]) => {
  const file = files.get(number);
  if (file?.script == document.currentScript) Object.assign(file, {sections, pieces: new Map()});
};

// The HTML of the items on a page of a section, and of the lists that begin there. Undefined until the page's file is
// loaded.
const piecesOf = ({id}, number) => {
  const {sections, pieces} = files.get(number) ?? {};
  if (!sections) return undefined;
  if (!pieces.has(id)) {
    const items = [], lists = [];
    const read = parts => {
      for (const part of parts) {
        if (typeof part == 'string') items.push(part);
        if (part.length != 3 || typeof part == 'string') continue;
        const [start, inner, end] = part;
        (/^<li/.test(start) ? items : lists).push(start + end);
        read(inner);
      }
    };
    read(sections[id] ?? []);
    pieces.set(id, {items, lists});
  }
  return pieces.get(id);
};

const idIn = html => html.match(/^<\w+[^>]*? id="([^"]*)"/)?.[1];

// How many files are requested at once if it is not known which one contains an item.
const atOnce = 8;

// The number of the page that an item came from, from 0.
const numbers = new WeakMap();
const portionOf = item => {
  for (let node = item; node; node = node.parentElement) if (numbers.has(node)) return numbers.get(node);
  return 0;
};

const language = new Intl.NumberFormat(document.documentElement.lang);

// The element to which an item or a chunk is appended: the last chunk, or its ancestor at the same depth as the chunk's
// nesting.
const holderIn = (list, node) => {
  let holder = list.matches('ul, tbody') ? list : [...list.querySelectorAll('ul[role=none]')].at(-1);
  for (let part = node; part.role == 'none'; part = part.firstElementChild) holder = holder.parentElement;
  return holder;
};

class PagedSection {
  constructor(nav) {
    this.nav = nav;
    this.element = nav.closest('.section');
    this.id = this.element.id || this.element.getAttribute('aria-labelledby');
    this.text = nav.querySelector('p');
    this.text.tabIndex = -1;
    this.step = nav.querySelector('[rel=next]');
    this.step.hidden = true;
    this.button = Object.assign(document.createElement('button'), {type: 'button', className: 'button more', textContent: nav.dataset.more, onclick: () => this.showMore()});
    // How many of the section's pages are in the document, and how many of these are shown.
    this.inDocument = this.shown = 1;
  }

  get count() { return +this.nav.dataset.count; }

  update() {
    const number = this.shown > 1 ? `${language.format(1)}–${language.format(this.shown)}` : language.format(1);
    // The same text as was sent, because the preview may replace it.
    this.text.firstChild.data = this.nav.dataset.pageOf.replace('{count}', language.format(this.count)).replace('{number}', number);
    if (this.shown >= this.count) this.button.remove();
    else if (!this.button.isConnected) this.text.before(this.button);
    for (const line of this.element.querySelectorAll('.plates > *')) line.hidden = portionOf(line) >= this.shown;
  }

  async showMore() {
    if (this.isLoading) return;
    this.isLoading = true;
    try {
      await load(this.shown);
    } catch {
      location.href = this.step.href.replace(/2(\/(index\.html)?)$/, `${this.shown + 1}$1`);
      return;
    } finally {
      this.isLoading = false;
    }
    const hadFocus = document.activeElement == this.button;
    await this.showUpTo(this.shown + 1);
    if (hadFocus) (this.firstOf(this.shown - 1) ?? this.text).focus({preventScroll: true});
  }

  firstOf(number) {
    return [...this.element.querySelectorAll('li[id], tr[id]')].find(item => portionOf(item) == number)?.querySelector('a[href], summary');
  }

  async showUpTo(count, isStill) {
    const carryOut = () => {
      if (!portions.answer) this.append(count);
      this.shown = count;
      this.update();
    };
    if (isStill || portions.answer) carryOut();
    else change({}, carryOut, {root: this.element});
    await portions.answer?.();
    document.dispatchEvent(new Event('vitrine-more'));
  }

  // Appends the items of the first pages to the document.
  append(count) {
    const shelf = this.element.querySelector('.shelf'), key = shelf.querySelector('.plates');
    for (; this.inDocument < count; this.inDocument += 1) {
      const template = document.createElement('template');
      template.innerHTML = files.get(this.inDocument).sections[this.id].flat(Infinity).join('');
      const list = [...shelf.querySelectorAll('[role=list]:not(.plates), .sheet tbody')].filter(list => !list.parentElement.closest('[role=list]')).at(-1);
      for (const node of [...template.content.children]) {
        const own = node.matches('.plates') ? [...node.children] : [node];
        for (const part of own) numbers.set(part, this.inDocument);
        if (node.matches('.plates')) key?.append(...own);
        else if (node.matches('li, tr, [role=none]')) holderIn(list, node).append(node);
        else shelf.insertBefore(node, key);
      }
      if (list.style.getPropertyValue('--count')) list.style.setProperty('--count', list.querySelectorAll('[role=listitem]').length);
    }
  }

  takeAway() {
    for (const node of this.element.querySelectorAll('li, .sheet tr, [role=none], .w, .group-title')) if (numbers.has(node)) node.remove();
    this.inDocument = 1;
  }
}

let paged = [];
const sectionOf = element => paged.find(section => section.element.contains(element));

// Finds the sections in the current document. They show as much as before.
const learn = () => {
  paged = [...document.querySelectorAll('#Main > .section > .pages')].map(nav => {
    const known = paged.find(section => section.nav == nav), section = known ?? new PagedSection(nav);
    section.shown = Math.min(section.shown, section.count);
    section.update();
    return section;
  });
};

const came = window.vitrinePortions ?? [];
const portions = window.vitrinePortions = {
  push: take,
  portionOf,
  sectionOf,
  get paged() { return paged; },

  // Whether an item is on a page that is not shown yet.
  hides: item => portionOf(item) >= (sectionOf(item)?.shown ?? Infinity),

  // Set by the filtering script once it is loaded: shows the items instead.
  answer: undefined,

  load,
  piecesOf,

  // Records the page of an item that was created elsewhere.
  note(item, number) { numbers.set(item, number); },

  // Shows pages up to the last one with a wanted item. Only a few files are requested at once.
  async reveal(isWanted, count = 1) {
    const last = new Map(), {length} = addresses();
    for (let number = 1; count > 0 && number <= length; number += 1) {
      if (number % atOnce == 1) await Promise.all(Array.from({length: Math.min(atOnce, length + 1 - number)}, (_, place) => load(number + place)));
      for (const section of paged) {
        const found = piecesOf(section, number)?.items.filter(html => isWanted(idIn(html))).length;
        count -= found;
        if (found) last.set(section, number + 1);
      }
    }
    for (const [section, shown] of last) if (section.shown < shown) await section.showUpTo(shown);
  },
  idIn,
};
for (const items of came) take(items);
learn();

// An address can name an item on another page.
const showTarget = async () => {
  const id = decodeURIComponent(location.hash.slice(1));
  if (!id.startsWith('i-') || portions.answer || document.getElementById(id)) return;
  await portions.reveal(other => other == id);
  if (document.getElementById(id)) location.replace(location.hash);
};
addEventListener('hashchange', showTarget);
showTarget();

// On return, the page shows the same items at the same position.
addEventListener('pagehide', () => {
  if (paged.some(({shown}) => shown > 1)) history.replaceState({...history.state, portions: {shown: paged.map(({shown}) => shown), top: scrollY}}, '');
});
const past = history.state?.portions;
if (past) {
  loadUpTo(Math.max(...past.shown)).then(() => {
    for (const [index, section] of paged.entries()) {
      if (past.shown[index] > section.shown) section.showUpTo(Math.min(past.shown[index], section.count), true);
    }
    scrollTo({top: past.top, behavior: 'instant'});
  });
}

// Links to further pages of a section lead to its items here.
document.addEventListener('click', event => {
  const link = event.target.closest?.('.index a[href]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || link.pathname == location.pathname || !sectionOf(link)) return;
  event.preventDefault();
  if (location.hash == link.hash) location.replace(link.hash);
  else location.hash = link.hash;
});

// The preview changes the page as it was sent.
document.addEventListener('vitrine-change', () => {
  for (const section of paged) section.takeAway();
});
document.addEventListener('vitrine-changed', async () => {
  const all = addresses();
  for (const [number, {script}] of files) if (script.getAttribute('src') != all[number - 1]) files.delete(number);
  learn();
  await loadUpTo(Math.max(1, ...paged.map(({shown}) => shown)));
  if (!portions.answer) for (const section of paged) section.append(section.shown);
  document.dispatchEvent(new CustomEvent('vitrine-more', {detail: 'changed'}));
});
