// The data about a page's items, and which of them match a query. Items are numbers, in page order.

const wordLetters = /[\p{L}\p{M}\p{N}\p{S}]+/gu;
// Text that begins with a symbol or a letter of a script without spaces is found anywhere.
const spaceless = `\\p{S}${withoutSpaces}`;
const pieces = new RegExp(`[${spaceless}]+|[^${spaceless}]+`, 'gu');
const isSpaceless = new RegExp(`^[${spaceless}]`, 'u');

// The words of a text in the form of the index: a space marks the beginning of a word.
const wordsOf = text => (fold(text).match(wordLetters) ?? []).flatMap(run => run.match(pieces))
  .map(word => isSpaceless.test(word) ? word : ` ${word}`);

// The rank of a match at the beginning of a title. Matches elsewhere in the title, and in the subtitle, tags and text
// follow in this order.
const atBeginning = 1;

class Index {
  constructor({kinds, texts = [], filters, sections, levels}) {
    // Data about each section, and for each item its nesting level, if any item is nested.
    Object.assign(this, {sections, levels});
    this.count = kinds.length;
    this.isRecord = Uint8Array.from(kinds, kind => kind != 'm');
    this.isCopy = Uint8Array.from(kinds, kind => kind == 'c' || kind == 'd');
    this.isTwin = Uint8Array.from(kinds, kind => kind == 'c');
    this.parents = new Int32Array(this.count).fill(-1);
    this.columns = texts.map(text => ({text, ends: this.lineEnds(text)}));
    this.filters = filters.map(filter => filter.scale ? new RangeFilter(filter) : new ValueFilter(filter));
  }

  lineEnds(text) {
    const ends = new Int32Array(this.count);
    for (let item = 0, at = -1; item < this.count; item += 1) ends[item] = at = text.indexOf('\n', at + 1);
    return ends;
  }

  // For each item, how well it matches all words, or 0 if it lacks one.
  ranks(words) {
    const ranks = new Uint8Array(this.count).fill(atBeginning);
    for (const word of words) {
      const own = new Uint8Array(this.count);
      this.columns.forEach(({text, ends}, column) => {
        let item = 0;
        for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, ends[item])) {
          while (ends[item] <= at) item += 1;
          own[item] ||= column + 2;
        }
      });
      for (let item = 0; item < this.count; item += 1) {
        ranks[item] = ranks[item] && own[item] && Math.max(ranks[item], own[item]);
      }
    }
    if (!words.length) return ranks;
    const phrase = words.join(''), {text, ends} = this.columns[0];
    for (let item = 0; item < this.count; item += 1) {
      if (ranks[item] == 2 && text.startsWith(phrase, item ? ends[item - 1] + 1 : 0)) ranks[item] = atBeginning;
    }
    return ranks;
  }

  // The result of a state: which items are shown, how many there are, and how many each filter value would leave. A
  // record is shown with its descendants, and an item with its ancestors.
  answer({q, chosen, order, grouping}) {
    const words = wordsOf(q);
    const ranks = words.length ? this.ranks(words) : undefined;
    const misses = new Uint8Array(this.count), missed = new Uint8Array(this.count);
    this.filters.forEach((filter, number) => {
      const passes = filter.passes(chosen.get(filter.field));
      if (!passes) return;
      for (let item = 0; item < this.count; item += 1) {
        const parent = this.parents[item];
        if (parent >= 0 && this.isRecord[parent]) passes[item] |= passes[parent];
        if (passes[item]) continue;
        misses[item] += 1;
        missed[item] = number;
      }
    });
    const shown = new Uint8Array(this.count);
    for (let item = 0; item < this.count; item += 1) {
      const parent = this.parents[item];
      if (ranks && parent >= 0 && ranks[parent]) ranks[item] ||= ranks[parent];
      shown[item] = (!ranks || ranks[item]) && !misses[item] && (this.isRecord[item] || ranks) ? 1 : 0;
    }
    for (let item = this.count - 1; item >= 0; item -= 1) {
      if (shown[item] && this.parents[item] >= 0) shown[this.parents[item]] = 1;
    }
    // A parent without matching descendants shows only its title.
    const found = this.countRoots(item => shown[item]);
    // A filter that asks for all chosen values can only narrow down the items that already match.
    this.filters.forEach((filter, number) => filter.count(this.count, item => this.isRecord[item] && !this.isCopy[item]
      && (!ranks || ranks[item]) && (!misses[item] || !filter.asksForAll && misses[item] == 1 && missed[item] == number)));
    return {shown, found, ranks, order, grouping};
  }

  // Whether an item is a top-level record. Parents that an outline made are not records.
  isRoot(item) {
    const parent = this.parents[item];
    return this.isRecord[item] && (parent < 0 || !this.isRecord[parent]);
  }

  // How many top-level records are among these items.
  countRoots(isAmong) {
    let count = 0;
    for (let item = 0; item < this.count; item += 1) {
      if (this.isRoot(item) && !this.isCopy[item] && isAmong(item)) count += 1;
    }
    return count;
  }
}

// A choice of values, which can be nested.
class ValueFilter {
  constructor({field, values, names = values, parents = [], all = false, isFlag = false, of}) {
    Object.assign(this, {field, values, names, parents, isFlag, asksForAll: all});
    this.numbers = new Map(names.map((name, number) => [name, number]));
    const withParents = own => {
      const found = new Set();
      for (let number of [own ?? []].flat()) for (; number >= 0; number = parents[number] ?? -1) found.add(number);
      return [...found];
    };
    this.of = of.map(withParents);
    this.counts = new Int32Array(values.length);
  }

  passes(names) {
    const wanted = [...names ?? []].map(name => this.numbers.get(name)).filter(number => number != undefined);
    if (!wanted.length) return undefined;
    const isWanted = new Uint8Array(this.values.length);
    for (const number of wanted) isWanted[number] = 1;
    const least = this.asksForAll ? wanted.length : 1;
    return Uint8Array.from(this.of, own => own.reduce((sum, number) => sum + isWanted[number], 0) >= least ? 1 : 0);
  }

  count(length, isCounted) {
    this.counts.fill(0);
    for (let item = 0; item < length; item += 1) {
      if (isCounted(item)) for (const number of this.of[item]) this.counts[number] += 1;
    }
  }
}

// A choice of a range on a scale. Bounds are chosen among marks: positions, or years if dates are far apart. `end` is 0
// for the lower bound and 1 for the upper one, which includes the whole of a year. A value can be a range itself, with
// `null` for an open end. Outliers are beyond the ends of the scale, which therefore include everything.
class RangeFilter {
  constructor({field, scale, step, unit, around, below, decimals, of}) {
    Object.assign(this, {field, scale, unit, around, below, decimals});
    this.of = of.map(value => value == null ? null : typeof value == 'number' ? [value, value] : [value[0] ?? -Infinity, value[1] ?? Infinity]);
    const present = this.of.flatMap(ends => ends ?? []).filter(Number.isFinite).sort((a, b) => a - b);
    this.isInYears = scale != 'number' && !step && this.yearOf(present.at(-1)) - this.yearOf(present[0]) > mostYearsInDays;
    this.ends = [present[0], present.at(-1)].map(position => this.markOf(position));
    const [first, last] = withoutOutliers(present.map(position => this.markOf(position)));
    this.step = step || niceStep((last - first) / 100, this.isInYears || present.every(Number.isInteger));
    this.least = Math.floor(first / this.step) * this.step;
    this.most = Math.ceil(last / this.step) * this.step;
    if (this.most == this.least) this.most += this.step;
    this.bars = new Int32Array(Math.min(24, Math.max(1, Math.round((this.most - this.least) / this.step))));
    this.marks = this.of.map(ends => ends && ends.map(position => Number.isFinite(position) ? this.markOf(position) : position));
  }

  passes(range) {
    if (!range) return undefined;
    const {from = -Infinity, to = Infinity} = range;
    return Uint8Array.from(this.of, ends => ends && from <= ends[1] && ends[0] <= to ? 1 : 0);
  }

  count(length, isCounted) {
    this.bars.fill(0);
    const width = (this.most - this.least) / this.bars.length;
    const barOf = mark => Math.max(0, Math.min(this.bars.length - 1, Math.floor((mark - this.least) / width)));
    for (let item = 0; item < length; item += 1) {
      if (!this.marks[item] || !isCounted(item)) continue;
      const [first, last] = this.marks[item].map(barOf);
      for (let bar = first; bar <= last; bar += 1) this.bars[bar] += 1;
    }
  }

  dateOf(position) { return this.scale == 'month' ? dateIn(Math.floor(position / 12), position % 12, 1) : new Date(position * dayLength); }

  yearOf(position) { return this.dateOf(position).getUTCFullYear(); }

  markOf(position) { return this.isInYears ? this.yearOf(position) : position; }

  positionOf(mark, end) { return this.isInYears ? this.read(String(mark), end) : mark; }

  // A bound as written in the address.
  written(position, end) {
    if (this.scale == 'number') return String(+position.toPrecision(12));
    const year = this.yearOf(position);
    const padded = (number, length) => (number < 0 ? '-' : '') + String(Math.abs(number)).padStart(length, 0);
    if (this.isInYears && position == this.positionOf(year, end)) return padded(year, 4);
    const date = this.dateOf(position), parts = [padded(year, 4), padded(date.getUTCMonth() + 1, 2), padded(date.getUTCDate(), 2)];
    return parts.slice(0, this.scale == 'month' ? 2 : 3).join('-');
  }

  // `1900..1949`, `1900..`, `..1949` or one position. A year or a month stands for all of it.
  range(text) {
    const bounds = text.split('..'), from = this.read(bounds[0], 0), to = this.read(bounds.at(-1), 1);
    return from == undefined && to == undefined ? undefined : {from, to};
  }

  read(text, end) {
    if (!text) return undefined;
    if (this.scale == 'number') return Number.isFinite(+text) ? +text : undefined;
    if (!/^-?\d{1,5}(-\d\d?){0,2}$/.test(text)) return undefined;
    const [year, month = end ? 12 : 1, day] = text.match(/^-?\d+|\d+/g).map(Number);
    if (month < 1 || month > 12) return undefined;
    if (this.scale == 'month') return year * 12 + month - 1;
    return (day ? dateIn(year, month - 1, day) : end ? dateIn(year, month, 0) : dateIn(year, month - 1, 1)) / dayLength;
  }

  inWords(position, end) {
    const {lang} = document.documentElement;
    if (this.scale == 'number') {
      const isYear = !this.unit && Number.isInteger(position) && this.least > 999 && this.most < 2200;
      const fewest = Number.isInteger(position) ? 0 : this.decimals ?? 0;
      const isBelow = position < 0 && this.below;
      const number = (isBelow ? -position : position)
        .toLocaleString(lang, {useGrouping: !isYear, minimumFractionDigits: fewest, maximumFractionDigits: 6});
      if (this.around) return (isBelow ? this.below : this.around).join(number);
      return this.unit ? `${number} ${this.unit}` : number;
    }
    const date = this.dateOf(position), isMonth = this.scale == 'month';
    const year = this.yearOf(position), isWhole = this.isInYears && position == this.positionOf(year, end);
    if (isWhole && year > 0) return String(year);
    const parts = isWhole ? {} : {month: 'long', day: isMonth ? undefined : 'numeric'};
    return date.toLocaleDateString(lang, {timeZone: 'UTC', era: year < 1 ? 'short' : undefined, year: 'numeric', ...parts});
  }
}

const dayLength = 864e5, mostYearsInDays = 12;

// The first and last of ascending numbers. Outliers that would take up more than three quarters of the scale are left
// out: numbers that are further from the quartiles than three times the interquartile range (J. W. Tukey's "far out").
// The same as in HistogramBins.
const withoutOutliers = numbers => {
  const at = share => numbers[Math.floor(share * (numbers.length - 1) + .5)], low = at(.25), high = at(.75), reach = 3 * (high - low);
  const near = numbers.filter(number => low - reach <= number && number <= high + reach), ends = [near[0], near.at(-1)];
  return ends[1] > ends[0] && numbers.at(-1) - numbers[0] > 4 * (ends[1] - ends[0]) ? ends : [numbers[0], numbers.at(-1)];
};

// Works for any year, including years before 100.
const dateIn = (year, month, day) => {
  const date = new Date(0);
  date.setUTCFullYear(year, month, day);
  return date;
};

// 1, 2 or 5 times a power of ten, and at least `least`.
const niceStep = (least, isWhole) => {
  const power = 10 ** Math.floor(Math.log10(least || 1));
  const step = [1, 2, 5, 10].map(factor => factor * power).find(step => step >= least * .999) ?? 1;
  return isWhole ? Math.max(1, step) : step;
};
