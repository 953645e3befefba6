// Opens the search of the site, which is loaded on first use, or at once on the search page. If that fails, the link
// leads to the search page, as it does without scripts.
const link = document.querySelector('a[data-search]');
const { search, styles, slash } = link?.dataset ?? {};
let loading;

const add = (name, values) => new Promise((onload, onerror) =>
  document.head.append(Object.assign(document.createElement(name), values, { onload, onerror })));

const load = () => loading ??= Promise.all([add('link', { rel: 'stylesheet', href: styles }), add('script', { src: search })]);

const open = event => {
  event.preventDefault();
  load().then(() => vitrineSearch(link), () => location.assign(link));
};

const isPlain = event => !(event.ctrlKey || event.metaKey || event.altKey);

if (link) {
  link.onclick = event => !isPlain(event) || event.shiftKey || open(event);
  addEventListener('keydown', event => {
    const isOurs = isPlain(event) ? event.key == '/' && slash == '' : event.key == 'k' && !event.altKey;
    if (isOurs && !event.target.isContentEditable && !event.target.matches('input,textarea,select')) open(event);
  });
  if (document.querySelector('[data-searched]')) load();
}
