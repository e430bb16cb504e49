import { describe, expect, it } from 'vitest';
import { containsText, type DiaryEntry, firstEmptyField, hasSameText, isDiaryEntry, trimText } from './diary.ts';

const entry: DiaryEntry = {
  id: 'one',
  title: 'Rain',
  thoughts: 'I counted the drops.',
  date: '2026-11-18',
  time: '16:05',
  writtenAt: '2026-11-18T16:05:09.120Z',
};

describe('firstEmptyField', () => {
  it('names the first field that holds only white space', () => {
    expect(firstEmptyField({ title: '', thoughts: '' })).toBe('title');
    expect(firstEmptyField({ title: ' \t\n', thoughts: 'words' })).toBe('title');
    expect(firstEmptyField({ title: 'Rain', thoughts: '\n ' })).toBe('thoughts');
    expect(firstEmptyField({ title: ' a ', thoughts: ' b ' })).toBeNull();
  });
});

describe('trimText', () => {
  it('removes white space around the texts, not inside them', () => {
    expect(trimText({ title: ' Rain ', thoughts: '\nOne.\n\n  Two.\n' })).toEqual({
      title: 'Rain',
      thoughts: 'One.\n\n  Two.',
    });
  });
});

describe('isDiaryEntry', () => {
  it('accepts an entry, also with an unknown field', () => {
    expect(isDiaryEntry(entry)).toBe(true);
    expect(isDiaryEntry({ ...entry, mood: 'calm' })).toBe(true);
    expect(isDiaryEntry({ ...entry, date: '2024-02-29' })).toBe(true);
  });

  it.each([null, undefined, 7, 'text', [], {}])('refuses %j', (found) => expect(isDiaryEntry(found)).toBe(false));

  it.each(Object.keys(entry))('refuses an entry without its %s, or with a number in its place', (field) => {
    const { [field as keyof DiaryEntry]: _, ...rest } = entry;
    expect(isDiaryEntry(rest)).toBe(false);
    expect(isDiaryEntry({ ...entry, [field]: 7 })).toBe(false);
  });

  it.each([
    { date: '2026-02-29' },
    { date: '2100-02-29' },
    { date: '2026-13-01' },
    { date: '2026-00-10' },
    { date: '2026-11-00' },
    { date: '2026-11-31' },
    { date: '18 November' },
    { time: '24:00' },
    { time: '12:60' },
    { time: '6:05' },
    { writtenAt: '2026-11-18' },
    { writtenAt: '' },
  ])('refuses an invalid day, time or instant: %j', (change) =>
    expect(isDiaryEntry({ ...entry, ...change })).toBe(false),
  );
});

describe('hasSameText', () => {
  it('compares title and thoughts only', () => {
    expect(hasSameText(entry, { title: 'Rain', thoughts: 'I counted the drops.' })).toBe(true);
    expect(hasSameText(entry, { ...entry, title: 'rain' })).toBe(false);
    expect(hasSameText(entry, { ...entry, thoughts: '' })).toBe(false);
  });
});

describe('containsText', () => {
  it('searches title and thoughts, ignoring case', () => {
    expect([containsText(entry, 'rAI'), containsText(entry, 'DROPS.'), containsText(entry, 'sun')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
