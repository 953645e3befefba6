// The buttons of code blocks: each copies the code next to it and confirms it. Nothing else on the page changes, and
// the confirmation disappears after a moment.
const said = 2000;
addEventListener('click', async event => {
  const button = event.target.closest?.('.code > button');
  if (!button || button.ariaLive) return;
  const code = button.parentNode.querySelector('code'), copy = button.textContent;
  try {
    await navigator.clipboard.writeText(code.textContent);
  } catch {
    // Without a clipboard, as on pages opened from some disks, the older API is used. If that fails too, the code stays
    // selected.
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
