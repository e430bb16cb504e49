import { AppServer } from '../scripts/app-server.ts';
import { MailServer } from '../scripts/mail-server.ts';
import { type Figure, median } from './figures.ts';
import { SignInClient } from './sign-in-client.ts';

/** Each address is asked about once for each thing, so that no limit of an address answers. */
const PAIRS = 80;
const PAIRS_BEFORE = 8;
const MOST_MS = 5;

type Knock = (client: SignInClient, email: string) => Promise<number>;
const KNOCKS: Record<string, Knock> = {
  'log-in, wrong password': (client, email) => client.logIn(email, 'three wrong words'),
  'ask for a new password': (client, email) => client.ask('/api/auth/request-password-reset', { email }),
  'ask for the mail again': (client, email) => client.ask('/api/auth/resend-confirmation', { email }),
  'sign-up, mails are sent': (client, email) => client.signUp(email),
};

/** How much longer the server takes for an address that has an account: whoever only waits must not learn that. */
export async function signInTimes(): Promise<Figure[]> {
  const mailServer = await MailServer.start();
  const settings = { SMTP_URL: mailServer.address, MAIL_FROM: 'bench@thembstudy.example', TRUSTED_PROXY: '127.0.0.1' };
  const server = await AppServer.start(settings);
  try {
    const client = new SignInClient(server.address);
    const known = await client.learners(mailServer, PAIRS_BEFORE + PAIRS);
    const figures: Figure[] = [];
    for (const [name, knock] of Object.entries(KNOCKS)) figures.push(await difference(client, name, knock, known));
    return figures;
  } finally {
    await server.discard();
    await mailServer.stop();
  }
}

/** Mails go out a moment later: in a fixed order that would always meet the same one of both. */
function inTurn(): ('known' | 'unknown')[] {
  return Math.random() < 0.5 ? ['known', 'unknown'] : ['unknown', 'known'];
}

/** Known and unknown addresses in turns, so that whatever else the machine does meets both. */
async function difference(client: SignInClient, name: string, knock: Knock, known: string[]): Promise<Figure> {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (const [pair, email] of known.entries()) {
    const ask = {
      known: () => knock(client, email),
      unknown: () => knock(client, `nobody-${crypto.randomUUID()}@example.org`),
    };
    for (const who of inTurn()) {
      const time = await ask[who]();
      if (pair >= PAIRS_BEFORE) times[who].push(time);
    }
  }
  const [ofKnown, ofUnknown] = [median(times.known), median(times.unknown)];
  console.log(`  ${name}: known ${ofKnown.toFixed(2)} ms, unknown ${ofUnknown.toFixed(2)} ms`);
  return { name: `Known address, ${name}`, measured: ofKnown - ofUnknown, unit: 'ms', most: MOST_MS, of: PAIRS };
}
