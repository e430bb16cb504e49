import { type NoTestReason, whyNoTests } from '#rules/screening/test-offer.ts';
import { keptTestsMode, useServerSetup } from './server-setup.ts';
import { useSession } from './session.tsx';

/** Why no test is offered to the learner or visitor of this page; null where tests are offered. */
export function useNoTests(): NoTestReason | null {
  const { learner, status } = useSession().session;
  const setup = useServerSetup({ isNeeded: status === 'signed-out' });
  // A learner stored by an earlier version lacks the reason.
  if (learner) return learner.noTests ?? null;
  return status === 'loading' ? null : whyNoTests(setup?.tests ?? keptTestsMode(), null);
}
