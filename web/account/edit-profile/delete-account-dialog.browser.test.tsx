import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SAMPLE_LEARNER } from '../../api/testing/sample-learner.ts';
import { deviceStore, type OutboxEntry } from '../../device/device-store.ts';
import { PATHS } from '../../paths.ts';
import { openApp } from '../../testing/app.tsx';
import { expectNoAxeFindings } from '../../testing/axe.ts';
import { problem } from '../../testing/fake-server.ts';
import { pressByKey } from '../../testing/input-methods.ts';

const DIALOG = page.getByRole('dialog', { name: 'Delete your account' });
const remove = DIALOG.getByRole('button', { name: 'Delete my account' });
const GONE = page.getByText('Your account is deleted', { exact: false });
/** The server refused it for good, so that it stays on the device until the learner has seen it. */
const ENTRY = {
  kind: 'simon',
  path: '/api/x',
  body: {},
  keptAt: '2026-11-21T09:59:00.000Z',
  state: 'refused',
} as const;

const ownersInOutbox = async () => (await (await deviceStore()).getAll('outbox')).map(({ owner }) => owner);

async function openDialog(learner = SAMPLE_LEARNER) {
  const app = await openApp(PATHS.editProfile, { learner });
  await page.getByRole('region', { name: 'My data' }).getByRole('button', { name: 'Delete my account' }).click();
  await expect.element(DIALOG.getByRole('heading', { level: 2 })).toHaveFocus();
  return app;
}

beforeEach(async () => {
  const store = await deviceStore();
  for (const owner of ['mira', null]) await store.put('outbox', { ...ENTRY, id: String(owner), owner } as OutboxEntry);
});

describe('the deletion of an account', () => {
  it('takes the results of the learner off the device, and no others', async () => {
    const { server, path } = await openDialog();
    await expectNoAxeFindings();
    server.answer('DELETE /learners/:learnerId', () => ({ learner: null }));
    await remove.click();
    await expect.element(GONE).toBeVisible();
    expect(path()).toBe(PATHS.landing);
    await expect.element(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
    expect(await ownersInOutbox()).toEqual([null]);
  });

  it('leaves the device alone where that is wanted', async () => {
    const { server } = await openDialog();
    server.answer('DELETE /learners/:learnerId', () => ({ learner: null }));
    await DIALOG.getByText('Also clear this device').click();
    await remove.click();
    await expect.element(GONE).toBeVisible();
    expect(await ownersInOutbox()).toEqual(['mira', null]);
  });

  it('names the accounts that a parent made for children, and to nobody else', async () => {
    const children = DIALOG.getByText('30 days later: accounts that you made for children, if they are in no class');
    const { close } = await openDialog({ ...SAMPLE_LEARNER, role: 'parent' });
    await expect.element(children).toBeVisible();
    close();
    await openDialog({ ...SAMPLE_LEARNER, role: 'educator' });
    expect(children.elements()).toEqual([]);
  });

  it('can be left, and nothing is deleted while the server is away', async () => {
    const { server } = await openDialog();
    await DIALOG.getByRole('button', { name: 'Keep my account' }).click();
    await expect.element(DIALOG).not.toBeInTheDocument();
    server.isAway = true;
    await page.getByRole('region', { name: 'My data' }).getByRole('button', { name: 'Delete my account' }).click();
    await remove.click();
    await expect
      .element(DIALOG.getByRole('alert'))
      .toMatchTextContent('It is not known whether your account is deleted.');
    await userEvent.keyboard('{Escape}');
    await expect.element(DIALOG).not.toBeInTheDocument();
    expect(await ownersInOutbox()).toEqual(['mira', null]);
  });

  it('of a learner who signed in long ago waits until they sign in again', async () => {
    const { server } = await openDialog();
    server.answer('DELETE /learners/:learnerId', () => problem(403, 'sign-in-again'));
    await pressByKey(remove);
    const password = DIALOG.getByLabelText('Your password', { exact: true });
    await expect.element(password).toHaveFocus();
    server.answer('POST /auth/sign-in/email', () => problem(401, 'wrong-password'));
    await userEvent.keyboard('not the password{Enter}');
    await expect.element(DIALOG.getByText('This is not your password.')).toBeVisible();
    await expectNoAxeFindings();
    server.answer('POST /auth/sign-in/email', () => ({ learner: SAMPLE_LEARNER }));
    await password.fill('three short words');
    await userEvent.keyboard('{Enter}');
    await expect.element(DIALOG.getByText('You logged in again.')).toHaveFocus();
    expect(await ownersInOutbox()).toEqual(['mira', null]);
    server.answer('DELETE /learners/:learnerId', () => ({ learner: null }));
    await pressByKey(remove);
    await expect.element(GONE).toBeVisible();
  });
});
