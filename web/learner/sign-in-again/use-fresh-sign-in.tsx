import { type ReactNode, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import { isRequestProblem } from '../../http/request.ts';
import { type SubmitOptions, useSubmit } from '../../http/use-submit.ts';
import { ChunkMissing } from '../../ui/loading/chunk-missing.tsx';
import { lazyChunk } from '../../ui/loading/lazy-chunk.ts';

const FreshSignIn = lazyChunk(() => import('./fresh-sign-in.tsx').then((chunk) => chunk.FreshSignIn), ChunkMissing);

/**
 * `useSubmit` for an action for which the server may require a fresh sign-in. While it does, `signInAgain` is what to show in
 * place of the form; null otherwise. The action runs again after the sign-in. The focus returns to the form's button.
 */
export function useFreshSignIn<Field extends string = never>(
  learner: Learner,
  action: () => Promise<void>,
  options?: SubmitOptions<Field>,
) {
  const [isNeeded, setIsNeeded] = useState(false);
  const submission = useSubmit<Field>(async () => {
    try {
      await action();
    } catch (error) {
      if (!isRequestProblem(error, 'sign-in-again')) throw error;
      setIsNeeded(true);
    }
  }, options);
  const showForm = () => {
    flushSync(() => setIsNeeded(false));
    submission.form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  };
  const again = () => {
    showForm();
    submission.submit();
  };
  const signInAgain: ReactNode = isNeeded ? (
    <Suspense fallback={<p role="status">{m['shared.one_moment']()}</p>}>
      <FreshSignIn learner={learner} onDone={again} onCancel={showForm} />
    </Suspense>
  ) : null;
  return { ...submission, signInAgain };
}
