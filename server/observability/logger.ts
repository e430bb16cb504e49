import pino from 'pino';
import type { LogLevel } from '../environment/log-levels.ts';
import { safeError } from './safe-error.ts';

/**
 * Everything that a line can say. Nothing that people type, answer, score or are called belongs into it, nor addresses
 * with ids or tokens in them: of what they ask for, the pattern of its route is told.
 */
export type LogLine = {
  /** The part of the server that speaks. */
  from: string;
  requestId?: string | undefined;
  method?: string;
  route?: string;
  status?: number;
  ms?: number;
  problem?: string;
  /** Told without its message; see `LoggableError` for one that may have words. */
  error?: unknown;
  /** Words of ours, chosen from a few. */
  fault?: string;
  kind?: string;
  tries?: number;
  isGivenUp?: boolean;
  /** Of the operator: the path of a backup. */
  file?: string;
  bytes?: number;
};

type Level = Exclude<LogLevel, 'silent'>;

/** Warnings and errors go to stderr, all other lines to stdout. */
export const destination = pino.multistream(
  [
    { level: 'trace', stream: pino.destination(1) },
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

/** The log of the server: one JSON object a line, written at once. */
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
 * Tells the operator something at every log level: as plain words on a terminal, else as a line of the log.
 * @param message words of ours, never of a request
 */
export function announce(level: 'info' | 'warn', from: string, message: string): void {
  const stream = level === 'info' ? process.stdout : process.stderr;
  if (stream.isTTY) stream.write(`${message}\n`);
  else announcements[level]({ from, message });
}
