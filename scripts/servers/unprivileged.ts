import { userInfo } from 'node:os';

/** The user and group `nobody`. */
export const NOBODY = 65_534;

export const IS_ROOT = userInfo().uid === 0;

/** Runs a command as a user who may read every file of root but write none. Needs root on Linux. */
export const UNPRIVILEGED = [
  'setpriv',
  `--reuid=${NOBODY}`,
  `--regid=${NOBODY}`,
  '--clear-groups',
  // The checkout may lie in a folder that only root can enter.
  '--inh-caps=+dac_read_search',
  '--ambient-caps=+dac_read_search',
];
