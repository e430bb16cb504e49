import { describe, expect, it } from 'vitest';
import { inOrderFinished, nextPart, partNumber, partsDone, SCREENING_PARTS } from './screening-sequence.ts';

const [FIRST, SECOND, THIRD] = SCREENING_PARTS;

it('counts the parts from one, in the order in which they are taken', () => {
  expect(SCREENING_PARTS.map(partNumber)).toEqual([1, 2, 3]);
  expect(partNumber('focus-game')).toBe(1);
  expect(partNumber('traits-questionnaire')).toBe(3);
});

describe('the parts done in the sequence somebody is in', () => {
  it('are none before the first, then each once it was finished', () => {
    expect(partsDone([])).toEqual([]);
    expect(partsDone([FIRST])).toEqual([FIRST]);
    expect(partsDone([FIRST, SECOND])).toEqual([FIRST, SECOND]);
    expect(partsDone([FIRST, SECOND, THIRD])).toEqual([FIRST, SECOND, THIRD]);
  });

  it('are the same in whatever order and however often they were finished', () => {
    expect(partsDone([THIRD])).toEqual([THIRD]);
    expect(partsDone([THIRD, FIRST])).toEqual([FIRST, THIRD]);
    expect(partsDone([FIRST, FIRST, FIRST])).toEqual([FIRST]);
    expect(partsDone([SECOND, THIRD, SECOND, FIRST])).toEqual([FIRST, SECOND, THIRD]);
  });

  it('begin anew with the first part after a complete sequence, not with another', () => {
    const complete = [FIRST, SECOND, THIRD];
    expect(partsDone([...complete, FIRST])).toEqual([FIRST]);
    expect(partsDone([...complete, SECOND])).toEqual(complete);
    expect(partsDone([...complete, SECOND, THIRD])).toEqual(complete);
    expect(partsDone([...complete, THIRD, FIRST, SECOND])).toEqual([FIRST, SECOND]);
    expect(partsDone([...complete, FIRST, SECOND, THIRD])).toEqual(complete);
    expect(partsDone([...complete, ...complete, FIRST])).toEqual([FIRST]);
  });

  it('count the first part into the sequence that it completes', () => {
    expect(partsDone([SECOND, THIRD, FIRST])).toEqual([FIRST, SECOND, THIRD]);
    expect(partsDone([SECOND, THIRD, FIRST, FIRST])).toEqual([FIRST]);
  });
});

it('the next part is the first in order that is not done, and none after all three', () => {
  expect(nextPart([])).toBe(FIRST);
  expect(nextPart([FIRST])).toBe(SECOND);
  expect(nextPart([SECOND, THIRD])).toBe(FIRST);
  expect(nextPart([FIRST, THIRD])).toBe(SECOND);
  expect(nextPart([FIRST, SECOND])).toBe(THIRD);
  expect(nextPart([FIRST, SECOND, THIRD])).toBeNull();
});

it('attempts stand in the order of their instants; at the same instant in the order of the parts', () => {
  const at = (timestamp: string) => ({ timestamp });
  expect(inOrderFinished({ 'focus-game': [], 'letter-quiz': [], 'traits-questionnaire': [] })).toEqual([]);
  expect(
    inOrderFinished({
      'focus-game': [at('2026-11-21T10:00:00.001Z'), at('2026-11-20T23:59:59.999Z')],
      'letter-quiz': [at('2026-11-21T10:00:00.000Z')],
      'traits-questionnaire': [at('2026-11-21T10:00:00.000Z')],
    }),
  ).toEqual([FIRST, SECOND, THIRD, FIRST]);
});
