import { parentPort, workerData } from 'node:worker_threads';
import { takeBackup } from './backup.ts';

// Takes one backup in a separate thread, because copying and checking would block requests.
const { job, now } = workerData;
takeBackup(job, now).then(
  (file) => parentPort?.postMessage({ file }),
  (error: Error) => parentPort?.postMessage({ fault: error.message }),
);
