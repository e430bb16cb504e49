import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Done, Job } from './job.ts';

const SCRIPT = fileURLToPath(new URL('load-process.ts', import.meta.url));

/** The load generator's process, as whoever measures sees it. */
export class LoadGenerator {
  readonly #process: ChildProcess = fork(SCRIPT, { serialization: 'advanced' });

  /** One job at a time. */
  async run(job: Job): Promise<Done> {
    const isDone = new AbortController();
    const { signal } = isDone;
    try {
      const done = once(this.#process, 'message', { signal });
      const ended = once(this.#process, 'exit', { signal }).then(() => {
        throw new Error('the load generator ended');
      });
      ended.catch(() => {});
      this.#process.send(job);
      const [result] = await Promise.race([done, ended]);
      return result as Done;
    } finally {
      isDone.abort();
    }
  }

  stop(): void {
    this.#process.disconnect();
  }
}
