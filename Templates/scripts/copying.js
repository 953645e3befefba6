// The buttons of code: each copies the code beside it and says so. Only what it says changes on the page, and only for
// as long as it is read.
const said = 2000;
addEventListener('click', async event => {
  const button = event.target.closest?.('.code > button');
  if (!button || button.ariaLive) return;
  const code = button.parentNode.querySelector('code'), copy = button.textContent;
  try {
    await navigator.clipboard.writeText(code.textContent);
  } catch {
    // Without a clipboard, as on pages from some disks, the old way; without that, the code is selected.
    getSelection().selectAllChildren(code);
    if (!document.execCommand('copy')) return;
    getSelection().removeAllRanges();
  }
  button.ariaLive = 'polite';
  button.textContent = button.dataset.copied;
  setTimeout(() => {
    button.textContent = copy;
    button.removeAttribute('aria-live');
  }, said);
});
