import { onTestFinished, vi } from 'vitest';
import type { LogLevel } from '../environment/environment.ts';
import { destination, setLogLevel } from '../observability/logger.ts';

type Line = Record<string, unknown> & { level: string };

/** Everything that is logged from this level on until the test ends; none of it is written anywhere. */
export function hearLog(level: LogLevel = 'trace') {
  const said: string[] = [];
  vi.spyOn(destination, 'write').mockImplementation((line) => void said.push(line));
  setLogLevel(level);
  onTestFinished(() => setLogLevel('warn'));
  return {
    said,
    lines: (): Line[] => said.map((line) => JSON.parse(line)),
  };
}
