import { useId, useRef } from 'react';
import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import { useConsentAnswer } from '../api/consent.ts';
import { Button } from '../ui/controls/button.tsx';
import { Checkbox } from '../ui/controls/checkbox.tsx';
import { Card, Note, Stack } from '../ui/layout/layout.tsx';
import layout from '../ui/layout.module.css';

/** A question with two equally prominent answers. After a failed request, `onGoOn` continues without an answer. */
export function ResultsQuestion({ learner, onGoOn }: { learner: Learner; onGoOn: () => void }) {
  const id = useId();
  const question = useRef<HTMLElement>(null);
  const { answer, sending, problem, grownUp } = useConsentAnswer(learner, 'results');
  const who = { who: grownUp ? 'grown-up' : 'learner' };
  const answerYes = () => {
    if (grownUp && !grownUp.isSelected) question.current?.querySelector<HTMLElement>('[name="isGrownUp"]')?.focus();
    void answer(true);
  };
  return (
    <Card ref={question} isRoomy gap="s" isWide>
      <Stack gap="s">
        <h1>{m['screening.results_question.title'](who)}</h1>
        {grownUp && <p className={layout.small}>{m['shared.grown_up_answers']()}</p>}
      </Stack>
      {grownUp && (
        <Checkbox {...grownUp} name="isGrownUp" label={m['screening.results_question.is_grown_up']()} isRequired />
      )}
      <Stack gap="s" isWide>
        <p id={`${id}-yes`}>{m['screening.results_question.yes_means'](who)}</p>
        <Button look="line" isPending={sending === true} onPress={answerYes} aria-describedby={`${id}-yes`}>
          {m['screening.results_question.answer_yes']()}
        </Button>
      </Stack>
      <Stack gap="s" isWide>
        <p id={`${id}-no`}>{m['screening.results_question.no_means'](who)}</p>
        <Button
          look="line"
          isPending={sending === false}
          onPress={() => void answer(false)}
          aria-describedby={`${id}-no`}
        >
          {m['screening.results_question.answer_no']()}
        </Button>
      </Stack>
      <p>{m['screening.results_question.later'](who)}</p>
      {problem && <FailedNote problem={problem} onGoOn={onGoOn} />}
    </Card>
  );
}

function FailedNote({ problem, onGoOn }: { problem: string; onGoOn: () => void }) {
  return (
    <Note tone="danger">
      <p>{problem}</p>
      <p>{m['screening.results_question.not_saved']()}</p>
      <Button look="line" onPress={onGoOn}>
        {m['screening.results_question.go_on']()}
      </Button>
    </Note>
  );
}
