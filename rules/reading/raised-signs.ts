const RAISED: Record<string, string> = {
  ...{ 0: '⁰', 1: '¹', 2: '²', 3: '³', 4: '⁴', 5: '⁵', 6: '⁶', 7: '⁷', 8: '⁸', 9: '⁹' },
  ...{ '+': '⁺', '-': '⁻', '−': '⁻', '=': '⁼', '(': '⁽', ')': '⁾', n: 'ⁿ' },
};
const LOWERED: Record<string, string> = {
  ...{ 0: '₀', 1: '₁', 2: '₂', 3: '₃', 4: '₄', 5: '₅', 6: '₆', 7: '₇', 8: '₈', 9: '₉' },
  ...{ '+': '₊', '-': '₋', '−': '₋', '=': '₌', '(': '₍', ')': '₎' },
};
/** After a mark of a sentence, a word of four letters or more such as "don’t", or a year, a raised number is the mark of a note. */
const BEFORE_NOTE_MARK = /(?:[.,;:!?…"”’»]|\p{L}{4,}|\p{L}{3,}[’'‐‑-]\p{L}+|(?:^|\D)(?:1\d|20)\d\d)$/u;
const NOTE_MARK = /^\[?\d{1,3}\]?$/;

/**
 * A raised text as signs: "13" after "10" as "¹³", a letter after a sign as "ˆ" and the letter. Letters of an ending ("5th",
 * "Mlle") and marks such as "*" stay as they are. The mark of a note is left out.
 * @param before the text in front of it
 */
export function raised(before: string, text: string): string {
  const sign = text.trim();
  if (NOTE_MARK.test(sign) && (BEFORE_NOTE_MARK.test(before) || before.trim() === '')) return '';
  const signs = inSigns(sign, RAISED);
  if (signs !== null) return signs;
  if (/^(?:\p{L}{2,}\.?|[\p{P}\p{S}]*)$/u.test(sign)) return text;
  if (!/^\p{L}$/u.test(sign)) return `^(${sign})`;
  const isEnding = /\d$/.test(before) ? /[eoa]/.test(sign) : !/(?:^|[^\p{L}])\p{Ll}$|[)\]]$/u.test(before);
  return isEnding ? text : `^${sign}`;
}

/** A lowered text as signs: "2" of "H2O" as "₂". Others stay as they are. */
export function lowered(text: string): string {
  return inSigns(text.trim(), LOWERED) ?? text;
}

/** Null when there is no sign for one of the characters. */
function inSigns(text: string, signs: Record<string, string>): string | null {
  const all = [...text].map((character) => signs[character]);
  return all.length > 0 && all.every((sign) => sign !== undefined) ? all.join('') : null;
}
