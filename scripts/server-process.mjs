// @ts-check

/** How Node runs the server; docs/decisions/004 says why. */
export const SERVER_FLAGS = ['--max-semi-space-size=4', '--no-maglev', '--heap-growing-percent=40'];

/** Its environment, beside what the operator sets. */
export const SERVER_SETTINGS = {
  // Node keeps what it compiled, which halves the work of every later start.
  NODE_COMPILE_CACHE: '.cache/compiled',
  // Of the C library of most Linux systems: what passwords take while they are hashed serves the next ones.
  MALLOC_ARENA_MAX: '1',
};
