// What is copied, and in which format.

const columns = ['id', 'title', 'subtitle', 'value', 'address'];
const escaped = text => text.replace(/[\\`*_[\]<]/g, '\\$&');
// A spreadsheet would treat text that begins like this as a formula, unless it is a number.
const guarded = text => /^[=+\-@\t\r\n]/.test(text) && isNaN(text) ? `'${text}` : text;
const quoted = text => /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

const formats = {
  markdown: items => items.map(({title, subtitle, address}) => {
    const link = `[${escaped(title)}](${address.replace(/[()]/g, sign => sign == '(' ? '%28' : '%29')})`;
    return `- ${link}${subtitle ? ` — ${escaped(subtitle)}` : ''}\n`;
  }).join(''),
  json: items => JSON.stringify(items, null, 2) + '\n',
  csv: items => [columns, ...items.map(item => columns.map(name => item[name] ?? ''))]
    .map(cells => cells.map(text => quoted(guarded(text))).join(',') + '\r\n').join(''),
};

// If scripts cannot write to the clipboard, shows the text in the bar to be copied by hand, and returns false.
const copy = async (text, bar) => {
  bar.querySelector('textarea')?.remove();
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const {activeElement} = document, field = document.createElement('textarea');
    Object.assign(field, {value: text, readOnly: true, ariaLabel: bar.querySelector('.copies').ariaLabel});
    bar.append(field);
    field.select();
    if (!document.execCommand('copy')) return false;
    field.remove();
    activeElement.focus();
    return true;
  }
};
