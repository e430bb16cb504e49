/** Limits of wrong tries to sign in with pictures. All numbers are our own; decision 055 has the arithmetic. */
export const WRONG_TRIES = {
  /** This many are free. A pause follows the last of them, and each one after it. */
  free: 5,
  /** The pauses, in their order; the last one is repeated. They slow a guesser down and do not keep a child out. */
  pausesMs: [15_000, 30_000, 60_000, 120_000, 240_000, 300_000],
  /** After this time without a wrong try the next ones are free again. Right pictures do not reset the count. */
  quietMs: 60 * 60 * 1000,
  /** A teacher is told of this many without a quiet hour, for so many days. */
  many: 10,
  manyShownDays: 14,
  /** With a typed name, on a device that neither a card nor a teacher admitted: 1 % of the 12,144 combinations. */
  mostElsewhereInYear: 120,
  /** The month in which a school year begins, in UTC. */
  firstMonth: 8,
} as const;

/** Wrong tries of an account without a quiet hour: the number, and the instants of the first and the last one in ms. */
export type WrongTries = { count: number; since: number; last: number };

/**
 * How long an account must wait before the next try, in ms; 0: it can try now. `tries` is null without a wrong try.
 * When the clock was set back, the wait is still no longer than the pause.
 */
export function waitAfterWrong(tries: WrongTries | null, now: number): number {
  const { pausesMs, free } = WRONG_TRIES;
  if (!tries || isOver(tries, now) || tries.count < free) return 0;
  const pauseMs = pausesMs[Math.min(tries.count - free, pausesMs.length - 1)] ?? 0;
  return left(tries.last, pauseMs, now);
}

/** The wrong tries with one more. */
export function withWrong(tries: WrongTries | null, now: number): WrongTries {
  if (!tries || isOver(tries, now)) return { count: 1, since: now, last: now };
  return { count: tries.count + 1, since: tries.since, last: now };
}

function isOver({ last }: WrongTries, now: number): boolean {
  return left(last, WRONG_TRIES.quietMs, now) === 0;
}

function left(from: number, lastsMs: number, now: number): number {
  return Math.max(0, Math.min(lastsMs, from + lastsMs - now));
}

/** Wrong tries on devices that nothing admitted: the number, and the first one as an ISO instant. */
export type ElsewhereTries = { count: number; since: string };

/** Whether a typed name may be tried on such a device in this school year. `tries` is null without a wrong try. */
export function mayTryElsewhere(tries: ElsewhereTries | null, now: string): boolean {
  return !tries || isOfYearBefore(tries, now) || tries.count < WRONG_TRIES.mostElsewhereInYear;
}

/** The wrong tries of this school year with one more. */
export function withWrongElsewhere(tries: ElsewhereTries | null, now: string): ElsewhereTries {
  if (!tries || isOfYearBefore(tries, now)) return { count: 1, since: now };
  return { count: tries.count + 1, since: tries.since };
}

function isOfYearBefore({ since }: ElsewhereTries, now: string): boolean {
  return schoolYearOf(since) < schoolYearOf(now);
}

/** The calendar year in which a school year begins. */
function schoolYearOf(instant: string): number {
  const [year = 0, month = 0] = instant.split('-').map(Number);
  return month < WRONG_TRIES.firstMonth ? year - 1 : year;
}

/** Whether a teacher is still told of many wrong tries. `at`: when there were many, in ms; null: never. */
export function showsManyWrong(at: number | null, now: number): boolean {
  return at !== null && now - at < WRONG_TRIES.manyShownDays * 24 * 60 * 60 * 1000;
}
