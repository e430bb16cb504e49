import { textDirection } from '../words/language.ts';

const MIRRORED: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** Maps an arrow key to its left-to-right equivalent: on right-to-left pages ArrowLeft means forward. */
export function readingKey(key: string): string {
  return textDirection() === 'rtl' ? (MIRRORED[key] ?? key) : key;
}
