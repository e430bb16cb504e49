import { useEffect, useId, useRef } from 'react';
import {
  SELF_ASSESSMENT,
  SELF_ASSESSMENT_ANSWERS,
  SELF_ASSESSMENT_STATEMENTS,
  type SelfAssessmentAnswer,
} from '#rules/quizzes/self-assessment.ts';
import type { SelfAssessmentState } from '#rules/quizzes/self-assessment-reducer.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ArrowLeftIcon } from '../../ui/icons.ts';
import layout from '../../ui/layout.module.css';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { AnswerButtons } from '../answer-buttons.tsx';
import css from './self-assessment.module.css';

type StatementCardProps = {
  sitting: SelfAssessmentState;
  onAnswer: (answer: SelfAssessmentAnswer) => void;
  onGoBack: () => void;
  /** Something else stood here before, so that this has to be read out. */
  takesFocus: boolean;
};

const LABELS: Record<SelfAssessmentAnswer, string> = {
  'definitely-agree': 'Definitely Agree',
  'slightly-agree': 'Slightly Agree',
  'slightly-disagree': 'Slightly Disagree',
  'definitely-disagree': 'Definitely Disagree',
};

/** One statement and its four answers, each of which moves on at once. */
export function StatementCard({ sitting: { at, answers }, onAnswer, onGoBack, takesFocus }: StatementCardProps) {
  const statement = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className={classNames(layout.stack, layout.stackM, layout.stackWide)}>
      <ProgressBar
        words={`Question ${at + 1} of ${SELF_ASSESSMENT.statements}`}
        done={at}
        of={SELF_ASSESSMENT.statements}
      />
      <h2 ref={heading} id={statement} tabIndex={-1} className={css.statement}>
        {SELF_ASSESSMENT_STATEMENTS[at]}
      </h2>
      <AnswerButtons
        aria-labelledby={statement}
        answers={SELF_ASSESSMENT_ANSWERS.map((value) => ({
          value,
          label: LABELS[value],
          isChosen: answers[at] === value,
        }))}
        onAnswer={onAnswer}
      />
      {at > 0 && (
        <div className={layout.row}>
          <Button look="quiet" onPress={onGoBack}>
            <ArrowLeftIcon />
            Question before
          </Button>
        </div>
      )}
    </div>
  );
}
