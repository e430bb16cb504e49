import { DatabaseError } from 'pg';

/** The database did not answer, or no connection could be made. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** SQLite's result codes for temporary errors: busy, locked, read-only, I/O error, full, cannot open. */
const SQLITE_UNAVAILABLE = new Set([5, 6, 8, 10, 13, 14]);
/**
 * PostgreSQL's codes for temporary errors: connection (08), transaction rollback (40), insufficient resources (53),
 * operator intervention (57), system error (58), read-only transaction (after a failover), idle-in-transaction timeout,
 * lock not available.
 */
const POSTGRES_UNAVAILABLE = /^(08|40|53|57|58|25006|25P03|55P03)/;
const RETRY_AFTER_MS = { transactionConflict: 1000, unavailable: 5000 } as const;

/** Milliseconds after which to retry when the database is temporarily unavailable; undefined for other errors. */
export function retryAfterMsOf(error: unknown): number | undefined {
  if (error instanceof DatabaseUnavailable) return RETRY_AFTER_MS.unavailable;
  if (isTransactionConflict(error)) return RETRY_AFTER_MS.transactionConflict;
  if (error instanceof DatabaseError)
    return POSTGRES_UNAVAILABLE.test(error.code ?? '') ? RETRY_AFTER_MS.unavailable : undefined;
  return SQLITE_UNAVAILABLE.has(sqliteResultCode(error) ?? 0) ? RETRY_AFTER_MS.unavailable : undefined;
}

/** Whether PostgreSQL aborted a transaction for a serialization failure (40001) or a deadlock (40P01), so it can be retried. */
export function isTransactionConflict(error: unknown): boolean {
  return error instanceof DatabaseError && (error.code === '40001' || error.code === '40P01');
}

/** Whether PostgreSQL reports a unique constraint violation. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '23505';
}

/** The extended result code SQLITE_CONSTRAINT_FOREIGNKEY. */
const SQLITE_FOREIGN_KEY = 787;

/** Whether a row was not stored because a row that it refers to is not there, such as an account that was deleted meanwhile. */
export function isForeignKeyViolation(error: unknown): boolean {
  if (error instanceof DatabaseError) return error.code === '23503';
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_FOREIGN_KEY;
}

/** Whether a text contains characters that PostgreSQL cannot store, such as NUL. */
export function isInvalidText(error: unknown): boolean {
  return error instanceof DatabaseError && (error.code === '22021' || error.code === '22P05');
}

/** The primary result code of an SQLite error, such as 5 for SQLITE_BUSY; undefined for other errors. */
export function sqliteResultCode(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined;
}
