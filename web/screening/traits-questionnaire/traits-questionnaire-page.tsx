import { useState } from 'react';
import type { Statements } from '#content/content.ts';
import { statementsOf } from '#content/statements.ts';
import { m } from '#messages';
import { getLocale } from '#messages/runtime';
import {
  NEW_QUESTIONNAIRE_STATE,
  type QuestionnaireEvent,
  questionnaireReducer,
  questionnaireReport,
} from '#rules/screening/questionnaire-reducer.ts';
import { TRAITS_QUESTIONNAIRE, type TraitAnswer } from '#rules/screening/traits-questionnaire.ts';
import { PATHS } from '../../app/paths.ts';
import { SavingNote } from '../../play/saving-note.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ContentMissing } from '../../ui/content-missing.tsx';
import layout from '../../ui/layout.module.css';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { PartFrame, StartsAgainNote } from '../part-frame.tsx';
import { usePreloadedPages } from '../preload-pages.ts';
import { ResultsGate } from '../results-gate.tsx';
import { useSaveAttempt } from '../use-save-attempt.ts';
import { QuestionnaireResult } from './questionnaire-result.tsx';
import { StatementForm } from './statement-form.tsx';

export const meta = () => [{ title: m['screening.traits_questionnaire.page_title']() }];
export const handle = { footer: false };

export default function TraitsQuestionnairePage() {
  const statements = statementsOf(getLocale());
  if (!statements) return <ContentMissing part="statements" to={PATHS.report} />;
  return (
    <ResultsGate part="traits-questionnaire">
      <TraitsQuestionnaire statements={statements} />
    </ResultsGate>
  );
}

function TraitsQuestionnaire({ statements }: { statements: Statements }) {
  const { state, saving, wasUnfinished, tryAgain, choose, goBack, goNext } = useQuestionnaire();
  usePreloadedPages('traits-questionnaire');
  const { phase, at, answered, answers } = state;
  const hasUnfinished = phase === 'asking' && answers.some((answer) => answer !== null);
  const words = m['shared.traits.question']({ number: at + 1, count: TRAITS_QUESTIONNAIRE.statements });

  return (
    <PartFrame part="traits-questionnaire" isUnfinished={hasUnfinished} isOver={phase === 'finished'}>
      {phase === 'asking' ? (
        <>
          {wasUnfinished && at === 0 && <StartsAgainNote />}
          <ProgressBar words={words} done={answered} of={TRAITS_QUESTIONNAIRE.statements} />
          <StatementForm
            key={at}
            state={state}
            statements={statements}
            takesFocus={at > 0 || answered > 0}
            onChoose={choose}
            onGoBack={goBack}
            onGoNext={goNext}
          />
          <p className={classNames(layout.soft, layout.small)}>{m['screening.traits_questionnaire.about']()}</p>
        </>
      ) : (
        <QuestionnaireResult answers={answers.filter((answer) => answer !== null)} saving={saving}>
          <SavingNote saving={saving} onTryAgain={tryAgain} />
        </QuestionnaireResult>
      )}
    </PartFrame>
  );
}

/** One questionnaire; the attempt is saved at its end. */
function useQuestionnaire() {
  const [state, setState] = useState(NEW_QUESTIONNAIRE_STATE);
  const { saving, wasUnfinished, begin, save, tryAgain } = useSaveAttempt('traits-questionnaire');

  const dispatch = (event: QuestionnaireEvent) => {
    const next = questionnaireReducer(state, event);
    setState(next);
    return next;
  };

  return {
    state,
    saving,
    wasUnfinished,
    tryAgain,
    choose: (answer: TraitAnswer) => {
      const isFirst = state.answers.every((given) => given === null);
      if (isFirst) begin();
      dispatch({ type: 'answer-chosen', answer });
    },
    goBack: () => dispatch({ type: 'previous-requested' }),
    goNext: () => {
      const next = dispatch({ type: 'next-requested' });
      if (next.phase === 'finished') void save(questionnaireReport(next, new Date().toISOString()));
    },
  };
}
