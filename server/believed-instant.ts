const OLDEST_BELIEVED_MS = 400 * 24 * 60 * 60 * 1000;

/** The clock of a device may be wrong: an instant in the future, or more than 400 days back, counts as now. */
export function believedInstant(finishedAt: string, now: Date): Date {
  const ageMs = now.getTime() - Date.parse(finishedAt);
  return ageMs >= 0 && ageMs <= OLDEST_BELIEVED_MS ? new Date(finishedAt) : now;
}
