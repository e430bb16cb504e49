import fc from 'fast-check';
import { expect, it } from 'vitest';
import { letterQuizReportSchema, traitsQuestionnaireReportSchema } from '#contract/screening-attempts.ts';
import { letterQuizReducer, letterQuizReport, newLetterQuizState } from '#rules/screening/letter-quiz-reducer.ts';
import {
  NEW_QUESTIONNAIRE_STATE,
  questionnaireReducer,
  questionnaireReport,
} from '#rules/screening/questionnaire-reducer.ts';
import { TRAIT_ANSWERS } from '#rules/screening/traits-questionnaire.ts';

const finishedAt = '2026-11-21T10:00:00.000Z';

it('a finished letter quiz is a report as the server takes it, whatever was typed', () => {
  const anyText = fc.oneof(fc.string({ unit: 'binary', maxLength: 4 }), fc.string({ unit: 'grapheme', maxLength: 4 }));
  fc.assert(
    fc.property(fc.integer(), fc.array(anyText, { minLength: 10, maxLength: 10 }), (seed, texts) => {
      let sitting = letterQuizReducer(newLetterQuizState(seed), { type: 'started' });
      for (const text of texts) {
        sitting = letterQuizReducer(sitting, { type: 'text-changed', text });
        if (sitting.typed === '') sitting = letterQuizReducer(sitting, { type: 'text-changed', text: 'b' });
        sitting = letterQuizReducer(sitting, { type: 'answer-submitted' });
      }
      expect(sitting.phase).toBe('finished');
      expect(letterQuizReportSchema.safeParse(letterQuizReport(sitting, finishedAt)).error).toBeUndefined();
    }),
  );
});

it('a finished questionnaire is a report as the server takes it, with the ten answers that were chosen', () => {
  const answersChosen = fc.array(fc.constantFrom(...TRAIT_ANSWERS), { minLength: 10, maxLength: 10 });
  fc.assert(
    fc.property(answersChosen, (chosen) => {
      let sitting = NEW_QUESTIONNAIRE_STATE;
      for (const answer of chosen) {
        sitting = questionnaireReducer(sitting, { type: 'answer-chosen', answer });
        sitting = questionnaireReducer(sitting, { type: 'next-requested' });
      }
      const report = traitsQuestionnaireReportSchema.parse(questionnaireReport(sitting, finishedAt));
      expect(report.answers).toEqual(chosen);
    }),
  );
});
