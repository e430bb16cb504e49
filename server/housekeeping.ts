import type { MainDatabase } from './database/connect.ts';
import { deleteEndedRows } from './database/queries/ended-rows.ts';

export const HOUSEKEEPING = { everyMs: 24 * 60 * 60 * 1000 } as const;

/** Deletes what has ended, now and once a day; a day on which it fails is logged. Gives what stops it. */
export function keepHouse(database: MainDatabase, now: () => Date): () => Promise<void> {
  let cleaning = clean();
  const timer = setInterval(() => {
    cleaning = clean();
  }, HOUSEKEEPING.everyMs).unref();

  function clean(): Promise<void> {
    return deleteEndedRows(database, now()).catch((error) => {
      console.error(JSON.stringify({ level: 'error', from: 'housekeeping', cause: String(error) }));
    });
  }
  return () => {
    clearInterval(timer);
    return cleaning;
  };
}
