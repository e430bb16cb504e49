import { stripVTControlCharacters } from 'node:util';

const LONGEST_LINE = 400;

/** One line that names what failed and has the begin of its error. */
export function failureLine(name: string, { message = '' }: { message?: string } = {}): string {
  return `${name}: ${stripVTControlCharacters(message).replaceAll(/\s+/g, ' ')}`.slice(0, LONGEST_LINE);
}
