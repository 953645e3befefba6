// Shows more of sections whose other items stand on pages of their own: the next page's items come into the list. Each
// of these pages has its items in a script file too, for a page from a disk can load nothing else.
const {change} = vitrineMotion;

const addresses = () => document.querySelector('meta[name=vitrine-portions]')?.content.split('\n') ?? [];

// These files, by the numbers of their pages from 0.
const files = new Map();

const load = number => {
  const src = addresses()[number - 1], known = files.get(number);
  if (known?.script.getAttribute('src') == src) return known.done;
  const script = document.createElement('script'), file = {script};
  file.done = new Promise((resolve, reject) => Object.assign(script, {src, onload: resolve, onerror: reject}));
  // It may be there when somebody tries again.
  file.done.catch(() => { if (files.get(number) == file) files.delete(number); });
  files.set(number, file);
  document.head.append(script);
  return file.done;
};

const loadUpTo = count => Promise.all(addresses().slice(0, count - 1).map((_, index) => load(index + 1)));

const take = ([number, sections]) => {
  const file = files.get(number);
  if (file?.script == document.currentScript) file.sections = sections;
};

// The number of the page that an item came from, from 0.
const numbers = new WeakMap();
const portionOf = item => {
  for (let node = item; node; node = node.parentElement) if (numbers.has(node)) return numbers.get(node);
  return 0;
};

const language = new Intl.NumberFormat(document.documentElement.lang);

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
    // How many of its pages are in the document, and how many of these are shown.
    this.inDocument = this.shown = 1;
  }

  get count() { return +this.nav.dataset.count; }

  update() {
    const number = this.shown > 1 ? `${language.format(1)}–${language.format(this.shown)}` : language.format(1);
    // The same text as was sent, which the preview may change.
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
    this.showUpTo(this.shown + 1);
    if (hadFocus) (this.firstOf(this.shown - 1) ?? this.text).focus({preventScroll: true});
  }

  firstOf(number) {
    return [...this.element.querySelectorAll('li[id], tr[id]')].find(item => portionOf(item) == number)?.querySelector('a[href], summary');
  }

  showUpTo(count, isStill) {
    const carryOut = () => {
      this.append(count);
      this.shown = count;
      this.update();
    };
    if (isStill || portions.answer) carryOut();
    else change({}, carryOut, {root: this.element});
    portions.answer?.();
    document.dispatchEvent(new Event('vitrine-more'));
  }

  // Puts the items of its first pages into the document.
  append(count) {
    const shelf = this.element.querySelector('.shelf'), key = shelf.querySelector('.plates');
    for (; this.inDocument < count; this.inDocument += 1) {
      const template = document.createElement('template');
      template.innerHTML = files.get(this.inDocument).sections[this.id];
      const list = [...shelf.querySelectorAll('[role=list]:not(.plates), .sheet tbody')].filter(list => !list.parentElement.closest('[role=list]')).at(-1);
      for (const node of [...template.content.children]) {
        const own = node.matches('.plates') ? [...node.children] : [node];
        for (const part of own) numbers.set(part, this.inDocument);
        if (node.matches('.plates')) key?.append(...own);
        else if (node.matches('li, tr')) (list.matches('ul, tbody') ? list : [...list.querySelectorAll('ul')].at(-1)).append(node);
        else if (node.role == 'none') list.append(node);
        else shelf.insertBefore(node, key);
      }
    }
  }

  takeAway() {
    for (const node of this.element.querySelectorAll('li, .sheet tr, [role=none], .w, .group-title')) if (numbers.has(node)) node.remove();
    this.inDocument = 1;
  }
}

let paged = [];
const sectionOf = element => paged.find(section => section.element.contains(element));

// The sections as the document has them now, which show as much as before.
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

  // True if an item is on a page that is not shown yet.
  hides: item => portionOf(item) >= (sectionOf(item)?.shown ?? Infinity),

  // What shows the page instead, once all of it is in the document.
  answer: undefined,

  // Puts all items into the document. What repeats others is not searched.
  async whole() {
    await loadUpTo(Infinity);
    for (const section of paged) {
      if (section.element.matches('[data-repeats]')) continue;
      const list = section.element.querySelector('.w > [role=list], .sheet tbody');
      // To measure it with all items would lay out all of them.
      section.itemHeight ??= list && list.getBoundingClientRect().height / list.childElementCount;
      section.append(section.count);
      section.update();
    }
    document.dispatchEvent(new Event('vitrine-more'));
  },

  // Shows the pages up to the last one with an item whose id is wanted.
  async reveal(isWanted) {
    await loadUpTo(Infinity);
    for (const [number, {sections}] of [...files].sort(([one], [other]) => one - other)) {
      for (const section of paged) {
        const ids = [...sections[section.id]?.matchAll(/ id="(i-[^"]*)"/g) ?? []];
        if (section.shown <= number && ids.some(([, id]) => isWanted(id))) section.showUpTo(number + 1);
      }
    }
  },
};
for (const items of came) take(items);
learn();

// An address may name an item of another page.
const showTarget = async () => {
  const id = decodeURIComponent(location.hash.slice(1));
  if (!id.startsWith('i-') || portions.answer || document.getElementById(id)) return;
  await portions.reveal(other => other == id);
  if (document.getElementById(id)) location.replace(location.hash);
};
addEventListener('hashchange', showTarget);
showTarget();

// Who comes back finds what was shown, where it was.
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

// What leads to other pages of a section leads to its items here.
document.addEventListener('click', event => {
  const link = event.target.closest?.('.index a[href]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || link.pathname == location.pathname || !sectionOf(link)) return;
  event.preventDefault();
  if (location.hash == link.hash) location.replace(link.hash);
  else location.hash = link.hash;
});

// The preview changes the page that it sent.
document.addEventListener('vitrine-change', () => {
  for (const section of paged) section.takeAway();
});
document.addEventListener('vitrine-changed', async () => {
  learn();
  await loadUpTo(Math.max(1, ...paged.map(({shown}) => shown)));
  if (!portions.answer) for (const section of paged) section.append(section.shown);
  document.dispatchEvent(new Event('vitrine-more'));
});
