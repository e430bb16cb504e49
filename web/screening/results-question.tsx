import { useRef } from 'react';
import type { Learner } from '#contract/learner.ts';
import { m } from '#messages';
import { useResultsAnswer } from '../api/results-consent.ts';
import { ListenButton } from '../read-aloud/listen-button.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Facts } from '../ui/facts.tsx';
import layout from '../ui/layout.module.css';
import { Note } from '../ui/note.tsx';
import { Row, Stack } from '../ui/stack.tsx';

type ResultsQuestionProps = { learner: Learner; onGoOn: () => void };

/** A question with two answers of the same weight. After a failed request, `onGoOn` goes on without an answer. */
export function ResultsQuestion({ learner, onGoOn }: ResultsQuestionProps) {
  const question = useRef<HTMLElement>(null);
  const { answer, sending, fault, grownUp } = useResultsAnswer(learner);
  const who = { who: grownUp ? 'grown-up' : 'learner' };
  const answerYes = () => {
    if (grownUp && !grownUp.isSelected) question.current?.querySelector<HTMLElement>('[name="isGrownUp"]')?.focus();
    void answer(true);
  };
  return (
    <Card ref={question} isRoomy gap="m" isWide>
      <Stack gap="s">
        <h1>{m['screening.results_question.title'](who)}</h1>
        {grownUp && <p className={layout.lead}>{m['shared.grown_up_answers']()}</p>}
      </Stack>
      <Facts
        facts={[
          { term: m['screening.results_question.yes'](), detail: m['screening.results_question.yes_means'](who) },
          { term: m['screening.results_question.no'](), detail: m['screening.results_question.no_means'](who) },
        ]}
      />
      <p>{m['screening.results_question.later'](who)}</p>
      {grownUp && (
        <Checkbox {...grownUp} name="isGrownUp" label={m['screening.results_question.is_grown_up']()} isRequired />
      )}
      <Row>
        <Button size="l" look="line" isPending={sending === true} onPress={answerYes}>
          {m['screening.results_question.answer_yes']()}
        </Button>
        <Button size="l" look="line" isPending={sending === false} onPress={() => void answer(false)}>
          {m['screening.results_question.answer_no']()}
        </Button>
      </Row>
      <ListenButton />
      {fault && <FailedNote fault={fault} onGoOn={onGoOn} />}
    </Card>
  );
}

function FailedNote({ fault, onGoOn }: { fault: string; onGoOn: () => void }) {
  return (
    <Note tone="danger">
      <p>{fault}</p>
      <p>{m['screening.results_question.not_saved']()}</p>
      <Button look="line" onPress={onGoOn}>
        {m['screening.results_question.go_on']()}
      </Button>
    </Note>
  );
}
