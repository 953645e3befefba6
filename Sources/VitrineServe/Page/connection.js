// Keeps an open page what the site is now. The server adds it to what it serves; no build writes it.
// Every event tells the whole state, and what leads there from the version that the page has, so that one
// is enough after any that were missed.
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
  // A browser would ask again for the version that the page had at first.
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

// What the address is to say is in it before the page is loaded anew.
const leave = () => {
  disconnect();
  document.dispatchEvent(new Event('vitrine-leaving'));
};

const reload = reason => {
  leave();
  console.info(`Loaded anew: ${reason}`);
  // The browser keeps where one was.
  location.reload();
};

// To the path that the page has now; going back does not lead to the old one.
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

// What the page is goes with how it looks.
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

// The new sheets come in beside the old ones, for a page without any would flash. Those that are still on
// their way when newer ones are told of are given up.
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
    // The old one stays, and is asked for again with the next change.
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

// A page that nobody sees takes none of the few connections that a browser opens to one server.
const follow = () => document.visibilityState == 'visible' ? connect() : disconnect();
document.addEventListener('visibilitychange', follow);
addEventListener('pagehide', disconnect);
addEventListener('pageshow', ({persisted}) => { if (persisted) follow(); });
follow();
