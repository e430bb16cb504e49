import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { NoTestReason } from '#rules/screening/test-offer.ts';
import { SAMPLE_LEARNER } from '../api/testing/sample-learner.ts';
import { PART_PATHS, PATHS } from '../paths.ts';
import { openApp } from '../testing/app.tsx';
import { expectNoAxeFindings } from '../testing/axe.ts';
import { FakeServer, SERVER_SETUP } from '../testing/fake-server.ts';

const TEST_PATHS = [...Object.values(PART_PATHS), PATHS.selfAssessment];
const OFF = page.getByRole('heading', { name: 'The test is off here' });
const WITHOUT = { ...SAMPLE_LEARNER, isPupil: true, noTests: 'no-agreement' as const };

/** A server that offers visitors no test. */
function serverWithoutTests(): FakeServer {
  const server = new FakeServer(null);
  server.answer('GET /server-setup', () => ({ ...SERVER_SETUP, tests: 'off' as const }));
  return server;
}

describe('where no test is offered', () => {
  it.each(TEST_PATHS)('%s says why, and leads to the games', async (path) => {
    await openApp(path, { server: new FakeServer(WITHOUT) });
    await expect.element(page.getByText('You can do the test after a parent has said yes to it.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Play a game' })).toBeVisible();
    await expectNoAxeFindings();
  });

  it.each([
    ['off-here', 'The people who run this website have switched the test off.'],
    ['off-in-class', 'Your class has switched the test off.'],
    ['no-agreement', 'You said that your results are not kept.'],
  ] satisfies [NoTestReason, string][])('a learner reads the reason %s', async (noTests, sentence) => {
    await openApp(PATHS.letterQuiz, { server: new FakeServer({ ...SAMPLE_LEARNER, noTests }) });
    await expect.element(page.getByText(sentence)).toBeVisible();
  });

  it('a visitor is told so too, and the next page knows it at once', async () => {
    await openApp(PATHS.focusGame, { server: serverWithoutTests() });
    await expect.element(OFF).toBeVisible();
    expect(localStorage.getItem('tests')).toBe('{"mode":"off"}');
  });

  it.each([PATHS.landing, PATHS.conditions, PATHS.dashboard, PATHS.report])('%s offers none', async (path) => {
    await openApp(path, { server: new FakeServer(WITHOUT) });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    const offers = /Start Test|first part|Take the test|Start without/;
    await expect.poll(() => document.querySelector('main')?.textContent ?? '').not.toMatch(offers);
    expect(document.querySelectorAll(TEST_PATHS.map((each) => `main a[href="${each}"]`).join())).toHaveLength(0);
  });
});

describe('a visitor whose age is not known', () => {
  it('is asked once on this device, and a child then for a grown-up', async () => {
    await openApp(PATHS.focusGame, { isKnownAdult: false });
    await expect.element(page.getByRole('heading', { name: 'Who is playing?' })).toBeVisible();
    await expectNoAxeFindings();
    await page.getByRole('button', { name: 'Under 13' }).click();
    await expect.element(page.getByRole('heading', { name: 'Is a grown-up with you?' })).toBeVisible();
    await page.getByRole('button', { name: 'Yes, we do it together' }).click();
    await expect.element(page.getByRole('button', { name: 'Start Game' })).toBeVisible();
    expect(localStorage.getItem('who-is-playing-signed-out')).toBe('{"ageBand":"under-13"}');
  });

  it('a pupil after the agreement is worded to like a child', async () => {
    const pupil = { ...SAMPLE_LEARNER, isPupil: true, ageBand: null };
    await openApp(PATHS.focusGame, { server: new FakeServer(pupil) });
    await expect.element(page.getByRole('heading', { name: 'Is a grown-up with you?' })).toBeVisible();
  });
});
