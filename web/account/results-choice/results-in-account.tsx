import { useState } from 'react';
import type { Learner } from '#contract/learner.ts';
import { isOtherSession, sentenceOf } from '../../api/request.ts';
import { deleteResultsOfAccount } from '../../api/results-consent.ts';
import { useResultsInAccount } from '../../api/results-in-account.ts';
import { useSession } from '../../api/session.tsx';
import { Outcome } from './outcome.tsx';
import { TwoSteps } from './two-steps.tsx';

/** After a no: what the account held before stays in it until the learner deletes it. */
export function ResultsInAccount({ learner }: { learner: Learner }) {
  const { changeLearner, refresh } = useSession();
  const areThere = useResultsInAccount(learner.id);
  const [isDeleted, setIsDeleted] = useState(false);

  const remove = async () => {
    try {
      await deleteResultsOfAccount(learner.id);
    } catch (error) {
      if (isOtherSession(error)) void refresh();
      return sentenceOf(error);
    }
    changeLearner(learner.id, (now) => ({ ...now, adhd: null, dyslexia: null, autism: null }));
    setIsDeleted(true);
    return null;
  };

  if (isDeleted) return <Outcome>Your account holds no test results now.</Outcome>;
  if (!areThere) return null;
  return (
    <TwoSteps
      sentence="Results from before stay in your account until you delete them."
      first="Delete test results from my account"
      question="Delete all test results from your account? They cannot be brought back."
      confirm="Delete them"
      decline="Keep them"
      onConfirm={remove}
    />
  );
}
