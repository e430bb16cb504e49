import { textDirection } from '../words/language.ts';

const MIRRORED: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** The key by its meaning in a text from left to right: where a page is read from right to left, left means forward. */
export function readingKey(key: string): string {
  return textDirection() === 'rtl' ? (MIRRORED[key] ?? key) : key;
}
