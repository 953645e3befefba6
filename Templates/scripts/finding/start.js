const {change} = vitrineMotion;

// Applies the filters in the page's address, and updates the address when filters change.
const begin = (data, root) => {
  const {vitrinePortions: portions} = window, index = new Index(data), page = new Page(document.getElementById('Main'), index, portions);
  if (page.elements.length != index.count) return document.documentElement.classList.remove('pending');
  index.parents = Int32Array.from(page.parents);
  const html = document.documentElement, numbers = new Intl.NumberFormat(html.lang), none = document.querySelector('.none');
  const marks = new Marks(), jumps = page.sections.flatMap((section, number) => [...section.element.querySelectorAll(':scope > .index')].map(nav => new Jumps(nav, page, index.sections[number].index ?? [])));
  const phrases = {
    number: count => numbers.format(count),
    found: (count, total) => root.dataset.found.replace('{count}', numbers.format(count)).replace('{total}', numbers.format(total)).replace('{title}', () => root.dataset.title),
  };
  const leaving = new AbortController(), {signal} = leaving;
  const controls = new Controls(root, index, phrases, signal);
  let state, timer, saving, isStep, marking, latest;

  // The state that an address describes.
  const stateOf = search => {
    const asked = new URLSearchParams(search), chosen = new Map();
    for (const filter of index.filters) {
      const values = asked.getAll(filter.field).filter(Boolean);
      if (!values.length) continue;
      const choice = filter instanceof ValueFilter ? new Set(values) : filter.range(values[0]);
      if (choice) chosen.set(filter.field, choice);
    }
    return {q: asked.get('q') ?? '', chosen, sort: asked.get('sort') ?? '', group: asked.get('group') ?? ''};
  };

  const addressOf = ({q, chosen, sort, group}) => {
    const asked = new URLSearchParams(location.search);
    for (const key of vitrineFinding.keys) asked.delete(key);
    if (q.trim()) asked.set('q', q.trim());
    for (const filter of index.filters) {
      const choice = chosen.get(filter.field);
      if (choice instanceof Set) for (const value of choice) asked.append(filter.field, value);
      else if (choice) asked.set(filter.field, [choice.from, choice.to].map((bound, end) => bound == undefined ? '' : filter.written(bound, end)).join('..'));
    }
    if (sort) asked.set('sort', sort);
    if (group) asked.set('group', group);
    return location.pathname + (asked.size ? `?${asked}` : '') + location.hash;
  };

  // Adding to the history takes half a frame, so this is delayed until the result is shown. All typing in the search
  // field is one history step.
  const save = () => {
    clearTimeout(saving);
    const address = addressOf(state);
    if (address != location.pathname + location.search + location.hash) history[isStep ? 'pushState' : 'replaceState'](null, '', address);
    isStep = false;
  };

  const saveSoon = isNew => {
    isStep ||= isNew;
    clearTimeout(saving);
    saving = setTimeout(save, 300);
  };

  const show = async next => {
    const own = latest = {};
    state = next;
    const order = data.sorts[data.sortNames.indexOf(state.sort)], grouping = data.groups?.[data.groupNames.indexOf(state.group)];
    const answer = index.answer({...state, order, grouping}), isRearranged = Boolean(order || grouping);
    const isAsked = Boolean(state.q.trim()) || state.chosen.size > 0;
    answer.goesFurther = isAsked || isRearranged;
    if (!answer.goesFurther) page.keepToPages(answer);
    // Waits for the items near the window, unless the filters change in the meantime.
    while (page.lookAhead(answer, isAsked)) {
      const isHere = await page.getMissing();
      if (own != latest || signal.aborted) return;
      if (!isHere) break;
    }
    for (const {nav} of portions?.paged ?? []) nav.hidden = answer.goesFurther;
    const carryOut = () => {
      const kept = page.show(answer, isAsked, phrases);
      controls.show(state, answer, isAsked);
      for (const jump of jumps) jump.show(answer, isAsked, Boolean(answer.ranks) || isRearranged);
      none.hidden = !isAsked || answer.found > 0;
      // Items cannot be moved by hand while they are rearranged.
      page.main.toggleAttribute('data-rearranged', answer.goesFurther);
      return kept;
    };
    change({}, carryOut, {root: page.main, ignores: element => element.popover || element.localName.startsWith('vitrine-')});
    document.dispatchEvent(new Event('vitrine-found'));
    marks.clear();
    markSoon();
    clearTimeout(timer);
    // All animations have ended by then.
    timer = setTimeout(async () => {
      markSoon();
      await page.getRest();
      if (own == latest) fillRest();
    }, 600);
  };

  // Items may still be moving, and others come into view, so marks are updated each time.
  const markSoon = () => {
    cancelAnimationFrame(marking);
    if (state.q.trim()) marking = requestAnimationFrame(() => setTimeout(() => marks.mark(page.seenItems(), wordsOf(state.q))));
  };

  // Safari does not support requestIdleCallback.
  const whenIdle = window.requestIdleCallback ?? (task => setTimeout(() => {
    const end = performance.now() + 10;
    task({timeRemaining: () => end - performance.now()});
  }));
  const fillRest = (own = latest) => whenIdle(deadline => {
    if (own != latest) return;
    while (deadline.timeRemaining() > 5) if (!page.fillNext()) return;
    fillRest(own);
  });

  controls.total = index.countRoots(() => true);
  controls.choose = (field, choice) => {
    const chosen = new Map(state.chosen);
    if (choice) chosen.set(field, choice);
    else chosen.delete(field);
    show({...state, chosen});
    saveSoon(true);
  };
  controls.clear = () => {
    show({...state, q: '', chosen: new Map()});
    if (controls.field) {
      controls.field.value = '';
      controls.field.focus({preventScroll: true});
    }
    saveSoon(true);
  };
  none.querySelector('button').onclick = controls.clear;
  controls.field?.addEventListener('input', ({target}) => {
    const isFirst = !state.q;
    show({...state, q: target.value});
    saveSoon(isFirst);
  }, {signal});
  for (const select of controls.selects) {
    select.addEventListener('change', () => {
      show({...state, [select.name]: select.value});
      saveSoon(true);
    }, {signal});
  }
  addEventListener('popstate', () => {
    clearTimeout(saving);
    isStep = false;
    show(stateOf(location.search));
  }, {signal});
  // A link may lead away from the page, which is restored as it was on return.
  addEventListener('click', ({target}) => { if (target.closest?.('a')) save(); }, {capture: true, signal});
  document.addEventListener('vitrine-leaving', save, {signal});
  addEventListener('scroll', () => {
    page.fillsWhole = true;
    page.fillNear(1);
    markSoon();
  }, {passive: true, signal});
  page.main.addEventListener('toggle', ({target}) => { if (target.closest('li')) page.fillNear(1); }, {capture: true, signal});

  // The target of an address is never hidden by filters, and changes are shown on the unfiltered page.
  const isOther = () => state.q || state.chosen.size || state.sort || state.group;
  const showAll = () => show({q: '', chosen: new Map(), sort: '', group: ''});
  const showTarget = async () => {
    const id = decodeURIComponent(location.hash.slice(1)), isOfChanges = isOther() && /^#changes/.test(location.hash);
    if (portions && id.startsWith('i-') && page.numberOf(id) < 0) await portions.reveal(other => other == id).catch(() => {});
    const number = page.numberOf(id), {paged, page: portion} = page.sources[number] ?? {};
    if (number < 0 && !isOfChanges) return;
    if (isOfChanges || !page.answer.shown[number]) {
      if (paged?.shown <= portion) await paged.showUpTo(portion + 1);
      await showAll();
      save();
    } else if (!page.hides(page.elements[number]) && page.elements[number]) return;
    const element = await page.reach(number);
    if (element) page.keepInView(number, element);
    else document.getElementById(id)?.scrollIntoView();
  };
  addEventListener('hashchange', showTarget, {signal});
  document.querySelector('.whats-new')?.addEventListener('click', () => { if (isOther()) showAll(); }, {capture: true, signal});

  // Clicking the title of a column sorts by it, and clicking again reverses the order.
  vitrineFinding.orderBy = name => {
    show({...state, sort: state.sort == name ? `-${name}` : name});
    saveSoon(true);
  };
  vitrineFinding.itemsOf = section => page.itemsOf(section);
  vitrineFinding.bring = sections => page.bring(sections);
  if (portions) portions.answer = () => show(state);
  // Keeps what was typed or chosen while this script was loading.
  const made = [controls.field, ...controls.selects].filter(control => control?.value).map(({name, value}) => [name, value]);
  const first = show({...stateOf(location.search), ...Object.fromEntries(made)});
  if (made.length) saveSoon(true);
  if (vitrineFinding.order) vitrineFinding.orderBy(vitrineFinding.order);
  vitrineFinding.order = undefined;
  first.finally(() => {
    if (signal.aborted) return;
    html.classList.remove('pending');
    if (location.hash) showTarget();
  });
  return () => {
    clearTimeout(timer);
    save();
    delete vitrineFinding.itemsOf;
    delete vitrineFinding.bring;
    delete vitrineFinding.orderBy;
    leaving.abort();
    latest = undefined;
    marks.clear();
    for (const jump of jumps) jump.show({}, false, false);
    page.restore();
    page.main.removeAttribute('data-rearranged');
    if (portions) {
      portions.answer = undefined;
      for (const section of portions.paged) {
        section.nav.hidden = false;
        section.takeAway();
      }
    }
    controls.leave();
    none.hidden = true;
  };
};

const root = document.querySelector('.finding');
if (root) {
  let leave, known;
  const load = () => vitrineFinding.load();
  const take = data => {
    leave?.();
    known = data;
    leave = begin(data, root);
  };
  const loaded = window.vitrineItems ?? [];
  window.vitrineItems = {push: take};
  for (const data of loaded) take(data);
  // The preview changes the page as it was sent, and sends an event afterwards.
  let wasUsed;
  document.addEventListener('vitrine-change', () => {
    wasUsed ||= Boolean(known);
    leave?.();
    leave = undefined;
  }, {capture: true});
  document.addEventListener('vitrine-changed', () => { if (wasUsed && !load()) take(known); });
}
