import { useRef } from 'react';
import type { Learner } from '#contract/learner.ts';
import { useResultsAnswer } from '../../api/results-consent.ts';
import { Button } from '../../ui/button.tsx';
import card from '../../ui/card.module.css';
import { Checkbox } from '../../ui/checkbox.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Facts } from '../../ui/facts.tsx';
import layout from '../../ui/layout.module.css';
import { Note } from '../../ui/note.tsx';

const WORDS = {
  learner: {
    title: 'Keep your results in your account?',
    yes: 'Your report opens on every device where you log in.',
    no: 'Your results stay on this device. They are not sent.',
    later: 'You can change this in Settings at any time.',
  },
  grownUp: {
    title: 'Keep the results in this account?',
    yes: 'The report opens on every device where this account is logged in.',
    no: 'The results stay on this device. They are not sent.',
    later: 'It can be changed in Settings at any time.',
  },
};

type ResultsQuestionProps = { learner: Learner; onGoOn: () => void };

/** One question with two answers of the same weight. `onGoOn` is called when it could not be answered now. */
export function ResultsQuestion({ learner, onGoOn }: ResultsQuestionProps) {
  const question = useRef<HTMLElement>(null);
  const { answer, sending, fault, grownUp } = useResultsAnswer(learner);
  const words = WORDS[grownUp ? 'grownUp' : 'learner'];
  const sayYes = () => {
    if (grownUp && !grownUp.isSelected) question.current?.querySelector<HTMLElement>('[name="isGrownUp"]')?.focus();
    void answer(true);
  };
  return (
    <section
      ref={question}
      className={classNames(card.card, card.roomy, layout.stack, layout.stackM, layout.stackWide)}
    >
      <div className={classNames(layout.stack, layout.stackS)}>
        <h1>{words.title}</h1>
        {grownUp && <p className={layout.lead}>A grown-up answers this: the one who looks after the account.</p>}
      </div>
      <Facts
        facts={[
          { term: 'Yes', detail: words.yes },
          { term: 'No', detail: words.no },
        ]}
      />
      <p>{words.later}</p>
      {grownUp && (
        <Checkbox {...grownUp} name="isGrownUp" label="I am a grown-up who looks after this child" isRequired />
      )}
      <div className={layout.row}>
        <Button size="l" look="line" isPending={sending === true} onPress={sayYes}>
          Yes, keep them
        </Button>
        <Button size="l" look="line" isPending={sending === false} onPress={() => void answer(false)}>
          No, only on this device
        </Button>
      </div>
      {fault && <Unanswered fault={fault} onGoOn={onGoOn} />}
    </section>
  );
}

function Unanswered({ fault, onGoOn }: { fault: string; onGoOn: () => void }) {
  return (
    <Note tone="danger">
      <p>{fault}</p>
      <p>Your answer is not saved. Press it again, or go on without an answer. Then this result is not sent.</p>
      <Button look="line" onPress={onGoOn}>
        Go on, only on this device this time
      </Button>
    </Note>
  );
}
