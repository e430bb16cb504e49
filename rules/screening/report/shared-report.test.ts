import { describe, expect, it } from 'vitest';
import type { FocusGameResult, LetterQuizResult, TraitsQuestionnaireResult } from '../results.ts';
import { grownUpAdvice } from './grown-up-advice.ts';
import { hasAnyPart, type SeenPart, type SharedReport, sharedReport } from './shared-report.ts';

const checks = { focusedMoments: 40, totalChecks: 50 };
const focusGame = (change: Partial<FocusGameResult> & { timestamp: string }) => ({
  ...{ focusPercentage: 80, hasADHD: false, firstHalf: checks, secondHalf: checks, timeOnTargetMs: 40_000 },
  ...{ longestDriftMs: 1000, pointing: 'mouse' as const, validity: null },
  ...change,
});
const letterQuiz = (typed: string, timestamp: string): LetterQuizResult & { timestamp: string } => {
  const answers = [...'bcdefghijk'].map((heard, at) => ({ heard, typed: typed[at] ?? '', repeats: 0 }));
  const correct = answers.filter(({ heard, typed }) => heard === typed).length;
  return { timestamp, answers, correct, hasDyslexia: correct < 7, validity: null };
};
const questionnaire = (score: number, result: TraitsQuestionnaireResult['result'], timestamp: string) => ({
  ...{ timestamp, score, result, answers: [], validity: null },
});
const NOTHING = { 'focus-game': [], 'letter-quiz': [], 'traits-questionnaire': [] };
const NOT_DONE: SeenPart = { result: null, saysLittleAt: null };

describe('the report for a grown-up', () => {
  it('has the newest result of each part, as a figure and what it shows', () => {
    expect(
      sharedReport({
        'focus-game': [
          focusGame({ timestamp: '2', focusPercentage: 60, hasADHD: true }),
          focusGame({ timestamp: '1', focusPercentage: 90 }),
        ],
        'letter-quiz': [letterQuiz('bcdefghijk', '3')],
        'traits-questionnaire': [questionnaire(5, 'borderline', '4'), questionnaire(9, 'possible', '3')],
      }),
    ).toEqual({
      'focus-game': { result: { timestamp: '2', value: 60, seen: 'traits' }, saysLittleAt: null },
      'letter-quiz': { result: { timestamp: '3', value: 10, seen: 'few' }, saysLittleAt: null },
      'traits-questionnaire': { result: { timestamp: '4', value: 5, seen: 'borderline' }, saysLittleAt: null },
    });
  });

  it('leaves out an attempt that says little, and says that there was one when it is the newest', () => {
    const little = focusGame({ timestamp: '2', focusPercentage: 100, validity: 'clock-disagrees' });
    const telling = focusGame({ timestamp: '1', focusPercentage: 80 });
    const of = (games: readonly ReturnType<typeof focusGame>[]) =>
      sharedReport({ ...NOTHING, 'focus-game': games })['focus-game'];
    expect(of([little, telling])).toEqual({ result: { timestamp: '1', value: 80, seen: 'few' }, saysLittleAt: '2' });
    expect(of([telling, little])).toEqual({ result: { timestamp: '1', value: 80, seen: 'few' }, saysLittleAt: null });
    expect(of([little])).toEqual({ result: null, saysLittleAt: '2' });
  });

  it('tells a score that was missed only by letter size', () => {
    const { result } = sharedReport({ ...NOTHING, 'letter-quiz': [letterQuiz('BCDEFGHIJK', '1')] })['letter-quiz'];
    expect(result).toEqual({ timestamp: '1', value: 0, seen: 'only-case' });
  });

  it('knows whether any part was done', () => {
    expect(hasAnyPart(sharedReport(NOTHING))).toBe(false);
    expect(hasAnyPart({ ...sharedReport(NOTHING), 'letter-quiz': { result: null, saysLittleAt: '1' } })).toBe(true);
  });
});

describe('the advice for a grown-up', () => {
  const seen = (what: Partial<Record<keyof SharedReport, 'traits' | 'borderline' | 'few' | 'only-case'>>) => {
    const of = (part: keyof SharedReport): SeenPart =>
      what[part] ? { result: { timestamp: '1', value: 1, seen: what[part] }, saysLittleAt: null } : NOT_DONE;
    return grownUpAdvice({
      'focus-game': of('focus-game'),
      'letter-quiz': of('letter-quiz'),
      'traits-questionnaire': of('traits-questionnaire'),
    });
  };

  it('fits everybody where no traits were seen', () => {
    const general = {
      inClass: ['ask-what-helps', 'one-at-a-time'],
      atHome: ['same-times', 'say-what-went-well'],
      watched: ['places', 'good-days', 'help'],
      asksForReadingTest: false,
    };
    expect(seen({})).toEqual(general);
    expect(seen({ 'focus-game': 'few', 'letter-quiz': 'only-case' })).toEqual(general);
  });

  it('has two adjustments for each place from what was seen', () => {
    expect(seen({ 'letter-quiz': 'traits' })).toEqual({
      inClass: ['more-time', 'hear-texts'],
      atHome: ['read-together', 'roomy-letters'],
      watched: ['reading', 'places', 'good-days', 'help'],
      asksForReadingTest: true,
    });
  });

  it('takes one from each of two parts, and a part with traits before a borderline one', () => {
    const { inClass, atHome, watched } = seen({
      'focus-game': 'few',
      'letter-quiz': 'traits',
      'traits-questionnaire': 'borderline',
    });
    expect([inClass, atHome]).toEqual([
      ['more-time', 'say-changes'],
      ['read-together', 'written-plan'],
    ]);
    expect(watched).toEqual(['reading', 'company', 'places', 'good-days']);
  });
});
