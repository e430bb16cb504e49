/** An error whose message is shown to the operator without a stack. */
export class StartupError extends Error {
  override name = 'StartupError';
}

/** The sentence for an error that prevents the start. */
export function startupErrorMessage(error: unknown): string {
  if (error instanceof StartupError) return error.message;
  return `The server cannot start: ${isDatabaseError(error) ? `the database refused something (${error.code})` : String(error)}.`;
}

/** Messages of database errors can contain stored personal data. */
function isDatabaseError(error: unknown): error is Error & { code?: unknown } {
  return error instanceof Error && ('severity' in error || 'errcode' in error);
}

/** The code of a system error, such as `EACCES`; undefined for other errors. */
export function systemCodeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
