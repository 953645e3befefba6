// Keeps an open page up to date with the site. The server adds this script to the pages it serves; no build writes
// it. Every event contains the whole state, and the changes that lead there from the page's version, so a single
// event is enough after any that were missed.
const script = document.currentScript;
const {resources} = script.dataset;
let {page: version, styles} = script.dataset;
let events;
let waiting;
let differences = [];
let order;
let newestSheets;
script.remove();

const connect = () => {
  disconnect();
  events = new EventSource('/.vitrine/events?' + new URLSearchParams({page: location.pathname, version}));
  events.onmessage = ({data}) => take(JSON.parse(data));
  // The browser would reconnect with the version that the page had at first.
  events.onerror = () => {
    disconnect();
    waiting = setTimeout(connect, 300);
  };
};

const disconnect = () => {
  clearTimeout(waiting);
  events?.close();
  events = undefined;
};

// State that belongs in the address is saved there before the page is reloaded.
const leave = () => {
  disconnect();
  document.dispatchEvent(new Event('vitrine-leaving'));
};

const reload = reason => {
  leave();
  console.info(`Loaded anew: ${reason}`);
  // The browser keeps the scroll position.
  location.reload();
};

// Goes to the path that the page has now. Going back does not lead to the old one.
const goTo = path => {
  leave();
  const address = path.replace(/(^|\/)index\.html$/, '$1').split('/').map(encodeURIComponent).join('/');
  location.replace(`/${address}${location.search}${location.hash}`);
};

const take = state => {
  if (state.moved) return goTo(state.moved);
  if (state.resources != resources) return reload('scripts or pictures are others');
  if (state.page != version) {
    if (state.version != version || !state.difference) return reload(`nothing leads from ${version} to ${state.page}`);
    version = state.page;
    differences.push(state.difference);
    ({order} = state);
  }
  if (state.styles != styles) {
    styles = state.styles;
    fetchStyles();
  }
  if (!arriving.size) update();
  showProblems(state);
};

// Content and styles change together.
const update = () => {
  const [first, ...rest] = differences;
  differences = [];
  try {
    if (!first) return exchangeStyles();
    become(first, exchangeStyles);
    for (const difference of rest) become(difference);
    document.dispatchEvent(new CustomEvent('vitrine-changed', {detail: order}));
  } catch (error) {
    reload(error);
  }
};

// New sheets are added next to the old ones, because a page without any would flash. Sheets that are still loading
// are abandoned when newer ones are announced.
const fetchStyles = () => asSent(() => {
  for (const sheet of arriving.keys()) sheet.remove();
  arriving.clear();
  const awaited = newestSheets = new Set();
  for (const old of document.querySelectorAll('link[rel~=stylesheet]')) {
    if (new URL(old.href).origin != location.origin) continue;
    const address = old.getAttribute('href').replace(/[?&]preview=\w*$/, '');
    const sheet = old.cloneNode();
    sheet.setAttribute('href', `${address}${address.includes('?') ? '&' : '?'}preview=${styles}`);
    sheet.media = 'not all';
    const end = () => {
      awaited.delete(sheet);
      if (!awaited.size && newestSheets == awaited) update();
    };
    sheet.onload = end;
    // The old sheet stays, and the new one is requested again with the next change.
    sheet.onerror = () => {
      if (newestSheets != awaited) return;
      arriving.delete(sheet);
      asSent(() => sheet.remove());
      styles = undefined;
      end();
    };
    awaited.add(sheet);
    arriving.set(sheet, old);
    old.after(sheet);
  }
});

const exchangeStyles = () => asSent(() => {
  for (const [sheet, old] of arriving) {
    if (!old.isConnected) sheet.remove();
    else if (old.media) sheet.media = old.media;
    else sheet.removeAttribute('media');
    old.remove();
  }
  arriving.clear();
});

// A hidden page does not use any of the few connections that a browser opens to one server.
const follow = () => document.visibilityState == 'visible' ? connect() : disconnect();
document.addEventListener('visibilitychange', follow);
addEventListener('pagehide', disconnect);
addEventListener('pageshow', ({persisted}) => { if (persisted) follow(); });
follow();
