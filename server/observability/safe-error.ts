import { fileURLToPath } from 'node:url';

/**
 * An error whose message is logged. It must contain only our own words: no input of a person, no text of a database or
 * of another server. The messages of all other errors stay out of the log.
 */
export class LoggableError extends Error {
  override name = 'LoggableError';
}

/**
 * The fields of an error that the log contains. Messages are left
 * out, because databases and parsers repeat personal data in them.
 */
export type SafeError = {
  name: string;
  code?: string;
  /** The message of a `LoggableError`. */
  what?: string;
  /** The violated constraint of the database. */
  constraint?: string;
  at: string[];
  cause?: SafeError;
};

const MOST = { frames: 8, causes: 3 } as const;
const NAME = /^[A-Za-z][A-Za-z0-9]{0,59}$/;
/** Codes of systems, SQL and libraries are in capitals; codes of our problems are in lower case. */
const CODE = /^([A-Z0-9_]{2,60}|[a-z]{1,20}(-[a-z]{1,20}){0,5})$/;
const SQLITE_CONSTRAINT = /^(?:UNIQUE|CHECK|NOT NULL|FOREIGN KEY) constraint failed(?:: ([\w., ]{1,120}))?$/;
const FRAME = /^ {4}at (?:(.*) \()?(.+:\d+:\d+)\)?$/;
const CALLER = /^[\w$.<>[\] ]{1,80}$/;
const OURS = new URL('../../', import.meta.url);
const ROOTS = [OURS.href, fileURLToPath(OURS)];

type Details = { code?: unknown; errcode?: unknown; constraint?: unknown; body?: { code?: unknown } };

/** Describes any thrown value without personal data: name, code and stack frames in our own files. */
export function safeError(error: unknown, depth = 1): SafeError {
  if (!(error instanceof Error)) return { name: 'NoError', at: [] };
  const code = codeOf(error);
  const constraint = constraintOf(error);
  return {
    name: NAME.test(error.name) ? error.name : 'Error',
    ...(code !== undefined && { code }),
    ...(error instanceof LoggableError && { what: error.message }),
    ...(constraint !== undefined && { constraint }),
    at: framesOf(error),
    ...(error.cause instanceof Error && depth < MOST.causes && { cause: safeError(error.cause, depth + 1) }),
  };
}

/** SQLite has one code for all errors; `errcode` tells them apart. */
function codeOf(error: Error & Details): string | undefined {
  const code = error.code ?? error.body?.code;
  if (typeof code !== 'string' || !CODE.test(code)) return undefined;
  return typeof error.errcode === 'number' ? `${code} ${error.errcode}` : code;
}

function constraintOf(error: Error & Details): string | undefined {
  const ofPostgres = typeof error.constraint === 'string' && /^\w{1,63}$/.test(error.constraint);
  if (ofPostgres) return String(error.constraint);
  return 'errcode' in error ? SQLITE_CONSTRAINT.exec(error.message)?.[1] : undefined;
}

/** The message comes before the frames and could look like a frame, so it is cut off. */
function framesOf({ stack = '', message }: Error): string[] {
  const messageAt = stack.indexOf(message);
  const frames = stack.slice(messageAt < 0 ? 0 : messageAt + message.length).split('\n');
  return frames.flatMap((line) => frameOf(line) ?? []).slice(0, MOST.frames);
}

/** A place in our own folder or in Node itself, with the name of the function. */
function frameOf(line: string): string | undefined {
  const [, caller = '', place = ''] = FRAME.exec(line) ?? [];
  const root = ROOTS.find((one) => place.startsWith(one)) ?? '';
  if (root === '' && !/^node:[\w/:]+$/.test(place)) return undefined;
  const at = place.slice(root.length);
  return CALLER.test(caller) ? `${caller} (${at})` : at;
}
