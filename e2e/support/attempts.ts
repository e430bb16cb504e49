import type { APIRequestContext } from '@playwright/test';
import type { ParamsOf } from '#contract/api.ts';
import { api } from './api.ts';
import { expect, FROM_OUR_PAGE } from './journey.ts';

const HOUR_MS = 3_600_000;

type Part = ParamsOf<'PUT /learners/:learnerId/attempts/:part/:attemptId'>['part'];

/** Saves a result of the learner who is here, finished `hoursAgo`. */
export async function saveAttempt(request: APIRequestContext, part: Part, report: object, hoursAgo = 0): Promise<void> {
  const { id: learnerId } = await (await request.get(api('GET /learner'))).json();
  const params = { learnerId, part, attemptId: crypto.randomUUID() };
  const finishedAt = new Date(Date.now() - hoursAgo * HOUR_MS).toISOString();
  const answer = await request.put(api('PUT /learners/:learnerId/attempts/:part/:attemptId', params), {
    headers: FROM_OUR_PAGE,
    data: { finishedAt, ...report },
  });
  expect(answer.status()).toBe(201);
}

/** A focus game with so many of 100 looks of each half near the ball. */
export function focusGameReport(percent: number) {
  const half = { focusedMoments: percent, totalChecks: 100 };
  const whole = { focusedMoments: 2 * percent, totalChecks: 200, firstHalf: half, secondHalf: half };
  return { ...whole, timeOnTargetMs: 600 * percent, longestDriftMs: 0, pointing: 'mouse' };
}

/** A letter quiz with all letters right, or as they are typed. */
export function letterQuizReport(typedFor: (heard: string, at: number) => string = (heard) => heard) {
  return { answers: [...'bdpqamTLRK'].map((heard, at) => ({ heard, typed: typedFor(heard, at), repeats: 0 })) };
}
