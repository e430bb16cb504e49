import { distressWordsOf } from '#content/distress-words.ts';
import { getLocale, type Locale } from '#messages/runtime';
import { createDistressCheck } from '#rules/help/distress.ts';

const checks = new Map<Locale, (typed: string) => boolean>();

/** Whether the answer that names people to talk to comes first. */
export function needsKindAnswer(typed: string): boolean {
  const locale = getLocale();
  const check = checks.get(locale) ?? createCheck(locale);
  checks.set(locale, check);
  return check(typed);
}

function createCheck(locale: Locale): (typed: string) => boolean {
  const words = distressWordsOf(locale);
  return words ? createDistressCheck(words) : () => false;
}
