import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import { needsGrownUp } from '#rules/people/age-band.ts';
import { CONSENT_VERSIONS } from '#rules/people/consent.ts';
import { request, sentenceOf } from '../http/request.ts';
import { announce, useSession, useSessionCheck } from './session.tsx';

/**
 * Sends the consent to store screening results in the account. `sending`: the pending answer. `grownUp`: the
 * confirmation by an adult that consent requires for a learner under 13, otherwise null.
 */
export function useResultsAnswer(learner: Learner) {
  const { changeLearner } = useSession();
  const { grownUp, isMissing } = useGrownUpConfirmation(learner);
  const { isPending, isError, variables, error, mutate, reset } = useMutation({
    // Requests are sent one at a time, so that the server receives the last answer last.
    scope: { id: `results-consent/${learner.id}` },
    mutationFn: (given: { answer: boolean; isGrownUp: boolean }) =>
      request('PUT /learners/:learnerId/consents/results', {
        params: { learnerId: learner.id },
        body: { ...given, consentVersion: CONSENT_VERSIONS.results },
      }),
    onSuccess: ({ keepsResults }) => {
      changeLearner(learner.id, (now) => ({ ...now, keepsResults }));
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

function useGrownUpConfirmation({ ageBand }: Learner) {
  const [isSelected, setIsSelected] = useState(false);
  const [error, setError] = useState<string>();
  if (ageBand === null || !needsGrownUp(ageBand)) return { grownUp: null, isMissing: () => false };
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
