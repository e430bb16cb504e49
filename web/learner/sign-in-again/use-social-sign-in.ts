import { useEffect, useEffectEvent, useState } from 'react';
import type { SocialProvider } from '#rules/people/sign-in-methods.ts';
import { type Session, useSession } from '../../api/session.tsx';
import { ServerAway } from '../../http/request.ts';
import {
  dropNote,
  isSetUp,
  type Message,
  notSetUpMessage,
  type OpenedWindow,
  onReport,
  openSignInWindow,
  outcomeMessage,
  type SignInIntent,
  type Unfinished,
} from './sign-in-window.ts';

export type SocialSignIn = {
  /** The provider whose window is open. */
  waitingFor: SocialProvider | null;
  /** The outcome of the last attempt, until it is cleared. */
  message: Message | null;
  /** Opens the window; call it within a press. */
  begin: (provider: SocialProvider, intent: SignInIntent) => void;
  openAgain: () => void;
  /** Closes the window. A sign-in that succeeds anyway is still applied. */
  cancel: () => void;
  clearMessage: () => void;
};

/** Signs in with an identity provider, in a window of its own. `onDone` is called once the server has confirmed it. */
export function useSocialSignIn(onDone: (provider: SocialProvider) => void = () => {}): SocialSignIn {
  const [openedWindows] = useState(() => new Map<string, OpenedWindow>());
  const [waiting, setWaiting] = useState<OpenedWindow | null>(null);
  const [message, setMessage] = useState<Message | null>(null);

  const begin = (provider: SocialProvider, intent: SignInIntent) => {
    if (!isSetUp(provider)) return setMessage(notSetUpMessage(provider));
    setMessage(null);
    const opened = openSignInWindow(provider, intent);
    if (opened) openedWindows.set(opened.nonce, opened);
    setWaiting(opened);
  };
  const close = () => {
    if (!waiting) return;
    openedWindows.delete(waiting.nonce);
    dropNote(waiting.nonce);
    waiting.window.close();
    setWaiting(null);
  };

  useReports(openedWindows, (ended, outcome, session) => {
    // From an older window only a success is handled, because the current window is still open.
    if (outcome === 'done' && session?.learner) onDone(ended.way);
    else if (waiting?.nonce !== ended.nonce) return;
    else if (session?.status === 'unknown') setMessage({ tone: 'danger', sentence: new ServerAway().message });
    else setMessage(outcomeMessage(outcome === 'done' ? 'failed' : outcome, ended.way, ended.intent));
    setWaiting(null);
  });
  useRefreshOnFocus(waiting !== null);

  return {
    waitingFor: waiting?.way ?? null,
    message,
    begin,
    openAgain: () => {
      close();
      if (waiting) begin(waiting.way, waiting.intent);
    },
    cancel: close,
    clearMessage: () => setMessage(null),
  };
}

type OnEnd = (ended: OpenedWindow, outcome: 'done' | Unfinished, session: Session | null) => void;

/** Listens for the outcomes of the windows. An outcome is not trusted: the server decides who is signed in. */
function useReports(openedWindows: Map<string, OpenedWindow>, onEnd: OnEnd): void {
  const { refresh } = useSession();
  const end = useEffectEvent(onEnd);
  const askServer = useEffectEvent(refresh);
  useEffect(() => {
    let isMounted = true;
    const stop = onReport(async ({ nonce, outcome }) => {
      const ended = openedWindows.get(nonce);
      if (!ended) return;
      openedWindows.delete(nonce);
      dropNote(nonce);
      const session = outcome === 'done' ? await askServer() : null;
      if (isMounted) end(ended, outcome, session);
    });
    return () => {
      isMounted = false;
      stop();
    };
  }, [openedWindows]);
}

/** A suspended tab, for example on a phone, may have missed the message. */
function useRefreshOnFocus(isWaiting: boolean): void {
  const { refresh } = useSession();
  useEffect(() => {
    if (!isWaiting) return;
    const refreshSession = () => void refresh();
    addEventListener('focus', refreshSession);
    return () => removeEventListener('focus', refreshSession);
  }, [isWaiting, refresh]);
}
