import { Suspense } from 'react';
import type { FinishedWork } from '#rules/groups/assignments.ts';
import { useSession } from '../../api/session.tsx';
import { lazyChunk } from '../../ui/loading/lazy-chunk.ts';

const SetTaskShares = lazyChunk(async () => (await import('./set-task-shares.tsx')).SetTaskShares);

/** The switches for what a leader sees, if a leader set what is finished. `finished`: null until the server has it. */
export function SharesAfterTask({ finished }: { finished: FinishedWork | null }) {
  const { learner } = useSession().session;
  if (!learner || !finished) return null;
  return (
    <Suspense>
      <SetTaskShares learner={learner} finished={finished} />
    </Suspense>
  );
}
