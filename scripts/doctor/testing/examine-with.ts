import { expect } from 'vitest';
import { runScript } from '../../run-script.ts';
import { examine } from '../examine.ts';
import type { Readings } from '../finding.ts';

export type Settings = Record<string, string>;
/** The settings of a set-up, and the line that names what is broken in it. */
export type Broken = { settings: Settings; line: string };

/** Examines a set-up with changed readings of the machine. Any port will do, unless the test is about it. */
export async function examineWith(settings: Settings, readings: Partial<Readings> = {}) {
  const lines: string[] = [];
  const machine = { now: () => new Date(), freeBytes: async () => 10 ** 12 };
  const print = (line: string) => void lines.push(line);
  const exitCode = await examine({ PORT: '0', ...settings }, print, { ...machine, ...readings });
  return { exitCode, lines };
}

/** The same as a command. */
export async function runDoctor(
  settings: Settings,
  run: (name: string, args: string[], settings: Settings) => ReturnType<typeof runScript> = runScript,
) {
  const { status, stdout, stderr } = await run('doctor', [], { PORT: '0', ...settings });
  expect(stderr).toBe('');
  return { status, lines: stdout.trimEnd().split('\n') };
}

/** Expects that a line names the fault, that no line shows a password, and that the exit code says so. */
export async function expectNamed({ settings, line }: Broken): Promise<void> {
  const { exitCode, lines } = await examineWith(settings);
  expect(lines).toContain(line);
  expect(exitCode).toBe(1);
  expect(lines.join('\n')).not.toMatch(/secret@|wrong@|canary/);
}

/** Expects no fault. Returns the lines without what they say. */
export async function expectGood(settings: Settings): Promise<string[]> {
  const { exitCode, lines } = await examineWith(settings);
  expect(lines.filter((line) => line.includes(': WRONG.'))).toEqual([]);
  expect(exitCode).toBe(0);
  return lines.map((line) => line.replace(/\. .*/, ''));
}
