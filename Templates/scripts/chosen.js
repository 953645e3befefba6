// Before a page is painted: takes again the layouts that somebody chose on it. They are remembered for each page,
// by the name of the section's control: what suits one list need not suit another, and pages of other sites, which
// may share the storage, have other addresses. Controls come while the page is read, and are found when they do.
let chosen = {};
try {
  chosen = JSON.parse(localStorage.getItem('vitrine-layouts:' + location.pathname.replace(/index\.html$/, ''))) ?? {};
} catch {
  // Without a storage nothing is remembered.
}
const take = () => {
  for (const name in chosen) {
    const inputs = [...document.getElementsByName(name)];
    const input = inputs.find(({value}) => value == chosen[name]);
    if (input) input.checked = true;
    if (input || inputs.length && document.readyState != 'loading') delete chosen[name];
  }
  if (!Object.keys(chosen).length) reading.disconnect();
};
const reading = new MutationObserver(take);
if (Object.keys(chosen).length) {
  reading.observe(document, {childList: true, subtree: true});
  addEventListener('DOMContentLoaded', () => {
    take();
    reading.disconnect();
  });
}
