import { type FormEvent, useId, useRef } from 'react';
import {
  answerOnScreen,
  isLastStatement,
  type QuestionnaireState,
  statementOnScreen,
} from '#rules/screening/questionnaire-reducer.ts';
import type { TraitAnswer } from '#rules/screening/traits-questionnaire.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ArrowLeftIcon, InfoIcon } from '../../ui/icons.ts';
import layout from '../../ui/layout.module.css';
import { PartHeading } from '../part-heading.tsx';
import { ANSWER_CHOICES } from './answer-labels.ts';
import css from './traits-questionnaire.module.css';

type StatementFormProps = {
  sitting: QuestionnaireState;
  /** Whether another statement was on the screen before, so that this one has to be read out. */
  takesFocus: boolean;
  onChoose: (answer: TraitAnswer) => void;
  onGoBack: () => void;
  onGoOn: () => void;
};

/** One statement and its four answers. */
export function StatementForm({ sitting, takesFocus, onChoose, onGoBack, onGoOn }: StatementFormProps) {
  const statement = useId();
  const answers = useRef<HTMLDivElement>(null);

  const goOn = (event: FormEvent) => {
    event.preventDefault();
    onGoOn();
    if (answerOnScreen(sitting) === null) answers.current?.querySelector('input')?.focus();
  };

  return (
    <form className={classNames(layout.stack, layout.stackM, layout.stackWide)} onSubmit={goOn}>
      <PartHeading takesFocus={takesFocus} className={css.statement} id={statement}>
        {statementOnScreen(sitting).text}
      </PartHeading>
      <div ref={answers}>
        <ChoiceGroup
          aria-labelledby={statement}
          choices={ANSWER_CHOICES}
          value={answerOnScreen(sitting)}
          onChange={onChoose}
        />
      </div>
      <div role="status" className={css.reminder}>
        {sitting.reminded && (
          <>
            <InfoIcon />
            Choose one answer first.
          </>
        )}
      </div>
      <div className={classNames(layout.row, layout.rowApart)}>
        {sitting.at > 0 ? (
          <Button look="quiet" onPress={onGoBack}>
            <ArrowLeftIcon />
            Question before
          </Button>
        ) : (
          <span className={css.noBefore} />
        )}
        <Button type="submit" size="l">
          {isLastStatement(sitting) ? 'Finish' : 'Next question'}
        </Button>
      </div>
    </form>
  );
}
