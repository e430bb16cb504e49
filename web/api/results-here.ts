import { useEffect, useState } from 'react';
import { resultsOnDevice } from './device-results.ts';
import { onOutboxChange } from './outbox.ts';

/** How many results of a learner this device keeps for them alone, kept up to date. */
export function useResultsHere(owner: string): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isGone = false;
    const show = (found: readonly unknown[]) => !isGone && setCount(found.length);
    // A browser that forbids keeping things keeps none.
    const read = () => void resultsOnDevice(owner).then(show, () => show([]));
    const stopListening = onOutboxChange(read);
    read();
    return () => {
      isGone = true;
      stopListening();
    };
  }, [owner]);
  return count;
}
