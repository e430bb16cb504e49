import { describe, expect, it } from 'vitest';
import { nextPart, partNumber, partsByFinishTime, partsDone, SCREENING_PARTS } from './screening-sequence.ts';

const [FIRST, SECOND, THIRD] = SCREENING_PARTS;

it('numbers the parts from 1 in order', () => {
  expect(SCREENING_PARTS.map(partNumber)).toEqual([1, 2, 3]);
  expect(partNumber('focus-game')).toBe(1);
  expect(partNumber('traits-questionnaire')).toBe(3);
});

describe('the parts done in the current sequence', () => {
  it('are all finished ones, at first none', () => {
    expect(partsDone([])).toEqual([]);
    expect(partsDone([FIRST])).toEqual([FIRST]);
    expect(partsDone([FIRST, SECOND])).toEqual([FIRST, SECOND]);
    expect(partsDone([FIRST, SECOND, THIRD])).toEqual([FIRST, SECOND, THIRD]);
  });

  it('do not depend on the order or number of attempts', () => {
    expect(partsDone([THIRD])).toEqual([THIRD]);
    expect(partsDone([THIRD, FIRST])).toEqual([FIRST, THIRD]);
    expect(partsDone([FIRST, FIRST, FIRST])).toEqual([FIRST]);
    expect(partsDone([SECOND, THIRD, SECOND, FIRST])).toEqual([FIRST, SECOND, THIRD]);
  });

  it('stay complete when single parts are repeated', () => {
    const complete = [FIRST, SECOND, THIRD];
    expect(partsDone([...complete, FIRST])).toEqual(complete);
    expect(partsDone([...complete, FIRST, FIRST])).toEqual(complete);
    expect(partsDone([...complete, FIRST, THIRD])).toEqual(complete);
    expect(partsDone([...complete, SECOND])).toEqual(complete);
    expect(partsDone([...complete, SECOND, THIRD])).toEqual(complete);
  });

  it('start again when the second part follows the first one after a complete sequence', () => {
    const complete = [FIRST, SECOND, THIRD];
    expect(partsDone([...complete, FIRST, SECOND])).toEqual([FIRST, SECOND]);
    expect(partsDone([...complete, THIRD, FIRST, SECOND])).toEqual([FIRST, SECOND]);
    expect(partsDone([...complete, FIRST, SECOND, THIRD])).toEqual(complete);
    expect(partsDone([...complete, ...complete, FIRST])).toEqual(complete);
  });

  it('include a first part that completes the sequence', () => {
    expect(partsDone([SECOND, THIRD, FIRST])).toEqual([FIRST, SECOND, THIRD]);
    expect(partsDone([SECOND, THIRD, FIRST, SECOND])).toEqual([FIRST, SECOND, THIRD]);
    expect(partsDone([SECOND, THIRD, FIRST, FIRST, SECOND])).toEqual([FIRST, SECOND]);
  });
});

it('continues with the first part that is not done, null after all three', () => {
  expect(nextPart([])).toBe(FIRST);
  expect(nextPart([FIRST])).toBe(SECOND);
  expect(nextPart([SECOND, THIRD])).toBe(FIRST);
  expect(nextPart([FIRST, THIRD])).toBe(SECOND);
  expect(nextPart([FIRST, SECOND])).toBe(THIRD);
  expect(nextPart([FIRST, SECOND, THIRD])).toBeNull();
});

it('orders attempts by instant, then by part', () => {
  const at = (timestamp: string) => ({ timestamp });
  expect(partsByFinishTime({ 'focus-game': [], 'letter-quiz': [], 'traits-questionnaire': [] })).toEqual([]);
  expect(
    partsByFinishTime({
      'focus-game': [at('2026-11-21T10:00:00.001Z'), at('2026-11-20T23:59:59.999Z')],
      'letter-quiz': [at('2026-11-21T10:00:00.000Z')],
      'traits-questionnaire': [at('2026-11-21T10:00:00.000Z')],
    }),
  ).toEqual([FIRST, SECOND, THIRD, FIRST]);
});
