/** How the numbers of a list are written. */
export type NumberForm = 'decimal' | 'decimalZero' | 'lowerLetter' | 'upperLetter' | 'lowerRoman' | 'upperRoman';

const ROMAN = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const;

/** The number of an item as it is printed: 3 as "3", "c", "C", "iii" or "III". 27 is "aa". Numbers below 1 stay digits. */
export function listNumber(number: number, form: NumberForm): string {
  if (form === 'decimalZero') return String(number).padStart(2, '0');
  if (form === 'decimal' || number < 1) return String(number);
  const small = form.endsWith('Letter') ? lettersOf(number) : romanOf(number);
  return form.startsWith('upper') ? small.toUpperCase() : small;
}

/** HTML and spreadsheets count a … z, aa, ab. */
function lettersOf(number: number): string {
  const letter = String.fromCharCode(97 + ((number - 1) % 26));
  return number <= 26 ? letter : lettersOf(Math.floor((number - 1) / 26)) + letter;
}

function romanOf(number: number): string {
  let left = number;
  let text = '';
  for (const [value, letters] of ROMAN)
    while (left >= value) {
      text += letters;
      left -= value;
    }
  return text;
}
