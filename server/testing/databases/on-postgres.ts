import { afterAll, expect } from 'vitest';
import { refused } from './followed-connections.ts';

// Runs before each test file on PostgreSQL: a file that uses SQL that is not portable fails.
afterAll(() => {
  const found = Object.fromEntries(refused);
  refused.clear();
  expect(found, 'SQL that CockroachDB or YugabyteDB does not support').toEqual({});
});
