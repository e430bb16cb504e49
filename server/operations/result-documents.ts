import type { ExportedDocument } from '#contract/my-data.ts';
import { fromFlag } from '../database/flags.ts';
import type {
  FocusGameAttemptsTable,
  GameRunsTable,
  LetterQuizAttemptsTable,
  TraitsQuestionnaireAttemptsTable,
} from '../database/tables.ts';

// The fields of the specification come first. `reportHash`, which only detects repeated requests, is excluded.

export function adhdResult(row: FocusGameAttemptsTable, userEmail: string): ExportedDocument {
  const { timestamp, focusedMoments, totalChecks, focusPercentage, hasADHD, ...rest } = row;
  const { learnerId: _, reportHash: __, ...others } = rest;
  const verdict = hasADHD === null ? null : fromFlag(hasADHD);
  return { timestamp, focusedMoments, totalChecks, focusPercentage, hasADHD: verdict, userEmail, ...others };
}

export function dyslexiaResult(row: LetterQuizAttemptsTable, userEmail: string): ExportedDocument {
  const { timestamp, correct, total, percentage, hasDyslexia, ...rest } = row;
  const { learnerId: _, reportHash: __, answers, ...others } = rest;
  const verdict = { timestamp, correct, total, percentage, hasDyslexia: fromFlag(hasDyslexia), userEmail };
  return { ...verdict, ...others, answers: JSON.parse(answers) };
}

export function autismResult(row: TraitsQuestionnaireAttemptsTable, userEmail: string): ExportedDocument {
  const { score, result, timestamp, learnerId: _, reportHash: __, answers, ...others } = row;
  return { userEmail, score, result, timestamp, ...others, answers: JSON.parse(answers) };
}

export function gameRun({ learnerId: _, reportHash: __, report, ...run }: GameRunsTable): ExportedDocument {
  return { ...run, report: JSON.parse(report) };
}
