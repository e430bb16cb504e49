import type { Table } from '#rules/groups/lists/columns.ts';
import { FileError, type FileProblem } from '../../../files/file-kind.ts';
import { listTables } from './list-tables.ts';

/** What the worker is sent: a file or a pasted text, and the day as YYYY-MM-DD. */
export type ToListWorker = { source: File | string; today: string };
/** The one answer of the worker. */
export type FromListWorker = { tables: Table[] } | { problem: FileProblem };

const send = (message: FromListWorker) => self.postMessage(message);

self.onmessage = async ({ data: { source, today } }: MessageEvent<ToListWorker>) => {
  try {
    const content = typeof source === 'string' ? source : new Uint8Array(await source.arrayBuffer());
    send({ tables: await listTables(content, today) });
  } catch (error) {
    send({ problem: error instanceof FileError ? error.problem : 'damaged' });
  }
};
