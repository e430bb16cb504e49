/** The digit of a key: what it types or, on layouts where digits need Shift, its position. */
export function digitOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): number | null {
  const digit = /^\d$/.exec(key)?.[0] ?? /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  return digit === undefined ? null : Number(digit);
}
