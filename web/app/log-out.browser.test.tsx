import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import type { Learner } from '#contract/people/learner.ts';
import { SAMPLE_LEARNER } from '../api/testing/sample-learner.ts';
import { keepJoinCode, keptJoinCode } from '../device/join-code.ts';
import { storeLearner } from '../device/stored-learner.ts';
import { PATHS } from '../paths.ts';
import { openApp } from '../testing/app.tsx';
import { expectNoAxeFindings } from '../testing/axe.ts';
import { FakeServer, problem } from '../testing/fake-server.ts';
import { logOut } from '../testing/log-out.ts';

const MENU = { name: /Your menu/ };

/** What this tab tells the others. */
function listenAsOtherTab(): string[] {
  const told: string[] = [];
  const channel = new BroadcastChannel('session');
  channel.onmessage = ({ data }) => told.push(data);
  onTestFinished(() => channel.close());
  return told;
}

it('a sign-in and a sign-out are told to the other tabs', async () => {
  const { server } = await openApp(PATHS.landing);
  const told = listenAsOtherTab();
  server.answer('POST /auth/sign-in/email', () => ({ learner: SAMPLE_LEARNER }));
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByLabelText('Email Address').fill('mira@example.org');
  await page.getByLabelText('Password', { exact: true }).fill('three short words');
  server.learner = SAMPLE_LEARNER;
  await page.getByRole('button', { name: 'LOG IN', exact: true }).click();
  await expect.element(page.getByRole('button', MENU)).toBeVisible();
  await expect.poll(() => told.length).toBe(1);
  await logOut();
  await expect.poll(() => told.length).toBe(2);
});

it('a page shows who signed in or out in another tab', async () => {
  const { server } = await openApp(PATHS.landing, { learner: SAMPLE_LEARNER });
  await expect.element(page.getByRole('button', MENU)).toBeVisible();
  const channel = new BroadcastChannel('session');
  onTestFinished(() => channel.close());
  server.learner = null;
  localStorage.removeItem('learner');
  channel.postMessage('changed');
  await expect.element(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
  server.learner = { ...SAMPLE_LEARNER, name: 'Ben Sol' };
  channel.postMessage('changed');
  await expect.element(page.getByRole('button', { name: /Ben Sol/ })).toBeVisible();
});

it('a page shows who signed in in another tab, also when the server cannot be asked, and an earlier answer comes late', async () => {
  const server = new FakeServer(SAMPLE_LEARNER);
  const earlier = Promise.withResolvers<Learner>();
  server.answer('GET /learner', () => earlier.promise);
  await openApp(PATHS.landing, { learner: SAMPLE_LEARNER, server });
  await expect.element(page.getByRole('button', { name: 'Start Test' })).toBeVisible();
  const channel = new BroadcastChannel('session');
  onTestFinished(() => channel.close());
  server.isAway = true;
  storeLearner({ ...SAMPLE_LEARNER, id: 'ben', name: 'Ben Sol' });
  channel.postMessage('changed');
  await expect.element(page.getByRole('button', { name: /Ben Sol/ })).toBeVisible();
  earlier.resolve(SAMPLE_LEARNER);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await expect.element(page.getByRole('button', { name: /Ben Sol/ })).toBeVisible();
});

it.each([PATHS.dashboard, `${PATHS.sharing}#code=CFH4K7`])(
  'the code of a class does not stay for the next person on the device, after a sign-out on %s',
  async (path) => {
    keepJoinCode('CFH4K7');
    await openApp(path, { learner: SAMPLE_LEARNER });
    await logOut();
    await expect.poll(() => keptJoinCode()).toBeNull();
  },
);

it('a learner whom the server cannot sign out stays signed in, and is told', async () => {
  const { server } = await openApp(PATHS.dashboard, { learner: SAMPLE_LEARNER });
  server.answer('POST /auth/sign-out', () => problem(503, 'busy'));
  await page.getByRole('button', MENU).click();
  await expectNoAxeFindings();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect.element(page.getByText('You are still logged in', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('button', MENU)).toBeVisible();
});
