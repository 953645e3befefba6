// The bar with the number of selected items and the actions for them.
const barOf = () => document.querySelector('.selection');

// More tabs than this are not useful.
const mostTabs = 20;

const say = text => { barOf().querySelector('p').textContent = text; };

const counted = (forms, count) => {
  const {language, ...texts} = JSON.parse(forms);
  return (texts[new Intl.PluralRules(language).select(count)] ?? texts.other).replace('{count}', count.toLocaleString(language));
};

const tell = () => {
  if (!isOn) return;
  const shown = new Set(sections.flatMap(shownIn)), own = [...selected].map(name => rows.get(name));
  const {dataset} = barOf(), rest = own.filter(row => !shown.has(row)).length;
  say(counted(dataset.count, own.length) + (rest ? dataset.separator + counted(dataset.notShown, rest) : ''));
  for (const button of barOf().querySelectorAll('button')) {
    button.disabled = button.value != 'done' && !own.length
      || button.value == 'open' && (own.length > mostTabs || !own.some(row => controlOf(row).href))
      || button.value == 'link' && addressOf(own).length > longest;
  }
  for (const section of sections) if (!shown.has(section.current)) stopAt(section.rows.find(row => shown.has(row)), section);
};

const actions = {
  done: () => end(),
  clear() {
    select(new Set());
    goTo(sections.find(({current}) => current)?.current, {preventScroll: true});
  },
  // Opens one item in place of the page, so that going back restores the selection, or several in new tabs.
  open() {
    save();
    const addresses = selectedRows().map(row => controlOf(row).href).filter(Boolean);
    if (addresses.length == 1) return location.assign(addresses[0]);
    const count = addresses.filter(address => {
      const tab = open(address);
      if (tab) tab.opener = null;
      return tab;
    }).length;
    if (count < addresses.length) say(barOf().dataset.someOf.replace('{count}', count).replace('{total}', addresses.length));
  },
  async copy(format) {
    const rows = selectedRows(), text = formats[format]?.(rows.map(row => dataOf(row, owners.get(row).element))) ?? addressOf(rows);
    if (!await copy(text, barOf())) return;
    say(barOf().dataset.copied);
    setTimeout(tell, 2000);
  },
};
