import { readFile } from 'node:fs/promises';
import { importPKCS8, SignJWT } from 'jose';
import { CannotStart } from '../cannot-start.ts';

type AppleKey = { clientId: string; teamId: string; keyId: string; keyFile: string };

const ALGORITHM = 'ES256';
/** Apple takes half a year at most. A new one is made every day. */
const LASTS = '30 days';

/**
 * Apple takes no lasting secret, but a statement signed with a key that it gave out.
 * @returns what makes such a secret
 * @throws CannotStart when the file holds no such key.
 */
export async function readAppleKey({ clientId, teamId, keyId, keyFile }: AppleKey): Promise<() => Promise<string>> {
  const key = await read(keyFile);
  return () =>
    new SignJWT()
      .setProtectedHeader({ alg: ALGORITHM, kid: keyId })
      .setIssuer(teamId)
      .setSubject(clientId)
      .setAudience('https://appleid.apple.com')
      .setIssuedAt()
      .setExpirationTime(LASTS)
      .sign(key);
}

async function read(keyFile: string): ReturnType<typeof importPKCS8> {
  const text = await readFile(keyFile, 'utf8').catch(() => {
    throw new CannotStart(`APPLE_KEY_FILE ${keyFile} cannot be read.`);
  });
  return importPKCS8(text, ALGORITHM).catch(() => {
    throw new CannotStart(`APPLE_KEY_FILE ${keyFile} does not hold a key of Apple's: a file that ends in .p8.`);
  });
}
