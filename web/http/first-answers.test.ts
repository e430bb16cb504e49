import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetFirstAnswers } from './first-answers.ts';
import { isRequestProblem, request } from './request.ts';

const LEARNER_ID = 'a';
const ATTEMPTS = { params: { learnerId: LEARNER_ID } };
const asked: string[] = [];

/** Sets what the page asked for early; the server answers everything else with its address. */
function askedEarly(answers: Promise<Record<string, { status: number; body: unknown }>>): void {
  globalThis.firstAnswers = { names: ['learner', 'attempts'], answers };
}

beforeEach(() => {
  asked.length = 0;
  vi.spyOn(performance, 'now').mockReturnValue(1000);
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json({ from: 'a later request' });
  });
  askedEarly(Promise.resolve({ '/api/learners/a/attempts': { status: 200, body: { from: 'the first answers' } } }));
});
afterEach(() => {
  forgetFirstAnswers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const attempts = () => request('GET /learners/:learnerId/attempts', ATTEMPTS);
const EARLY = { from: 'the first answers' };
const LATER = { from: 'a later request' };

describe('an answer that the page asked for before its scripts loaded', () => {
  it('is used once, without a request', async () => {
    expect(await attempts()).toEqual(EARLY);
    expect(asked).toEqual([]);
    expect(await attempts()).toEqual(LATER);
  });

  it('goes to one of two requests at the same time', async () => {
    expect(await Promise.all([attempts(), attempts()])).toEqual([EARLY, LATER]);
  });

  it('is not used for another learner', async () => {
    expect(await request('GET /learners/:learnerId/attempts', { params: { learnerId: 'b' } })).toEqual(LATER);
  });

  it('is not used after a change, also one that was made while it was waited for', async () => {
    await request('POST /auth/sign-out');
    expect(await attempts()).toEqual(LATER);
    const { promise, resolve } = Promise.withResolvers<Record<string, { status: number; body: unknown }>>();
    askedEarly(promise);
    const waiting = attempts();
    await request('POST /auth/sign-out');
    resolve({ '/api/learners/a/attempts': { status: 200, body: EARLY } });
    expect(await waiting).toEqual(LATER);
  });

  it('is used for 30 seconds', async () => {
    const clock = vi.mocked(performance.now).mockReturnValue(30_000);
    expect(await attempts()).toEqual(EARLY);
    askedEarly(Promise.resolve({ '/api/learners/a/attempts': { status: 200, body: EARLY } }));
    clock.mockReturnValue(30_001);
    expect(await attempts()).toEqual(LATER);
  });

  it('can be a refusal', async () => {
    askedEarly(Promise.resolve({ '/api/learner': { status: 401, body: { code: 'not-signed-in' } } }));
    const refusal = await request('GET /learner').catch((error: unknown) => error);
    expect(isRequestProblem(refusal, 'not-signed-in')).toBe(true);
  });

  it('is asked for again when it did not come', async () => {
    askedEarly(Promise.resolve({}));
    expect(await attempts()).toEqual(LATER);
  });

  it('does not let other requests wait', async () => {
    askedEarly(new Promise(() => {}));
    expect(await request('GET /server-setup')).toEqual(LATER);
  });
});
