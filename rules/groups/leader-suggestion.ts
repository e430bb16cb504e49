/** Our own choice: two days a week, of the four weeks that a leader is shown. */
export const OFTEN_ACTIVE_DAYS = 8;

/**
 * What a leader can do next because of results. `play-together`: a game was harder lately. `read-together`: few questions of
 * passages were right. `look-at-letters`: two letters were mixed up often.
 */
export const RESULT_SUGGESTIONS = ['play-together', 'read-together', 'look-at-letters'] as const;
export type ResultSuggestion = (typeof RESULT_SUGGESTIONS)[number];

/**
 * What a leader can do next for a learner. `begin-together`: nothing was finished in four weeks. `ask-about-set`: an
 * assignment is not done. `say-what-you-noticed`: often active, and nothing got harder. `ask-what-went-well`: sometimes active.
 */
export const LEADER_SUGGESTIONS = [
  'begin-together',
  ...RESULT_SUGGESTIONS,
  'ask-about-set',
  'say-what-you-noticed',
  'ask-what-went-well',
] as const;
export type LeaderSuggestion = (typeof LEADER_SUGGESTIONS)[number];

/**
 * The helpful next steps for a learner, the most helpful first; none when neither days nor results are shared.
 * @param activeDays the days of the last four weeks on which something was finished, 0 to 28; null when not shared
 * @param toDo the number of assignments that are not done
 * @param fromResults what results suggest; empty when they suggest nothing, or are not shared
 */
export function leaderSuggestionsFor(
  activeDays: number | null,
  toDo: number,
  fromResults: readonly ResultSuggestion[],
): LeaderSuggestion[] {
  if (activeDays === null) return [...fromResults];
  if (activeDays === 0) return ['begin-together', ...fromResults];
  if (toDo > 0) return [...fromResults, 'ask-about-set'];
  const isFine = fromResults.length === 0 && activeDays >= OFTEN_ACTIVE_DAYS;
  return [...fromResults, isFine ? 'say-what-you-noticed' : 'ask-what-went-well'];
}
