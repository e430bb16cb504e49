import type { QuestionnaireState } from '#rules/screening/questionnaire/questionnaire-reducer.ts';

/** The answers of an unfinished questionnaire, in this tab, so that a reload loses none. */
const KEY = 'questionnaire';
/** Changes with the shape of the state; others are not read. */
const VERSION = 1;

/** `isForChild`: in words for ages 8 to 12. */
type Answers = { state: QuestionnaireState; isForChild: boolean };
type Stored = Answers & { version: number; owner: string | null };

/** The unfinished questionnaire of a learner, or of a visitor (`null`), in this tab; null when there is none. */
export function storedAnswers(owner: string | null): Answers | null {
  try {
    const stored: Stored | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return stored?.version === VERSION && stored.owner === owner ? stored : null;
  } catch {
    return null;
  }
}

/** Stores the answers, or removes them when the questionnaire is finished. */
export function storeAnswers(owner: string | null, { state, isForChild }: Answers): void {
  try {
    if (state.phase === 'finished') sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify({ version: VERSION, owner, state, isForChild } satisfies Stored));
  } catch {
    // Without storage a reload starts the questionnaire again.
  }
}
