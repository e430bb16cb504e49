import { describe, expect, it } from 'vitest';
import {
  answerOnScreen,
  isLastStatement,
  NEW_QUESTIONNAIRE_STATE,
  type QuestionnaireEvent,
  type QuestionnaireState,
  questionnaireReducer,
  questionnaireReport,
  statementOnScreen,
} from './questionnaire-reducer.ts';
import { TRAIT_STATEMENTS, type TraitAnswer } from './traits-questionnaire.ts';

const following = (state: QuestionnaireState, ...events: QuestionnaireEvent[]) =>
  events.reduce(questionnaireReducer, state);
const chosen = (answer: TraitAnswer): QuestionnaireEvent => ({ type: 'answer-chosen', answer });
const nextAfter = (afterMs: number): QuestionnaireEvent => ({ type: 'next-requested', afterMs });
const next = nextAfter(1500);
const goBack: QuestionnaireEvent = { type: 'previous-requested' };
const afterAnswers = (count: number) =>
  following(NEW_QUESTIONNAIRE_STATE, ...Array.from({ length: count }, () => [chosen('slightly-agree'), next]).flat());

describe('a question', () => {
  it('is the first statement without an answer at the start', () => {
    expect(statementOnScreen(NEW_QUESTIONNAIRE_STATE)).toBe(TRAIT_STATEMENTS[0]);
    expect(answerOnScreen(NEW_QUESTIONNAIRE_STATE)).toBeNull();
  });

  it('can be answered again before moving on', () => {
    const state = following(NEW_QUESTIONNAIRE_STATE, chosen('slightly-agree'), chosen('definitely-disagree'));
    expect(answerOnScreen(state)).toBe('definitely-disagree');
    expect(state).toMatchObject({ at: 0, answered: 0 });
  });

  it('has the time until its answer was confirmed first', () => {
    const state = following(NEW_QUESTIONNAIRE_STATE, nextAfter(200), chosen('slightly-agree'));
    expect(state.answeredAfterMs[0]).toBeNull();
    const again = following(state, nextAfter(900.4), goBack, chosen('slightly-disagree'), nextAfter(300));
    expect(again.answeredAfterMs[0]).toBe(900);
  });

  it('cannot be skipped', () => {
    const reminded = following(NEW_QUESTIONNAIRE_STATE, next);
    expect(reminded).toMatchObject({ at: 0, reminded: true });
    expect(following(reminded, chosen('slightly-agree'))).toMatchObject({ at: 0, reminded: false });
  });

  it('cannot go back before the first', () => {
    expect(following(NEW_QUESTIONNAIRE_STATE, goBack).at).toBe(0);
  });
});

describe('going back', () => {
  it('shows the earlier answer for changes and keeps the later ones', () => {
    const back = following(afterAnswers(3), chosen('definitely-agree'), goBack, goBack);
    expect(back).toMatchObject({ at: 1, answered: 3 });
    expect(answerOnScreen(back)).toBe('slightly-agree');
    const changed = following(back, chosen('slightly-disagree'), next, next);
    expect(answerOnScreen(changed)).toBe('definitely-agree');
    expect(changed).toMatchObject({ at: 3, answered: 3 });
    expect(changed.answers.slice(0, 3)).toEqual(['slightly-agree', 'slightly-disagree', 'slightly-agree']);
  });

  it('removes the reminder', () => {
    expect(following(afterAnswers(1), next, goBack).reminded).toBe(false);
  });
});

describe('the end', () => {
  it('requires the tenth answer', () => {
    expect(isLastStatement(afterAnswers(8))).toBe(false);
    expect(isLastStatement(afterAnswers(9))).toBe(true);
    expect(following(afterAnswers(9), next)).toMatchObject({ phase: 'asking', reminded: true });
    expect(afterAnswers(10)).toMatchObject({ phase: 'finished', answered: 10 });
  });

  it.each([chosen('slightly-agree'), next, goBack])('ignores all events: $type', (event) => {
    const finished = afterAnswers(10);
    expect(following(finished, event)).toBe(finished);
  });

  it('is reported as ten answers in the order of the statements', () => {
    const finished = following(
      afterAnswers(9),
      goBack,
      chosen('definitely-agree'),
      next,
      chosen('slightly-disagree'),
      next,
    );
    const report = questionnaireReport(finished, '2026-11-21T10:00:00.000Z');
    expect(report).toEqual({
      finishedAt: '2026-11-21T10:00:00.000Z',
      answers: [...Array<string>(8).fill('slightly-agree'), 'definitely-agree', 'slightly-disagree'],
      answeredAfterMs: Array(10).fill(1500),
    });
  });
});
