/** The three parts of the screening, in the order in which they are taken. */
export const SCREENING_PARTS = ['focus-game', 'letter-quiz', 'traits-questionnaire'] as const;
export type ScreeningPart = (typeof SCREENING_PARTS)[number];

/** The place of a part as a learner counts it: 1, 2 or 3. */
export function partNumber(part: ScreeningPart): number {
  return SCREENING_PARTS.indexOf(part) + 1;
}
