import { Client } from 'pg';
import { afterAll, expect } from 'vitest';
import { followConnection } from './portable-sql.ts';

// For every file of tests that runs on PostgreSQL: what is said to it is checked.

export const refused = new Map<string, string>();
const followers = new WeakMap<Client, (text: string) => void>();
type Ask = (...words: unknown[]) => unknown;
/** As it is without us: where files of tests share their modules, one before may have been here. */
const { ask = Client.prototype.query as Ask } = Client.prototype.query as { ask?: Ask };

Client.prototype.query = function follow(this: Client, ...words: unknown[]) {
  const [text] = words;
  const follower = followers.get(this) ?? followConnection((statement, reason) => refused.set(statement, reason));
  followers.set(this, follower);
  if (typeof text === 'string') follower(text);
  return ask.apply(this, words);
} as typeof Client.prototype.query;
Object.assign(Client.prototype.query, { ask });

afterAll(() => {
  expect(Object.fromEntries(refused), 'SQL that the kin of PostgreSQL does not know').toEqual({});
});
