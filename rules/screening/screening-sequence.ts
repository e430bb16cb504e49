/** The three parts of the screening, in the order in which they are taken. */
export const SCREENING_PARTS = ['focus-game', 'letter-quiz', 'traits-questionnaire'] as const;
export type ScreeningPart = (typeof SCREENING_PARTS)[number];

/** The place of a part as a learner counts it: 1, 2 or 3. */
export function partNumber(part: ScreeningPart): number {
  return SCREENING_PARTS.indexOf(part) + 1;
}

/** Which part each attempt was of, the earliest first. `timestamp` is an ISO instant in UTC. */
export function inOrderFinished(
  attempts: Readonly<Record<ScreeningPart, readonly { timestamp: string }[]>>,
): ScreeningPart[] {
  return SCREENING_PARTS.flatMap((part) => attempts[part].map(({ timestamp }) => ({ part, timestamp })))
    .sort((a, b) => (a.timestamp < b.timestamp ? -1 : Number(a.timestamp > b.timestamp)))
    .map(({ part }) => part);
}

/**
 * The parts that are done in the sequence somebody is in, given the parts they ever finished, the earliest first. A
 * sequence is complete once each part was finished, whatever the order and however often. After that only its first part
 * begins a new one: another part, done again, stands alone. A focus game with too little movement is finished as well.
 */
export function partsDone(finished: readonly ScreeningPart[]): ScreeningPart[] {
  let done = new Set<ScreeningPart>();
  for (const part of finished) {
    const beginsAnew = done.size === SCREENING_PARTS.length && part === SCREENING_PARTS[0];
    done = new Set(beginsAnew ? [part] : [...done, part]);
  }
  return SCREENING_PARTS.filter((part) => done.has(part));
}

/** The first part in order that is not done; null after all three. */
export function nextPart(done: readonly ScreeningPart[]): ScreeningPart | null {
  return SCREENING_PARTS.find((part) => !done.includes(part)) ?? null;
}
