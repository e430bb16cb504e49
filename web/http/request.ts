import type { AnswerOf, Api, BodyOf, ParamsOf } from '#contract/api.ts';
import { addressOf, methodOf } from '#contract/platform/endpoint.ts';
import type { ProblemCode } from '#contract/platform/problem.ts';
import { m } from '#messages';
import { firstAnswer, forgetFirstAnswers } from './first-answers.ts';
import { isProblemCode, problemSentence } from './problem-sentences.ts';

/** The server refused the request, or failed. `message` is a sentence for the learner. */
export class RequestProblem extends Error {
  readonly status: number;
  readonly code: ProblemCode;
  /** The waiting time before the next try from the `Retry-After` header; 0 without one. */
  readonly retryAfterSeconds: number;

  constructor(status: number, code: ProblemCode, retryAfterSeconds = 0) {
    super(problemSentence(code, retryAfterSeconds));
    this.name = 'RequestProblem';
    this.status = status;
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** No usable response: the device is offline, or the server is down. */
export class ServerAway extends Error {
  constructor() {
    super(m['problems.server_away']());
    this.name = 'ServerAway';
  }
}

/** Timeout: a network that drops packets would otherwise keep the page waiting forever. */
const LONGEST_WAIT_MS = 15_000;
/** The problems after which the same request can never succeed. */
const REFUSALS: readonly ProblemCode[] = [
  'broken-json',
  'wrong-content-type',
  'too-large',
  'invalid-request',
  'attempt-differs',
  'request-differs',
  'run-too-short',
  'text-not-set',
  'tests-off',
];

type Settings = {
  credentials?: 'same-origin' | 'omit';
  /** `keepalive`: the request continues when the page is left. Browsers limit the size of its body. */
  outlivesPage?: boolean;
};
type Sent = Settings & { body?: unknown; etag?: string };
type Name = keyof Api;
/** The path parameters and the body of an endpoint, if it has them. */
type Needs<N extends Name> = (keyof ParamsOf<N> extends never ? { params?: never } : { params: ParamsOf<N> }) &
  (BodyOf<N> extends undefined ? { body?: never } : { body: BodyOf<N> });
type Rest<N extends Name> = Record<never, never> extends Needs<N> ? [Needs<N> & Settings] | [] : [Needs<N> & Settings];

/**
 * Sends a request to an endpoint of the contract, and returns the response.
 * @throws RequestProblem when the server refuses or fails, ServerAway when it does not respond
 */
export async function request<N extends Name>(name: N, ...[options]: Rest<N>): Promise<AnswerOf<N>> {
  const { params, ...sent }: Settings & { params?: unknown; body?: unknown } = options ?? {};
  return (await send(methodOf(name), addressOf(name, (params ?? {}) as ParamsOf<N>), sent)) as AnswerOf<N>;
}

/** An answer, and the tag with which the server recognises it. */
export type TaggedAnswer<N extends Name> = { answer: AnswerOf<N>; etag: string };

/**
 * Asks again for an answer. The server sends no body when nothing has changed, and `before` is returned.
 * @throws RequestProblem when the server refuses or fails, ServerAway when it does not respond
 */
export async function requestIfChanged<N extends Name>(
  name: N,
  params: ParamsOf<N>,
  before?: TaggedAnswer<N>,
): Promise<TaggedAnswer<N>> {
  const response = await fetchAnswer(methodOf(name), addressOf(name, params), { etag: before?.etag ?? '' });
  if (response.status === 304 && before) return before;
  return { answer: (await answerOf(response)) as AnswerOf<N>, etag: response.headers.get('etag') ?? '' };
}

/**
 * Sends a request to a URL, and returns the JSON of the response.
 * @throws RequestProblem when the server refuses or fails, ServerAway when it does not respond
 */
export async function send(method: string, address: string, options: Sent = {}) {
  return answerOf(await fetchAnswer(method, address, options));
}

async function answerOf(response: Response): Promise<unknown> {
  const answer: unknown = await read(response.json());
  if (!response.ok) throw problemOf(response, answer);
  return answer;
}

/**
 * Downloads the file in a response.
 * @throws RequestProblem when the server refuses or fails, ServerAway when it does not respond
 */
export async function download(address: string): Promise<{ file: Blob; disposition: string }> {
  const response = await fetchAnswer('GET', address);
  if (!response.ok) throw problemOf(response, await read(response.json()));
  return { file: await read(response.blob()), disposition: response.headers.get('content-disposition') ?? '' };
}

async function fetchAnswer(
  method: string,
  address: string,
  { body, etag, credentials = 'same-origin', outlivesPage = false }: Sent = {},
): Promise<Response> {
  if (method !== 'GET') forgetFirstAnswers();
  const first = method === 'GET' && (await firstAnswer(address));
  if (first) return first;
  const answer = fetch(address, {
    method,
    credentials,
    keepalive: outlivesPage,
    signal: AbortSignal.timeout(LONGEST_WAIT_MS),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(etag && { 'if-none-match': etag }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return read(answer);
}

/** @throws ServerAway when the connection breaks */
async function read<Content>(reading: Promise<Content>): Promise<Content> {
  try {
    return await reading;
  } catch {
    throw new ServerAway();
  }
}

function problemOf({ status, headers }: Response, answer: unknown): RequestProblem | ServerAway {
  const { code } = Object(answer);
  if (isProblemCode(code)) return new RequestProblem(status, code, Number(headers.get('retry-after')));
  // A newer server may send an unknown code with a 4xx status, which means a refusal. 429 only asks to wait.
  const isLaterCode = typeof code === 'string' && status >= 400 && status < 500 && status !== 429;
  return isLaterCode ? new RequestProblem(status, 'outdated-page') : new ServerAway();
}

/** Whether the same request can never succeed. */
export function isRefusal({ code }: RequestProblem): boolean {
  return REFUSALS.includes(code);
}

/** Whether the session is not the learner's any more: it has ended, or belongs to another learner. */
export function isOtherSession(error: unknown): boolean {
  return isRequestProblem(error, 'not-signed-in', 'other-session');
}

/**
 * Whether `isOtherSession` may be true: earlier versions of the server also answer `not-found` to another learner's
 * session.
 */
export function mayBeOtherSession(error: unknown): boolean {
  return isOtherSession(error) || isRequestProblem(error, 'not-found');
}

/** Whether the server refused or failed with one of these codes. */
export function isRequestProblem(error: unknown, ...codes: ProblemCode[]): error is RequestProblem {
  return error instanceof RequestProblem && codes.includes(error.code);
}

/** The sentence for an error that a request threw. */
export function sentenceOf(error: unknown): string {
  return error instanceof RequestProblem || error instanceof ServerAway ? error.message : new ServerAway().message;
}
