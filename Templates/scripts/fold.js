// Folds texts for comparison in searches: case, accents, the width of letters, the kind of kana and the forms of Arabic
// letters are ignored. A letter with a mark becomes the letter.

const marks = /[\u00ad\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f]/g;

// Letters that do not decompose into what people type for them.
const alike = {
  ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ħ: 'h', ŧ: 't', ς: 'σ',
  'ى': 'ي', 'ی': 'ي', 'ک': 'ك', 'ة': 'ه', 'ٱ': 'ا', 'ہ': 'ه', 'ھ': 'ه',
};

// From katakana to hiragana, and from Arabic, Persian and Devanagari digits to Latin ones.
const shifts = [[0x30a1, 0x30f6, 0x60], [0x30fd, 0x30fe, 0x60], [0x660, 0x669, 0x630], [0x6f0, 0x6f9, 0x6c0], [0x966, 0x96f, 0x936]];

const shifted = letter => {
  const code = letter.charCodeAt(0);
  const [, , distance] = shifts.find(([first, last]) => first <= code && code <= last);
  return String.fromCharCode(code - distance);
};

// The letters and marks of scripts written without spaces between words, for a character class of a regular expression:
// Thai and Lao, Burmese, Khmer, Han, hiragana and katakana. Must match `isWrittenWithoutSpaces` in SearchWords.swift.
const withoutSpaces = '\\u0e00-\\u0eff\\u1000-\\u109f\\u1780-\\u17ff\\u3005-\\u3007\\u3021-\\u3029\\u3031-\\u3035\\u303b\\u3040-\\u30ff\\u31f0-\\u31ff'
  + '\\u3400-\\u4dbf\\u4e00-\\u9fff\\ua9e0-\\ua9fe\\uaa60-\\uaa7f\\uf900-\\ufaff\\u{16fe2}-\\u{16fe4}\\u{1aff0}-\\u{1b16f}\\u{20000}-\\u{3ffff}';

const fold = text => text.normalize('NFKD').toLowerCase().replace(marks, '')
  .replace(/[ßæœøłđðþıħŧςىیکةٱہھ\u30a1-\u30f6\u30fd\u30fe\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g, letter => alike[letter] ?? shifted(letter));
