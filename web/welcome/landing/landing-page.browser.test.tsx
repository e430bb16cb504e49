import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Learner } from '#contract/people/learner.ts';
import { NO_ACTIVITY } from '#rules/rewards/activity.ts';
import type { ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { SAMPLE_LEARNER } from '../../api/testing/sample-learner.ts';
import { deviceStore } from '../../device/device-store.ts';
import { PATHS } from '../../paths.ts';
import { openApp } from '../../testing/app.tsx';
import { expectNoAxeFindings } from '../../testing/axe.ts';
import { FakeServer } from '../../testing/fake-server.ts';

const NEW: Learner = { ...SAMPLE_LEARNER, adhd: null, dyslexia: null, autism: null };
const DONE: Learner = { ...SAMPLE_LEARNER, adhd: 'no', dyslexia: 'yes', autism: 'low' };
/** A server on which the learner has finished one attempt of each of the parts. */
function serverAfter(learner: Learner, ...parts: ScreeningPart[]): FakeServer {
  const server = new FakeServer(learner);
  const counts = { ...NO_ACTIVITY.counts, ...Object.fromEntries(parts.map((part) => [part, 1])) };
  server.answer('GET /learners/:learnerId/activity', () => ({ ...NO_ACTIVITY, counts }));
  return server;
}
const startTest = page.getByRole('button', { name: 'Start Test' });
const three = page.getByRole('region', { name: "Today's three" });

describe('the landing page of a learner', () => {
  it.each([
    ['no part', NEW],
    ['two parts', { ...DONE, autism: null }],
  ])('asks about the test after %s', async (_done, learner) => {
    await openApp(PATHS.landing, { learner });
    await expect.element(page.getByRole('heading', { name: 'Are you ready to start the test, Mira?' })).toBeVisible();
    await expect.element(startTest).toBeVisible();
    expect(three.elements()).toEqual([]);
  });

  it('greets after the last part, shows the next step, and offers the test again below', async () => {
    await openApp(PATHS.landing, { learner: DONE });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Hello, Mira' })).toBeVisible();
    await expect.element(three.getByRole('link', { name: /^Play / }).first()).toBeVisible();
    await expect.element(page.getByText('Take the test again').or(startTest)).toBeVisible();
    expect(page.getByRole('heading', { name: 'What you will do' }).elements()).toEqual([]);
    await expectNoAxeFindings();
  });

  it('greets as the dashboard does when a part ended without a verdict', async () => {
    const learner: Learner = { ...DONE, adhd: null };
    await openApp(PATHS.landing, { server: serverAfter(learner, 'focus-game', 'letter-quiz', 'traits-questionnaire') });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Hello, Mira' })).toBeVisible();
    await expect.element(three).toBeVisible();
    expect(page.getByRole('heading', { name: 'What you will do' }).elements()).toEqual([]);
  });

  it('shows the next step at once, and no test, where none is offered', async () => {
    await openApp(PATHS.landing, { learner: { ...NEW, isPupil: true, noTests: 'no-agreement' } });
    await expect.element(three).toBeVisible();
    expect(startTest.elements()).toEqual([]);
  });

  it('has nothing but the task in Focus Mode', async () => {
    const preferences = { ...NEW.preferences, focusMode: true };
    await openApp(PATHS.landing, { learner: { ...NEW, preferences } });
    await expect.element(startTest).toBeVisible();
    for (const name of ['What you will do', 'For parents and educators', 'What a result can tell you'])
      expect(page.getByRole('heading', { name }).elements()).toEqual([]);
  });
});

it('the tree says that parts of the test were done on this device before the log-in', async () => {
  const note = page.getByText('Parts of the test were done on this device before you logged in.');
  const opened = await openApp(PATHS.landing, { learner: NEW });
  await expect.element(page.getByRole('button', { name: 'What the leaves are from' })).toBeVisible();
  expect(note.elements()).toEqual([]);
  opened.close();
  const answer = { attempt: { attemptId: 'a', timestamp: '2026-01-01T00:00:00.000Z' } };
  await (await deviceStore()).put('answers', { id: 'a', kind: 'focus-game', answer } as never);
  await openApp(PATHS.landing, { learner: NEW });
  await expect.element(note).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'See them' })).toHaveAttribute('href', PATHS.report);
  await expectNoAxeFindings();
});

it('Start Test goes on with the first part that is not done, and says which are', async () => {
  // The first part ended without a verdict.
  const { router } = await openApp(PATHS.landing, { server: serverAfter(NEW, 'focus-game') });
  await startTest.click();
  const dialog = page.getByRole('dialog', { name: 'The test has three parts' });
  await expect.element(dialog.getByText('Done', { exact: true })).toBeVisible();
  await expectNoAxeFindings();
  await dialog.getByRole('link', { name: 'Go on with part 2' }).click();
  await expect.poll(() => router.state.location.pathname).toBe(PATHS.letterQuiz);
});
