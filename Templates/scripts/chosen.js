// Restores the layouts that a visitor chose, before the page is painted. They are remembered per page and by the name
// of the section's control: what suits one list may not suit another, and pages of other sites that share the storage
// have other addresses. Controls are found as the page is parsed.
let chosen = {};
try {
  chosen = JSON.parse(localStorage.getItem('vitrine-layouts:' + location.pathname.replace(/index\.html$/, ''))) ?? {};
} catch {
  // Without storage, nothing is remembered.
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
