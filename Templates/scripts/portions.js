// Shows more of sections whose other items stand on pages of their own: the next page's items come into the list. Each
// of these pages has its items in a script file too, for a page from a disk can load nothing else.
const {change} = vitrineMotion;

const addresses = () => document.querySelector('meta[name=vitrine-portions]')?.content.split('\n') ?? [];

// What came of these files, by the numbers of their pages from 0, and what waits for it.
const loaded = new Map(), waiting = new Map();

const load = number => {
  const address = addresses()[number - 1];
  if (loaded.get(number)?.address == address) return Promise.resolve();
  return new Promise((resolve, reject) => {
    waiting.set(number, {address, resolve});
    const script = document.createElement('script');
    script.src = address;
    script.onerror = reject;
    document.head.append(script);
  });
};

const loadAll = () => Promise.all(addresses().map((_, index) => load(index + 1)));

const take = ([number, sections]) => {
  const {address, resolve} = waiting.get(number) ?? {};
  loaded.set(number, {address, sections});
  resolve?.();
};

class PagedSection {
  constructor(nav) {
    this.nav = nav;
    this.element = nav.closest('.section');
    this.id = this.element.id || this.element.getAttribute('aria-labelledby');
    this.count = +nav.dataset.count;
    // How many of its pages are in the document, and how many of these are shown.
    this.inDocument = this.shown = 1;
    this.text = nav.querySelector('p');
    this.text.tabIndex = -1;
    this.step = nav.querySelector('[rel=next]');
    this.button = Object.assign(document.createElement('button'), {type: 'button', className: 'button more', textContent: nav.dataset.more, onclick: () => this.showMore()});
    this.update();
  }

  // Where there is no script, a link leads on.
  update() {
    const hadFocus = document.activeElement == this.button;
    this.text.textContent = this.nav.dataset.pageOf.replace('{count}', this.count).replace('{number}', this.shown > 1 ? `1–${this.shown}` : 1);
    this.step.hidden = true;
    if (this.shown < this.count) this.text.before(this.button);
    else this.button.remove();
    if (hadFocus && !this.button.isConnected) this.text.focus({preventScroll: true});
  }

  async showMore() {
    if (this.isLoading) return;
    this.isLoading = true;
    try {
      await load(this.shown);
    } catch {
      location.href = this.step.href;
      return;
    }
    this.isLoading = false;
    this.showUpTo(this.shown + 1);
  }

  showUpTo(count) {
    const carryOut = () => {
      this.append(count);
      this.shown = count;
    };
    if (portions.answer) {
      carryOut();
      portions.answer();
    } else {
      change({}, carryOut, {root: this.element});
    }
    this.update();
    document.dispatchEvent(new Event('vitrine-more'));
  }

  // Puts the items of its first pages into the document.
  append(count) {
    for (; this.inDocument < count; this.inDocument += 1) {
      const template = document.createElement('template'), shelf = this.element.querySelector('.shelf');
      template.innerHTML = loaded.get(this.inDocument).sections[this.id];
      const lists = [...shelf.querySelectorAll('[role=list]:not(.plates)')].filter(list => !list.parentElement.closest('[role=list]'));
      const key = shelf.querySelector('.plates');
      for (const node of [...template.content.children]) {
        numbers.set(node, this.inDocument);
        if (node.localName == 'li') lists.at(-1).append(node);
        else if (node.matches('.plates')) key?.append(...node.children);
        else shelf.insertBefore(node, key);
      }
    }
  }

  takeAway() {
    for (const node of this.element.querySelectorAll('li, .w, .group-title, .plates > *')) if (numbers.has(node)) node.remove();
    this.inDocument = 1;
  }
}

// The number of the page that an item came from, from 0.
const numbers = new WeakMap();
const portionOf = item => {
  for (let node = item; node; node = node.parentElement) if (numbers.has(node)) return numbers.get(node);
  return 0;
};

const paged = [...document.querySelectorAll('.section > .pages')].map(nav => new PagedSection(nav));
const sectionOf = element => paged.find(section => section.element.contains(element));

const came = window.vitrinePortions ?? [];
const portions = window.vitrinePortions = {
  push: take,
  portionOf,
  sectionOf,
  paged,

  // What shows the page instead, once all of it is in the document.
  answer: undefined,

  // Puts all items into the document.
  async whole() {
    await loadAll();
    for (const section of paged) section.append(section.count);
    document.dispatchEvent(new Event('vitrine-more'));
  },

  // Shows the pages up to the last one with an item whose id is wanted.
  async reveal(isWanted) {
    await loadAll();
    for (const [number, {sections}] of loaded) {
      for (const section of paged) {
        const ids = [...sections[section.id]?.matchAll(/ id="(i-[^"]*)"/g) ?? []];
        if (section.shown <= number && ids.some(([, id]) => isWanted(id))) section.showUpTo(number + 1);
      }
    }
  },
};
for (const items of came) take(items);

// An address may name an item of another page.
const showTarget = async () => {
  const id = decodeURIComponent(location.hash.slice(1));
  if (!id || portions.answer || document.getElementById(id)) return;
  await portions.reveal(other => other == id);
  if (document.getElementById(id)) location.replace(location.hash);
};
addEventListener('hashchange', showTarget);
showTarget();

// What leads to other pages of a section leads to its items here.
document.addEventListener('click', event => {
  const link = event.target.closest?.('.index a[href]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || !sectionOf(link)) return;
  event.preventDefault();
  location.hash = link.hash;
});

// The preview changes the page that it sent.
document.addEventListener('vitrine-change', () => {
  for (const section of paged) section.takeAway();
});
document.addEventListener('vitrine-changed', async () => {
  await Promise.all(paged.flatMap(section => Array.from({length: section.shown - 1}, (_, index) => load(index + 1))));
  for (const section of paged) if (!portions.answer) section.append(section.shown);
});
