import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { sessionCookieOf } from '../better-auth.ts';

const ID_BYTES = 16;
const KEPT_SECONDS = 365 * 24 * 60 * 60;
/** The accounts that one browser remembers, such as those of a family. */
const MOST_ACCOUNTS = 4;

/**
 * The cookie of a browser from which learners have logged in with their password. Its value is a random id of the
 * device and, for each account, a proof that only this server can make; the last account comes first.
 */
export function ownDeviceCookie({ publicUrl, secret }: { publicUrl: string; secret: string }) {
  const { prefix, isSecure } = sessionCookieOf(publicUrl);
  // The name must not begin with `<prefix>.`, or session-reader.ts would not recognise the session cookie.
  const name = `${prefix}_device`;
  const attributes = `Max-Age=${KEPT_SECONDS}; Path=/; HttpOnly; ${isSecure ? 'Secure; ' : ''}SameSite=Lax`;
  const pattern = new RegExp(`(?:^|; )${name}=([\\w-]{22})((?:\\.[\\w-]{43}){1,${MOST_ACCOUNTS}})(?:;|$)`);
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'own device', 32));

  function parse(cookie: string): { deviceId: string; proofs: string[] } | undefined {
    const [, deviceId, proofs] = pattern.exec(cookie) ?? [];
    return deviceId && proofs ? { deviceId, proofs: proofs.split('.').slice(1) } : undefined;
  }

  function proofOf(deviceId: string, learnerId: string): string {
    return createHmac('sha256', key).update(`${deviceId} ${learnerId}`).digest('base64url');
  }

  return {
    /** Whether a `Cookie` header has the cookie, valid or not. */
    isIn: (cookie: string): boolean => pattern.test(cookie),
    /** The id of the device, when the learner has logged in from it; otherwise undefined. */
    idFor(cookie: string, learnerId: string): string | undefined {
      const { deviceId, proofs } = parse(cookie) ?? { deviceId: '', proofs: [] };
      const expected = Buffer.from(proofOf(deviceId, learnerId));
      return proofs.some((proof) => timingSafeEqual(Buffer.from(proof), expected)) ? deviceId : undefined;
    },
    /** The `Set-Cookie` value after a log-in of the learner. Keeps the id and the other accounts of the device. */
    remember(cookie: string, learnerId: string): string {
      const { deviceId, proofs } = parse(cookie) ?? {
        deviceId: randomBytes(ID_BYTES).toString('base64url'),
        proofs: [],
      };
      const own = proofOf(deviceId, learnerId);
      const all = [own, ...proofs.filter((proof) => proof !== own)].slice(0, MOST_ACCOUNTS);
      return `${name}=${[deviceId, ...all].join('.')}; ${attributes}`;
    },
  };
}
