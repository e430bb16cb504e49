import { COST, type Cost, hashPassword, verifyPassword } from './argon2id.ts';
import { createHashQueue } from './hash-queue.ts';

export type Passwords = {
  hash(password: string): Promise<string>;
  verify(attempt: { hash: string; password: string }): Promise<boolean>;
  /** How many are being worked on, and how many wait for their turn. */
  load(): { running: number; waiting: number };
};

/** Hashing and verifying, so many at once as the machine can do. */
export function createPasswords(cost: Cost = COST): Passwords {
  const { inTurn, load } = createHashQueue();
  return {
    hash: (password) => inTurn(() => hashPassword(password, cost)),
    verify: ({ hash, password }) => inTurn(() => verifyPassword(password, hash)),
    load,
  };
}
