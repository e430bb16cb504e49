import { useState } from 'react';
import type { Learner } from '#contract/learner.ts';
import { m } from '#messages';
import { forgetResultsOnDevice, moveToOutbox } from '../../api/device-results.ts';
import { type Delivery, deliver } from '../../api/outbox.ts';
import { useDeviceResultCount } from '../../api/use-device-result-count.ts';
import { Button } from '../../ui/button.tsx';
import { firstNumberWord, numberWord } from '../../ui/number-words.ts';
import { Stack } from '../../ui/stack.tsx';
import { Outcome, TwoSteps } from './two-steps.tsx';

type State = Delivery<unknown>['state'];

/** The results that only this device keeps: to add to the account, or to remove. */
export function ResultsOnDevice({ learner }: { learner: Learner }) {
  const count = useDeviceResultCount(learner.id);
  const [outcome, setOutcome] = useState<string | null>(null);

  const add = async () => {
    const states = await send(learner.id).catch(() => null);
    setOutcome(describeOutcome(states));
  };
  const forget = async () => {
    await forgetResultsOnDevice(learner.id);
    setOutcome(m['results_choice.device.removed']());
  };

  const results = { count, number: numberWord(count) };
  return (
    <>
      {outcome && <Outcome key={outcome}>{outcome}</Outcome>}
      {count > 0 && learner.keepsResults && (
        <Stack>
          <p>{m['results_choice.device.results']({ count, number: firstNumberWord(count) })}</p>
          <Button look="line" onPress={() => void add()}>
            {m['results_choice.device.add'](results)}
          </Button>
        </Stack>
      )}
      {count > 0 && (
        <TwoSteps
          sentence={m['results_choice.device.shown']()}
          first={m['results_choice.device.remove'](results)}
          question={m['results_choice.device.question'](results)}
          confirm={m['results_choice.device.confirm']()}
          decline={m['results_choice.device.decline']()}
          onConfirm={forget}
          faultSentence={() => m['results_choice.device.not_removed']()}
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
  if (states === null) return m['results_choice.device.not_added']();
  const sent = states.filter((state) => state === 'sent').length;
  if (sent === states.length) return m['results_choice.device.added']({ count: sent, number: firstNumberWord(sent) });
  if (states.includes('refused')) return m['results_choice.device.refused']();
  return m['results_choice.device.waiting']();
}
