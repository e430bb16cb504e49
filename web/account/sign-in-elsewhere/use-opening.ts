import { useEffect, useEffectEvent, useState } from 'react';
import { RequestProblem, sentenceOf } from '../../api/request.ts';
import { beginLink, beginSignIn } from '../../api/sign-in.ts';
import { isSocialProvider, noteOf } from './sign-in-note.ts';
import { useAsked } from './use-asked.ts';
import { isSetUp, wayName } from './way-names.ts';

/** As the server wants it: other links have none of that form. */
const NONCE = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

/** `unusable`: no button of ours leads here like this. `stale`: only who signed in a few minutes ago may go on. */
type OpeningState = 'unusable' | 'asking' | 'opening' | 'stale' | 'failed';

/**
 * Goes to the place where somebody signs in: at once in a window that the app has opened. Whoever came by any other
 * link is asked first, since they may not want to.
 */
export function useOpening() {
  const asked = useAsked();
  const [way, nonce, intent] = [asked('way'), asked('nonce'), asked('intent')];
  const [note] = useState(() => noteOf(nonce));
  const [state, setState] = useState<OpeningState>(() => firstState(way, nonce, note !== null));
  const [fault, setFault] = useState<string | null>(null);

  const start = async () => {
    setState('opening');
    setFault(null);
    try {
      const begin = intent === 'link' ? beginLink : beginSignIn;
      const address = await begin({ provider: way, nonce });
      // The other site gets no hold on the tab that opened this window.
      window.opener = null;
      location.replace(address);
    } catch (error) {
      if (error instanceof RequestProblem && error.code === 'sign-in-again') return setState('stale');
      setFault(sentenceOf(error));
      setState('failed');
    }
  };
  const startAtOnce = useEffectEvent(() => void (state === 'opening' && start()));
  useEffect(() => startAtOnce(), []);

  const name = isSocialProvider(way) ? wayName(way) : 'Another site';
  return { nonce, note, name, state, fault, start: () => void start() };
}

function firstState(way: string, nonce: string, isOurs: boolean): OpeningState {
  if (!isSocialProvider(way) || !isSetUp(way) || !NONCE.test(nonce)) return 'unusable';
  return isOurs ? 'opening' : 'asking';
}
