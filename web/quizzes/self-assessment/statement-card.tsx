import { useEffect, useId, useRef } from 'react';
import type { Statements } from '#content/content.ts';
import { m } from '#messages';
import { DOUBLE_PRESS } from '#rules/quizzes/double-press.ts';
import {
  SELF_ASSESSMENT,
  SELF_ASSESSMENT_ANSWERS,
  SELF_ASSESSMENT_STATEMENTS,
  type SelfAssessmentAnswer,
} from '#rules/quizzes/self-assessment.ts';
import type { SelfAssessmentState } from '#rules/quizzes/self-assessment-reducer.ts';
import { AnswerButtons } from '../../play/choices/answer-buttons.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { ProgressBar } from '../../ui/figures/progress-bar.tsx';
import { ArrowLeftIcon } from '../../ui/icons.ts';
import { Row, Stack } from '../../ui/layout/stack.tsx';
import css from './self-assessment.module.css';

type StatementCardProps = {
  state: SelfAssessmentState;
  statements: Statements;
  onAnswer: (answer: SelfAssessmentAnswer) => void;
  onGoBack: () => void;
  /** Whether it replaces other content, so that it takes the focus to be read. */
  takesFocus: boolean;
};

/** One statement and its four answers; an answer leads to the next statement at once. */
export function StatementCard({
  state: { at, answers },
  statements,
  onAnswer,
  onGoBack,
  takesFocus,
}: StatementCardProps) {
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
