import { useEffect, useEffectEvent } from 'react';
import { useSession } from '../../api/session.tsx';
import type { SignInIntent } from './sign-in-note.ts';
import type { WindowEnd } from './use-window-end.ts';
import { WindowFrame } from './window-frame.tsx';

/** The server has said with this page who is here: tells the other tabs, and is over. */
export function SignedIn({ intent, windowEnd }: { intent: SignInIntent; windowEnd: WindowEnd }) {
  const { session, arrive } = useSession();
  const tell = useEffectEvent(() => {
    if (session.learner) arrive(session.learner);
    windowEnd.end('done');
  });
  useEffect(() => tell(), []);
  return (
    <WindowFrame title={intent === 'link' ? 'It is added' : 'You are signed in'}>
      <p role="status">{windowEnd.isWindow ? 'This window closes.' : 'One moment.'}</p>
    </WindowFrame>
  );
}
