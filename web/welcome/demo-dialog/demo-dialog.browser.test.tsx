import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PATHS } from '../../paths.ts';
import { openApp } from '../../testing/app.tsx';
import { expectNoAxeFindings } from '../../testing/axe.ts';
import { problem } from '../../testing/fake-server.ts';

const opener = page.getByRole('button', { name: 'Book a demo session' });
const dialog = page.getByRole('dialog', { name: 'Book a demo session' });
const send = dialog.getByRole('button', { name: /^(Send|Try again)$/ });
const SEND = 'PUT /demo-requests/:requestId';

async function fillIn(): Promise<void> {
  await opener.click();
  await dialog.getByLabelText('Your name').fill('Noor');
  await dialog.getByLabelText('Email Address').fill('noor@example.org');
  await dialog.getByText('An educator').click();
}

it('a request names what is missing, and puts the focus there', async () => {
  const { server } = await openApp(PATHS.landing);
  await opener.click();
  await send.click();
  await expect.element(dialog.getByLabelText('Your name')).toHaveFocus();
  for (const words of ['Type your name.', 'Type your email address.', 'Choose one of the three.'])
    await expect.element(dialog.getByText(words)).toBeVisible();
  expect(server.writes).toEqual([]);
});

it('while the server is away what was typed stays, also when the dialog is closed, and is sent under one id', async () => {
  const { server } = await openApp(PATHS.landing);
  const ids: string[] = [];
  server.answer(SEND, ({ params }) => {
    ids.push(params.requestId);
    return problem(503, 'busy');
  });
  await fillIn();
  await send.click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('What you typed is still here.');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await opener.click();
  await expect.element(dialog.getByLabelText('Your name')).toHaveValue('Noor');
  await expect.element(dialog.getByRole('radio', { name: 'An educator' })).toBeChecked();
  const { promise, resolve } = Promise.withResolvers<void>();
  server.answer(SEND, async ({ params }) => {
    ids.push(params.requestId);
    await promise;
    return problem(503, 'busy');
  });
  await send.click();
  await userEvent.keyboard('{Escape}');
  resolve();
  await expect.element(page.getByText('is not stored.', { exact: false }).first()).toBeVisible();
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
});

it('a stored request says who answers, and offers a teacher an account', async () => {
  const { server } = await openApp(PATHS.landing);
  server.answer(SEND, () => ({ receivedAt: '2026-01-01T00:00:00.000Z' }));
  await fillIn();
  await send.click();
  await expect
    .element(dialog.getByText('The people who run this site can read it and answer by email to noor@example.org.'))
    .toBeVisible();
  await expectNoAxeFindings();
  await dialog.getByRole('button', { name: 'Sign up as a teacher' }).click();
  const signUp = page.getByRole('dialog', { name: 'Create your account' });
  await signUp.getByText('18 or older', { exact: true }).click();
  await signUp.getByRole('button', { name: 'CONTINUE' }).click();
  await expect.element(signUp.getByRole('radio', { name: 'I am a teacher' })).toBeChecked();
});
