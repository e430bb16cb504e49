import { FileError, type FileProblem, type MissingWords, type OnProgress } from '../file-kind.ts';
import type { OpenedText } from './open-file.ts';
import type { FromWorker, ToWorker } from './open-file.worker.ts';
import OpenFileWorker from './open-file.worker.ts?worker';

/**
 * Reads a file or a pasted text in a worker, which is terminated afterwards. The content does not leave the device.
 * @param signal aborts the reading at once; the promise then never settles
 * @throws FileError with the reason if it cannot be read
 */
export function openText(
  source: File | string,
  words: MissingWords,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<OpenedText> {
  return new Promise((resolve, reject) => {
    const worker = new OpenFileWorker();
    const end = () => worker.terminate();
    signal.addEventListener('abort', end);
    const refuse = (problem: FileProblem) => {
      end();
      reject(new FileError(problem));
    };
    worker.onerror = () => refuse('not-loaded');
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === 'progress') return onProgress(data.progress);
      if (data.type === 'fault') return refuse(data.problem);
      end();
      const { type: _, ...text } = data;
      resolve(text);
    };
    worker.postMessage({ source, words } satisfies ToWorker);
  });
}
