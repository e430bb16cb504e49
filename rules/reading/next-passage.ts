import type { AgeBand } from '../people/age-band.ts';
import { PASSAGE_LEVELS, type PassageId, type PassageLevel, passagesOfLevel } from './passages.ts';
import { READING_RUN } from './reading-run.ts';

/** A finished passage: its id, its level, and the number of right answers. */
export type ReadPassage = { choice: string; level: number | null; score: number; validity?: string | undefined };

/**
 * The level before any passage was read, by age; `null`: the age is not known. Level 1 is below grade 1, level 6 at grade 6 to 7
 * (docs/decisions/046-passages-with-questions.md). It begins easy, because who is sent to a passage may find reading hard. Our own.
 */
const FIRST_LEVEL: Record<AgeBand | 'null', PassageLevel> = { 'under-13': 1, '13-to-17': 3, '18-or-older': 5, null: 3 };

/**
 * The passage to read next. Its level follows the newest valid reading: one higher after three right answers, the same after two,
 * one lower after fewer; before the first it follows the age. Of that level it is the first one not read yet, else the first.
 * `read` is newest first.
 */
export function nextPassage(read: readonly ReadPassage[], ageBand: AgeBand | null) {
  const level = nextLevel(read, ageBand);
  const passages = passagesOfLevel(level);
  const passage = passages.find((id) => read.every(({ choice }) => choice !== id)) ?? passages[0];
  return { passage: passage as PassageId, level };
}

function nextLevel(read: readonly ReadPassage[], ageBand: AgeBand | null): PassageLevel {
  const newest = read.find(({ level, validity }) => level !== null && !validity);
  if (!newest?.level) return FIRST_LEVEL[ageBand ?? 'null'];
  const change = newest.score === READING_RUN.questions ? 1 : newest.score === READING_RUN.questions - 1 ? 0 : -1;
  const wanted = newest.level + change;
  return PASSAGE_LEVELS.find((level) => level === wanted) ?? (newest.level as PassageLevel);
}
