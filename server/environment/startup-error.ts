/** A reason not to start that its message says in plain sentences; it needs no stack. */
export class StartupError extends Error {
  override name = 'StartupError';
}

/** Why the server cannot start, in a sentence. */
export function startupErrorMessage(error: unknown): string {
  if (error instanceof StartupError) return error.message;
  return `The server cannot start: ${isOfDatabase(error) ? `the database refused something (${error.code})` : String(error)}.`;
}

/** The messages of these can repeat what is stored about people. */
function isOfDatabase(error: unknown): error is Error & { code?: unknown } {
  return error instanceof Error && ('severity' in error || 'errcode' in error);
}

/** The code of a fault of the operating system, such as `EACCES`. */
export function systemCodeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
