import { onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { PROBLEM_CODES } from '#contract/platform/problem.ts';
import type { LogLevel } from '../environment/environment.ts';
import { destination, setLogLevel } from '../observability/logger.ts';

type Line = Record<string, unknown> & { level: string };

/** Captures the log lines of this level and above until the test ends, instead of writing them. */
export function captureLog(level: LogLevel = 'trace') {
  const written: string[] = [];
  vi.spyOn(destination, 'write').mockImplementation((line) => void written.push(line));
  setLogLevel(level);
  onTestFinished(() => setLogLevel('warn'));
  return { written, lines: (): Line[] => written.map((line) => JSON.parse(line)) };
}

/** A line of a stack trace, such as `async run (server/app.ts:1:2)`. */
const stackLine = z.string().regex(/^([\w$.<>[\] ]+ \()?(node:|server\/|node_modules\/)[\w@./+-]+:\d+:\d+\)?$/);
const error = z.strictObject({
  name: z.string().regex(/^[A-Za-z]+$/),
  code: z
    .string()
    .regex(/^([A-Z0-9_ ]+|[a-z-]+)$/)
    .optional(),
  what: z.string().optional(),
  constraint: z
    .string()
    .regex(/^[\w., ]+$/)
    .optional(),
  at: z.array(stackLine),
  get cause() {
    return error.optional();
  },
});

/** The schema of a log line: no field can contain user input. */
export const logLine = (routes: readonly string[]) =>
  z.strictObject({
    level: z.enum(['debug', 'info', 'warn', 'error', 'fatal']),
    time: z.iso.datetime(),
    pid: z.int(),
    from: z.enum([
      'http',
      'better-auth',
      'mail',
      'daily-reports',
      'cleanup',
      'backup',
      'sign-in',
      'groups',
      'metrics',
      'process',
    ]),
    requestId: z.uuid().optional(),
    method: z.enum(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'OTHER']).optional(),
    route: z.enum(routes).optional(),
    status: z.int().min(200).max(599).optional(),
    ms: z.number().min(0).optional(),
    problem: z.enum(PROBLEM_CODES).optional(),
    error: error.optional(),
    fault: z.string().optional(),
    kind: z.string().optional(),
    tries: z.int().optional(),
    isGivenUp: z.boolean().optional(),
  });
