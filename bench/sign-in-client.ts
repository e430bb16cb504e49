import type { MailServer } from '../scripts/mail-server.ts';

const PASSWORD = 'three short words';
/** What a person who is old enough agrees to. */
const AGREEMENT = { ageBand: '18-or-older', isGrownUp: false, consentVersion: '2026-11-21' };

/** Asks the server what its dialog would ask, each time from another address, so that no limit answers. */
export class SignInClient {
  readonly #server: string;
  #asked = 0;

  constructor(server: string) {
    this.#server = server;
  }

  /** Gives the milliseconds until the whole answer was there. */
  async ask(path: string, body: object, wanted = 200): Promise<number> {
    this.#asked += 1;
    const startedAt = performance.now();
    const answer = await fetch(this.#server + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.${this.#asked >> 16}.${(this.#asked >> 8) & 255}.${this.#asked & 255}`,
      },
      body: JSON.stringify(body),
    });
    const said = await answer.text();
    const took = performance.now() - startedAt;
    if (answer.status !== wanted) throw new Error(`${path} answered ${answer.status}: ${said}`);
    return took;
  }

  logIn(email: string, password: string): Promise<number> {
    return this.ask('/api/auth/sign-in/email', { email, password }, 401);
  }

  signUp(email: string): Promise<number> {
    return this.ask('/api/auth/sign-up/email', { name: 'Mira Okafor', email, password: PASSWORD, ...AGREEMENT });
  }

  /** Makes so many accounts, each through the link of its mail, and gives their emails. */
  async learners(mailServer: MailServer, count: number): Promise<string[]> {
    const emails = Array.from({ length: count }, (_, number) => `learner-${number}@example.org`);
    for (const email of emails) {
      await this.signUp(email);
      const { text } = await mailServer.arrived(({ recipient }) => recipient === email);
      const token = /#([\w-]{20,})/.exec(text)?.[1];
      await this.ask('/api/auth/confirm-email', { token, password: PASSWORD });
    }
    return emails;
  }
}
