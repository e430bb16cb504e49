import { createContext, Fragment, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import type { ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { isTrying, useSession } from '../api/session.tsx';
import { useNoTests } from '../api/test-offer.ts';
import { usePlayerAge } from '../learner/player-age.ts';
import { TestsOffPage } from '../learner/tests-off.tsx';
import { GrownUpQuestion, useGrownUpQuestion } from './grown-up-question.tsx';
import { PartFrame } from './part-frame.tsx';
import { ResultsQuestion } from './results-question.tsx';
import { WhoQuestion } from './who-question.tsx';

type ResultsGateState = {
  /** Whether the answer could not be sent, so that new results stay on this device. */
  isDeviceOnly: boolean;
  /** Called when a part starts: the question must not interrupt it. */
  onBegin: () => void;
};

const Context = createContext<ResultsGateState>({ isDeviceOnly: false, onBegin: () => {} });

export function useResultsGate(): ResultsGateState {
  return useContext(Context);
}

/**
 * Before the first part: says where no test is offered, asks for an age that is not known, asks a child to get an adult, and asks a learner once for consent to store results in the
 * account.
 */
export function ResultsGate({ part, children }: { part: ScreeningPart; children: ReactNode }) {
  const { learner, status } = useSession().session;
  const [hasBegun, setHasBegun] = useState(false);
  /** The id of the learner whose answer could not be sent. */
  const [unanswered, setUnanswered] = useState<string | null>(null);
  const isUnanswered = learner !== null && learner.id === unanswered;
  const isAsking = learner?.keepsResults === null && !isTrying(learner) && !isUnanswered && !hasBegun;
  const age = usePlayerAge();
  const grownUp = useGrownUpQuestion(learner, age.ageBand);
  const noTests = useNoTests();
  const isAskingAge = status !== 'loading' && age.ageBand === null && !isTrying(learner) && !hasBegun;
  useFocusAfter(isAsking || grownUp.isAsking || isAskingAge);

  if (noTests !== null && !hasBegun) return <TestsOffPage reason={noTests} />;

  if (isAskingAge)
    return (
      <PartFrame part={part}>
        <WhoQuestion onAnswer={age.tell} />
      </PartFrame>
    );

  if (grownUp.isAsking && !hasBegun)
    return (
      <PartFrame part={part}>
        <GrownUpQuestion onYes={grownUp.answer} />
      </PartFrame>
    );

  if (isAsking)
    return (
      <PartFrame part={part}>
        <ResultsQuestion key={learner.id} learner={learner} onGoOn={() => setUnanswered(learner.id)} />
      </PartFrame>
    );
  return (
    <Context value={{ isDeviceOnly: isUnanswered, onBegin: () => setHasBegun(true) }}>
      {/* The key resets the part when the session becomes known. */}
      <Fragment key={status === 'loading' ? 'loading' : 'known'}>{children}</Fragment>
    </Context>
  );
}

/** Moves the focus to the title of the part after the question and its pressed button were removed. */
function useFocusAfter(isAsking: boolean): void {
  const wasAsking = useRef(isAsking);
  useEffect(() => {
    const isOver = wasAsking.current && !isAsking;
    wasAsking.current = isAsking;
    const title = isOver ? document.querySelector<HTMLElement>('#main h1') : null;
    if (!title) return;
    title.tabIndex = -1;
    title.focus();
  }, [isAsking]);
}
