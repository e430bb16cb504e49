import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** Recommended for argon2id in the OWASP Password Storage Cheat Sheet. */
export const COST = { memoryKiB: 19_456, passes: 2, lanes: 1 } as const;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const ARGON2_VERSION = 19;
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const derive = promisify(argon2);
export type Cost = { memoryKiB: number; passes: number; lanes: number };

/** Hashes a password into a PHC string that holds salt, cost and hash. */
export async function hashPassword(password: string, cost: Cost = COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await argon2id(password, salt, HASH_BYTES, cost);
  const { memoryKiB, passes, lanes } = cost;
  return `$argon2id$v=${ARGON2_VERSION}$m=${memoryKiB},t=${passes},p=${lanes}$${base64Unpadded(salt)}$${base64Unpadded(hash)}`;
}

/** Whether a password matches a PHC string. False when the string is not argon2id. */
export async function verifyPassword(password: string, phc: string): Promise<boolean> {
  const [, memoryKiB, passes, lanes, salt, hash] = PHC.exec(phc) ?? [];
  if (salt === undefined || hash === undefined) return false;
  const expected = Buffer.from(hash, 'base64');
  const cost = { memoryKiB: Number(memoryKiB), passes: Number(passes), lanes: Number(lanes) };
  return timingSafeEqual(await argon2id(password, Buffer.from(salt, 'base64'), expected.length, cost), expected);
}

function argon2id(password: string, salt: Buffer, tagLength: number, cost: Cost): Promise<Buffer> {
  // Systems differ in the Unicode form of typed text.
  const message = password.normalize('NFKC');
  return derive('argon2id', {
    message,
    nonce: salt,
    parallelism: cost.lanes,
    tagLength,
    memory: cost.memoryKiB,
    passes: cost.passes,
  });
}

function base64Unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
