// The problems in the content, shown over the last good page.
const titled = 'vitrine-problems-title';
let dialog;
let shownProblems;

// A file that is read while it is being saved is fixed a moment later, which is not worth a dialog.
let showing;
const showProblems = state => {
  clearTimeout(showing);
  if (state.problems && !dialog) showing = setTimeout(tellProblems, 250, state);
  else tellProblems(state);
};

const tellProblems = ({heading, problems}) => {
  if (problems == shownProblems) return;
  shownProblems = problems;
  // Returns the focus to where it was.
  dialog?.close();
  dialog?.getRootNode().host.remove();
  dialog = undefined;
  if (!problems) return;
  // In a shadow tree, which isolates its styles and the page's from each other.
  const host = document.createElement('vitrine-problems');
  const root = host.attachShadow({mode: 'open'});
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(ownStyles);
  root.adoptedStyleSheets = [sheet];
  root.innerHTML = `<dialog class="problems" role="alertdialog" aria-labelledby="${titled}" lang="en">
    <div class="bar"><h2 id="${titled}"></h2><button type="button">Close</button></div>${problems}</dialog>`;
  root.querySelector('h2').textContent = heading;
  dialog = root.querySelector('dialog');
  root.querySelector('button').onclick = () => dialog.close();
  document.documentElement.append(host);
  dialog.showModal();
};
