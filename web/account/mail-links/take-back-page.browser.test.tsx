import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { PATHS } from '../../paths.ts';
import { openApp } from '../../testing/app.tsx';
import { expectNoAxeFindings } from '../../testing/axe.ts';
import { FakeServer, problem, SERVER_SETUP } from '../../testing/fake-server.ts';

const TOKEN = 't'.repeat(43);
const addedAt = '2026-11-20T10:00:00.000Z';
const ADDED = [
  { id: 'provider 1', kind: 'provider', name: 'google', addedAt, device: 'Firefox on Linux' },
  { id: 'report-link 2', kind: 'report-link', name: '', addedAt, device: null },
  { id: 'joined-class 3', kind: 'joined-class', name: '5a', addedAt, device: 'Chrome on Windows' },
] as const;

const newPassword = page.getByLabelText('New password', { exact: true });
const press = page.getByRole('button', { name: 'Make it mine again' });
const checkbox = (name: RegExp) => page.getByRole('checkbox', { name });

async function openLink(added: readonly (typeof ADDED)[number][] = ADDED) {
  const server = new FakeServer(null);
  server.answer('GET /server-setup', () => ({ ...SERVER_SETUP, mail: 'smtp' as const }));
  server.answer('POST /auth/take-back-previews', () => ({ added: [...added] }));
  server.answer('POST /auth/take-back', () => ({}));
  server.answer('POST /auth/request-password-reset', () => ({}));
  // The page reads the token from the address bar.
  history.replaceState(null, '', `#${TOKEN}`);
  await openApp(PATHS.takeBack, { server });
  await expect.element(press).toBeVisible();
  return server;
}

describe('the link of the mail', () => {
  it('shows what was added with day and device, all ticked, and takes the account back with one press', async () => {
    const server = await openLink();
    for (const words of [/Logging in with Google\. Since .+Firefox on Linux/, /A link to the results/, /the class 5a/])
      await expect.element(checkbox(words)).toBeChecked();
    await expectNoAxeFindings();
    await press.click();
    await expect.element(newPassword).toHaveFocus();
    await newPassword.fill('another three words');
    await page.getByText(/the class 5a/).click();
    await press.click();
    await expect.element(page.getByText(/^The account is yours again\./)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Log In' }).last()).toHaveFocus();
    const body = { token: TOKEN, password: 'another three words', keeps: ['joined-class 3'] };
    expect(server.writes.at(-1)).toMatchObject({ name: 'POST /auth/take-back', body });
  });

  it('says when nothing was added', async () => {
    await openLink([]);
    await expect.element(page.getByText(/^Nothing was added in the last 30 days\./)).toBeVisible();
    expect(page.getByRole('checkbox').elements()).toEqual([]);
  });

  it('offers another mail when it cannot be used any more', async () => {
    const server = await openLink();
    server.answer('POST /auth/take-back', () => problem(409, 'link-not-usable'));
    await newPassword.fill('another three words');
    await press.click();
    await expect.element(page.getByRole('button', { name: 'Send the mail' })).toBeVisible();
    await expectNoAxeFindings();
  });
});
