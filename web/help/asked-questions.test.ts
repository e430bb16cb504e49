import { describe, expect, it } from 'vitest';
import { ANSWERS } from './answers.ts';
import { needsKindAnswer, searchAnswers } from './search-answers.ts';
import {
  ASKED_QUESTIONS,
  type AskedQuestion,
  HELD_OUT_QUESTIONS,
  NO_DISTRESS,
  SAID_IN_DISTRESS,
} from './testing/asked-questions.ts';

const LEAST_SHARE = 0.9;

/** What a question gets first. */
function firstOf(typed: string): string {
  return needsKindAnswer(typed) ? 'kind' : (searchAnswers(typed)?.[0]?.id ?? 'none');
}

const isRight = ({ typed, first }: AskedQuestion) => [first].flat().includes(firstOf(typed));

// The figures stand in the names, so that the report of the tests shows them.
describe.each([
  ['with which the search was tuned', ASKED_QUESTIONS, 60],
  ['that were held out', HELD_OUT_QUESTIONS, 30],
])('the questions of children %s', (_name, questions, count) => {
  const right = questions.filter(isRight);
  const [offTopic, distressed] = ['none', 'kind'].map((first) => questions.filter((each) => each.first === first));
  const rightOf = (some: readonly AskedQuestion[] = []) => `${some.filter(isRight).length} of ${some.length}`;

  it(`get the right answer first: ${rightOf(questions)}, and of those off topic ${rightOf(offTopic)}`, () => {
    expect(questions).toHaveLength(count);
    expect(right.length / questions.length).toBeGreaterThanOrEqual(LEAST_SHARE);
  });

  it(`always get the kind answer when they are of distress: ${rightOf(distressed)}`, () => {
    expect(distressed?.filter((each) => !isRight(each))).toEqual([]);
  });

  it('lead to answers that exist', () => {
    const ids = ANSWERS.map(({ id }) => id);
    for (const id of questions.flatMap(({ first }) => (typeof first === 'string' ? [] : first)))
      expect(ids).toContain(id);
  });
});

describe('the kind answer', () => {
  it.each(SAID_IN_DISTRESS)('comes for "%s"', (typed) => {
    expect(needsKindAnswer(typed)).toBe(true);
  });

  it.each(NO_DISTRESS)('does not come for "%s"', (typed) => {
    expect(needsKindAnswer(typed)).toBe(false);
  });

  it.each(ANSWERS.map(({ title }) => title()))('does not come for the question "%s"', (title) => {
    expect(needsKindAnswer(title)).toBe(false);
  });

  it.each(['', '   ', '?', 'the'])('does not come for "%s"', (typed) => {
    expect(needsKindAnswer(typed)).toBe(false);
  });
});
