/** The figure a key stands for: what it writes or, where figures need Shift, its place on the keyboard. */
export function figureOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): number | null {
  const figure = /^\d$/.exec(key)?.[0] ?? /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  return figure === undefined ? null : Number(figure);
}
