import { readFileSync } from 'node:fs';
import type { Job } from './job.ts';
import type { SignedInLearner } from './requests.ts';
import { runJob } from './run-job.ts';

// The load generator, in a process of its own, so that it does not take the time of whoever measures. It does one job
// after the other and stays warm in between.

const learners = new Map<string, SignedInLearner[]>();
let asked = 0;

process.on('message', async (job: Job) => {
  const done = await runJob(job, learnersIn(job.learnersFile), asked);
  asked += done.statuses.length;
  process.send?.(done);
});
process.on('disconnect', () => process.exit(0));

function learnersIn(file: string): SignedInLearner[] {
  const known =
    learners.get(file) ??
    readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  learners.set(file, known);
  return known;
}
