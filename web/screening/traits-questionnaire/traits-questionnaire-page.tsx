import { TRAITS_QUESTIONNAIRE } from '#rules/screening/traits-questionnaire.ts';
import { SavingNote } from '../../sitting/saving-note.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { PartFrame } from '../part-frame.tsx';
import { ResultsGate } from '../results-place/results-gate.tsx';
import { SENT_WORDS } from '../results-place/sent-words.ts';
import { StartsAgain } from '../starts-again.tsx';
import { usePagesAhead } from '../use-pages-ahead.ts';
import { QuestionnaireResult } from './questionnaire-result.tsx';
import { StatementForm } from './statement-form.tsx';
import { useQuestionnaire } from './use-questionnaire.ts';

export const meta = () => [{ title: 'Say what fits you | #thembstudy' }];
export const handle = { footer: false };

export default function TraitsQuestionnairePage() {
  return (
    <ResultsGate part="traits-questionnaire">
      <TraitsQuestionnaire />
    </ResultsGate>
  );
}

function TraitsQuestionnaire() {
  const { sitting, saving, wasUnfinished, tryAgain, choose, goBack, goOn } = useQuestionnaire();
  usePagesAhead('traits-questionnaire');
  const { phase, at, answered, answers } = sitting;
  const hasUnfinished = phase === 'asking' && answers.some((answer) => answer !== null);
  const words = `Question ${at + 1} of ${TRAITS_QUESTIONNAIRE.statements}`;

  return (
    <PartFrame part="traits-questionnaire" isUnfinished={hasUnfinished} isOver={phase === 'finished'}>
      {phase === 'asking' ? (
        <>
          {wasUnfinished && at === 0 && <StartsAgain />}
          <ProgressBar words={words} done={answered} of={TRAITS_QUESTIONNAIRE.statements} />
          <StatementForm
            key={at}
            sitting={sitting}
            takesFocus={at > 0 || answered > 0}
            onChoose={choose}
            onGoBack={goBack}
            onGoOn={goOn}
          />
          <p className={classNames(layout.soft, layout.small)}>
            Written for adults. For a child, a grown-up answers with them. You can stop at any time. Then this part
            starts again next time.
          </p>
        </>
      ) : (
        <QuestionnaireResult answers={answers.filter((answer) => answer !== null)} saving={saving}>
          <SavingNote saving={saving} sentWords={SENT_WORDS} onTryAgain={() => void tryAgain()} />
        </QuestionnaireResult>
      )}
    </PartFrame>
  );
}
