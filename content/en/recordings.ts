import type { Recordings } from '../content.ts';

export const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

export const RECORDINGS: Recordings = {
  folder: '/clips/reading',
  index: '/clips/reading/index.json',
  // Numbers and their tenths, per cent, and months after a number.
  values: new RegExp(`(\\d+)(\\.\\d)?( (?:${MONTHS.join('|')}))?|(%)`),
};
