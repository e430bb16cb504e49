import { expect, it } from 'vitest';
import {
  answersGiven,
  NEW_SELF_ASSESSMENT_STATE,
  type SelfAssessmentEvent,
  type SelfAssessmentState,
  selfAssessmentReducer,
} from './self-assessment-reducer.ts';

const AGREE: SelfAssessmentEvent = { type: 'answer-chosen', answer: 'slightly-agree' };
const BACK: SelfAssessmentEvent = { type: 'previous-requested' };

function sittingAfter(...events: SelfAssessmentEvent[]): SelfAssessmentState {
  return events.reduce(selfAssessmentReducer, NEW_SELF_ASSESSMENT_STATE);
}

it('stores an answer and shows the next question', () => {
  const sitting = sittingAfter(AGREE, AGREE);
  expect([sitting.phase, sitting.at, sitting.answers.slice(0, 3)]).toEqual([
    'asking',
    2,
    ['slightly-agree', 'slightly-agree', null],
  ]);
});

it('finishes with the tenth answer', () => {
  expect(sittingAfter(...Array(9).fill(AGREE)).phase).toBe('asking');
  const over = sittingAfter(...Array(10).fill(AGREE));
  expect([over.phase, answersGiven(over).length]).toEqual(['finished', 10]);
  expect(selfAssessmentReducer(over, AGREE)).toBe(over);
  expect(selfAssessmentReducer(over, BACK)).toBe(over);
});

it('goes back to change an answer, but not before the first question', () => {
  expect(sittingAfter(BACK)).toBe(NEW_SELF_ASSESSMENT_STATE);
  const back = sittingAfter(AGREE, AGREE, BACK);
  expect([back.at, back.answers[1]]).toEqual([1, 'slightly-agree']);
  const anew = selfAssessmentReducer(back, { type: 'answer-chosen', answer: 'definitely-disagree' });
  expect([anew.at, anew.answers[1]]).toEqual([2, 'definitely-disagree']);
});

it('can be restarted at any time', () => {
  expect(sittingAfter(...Array(10).fill(AGREE), { type: 'restarted' })).toEqual(NEW_SELF_ASSESSMENT_STATE);
  expect(sittingAfter(AGREE, { type: 'restarted' })).toEqual(NEW_SELF_ASSESSMENT_STATE);
});
