import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { Learner } from '#contract/learner.ts';
import { SESSION_ISLAND_ID, type SessionIsland } from '#contract/session-island.ts';
import type { Agreement, SignUpAnswer } from '#contract/sign-in.ts';
import { RequestProblem, request } from './request.ts';

/** `unknown` when the server could not say who is here; nobody is taken for signed out because of a fault. */
export type Session =
  | { status: 'loading' | 'unknown'; learner: null }
  | { status: 'signed-out'; learner: null }
  | { status: 'signed-in'; learner: Learner };

export type NewPerson = { name: string; email: string; password: string } & Agreement;

type SessionContext = {
  session: Session;
  loading: boolean;
  logIn(credentials: { email: string; password: string }): Promise<void>;
  /** Gives whether a mail has to be opened first; nobody is here before that. */
  signUp(person: NewPerson): Promise<{ openMail: boolean }>;
  /** Takes over who came here in another way: through another site, or through the link of a mail. */
  arrive(learner: Learner): void;
  /** Takes over that nobody is here any more: the account is gone. */
  leave(): void;
  /** Ends the session on the server; throws, and changes nothing here, when the server did not do so. */
  logOut(): Promise<void>;
  /** Asks the server again who is here, and gives its answer. */
  refresh(): Promise<Session>;
  /** Takes over a change of one learner; does nothing once somebody else, or nobody, is here. */
  changeLearner(id: string, change: (learner: Learner) => Learner): void;
};

const Context = createContext<SessionContext | null>(null);

/** The current learner for everything below. Children are rendered only once loading is over. */
export function SessionProvider({ children, away }: { children: ReactNode; away: ReactNode }) {
  const [session, setSession] = useState<Session>(sessionOfPage);
  const loading = session.status === 'loading';

  /** How often somebody came or went here; an answer from before says nothing about now. */
  const arrivals = useRef(0);

  const arrive = (learner: Learner | null) => {
    arrivals.current += 1;
    setSession(sessionOf(learner));
    announce();
  };
  const refresh = useCallback(async () => {
    const before = arrivals.current;
    const answer = await askServer();
    if (arrivals.current !== before) return answer;
    // A fault must not take away a page on which somebody is at work.
    setSession((now) => (answer.status === 'unknown' && now.status !== 'loading' ? now : answer));
    return answer;
  }, []);

  useEffect(() => {
    if (loading) void refresh();
  }, [loading, refresh]);
  useEffect(() => onChangeInAnotherTab(() => void refresh()), [refresh]);

  const context: SessionContext = {
    session,
    loading,
    refresh,
    changeLearner: (id, change) => setSession((now) => (now.learner?.id === id ? sessionOf(change(now.learner)) : now)),
    logIn: async (body) =>
      arrive((await request<SessionIsland>('/api/auth/sign-in/email', { method: 'POST', body })).learner),
    arrive,
    leave: () => arrive(null),
    signUp: async (body) => {
      const { learner, openMail } = await request<SignUpAnswer>('/api/auth/sign-up/email', { method: 'POST', body });
      if (learner) arrive(learner);
      return { openMail };
    },
    logOut: async () => {
      await request('/api/auth/sign-out', { method: 'POST', body: {} });
      arrive(null);
    },
  };
  const shown = session.status === 'unknown' ? away : children;
  return <Context value={context}>{loading ? null : shown}</Context>;
}

export function useSession(): SessionContext {
  const context = useContext(Context);
  if (!context) throw new Error('useSession outside of SessionProvider');
  return context;
}

function sessionOf(learner: Learner | null): Session {
  return learner ? { status: 'signed-in', learner } : { status: 'signed-out', learner: null };
}

/** The server writes into a page for whom it is; a page without that island, as in development, has to ask. */
function sessionOfPage(): Session {
  if (typeof document === 'undefined') return import.meta.env.DEV ? LOADING : sessionOf(null);
  const island = document.getElementById(SESSION_ISLAND_ID)?.textContent;
  return island ? sessionOf((JSON.parse(island) as SessionIsland).learner) : LOADING;
}

const LOADING: Session = { status: 'loading', learner: null };

async function askServer(): Promise<Session> {
  try {
    return sessionOf(await request<Learner>('/api/learner'));
  } catch (error) {
    const signedOut = error instanceof RequestProblem && error.status === 401;
    return signedOut ? sessionOf(null) : { status: 'unknown', learner: null };
  }
}

/** One channel for posting and listening, so that a tab does not hear itself. */
let channel: BroadcastChannel | undefined;

function otherTabs(): BroadcastChannel {
  channel ??= new BroadcastChannel('session');
  return channel;
}

/** Says in other tabs that somebody came or went, or that something about them changed. */
export function announce(): void {
  otherTabs().postMessage('changed');
}

function onChangeInAnotherTab(listen: () => void): () => void {
  otherTabs().addEventListener('message', listen);
  return () => otherTabs().removeEventListener('message', listen);
}
