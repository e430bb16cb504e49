import type { Learner } from '#contract/learner.ts';
import type { Agreement, SocialSignInAnswer } from '#contract/sign-in.ts';
import { request } from './request.ts';

type Beginning = { provider: string; nonce: string };

/** Begins signing in elsewhere; gives the address where it goes on. */
export async function beginSignIn(body: Beginning): Promise<string> {
  return (await request<SocialSignInAnswer>('/api/auth/sign-in/social', { method: 'POST', body })).url;
}

/** Begins adding a way in to the account of who is here; gives the address where it goes on. */
export async function beginLink(body: Beginning): Promise<string> {
  return (await request<SocialSignInAnswer>('/api/auth/link/social', { method: 'POST', body })).url;
}

/** Makes the account of somebody who has signed in elsewhere, in the window of this nonce, and is new here. */
export async function finishSignUp(body: Agreement & { nonce: string }): Promise<Learner> {
  return (await request<{ learner: Learner }>('/api/auth/finish-sign-up', { method: 'POST', body })).learner;
}
