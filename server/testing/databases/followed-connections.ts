import { Client } from 'pg';
import { followConnection } from './portable-sql.ts';

/** The statements sent to PostgreSQL that are not portable, with the reason. */
export const refused = new Map<string, string>();

type Ask = (...words: unknown[]) => unknown;
const followers = new WeakMap<Client, (text: string) => void>();
const ask = Client.prototype.query as Ask;

Client.prototype.query = function follow(this: Client, ...words: unknown[]) {
  const [text] = words;
  const follower = followers.get(this) ?? followConnection((statement, reason) => refused.set(statement, reason));
  followers.set(this, follower);
  if (typeof text === 'string') follower(text);
  return ask.apply(this, words);
} as typeof Client.prototype.query;
