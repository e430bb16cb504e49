import { StatementSync } from 'node:sqlite';
import { Client } from 'pg';

type Ask = (...words: unknown[]) => unknown;

/** The statements since `statementsOf` was called; null when it was not. */
let sent: string[] | null = null;

// Connections copy the method when they are opened, so vitest-setup.ts loads this module before any connection.
const ask = Client.prototype.query as Ask;
Client.prototype.query = function note(this: Client, ...words: unknown[]) {
  const [statement] = words as [string | { text: string }];
  sent?.push(typeof statement === 'string' ? statement : statement.text);
  return ask.apply(this, words);
} as typeof Client.prototype.query;

for (const method of ['all', 'run', 'iterate'] as const) {
  const run = StatementSync.prototype[method] as Ask;
  StatementSync.prototype[method] = function note(this: StatementSync, ...values: unknown[]) {
    sent?.push(this.sourceSQL);
    return run.apply(this, values);
  } as never;
}

/** The statements that `work` sends, including the begin and commit of transactions. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  sent = [];
  try {
    await work();
    return sent;
  } finally {
    sent = null;
  }
}
