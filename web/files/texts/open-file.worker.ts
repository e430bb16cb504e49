import { FileError, type FileProblem, type MissingWords, type Progress } from '../file-kind.ts';
import { type OpenedText, openFile } from './open-file.ts';

/** A file or a pasted text, and the words for what cannot be shown. */
export type ToWorker = { source: File | string; words: MissingWords };

/** The messages of this worker: any number of progress messages, then a text or an error. */
export type FromWorker =
  | { type: 'progress'; progress: Progress }
  | ({ type: 'opened' } & OpenedText)
  | { type: 'fault'; problem: FileProblem };

const send = (message: FromWorker) => self.postMessage(message);

self.onmessage = async ({ data: { source, words } }: MessageEvent<ToWorker>) => {
  try {
    send({ type: 'opened', ...(await openFile(source, words, (progress) => send({ type: 'progress', progress }))) });
  } catch (error) {
    send({ type: 'fault', problem: error instanceof FileError ? error.problem : 'damaged' });
  }
};
