import { expect, it } from 'vitest';
import { pupilSecrets } from './pupil-secrets.ts';

const SECRET = 'a secret of a server that is long enough';
const content = { secret: 'A'.repeat(22), pictures: ['cat', 'key', 'star'] } as const;

it('a card is opened after a new start with the same secret, and every time it is sealed differently', () => {
  const [one, other] = [pupilSecrets(SECRET), pupilSecrets(SECRET)];
  expect(other.openCard('ada', one.sealCard('ada', content))).toEqual(content);
  expect(one.sealCard('ada', content)).not.toBe(one.sealCard('ada', content));
});

it('a card is not opened with another secret, for another learner, or changed', () => {
  const sealed = pupilSecrets(SECRET).sealCard('ada', content);
  expect(pupilSecrets(`${SECRET}!`).openCard('ada', sealed)).toBeNull();
  expect(pupilSecrets(SECRET).openCard('ben', sealed)).toBeNull();
  const changed = `${sealed.slice(0, 20)}${sealed[20] === 'A' ? 'B' : 'A'}${sealed.slice(21)}`;
  for (const text of [changed, sealed.slice(0, -4), '', 'AAAA'])
    expect(pupilSecrets(SECRET).openCard('ada', text)).toBeNull();
});

it('the secret of a card has 22 characters of 16 random bytes', () => {
  const { newCardSecret } = pupilSecrets(SECRET);
  expect(newCardSecret()).toMatch(/^[\w-]{22}$/);
  expect(new Set(Array.from({ length: 100 }, newCardSecret)).size).toBe(100);
});
