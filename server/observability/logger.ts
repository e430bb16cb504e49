import { AsyncLocalStorage } from 'node:async_hooks';
import pino from 'pino';
import type { LogLevel } from '../environment/environment.ts';
import { safeError } from './safe-error.ts';

/**
 * All fields of a log line. They must not contain personal data: no input, answers, scores or names, and no URLs with ids or
 * tokens; `route` is the pattern of the route.
 */
type LogLine = {
  /** The part of the server that logs. */
  from: string;
  requestId?: string | undefined;
  method?: string;
  route?: string;
  status?: number;
  ms?: number;
  problem?: string;
  /** Logged without its message, except for a `LoggableError`. */
  error?: unknown;
  /** One of a few fixed texts. */
  fault?: string;
  kind?: string;
  tries?: number;
  isGivenUp?: boolean;
  /** The path of a backup. */
  file?: string;
  bytes?: number;
  /** Only in an operator's command about one learner, as a record of what was done. */
  learnerId?: string;
};

type Level = Exclude<LogLevel, 'silent'>;

/** Warnings and errors go to stderr, all other lines to stdout. */
export const destination = pino.multistream(
  [
    { level: 'trace', stream: pino.destination({ dest: 1, sync: true }) },
    { level: 'warn', stream: { write: (line: string) => console.error(line.trimEnd()) } },
  ],
  { dedupe: true },
);

const logger = pino(
  {
    level: 'warn',
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
  },
  destination,
);

/** Lines below this level are not written. */
export function setLogLevel(level: LogLevel): void {
  logger.level = level;
}

/** Whether lines of this level are written. */
export function isLogged(level: Level): boolean {
  return logger.isLevelEnabled(level);
}

/** The log of the server: one JSON object per line, written at once. */
export const log = {
  debug: (line: LogLine) => write('debug', line),
  info: (line: LogLine) => write('info', line),
  warn: (line: LogLine) => write('warn', line),
  error: (line: LogLine) => write('error', line),
  fatal: (line: LogLine) => write('fatal', line),
};

function write(level: Level, line: LogLine): void {
  if (!isLogged(level)) return;
  logger[level](line.error === undefined ? line : { ...line, error: safeError(line.error) });
}

/** Has a level of its own, which `setLogLevel` does not change. */
const announcements = logger.child({}, { level: 'info' });

/**
 * Informs the operator at every log level: as plain text on a terminal, otherwise as a log line.
 * @param message must not contain data of a request
 */
export function announce(level: 'info' | 'warn', from: string, message: string): void {
  const stream = level === 'info' ? process.stdout : process.stderr;
  if (stream.isTTY) stream.write(`${message}\n`);
  else announcements[level]({ from, message });
}

const running = new AsyncLocalStorage<string>();

/** The id of the current request; undefined in jobs. */
export function requestId(): string | undefined {
  return running.getStore();
}

/** Runs `work` so that `requestId` returns `id` in it. */
export function forRequest<Result>(id: string, work: () => Result): Result {
  return running.run(id, work);
}
