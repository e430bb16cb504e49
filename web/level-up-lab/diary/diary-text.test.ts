import { expect, it } from 'vitest';
import { entryText, headText } from './diary-text.ts';

it('the file says what it is', () => {
  expect(headText(2)).toBe(`My Diary\n2 entries, the newest first\n\n${'-'.repeat(40)}\n\n`);
});

it('an entry stands in the file with date, time, title and thoughts just as written', () => {
  const entry = { id: 'one', title: 'Ünï ☔', thoughts: 'One.\n\n  Two.', date: '2026-03-29', time: '02:30' };
  expect(entryText({ ...entry, writtenAt: '2026-03-29T01:30:00.000Z' })).toBe(
    `29 March 2026, 02:30\nÜnï ☔\n\nOne.\n\n  Two.\n\n${'-'.repeat(40)}\n\n`,
  );
});
