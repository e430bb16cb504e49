import { useState } from 'react';
import {
  NEW_QUESTIONNAIRE_STATE,
  type QuestionnaireEvent,
  questionnaireReducer,
  questionnaireReport,
} from '#rules/screening/questionnaire-reducer.ts';
import type { TraitAnswer } from '#rules/screening/traits-questionnaire.ts';
import { useSaveAttempt } from '../use-save-attempt.ts';

/** One sitting of the questionnaire; its answers are saved once, by the press that finishes it. */
export function useQuestionnaire() {
  const [sitting, setSitting] = useState(NEW_QUESTIONNAIRE_STATE);
  const { saving, wasUnfinished, begin, save, tryAgain } = useSaveAttempt('traits-questionnaire');

  const happened = (event: QuestionnaireEvent) => {
    const next = questionnaireReducer(sitting, event);
    setSitting(next);
    return next;
  };

  return {
    sitting,
    saving,
    wasUnfinished,
    tryAgain,
    choose: (answer: TraitAnswer) => {
      const isFirst = sitting.answers.every((given) => given === null);
      if (isFirst) begin();
      happened({ type: 'answer-chosen', answer });
    },
    goBack: () => happened({ type: 'previous-requested' }),
    goOn: () => {
      const next = happened({ type: 'next-requested' });
      if (next.phase === 'finished') void save(questionnaireReport(next, new Date().toISOString()));
    },
  };
}
