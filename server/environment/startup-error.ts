/** A reason not to start that its message says in plain sentences; it needs no stack. */
export class CannotStart extends Error {
  override name = 'CannotStart';
}

/** Why the server cannot start, in a sentence. */
export function sentenceFor(error: unknown): string {
  if (error instanceof CannotStart) return error.message;
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
