import { type FormEvent, useId, useRef, useState } from 'react';
import type { Statements } from '#content/content.ts';
import { m } from '#messages';
import {
  answerOnScreen,
  isLastStatement,
  type QuestionnaireState,
  statementOnScreen,
} from '#rules/screening/questionnaire/questionnaire-reducer.ts';
import { TRAIT_ANSWERS, type TraitAnswer } from '#rules/screening/questionnaire/traits-questionnaire.ts';
import { useKeys } from '../../play/frame/use-keys.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ChoiceGroup } from '../../ui/controls/choice-group.tsx';
import { digitOf } from '../../ui/controls/digit-keys.ts';
import { ArrowLeftIcon, InfoIcon } from '../../ui/icons.ts';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { LIVE_REGION } from '../../ui/words/live-region.ts';
import { StepHeading } from '../part-frame.tsx';
import css from './traits-questionnaire.module.css';

type StatementFormProps = {
  state: QuestionnaireState;
  statements: Statements;
  /** Whether it replaces another statement, so that it takes the focus to be read. */
  takesFocus: boolean;
  onChoose: (answer: TraitAnswer) => void;
  onGoBack: () => void;
  /** `afterMs`: the time since the statement was shown. */
  onGoNext: (afterMs: number) => void;
};

/** One statement and its four answers. */
export function StatementForm({ state, statements, takesFocus, onChoose, onGoBack, onGoNext }: StatementFormProps) {
  const statement = useId();
  const answers = useRef<HTMLDivElement>(null);
  const [shownAt] = useState(() => performance.now());

  // The same keys as in the ten statements of `/Autism`.
  useKeys(true, (event) => {
    const answer = TRAIT_ANSWERS[(digitOf(event) ?? 0) - 1];
    if (answer) onChoose(answer);
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onGoNext(performance.now() - shownAt);
    if (answerOnScreen(state) === null) answers.current?.querySelector('input')?.focus();
  };

  return (
    <Stack as="form" gap="m" isWide onSubmit={submit}>
      <StepHeading takesFocus={takesFocus} className={css.statement} id={statement}>
        {statements[statementOnScreen(state).id]}
      </StepHeading>
      <div ref={answers}>
        <ChoiceGroup
          aria-labelledby={statement}
          choices={TRAIT_ANSWERS.map((answer) => ({ value: answer, label: m['shared.traits.answer']({ answer }) }))}
          value={answerOnScreen(state)}
          onChange={onChoose}
        />
      </div>
      <div {...LIVE_REGION} className={css.reminder}>
        {state.reminded && (
          <>
            <InfoIcon />
            {m['screening.traits_questionnaire.choose_first']()}
          </>
        )}
      </div>
      <Row isApart>
        {state.at > 0 ? (
          <div className={css.before}>
            <Button look="quiet" aria-label={m['shared.traits.question_before']()} onPress={onGoBack}>
              <ArrowLeftIcon />
              <span>{m['shared.traits.question_before']()}</span>
            </Button>
          </div>
        ) : (
          <span className={css.noBefore} />
        )}
        <Button type="submit" size="l">
          {isLastStatement(state)
            ? m['screening.traits_questionnaire.finish']()
            : m['screening.traits_questionnaire.next']()}
        </Button>
      </Row>
    </Stack>
  );
}
