import { makeLink, makeSignUpLink } from '../../identity/mail-links/mail-links.ts';
import { pendingSignUps } from '../../identity/social-sign-in/pending-sign-up.ts';
import { webp } from '../pictures.ts';
import { AGREEMENT, cookieOf, type TestApp } from '../test-app.ts';
import type { Words } from './case.ts';

/** Gives the words that the requests of a route need, besides those of the learner who asks. */
export type Preparation = (test: TestApp, learner: Learner) => Promise<Words>;
export type Learner = { learnerId: string; email: string; passwordHash: string; cookie: string };

const PUBLIC_URL = 'http://127.0.0.1:3000';
const NONCE = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

/** The tokens of two mails to a learner, and of one to somebody who is none yet. */
export const withLinks: Preparation = async ({ database, clock }, { learnerId, email, passwordHash }) => {
  const linking = { database, publicUrl: PUBLIC_URL, now: () => clock.now };
  const tokenOf = async (kind: 'confirm-email' | 'reset-password') =>
    (await makeLink(linking, kind, learnerId))?.split('#')[1] ?? '';
  const person = { name: 'Cy', email: `new-${email}`, passwordHash, agreement: AGREEMENT };
  const signUpToken = (await makeSignUpLink(linking, person)).split('#')[1] ?? '';
  return { signUpToken, confirmToken: await tokenOf('confirm-email'), resetToken: await tokenOf('reset-password') };
};

/** Somebody new from elsewhere, who has not said yet how old they are. */
export const withPendingSignUp: Preparation = async ({ database, clock }, { email, cookie }) => {
  const person = { way: 'google', accountId: email, name: 'Cy', email: `new-${email}`, emailVerified: true } as const;
  const kept = await pendingSignUps(database, PUBLIC_URL).store(person, NONCE, clock.now);
  return { nonce: NONCE, cookie: `${cookie}; ${kept.split(';')[0]}` };
};

/** A sign-in elsewhere that has begun, up to the moment in which the provider sends the browser back. */
export const withSignInElsewhere: Preparation = async (test) => {
  const answer = await test.ask('POST', '/api/auth/sign-in/social', { body: { provider: 'google', nonce: NONCE } });
  const { url } = (await answer.json()) as { url: string };
  return { state: new URL(url).searchParams.get('state') ?? '', cookie: cookieOf(answer) };
};

export const withPicture: Preparation = async (test, { learnerId, cookie }) => {
  const body = { picture: { kind: 'own', base64: webp().toString('base64') } };
  const answer = await test.ask('PATCH', `/api/learners/${learnerId}/profile`, { cookie, body });
  const { image } = (await answer.json()) as { image: string };
  return { pictureId: image.split('/').at(-1) ?? '' };
};

export const withSession: Preparation = async (test, { learnerId, cookie }) => {
  const answer = await test.ask('GET', `/api/learners/${learnerId}/sessions`, { cookie });
  const { sessions } = (await answer.json()) as { sessions: { id: string }[] };
  return { sessionId: sessions[0]?.id ?? '' };
};
