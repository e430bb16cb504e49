import { DISTRESS_WORDS } from '#content/distress-words.ts';
import { createDistressCheck } from '#rules/help/distress.ts';

let check: ((typed: string) => boolean) | undefined;

/** Whether the typed text suggests distress, so that the answer with people to talk to comes first. */
export function needsKindAnswer(typed: string): boolean {
  check ??= DISTRESS_WORDS ? createDistressCheck(DISTRESS_WORDS) : () => false;
  return check(typed);
}
