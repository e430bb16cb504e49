import { COST, type Cost, hashPassword, verifyPassword } from './argon2id.ts';
import { createHashQueue } from './hash-queue.ts';

export type Passwords = {
  hash(password: string): Promise<string>;
  verify(attempt: { hash: string; password: string }): Promise<boolean>;
  /** The numbers of running and queued hashes. */
  load(): { running: number; waiting: number };
};

/** Hashes and verifies passwords, with a limited number at the same time. Both throw the problem `busy`. */
export function createPasswords(cost: Cost = COST): Passwords {
  const { inTurn, load } = createHashQueue();
  return {
    hash: (password) => inTurn(() => hashPassword(password, cost)),
    verify: ({ hash, password }) => inTurn(() => verifyPassword(password, hash)),
    load,
  };
}
