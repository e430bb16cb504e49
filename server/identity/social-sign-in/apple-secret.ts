import { readFile } from 'node:fs/promises';
import { importPKCS8, SignJWT } from 'jose';
import { StartupError } from '../../environment/startup-error.ts';

type AppleKey = { clientId: string; teamId: string; keyId: string; keyFile: string };

const ALGORITHM = 'ES256';
/** Apple allows at most six months. A new secret is generated daily. */
const EXPIRES_IN = '30 days';

/**
 * Reads the key for Apple, whose client secret is a JWT signed with it.
 * @returns a function that generates such a secret, valid for 30 days.
 * @throws StartupError when the file cannot be read or holds no such key.
 */
export async function readAppleKey({ clientId, teamId, keyId, keyFile }: AppleKey): Promise<() => Promise<string>> {
  const key = await readKey(keyFile);
  return () =>
    new SignJWT()
      .setProtectedHeader({ alg: ALGORITHM, kid: keyId })
      .setIssuer(teamId)
      .setSubject(clientId)
      .setAudience('https://appleid.apple.com')
      .setIssuedAt()
      .setExpirationTime(EXPIRES_IN)
      .sign(key);
}

async function readKey(keyFile: string): ReturnType<typeof importPKCS8> {
  const text = await readFile(keyFile, 'utf8').catch(() => {
    throw new StartupError(`APPLE_KEY_FILE ${keyFile} cannot be read.`);
  });
  return importPKCS8(text, ALGORITHM).catch(() => {
    throw new StartupError(`APPLE_KEY_FILE ${keyFile} does not hold a key of Apple's: a file that ends in .p8.`);
  });
}
