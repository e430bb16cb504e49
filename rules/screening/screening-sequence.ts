/** The three parts of the screening, in order. */
export const SCREENING_PARTS = ['focus-game', 'letter-quiz', 'traits-questionnaire'] as const;
export type ScreeningPart = (typeof SCREENING_PARTS)[number];

/**
 * The most attempts at one part that an account accepts in 24
 * hours, including those stored on a device. Our own number.
 */
export const MOST_ATTEMPTS_A_DAY = 100;

/** The number of a part: 1, 2 or 3. */
export function partNumber(part: ScreeningPart): number {
  return SCREENING_PARTS.indexOf(part) + 1;
}

/** The part of each attempt, earliest first. `timestamp` is an ISO instant in UTC. */
export function partsByFinishTime(
  attempts: Readonly<Record<ScreeningPart, readonly { timestamp: string }[]>>,
): ScreeningPart[] {
  return SCREENING_PARTS.flatMap((part) => attempts[part].map(({ timestamp }) => ({ part, timestamp })))
    .sort((a, b) => (a.timestamp < b.timestamp ? -1 : Number(a.timestamp > b.timestamp)))
    .map(({ part }) => part);
}

/**
 * The parts done in the current sequence; `finished` lists the parts of all attempts, earliest first. A sequence is
 * complete when each part was finished, in any order. Then a new one starts when the second part follows the
 * first part; repeating a single part does not start one. A focus game with too little movement counts as finished.
 */
export function partsDone(finished: readonly ScreeningPart[]): ScreeningPart[] {
  const [first, second] = SCREENING_PARTS;
  let done = new Set<ScreeningPart>();
  let isFirstRepeated = false;
  for (const part of finished) {
    const startsNewSequence = isFirstRepeated && part === second;
    isFirstRepeated = done.size === SCREENING_PARTS.length && part === first;
    done = new Set(startsNewSequence ? [first, second] : [...done, part]);
  }
  return SCREENING_PARTS.filter((part) => done.has(part));
}

/** The first part that is not done; null after all three. */
export function nextPart(done: readonly ScreeningPart[]): ScreeningPart | null {
  return SCREENING_PARTS.find((part) => !done.includes(part)) ?? null;
}
