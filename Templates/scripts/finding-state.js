// Runs before anything is shown. What finds items is loaded when somebody goes near the controls, or at once where the
// address asks for some: then none are seen until that is answered.
const {dataset} = document.currentScript, {classList} = document.documentElement;
let loaded;
const add = (name, properties) => document.head.append(Object.assign(document.createElement(name), properties));
const itemFile = () => document.querySelector('meta[name=vitrine-items]').content;
window.vitrineFinding = {
  keys: dataset.keys.split('\n'),
  // Asks for the items, at first with the scripts, or for newer ones than there are; false if there are none.
  load() {
    const own = itemFile();
    if (loaded == own) return false;
    // In the order in which they are asked for.
    for (const src of loaded ? [own] : [dataset.motion, dataset.script, own]) add('script', {src, async: false});
    loaded = own;
    return true;
  },
};
// All of the page is there before its scripts are.
const start = () => {
  if (document.readyState == 'loading') addEventListener('DOMContentLoaded', vitrineFinding.load, {once: true});
  else vitrineFinding.load();
};
for (const event of ['focusin', 'pointerover', 'input']) addEventListener(event, ({target}) => { if (target.closest?.('.finding')) start(); });
// So does a click on the title of a column, which counts even before the rest is there.
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
// After a reload, a step back may lead to an address that asks for something.
addEventListener('popstate', () => { if (isAsked()) start(); });
if (isAsked()) {
  classList.add('pending');
  for (const href of [dataset.motion, dataset.script, itemFile()]) add('link', {rel: 'preload', as: 'script', href});
  start();
  // Should the rest never come, the page is as without a script.
  setTimeout(() => classList.remove('pending'), 5000);
}
