import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { AnswerOf } from '#contract/api.ts';
import type { Role } from '#rules/groups/groups.ts';
import { SAMPLE_LEARNER } from '../../api/testing/sample-learner.ts';
import { keptSignUpInvitation } from '../../device/sign-up-invitation.ts';
import { IN_THIS_TAB, stored } from '../../device/stored.ts';
import { PATHS } from '../../paths.ts';
import { openApp } from '../../testing/app.tsx';
import { expectNoAxeFindings } from '../../testing/axe.ts';
import { FakeServer, problem, SERVER_SETUP } from '../../testing/fake-server.ts';

const TOKEN = 'invitation-of-this-test-with-43-characters-';
const CLOSED = 'Only the school or organisation that runs this site makes accounts here.';
const NEEDED = 'To sign up here, you need an invitation.';
const USED = 'This invitation was used before, or it is older than 14 days.';
const BY_OPERATOR = "Only the school or organisation that runs this site can make an account a teacher's account.";

const dialog = page.getByRole('dialog');
const goOnPage = page.getByRole('button', { name: 'CONTINUE' });
const goOn = dialog.getByRole('button', { name: 'CONTINUE' });
const field = (name: string) => dialog.getByLabelText(name, { exact: true });

function serverWith(policy: Partial<AnswerOf<'GET /server-setup'>>, learner: typeof SAMPLE_LEARNER | null = null) {
  const server = new FakeServer(learner);
  server.answer('GET /server-setup', () => ({ ...SERVER_SETUP, ...policy }));
  return server;
}

function inviting(server: FakeServer, role: Role | null = null): FakeServer {
  server.answer('POST /auth/invitation-previews', ({ body }) => {
    expect(body).toEqual({ token: TOKEN });
    return { role };
  });
  return server;
}

async function fillSignUp(email = 'mira@example.org'): Promise<void> {
  await dialog.getByText('18 or older', { exact: true }).click();
  await goOn.click();
  await field('Full Name').fill('Mira Okafor');
  await field('Email Address').fill(email);
  await field('Password').fill('three short words');
}

/** The dialog says this, has no form, and leads to the log-in. */
async function expectRefusal(sentence: string): Promise<void> {
  await expect.element(page.getByRole('dialog', { name: 'How to get an account' })).toBeVisible();
  await expect.element(dialog.getByText(sentence)).toBeVisible();
  expect(dialog.getByRole('textbox').elements()).toEqual([]);
  expect(dialog.getByRole('radio').elements()).toEqual([]);
  await expectNoAxeFindings();
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Log in to your account' })).toBeVisible();
  await expect.element(field('Password')).toBeVisible();
}

describe('where nobody can sign up', () => {
  it.each(['Sign Up', 'Get Started', 'Start a free trial'])(
    '%s says who makes accounts, and leads to log in',
    async (name) => {
      await openApp(PATHS.landing, { server: serverWith({ signUp: 'closed' }) });
      await page.getByRole('button', { name, exact: true }).first().click();
      await expectRefusal(CLOSED);
    },
  );

  it('the log-in still offers to sign up, which says the same', async () => {
    await openApp(PATHS.landing, { server: serverWith({ signUp: 'closed' }) });
    await page.getByRole('button', { name: 'Login' }).click();
    await dialog.getByRole('button', { name: 'Sign Up' }).click();
    await expectRefusal(CLOSED);
  });

  it('a new person who comes from a provider is told so', async () => {
    const server = serverWith({ signUp: 'closed' });
    await openApp(`${PATHS.signInDone}?nonce=${crypto.randomUUID()}&outcome=sign-up-closed`, { server });
    await expect.element(page.getByRole('heading', { name: 'How to get an account' })).toBeVisible();
    await expect.element(page.getByText(CLOSED)).toBeVisible();
    await expectNoAxeFindings();
  });
});

describe('where people are invited', () => {
  it('a visitor without an invitation is told whom to ask', async () => {
    await openApp(PATHS.landing, { server: serverWith({ signUp: 'invited' }) });
    await page.getByRole('button', { name: 'Get Started' }).click();
    await expectRefusal(NEEDED);
  });

  it('a new person from a provider without an invitation is told whom to ask', async () => {
    const server = serverWith({ signUp: 'invited' });
    await openApp(`${PATHS.signInDone}?nonce=${crypto.randomUUID()}&outcome=age-band-needed`, { server });
    await expect.element(page.getByText(NEEDED)).toBeVisible();
    expect(page.getByRole('radio').elements()).toEqual([]);
  });

  it('the link of an invitation opens the sign-up, which sends it and then forgets it', async () => {
    const server = inviting(serverWith({ signUp: 'invited' }));
    const { router } = await openApp(`${PATHS.landing}#sign-up=${TOKEN}`, { server });
    await expect.element(dialog.getByText('Your invitation is here.')).toBeVisible();
    expect(router.state.location.hash).toBe('');
    await expectNoAxeFindings();
    await fillSignUp();
    server.answer('POST /auth/sign-up/email', ({ body }) => {
      expect(body).toMatchObject({ invitation: TOKEN, email: 'mira@example.org' });
      server.learner = SAMPLE_LEARNER;
      return { learner: SAMPLE_LEARNER, openMail: false as const };
    });
    await goOn.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(keptSignUpInvitation()).toBeNull();
  });

  it('a closed dialog opens again with the invitation', async () => {
    await openApp(`${PATHS.landing}#sign-up=${TOKEN}`, { server: inviting(serverWith({ signUp: 'invited' })) });
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Get Started' }).click();
    await expect.element(dialog.getByText('Your invitation is here.')).toBeVisible();
  });

  it('a link that was used says so', async () => {
    const server = serverWith({ signUp: 'invited' });
    server.answer('POST /auth/invitation-previews', () => problem(409, 'invitation-not-usable'));
    await openApp(`${PATHS.landing}#sign-up=${TOKEN}`, { server });
    await expectRefusal(USED);
    expect(keptSignUpInvitation()).toBeNull();
  });

  it('a link does not matter where everybody can sign up', async () => {
    const server = serverWith({});
    server.answer('POST /auth/invitation-previews', () => problem(409, 'invitation-not-usable'));
    await openApp(`${PATHS.landing}#sign-up=${TOKEN}`, { server });
    await fillSignUp();
  });

  it('whoever is logged in is told to log out first', async () => {
    const server = serverWith({ signUp: 'invited' }, SAMPLE_LEARNER);
    await openApp(`${PATHS.landing}#sign-up=${TOKEN}`, { server });
    await expect.element(page.getByText('You are logged in. To use this invitation')).toBeVisible();
    expect(dialog.elements()).toEqual([]);
  });
});

describe('where the operator makes teachers', () => {
  it('the sign-up offers no teacher, and says who makes one', async () => {
    const server = serverWith({ teachers: 'by-operator' });
    await openApp(PATHS.landing, { server });
    await page.getByRole('button', { name: 'Start a free trial' }).click();
    await fillSignUp();
    await expect.element(dialog.getByRole('radio', { name: 'I am a parent' })).not.toBeChecked();
    expect(dialog.getByRole('radio', { name: 'I am a teacher' }).elements()).toEqual([]);
    await expect.element(dialog.getByText(BY_OPERATOR)).toBeVisible();
    await expectNoAxeFindings();
  });

  it('an invitation for a teacher offers it', async () => {
    const server = inviting(serverWith({ signUp: 'invited', teachers: 'by-operator' }), 'educator');
    await openApp(`${PATHS.landing}#sign-up=${TOKEN}`, { server });
    await fillSignUp();
    await expect.element(dialog.getByRole('radio', { name: 'I am a teacher' })).toBeChecked();
    expect(dialog.getByText(BY_OPERATOR).elements()).toEqual([]);
  });
});

describe('a child who is new at the provider of a school', () => {
  async function openAsChild(schoolAnswersForPupils: boolean, way: 'oidc' | 'google' = 'oidc') {
    const nonce = crypto.randomUUID();
    stored(`sign-in:${nonce}`, { storage: IN_THIS_TAB }).write({ way, intent: 'sign-in', backTo: null });
    const server = serverWith({ schoolAnswersForPupils });
    await openApp(`${PATHS.signInDone}?nonce=${nonce}&outcome=age-band-needed`, { server });
    await page.getByText('Under 13').click();
    return server;
  }
  const grownUp = page.getByText('A grown-up makes this account.', { exact: false });
  const bySchool = page.getByText('Your school answers for this account.', { exact: false });

  it('is asked for no grown-up where the school answers', async () => {
    const server = await openAsChild(true);
    await expect.element(bySchool).toBeVisible();
    expect([grownUp.elements(), page.getByRole('checkbox', { name: 'grown-up' }).elements()]).toEqual([[], []]);
    await expectNoAxeFindings();
    server.answer('POST /auth/finish-sign-up', ({ body }) => {
      expect(body).toMatchObject({ ageBand: 'under-13', isGrownUp: false });
      server.learner = { ...SAMPLE_LEARNER, ageBand: 'under-13', isPupil: true, keepsResults: false };
      return { learner: server.learner };
    });
    await goOnPage.click();
    await expect.poll(() => server.writes.length).toBe(1);
  });

  it.each([
    ['where the school does not', false, 'oidc'],
    ['with another provider', true, 'google'],
  ] as const)('needs a grown-up %s', async (_what, isSet, way) => {
    const server = await openAsChild(isSet, way);
    await expect.element(grownUp).toBeVisible();
    expect(bySchool.elements()).toEqual([]);
    await goOnPage.click();
    expect(server.writes).toEqual([]);
  });
});

it('an address of another domain is refused at its field, and is not sent', async () => {
  const server = serverWith({ emailDomains: ['school.example', 'pupils.example'] });
  await openApp(PATHS.landing, { server });
  await page.getByRole('button', { name: 'Get Started' }).click();
  await fillSignUp();
  await expect.element(dialog.getByText('It ends with @school.example or @pupils.example.')).toBeVisible();
  await goOn.click();
  await expect.element(field('Email Address')).toHaveFocus();
  await expect.element(field('Email Address')).toHaveAccessibleDescription(/takes only email addresses/);
  expect(server.writes).toEqual([]);
});
