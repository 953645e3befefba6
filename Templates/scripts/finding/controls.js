// The controls for visitors: a search field, filter panels, sorting, and the active filters, which can be removed. A
// panel's contents are created when it is first opened, but it opens and closes without a script. Filters with many
// values have their own search field.
const mostValues = 60, fewestNarrowed = 16;

const make = (name, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
};

class Controls {
  constructor(root, index, phrases, signal) {
    Object.assign(this, {root, index, phrases});
    this.field = root.querySelector('input[name=q]');
    this.selects = [...root.querySelectorAll('select')];
    this.orders = [...document.querySelectorAll('.order')];
    this.found = root.querySelector('.found');
    this.chosen = root.querySelector('.chosen');
    this.panels = [...root.querySelectorAll('.facet')].flatMap(facet => {
      const filter = index.filters.find(({field}) => field == facet.dataset.field);
      return filter ? [new (filter instanceof ValueFilter ? ValuePanel : RangePanel)(facet, filter, this)] : [];
    });
    this.chosenCount = root.querySelector('.to-filters > .num');
    const filters = root.querySelector('.filters');
    this.clearing = filters?.querySelector('.clear');
    root.addEventListener('toggle', ({target}) => { if (target.open && target.matches('.facet')) this.panels.find(({facet}) => facet == target)?.open(); }, {capture: true, signal});
    // Closes the panel when the focus moves to something it covers.
    filters?.addEventListener('focusout', ({relatedTarget}) => { if (relatedTarget && relatedTarget.popoverTargetElement != filters && !filters.contains(relatedTarget)) filters.hidePopover(); }, {signal});
  }

  // Shows a state and its result.
  show(state, answer, isAsked) {
    if (this.field && document.activeElement != this.field) this.field.value = state.q;
    for (const select of this.selects) select.value = state[select.name];
    for (const order of this.orders) this.showOrder(order, state.sort);
    for (const panel of this.panels) panel.show(state.chosen.get(panel.filter.field));
    const choices = this.panels.flatMap(panel => panel.choices().map(choice => this.chip(choice)));
    this.chosen.replaceChildren(...choices);
    this.count(this.chosenCount, choices.length);
    if (this.clearing) Object.assign(this.clearing, {hidden: !isAsked, onclick: () => this.clear()});
    if (isAsked) this.chosen.append(make('li', {}, this.clearButton ??= make('button', {type: 'button', className: 'clear', textContent: this.root.dataset.clear, onclick: () => this.clear()})));
    clearTimeout(this.timer);
    // Announced when typing pauses. Elements next to it do not move when its length changes.
    const text = this.phrases.found(answer.found, this.total), say = () => { this.found.textContent = isAsked ? text : ''; };
    this.found.style.minInlineSize = `${.85 * this.phrases.found(this.total, this.total).length}ch`;
    if (this.found.textContent) this.timer = setTimeout(say, 400);
    else say();
  }

  // Shows the number of active filters, if there is an element for it.
  count(element, number) {
    if (!element) return;
    element.hidden = !number;
    element.textContent = number ? this.phrases.number(number) : '';
  }

  // The title of a column shows whether the rows are sorted by it.
  showOrder({value, parentElement: title}, sort) {
    title.ariaSort = sort == value ? 'ascending' : sort == `-${value}` ? 'descending' : null;
  }

  // Removes everything that this object created.
  leave() {
    for (const order of this.orders) this.showOrder(order);
    clearTimeout(this.timer);
    this.found.textContent = '';
    this.chosen.replaceChildren();
    this.count(this.chosenCount, 0);
    for (const {count, sent, made} of this.panels) {
      for (const part of made) part.remove();
      for (const part of sent) part.hidden = false;
      this.count(count, 0);
    }
  }

  chip({text, takeAway}) {
    const label = make('span', {dir: 'auto', textContent: text});
    const button = make('button', {type: 'button', className: 'chip on', onclick: () => {
      const {nextElementSibling: next, previousElementSibling: previous} = button.parentElement;
      const position = [...this.chosen.children].indexOf(button.parentElement);
      takeAway();
      (this.chosen.children[position] ?? this.chosen.lastElementChild)?.firstElementChild.focus();
    }}, make('span', {className: 'hidden', textContent: `${this.root.dataset.takeAway}: `}), label, make('i', {className: 'i', ariaHidden: 'true'}));
    return make('li', {}, button);
  }
}

class Panel {
  constructor(facet, filter, controls) {
    Object.assign(this, {facet, filter, controls});
    this.body = facet.querySelector('.panel');
    // Without a script, values are links. They stay in the page, because the preview expects the page as it was sent.
    this.sent = [...this.body.children];
    this.made = [];
    this.title = facet.querySelector('summary > span').textContent;
    this.count = facet.querySelector('summary > .num');
  }

  open() {
    if (!this.made.length) {
      for (const part of this.sent) part.hidden = true;
      this.made = this.parts();
      this.body.append(...this.made);
      this.body.setAttribute('role', 'group');
      this.body.ariaLabel = this.title;
    }
    this.update();
  }

  show(choice) {
    this.choice = choice;
    this.controls.count(this.count, this.choices().length);
    if (this.facet.open) this.open();
  }
}

class ValuePanel extends Panel {
  parts() {
    const {values, parents} = this.filter;
    this.list = make('ul', {className: 'offers'});
    this.list.setAttribute('role', 'list');
    this.rows = [];
    this.children = Map.groupBy(values.keys(), number => parents[number] ?? -1);
    if (values.length < fewestNarrowed) return [this.list];
    const label = this.controls.root.dataset.search;
    this.narrowing = make('input', {type: 'search', className: 'narrow', placeholder: label, ariaLabel: `${this.title}: ${label}`, oninput: () => this.update()});
    return [this.narrowing, this.list];
  }

  // Offers the chosen values, followed by those that leave the most items.
  update() {
    const {values, names, counts, parents} = this.filter, words = wordsOf(this.narrowing?.value ?? '');
    const isNamed = number => {
      const own = wordsOf(values[number]).join('');
      return words.every(word => own.includes(word));
    };
    const isChosen = number => Boolean(this.choice?.has(names[number]));
    const rows = (parent, isOpen) => {
      const own = (this.children.get(parent) ?? []).filter(number => !words.length || isNamed(number) || rows(number).length);
      if (isOpen == undefined) return own;
      const most = own.length <= mostValues ? own : own
        .toSorted((a, b) => isChosen(b) - isChosen(a) || counts[b] - counts[a] || a - b).slice(0, mostValues).sort((a, b) => a - b);
      return most.map(number => {
        const row = this.rows[number] ??= this.row(number);
        row.input.checked = isChosen(number);
        row.count.textContent = this.controls.phrases.number(counts[number]);
        row.element.classList.toggle('nothing', !counts[number] && !isChosen(number));
        if (row.inner) {
          row.details.open ||= words.length > 0 || this.hasChosen(number);
          row.inner.replaceChildren(...rows(number, true));
        }
        return row.element;
      });
    };
    const shown = rows(-1, true);
    if (shown.some((row, place) => this.list.children[place] != row) || shown.length != this.list.childElementCount) this.list.replaceChildren(...shown);
  }

  hasChosen(parent) {
    return (this.children.get(parent) ?? []).some(number => this.choice?.has(this.filter.names[number]) || this.hasChosen(number));
  }

  row(number) {
    const {values, names} = this.filter;
    const input = make('input', {type: 'checkbox', onchange: () => this.toggle(names[number], input.checked)});
    const count = make('span', {className: 'num'});
    const element = make('li', {}, make('label', {className: 'offer'}, input, make('span', {dir: 'auto', textContent: values[number]}), count));
    if (!this.children.has(number)) return {element, input, count};
    const inner = make('ul', {className: 'offers'}), summary = make('summary', {ariaLabel: values[number]}, make('i', {className: 'i flip', ariaHidden: 'true'}));
    inner.setAttribute('role', 'list');
    const details = make('details', {}, summary, inner);
    element.append(details);
    return {element, input, count, inner, details};
  }

  toggle(name, isChosen) {
    const chosen = new Set(this.choice);
    if (isChosen) chosen.add(name);
    else chosen.delete(name);
    this.controls.choose(this.filter.field, chosen.size ? chosen : undefined);
  }

  choices() {
    const {values, numbers, isFlag} = this.filter;
    return [...this.choice ?? []].map(name => ({
      text: `${isFlag ? `${this.title}: ` : ''}${values[numbers.get(name)] ?? name}`, takeAway: () => this.toggle(name, false),
    }));
  }
}

class RangePanel extends Panel {
  parts() {
    const {least, most, step, bars, unit, scale, isInYears} = this.filter, {from, to} = this.controls.root.dataset;
    this.bars = [...bars].map(() => make('i'));
    const histogram = make('div', {className: 'histogram', ariaHidden: 'true'}, ...this.bars);
    this.ends = [from, to].map((label, end) => make('input', {
      type: 'range', min: least, max: most, step, ariaLabel: `${this.title}: ${label}`, oninput: () => this.slid(end),
    }));
    const type = isInYears || scale == 'number' ? 'number' : scale == 'day' ? 'date' : 'month';
    this.fields = [from, to].map((label, end) => make('input', {type, step: 'any', className: 'narrow', onchange: () => this.typed(end)}));
    const labels = [from, to].map((label, end) => make('label', {className: 'bound'},
      make('span', {className: 'fine', textContent: unit ? `${label} (${unit})` : label}), this.fields[end]));
    return [histogram, make('div', {className: 'slider'}, ...this.ends), make('div', {className: 'bounds'}, ...labels)];
  }

  update() {
    const {filter} = this, {least, most, bars} = filter, highest = Math.max(1, ...bars);
    const chosen = [this.choice?.from, this.choice?.to];
    const marks = chosen.map((bound, end) => bound == undefined ? [least, most][end] : filter.markOf(bound));
    // A scale without outliers ends before them, so its ends include them.
    const shown = chosen.map((bound, end) => bound != undefined ? marks[end] : end ? Math.max(most, filter.ends[1]) : Math.min(least, filter.ends[0]));
    this.bars.forEach((bar, place) => {
      bar.style.setProperty('--share', bars[place] / highest);
      const middle = least + (place + .5) * (most - least) / bars.length;
      bar.classList.toggle('in', marks[0] <= middle && middle <= marks[1]);
    });
    this.ends.forEach((input, end) => {
      const mark = marks[end], position = chosen[end] ?? filter.positionOf(shown[end], end);
      if (+input.value != mark) input.value = mark;
      input.ariaValueText = filter.inWords(position, end);
      if (document.activeElement != this.fields[end]) this.fields[end].value = filter.isInYears ? shown[end] : filter.written(position, end);
      this.body.style.setProperty(end ? '--to' : '--from', Math.min(1, Math.max(0, (mark - least) / (most - least))));
    });
  }

  slid(end) {
    const {filter} = this, mark = +this.ends[end].value, bounds = [this.choice?.from, this.choice?.to];
    bounds[end] = mark == [filter.least, filter.most][end] ? undefined : filter.positionOf(mark, end);
    // One end cannot pass the other.
    if (bounds[0] > bounds[1]) bounds[end] = filter.positionOf(filter.markOf(bounds[1 - end]), end);
    this.choose(...bounds);
    this.update();
  }

  typed(end) {
    const bounds = [this.choice?.from, this.choice?.to];
    bounds[end] = this.filter.read(this.fields[end].value, end);
    if (bounds[0] > bounds[1]) bounds[1 - end] = undefined;
    this.choose(...bounds);
  }

  choose(from, to) {
    this.controls.choose(this.filter.field, from == undefined && to == undefined ? undefined : {from, to});
  }

  choices() {
    if (!this.choice) return [];
    const bounds = [this.choice.from, this.choice.to];
    const [from, to] = bounds.map((bound, end) => bound == undefined ? undefined : this.filter.inWords(bound, end));
    const words = from == undefined ? `≤ ${to}` : to == undefined ? `≥ ${from}` : from == to ? from : `${from} – ${to}`;
    return [{text: `${this.title}: ${words}`, takeAway: () => this.choose()}];
  }
}
