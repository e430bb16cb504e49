import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { useSession } from '../../api/session.tsx';
import { PartFrame } from '../part-frame.tsx';
import { ResultsPlaceContext } from './results-place.ts';
import { ResultsQuestion } from './results-question.tsx';

/** Asks a learner once, before their first part, whether their results are to be kept in the account. */
export function ResultsGate({ part, children }: { part: ScreeningPart; children: ReactNode }) {
  const { learner } = useSession().session;
  const [hasBegun, setHasBegun] = useState(false);
  /** Who could not be asked, and goes on without an answer this time. */
  const [unasked, setUnasked] = useState<string | null>(null);
  const isUnasked = learner !== null && learner.id === unasked;
  const isAsking = learner?.keepsResults === null && !isUnasked && !hasBegun;
  useFocusAfter(isAsking);

  if (isAsking)
    return (
      <PartFrame part={part}>
        <ResultsQuestion key={learner.id} learner={learner} onGoOn={() => setUnasked(learner.id)} />
      </PartFrame>
    );
  const place = { isOnlyHere: isUnasked, begun: () => setHasBegun(true) };
  return <ResultsPlaceContext value={place}>{children}</ResultsPlaceContext>;
}

/** The button that was pressed is gone with the question: what comes instead begins at its title. */
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
