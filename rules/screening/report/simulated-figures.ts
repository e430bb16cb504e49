/**
 * How often simulated learners get a wrong result by chance, in rounded percent; `npm
 * run operating-curves` prints the exact figures. Careful learners follow the ball,
 * type the right letter, or answer as they mean it, `skillPercent` of the time.
 */
export const SIMULATED_FIGURES = {
  skillPercent: 85,
  /** Careful learners who fall below the threshold of a part by chance. */
  focusGameFlagged: 6,
  letterQuizFlagged: 5,
  /** Random answers that reach the threshold of the questionnaire. */
  randomAnswersFlagged: 38,
  /** Careful learners with few autistic traits who are flagged in at least one of the three parts; 12 for children. */
  sequenceFlagged: 11,
} as const;
