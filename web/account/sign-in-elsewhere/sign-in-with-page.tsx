import { useSession } from '../../api/session.tsx';
import { PATHS } from '../../app/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import layout from '../../ui/layout.module.css';
import { Note } from '../../ui/note.tsx';
import { FreshSignIn } from '../fresh-sign-in/fresh-sign-in.tsx';
import { Over } from './over.tsx';
import { useOpening } from './use-opening.ts';
import { useWindowEnd } from './use-window-end.ts';
import { WindowFrame } from './window-frame.tsx';

export const meta = () => [{ title: 'Signing in | #thembstudy' }];
export const handle = { footer: false, bar: false };

/** Leads to the place where somebody signs in. The window is opened here, and not there, since only a press may open one. */
export default function SignInWithPage() {
  const { nonce, note, name, state, fault, start } = useOpening();
  const { isWindow, isOver, end } = useWindowEnd(nonce, note);
  const { learner } = useSession().session;
  if (isOver) return <Over />;
  const leave = (
    <Button look="line" onPress={() => end('failed')}>
      {isWindow ? 'Close this window' : 'Go back'}
    </Button>
  );
  if (state === 'unusable')
    return (
      <WindowFrame title="Nothing opens here">
        <p>This page needs a button in the app.</p>
        <div className={layout.row}>
          <ButtonLink to={PATHS.landing}>Go to the start page</ButtonLink>
        </div>
      </WindowFrame>
    );
  if (state === 'opening')
    return (
      <WindowFrame title={`Opening ${name}…`}>
        <p role="status">This takes a moment.</p>
      </WindowFrame>
    );
  if (state === 'stale' && learner)
    return (
      <WindowFrame title="Sign in again">
        <FreshSignIn learner={learner} onDone={start} onCancel={() => end('failed')} />
      </WindowFrame>
    );
  return (
    <WindowFrame title={fault ? `${name} did not open` : `Go on to ${name}?`}>
      {fault ? <Note tone="danger">{fault}</Note> : <p>You show there who you are. Then you come back here.</p>}
      <div className={layout.row}>
        <Button onPress={start}>{fault ? 'Try again' : 'Go on'}</Button>
        {leave}
      </div>
    </WindowFrame>
  );
}
