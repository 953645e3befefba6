// Animates the choice of a layout: every visible item travels to its new place, and the page remembers the choice.
// Without this script, the control works with CSS only.
const {change, sighted, inSight, stillness} = vitrineMotion;
const memory = 'vitrine-layouts:' + location.pathname.replace(/index\.html$/, '');

const remember = (name, value) => {
  try {
    const chosen = JSON.parse(localStorage.getItem(memory)) ?? {};
    localStorage.setItem(memory, JSON.stringify({...chosen, [name]: value}));
  } catch {
    // Without storage, the choice lasts as long as the page is open.
  }
};

const controls = [...document.querySelectorAll('.choices')];
const taken = new Map(controls.map(control => [control, control.querySelector(':checked')]));

// Sets what CSS cannot: whether the keyboard stops at the list itself in order to scroll it, a class by which the
// animations recognize such a list, and the captions below a gallery.
const settle = control => {
  const input = control.querySelector(':checked'), section = control.closest('.section');
  settleLists(control);
  const key = section.querySelector('.shelf > .plates');
  if (!input.classList.contains('as-plate')) key?.remove();
  else if (!key) section.querySelector('.shelf').append(keyOf(section));
};

const settleLists = control => {
  const isScroller = control.querySelector(':checked').classList.contains('in-line');
  for (const list of control.closest('.section').querySelectorAll('.shelf > .w > [role=list]')) {
    list.classList.toggle('scroller', isScroller);
    if (isScroller) list.tabIndex = 0;
    else list.removeAttribute('tabindex');
  }
};

// The captions repeat what the items say. They are created here, so that the page does not carry them for visitors who
// choose another layout.
const keyOf = section => {
  const key = document.createElement('div'), items = section.querySelectorAll('.any');
  key.className = 'plates';
  key.setAttribute('role', 'list');
  let part;
  for (const [index, item] of [...items].filter(item => !window.vitrinePortions?.hides(item)).entries()) {
    if (index % 60 == 0) {
      part = document.createElement('ol');
      part.setAttribute('role', 'none');
      key.append(part);
    }
    const line = document.createElement('li'), number = document.createElement('span'), text = document.createElement('span');
    line.setAttribute('role', 'listitem');
    number.className = 'num';
    number.setAttribute('aria-hidden', 'true');
    number.textContent = item.dataset.no;
    for (const [name, source] of [['b', '.name'], ['span', '.sub']]) {
      const words = item.querySelector(source)?.textContent;
      if (!words) continue;
      const element = document.createElement(name);
      element.dir = 'auto';
      element.textContent = words;
      text.append(element);
    }
    line.append(number, text);
    part.append(line);
  }
  return key;
};

// What is visible in the current layout. It can only be measured before another one is chosen.
let seen;
const look = control => {
  if (stillness.matches) return;
  const section = control.closest('.section'), items = [...section.querySelectorAll('.w li')];
  const inWindow = [...inSight(section, () => false)].flatMap(([item, box]) => isSeen(box) && items.includes(item) ? [items.indexOf(item)] : []);
  const near = items.slice(Math.max(0, inWindow[0] - 100), inWindow.at(-1) + 100);
  seen = {input: taken.get(control), sighted: sighted(), relayout: new Relayout(section, near)};
};

// Shows the section of a control in another layout.
const choose = (control, input) => {
  const before = taken.get(control);
  if (stillness.matches) {
    taken.set(control, input);
    return settle(control);
  }
  // The layout was not chosen by hand. Nothing has been laid out since, so the old one can still be measured.
  if (seen?.input != before) {
    before.checked = true;
    look(control);
    input.checked = true;
  }
  const {relayout, sighted} = seen;
  seen = undefined;
  taken.set(control, input);
  change({}, () => settle(control), {travels: 400, sighted, relayout});
};

for (const control of controls) {
  settle(control);
  control.addEventListener('pointerdown', () => look(control));
  control.addEventListener('keydown', ({key}) => { if (key.startsWith('Arrow')) look(control); });
  control.addEventListener('change', ({target}) => {
    remember(target.name, target.value);
    choose(control, target);
  });
}

// More items were loaded.
document.addEventListener('vitrine-more', () => {
  for (const control of controls) {
    control.closest('.section').querySelector('.shelf > .plates')?.remove();
    settle(control);
  }
});

// The sections now have other lists.
document.addEventListener('vitrine-lists', () => controls.forEach(settleLists));

// A printed page shows the initial layouts.
const print = matchMedia('print');
print.addEventListener('change', () => {
  for (const control of controls) {
    (print.matches ? control.querySelector('input') : taken.get(control)).checked = true;
    settle(control);
  }
});
