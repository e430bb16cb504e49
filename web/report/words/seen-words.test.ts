import { describe, expect, it } from 'vitest';
import type { Seen } from '#rules/screening/report/shared-report.ts';
import type { ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { seenWords } from './seen-words.ts';

const AT = '2026-11-21T10:00:00.000Z';
const LATER = '2026-11-23T10:00:00.000Z';
const words = (part: ScreeningPart, value: number, seen: Seen) =>
  seenWords(part, { result: { timestamp: AT, value, seen }, saysLittleAt: null }).words;

describe('what was seen, in words', () => {
  it.each([
    [
      'focus-game',
      62,
      'traits',
      'Near a moving ball at 62 % of the checks. The line is at 70 %. Some attention traits showed up.',
    ],
    [
      'focus-game',
      91,
      'few',
      'Near a moving ball at 91 % of the checks. The line is at 70 %. Few attention traits showed up.',
    ],
    [
      'letter-quiz',
      6,
      'traits',
      '6 of 10 spoken letters typed right. The line is at 7. Some traits of dyslexia showed up.',
    ],
    [
      'letter-quiz',
      7,
      'few',
      '7 of 10 spoken letters typed right. The line is at 7. Few traits of dyslexia showed up.',
    ],
    [
      'traits-questionnaire',
      6,
      'traits',
      '6 of 10 answers fit a trait. The line is at 6. Some traits of autism showed up.',
    ],
    ['traits-questionnaire', 3, 'few', '3 of 10 answers fit a trait. The line is at 6. Few autistic traits showed up.'],
  ] as const)('%s %d is %s', (part, value, seen, sentence) => {
    expect(words(part, value, seen).replaceAll('\u00a0', ' ')).toBe(sentence);
  });

  it('a score missed only by letter size says nothing about reading', () => {
    expect(words('letter-quiz', 2, 'only-case')).toContain('it shows no traits.');
    expect(words('letter-quiz', 2, 'only-case')).not.toContain('dyslexia');
  });

  it('borderline is called not far below the line', () => {
    expect(words('traits-questionnaire', 5, 'borderline')).toContain('below it, and not far away');
  });

  it('a part without a result is not done, or says little', () => {
    expect(seenWords('focus-game', { result: null, saysLittleAt: null })).toEqual({
      ...{ day: null, words: 'This part is not done yet.', little: null },
    });
    expect(seenWords('focus-game', { result: null, saysLittleAt: AT })).toEqual({
      day: null,
      words: 'The try on 21 November 2026 says little, so nothing is concluded from it.',
      little: null,
    });
  });

  it('a later attempt that says little is named beside the result', () => {
    const result = { timestamp: AT, value: 80, seen: 'few' } as const;
    expect(seenWords('focus-game', { result, saysLittleAt: LATER })).toMatchObject({
      day: 'Done on 21 November 2026',
      little: 'A later try, on 23 November 2026, says little and is left out.',
    });
  });
});
