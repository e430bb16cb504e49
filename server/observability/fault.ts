/**
 * A fault that its message tells of in the log. The message is ours: no part of it was typed by somebody, comes from a
 * database, or was said by another machine. Messages of all other errors stay out of the log.
 */
export class LoggableError extends Error {
  override name = 'LoggableError';
}
