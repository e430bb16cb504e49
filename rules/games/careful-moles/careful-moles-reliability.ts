/**
 * The split-half reliability of the numbers of a game, 0 to 1, among simulated children, rounded; `npm run operating-curves`
 * prints the exact figures, and docs/measurement.md says what was assumed.
 */
export const CAREFUL_RELIABILITY = { medianMs: 0.95, deviationMs: 0.89, falseAlarms: 0.87, dPrime: 0.84 } as const;
