import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

it('hashes to a PHC string with 19 MiB, two passes, one lane and a random salt', async () => {
  const hash = await hashPassword('three short words');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(await hashPassword('three short words')).not.toBe(hash);
});

it('verifies only the right password', async () => {
  const hash = await hashPassword('three short words');
  expect(await verifyPassword('three short words', hash)).toBe(true);
  expect(await verifyPassword('Three short words', hash)).toBe(false);
  expect(await verifyPassword('three short words ', hash)).toBe(false);
});

it('treats Unicode forms of a letter as equal', async () => {
  const hash = await hashPassword('caf\u00e9 au lait');
  expect(await verifyPassword('cafe\u0301 au lait', hash)).toBe(true);
});

it.each(['', 'salt:scrypt', '$argon2i$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA'])(
  'knows no password for %j',
  async (hash) => {
    expect(await verifyPassword('three short words', hash)).toBe(false);
  },
);
