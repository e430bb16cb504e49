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
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH';
  body?: unknown;
  credentials?: 'same-origin' | 'omit';
};

/**
 * Asks the server and gives the answer's JSON.
 * @throws RequestProblem when the server refuses or fails, ServerAway when it does not answer.
 */
export async function request<Answer>(path: string, settings: RequestSettings = {}): Promise<Answer> {
  const { method = 'GET', body, credentials = 'same-origin' } = settings;
  const response = await fetch(path, {
    method,
    credentials,
    signal: AbortSignal.timeout(LONGEST_WAIT_MS),
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => {
    throw new ServerAway();
  });
  const answer: unknown = await response.json().catch(() => {
    throw new ServerAway();
  });
  if (!response.ok) throw isProblem(answer) ? new RequestProblem(response.status, answer) : new ServerAway();
  return answer as Answer;
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
