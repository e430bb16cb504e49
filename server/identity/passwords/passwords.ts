import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Problem } from '../../http/answers/problems.ts';

export type Passwords = ReturnType<typeof createPasswords>;

/** Hashes and verifies passwords, with a limited number at the same time. Both throw the problem `busy`. */
export function createPasswords(cost: Cost = COST) {
  const { inTurn, load } = createHashQueue();
  return {
    hash: (password: string) => inTurn(() => hashPassword(password, cost)),
    verify: ({ hash, password }: { hash: string; password: string }) => inTurn(() => verifyPassword(password, hash)),
    /** The numbers of running and queued hashes. */
    load,
  };
}

/** A hash takes 19 MiB and a thread; 60 waiting ones take about two seconds. */
export const HASH_QUEUE = { atOnce: 2, waiting: 60, retryAfterMs: 3000 } as const;

type Bounds = { atOnce: number; waiting: number; retryAfterMs: number };

/**
 * Runs at most `atOnce` tasks at the same time and queues at most `waiting` more. `inTurn` throws the problem `busy`
 * when the queue is full; `load` returns the numbers of running and waiting tasks.
 */
export function createHashQueue(bounds: Bounds = HASH_QUEUE) {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function acquire(): Promise<void> {
    if (running < bounds.atOnce) {
      running += 1;
      return;
    }
    if (waiting.length >= bounds.waiting) throw new Problem('busy', { retryAfterMs: bounds.retryAfterMs });
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function release(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  async function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    await acquire();
    try {
      return await task();
    } finally {
      release();
    }
  }
  return { inTurn, load: () => ({ running, waiting: waiting.length }) };
}

/** Recommended for argon2id in the OWASP Password Storage Cheat Sheet. */
const COST = { memoryKiB: 19_456, passes: 2, lanes: 1 } as const;
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
