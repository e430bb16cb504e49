import { parentPort, workerData } from 'node:worker_threads';
import { takeIfDue } from './take-if-due.ts';

// Takes one backup in a thread of its own: copying and reading again would hold up every request in the main one.
takeIfDue(workerData).then((outcome) => parentPort?.postMessage(outcome));
