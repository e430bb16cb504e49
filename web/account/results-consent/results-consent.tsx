import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import { useConsentAnswer } from '../../api/consent.ts';
import { useSession, useSessionCheck } from '../../api/session.tsx';
import { forgetResultsOnDevice, moveToOutbox, useDeviceResultCount } from '../../device/results/device-results.ts';
import { type Delivery, deliver } from '../../device/results/outbox.ts';
import { problemSentence } from '../../http/problem-sentences.ts';
import { request } from '../../http/request.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ChoiceGroup } from '../../ui/controls/choice-group.tsx';
import { Note, Stack } from '../../ui/layout/layout.tsx';
import { Announced } from '../../ui/words/announced.tsx';
import { joinSentences } from '../../ui/words/join-sentences.ts';
import { firstNumberWord, numberWord } from '../../ui/words/number-words.ts';
import { SettingsCard } from '../settings/settings-card.tsx';
import { GrownUpCheck } from '../sign-up-consent.tsx';
import { Outcome, TwoSteps } from './two-steps.tsx';

const EFFECTS = {
  account: m['results_consent.in_account_means'],
  device: m['results_consent.on_device_means'],
  unanswered: m['results_consent.unanswered_means'],
};

/** The consent to store test results in the account, and what can be done with existing results. */
export function ResultsConsent({ learner }: { learner: Learner }) {
  if (learner.isPupil)
    return (
      <SettingsCard title={m['results_consent.title']()}>
        <p>{learner.keepsResults ? m['pupils.result.kept']() : m['pupils.result.choice']()}</p>
      </SettingsCard>
    );
  return <OwnResultsConsent learner={learner} />;
}

function OwnResultsConsent({ learner }: { learner: Learner }) {
  const { answer, sending, problem, grownUp } = useConsentAnswer(learner, 'results');
  const { keepsResults } = learner;
  return (
    <SettingsCard title={m['results_consent.title']()}>
      {grownUp && <p>{m['shared.grown_up_answers']()}</p>}
      {grownUp && <GrownUpCheck {...grownUp} />}
      <Stack>
        <ChoiceGroup
          aria-label={m['results_consent.place']()}
          choices={[
            { value: 'account', label: m['results_consent.in_account']() },
            { value: 'device', label: m['results_consent.on_device']() },
          ]}
          value={placeOf(sending ?? keepsResults)}
          onChange={(place) => answer(place === 'account')}
        />
      </Stack>
      <Announced>{grownUp?.error}</Announced>
      <p role="status">{EFFECTS[placeOf(keepsResults) ?? 'unanswered']()}</p>
      {problem && <Note tone="danger">{joinSentences(problem, m['results_consent.unchanged']())}</Note>}
      {keepsResults === false && <ResultsInAccount learner={learner} />}
      <ResultsOnDevice learner={learner} />
    </SettingsCard>
  );
}

function placeOf(keepsResults: boolean | null) {
  if (keepsResults === null) return null;
  return keepsResults ? 'account' : 'device';
}

/** After consent is refused, earlier results stay in the account until the learner deletes them. */
function ResultsInAccount({ learner: { id } }: { learner: Learner }) {
  const { changeLearner } = useSession();
  const checkSession = useSessionCheck();
  const [isDeleted, setIsDeleted] = useState(false);
  const params = { learnerId: id };
  const { data: attempts } = useQuery({
    queryKey: ['attempts-in-account', id],
    queryFn: () => request('GET /learners/:learnerId/attempts', { params }),
    gcTime: 0,
  });
  const remove = async () => {
    await request('DELETE /learners/:learnerId/attempts', { params });
    changeLearner(id, (now) => ({ ...now, adhd: null, dyslexia: null, autism: null }));
    setIsDeleted(true);
  };

  if (isDeleted) return <Outcome>{m['results_consent.account.deleted']()}</Outcome>;
  if (!attempts || Object.values(attempts).every((ofPart) => ofPart.length === 0)) return null;
  return (
    <TwoSteps
      sentence={m['results_consent.account.kept']()}
      first={m['results_consent.account.delete']()}
      question={m['results_consent.account.question']()}
      confirm={m['results_consent.account.confirm']()}
      decline={m['results_consent.account.decline']()}
      onConfirm={remove}
      onError={checkSession}
    />
  );
}

type Deliveries = readonly Delivery<unknown>[];

/** The results that are stored only on this device, with buttons to add them to the account or to delete them. */
function ResultsOnDevice({ learner }: { learner: Learner }) {
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
