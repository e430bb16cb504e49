import type { LearnerSession } from '#contract/sessions.ts';
import { dayWords, timeWords, whenWords } from '../../../ui/dates.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Since when somebody is signed in there, to the minute: two browsers of one kind can be told apart. */
export function startedWords({ startedAt }: LearnerSession, now: Date): string {
  return `Signed in ${whenWords(startedAt, now)}, ${timeWords(startedAt)}.`;
}

/** When it was used last, as exactly as it is known: to a day. */
export function usedWords({ lastUsedAt }: LearnerSession, now: Date): string {
  const isRecent = now.getTime() - Date.parse(lastUsedAt) < DAY_MS;
  return isRecent ? 'Used in the last 24 hours.' : `Last used about ${dayWords(lastUsedAt, now)}.`;
}
