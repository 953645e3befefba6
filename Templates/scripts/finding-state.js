// Runs before anything is shown. What finds items is loaded when somebody goes near the controls, or at once where the
// address asks for some: then none are seen until that is answered.
const {dataset} = document.currentScript, {classList} = document.documentElement;
let loaded;
// In the order in which they are asked for.
const add = src => document.head.append(Object.assign(document.createElement('script'), {src, async: false}));
window.vitrineFinding = {
  keys: dataset.keys.split('\n'),
  // Asks for the items, at first with the scripts, or for newer ones than there are; false if there are none.
  load() {
    const {content} = document.querySelector('meta[name=vitrine-items]');
    if (loaded == content) return false;
    if (!loaded) for (const script of [dataset.motion, dataset.script]) add(script);
    add(loaded = content);
    return true;
  },
};
for (const event of ['focusin', 'pointerover']) addEventListener(event, ({target}) => { if (target.closest?.('.finding')) vitrineFinding.load(); });
const asked = new URLSearchParams(location.search);
if (vitrineFinding.keys.some(key => asked.get(key))) {
  classList.add('pending');
  vitrineFinding.load();
  // Should the rest never come, the page is as without a script.
  setTimeout(() => classList.remove('pending'), 5000);
}
