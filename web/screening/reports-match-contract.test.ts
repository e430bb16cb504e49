import fc from 'fast-check';
import { expect, it } from 'vitest';
import { letterQuizReportSchema, traitsQuestionnaireReportSchema } from '#contract/screening/screening-attempts.ts';
import { LETTER_QUIZ } from '#rules/screening/letter-quiz/letter-quiz.ts';
import {
  letterQuizReducer,
  letterQuizReport,
  newLetterQuizState,
} from '#rules/screening/letter-quiz/letter-quiz-reducer.ts';
import {
  NEW_QUESTIONNAIRE_STATE,
  questionnaireReducer,
  questionnaireReport,
} from '#rules/screening/questionnaire/questionnaire-reducer.ts';
import { TRAIT_ANSWERS } from '#rules/screening/questionnaire/traits-questionnaire.ts';

const finishedAt = '2026-11-21T10:00:00.000Z';

it('a finished letter quiz is a valid report for any typed text', () => {
  const anyText = fc.oneof(fc.string({ unit: 'binary', maxLength: 4 }), fc.string({ unit: 'grapheme', maxLength: 4 }));
  fc.assert(
    fc.property(fc.integer(), fc.array(anyText, { minLength: 10, maxLength: 10 }), (seed, texts) => {
      let state = letterQuizReducer(newLetterQuizState(seed, LETTER_QUIZ.alphabet), { type: 'started' });
      state = letterQuizReducer(state, { type: 'text-changed', text: state.testLetter });
      state = letterQuizReducer(state, { type: 'answer-submitted' });
      for (const text of texts) {
        state = letterQuizReducer(state, { type: 'text-changed', text });
        if (state.typed === '') state = letterQuizReducer(state, { type: 'text-changed', text: 'b' });
        state = letterQuizReducer(state, { type: 'answer-submitted', afterMs: 700.5 });
      }
      expect(state.phase).toBe('finished');
      expect(letterQuizReportSchema.safeParse(letterQuizReport(state, finishedAt)).error).toBeUndefined();
    }),
  );
});

it('a finished questionnaire is a valid report with the ten answers that were chosen', () => {
  const answersChosen = fc.array(fc.constantFrom(...TRAIT_ANSWERS), { minLength: 10, maxLength: 10 });
  fc.assert(
    fc.property(answersChosen, (chosen) => {
      let state = NEW_QUESTIONNAIRE_STATE;
      for (const answer of chosen) {
        state = questionnaireReducer(state, { type: 'answer-chosen', answer });
        state = questionnaireReducer(state, { type: 'next-requested', afterMs: 1200.7 });
      }
      const report = traitsQuestionnaireReportSchema.parse(questionnaireReport(state, finishedAt));
      expect(report.answers).toEqual(chosen);
    }),
  );
});
