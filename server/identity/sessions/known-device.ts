import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { sessionCookieOf } from '../better-auth.ts';

const ID_BYTES = 16;
const KEPT_SECONDS = 365 * 24 * 60 * 60;

type Settings = { publicUrl: string; secret: string };
type Kind = { name: string; path: string; isSecure: boolean; purpose: string; mostAccounts: number };

/** The cookie of a browser from which learners have logged in with their password. It remembers the accounts of a family. */
export function ownDeviceCookie({ publicUrl, secret }: Settings) {
  const { prefix, isSecure } = sessionCookieOf(publicUrl);
  // The name must not begin with `<prefix>.`, or session-reader.ts would not recognise the session cookie.
  const kind = { name: `${prefix}_device`, path: '/', isSecure, purpose: 'own device', mostAccounts: 4 };
  return knownDeviceCookie(secret, kind);
}

/**
 * The cookie of a browser on which pupils have signed in with the QR code of their card, or in a lesson. It remembers the
 * accounts of a large class and is sent only when a pupil signs in. A subject is a learner with their pictures, so that new
 * pictures make the browser unknown.
 */
export function pupilDeviceCookie({ publicUrl, secret }: Settings) {
  const { isSecure } = sessionCookieOf(publicUrl);
  // A cookie with the prefix `__Host-` would be sent with every request.
  const name = isSecure ? '__Secure-thembstudy_pupils' : 'thembstudy_pupils';
  const path = '/api/auth/picture-sign-in';
  return knownDeviceCookie(secret, { name, path, isSecure, purpose: 'device of pupils', mostAccounts: 40 });
}

/**
 * A cookie whose value is a random id of the device and, for each account, a proof that only this server can make; the last
 * account comes first.
 */
function knownDeviceCookie(secret: string, { name, path, isSecure, purpose, mostAccounts }: Kind) {
  const attributes = `Max-Age=${KEPT_SECONDS}; Path=${path}; HttpOnly; ${isSecure ? 'Secure; ' : ''}SameSite=Lax`;
  const pattern = new RegExp(`(?:^|; )${name}=([\\w-]{22})((?:\\.[\\w-]{43}){1,${mostAccounts}})(?:;|$)`);
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

  function parse(cookie: string): { deviceId: string; proofs: string[] } | undefined {
    const [, deviceId, proofs] = pattern.exec(cookie) ?? [];
    return deviceId && proofs ? { deviceId, proofs: proofs.split('.').slice(1) } : undefined;
  }

  function proofOf(deviceId: string, subject: string): string {
    return createHmac('sha256', key).update(`${deviceId} ${subject}`).digest('base64url');
  }

  return {
    /** Whether a `Cookie` header has the cookie, valid or not. */
    isIn: (cookie: string): boolean => pattern.test(cookie),
    /** The id of the device, when the subject (an account) has signed in from it; otherwise undefined. */
    idFor(cookie: string, subject: string): string | undefined {
      const { deviceId, proofs } = parse(cookie) ?? { deviceId: '', proofs: [] };
      const expected = Buffer.from(proofOf(deviceId, subject));
      return proofs.some((proof) => timingSafeEqual(Buffer.from(proof), expected)) ? deviceId : undefined;
    },
    /** The `Set-Cookie` value after a sign-in. Keeps the id and the other accounts of the device. */
    remember(cookie: string, subject: string): string {
      const { deviceId, proofs } = parse(cookie) ?? {
        deviceId: randomBytes(ID_BYTES).toString('base64url'),
        proofs: [],
      };
      const own = proofOf(deviceId, subject);
      const all = [own, ...proofs.filter((proof) => proof !== own)].slice(0, mostAccounts);
      return `${name}=${[deviceId, ...all].join('.')}; ${attributes}`;
    },
  };
}
