import type { SignInOutcome } from '#contract/sign-in.ts';

/** How signing in elsewhere ended, said by its window to the tab that opened it. It proves nothing: the server is asked. */
type SignInReport = { nonce: string; outcome: SignInOutcome };

const NAME = 'sign-in';

/** The contract has them too, together with much that a page need not load. */
const OUTCOMES: Record<SignInOutcome, true> = {
  done: true,
  'age-band-needed': true,
  denied: true,
  'account-not-linked': true,
  'way-in-use': true,
  expired: true,
  failed: true,
};

/** Says it to every tab of ours; the one that knows the nonce listens. */
export function report(said: SignInReport): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(said);
  channel.close();
}

/** Hears what windows report, until the answer is called. */
export function onReport(hear: (said: SignInReport) => unknown): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', ({ data }) => {
    if (isReport(data)) hear(data);
  });
  return () => channel.close();
}

export function isOutcome(word: unknown): word is SignInOutcome {
  return typeof word === 'string' && Object.hasOwn(OUTCOMES, word);
}

function isReport(data: unknown): data is SignInReport {
  const { nonce, outcome } = (data ?? {}) as Partial<SignInReport>;
  return typeof nonce === 'string' && isOutcome(outcome);
}
