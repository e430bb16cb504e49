/** Our own choice: two days a week, of the four weeks that a leader is shown. */
export const OFTEN_ACTIVE_DAYS = 8;

/**
 * What a leader can do next for a learner. `begin-together`: nothing was finished in four weeks. `ask-about-set`: an
 * assignment is not done. `say-what-you-noticed`: often active. `ask-what-went-well`: sometimes active.
 */
export const LEADER_SUGGESTIONS = [
  'begin-together',
  'ask-about-set',
  'say-what-you-noticed',
  'ask-what-went-well',
] as const;
export type LeaderSuggestion = (typeof LEADER_SUGGESTIONS)[number];

/**
 * The next helpful step for a learner; null when they do not share their days. It never depends on results.
 * @param activeDays the days of the last four weeks on which something was finished, 0 to 28; null when not shared
 * @param toDo the number of assignments that are not done
 */
export function leaderSuggestionFor(activeDays: number | null, toDo: number): LeaderSuggestion | null {
  if (activeDays === null) return null;
  if (activeDays === 0) return 'begin-together';
  if (toDo > 0) return 'ask-about-set';
  return activeDays >= OFTEN_ACTIVE_DAYS ? 'say-what-you-noticed' : 'ask-what-went-well';
}
