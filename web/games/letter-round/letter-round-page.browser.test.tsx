import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Learner } from '#contract/people/learner.ts';
import { attemptFromReport } from '#contract/screening/finished-attempt.ts';
import type { LetterQuizAttempt, ReportOf } from '#contract/screening/screening-attempts.ts';
import { letterQuizReport } from '../../../server/testing/runs/reports.ts';
import { SAMPLE_LEARNER } from '../../api/testing/sample-learner.ts';
import { deviceStore } from '../../device/device-store.ts';
import { lastLetterRound, storeLetterRound } from '../../device/last-letter-round.ts';
import { letterRoundPath, PATHS } from '../../paths.ts';
import { openApp } from '../../testing/app.tsx';
import { FakeServer } from '../../testing/fake-server.ts';

const USUAL = 'Hear a letter, then find it among b, d, p and q.';
const more = (letters: string) => page.getByText(`The letters ${letters} come more often`);

/** A letter quiz in which the heard letters were typed as `typed`. */
function quiz(heard: string, typed: string): LetterQuizAttempt {
  const { finishedAt } = letterQuizReport();
  const answers = [...heard].map((letter, at) => ({ heard: letter, typed: typed[at], repeats: 0 }));
  const report = { finishedAt, answers } as ReportOf['letter-quiz'];
  return attemptFromReport(
    'letter-quiz',
    { attemptId: crypto.randomUUID(), timestamp: '2026-11-01T10:00:00.000Z' },
    report,
  );
}
const SWAPPED = quiz('bdpqamtlrk', 'ddpqamtlrk');
const CLEAN = quiz('bdpqamtlrk', 'bdpqamtlrk');

let server: FakeServer;
const serverWith = (learner: Learner | null, quizzes: LetterQuizAttempt[] = []) => {
  server = new FakeServer(learner);
  server.answer('GET /learners/:learnerId/attempts', () => ({
    'focus-game': [],
    'letter-quiz': quizzes,
    'traits-questionnaire': [],
  }));
};

beforeEach(() => serverWith(SAMPLE_LEARNER));

it('without mix-ups all letters come equally often', async () => {
  serverWith(SAMPLE_LEARNER, [CLEAN]);
  await openApp(PATHS['letter-round'], { server });
  await expect.element(page.getByText(USUAL)).toBeVisible();
});

it('letters that were swapped in Hear a letter come more often, and the card says so', async () => {
  serverWith(SAMPLE_LEARNER, [SWAPPED]);
  await openApp(PATHS['letter-round'], { server });
  await expect.element(more('b and d')).toBeVisible();
});

it('it works signed out, from the results of the device', async () => {
  serverWith(null);
  await (await deviceStore()).put('answers', { id: 'a', kind: 'letter-quiz', answer: { attempt: SWAPPED } });
  await openApp(PATHS['letter-round'], { server });
  await expect.element(more('b and d')).toBeVisible();
});

it('it works without the server, from the last round on the device; not from that of another learner', async () => {
  storeLetterRound(SAMPLE_LEARNER.id, { finishedAt: '2026-11-02T10:00:00.000Z', mixedUp: ['p', 'q'] });
  const app = await openApp(PATHS['letter-round'], { server });
  server.isAway = true;
  await expect.element(more('p and q')).toBeVisible();
  app.close();
  expect(lastLetterRound('another learner')).toBeNull();
  expect(lastLetterRound(null)).toBeNull();
});

it('letters in the address come more often, whatever was mixed up', async () => {
  serverWith(SAMPLE_LEARNER, [SWAPPED]);
  await openApp(letterRoundPath(['b', 'p', 'q']), { server });
  await expect.element(more('b, p and q')).toBeVisible();
});
