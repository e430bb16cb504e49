/**
 * For what a learner can take back: an open page reads it again, so that it shows nothing more within half a minute, and keeps
 * nothing once it is closed.
 */
export const READ_WHILE_OPEN = { refetchInterval: 20_000, refetchOnWindowFocus: 'always', gcTime: 0 } as const;
