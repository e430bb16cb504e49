import { afterAll, expect } from 'vitest';
import { refused } from './followed-connections.ts';

// Runs before each file of tests on PostgreSQL: a file that uses SQL which is not portable fails.
afterAll(() => {
  const found = Object.fromEntries(refused);
  refused.clear();
  expect(found, 'SQL that CockroachDB or YugabyteDB does not know').toEqual({});
});
