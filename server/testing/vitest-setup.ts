import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterAll, expect } from 'vitest';
import { runFileCleanUps } from './clean-up.ts';
import { failOnConsoleErrors } from './console-errors.ts';
import './databases/count-statements.ts';

// Runs before each file of server tests. The last hook added runs first.
failOnRunningProcesses();
failOnConsoleErrors();
afterAll(runFileCleanUps);

/** Kills the child processes that a test file did not stop, and fails with their commands. */
function failOnRunningProcesses(): void {
  const started = new Set<ChildProcess>();
  const onStart = (message: unknown) => void started.add((message as { process: ChildProcess }).process);
  subscribe('child_process', onStart);
  afterAll(() => {
    unsubscribe('child_process', onStart);
    const running = [...started].filter(
      ({ pid, exitCode, signalCode }) => pid && exitCode === null && signalCode === null,
    );
    for (const child of running) child.kill('SIGKILL');
    const commands = running.map(({ spawnargs }) => spawnargs.join(' '));
    expect(commands, 'child processes that this file started and did not stop').toEqual([]);
  });
}
