import { useState } from 'react';
import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import { forgetResultsOnDevice, moveToOutbox } from '../../device/results/device-results.ts';
import { type Delivery, deliver } from '../../device/results/outbox.ts';
import { useDeviceResultCount } from '../../device/results/use-device-result-count.ts';
import { problemSentence } from '../../http/problem-sentences.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { firstNumberWord, numberWord } from '../../ui/words/number-words.ts';
import { Outcome, TwoSteps } from './two-steps.tsx';

type Deliveries = readonly Delivery<unknown>[];

/** The results that are stored only on this device, with buttons to add them to the account or to delete them. */
export function ResultsOnDevice({ learner }: { learner: Learner }) {
  const count = useDeviceResultCount(learner.id);
  const [outcome, setOutcome] = useState<string | null>(null);

  const add = async () => {
    setOutcome(describeOutcome(await send(learner.id).catch(() => null)));
  };
  const forget = async () => {
    await forgetResultsOnDevice(learner.id);
    setOutcome(m['results_consent.device.removed']());
  };

  const results = { count, number: numberWord(count) };
  return (
    <>
      {outcome && <Outcome key={outcome}>{outcome}</Outcome>}
      {count > 0 && learner.keepsResults && (
        <Stack>
          <p>{m['results_consent.device.results']({ count, number: firstNumberWord(count) })}</p>
          <Button look="line" onPress={() => void add()}>
            {m['results_consent.device.add'](results)}
          </Button>
        </Stack>
      )}
      {count > 0 && (
        <TwoSteps
          sentence={m['results_consent.device.shown']()}
          first={m['results_consent.device.remove'](results)}
          question={m['results_consent.device.question'](results)}
          confirm={m['results_consent.device.confirm']()}
          decline={m['results_consent.device.decline']()}
          onConfirm={forget}
          problemSentence={() => m['results_consent.device.not_removed']()}
        />
      )}
    </>
  );
}

async function send(learnerId: string): Promise<Deliveries> {
  const moved = await moveToOutbox(learnerId);
  return Promise.all(moved.map((each) => deliver(each).catch(() => ({ state: 'waiting' as const }))));
}

function describeOutcome(deliveries: Deliveries | null): string {
  if (deliveries === null) return m['results_consent.device.not_added']();
  const sent = deliveries.filter(({ state }) => state === 'sent').length;
  if (sent === deliveries.length)
    return m['results_consent.device.added']({ count: sent, number: firstNumberWord(sent) });
  if (deliveries.some(({ state }) => state === 'refused')) return m['results_consent.device.refused']();
  const isUnknown = deliveries.some((delivery) => delivery.state === 'waiting' && delivery.reason === 'unknown-kind');
  return isUnknown ? problemSentence('unknown-kind') : m['results_consent.device.waiting']();
}
