import { useState } from 'react';
import type { Learner } from '#contract/learner.ts';
import { numberWord, sentenceCase } from '#rules/number-words.ts';
import { forgetResultsOnDevice, moveToOutbox } from '../../api/device-results.ts';
import { type Delivery, deliver } from '../../api/outbox.ts';
import { useResultsHere } from '../../api/results-here.ts';
import { Button } from '../../ui/button.tsx';
import layout from '../../ui/layout.module.css';
import { Outcome } from './outcome.tsx';
import { TwoSteps } from './two-steps.tsx';

type State = Delivery<unknown>['state'];

/** What this device keeps of a learner's results: how many, how they get into the account, and how they go away. */
export function ResultsHere({ learner }: { learner: Learner }) {
  const count = useResultsHere(learner.id);
  const [outcome, setOutcome] = useState<string | null>(null);

  const add = async () => {
    const states = await send(learner.id).catch(() => null);
    setOutcome(describeOutcome(states));
  };
  const forget = async () => {
    try {
      await forgetResultsOnDevice(learner.id);
    } catch {
      return 'They could not be removed. Try again.';
    }
    setOutcome('This device keeps none of your test results now.');
    return null;
  };

  return (
    <>
      {outcome && <Outcome key={outcome}>{outcome}</Outcome>}
      {count > 0 && learner.keepsResults && (
        <div className={layout.stack}>
          <p>{`${results(count)} on this device and not in your account.`}</p>
          <Button look="line" onPress={() => void add()}>
            {`Add ${theResults(count)} kept on this device to your account`}
          </Button>
        </div>
      )}
      {count > 0 && (
        <TwoSteps
          sentence="What is kept on this device shows only while you are logged in here."
          first={`Remove ${theResults(count)} from this device`}
          question={`Remove ${theResults(count)} from this device? They cannot be brought back.`}
          confirm="Remove"
          decline="Keep"
          onConfirm={forget}
        />
      )}
    </>
  );
}

async function send(learnerId: string): Promise<State[]> {
  const moved = await moveToOutbox(learnerId);
  const deliveries = moved.map((each) => deliver(each).catch(() => ({ state: 'waiting' as const })));
  return (await Promise.all(deliveries)).map(({ state }) => state);
}

function describeOutcome(states: readonly State[] | null): string {
  if (states === null) return 'This device could not do that. Load the page again and try once more.';
  const sent = states.filter((state) => state === 'sent').length;
  if (sent === states.length) return `${results(sent)} in your account now.`;
  if (states.includes('refused')) return 'The server did not take all of them. Your report says why.';
  return 'The server does not answer. They are kept on this device and are sent later.';
}

function results(count: number): string {
  return sentenceCase(`${numberWord(count)} ${count === 1 ? 'test result is' : 'test results are'}`);
}

function theResults(count: number): string {
  return count === 1 ? 'the one result' : `the ${numberWord(count)} results`;
}
