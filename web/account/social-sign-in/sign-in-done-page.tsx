import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { m } from '#messages';
import { useServerSetup } from '../../api/server-setup.ts';
import { useSession } from '../../api/session.tsx';
import { pageMeta } from '../../ui/words/page-meta.ts';
import { NewAccount } from './new-account.tsx';
import { otherAccountMessage, outcomeMessage, outcomeTitle } from './sign-in-messages.ts';
import { isOutcome, noteOf, type SignInIntent } from './sign-in-window.ts';
import { SignInFailed, useWindowEnd, type WindowEnd, WindowOver, WindowPage } from './window-page.tsx';

export const meta = pageMeta(m['sign_in.window.page_title'], m['sign_in.window.page_description']);
export const handle = { footer: false, bar: false };

/** The redirect target of identity providers. Shows the outcome, or asks for the data that a new account needs. */
export default function SignInDonePage() {
  const { status } = useSession().session;
  const setup = useServerSetup();
  return status !== 'loading' && setup ? <SignInDone /> : <WindowPage title={m['shared.one_moment']()} />;
}

function SignInDone() {
  const [params] = useSearchParams();
  const nonce = params.get('nonce') ?? '';
  const reported = params.get('outcome');
  const outcome = isOutcome(reported) ? reported : 'failed';
  const [note] = useState(() => noteOf(nonce));
  const windowEnd = useWindowEnd(nonce, note);
  const provider = note?.way ?? null;
  const intent = note?.intent ?? 'sign-in';

  if (windowEnd.isOver) return <WindowOver />;
  if (outcome === 'done') return <SignedIn intent={intent} windowEnd={windowEnd} />;
  if (outcome !== 'age-band-needed')
    return (
      <SignInFailed
        title={outcomeTitle(outcome, intent)}
        outcome={outcome}
        message={outcomeMessage(outcome, provider, intent)}
        windowEnd={windowEnd}
      />
    );
  if (note?.intent === 'again')
    return <SignInFailed outcome="failed" message={otherAccountMessage(note.way)} windowEnd={windowEnd} />;
  return <NewAccount nonce={nonce} provider={provider} windowEnd={windowEnd} />;
}

/** Informs the other tabs of the sign-in, and closes the window. */
function SignedIn({ intent, windowEnd }: { intent: SignInIntent; windowEnd: WindowEnd }) {
  const { session, setSignedIn } = useSession();
  const tell = useEffectEvent(() => {
    if (session.learner) setSignedIn(session.learner);
    windowEnd.end('done');
  });
  useEffect(() => tell(), []);
  return (
    <WindowPage title={intent === 'link' ? m['sign_in.window.added']() : m['sign_in.window.signed_in']()}>
      <p role="status">{windowEnd.isWindow ? m['sign_in.window.closes']() : m['shared.one_moment']()}</p>
    </WindowPage>
  );
}
