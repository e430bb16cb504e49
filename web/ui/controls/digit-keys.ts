/** The digit of a key: from `key`, or from `code` on keyboard layouts where digits need Shift. */
export function digitOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): number | null {
  const digit = /^\d$/.exec(key)?.[0] ?? /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  return digit === undefined ? null : Number(digit);
}
