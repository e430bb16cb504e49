import { useEffect, useEffectEvent, useState } from 'react';
import type { SocialProvider } from '#rules/sign-in-methods.ts';
import { type Session, useSession } from '../../api/session.tsx';
import { type OpenedWindow, openSignInWindow } from './open-window.ts';
import { type Message, notSetUpWords, outcomeWords, type Unfinished } from './outcome-words.ts';
import { onReport } from './sign-in-channel.ts';
import { dropNote, type SignInIntent } from './sign-in-note.ts';
import { isSetUp, wayName } from './way-names.ts';

export type SignInElsewhere = {
  /** In whose window somebody is to go on now. */
  waitingFor: SocialProvider | null;
  /** What came of the last try, while it is worth saying. */
  message: Message | null;
  /** Opens the window; has to be called within a press. */
  begin: (way: SocialProvider, intent: SignInIntent) => void;
  openAgain: () => void;
  /** Waits no longer. Who signs in after all is still taken over. */
  cancel: () => void;
  /** Takes the message away. */
  forget: () => void;
};

const AWAY = 'The server does not answer. Check the connection and try again.';

/** Signs in elsewhere, in a window of its own. `onDone` comes when the server has confirmed it. */
export function useSignInElsewhere(
  onDone: (intent: SignInIntent, way: SocialProvider) => void = () => {},
): SignInElsewhere {
  const [begun] = useState(() => new Map<string, OpenedWindow>());
  const [waiting, setWaiting] = useState<OpenedWindow | null>(null);
  const [message, setMessage] = useState<Message | null>(null);

  const begin = (way: SocialProvider, intent: SignInIntent) => {
    if (!isSetUp(way)) return setMessage(notSetUpWords(wayName(way)));
    setMessage(null);
    const opened = openSignInWindow(way, intent);
    if (opened) begun.set(opened.nonce, opened);
    setWaiting(opened);
  };
  const close = () => {
    if (!waiting) return;
    begun.delete(waiting.nonce);
    dropNote(waiting.nonce);
    waiting.window.close();
    setWaiting(null);
  };

  useReports(begun, (ended, outcome, session) => {
    // The end of an older window says nothing about the one that is open now, unless somebody is here.
    if (outcome === 'done' && session?.learner) onDone(ended.intent, ended.way);
    else if (waiting?.nonce !== ended.nonce) return;
    else if (session?.status === 'unknown') setMessage({ tone: 'danger', sentence: AWAY });
    else setMessage(outcomeWords(outcome === 'done' ? 'failed' : outcome, wayName(ended.way), ended.intent));
    setWaiting(null);
  });
  useComingBack(waiting !== null);

  return {
    waitingFor: waiting?.way ?? null,
    message,
    begin,
    openAgain: () => {
      close();
      if (waiting) begin(waiting.way, waiting.intent);
    },
    cancel: close,
    forget: () => setMessage(null),
  };
}

type End = (ended: OpenedWindow, outcome: 'done' | Unfinished, session: Session | null) => void;

/** Hears how the windows that were begun here end. What a window says proves nothing: the server decides who is here. */
function useReports(begun: Map<string, OpenedWindow>, onEnd: End): void {
  const { refresh } = useSession();
  const end = useEffectEvent(onEnd);
  const ask = useEffectEvent(refresh);
  useEffect(() => {
    let isShown = true;
    const stop = onReport(async ({ nonce, outcome }) => {
      const ended = begun.get(nonce);
      if (!ended) return;
      begun.delete(nonce);
      dropNote(nonce);
      const session = outcome === 'done' ? await ask() : null;
      if (isShown) end(ended, outcome, session);
    });
    return () => {
      isShown = false;
      stop();
    };
  }, [begun]);
}

/** A tab that slept, as on a phone, may have missed the report: it asks when somebody comes back to it. */
function useComingBack(isWaiting: boolean): void {
  const { refresh } = useSession();
  useEffect(() => {
    if (!isWaiting) return;
    const look = () => void refresh();
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [isWaiting, refresh]);
}
