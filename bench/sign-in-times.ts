import { AppServer } from '../scripts/servers/app-server.ts';
import { MailServer } from '../scripts/servers/mail-server.ts';
import { SIGN_UP_CONSENT } from './agreement.ts';
import { type Figure, median } from './figures.ts';

/** Each address is used once for each kind of request, so that no rate limit applies. */
const PAIRS = 80;
const WARM_UP_PAIRS = 8;
const MOST_MS = 5;
const PASSWORD = 'three short words';
const PERSON = { name: 'Mira Okafor', password: PASSWORD, ...SIGN_UP_CONSENT };

type Post = (path: string, body: object, status?: number) => Promise<number>;
type Timed = (post: Post, email: string) => Promise<number>;
const REQUESTS: Record<string, Timed> = {
  'log-in, wrong password': (post, email) =>
    post('/api/auth/sign-in/email', { email, password: 'three wrong words' }, 401),
  'ask for a new password': (post, email) => post('/api/auth/request-password-reset', { email }),
  'ask for the mail again': (post, email) => post('/api/auth/resend-confirmation', { email }),
  'sign-up, mails are sent': (post, email) => post('/api/auth/sign-up/email', { ...PERSON, email }),
};

/** How much longer the server takes for an address with an account: response times must not reveal it. */
export async function signInTimes(): Promise<Figure[]> {
  const mailServer = await MailServer.start();
  const settings = { SMTP_URL: mailServer.address, MAIL_FROM: 'bench@thembstudy.example', TRUSTED_PROXY: '127.0.0.1' };
  const server = await AppServer.start(settings);
  try {
    const post = postTo(server.address);
    const emails = await createAccounts(post, mailServer);
    const figures: Figure[] = [];
    for (const [name, request] of Object.entries(REQUESTS)) figures.push(await difference(name, post, request, emails));
    return figures;
  } finally {
    await server.discard();
    await mailServer.stop();
  }
}

/** Returns the milliseconds until the response was complete. Each request has another client address. */
function postTo(address: string): Post {
  let sent = 0;
  return async (path, body, status = 200) => {
    sent += 1;
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': `10.0.${(sent >> 8) & 255}.${sent & 255}`,
    };
    const startedAt = performance.now();
    const response = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
    const text = await response.text();
    const tookMs = performance.now() - startedAt;
    if (response.status !== status) throw new Error(`${path} was answered with ${response.status}: ${text}`);
    return tookMs;
  };
}

/** Creates accounts through the links in their mails and returns their addresses. */
async function createAccounts(post: Post, mailServer: MailServer): Promise<string[]> {
  const emails = Array.from({ length: WARM_UP_PAIRS + PAIRS }, (_, number) => `learner-${number}@example.org`);
  for (const email of emails) {
    await post('/api/auth/sign-up/email', { ...PERSON, email });
    const { text } = await mailServer.arrived(({ recipient }) => recipient === email);
    const token = /#([\w-]{20,})/.exec(text)?.[1];
    await post('/api/auth/confirm-email', { token, password: PASSWORD });
  }
  return emails;
}

/** Known and unknown addresses in turns and in random order, so that mails that are still being sent affect both. */
async function difference(name: string, post: Post, request: Timed, emails: string[]): Promise<Figure> {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (const [pair, email] of emails.entries()) {
    const addresses = { known: email, unknown: `unknown-${crypto.randomUUID()}@example.org` };
    for (const kind of Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      const tookMs = await request(post, addresses[kind]);
      if (pair >= WARM_UP_PAIRS) times[kind].push(tookMs);
    }
  }
  const [known, unknown] = [median(times.known), median(times.unknown)];
  console.log(`  ${name}: known ${known.toFixed(2)} ms, unknown ${unknown.toFixed(2)} ms`);
  return { name: `Known address, ${name}`, measured: known - unknown, unit: 'ms', most: MOST_MS, of: PAIRS };
}
