import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { SAMPLE_LEARNER } from '../api/testing/sample-learner.ts';
import { PATHS } from '../paths.ts';
import { openApp } from '../testing/app.tsx';
import { expectNoAxeFindings } from '../testing/axe.ts';
import { problem } from '../testing/fake-server.ts';

const toggle = (name: string) => page.getByRole('switch', { name });

it('the profile shows everything of the account; Focus Mode takes the rest of the page away', async () => {
  const { server } = await openApp(PATHS.profile, { learner: { ...SAMPLE_LEARNER, emailVerified: false } });
  for (const words of ['mira@example.org', 'Not Verified', 'User ID', 'Created', 'Last login', '0 points'])
    await expect.element(page.getByText(words, { exact: true })).toBeVisible();
  await expect.element(toggle('Stutter Detection')).toBeChecked();
  await expect.element(toggle('Daily Reports')).toBeChecked();
  await expectNoAxeFindings();
  server.answer('PATCH /learners/:learnerId/preferences', () => ({ ...SAMPLE_LEARNER.preferences, focusMode: true }));
  await page.getByText('Focus Mode', { exact: true }).click();
  await expect.element(toggle('Focus Mode')).toBeChecked();
  await expect.poll(() => server.writes.map(({ body }) => body)).toEqual([{ focusMode: true }]);
  await expect.element(page.getByRole('contentinfo')).not.toBeInTheDocument();
});

it('an account without an email says so, and none is asked to be confirmed', async () => {
  await openApp(PATHS.profile, { learner: { ...SAMPLE_LEARNER, email: '', emailVerified: false } });
  await expect.element(page.getByText('No email address')).toBeVisible();
  expect(page.getByRole('button', { name: 'Send me a mail' }).elements()).toEqual([]);
});

it('a toggle that the server did not save goes back and says so', async () => {
  const { server } = await openApp(PATHS.profile, { learner: SAMPLE_LEARNER });
  server.answer('PATCH /learners/:learnerId/preferences', () => problem(503, 'busy'));
  await page.getByText('Daily Reports', { exact: true }).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('The setting is as it was before.');
  await expect.element(toggle('Daily Reports')).toBeChecked();
});

it('a teacher becomes a learner again, and is told', async () => {
  const { server } = await openApp(PATHS.profile, {
    learner: { ...SAMPLE_LEARNER, role: 'educator', usesForSelf: false },
  });
  server.answer('PUT /learners/:learnerId/role', ({ body }) => {
    server.learner = { ...SAMPLE_LEARNER, ...body };
    return server.learner;
  });
  await page.getByRole('button', { name: 'I am a learner' }).click();
  await expect.element(page.getByText('You are a learner here now.')).toBeVisible();
  await expect.element(page.getByText('You are a teacher here')).not.toBeInTheDocument();
});

it('a visitor is led from the profile to the landing page', async () => {
  const { path } = await openApp(PATHS.profile);
  await expect.element(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
  expect(path()).toBe(PATHS.landing);
});
