import { generateKeyPairSync } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { StartupError } from '../../environment/startup-error.ts';
import { emptyFolder } from '../../testing/databases/data-folder.ts';
import { readAppleKey } from './provider-options.ts';

const CLIENT = { clientId: 'org.example.learn', teamId: 'TEAM123456', keyId: 'KEY1234567' };
const HALF_A_YEAR_SECONDS = 180 * 24 * 60 * 60;

async function fileWith(text: string): Promise<string> {
  const keyFile = join(await emptyFolder(), 'AuthKey_KEY1234567.p8');
  await writeFile(keyFile, text);
  return keyFile;
}
const pemOf = (namedCurve: string) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve });
  return { pem: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string, publicKey };
};

describe('the client secret for Apple', () => {
  it('is a JWT signed with the key in the file, valid for at most six months', async () => {
    const { pem, publicKey } = pemOf('prime256v1');
    const secret = await readAppleKey({ ...CLIENT, keyFile: await fileWith(pem) });
    const { payload, protectedHeader } = await jwtVerify(await secret(), publicKey);
    expect(protectedHeader).toEqual({ alg: 'ES256', kid: 'KEY1234567' });
    const { iat = 0, exp = 0, ...claims } = payload;
    expect(claims).toEqual({ iss: 'TEAM123456', sub: 'org.example.learn', aud: 'https://appleid.apple.com' });
    expect(exp - iat).toBeLessThanOrEqual(HALF_A_YEAR_SECONDS);
    expect(exp).toBeGreaterThan(Date.now() / 1000 + 2 * 24 * 60 * 60);
  });

  it.each([
    ['no key', () => 'a text'],
    ['nothing', () => ''],
    ['half a key', () => pemOf('prime256v1').pem.slice(0, 100)],
    ['a key of another kind', () => pemOf('secp384r1').pem],
  ])('cannot be made from %s: the server refuses to start in one sentence', async (_what, text) => {
    const keyFile = await fileWith(text());
    const reading = readAppleKey({ ...CLIENT, keyFile });
    await expect(reading).rejects.toThrow(StartupError);
    await expect(reading).rejects.toThrow(
      `APPLE_KEY_FILE ${keyFile} does not hold a key of Apple's: a file that ends in .p8.`,
    );
  });

  it('cannot be made without the file', async () => {
    const reading = readAppleKey({ ...CLIENT, keyFile: '/nowhere/key.p8' });
    await expect(reading).rejects.toThrow('APPLE_KEY_FILE /nowhere/key.p8 cannot be read.');
  });
});
