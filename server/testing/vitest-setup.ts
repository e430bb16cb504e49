import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterAll, expect } from 'vitest';
import { runFileCleanUps } from './clean-up.ts';
import { failOnConsoleErrors } from './console-errors.ts';

// Runs before each file of server tests. The last hook that is added runs first.
failOnLeftProcesses();
failOnConsoleErrors();
afterAll(runFileCleanUps);

/** Fails a test file that leaves a child process behind, names its command, and kills it. */
function failOnLeftProcesses(): void {
  const started = new Set<ChildProcess>();
  const onStart = (message: unknown) => void started.add((message as { process: ChildProcess }).process);
  subscribe('child_process', onStart);
  afterAll(() => {
    unsubscribe('child_process', onStart);
    const left = [...started].filter(
      ({ pid, exitCode, signalCode }) => pid && exitCode === null && signalCode === null,
    );
    for (const child of left) child.kill('SIGKILL');
    const commands = left.map(({ spawnargs }) => spawnargs.join(' '));
    expect(commands, 'child processes that this file started and did not stop').toEqual([]);
  });
}
