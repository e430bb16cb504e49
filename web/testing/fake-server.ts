import type { z } from 'zod';
import { type AnswerOf, API, type Api, type BodyOf, type ParamsOf } from '#contract/api.ts';
import type { Learner } from '#contract/people/learner.ts';
import { type Endpoint, methodOf, pathOf, problemsOf } from '#contract/platform/endpoint.ts';
import type { ProblemCode } from '#contract/platform/problem.ts';
import { GAMES } from '#rules/games/runs.ts';
import { SOCIAL_PROVIDERS } from '#rules/people/sign-in-methods.ts';
import { NO_ACTIVITY } from '#rules/rewards/activity.ts';

type Name = keyof Api;
type Sent<N extends Name> = { params: ParamsOf<N>; query: URLSearchParams; body: BodyOf<N> };
/** What is answered to a request: a body of the contract, or a problem. */
type Reply<N extends Name> = AnswerOf<N> | Problem | Promise<AnswerOf<N> | Problem>;
type Answers = { [N in Name]?: (sent: Sent<N>) => Reply<N> };
type Request = { name: Name; body: unknown };

class Problem {
  readonly status: number;
  readonly code: ProblemCode;
  readonly headers: Record<string, string>;
  constructor(status: number, code: ProblemCode, retryAfterSeconds?: number) {
    this.status = status;
    this.code = code;
    this.headers = retryAfterSeconds === undefined ? {} : { 'Retry-After': `${retryAfterSeconds}` };
  }
}
export const problem = (...of: ConstructorParameters<typeof Problem>) => new Problem(...of);

/** A server with mail and no provider. */
export const SERVER_SETUP: AnswerOf<'GET /server-setup'> = {
  ways: Object.fromEntries(SOCIAL_PROVIDERS.map((provider) => [provider, 'not-set-up'])) as never,
  openIdName: null,
  mail: 'smtp',
  signUp: 'open',
  emailDomains: [],
  teachers: 'open',
  schoolAnswersForPupils: false,
  tests: 'everyone',
  operatorName: null,
};

/**
 * Answers what the pages send by `fetch`, in place of the server. Every body, answer and problem has to be one of the contract. What
 * a test does not answer has an answer without content, or fails the test.
 */
export class FakeServer {
  /** The requests so far, without those that only read. */
  readonly writes: Request[] = [];
  /** What did not follow the contract. */
  readonly problems: string[] = [];
  learner: Learner | null;
  isAway = false;
  private answers: Answers = {};

  constructor(learner: Learner | null) {
    this.learner = learner;
  }

  /** Chooses the answer to one kind of request from now on. */
  answer<N extends Name>(name: N, answer: (sent: Sent<N>) => Reply<N>): void {
    Object.assign(this.answers, { [name]: answer });
  }

  readonly fetch = async (input: RequestInfo | URL, { method = 'GET', body }: RequestInit = {}): Promise<Response> => {
    const { pathname, searchParams } = new URL(String(input), location.origin);
    if (!pathname.startsWith('/api/')) return browserFetch(input, { method, body: body ?? null });
    if (this.isAway) throw new TypeError('Failed to fetch');
    const found = endpointOf(method, pathname);
    if (!found) return this.problem(`no endpoint of the contract: ${method} ${pathname}`);
    const sent = typeof body === 'string' ? JSON.parse(body) : undefined;
    if (method !== 'GET') this.writes.push({ name: found.name, body: sent });
    return this.reply(found.name, { params: found.params, query: searchParams, body: sent });
  };

  private async reply(name: Name, sent: { params: object; query: URLSearchParams; body: unknown }): Promise<Response> {
    const endpoint: Endpoint = API[name];
    const bodyProblem = endpoint.body?.safeParse(sent.body).error;
    if (bodyProblem) return this.problem(`the body of ${name}: ${bodyProblem.message}`);
    const answer = { ...this.usual(), ...this.answers }[name] as ((sent: object) => unknown) | undefined;
    if (!answer) return this.problem(`${name} is not answered in this test`);
    // No answer comes in the moment of the press.
    await new Promise((resolve) => timeout(resolve, LATENCY_MS));
    const given = await answer(sent);
    if (given instanceof Problem) {
      if (!problemsOf(name, endpoint).includes(given.code)) return this.problem(`${name} never answers ${given.code}`);
      return Response.json({ code: given.code }, { status: given.status, headers: given.headers });
    }
    const [status, schema] = (Object.entries(endpoint.answers ?? {}) as [string, z.ZodType][])[0] ?? [];
    const answerProblem = schema?.safeParse(given).error;
    if (answerProblem) return this.problem(`the answer to ${name}: ${answerProblem.message}`);
    return Response.json(given, { status: Number(status) });
  }

  private problem(what: string): Response {
    this.problems.push(what);
    return Response.json({ code: 'server-fault' }, { status: 500 });
  }

  /** The answers of a server on which the learner has done nothing yet. */
  private usual(): Answers {
    const { learner } = this;
    return {
      'GET /learner': () => learner ?? problem(401, 'not-signed-in'),
      'GET /server-setup': () => SERVER_SETUP,
      'GET /learners/:learnerId/activity': () => NO_ACTIVITY,
      'GET /learners/:learnerId/assignments': () => ({ assignments: [], askAbout: null }),
      'GET /learners/:learnerId/attempts': () => ({ 'focus-game': [], 'letter-quiz': [], 'traits-questionnaire': [] }),
      'GET /learners/:learnerId/memberships': () => ({ memberships: [], views: [], pictureChanges: [], cardLooks: [] }),
      'GET /learners/:learnerId/groups/:groupId/roll': () => ({ members: [], former: [], wouldEndOn: '2126-01-31' }),
      'GET /learners/:learnerId/purchases': () => ({
        earned: learner?.points ?? 0,
        balance: learner?.points ?? 0,
        purchases: [],
      }),
      'GET /learners/:learnerId/ways-in': () => ({ ways: [{ way: 'password', addedAt: '2026-01-01T00:00:00.000Z' }] }),
      'GET /learners/:learnerId/sessions': () => ({ sessions: [] }),
      'GET /learners/:learnerId/plan': () => ({ versions: [], notes: [] }),
      'GET /learners/:learnerId/share-links': () => ({ links: [] }),
      'GET /learners/:learnerId/sign-up-invitations': () => ({ invitations: [] }),
      'GET /learners/:learnerId/runs': () => Object.fromEntries(GAMES.map((game) => [game, []])) as never,
      'GET /learners/:learnerId/best-runs': () => [],
      'GET /leaderboard': () => ({ rows: [], you: null }),
      'PATCH /learners/:learnerId/settings': ({ body }) => ({ ...learner?.settings, ...body }) as never,
      'POST /auth/sign-out': () => {
        this.learner = null;
        return { learner: null } as never;
      },
    };
  }
}

const browserFetch = fetch.bind(window);
const timeout = setTimeout.bind(window);
const LATENCY_MS = 5;

function endpointOf(method: string, path: string): { name: Name; params: never } | undefined {
  for (const name of Object.keys(API) as Name[]) {
    const pattern = new RegExp(`^/api${pathOf(name).replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
    const found = methodOf(name) === method && pattern.exec(path);
    if (found) return { name, params: { ...found.groups } as never };
  }
  return undefined;
}
