import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Group } from '#contract/groups/groups.ts';
import type { Learner } from '#contract/people/learner.ts';
import { SAMPLE_LEARNER } from '../../api/testing/sample-learner.ts';
import { PATHS } from '../../paths.ts';
import { openApp } from '../../testing/app.tsx';
import { expectNoAxeFindings } from '../../testing/axe.ts';
import { FakeServer, problem } from '../../testing/fake-server.ts';

const TEACHER: Learner = { ...SAMPLE_LEARNER, role: 'educator', usesForSelf: false };
const CLASS: Group = {
  ...{ groupId: 'g', kind: 'class', name: '4b', createdAt: '2026-01-01T00:00:00.000Z', memberCount: 0 },
  ...{ pupilCode: null, code: null, codeExpiresAt: null, signInOpenUntil: null, endsOn: null },
  ...{ role: 'leads', leaders: [], invitations: [], offersTests: true },
};
const PASSWORD = 'three short words';

const card = page.getByRole('region', { name: 'Make a new one' });
const name = card.getByLabelText('Name', { exact: false });
const make = card.getByRole('button', { name: 'Make a class' });
const typed = card.getByLabelText('Your password', { exact: true });

/** The server refuses to make a class until the teacher has signed in with the right password. */
function server(): FakeServer {
  const fake = new FakeServer(TEACHER);
  let isFresh = false;
  fake.answer('GET /learners/:learnerId/groups', () => ({ groups: [] }));
  fake.answer('POST /learners/:learnerId/groups', () =>
    isFresh ? { groups: [CLASS] } : problem(403, 'sign-in-again'),
  );
  fake.answer('POST /auth/sign-in/email', ({ body }) => {
    isFresh = body.password === PASSWORD;
    return isFresh ? { learner: TEACHER } : problem(401, 'wrong-password');
  });
  return fake;
}

/** Opens the page and tries to make a class, by the keyboard. */
async function askToMake() {
  const app = await openApp(PATHS.groups, { server: server() });
  await name.fill('4b');
  await userEvent.keyboard('{Enter}');
  await expect.element(typed).toHaveFocus();
  return app;
}

describe('a change that needs a fresh log-in', () => {
  it('is made after the right password, and the focus is on the button of the form', async () => {
    const { server } = await askToMake();
    await expectNoAxeFindings();
    await userEvent.keyboard('a wrong password{Enter}');
    await expect.element(typed).toHaveAccessibleDescription(/This is not your password/);
    await typed.fill(PASSWORD);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('list', { name: 'Your classes and families' }).getByText('4b')).toBeVisible();
    await expect.element(make).toHaveFocus();
    expect(server.writes.filter(({ name }) => name === 'POST /learners/:learnerId/groups')).toHaveLength(2);
  });

  it('can be cancelled: the form is as it was, with the focus on its button', async () => {
    const { server } = await askToMake();
    await card.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(make).toHaveFocus();
    await expect.element(name).toHaveValue('4b');
    expect(server.writes).toHaveLength(1);
  });
});
