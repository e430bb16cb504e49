import pino from 'pino';
import type { LogLevel } from './log-levels.ts';
import { safeError } from './safe-error.ts';
import { writeOut } from './stdout.ts';

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
/** Each write costs as much as some dozen lines, and a line alone five times as much as one among others. */
const TOGETHER = { afterMs: 50, lines: 64 } as const;

type Level = Exclude<LogLevel, 'silent'>;
/** `at`: in ms since 1970. */
type Waiting = { level: Level; line: LogLine; at: number };

let waiting: Waiting[] = [];
let mostWaiting: number = TOGETHER.lines;
let timer: NodeJS.Timeout | undefined;
/** Of the line that is being made. */
let at = 0;
let text = '';

/** Where lines go: those of something wrong to stderr at once, all others to stdout. */
export const destination = {
  [Symbol.for('pino.metadata')]: true,
  lastLevel: 0,
  write(line: string): void {
    if (this.lastLevel >= WARN) console.error(line.trimEnd());
    else text += line;
  },
  send: writeOut,
};

const lines = pino(
  {
    level: 'warn',
    base: { pid: process.pid },
    timestamp: () => `,"time":"${new Date(at).toISOString()}"`,
    formatters: { level: (level) => ({ level }) },
  },
  destination,
);

/** Lines below this level are not written. */
export function setLogLevel(level: LogLevel): void {
  lines.level = level;
}

/** How many lines of nothing wrong may wait, for 50 ms at most, to be written together. */
export function setMostWaiting(lines: number = TOGETHER.lines): void {
  mostWaiting = lines;
}

/** Whether lines of this level are written. */
export function isLogged(level: Level): boolean {
  return lines.isLevelEnabled(level);
}

/** The log of the server: one JSON object a line. */
export const log = {
  debug: (line: LogLine) => writeSoon('debug', line),
  info: (line: LogLine) => writeSoon('info', line),
  warn: (line: LogLine) => writeNow('warn', line),
  error: (line: LogLine) => writeNow('error', line),
  fatal: (line: LogLine) => writeNow('fatal', line),
};

function writeNow(level: Level, line: LogLine): void {
  if (isLogged(level)) make({ level, line: withSafeError(line), at: Date.now() });
}

function writeSoon(level: Level, line: LogLine): void {
  if (!isLogged(level)) return;
  waiting.push({ level, line: withSafeError(line), at: Date.now() });
  if (waiting.length > mostWaiting) flush();
  else timer ??= setTimeout(flush, TOGETHER.afterMs).unref();
}

function withSafeError(line: LogLine): LogLine {
  return line.error === undefined ? line : { ...line, error: safeError(line.error) };
}

function make(one: Waiting): void {
  at = one.at;
  lines[one.level](one.line);
}

function flush(): void {
  clearTimeout(timer);
  timer = undefined;
  const together = waiting;
  waiting = [];
  for (const one of together) make(one);
  if (text !== '') destination.send(text);
  text = '';
}

process.on('exit', flush);
