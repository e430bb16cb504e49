import { useReducer, useState } from 'react';
import type { Statements } from '#content/content.ts';
import { STATEMENTS } from '#content/statements.ts';
import { m } from '#messages';
import {
  answersGiven,
  NEW_SELF_ASSESSMENT_STATE,
  selfAssessmentReducer,
} from '#rules/quizzes/self-assessment-reducer.ts';
import { PATHS } from '../../paths.ts';
import { classNames } from '../../ui/layout/class-names.ts';
import { BackLink, Page } from '../../ui/layout/page.tsx';
import layout from '../../ui/layout.module.css';
import { ContentMissing } from '../../ui/loading/content-missing.tsx';
import { pageMeta } from '../../ui/words/page-meta.ts';
import { QuizComplete } from './quiz-complete.tsx';
import css from './self-assessment.module.css';
import { StatementCard } from './statement-card.tsx';

export const meta = pageMeta(m['quizzes.self_assessment.page_title'], m['quizzes.self_assessment.page_description']);
export const handle = { footer: false };

export default function SelfAssessmentPage() {
  return STATEMENTS ? (
    <SelfAssessment statements={STATEMENTS} />
  ) : (
    <ContentMissing part="statements" to={PATHS.dashboard} />
  );
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
          <h1 className={css.title}>{m['quizzes.self_assessment.title']()}</h1>
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
