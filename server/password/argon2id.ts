import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane. */
export const COST = { memoryKiB: 19_456, passes: 2, lanes: 1 } as const;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const ARGON2_VERSION = 19;
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const derive = promisify(argon2);
export type Cost = { memoryKiB: number; passes: number; lanes: number };

/** The hash of a password with its salt and cost, as a PHC string. */
export async function hashPassword(password: string, cost: Cost = COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await argon2id(password, salt, HASH_BYTES, cost);
  const { memoryKiB, passes, lanes } = cost;
  return `$argon2id$v=${ARGON2_VERSION}$m=${memoryKiB},t=${passes},p=${lanes}$${unpadded(salt)}$${unpadded(hash)}`;
}

/** Whether a password belongs to a PHC string. False for a string of another kind. */
export async function verifyPassword(password: string, phc: string): Promise<boolean> {
  const [, memoryKiB, passes, lanes, salt, hash] = PHC.exec(phc) ?? [];
  if (salt === undefined || hash === undefined) return false;
  const expected = Buffer.from(hash, 'base64');
  const cost = { memoryKiB: Number(memoryKiB), passes: Number(passes), lanes: Number(lanes) };
  return timingSafeEqual(await argon2id(password, Buffer.from(salt, 'base64'), expected.length, cost), expected);
}

function argon2id(password: string, salt: Buffer, tagLength: number, cost: Cost): Promise<Buffer> {
  // The same password typed on two systems may come in two Unicode forms.
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

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
