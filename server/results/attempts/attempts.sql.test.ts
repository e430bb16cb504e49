import { expect, it } from 'vitest';
import { attemptFromReport } from '#contract/screening/finished-attempt.ts';
import { CONSENT_VERSIONS } from '#rules/people/consent.ts';
import { SCREENING_PARTS } from '#rules/screening/screening-sequence.ts';
import { saveConsent } from '../../learners/save-consent.ts';
import { addLearner } from '../../testing/databases/add-rows.ts';
import { newAutismDatabase, newDatabase } from '../../testing/databases/databases.ts';
import { focusGameReport, letterQuizReport, traitsReport } from '../../testing/runs/reports.ts';
import { createScreeningAttempts } from './attempts.ts';

const NOW = new Date('2026-11-21T10:00:00.000Z');
const REPORTS = {
  'focus-game': [focusGameReport(69, 100), focusGameReport(70, 100), focusGameReport(0, 59), focusGameReport(0, 0)],
  'letter-quiz': [
    letterQuizReport(0),
    letterQuizReport(3),
    letterQuizReport(6),
    letterQuizReport(7),
    letterQuizReport(10),
  ],
  'traits-questionnaire': [traitsReport(0), traitsReport(4), traitsReport(6), traitsReport(10)],
};

async function withLearner() {
  const database = await newDatabase();
  await addLearner(database, 'ada', { ageBand: '18-or-older' });
  await saveConsent(database, 'ada', 'results', { answer: true, consentVersion: CONSENT_VERSIONS.results }, NOW);
  return createScreeningAttempts({ database, autismDatabase: await newAutismDatabase() });
}

const sender = () => ({
  attemptId: crypto.randomUUID(),
  learnerId: 'ada',
  receivedAt: NOW,
  tests: 'everyone' as const,
});

it.each(SCREENING_PARTS)('a %s comes to the same on the server and on a device that keeps it', async (part) => {
  const attempts = await withLearner();
  for (const report of REPORTS[part]) {
    const from = sender();
    const { attempt } = await attempts.save(part, from, report);
    const stored = { attemptId: from.attemptId, timestamp: new Date(report.finishedAt).toISOString() };
    expect(attempt).toEqual(attemptFromReport(part, stored, report));
    expect((await attempts.save(part, from, report)).attempt).toEqual(attempt);
  }
  expect((await attempts.list('ada'))[part]).toHaveLength(REPORTS[part].length);
});
