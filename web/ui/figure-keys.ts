/** The digit of a key: what it types or, on layouts where digits need Shift, its position. */
export function figureOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): number | null {
  const figure = /^\d$/.exec(key)?.[0] ?? /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  return figure === undefined ? null : Number(figure);
}
