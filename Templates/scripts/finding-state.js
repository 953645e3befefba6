// Runs before anything is shown. The filtering script is loaded when a visitor approaches the controls, or at once if
// the address contains filters. In that case, items stay hidden until the filters are applied.
const {dataset} = document.currentScript, {classList} = document.documentElement;
let loaded;
const add = (name, properties) => document.head.append(Object.assign(document.createElement(name), properties));
const itemFile = () => document.querySelector('meta[name=vitrine-items]').content;
window.vitrineFinding = {
  keys: dataset.keys.split('\n'),
  // Loads the item data, together with the scripts the first time, or a newer version of it. Returns false if there is
  // none.
  load() {
    const own = itemFile();
    if (loaded == own) return false;
    // In the order in which they are requested.
    for (const src of loaded ? [own] : [dataset.motion, dataset.script, own]) add('script', {src, async: false});
    loaded = own;
    return true;
  },
};
// Scripts are loaded once the whole page has been parsed.
const start = () => {
  if (document.readyState == 'loading') addEventListener('DOMContentLoaded', vitrineFinding.load, {once: true});
  else vitrineFinding.load();
};
for (const event of ['focusin', 'pointerover', 'input']) addEventListener(event, ({target}) => { if (target.closest?.('.finding')) start(); });
// So does a click on a column title, which takes effect even if the rest is still loading.
for (const event of ['focusin', 'pointerover', 'click']) addEventListener(event, ({target, type}) => {
  const order = target.closest?.('.order');
  if (!order) return;
  if (type == 'click' && vitrineFinding.orderBy) return vitrineFinding.orderBy(order.value);
  if (type == 'click') vitrineFinding.order = order.value;
  start();
});
const isAsked = () => {
  const asked = new URLSearchParams(location.search);
  return vitrineFinding.keys.some(key => asked.get(key));
};
// After a reload, going back may lead to an address with filters.
addEventListener('popstate', () => { if (isAsked()) start(); });
if (isAsked()) {
  classList.add('pending');
  for (const href of [dataset.motion, dataset.script, itemFile()]) add('link', {rel: 'preload', as: 'script', href});
  start();
  // If the rest never loads, the page looks as it does without scripts.
  setTimeout(() => classList.remove('pending'), 5000);
}
