const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * How many experience points (XP), which the leaderboard shows, the points of a learner can become. All numbers are our
 * own choice.
 */
export const XP = {
  atSignUp: 100,
  /** More at the beginning of each day in UTC. */
  perDay: 100,
  /** The largest allowance that can accumulate. */
  mostSaved: 700,
} as const;

/** The XP that a learner can still get, as of an instant in ms since 1970. */
export type XpAllowance = { left: number; atMs: number };

/** The allowance of a learner who signed up at an instant, in ms since 1970. */
export function xpAllowanceAtSignUp(atMs: number): XpAllowance {
  return { left: XP.atSignUp, atMs };
}

/**
 * The XP for points that arrive at an instant, in ms since 1970, and the allowance after them. Points beyond the allowance
 * give no XP, also not later. A clock that was put back adds nothing.
 */
export function xpForPoints(
  { left, atMs }: XpAllowance,
  points: number,
  arrivedMs: number,
): { xp: number; allowance: XpAllowance } {
  const days = Math.max(0, utcDay(arrivedMs) - utcDay(atMs));
  const most = Math.min(XP.mostSaved, left + days * XP.perDay);
  const xp = Math.min(points, most);
  return { xp, allowance: { left: most - xp, atMs: arrivedMs } };
}

/** Days since 1970. */
function utcDay(ms: number): number {
  return Math.floor(ms / DAY_MS);
}
