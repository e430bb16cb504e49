import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import { useResultsAnswer } from '../../api/results-consent.ts';
import { useSession, useSessionCheck } from '../../api/session.tsx';
import { request } from '../../http/request.ts';
import { ChoiceGroup } from '../../ui/controls/choice-group.tsx';
import { Note } from '../../ui/layout/note.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Announced } from '../../ui/words/announced.tsx';
import { joinSentences } from '../../ui/words/join-sentences.ts';
import { SettingsCard } from '../settings/settings-card.tsx';
import { GrownUpCheck } from '../sign-up-consent.tsx';
import { ResultsOnDevice } from './results-on-device.tsx';
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
  const { answer, sending, problem, grownUp } = useResultsAnswer(learner);
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
