import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Learner } from '#contract/people/learner.ts';
import type { SignUpConsent } from '#contract/people/sign-in.ts';
import { rememberSharedComputer } from '../device/shared-computer.ts';
import { forgetLearner, hasSignedInCookie, storedLearner, storeLearner } from '../device/stored-learner.ts';
import { tabChannel } from '../device/tab-channel.ts';
import { forgetFirstAnswers } from '../http/first-answers.ts';
import { isRequestProblem, mayBeOtherSession, request } from '../http/request.ts';

/**
 * `loading` in prerendered pages until they are hydrated, and while the server is asked who is signed in; pages then
 * show only what is the same for all users. `unknown` if that request failed; a failure never counts as signed out.
 */
export type Session =
  | { status: 'loading' | 'unknown'; learner: null }
  | { status: 'signed-out'; learner: null }
  | { status: 'signed-in'; learner: Learner };

type NewPerson = {
  name: string;
  email: string;
  password: string;
  isShared: boolean;
  invitation?: string;
} & SignUpConsent;

type SessionContext = {
  session: Session;
  /** `isShared`: whether other people use this computer; if undefined, the earlier value is kept. */
  logIn(credentials: { email: string; password: string; isShared?: boolean }): Promise<void>;
  /** Returns whether the address has to be confirmed by mail; the learner is signed in only after that. */
  signUp(person: NewPerson): Promise<{ openMail: boolean }>;
  /** Sets the learner after a sign-in without `logIn`: by a provider, or through the link in a mail. */
  setSignedIn(learner: Learner): void;
  /** Sets the session to signed out after the account was deleted. */
  setSignedOut(): void;
  /** Ends the session on the server. Throws, and keeps the session here, if that fails. */
  logOut(): Promise<void>;
  /** Loads the session from the server again and returns it. */
  refresh(): Promise<Session>;
  /** Changes the signed-in learner; does nothing if that is no longer the learner with this id. */
  changeLearner(id: string, change: (learner: Learner) => Learner): void;
};

const Context = createContext<SessionContext | null>(null);

/** Provides the session to the children; renders `away` instead while the session is unknown. */
export function SessionProvider({ children, away }: { children: ReactNode; away: ReactNode }) {
  const [session, setSession] = useState<Session>(LOADING);

  /** The number of known sign-ins and sign-outs: a response to an earlier request is out of date. */
  const changeCount = useRef(0);

  const setLearner = (learner: Learner | null) => {
    changeCount.current += 1;
    setSession(sessionOf(learner));
    // Stored first, because other tabs read it when they receive the message.
    if (learner) storeLearner(learner);
    else forgetLearner();
    announce();
  };
  const refresh = useCallback(async () => {
    const before = changeCount.current;
    const answer = await askServer();
    if (changeCount.current !== before) return answer;
    // A failure must not replace a page in use.
    setSession((now) => (answer.status === 'unknown' && now.status !== 'loading' ? now : answer));
    return answer;
  }, []);

  useLayoutEffect(() => setSession(sessionOfDevice()), []);
  useEffect(() => {
    if (sessionOfDevice().status !== 'signed-out') void refresh();
  }, [refresh]);
  useEffect(
    () =>
      onChangeElsewhere(() => {
        changeCount.current += 1;
        forgetFirstAnswers();
        // If the learner signed out in another tab, remove their data at once, before the server responds.
        setSession((now) => (now.learner?.id === storedLearner()?.id ? now : sessionOfDevice()));
        void refresh();
      }),
    [refresh],
  );
  useLayoutEffect(() => {
    if (session.status !== 'loading') markPage(session);
  }, [session]);
  useEffect(() => {
    if (session.learner) storeLearner(session.learner);
    else if (session.status === 'signed-out') forgetLearner();
  }, [session]);

  const context: SessionContext = {
    session,
    refresh,
    changeLearner: (id, change) => setSession((now) => (now.learner?.id === id ? sessionOf(change(now.learner)) : now)),
    logIn: async (body) => {
      const { learner } = await request('POST /auth/sign-in/email', { body });
      if (body.isShared !== undefined) rememberSharedComputer(body.isShared);
      setLearner(learner);
    },
    setSignedIn: setLearner,
    setSignedOut: () => setLearner(null),
    signUp: async (body) => {
      const { learner, openMail } = await request('POST /auth/sign-up/email', { body });
      if (learner) {
        rememberSharedComputer(body.isShared);
        setLearner(learner);
      }
      return { openMail };
    },
    logOut: async () => {
      await request('POST /auth/sign-out');
      setLearner(null);
    },
  };
  return <Context value={context}>{session.status === 'unknown' ? away : children}</Context>;
}

export function useSession(): SessionContext {
  const context = useContext(Context);
  if (!context) throw new Error('useSession outside of SessionProvider');
  return context;
}

/**
 * Whether the session is known. During prerendering and hydration, neither the device's storage nor the URL is known.
 */
export function useIsSessionKnown(): boolean {
  return useSession().session.status !== 'loading';
}

/** Whether the signed-in learner has Focus Mode on: pages then leave out links, menus and badges around the task. */
export function useFocusMode(): boolean {
  return useSession().session.learner?.preferences.focusMode ?? false;
}

/** Whether this is a parent or a teacher. */
export function isGrownUp(learner: Learner | null): boolean {
  return learner !== null && learner.role !== 'learner';
}

/**
 * Whether a parent or teacher does not use the app for themself: nothing is stored. A learner stored by an earlier
 * version lacks the flag.
 */
export function isTrying(learner: Learner | null): boolean {
  return learner?.usesForSelf === false;
}

/** Whether the signed-in parent or teacher does not use the app for themself. */
export function useIsTrying(): boolean {
  return isTrying(useSession().session.learner);
}

/** Whether the page "Your report" can show a report: not in a picture sign-in session, and not if `isTrying`. */
export function useHasReport(): boolean {
  const { learner } = useSession().session;
  return !learner?.isByPictures && !isTrying(learner);
}

/** Whether this is a picture sign-in session, which cannot read earlier results or change the account. */
export function useIsByPictures(): boolean {
  return useSession().session.learner?.isByPictures ?? false;
}

/** Checks the session when an error suggests that the signed-in learner has changed. */
export function useSessionCheck(): (error: unknown) => void {
  const { refresh } = useSession();
  return (error) => {
    if (mayBeOtherSession(error)) void refresh();
  };
}

function sessionOf(learner: Learner | null): Session {
  return learner ? { status: 'signed-in', learner } : { status: 'signed-out', learner: null };
}

/** Sets data attributes on <html> for styles, as first-paint.js does. */
function markPage({ learner }: Session): void {
  const { dataset } = document.documentElement;
  dataset.session = learner ? 'signed-in' : 'signed-out';
  const marks = { focusMode: learner?.preferences.focusMode, grownUp: isGrownUp(learner), trying: isTrying(learner) };
  for (const [mark, isSet] of Object.entries(marks))
    if (isSet) dataset[mark] = '';
    else delete dataset[mark];
}

/** The session as far as this device knows it, without asking the server. */
function sessionOfDevice(): Session {
  const learner = storedLearner();
  return learner === null && hasSignedInCookie() ? LOADING : sessionOf(learner);
}

const LOADING: Session = { status: 'loading', learner: null };

async function askServer(): Promise<Session> {
  try {
    return sessionOf(await request('GET /learner'));
  } catch (error) {
    return isRequestProblem(error, 'not-signed-in') ? sessionOf(null) : { status: 'unknown', learner: null };
  }
}

const otherTabs = tabChannel<'changed'>('session');

/** Notifies other tabs that the session or its learner changed. */
export function announce(): void {
  otherTabs.post('changed');
}

/** Another tab changed the session, or this page was restored from the back/forward cache and missed messages. */
function onChangeElsewhere(listen: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && listen();
  const stopListening = otherTabs.listen(listen);
  addEventListener('pageshow', onShow);
  return () => {
    stopListening();
    removeEventListener('pageshow', onShow);
  };
}
