import type { QuestionnaireState } from '#rules/screening/questionnaire/questionnaire-reducer.ts';
import { IN_THIS_TAB, stored } from '../../device/stored.ts';

/** Changes with the shape of the state; others are not read. */
const VERSION = 1;

/** `isForChild`: whether the statements are worded for ages 8 to 12. */
type Answers = { state: QuestionnaireState; isForChild: boolean };
type Stored = Answers & { version: number; owner: string | null };

/** The answers of an unfinished questionnaire, in this tab, so that a reload loses none. */
const answers = stored<Stored>('questionnaire', { storage: IN_THIS_TAB });

/** The unfinished questionnaire of a learner, or of a visitor (`null`), in this tab; null when there is none. */
export function storedAnswers(owner: string | null): Answers | null {
  return answers.read((kept) => (kept.version === VERSION && kept.owner === owner ? (kept as Stored) : null));
}

/** Stores the answers, or deletes them when the questionnaire is finished. */
export function storeAnswers(owner: string | null, { state, isForChild }: Answers): void {
  answers.write(state.phase === 'finished' ? null : { version: VERSION, owner, state, isForChild });
}
