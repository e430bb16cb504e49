import pino from 'pino';
import type { LogLevel } from './log-levels.ts';
import { safeError } from './safe-error.ts';
import { writeSoon } from './stdout.ts';

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
  /** Told without its message; see `Fault` for one that may have words. */
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

const WARN = 40;

/** Where lines go: those of something wrong to stderr at once, all others to stdout. */
export const destination = {
  [Symbol.for('pino.metadata')]: true,
  lastLevel: 0,
  write(line: string): void {
    if (this.lastLevel >= WARN) console.error(line.trimEnd());
    else writeSoon(line);
  },
};

const lines = pino(
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
  lines.level = level;
}

/** Whether lines of this level are written. */
export function isLogged(level: Exclude<LogLevel, 'silent'>): boolean {
  return lines.isLevelEnabled(level);
}

/** The log of the server: one JSON object a line. */
export const log = {
  debug: (line: LogLine) => write('debug', line),
  info: (line: LogLine) => write('info', line),
  warn: (line: LogLine) => write('warn', line),
  error: (line: LogLine) => write('error', line),
  fatal: (line: LogLine) => write('fatal', line),
};

function write(level: Exclude<LogLevel, 'silent'>, line: LogLine): void {
  if (!isLogged(level)) return;
  lines[level](line.error === undefined ? line : { ...line, error: safeError(line.error) });
}
