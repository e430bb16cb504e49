import { useState } from 'react';
import { DidNotWork } from './did-not-work.tsx';
import { NewHere } from './new-here.tsx';
import { outcomeTitle, outcomeWords, strangerWords } from './outcome-words.ts';
import { Over } from './over.tsx';
import { isOutcome } from './sign-in-channel.ts';
import { noteOf } from './sign-in-note.ts';
import { SignedIn } from './signed-in.tsx';
import { useAsked } from './use-asked.ts';
import { useWindowEnd } from './use-window-end.ts';
import { wayName } from './way-names.ts';

export const meta = () => [{ title: 'Signing in | #thembstudy' }];
export const handle = { footer: false, bar: false };

/** Where somebody comes back to from another site: says what came of it, or asks what is missing for a new account. */
export default function SignInDonePage() {
  const asked = useAsked();
  const [nonce, said] = [asked('nonce'), asked('outcome')];
  const outcome = isOutcome(said) ? said : 'failed';
  const [note] = useState(() => noteOf(nonce));
  const windowEnd = useWindowEnd(nonce, note);
  const name = note ? wayName(note.way) : 'the other site';
  const intent = note?.intent ?? 'sign-in';

  if (windowEnd.isOver) return <Over />;
  if (outcome === 'done') return <SignedIn intent={intent} windowEnd={windowEnd} />;
  if (outcome !== 'age-band-needed')
    return (
      <DidNotWork
        title={outcomeTitle(outcome, intent)}
        outcome={outcome}
        message={outcomeWords(outcome, name, intent)}
        windowEnd={windowEnd}
      />
    );
  if (intent === 'again') return <DidNotWork outcome="failed" message={strangerWords(name)} windowEnd={windowEnd} />;
  return <NewHere nonce={nonce} name={name} windowEnd={windowEnd} />;
}
