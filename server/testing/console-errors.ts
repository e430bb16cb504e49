import { afterEach, expect, vi } from 'vitest';

/** For a test that expects warnings or errors in the log: keeps them out of the output and returns the spy. */
export function silenceErrors() {
  return vi.spyOn(console, 'error').mockImplementation(() => {});
}

/** Fails every test during which something is written to `console.error` or `console.warn` without `silenceErrors`. */
export function failOnConsoleErrors(): void {
  const written: string[] = [];
  const write = (...words: unknown[]) => void written.push(words.join(' '));
  Object.assign(console, { error: write, warn: write });
  afterEach(() => expect(written.splice(0), 'written to console.error or console.warn').toEqual([]));
}
