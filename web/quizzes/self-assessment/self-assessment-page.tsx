import { useEffect, useId, useReducer, useRef, useState } from 'react';
import type { Statements } from '#content/content.ts';
import { STATEMENTS } from '#content/statements.ts';
import { m } from '#messages';
import { DOUBLE_PRESS } from '#rules/quizzes/double-press.ts';
import {
  SELF_ASSESSMENT,
  SELF_ASSESSMENT_ANSWERS,
  SELF_ASSESSMENT_STATEMENTS,
  type SelfAssessmentAnswer,
} from '#rules/quizzes/self-assessment.ts';
import {
  answersGiven,
  NEW_SELF_ASSESSMENT_STATE,
  type SelfAssessmentState,
  selfAssessmentReducer,
} from '#rules/quizzes/self-assessment-reducer.ts';
import { useNoTests } from '../../api/test-offer.ts';
import { TestsOffPage } from '../../learner/tests-off.tsx';
import { PATHS } from '../../paths.ts';
import { AnswerButtons } from '../../play/choices/answer-buttons.tsx';
import { ListenButton } from '../../read-aloud/listen-button.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { ProgressBar } from '../../ui/figures/progress-bar.tsx';
import { ArrowLeftIcon } from '../../ui/icons.ts';
import { BackLink, classNames, Page, Row, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { ContentMissing } from '../../ui/loading/content-missing.tsx';
import { pageMeta } from '../../ui/words/page-meta.ts';
import { QuizComplete } from './quiz-complete.tsx';
import css from './self-assessment.module.css';

export const meta = pageMeta(m['quizzes.self_assessment.page_title'], m['quizzes.self_assessment.page_description']);
export const handle = { footer: false };

export default function SelfAssessmentPage() {
  return STATEMENTS ? (
    <OfferedSelfAssessment statements={STATEMENTS} />
  ) : (
    <ContentMissing part="statements" to={PATHS.dashboard} />
  );
}

function OfferedSelfAssessment({ statements }: { statements: Statements }) {
  const noTests = useNoTests();
  return noTests === null ? <SelfAssessment statements={statements} /> : <TestsOffPage reason={noTests} />;
}

/** Ten statements with four answers each. The answers are not sent or stored. */
function SelfAssessment({ statements }: { statements: Statements }) {
  const [state, dispatch] = useReducer(selfAssessmentReducer, NEW_SELF_ASSESSMENT_STATE);
  const [isRetake, setIsRetake] = useState(false);
  const isOver = state.phase === 'finished';
  const retake = () => {
    setIsRetake(true);
    dispatch({ type: 'restarted' });
  };
  return (
    <Page width="quiz" gap="m" isWide>
      {isOver ? (
        <QuizComplete answers={answersGiven(state)} onRetake={retake} />
      ) : (
        <>
          <BackLink to={PATHS.dashboard} label={m['quizzes.self_assessment.stop_here']()} />
          <div className={css.top}>
            <h1 className={css.title}>{m['quizzes.self_assessment.title']()}</h1>
            <ListenButton isSmall />
          </div>
          <StatementCard
            key={state.at}
            state={state}
            statements={statements}
            takesFocus={isRetake || state.answers.some((answer) => answer !== null)}
            onAnswer={(answer) => dispatch({ type: 'answer-chosen', answer })}
            onGoBack={() => dispatch({ type: 'previous-requested' })}
          />
          <p className={classNames(layout.soft, layout.small)}>{m['quizzes.self_assessment.about']()}</p>
        </>
      )}
    </Page>
  );
}

type StatementCardProps = {
  state: SelfAssessmentState;
  statements: Statements;
  onAnswer: (answer: SelfAssessmentAnswer) => void;
  onGoBack: () => void;
  /** Whether it replaces other content, so that it takes the focus to be read. */
  takesFocus: boolean;
};

/** One statement and its four answers; an answer leads to the next statement at once. */
function StatementCard({ state: { at, answers }, statements, onAnswer, onGoBack, takesFocus }: StatementCardProps) {
  const statement = useId();
  const id = SELF_ASSESSMENT_STATEMENTS[at];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Stack gap="m" isWide>
      <ProgressBar
        words={m['shared.traits.question']({ number: at + 1, count: SELF_ASSESSMENT.statements })}
        done={at}
        of={SELF_ASSESSMENT.statements}
      />
      <h2 ref={heading} id={statement} tabIndex={-1} className={css.statement}>
        {id && statements[id]}
      </h2>
      <AnswerButtons
        aria-labelledby={statement}
        answers={SELF_ASSESSMENT_ANSWERS.map((answer) => ({
          value: answer,
          label: m['shared.traits.answer']({ answer }),
          isChosen: answers[at] === answer,
        }))}
        onAnswer={onAnswer}
        readyAfterMs={DOUBLE_PRESS.withinMs}
      />
      {at > 0 && (
        <Row>
          <Button look="quiet" onPress={onGoBack}>
            <ArrowLeftIcon />
            {m['shared.traits.question_before']()}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
