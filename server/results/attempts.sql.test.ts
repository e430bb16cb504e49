import { expect, it } from 'vitest';
import { attemptFromReport } from '#contract/finished-attempt.ts';
import { CONSENT_VERSIONS } from '#rules/consent.ts';
import { SCREENING_PARTS } from '#rules/screening/screening-sequence.ts';
import { insertLearner } from '../identity/learner-queries.ts';
import { saveResultsConsent } from '../learners/results-consent.ts';
import { newAutismDatabase, newDatabase } from '../testing/databases.ts';
import { focusGameReport, letterQuizReport, traitsReport } from '../testing/reports.ts';
import { createScreeningAttempts } from './attempts.ts';

const NOW = new Date('2026-11-21T10:00:00.000Z');
const REPORTS = {
  'focus-game': [focusGameReport(69, 100), focusGameReport(70, 100), focusGameReport(0, 59), focusGameReport(0, 0)],
  'letter-quiz': [letterQuizReport(0), letterQuizReport(6), letterQuizReport(7), letterQuizReport(10)],
  'traits-questionnaire': [traitsReport(0), traitsReport(4), traitsReport(6), traitsReport(10)],
};

/** With a database of its own for the questionnaire. */
async function twoDatabases() {
  const [database, autismDatabase] = [await newDatabase(), await newAutismDatabase()];
  const learner = { id: 'ada', name: 'Ada', email: 'ada@example.org', emailVerified: false, at: NOW.toISOString() };
  await insertLearner(database, { ...learner, ageBand: '18-or-older' });
  const says = (answer: boolean) =>
    saveResultsConsent(database, 'ada', { answer, consentVersion: CONSENT_VERSIONS.results }, NOW);
  return { database, autismDatabase, says, attempts: createScreeningAttempts({ database, autismDatabase }) };
}

const sender = () => ({ attemptId: crypto.randomUUID(), learnerId: 'ada', receivedAt: NOW });

it.each(SCREENING_PARTS)('a %s comes to the same on the server and on a device that keeps it', async (part) => {
  const { attempts, says } = await twoDatabases();
  await says(true);
  for (const report of REPORTS[part]) {
    const from = sender();
    const { attempt } = await attempts.save(part, from, report);
    const stored = { attemptId: from.attemptId, timestamp: new Date(report.finishedAt).toISOString() };
    expect(attempt).toEqual(attemptFromReport(part, stored, report));
  }
  expect((await attempts.list('ada'))[part]).toHaveLength(REPORTS[part].length);
});

it('with two databases, too, nothing is stored without a yes, and all is deleted when asked', async () => {
  const { attempts, autismDatabase, database, says } = await twoDatabases();
  const record = () => attempts.save('traits-questionnaire', sender(), traitsReport(10));
  await expect(record()).rejects.toMatchObject({ code: 'results-not-wanted' });
  await says(true);
  await record();
  await attempts.save('letter-quiz', sender(), letterQuizReport(0));
  expect(await autismDatabase.selectFrom('autismFlags').selectAll().execute()).toHaveLength(1);
  expect(await database.selectFrom('traitsQuestionnaireAttempts').selectAll().execute()).toEqual([]);
  await says(false);
  await expect(record()).rejects.toMatchObject({ code: 'results-not-wanted' });
  await attempts.deleteAll('ada');
  expect(Object.values(await attempts.list('ada')).flat()).toEqual([]);
  expect(await autismDatabase.selectFrom('autismFlags').selectAll().execute()).toEqual([]);
});
