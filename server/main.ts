import cluster from 'node:cluster';
import { sentenceFor } from './cannot-start.ts';
import { readEnvironment } from './environment/environment.ts';
import { warningsOf } from './environment/warnings.ts';
import { endOnSignal } from './processes/end-on-signal.ts';
import { readWorkers } from './processes/workers-option.ts';

// What a process does not need is not loaded: one that only watches over others stays small.
start(process.argv.slice(2)).catch((error) => {
  console.error(sentenceFor(error));
  process.exit(1);
});

async function start(words: string[]): Promise<void> {
  const workers = readWorkers(words);
  const environment = readEnvironment(process.env);
  if (cluster.isWorker) return (await import('./processes/worker.ts')).work(environment);
  for (const warning of warningsOf(environment)) console.error(warning);
  const { origin, end } = await (workers === 1
    ? (await import('./start-server.ts')).startServer(environment)
    : (await import('./processes/primary.ts')).startWorkers(environment, workers));
  endOnSignal(end, environment);
  process.stdout.write(`#thembstudy is ready at ${origin}\n`);
}
