import { type ReactNode, Suspense, useState } from 'react';
import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import { isRequestProblem } from '../../http/request.ts';
import { ChunkMissing } from '../../ui/loading/chunk-missing.tsx';
import { lazyChunk } from '../../ui/loading/lazy-chunk.ts';

const FreshSignIn = lazyChunk(() => import('./fresh-sign-in.tsx').then((chunk) => chunk.FreshSignIn), ChunkMissing);

/**
 * An action for which the server may require a fresh sign-in. `run` does it; when `isNeeded`, show `signIn(again)` in place of
 * the form, which calls `again` after the sign-in.
 */
export function useFreshSignIn(learner: Learner, action: () => Promise<void>) {
  const [isNeeded, setIsNeeded] = useState(false);
  const run = async () => {
    setIsNeeded(false);
    try {
      await action();
    } catch (error) {
      if (!isRequestProblem(error, 'sign-in-again')) throw error;
      setIsNeeded(true);
    }
  };
  const signIn = (again: () => void): ReactNode => (
    <Suspense fallback={<p role="status">{m['shared.one_moment']()}</p>}>
      <FreshSignIn learner={learner} onDone={again} onCancel={() => setIsNeeded(false)} />
    </Suspense>
  );
  return { run, isNeeded, signIn };
}
