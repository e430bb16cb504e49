// @ts-check

/** How Node runs the server; docs/decisions/004 says why. */
export const SERVER_FLAGS = ['--max-semi-space-size=4'];

/** Its environment, beside what the operator sets. */
export const SERVER_SETTINGS = {
  // Node keeps what it compiled, which halves the work of every later start.
  NODE_COMPILE_CACHE: '.cache/compiled',
  // For glibc: one store of freed memory, not one for each thread that hashes passwords.
  MALLOC_ARENA_MAX: '1',
};
