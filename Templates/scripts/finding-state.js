// Runs before anything is shown. An address that asks for some of the items keeps all of them from being seen until
// the page's script has answered it.
const {dataset} = document.currentScript, {classList} = document.documentElement;
let loaded;
window.vitrineFinding = {
  keys: dataset.keys.split('\n'),
  // Asks for the items, or for newer ones than there are; false if there are none.
  load() {
    const {content} = document.querySelector('meta[name=vitrine-items]');
    if (loaded == content) return false;
    const script = document.createElement('script');
    script.src = loaded = content;
    document.head.append(script);
    return true;
  },
};
const asked = new URLSearchParams(location.search);
if (vitrineFinding.keys.some(key => asked.get(key))) {
  classList.add('pending');
  vitrineFinding.load();
  // Should the rest never come, the page is as without a script.
  setTimeout(() => classList.remove('pending'), 5000);
}
