import { textDirection } from '../words/language.ts';

const MIRRORED: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** Maps an arrow key to its left-to-right equivalent: in right-to-left text ArrowLeft means forward. */
export function readingKey(key: string, direction = textDirection()): string {
  return direction === 'rtl' ? (MIRRORED[key] ?? key) : key;
}
