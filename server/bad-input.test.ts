import { describe, expect, it } from 'vitest';
import { controls } from './testing/bad-input/controls.ts';
import { openSides } from './testing/bad-input/known-app.ts';
import { BY_MAIL, KNOWN_ROUTES } from './testing/bad-input/known-routes.ts';
import { testBadInput } from './testing/bad-input/suite.ts';

// Those of learners are in bad-input-of-learners.test.ts, so that two cores can share the work.
testBadInput(Object.keys(KNOWN_ROUTES).filter((name) => !name.includes('/learners/')));

describe('where mails are sent', () => testBadInput([BY_MAIL], 'smtp'));

it('knows a valid request for every address of the router', async () => {
  const [side] = await openSides({ SQLite: ':memory:' });
  const routes = side?.test.app.routes.filter(({ method }) => method !== 'ALL') ?? [];
  const names = new Set(routes.map(({ method, path }) => `${method} ${path}`));
  await side?.close();
  expect(Object.keys(KNOWN_ROUTES).sort()).toEqual([...names].sort());
});

it('notices whatever is broken on purpose', async () => {
  const seen = await controls();
  expect(Object.keys(seen).filter((name) => seen[name]?.length === 0)).toEqual([]);
});
