import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { BodyOf } from '#contract/api.ts';
import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import { CONSENT_VERSIONS, needsGrownUpFor } from '#rules/people/consent.ts';
import { request, sentenceOf } from '../http/request.ts';
import { announce, useSession, useSessionCheck } from './session.tsx';

type Kind = 'results' | 'research';
type Given = { params: { learnerId: string }; body: BodyOf<'PUT /learners/:learnerId/consents/results'> };

const SEND: Record<Kind, (given: Given) => Promise<Partial<Learner>>> = {
  results: (given) => request('PUT /learners/:learnerId/consents/results', given),
  research: (given) => request('PUT /learners/:learnerId/consents/research', given),
};

/**
 * Sends the consent to store screening results in the account, or to give them to researchers. `sending`: the pending
 * answer. `grownUp`: the confirmation by an adult that consent requires for a child, otherwise null.
 */
export function useConsentAnswer(learner: Learner, kind: Kind) {
  const { changeLearner } = useSession();
  const { grownUp, isMissing } = useGrownUpConfirmation(learner, kind);
  const { isPending, isError, variables, error, mutate, reset } = useMutation({
    // Requests are sent one at a time, so that the server receives the last answer last.
    scope: { id: `${kind}-consent/${learner.id}` },
    mutationFn: (given: { answer: boolean; isGrownUp: boolean }) =>
      SEND[kind]({
        params: { learnerId: learner.id },
        body: { ...given, consentVersion: CONSENT_VERSIONS[kind] },
      }),
    onSuccess: (change) => {
      changeLearner(learner.id, (now) => ({ ...now, ...change }));
      announce();
    },
    onError: useSessionCheck(),
  });
  return {
    answer: (answer: boolean) => {
      if (answer && isMissing()) reset();
      else mutate({ answer, isGrownUp: grownUp?.isSelected ?? false });
    },
    sending: isPending ? variables.answer : null,
    problem: isError ? sentenceOf(error) : null,
    grownUp,
  };
}

function useGrownUpConfirmation({ ageBand }: Learner, kind: Kind) {
  const [isSelected, setIsSelected] = useState(false);
  const [error, setError] = useState<string>();
  if (!needsGrownUpFor(kind, ageBand)) return { grownUp: null, isMissing: () => false };
  const onChange = (isNow: boolean) => {
    setIsSelected(isNow);
    setError(undefined);
  };
  const isMissing = () => {
    if (!isSelected) setError(m['account.results_consent.grown_up_missing']());
    return !isSelected;
  };
  return { grownUp: { isSelected, error, onChange }, isMissing };
}
