import { useRef, useState } from 'react';
import type { ResultsConsent, ResultsConsentAnswer } from '#contract/consents.ts';
import type { Learner } from '#contract/learner.ts';
import { needsGrownUp } from '#rules/age-band.ts';
import { CONSENT_VERSIONS } from '#rules/consent.ts';
import { isOtherSession, request, sentenceOf } from './request.ts';
import { announce, useSession } from './session.tsx';

/** What the grown-up says who says yes for a child under 13. To say no, nobody is needed. */
export type GrownUpWord = { isSelected: boolean; error: string | undefined; onChange: (isSelected: boolean) => void };

/**
 * Answers whether results of the screening are to be kept in the account, and says what became of the answer.
 * `grownUp`: null where the learner answers for themselves.
 */
export function useResultsAnswer(learner: Learner) {
  const { changeLearner, refresh } = useSession();
  const [sending, setSending] = useState<boolean | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const grownUp = useGrownUpWord(learner);
  /** One after the other, so that the last press is also the last that the server hears of. */
  const lastSent = useRef<Promise<unknown>>(Promise.resolve());

  const answer = async (wanted: boolean) => {
    setFault(null);
    if (wanted && grownUp?.isMissing()) return;
    setSending(wanted);
    const sent = lastSent.current.then(() => sendAnswer(learner.id, wanted, grownUp?.word.isSelected ?? false));
    const settled = sent.catch(() => undefined);
    lastSent.current = settled;
    try {
      const { keepsResults } = await sent;
      changeLearner(learner.id, (now) => ({ ...now, keepsResults }));
      announce();
    } catch (error) {
      setFault(sentenceOf(error));
      if (isOtherSession(error)) void refresh();
    }
    if (lastSent.current === settled) setSending(null);
  };
  return { answer, sending, fault, grownUp: grownUp?.word ?? null };
}

function useGrownUpWord({ ageBand }: Learner) {
  const [isSelected, setIsSelected] = useState(false);
  const [error, setError] = useState<string>();
  if (ageBand === null || !needsGrownUp(ageBand)) return null;
  const onChange = (isNow: boolean) => {
    setIsSelected(isNow);
    setError(undefined);
  };
  const isMissing = () => {
    if (!isSelected) setError('A grown-up has to tick this before the yes. If you are a child, ask one.');
    return !isSelected;
  };
  const word: GrownUpWord = { isSelected, error, onChange };
  return { word, isMissing };
}

/** Takes all results of the screening out of an account. Those on devices stay. */
export async function deleteResultsOfAccount(learnerId: string): Promise<void> {
  await request(`/api/learners/${learnerId}/attempts`, { method: 'DELETE' });
}

function sendAnswer(learnerId: string, answer: boolean, isGrownUp: boolean): Promise<ResultsConsentAnswer> {
  const body: ResultsConsent = { answer, isGrownUp, consentVersion: CONSENT_VERSIONS.results };
  return request(`/api/learners/${learnerId}/consents/results`, { method: 'PUT', body });
}
