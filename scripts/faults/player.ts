import { setTimeout as after } from 'node:timers/promises';
import type { Agreement } from '#contract/sign-in.ts';
import { CONSENT_VERSIONS } from '#rules/consent.ts';
import { type Answer, HttpClient } from './http-client.ts';
import type { Ledger, Result } from './ledger.ts';

const RETRY_AFTER_MS = 20;
const PASSWORD = 'three short words';
const AGREEMENT: Agreement = { ageBand: '18-or-older', isGrownUp: false, consentVersion: CONSENT_VERSIONS.account };

/** A learner in a browser of their own: what they finish is sent until the server says that it is kept. */
export class Player {
  readonly client: HttpClient;
  readonly id: string;
  readonly email: string;
  readonly password = PASSWORD;
  readonly cookie: string;
  readonly ledger: Ledger;
  /** What should never have been answered. */
  readonly broken: string[] = [];

  constructor(
    client: HttpClient,
    ledger: Ledger,
    { id, email, cookie }: { id: string; email: string; cookie: string },
  ) {
    this.client = client;
    this.ledger = ledger;
    this.id = id;
    this.email = email;
    this.cookie = cookie;
  }

  /** Somebody new, who is on the leaderboard and wants results kept. */
  static async signUp(address: string, ledger: Ledger, number: number): Promise<Player> {
    const client = new HttpClient(address);
    const email = `learner-${number}@example.org`;
    const person = { name: 'Ada', email, password: PASSWORD, ...AGREEMENT };
    const { status, json, cookies } = await client.ask('POST', '/api/auth/sign-up/email', { body: person });
    if (status !== 200) throw new Error(`a sign-up was answered with ${status}`);
    const cookie = cookies.map((each) => each.split(';')[0]).join('; ');
    const player = new Player(client, ledger, { id: (json as { learner: { id: string } }).learner.id, email, cookie });
    const consent = { answer: true, consentVersion: CONSENT_VERSIONS.results };
    await player.ask('PUT', 'consents/results', consent);
    await player.ask('PUT', 'leaderboard', { nickname: `Zebra ${number}` });
    return player;
  }

  /** Asks for something of their own; `path` leads on from the address of the learner. */
  ask(method: string, path: string, body?: unknown, mostMs?: number): Promise<Answer> {
    const asking = { body, cookie: this.cookie, ...(mostMs && { mostMs }) };
    return this.client.ask(method, `/api/learners/${this.id}/${path}`, asking);
  }

  /** Who the server says is here. */
  whoIsHere(mostMs?: number): Promise<Answer> {
    return this.client.ask('GET', '/api/learner', { cookie: this.cookie, ...(mostMs && { mostMs }) });
  }

  /** Sends a result once. Gives the status; 0 when no answer came. */
  async send(result: Result, mostMs?: number): Promise<number> {
    const answer = await this.ask('PUT', result.path, result.report, mostMs).catch(() => null);
    if (answer === null) return 0;
    const { status, json } = answer;
    const isKept = status === 200 || status === 201;
    if (isKept && !this.ledger.acknowledge(result, json)) this.broken.push(`a repeat was answered with another result`);
    if (!isKept && status !== 503) this.broken.push(`a result was answered with ${status}`);
    return status;
  }

  /** Finishes one thing after the other. Where nothing is kept, the next one comes a little later. */
  async playOn(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const status = await this.send(this.ledger.write(this.id));
      if (status === 0 || status === 503) await after(RETRY_AFTER_MS);
    }
  }

  /** Sends again what no answer came to, as a browser does: once more each, all of it or until one is not kept. */
  async sendAgain(): Promise<boolean> {
    for (const result of this.ledger.unanswered.filter(({ learnerId }) => learnerId === this.id)) {
      const status = await this.send(result);
      if (status !== 200 && status !== 201) return false;
    }
    return true;
  }
}
