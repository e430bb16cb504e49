import type { Problem } from '#contract/problem.ts';

/** The server understood the request and refused it, or failed at it. The message is a sentence for the learner. */
export class RequestProblem extends Error {
  readonly status: number;
  readonly code: Problem['code'];

  constructor(status: number, { code, message }: Problem) {
    super(message);
    this.name = 'RequestProblem';
    this.status = status;
    this.code = code;
  }
}

/** No answer came that could be understood: the device is offline, or the server is down. */
export class ServerAway extends Error {
  constructor() {
    super('The server does not answer. Check the connection and try again.');
    this.name = 'ServerAway';
  }
}

/** On a network that swallows what is sent, somebody would wait for ever. */
const LONGEST_WAIT_MS = 15_000;
/** What the request said was understood and will never be taken; anything else may pass. */
const REFUSALS = [400, 413, 415, 422];

type RequestSettings = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  credentials?: 'same-origin' | 'omit';
  /** Whether the request goes on when the page is left before the answer is there; its body has to be short. */
  outlivesPage?: boolean;
};

/**
 * Asks the server and gives the answer's JSON.
 * @throws RequestProblem when the server refuses or fails, ServerAway when it does not answer.
 */
export async function request<Answer>(path: string, settings: RequestSettings = {}): Promise<Answer> {
  const response = await ask(path, settings);
  const answer = await read(response.json());
  if (!response.ok) throw problemOf(response, answer);
  return answer as Answer;
}

/** The answer of the server, whatever it says. */
export function ask(
  path: string,
  { method = 'GET', body, credentials = 'same-origin', outlivesPage = false }: RequestSettings = {},
): Promise<Response> {
  const asking = fetch(path, {
    method,
    credentials,
    keepalive: outlivesPage,
    signal: AbortSignal.timeout(LONGEST_WAIT_MS),
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  return read(asking);
}

/** @throws ServerAway where it breaks off */
export async function read<Content>(reading: Promise<Content>): Promise<Content> {
  try {
    return await reading;
  } catch {
    throw new ServerAway();
  }
}

export function problemOf({ status, headers }: Response, answer: unknown): RequestProblem | ServerAway {
  if (!isProblem(answer)) return new ServerAway();
  const wait = answer.code === 'too-many-tries' && Number(headers.get('retry-after'));
  return new RequestProblem(status, wait ? { ...answer, message: tryAgainIn(wait) } : answer);
}

function tryAgainIn(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `There were many tries in a short time. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
}

/** Whether sending the same thing again can never succeed. */
export function isRefusal(problem: RequestProblem): boolean {
  return REFUSALS.includes(problem.status);
}

/** Whether the learner is not here any more; another learner's session answers 404 to what stands under their address. */
export function isOtherSession(error: unknown): boolean {
  return error instanceof RequestProblem && (error.status === 401 || error.status === 404);
}

/** The sentence to show for anything that a request threw. */
export function sentenceOf(error: unknown): string {
  return error instanceof RequestProblem || error instanceof ServerAway ? error.message : new ServerAway().message;
}

function isProblem(answer: unknown): answer is Problem {
  return typeof answer === 'object' && answer !== null && 'code' in answer && 'message' in answer;
}
