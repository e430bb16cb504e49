import { DatabaseError } from 'pg';

/** The database gave no answer, or there was no way to ask it. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Low bytes of SQLite's result codes that mean "not now": busy, locked, read-only, disk fault, full, cannot open. */
const SQLITE_AWAY = new Set([5, 6, 8, 10, 13, 14]);
/**
 * How PostgreSQL's codes begin that mean "not now": no connection (08), transactions that met (40), nothing left (53),
 * stopped or cancelled (57), the disk (58); what may only be read, as after a change of servers; a lock or a
 * transaction that took too long.
 */
const POSTGRES_AWAY = /^(08|40|53|57|58|25006|25P03|55P03)/;
const BACK_MS = { contested: 1000, away: 5000 } as const;

/** In how many milliseconds to try again when the database cannot do something now; undefined for any other fault. */
export function retryAfterMsOf(error: unknown): number | undefined {
  if (error instanceof DatabaseUnavailable) return BACK_MS.away;
  if (isTransactionConflict(error)) return BACK_MS.contested;
  if (error instanceof DatabaseError) return POSTGRES_AWAY.test(error.code ?? '') ? BACK_MS.away : undefined;
  const isAway = error instanceof Error && 'errcode' in error && SQLITE_AWAY.has(Number(error.errcode) & 0xff);
  return isAway ? BACK_MS.away : undefined;
}

/** Whether two transactions met and this one has to begin anew: what PostgreSQL and its kin call 40001 and 40P01. */
export function isTransactionConflict(error: unknown): boolean {
  return error instanceof DatabaseError && (error.code === '40001' || error.code === '40P01');
}

/** Whether a key is there already that may be there once. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '23505';
}

/** Whether a text had characters that PostgreSQL cannot keep, such as NUL. */
export function isInvalidText(error: unknown): boolean {
  return error instanceof DatabaseError && (error.code === '22021' || error.code === '22P05');
}
