import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { LearnerSession } from '#contract/people/sessions.ts';
import { SAMPLE_LEARNER } from '../../api/testing/sample-learner.ts';
import { PATHS } from '../../paths.ts';
import { openApp } from '../../testing/app.tsx';
import { expectNoAxeFindings } from '../../testing/axe.ts';
import { FakeServer, problem, SERVER_SETUP } from '../../testing/fake-server.ts';
import { pressByKey } from '../../testing/input-methods.ts';

const region = (name: string) => page.getByRole('region', { name });
const password = region('Password');
const sessions = region('Where you are logged in');
const profile = region('Name and picture');
const name = profile.getByLabelText('Your name');
const save = profile.getByRole('button', { name: 'Save' });
const picture = (label: string) => profile.getByRole('radio', { name: label });

const STARTED = '2026-01-01T10:00:00.000Z';
const sessionOf = (id: string, device: string): LearnerSession => ({
  ...{ id, device, isThis: id === 'this', isShared: false, startedAt: STARTED, lastUsedAt: STARTED },
});
const GITHUB = { way: 'github', addedAt: STARTED } as const;
const SESSIONS = [sessionOf('this', 'Chrome on Linux'), sessionOf('b', 'Firefox on Linux'), sessionOf('c', 'Safari')];

async function openEditProfile() {
  const app = await openApp(PATHS.editProfile, { learner: SAMPLE_LEARNER });
  app.server.answer('GET /learners/:learnerId/sessions', () => ({ sessions: SESSIONS }));
  app.server.answer('DELETE /learners/:learnerId/sessions/:sessionId', ({ params }) => ({
    sessions: SESSIONS.filter(({ id }) => id !== params.sessionId),
  }));
  app.server.answer('DELETE /learners/:learnerId/sessions', () => ({ sessions: SESSIONS.slice(0, 1) }));
  await expect.element(name).toBeVisible();
  return app;
}

async function choosePassword(button: string): Promise<void> {
  await password.getByRole('button', { name: button }).click();
  await password.getByRole('textbox', { name: 'New password' }).fill('another three words');
}

async function upload(fileName: string, content: BlobPart): Promise<void> {
  await userEvent.upload(profile.getByLabelText('Your own picture'), new File([content], fileName));
}

describe('the browsers of a learner', () => {
  it('are signed out one by one, or all others after a question', async () => {
    await openEditProfile();
    await sessions.getByRole('button', { name: /^Log out: Firefox on Linux/ }).click();
    await expect.element(sessions.getByText('Firefox on Linux is logged out.')).toHaveFocus();
    expect(sessions.getByRole('listitem').elements()).toHaveLength(2);
  });

  it('are all signed out but this one, after a question', async () => {
    const { server } = await openEditProfile();
    const others = sessions.getByRole('button', { name: 'Log out all others' });
    await others.click();
    await sessions.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(others).toHaveFocus();
    expect(server.writes).toEqual([]);
    await others.click();
    await expectNoAxeFindings();
    await sessions.getByRole('button', { name: 'Yes, log out all others' }).click();
    await expect.element(sessions.getByText('All your other browsers are logged out.')).toHaveFocus();
    await expect.element(sessions.getByText('You are logged in only in this browser.')).toBeVisible();
  });

  it('stay in the list while the server is away', async () => {
    const { server } = await openEditProfile();
    const button = sessions.getByRole('button', { name: /^Log out: Firefox/ });
    await expect.element(button).toBeVisible();
    server.isAway = true;
    await button.click();
    await expect.element(sessions.getByRole('alert')).toMatchTextContent('The server does not answer.');
    expect(sessions.getByRole('listitem').elements()).toHaveLength(3);
  });
});

describe('the password', () => {
  it('can be typed while the server is away, is saved once it is back, and says what is wrong with the one of before', async () => {
    const { server } = await openEditProfile();
    await password.getByRole('button', { name: 'Change password' }).click();
    await password.getByRole('textbox', { name: 'Current password' }).fill('three short words');
    await password.getByRole('textbox', { name: 'New password' }).fill('another three words');
    server.isAway = true;
    await password.getByRole('button', { name: 'Save password' }).click();
    await expect.element(password.getByRole('alert')).toMatchTextContent('The server does not answer.');
    server.isAway = false;
    server.answer('POST /learners/:learnerId/password', () => problem(422, 'wrong-current-password'));
    await password.getByRole('button', { name: 'Save password' }).click();
    await expect.element(password.getByText('This is not your password now.')).toBeVisible();
    await expect.element(password.getByRole('textbox', { name: 'Current password' })).toHaveFocus();
    expect(password.getByRole('alert').elements()).toEqual([]);
    await expectNoAxeFindings();
    server.answer('POST /learners/:learnerId/password', () => ({}));
    server.answer('GET /learners/:learnerId/sessions', () => ({ sessions: SESSIONS.slice(0, 1) }));
    await password.getByRole('button', { name: 'Save password' }).click();
    await expect.poll(() => sessions.getByRole('listitem').elements()).toHaveLength(1);
    const said = 'Your password is saved. All your other browsers are logged out.';
    await expect.element(password.getByText(said).first()).toBeVisible();
    await expect.element(password.getByRole('button', { name: 'Change password' })).toHaveFocus();
  });

  it('is set by a learner who has none, once they have signed in again with their provider', async () => {
    const { server } = await openApp(PATHS.editProfile, { learner: SAMPLE_LEARNER });
    server.answer('GET /learners/:learnerId/ways-in', () => ({ ways: [GITHUB] }));
    server.answer('POST /learners/:learnerId/password', () => problem(403, 'sign-in-again'));
    await choosePassword('Set a password');
    await expect.element(password.getByLabelText('Current password')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect.element(password.getByRole('button', { name: 'Log in with GitHub' })).toHaveFocus();
  });
});

describe('a way to sign in', () => {
  it('is taken away once the learner has signed in again, whose password takes the focus', async () => {
    const { server } = await openApp(PATHS.editProfile, { learner: SAMPLE_LEARNER });
    const password = { way: 'password', addedAt: GITHUB.addedAt } as const;
    server.answer('GET /learners/:learnerId/ways-in', () => ({ ways: [password, GITHUB] }));
    server.answer('DELETE /learners/:learnerId/ways-in/:way', () => problem(403, 'sign-in-again'));
    const methods = region('Ways to log in');
    await methods.getByRole('button', { name: 'Take away: GitHub' }).click();
    await methods.getByRole('button', { name: 'Yes, take it away' }).click();
    await expect.element(methods.getByLabelText('Your password', { exact: true })).toHaveFocus();
    await methods.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(methods.getByRole('button', { name: 'Take away: GitHub' })).toHaveFocus();
  });
});

describe('a child under 13', () => {
  const openAsChild = (path: string) => {
    const server = new FakeServer({ ...SAMPLE_LEARNER, ageBand: 'under-13' });
    const ways = { ...SERVER_SETUP.ways, google: 'ready' } as const;
    server.answer('GET /server-setup', () => ({ ...SERVER_SETUP, ways }));
    server.answer('POST /auth/request-password-reset', () => ({}));
    return openApp(path, { server });
  };

  it('without a password gets the first one by a mail to a grown-up, and adds no way to sign in before', async () => {
    const { server } = await openAsChild(PATHS.editProfile);
    server.answer('GET /learners/:learnerId/ways-in', () => ({ ways: [GITHUB] }));
    await password.getByRole('button', { name: 'Send the mail to a grown-up' }).click();
    await expect.poll(() => server.writes.map(({ name }) => name)).toEqual(['POST /auth/request-password-reset']);
    expect(password.getByRole('button', { name: 'Set a password' }).elements()).toEqual([]);
    const methods = region('Ways to log in');
    await expect.element(methods.getByText('Under 13, a grown-up adds another way to log in.')).toBeVisible();
    expect(methods.getByRole('button', { name: /^Add / }).elements()).toEqual([]);
    await expectNoAxeFindings();
  });

  it('adds a way to sign in when a grown-up typed the password', async () => {
    const window = `${PATHS.signInWith}?way=google&intent=link&nonce=${crypto.randomUUID()}`;
    const { server } = await openAsChild(window);
    server.answer('POST /auth/link/social', () => problem(422, 'wrong-current-password'));
    const typed = page.getByLabelText('Password of this account');
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect.element(page.getByText('Type the password of this account.')).toBeVisible();
    expect(server.writes).toEqual([]);
    await typed.fill('three short words');
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect.element(page.getByText('This is not the password of this account.')).toBeVisible();
    expect(server.writes).toMatchObject([{ body: { provider: 'google', password: 'three short words' } }]);
    await expectNoAxeFindings();
  });
});

describe('the name and picture', () => {
  it('are still there after a visit to another page, though they are not saved', async () => {
    const { router } = await openEditProfile();
    await name.fill('Nora');
    await profile.getByText('Rocket', { exact: true }).click();
    await router.navigate(PATHS.about);
    await expect.element(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
    await router.navigate(PATHS.editProfile);
    await expect.element(name).toHaveValue('Nora');
    await expect.element(picture('Rocket')).toBeChecked();
    await expect.element(profile.getByText('Not saved yet.')).toBeVisible();
  });

  it('are chosen by keyboard, kept while the server is away, and in the menu once they are saved', async () => {
    const { server } = await openEditProfile();
    await name.fill('Nora');
    await pressByKey(picture('First letter'), 'ArrowRight');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(picture('Dog')).toBeChecked();
    server.isAway = true;
    await save.click();
    await expect.element(profile.getByRole('alert')).toMatchTextContent('The server does not answer.');
    await expect.element(page.getByRole('button', { name: 'Your menu: Mira' })).toBeVisible();
    server.isAway = false;
    server.answer('PATCH /learners/:learnerId/profile', ({ body }) => {
      expect(body).toEqual({ name: 'Nora', picture: { kind: 'set', name: 'dog' } });
      return { name: 'Nora', image: '/profile-pictures/dog.svg' };
    });
    await save.click();
    await expect.element(page.getByRole('button', { name: 'Your menu: Nora' })).toBeVisible();
    expect(document.querySelector('header button img')?.getAttribute('src')).toBe('/profile-pictures/dog.svg');
  });

  it.each([
    ['too large', new Uint8Array(1.1 * 1024 * 1024), 'This file is larger than 1 MB.'],
    ['no picture', 'just some words', 'This file cannot be read as a picture.'],
    ['empty', '', 'This file cannot be read as a picture.'],
  ])('a file that is %s is refused in one sentence, and nothing is lost', async (_fault, content, sentence) => {
    await openEditProfile();
    await name.fill('Nora');
    await upload('picture.png', content);
    await expect.element(profile.getByRole('alert')).toMatchTextContent(sentence);
    await expectNoAxeFindings();
    await expect.element(picture('First letter')).toBeChecked();
    await expect.element(name).toHaveValue('Nora');
  });
});
