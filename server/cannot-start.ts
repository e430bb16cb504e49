/** A reason not to start that its message says in plain sentences; it needs no stack. */
export class CannotStart extends Error {
  override name = 'CannotStart';
}

/** The code of a fault of the operating system, such as `EACCES`. */
export function systemCodeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
