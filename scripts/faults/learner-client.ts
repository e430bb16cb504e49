import { setTimeout as sleep } from 'node:timers/promises';
import type { SignUpConsent } from '#contract/people/sign-in.ts';
import { addressOf } from '#contract/platform/endpoint.ts';
import { CONSENT_VERSIONS } from '#rules/people/consent.ts';
import { nicknameAt } from '#rules/people/nickname.ts';
import type { History, Result } from './history.ts';

const RETRY_AFTER_MS = 20;
const TIMEOUT_MS = 30_000;
export const PASSWORD = 'three short words';
export const SIGN_UP_CONSENT: SignUpConsent = {
  ageBand: '18-or-older',
  isGrownUp: false,
  consentVersion: CONSENT_VERSIONS.account,
};

export type Answer = { status: number; json: unknown; cookies: string[] };

/** The browser of a learner, who saves one result after the other. */
export class LearnerClient {
  /** Where requests are sent: the server itself or a proxy. */
  address: string;
  id = '';
  readonly email: string;
  readonly history: History;
  /** Answers that break a rule. */
  readonly violations: string[] = [];
  readonly #origin: string;
  #cookie = '';

  private constructor(address: string, history: History, email: string) {
    this.address = address;
    this.#origin = address;
    this.history = history;
    this.email = email;
  }

  /** Signs up a learner who allows storing results and is shown on the leaderboard. */
  static async signUp(address: string, history: History, number: number): Promise<LearnerClient> {
    const client = new LearnerClient(address, history, `learner-${number}@example.org`);
    const body = { name: 'Ada', email: client.email, password: PASSWORD, ...SIGN_UP_CONSENT };
    const { status, json, cookies } = await client.request('POST', addressOf('POST /auth/sign-up/email', {}), body);
    if (status !== 200) throw new Error(`a sign-up was answered with ${status}`);
    client.#cookie = cookies.map((each) => each.split(';')[0]).join('; ');
    client.id = (json as { learner: { id: string } }).learner.id;
    const consent = { answer: true, consentVersion: CONSENT_VERSIONS.results };
    const own = { learnerId: client.id };
    await client.request('PUT', addressOf('PUT /learners/:learnerId/consents/results', own), consent);
    const leaderboard = addressOf('PUT /learners/:learnerId/leaderboard', own);
    await client.request('PUT', leaderboard, { nickname: nicknameAt(number) });
    return client;
  }

  /** Rejects when the connection breaks or no response comes in time. */
  async request(method: string, path: string, body?: unknown, timeoutMs = TIMEOUT_MS): Promise<Answer> {
    const response = await fetch(this.address + path, {
      method,
      headers: { origin: this.#origin, cookie: this.#cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      signal: AbortSignal.timeout(timeoutMs),
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      json: isJson ? JSON.parse(text) : text,
      cookies: response.headers.getSetCookie(),
    };
  }

  ownProfile(timeoutMs?: number): Promise<Answer> {
    return this.request('GET', addressOf('GET /learner', {}), undefined, timeoutMs);
  }

  logIn(password = PASSWORD): Promise<Answer> {
    return this.request('POST', addressOf('POST /auth/sign-in/email', {}), { email: this.email, password });
  }

  /** Sends a result once. Returns the status, or 0 when there was no response. */
  async send(result: Result): Promise<number> {
    const answer = await this.request('PUT', result.path, result.report).catch(() => null);
    if (answer === null) return 0;
    const { status, json } = answer;
    const isSaved = status === 200 || status === 201;
    if (isSaved && !this.history.acknowledge(result, json)) this.violations.push('a repeat had another answer');
    if (!isSaved && status !== 503) this.violations.push(`a result was answered with ${status}`);
    return status;
  }

  /** Saves new results until the signal, with a pause after each that was not saved. */
  async saveResults(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const status = await this.send(this.history.add(this.id));
      if (status === 0 || status === 503) await sleep(RETRY_AFTER_MS);
    }
  }

  /** Sends unacknowledged results again. Returns false as soon as one is not saved. */
  async resend(): Promise<boolean> {
    for (const result of this.history.unacknowledged.filter(({ learnerId }) => learnerId === this.id)) {
      const status = await this.send(result);
      if (status !== 200 && status !== 201) return false;
    }
    return true;
  }
}
