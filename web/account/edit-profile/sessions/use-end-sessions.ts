import { useState } from 'react';
import type { LearnerSession } from '#contract/sessions.ts';
import { isOtherSession, sentenceOf } from '../../../api/request.ts';
import { useSession } from '../../../api/session.tsx';
import { useSessions } from '../../../api/sessions.ts';

/** The sessions of a learner, and what came of ending some. `ending`: the id of the one that is being ended. */
export function useEndSessions(learnerId: string) {
  const { sessions, isAway, tryAgain, end } = useSessions(learnerId);
  const { refresh } = useSession();
  const [ending, setEnding] = useState<string | 'others' | null>(null);
  const [outcome, setOutcome] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  const ended = async (what: string, sessionId: string | undefined, words: string) => {
    if (ending) return;
    setEnding(what);
    setOutcome(null);
    setFault(null);
    try {
      await end(sessionId);
      setOutcome(words);
    } catch (error) {
      setFault(sentenceOf(error));
      if (isOtherSession(error)) void refresh();
    } finally {
      setEnding(null);
    }
  };

  return {
    sessions,
    isAway,
    tryAgain,
    ending,
    outcome,
    fault,
    end: ({ id, device }: LearnerSession) => ended(id, id, `${device} is signed out.`),
    endOthers: () => ended('others', undefined, 'All your other browsers are signed out.'),
  };
}
