import type { ExportedDocument } from '#contract/my-data.ts';
import { fromFlag } from '../database/flags.ts';
import type {
  FocusGameAttemptsTable,
  GameRunsTable,
  LetterQuizAttemptsTable,
  TraitsQuestionnaireAttemptsTable,
} from '../database/tables.ts';

// The fields that the specification names come first; what is kept besides follows. What only tells a repeat of a
// message from another one, its hash, stays out.

export function adhdResult(row: FocusGameAttemptsTable, userEmail: string): ExportedDocument {
  const { timestamp, focusedMoments, totalChecks, focusPercentage, hasADHD, ...rest } = row;
  const { learnerId: _, reportHash: __, ...besides } = rest;
  const verdict = hasADHD === null ? null : fromFlag(hasADHD);
  return { timestamp, focusedMoments, totalChecks, focusPercentage, hasADHD: verdict, userEmail, ...besides };
}

export function dyslexiaResult(row: LetterQuizAttemptsTable, userEmail: string): ExportedDocument {
  const { timestamp, correct, total, percentage, hasDyslexia, ...rest } = row;
  const { learnerId: _, reportHash: __, answers, ...besides } = rest;
  const verdict = { timestamp, correct, total, percentage, hasDyslexia: fromFlag(hasDyslexia), userEmail };
  return { ...verdict, ...besides, answers: JSON.parse(answers) };
}

export function autismResult(row: TraitsQuestionnaireAttemptsTable, userEmail: string): ExportedDocument {
  const { score, result, timestamp, learnerId: _, reportHash: __, answers, ...besides } = row;
  return { userEmail, score, result, timestamp, ...besides, answers: JSON.parse(answers) };
}

export function gameRun({ learnerId: _, reportHash: __, report, ...run }: GameRunsTable): ExportedDocument {
  return { ...run, report: JSON.parse(report) };
}
