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

function stateAfter(...events: SelfAssessmentEvent[]): SelfAssessmentState {
  return events.reduce(selfAssessmentReducer, NEW_SELF_ASSESSMENT_STATE);
}

it('stores an answer and shows the next question', () => {
  const state = stateAfter(AGREE, AGREE);
  expect([state.phase, state.at, state.answers.slice(0, 3)]).toEqual([
    'asking',
    2,
    ['slightly-agree', 'slightly-agree', null],
  ]);
});

it('finishes with the tenth answer', () => {
  expect(stateAfter(...Array(9).fill(AGREE)).phase).toBe('asking');
  const over = stateAfter(...Array(10).fill(AGREE));
  expect([over.phase, answersGiven(over).length]).toEqual(['finished', 10]);
  expect(selfAssessmentReducer(over, AGREE)).toBe(over);
  expect(selfAssessmentReducer(over, BACK)).toBe(over);
});

it('goes back to change an answer, but not before the first question', () => {
  expect(stateAfter(BACK)).toBe(NEW_SELF_ASSESSMENT_STATE);
  const back = stateAfter(AGREE, AGREE, BACK);
  expect([back.at, back.answers[1]]).toEqual([1, 'slightly-agree']);
  const anew = selfAssessmentReducer(back, { type: 'answer-chosen', answer: 'definitely-disagree' });
  expect([anew.at, anew.answers[1]]).toEqual([2, 'definitely-disagree']);
});

it('can be restarted at any time', () => {
  expect(stateAfter(...Array(10).fill(AGREE), { type: 'restarted' })).toEqual(NEW_SELF_ASSESSMENT_STATE);
  expect(stateAfter(AGREE, { type: 'restarted' })).toEqual(NEW_SELF_ASSESSMENT_STATE);
});
