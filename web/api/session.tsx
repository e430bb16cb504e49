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
import type { Agreement } from '#contract/people/sign-in.ts';
import { rememberSharedComputer } from '../device/shared-computer.ts';
import { forgetLearner, hasSignedInCookie, storedLearner, storeLearner } from '../device/stored-learner.ts';
import { tabChannel } from '../device/tab-channel.ts';
import { isRequestProblem, mayBeOtherSession, request } from '../http/request.ts';

/**
 * `loading` in prerendered pages and until they are hydrated, and while only the server knows who is signed in. Pages then
 * show what is the same for everybody. `unknown` when the server failed to answer that; a failure never counts as signed out.
 */
export type Session =
  | { status: 'loading' | 'unknown'; learner: null }
  | { status: 'signed-out'; learner: null }
  | { status: 'signed-in'; learner: Learner };

type NewPerson = { name: string; email: string; password: string; isShared: boolean } & Agreement;

type SessionContext = {
  session: Session;
  /** `isShared`: whether others use this computer; without it, as before. */
  logIn(credentials: { email: string; password: string; isShared?: boolean }): Promise<void>;
  /** Returns whether a mail has to be opened first; the learner is signed in only after that. */
  signUp(person: NewPerson): Promise<{ openMail: boolean }>;
  /** Sets the learner who signed in without `logIn`: at a provider, or through the link in a mail. */
  setSignedIn(learner: Learner): void;
  /** Sets the session to signed out, once the account was deleted. */
  setSignedOut(): void;
  /** Ends the session on the server. Throws, and changes nothing here, when that failed. */
  logOut(): Promise<void>;
  /** Reads the session from the server again and returns it. */
  refresh(): Promise<Session>;
  /** Changes the signed-in learner; does nothing if that is no longer the learner with this id. */
  changeLearner(id: string, change: (learner: Learner) => Learner): void;
};

const Context = createContext<SessionContext | null>(null);

/** Provides the session to the children; `away` replaces them while the session is unknown. */
export function SessionProvider({ children, away }: { children: ReactNode; away: ReactNode }) {
  const [session, setSession] = useState<Session>(LOADING);

  /** Counts sign-ins and sign-outs here, because an answer to an earlier request is out of date. */
  const changeCount = useRef(0);

  const setLearner = (learner: Learner | null) => {
    changeCount.current += 1;
    setSession(sessionOf(learner));
    // Other tabs read it when they hear of the change.
    if (learner) storeLearner(learner);
    else forgetLearner();
    announce();
  };
  const refresh = useCallback(async () => {
    const before = changeCount.current;
    const answer = await askServer();
    if (changeCount.current !== before) return answer;
    // A failure must not replace a page that is in use.
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
        // A learner who signed out in another tab disappears at once, before the server answers.
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

/** Whether the session is known. A prerendered page, and its hydration, know nothing of the device and its address. */
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

/** Whether a parent or a teacher only tries the app: nothing is stored. A learner stored by an earlier version lacks the flag. */
export function isTrying(learner: Learner | null): boolean {
  return learner?.usesForSelf === false;
}

/** Whether the signed-in person only tries the app. */
export function useIsTrying(): boolean {
  return isTrying(useSession().session.learner);
}

/** Whether the page "Your report" can show one: not in a session by pictures, and not to a grown-up who only tries the app. */
export function useHasReport(): boolean {
  const { learner } = useSession().session;
  return !learner?.isByPictures && !isTrying(learner);
}

/** Whether the session was opened with pictures: it opens nothing of earlier days, and nothing that decides about the account. */
export function useIsByPictures(): boolean {
  return useSession().session.learner?.isByPictures ?? false;
}

/** Asks the server who is signed in when an error says that it may not be the learner of the page. */
export function useSessionCheck(): (error: unknown) => void {
  const { refresh } = useSession();
  return (error) => {
    if (mayBeOtherSession(error)) void refresh();
  };
}

function sessionOf(learner: Learner | null): Session {
  return learner ? { status: 'signed-in', learner } : { status: 'signed-out', learner: null };
}

/** Writes on the page who is signed in, as first-paint.js does, for styles. */
function markPage({ learner }: Session): void {
  const { dataset } = document.documentElement;
  dataset.session = learner ? 'signed-in' : 'signed-out';
  const marks = { focusMode: learner?.preferences.focusMode, grownUp: isGrownUp(learner), trying: isTrying(learner) };
  for (const [mark, isSet] of Object.entries(marks))
    if (isSet) dataset[mark] = '';
    else delete dataset[mark];
}

/** What the device knows of the session, without asking the server. */
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

/** Tells other tabs that the session or its learner changed. */
export function announce(): void {
  otherTabs.post('changed');
}

/** Another tab changed the session, or this page comes back from the back/forward cache, where no message reached it. */
function onChangeElsewhere(listen: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && listen();
  const stopListening = otherTabs.listen(listen);
  addEventListener('pageshow', onShow);
  return () => {
    stopListening();
    removeEventListener('pageshow', onShow);
  };
}
