import { useRef, useState } from 'react';
import type { Statements } from '#content/content.ts';
import { CHILD_STATEMENTS, STATEMENTS } from '#content/statements.ts';
import { m } from '#messages';
import { needsGrownUp } from '#rules/people/age-band.ts';
import {
  answerOnScreen,
  NEW_QUESTIONNAIRE_STATE,
  type QuestionnaireEvent,
  questionnaireReducer,
  questionnaireReport,
} from '#rules/screening/questionnaire/questionnaire-reducer.ts';
import { TRAITS_QUESTIONNAIRE, type TraitAnswer } from '#rules/screening/questionnaire/traits-questionnaire.ts';
import { useSession } from '../../api/session.tsx';
import { usePlayerAge } from '../../learner/player-age.ts';
import { PATHS } from '../../paths.ts';
import { SavingNote } from '../../play/saving/saving-note.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { ProgressBar } from '../../ui/figures/progress-bar.tsx';
import { classNames, Note, Row } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { ContentMissing } from '../../ui/loading/content-missing.tsx';
import { pageMeta } from '../../ui/words/page-meta.ts';
import { PartFrame } from '../part-frame.tsx';
import { usePreloadedPages } from '../preload-pages.ts';
import { ResultsGate } from '../results-gate.tsx';
import { useSaveAttempt } from '../use-save-attempt.ts';
import { ExampleStatement } from './example-statement.tsx';
import { QuestionnaireResult } from './questionnaire-result.tsx';
import { StatementForm } from './statement-form.tsx';
import { storeAnswers, storedAnswers } from './stored-answers.ts';

export const meta = pageMeta(
  m['screening.traits_questionnaire.page_title'],
  m['screening.traits_questionnaire.page_description'],
);
export const handle = { footer: false };

export default function TraitsQuestionnairePage() {
  if (!STATEMENTS) return <ContentMissing part="statements" to={PATHS.report} />;
  return (
    <ResultsGate part="traits-questionnaire">
      <TraitsQuestionnaire statements={{ adult: STATEMENTS, child: CHILD_STATEMENTS ?? STATEMENTS }} />
    </ResultsGate>
  );
}

function TraitsQuestionnaire({ statements }: { statements: { adult: Statements; child: Statements } }) {
  const questionnaire = useQuestionnaire();
  const { state, isForChild, saving, wasLeft, tryAgain } = questionnaire;
  const [isTrying, setIsTrying] = useState(false);
  /** Whether the first statement replaces the pressed button, so that it takes the focus. */
  const [isBack, setIsBack] = useState(false);
  usePreloadedPages('traits-questionnaire');
  const { phase, at, answered } = state;
  const words = m['shared.traits.question']({ number: at + 1, count: TRAITS_QUESTIONNAIRE.statements });

  return (
    <PartFrame part="traits-questionnaire" isOver={phase === 'finished'}>
      {isTrying && (
        <ExampleStatement
          onOver={() => {
            setIsTrying(false);
            setIsBack(true);
          }}
        />
      )}
      {phase === 'asking' && !isTrying && (
        <>
          <ProgressBar words={words} done={answered} of={TRAITS_QUESTIONNAIRE.statements} />
          <StatementForm
            key={at}
            state={state}
            statements={isForChild ? statements.child : statements.adult}
            takesFocus={isBack || at > 0 || answered > 0}
            onChoose={questionnaire.choose}
            onGoBack={questionnaire.goBack}
            onGoNext={questionnaire.goNext}
          />
          {wasLeft && (
            <Note>
              <p>{m['screening.traits_questionnaire.goes_on']()}</p>
            </Note>
          )}
          {answerOnScreen(state) === null && answered === 0 && (
            <FirstChoices questionnaire={questionnaire} onTry={() => setIsTrying(true)} />
          )}
          <p className={classNames(layout.soft, layout.small)}>
            {isForChild
              ? m['screening.traits_questionnaire.about_for_child']()
              : m['screening.traits_questionnaire.about']()}
          </p>
        </>
      )}
      {phase === 'finished' && (
        <QuestionnaireResult
          state={state}
          isForChild={isForChild}
          saving={saving}
          onAgain={() => {
            questionnaire.startAgain();
            setIsBack(true);
          }}
        >
          <SavingNote saving={saving} onTryAgain={tryAgain} />
        </QuestionnaireResult>
      )}
    </PartFrame>
  );
}

type FirstChoicesProps = { questionnaire: ReturnType<typeof useQuestionnaire>; onTry: () => void };

/** Before the first answer: an example, and the option of wording for a child. */
function FirstChoices({ questionnaire: { isForChild, setIsForChild }, onTry }: FirstChoicesProps) {
  return (
    <Row>
      <Button look="quiet" onPress={onTry}>
        {m['screening.traits_questionnaire.example.try']()}
      </Button>
      <Button look="quiet" onPress={() => setIsForChild(!isForChild)}>
        {isForChild ? m['screening.traits_questionnaire.for_adult']() : m['screening.traits_questionnaire.for_child']()}
      </Button>
    </Row>
  );
}

/** One questionnaire, which continues after a reload; the attempt is saved at the end. */
function useQuestionnaire() {
  const { learner, status } = useSession().session;
  const owner = learner?.id ?? null;
  const [stored] = useState(() => (status === 'loading' ? null : storedAnswers(owner)));
  const [state, setState] = useState(stored?.state ?? NEW_QUESTIONNAIRE_STATE);
  const { ageBand } = usePlayerAge();
  const isChild = ageBand !== null && needsGrownUp(ageBand);
  const [isForChild, setIsForChild] = useState(stored?.isForChild ?? isChild);
  const [wasLeft, setWasLeft] = useState(stored?.state.answers.some((answer) => answer !== null) ?? false);
  const { saving, begin, save, tryAgain } = useSaveAttempt('traits-questionnaire');
  const hasBegun = useRef(false);

  const dispatch = (event: QuestionnaireEvent) => {
    const next = questionnaireReducer(state, event);
    setState(next);
    storeAnswers(owner, { state: next, isForChild });
    return next;
  };
  // After a reload the first press starts the attempt again.
  const beginOnce = () => {
    if (!hasBegun.current) begin();
    hasBegun.current = true;
  };

  return {
    state,
    isForChild,
    setIsForChild: (chosen: boolean) => {
      setIsForChild(chosen);
      storeAnswers(owner, { state, isForChild: chosen });
    },
    saving,
    /** Whether it continues an unfinished questionnaire. */
    wasLeft,
    tryAgain,
    choose: (answer: TraitAnswer) => {
      beginOnce();
      dispatch({ type: 'answer-chosen', answer });
    },
    goBack: () => dispatch({ type: 'previous-requested' }),
    goNext: (afterMs: number) => {
      beginOnce();
      setWasLeft(false);
      const next = dispatch({ type: 'next-requested', afterMs });
      if (next.phase === 'finished') void save(questionnaireReport(next, new Date().toISOString()));
    },
    startAgain: () => {
      hasBegun.current = false;
      setState(NEW_QUESTIONNAIRE_STATE);
    },
  };
}
