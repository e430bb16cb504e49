import { useReducer, useState } from 'react';
import { Link } from 'react-router';
import {
  answersGiven,
  NEW_SELF_ASSESSMENT_STATE,
  selfAssessmentReducer,
} from '#rules/quizzes/self-assessment-reducer.ts';
import { PATHS } from '../../app/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { ArrowLeftIcon } from '../../ui/icons.ts';
import layout from '../../ui/layout.module.css';
import { QuizComplete } from './quiz-complete.tsx';
import css from './self-assessment.module.css';
import { StatementCard } from './statement-card.tsx';

export const meta = () => [{ title: 'Cognitive Perception & Social Understanding Quiz | #thembstudy' }];
export const handle = { footer: false };

/** Ten statements, four answers each, and a way of looking at things. Nothing of it is sent or kept. */
export default function SelfAssessmentPage() {
  const [sitting, happened] = useReducer(selfAssessmentReducer, NEW_SELF_ASSESSMENT_STATE);
  const [isRetake, setIsRetake] = useState(false);
  const isOver = sitting.phase === 'finished';
  const retake = () => {
    setIsRetake(true);
    happened({ type: 'restarted' });
  };
  return (
    <main id="main" className={classNames(layout.pageQuiz, layout.stack, layout.stackM, layout.stackWide)}>
      {isOver ? (
        <QuizComplete answers={answersGiven(sitting)} onRetake={retake} />
      ) : (
        <>
          <Link to={PATHS.dashboard} className={layout.back}>
            <ArrowLeftIcon />
            Stop here
          </Link>
          <h1 className={css.title}>Cognitive Perception & Social Understanding Quiz</h1>
          <StatementCard
            key={sitting.at}
            sitting={sitting}
            takesFocus={isRetake || sitting.answers.some((answer) => answer !== null)}
            onAnswer={(answer) => happened({ type: 'answer-chosen', answer })}
            onGoBack={() => happened({ type: 'previous-requested' })}
          />
          <p className={classNames(layout.soft, layout.small)}>
            Your answers are not sent or kept. Written for adults. For a child, a grown-up answers with them.
          </p>
        </>
      )}
    </main>
  );
}
