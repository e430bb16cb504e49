import { hashPassword, verifyPassword } from './argon2id.ts';
import { createHashQueue } from './hash-queue.ts';

export type Passwords = {
  hash(password: string): Promise<string>;
  verify(attempt: { hash: string; password: string }): Promise<boolean>;
};

/** Hashing and verifying, so many at once as the machine can do. */
export function createPasswords(): Passwords {
  const inTurn = createHashQueue();
  return {
    hash: (password) => inTurn(() => hashPassword(password)),
    verify: ({ hash, password }) => inTurn(() => verifyPassword(password, hash)),
  };
}
