import type { Table } from '#rules/groups/lists/columns.ts';
import { FileError } from '../../files/file-kind.ts';
import type { FromListWorker, ToListWorker } from './files/list-file.worker.ts';
import ListFileWorker from './files/list-file.worker.ts?worker';

/** The longest time for a list; a file that needs longer was made to block. */
const LONGEST_MS = 30_000;

/**
 * The tables of a file or a pasted text, read in a worker that ends afterwards. The content does not leave the device.
 * @throws FileError with the reason if it cannot be read
 */
export async function readList(source: File | string): Promise<Table[]> {
  const worker = new ListFileWorker();
  try {
    return await new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new FileError('damaged')), LONGEST_MS);
      worker.onerror = () => {
        clearTimeout(timer);
        reject(new FileError('not-loaded'));
      };
      worker.onmessage = ({ data }: MessageEvent<FromListWorker>) => {
        clearTimeout(timer);
        if ('problem' in data) reject(new FileError(data.problem));
        else resolve(data.tables);
      };
      const message: ToListWorker = { source, today: new Date().toISOString().slice(0, 10) };
      worker.postMessage(message);
    });
  } finally {
    worker.terminate();
  }
}
