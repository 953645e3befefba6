// Keeps an open page what the site is now. The server adds it to what it serves; no build writes it.
// Every event tells the whole state, so that one is enough after any that were missed.
{
  const {page, styles: stylesAtLoad, resources} = document.currentScript.dataset;
  const titled = 'vitrine-problems-title';
  const arriving = new Set();
  let styles = stylesAtLoad;
  let events;
  let waiting;
  let dialog;
  let shown;

  const connect = () => {
    clearTimeout(waiting);
    events?.close();
    events = new EventSource('/.vitrine/events?' + new URLSearchParams({page: location.pathname}));
    events.onmessage = ({data}) => apply(JSON.parse(data));
    // Most errors mend themselves; this one is an answer that is no stream.
    events.onerror = () => {
      if (events.readyState == EventSource.CLOSED) waiting = setTimeout(connect, 1000);
    };
  };

  const disconnect = () => {
    clearTimeout(waiting);
    events?.close();
    events = undefined;
  };

  const apply = state => {
    if (state.page != page || state.resources != resources) {
      disconnect();
      // The browser keeps where one was.
      location.reload();
      return;
    }
    if (state.styles != styles) {
      styles = state.styles;
      swapStyles();
    }
    if (state.problems != shown) show(state);
  };

  // The new sheets come in before the old ones go, for a page without any would flash. Those that are
  // still on their way when newer ones are told of are given up.
  const swapStyles = () => {
    for (const sheet of arriving) sheet.remove();
    arriving.clear();
    for (const old of document.querySelectorAll('link[rel~=stylesheet]')) {
      const address = new URL(old.href);
      if (address.origin != location.origin) continue;
      address.searchParams.set('preview', styles);
      const sheet = old.cloneNode();
      sheet.href = address;
      sheet.onload = sheet.onerror = () => { if (arriving.delete(sheet)) old.remove(); };
      arriving.add(sheet);
      old.after(sheet);
    }
  };

  const show = ({heading, problems}) => {
    shown = problems;
    // Gives the focus back to where it was.
    dialog?.close();
    dialog?.getRootNode().host.remove();
    dialog = undefined;
    if (!problems) return;
    // Apart from the page, whose styles do not reach in, nor these out.
    const host = document.createElement('vitrine-problems');
    const root = host.attachShadow({mode: 'open'});
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(problemStyles);
    root.adoptedStyleSheets = [sheet];
    root.innerHTML = `<dialog class="problems" role="alertdialog" aria-labelledby="${titled}" lang="en">
      <div class="bar"><h2 id="${titled}"></h2><button type="button">Close</button></div>${problems}</dialog>`;
    root.querySelector('h2').textContent = heading;
    dialog = root.querySelector('dialog');
    root.querySelector('button').onclick = () => dialog.close();
    document.documentElement.append(host);
    dialog.showModal();
  };

  // A page that nobody sees takes none of the few connections that a browser opens to one server.
  const follow = () => document.visibilityState == 'visible' ? connect() : disconnect();
  document.addEventListener('visibilitychange', follow);
  addEventListener('pagehide', disconnect);
  addEventListener('pageshow', ({persisted}) => { if (persisted) follow(); });
  follow();
}
