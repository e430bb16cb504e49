import { getRequestListener } from '@hono/node-server';
import { expect, it } from 'vitest';
import { API } from '#contract/api.ts';
import { largestJsonBytes } from '#contract/largest-body.ts';
import { type Endpoint, methodOf, pathOf } from '#contract/platform/endpoint.ts';
import { limitedServer } from '../../testing/servers/limited-server.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { ADMISSION } from './admission-limit.ts';
import { BODY_BYTES, mostBodyBytes } from './request-body.ts';

const LIST = '/api/learners/7/pupil-lists';
const ENDPOINTS = (Object.entries(API) as [keyof typeof API, Endpoint][]).flatMap(([name, { body }]) =>
  body ? [{ method: methodOf(name), path: `/api${pathOf(name).replaceAll(/:(\w+)/g, '$1')}`, body }] : [],
);

async function runningApp() {
  const { app, origins } = await createTestApp();
  const { origin } = await limitedServer(getRequestListener(app.fetch));
  const [ownOrigin = ''] = origins;
  const headers = { 'content-type': 'application/json', origin: ownOrigin };
  return (method: string, path: string, body: BodyInit) =>
    fetch(origin + path, { method, headers, body, duplex: 'half' } as RequestInit);
}

it('the largest body of every endpoint is accepted, and one byte more than the limit is not', async () => {
  const send = await runningApp();
  const wrong: string[] = [];
  for (const { method, path, body } of ENDPOINTS) {
    const limit = mostBodyBytes(method, path);
    for (const [bytes, isTooLarge] of [
      [largestJsonBytes(body), false],
      [limit, false],
      [limit + 1, true],
    ] as const)
      if (((await send(method, path, ' '.repeat(bytes))).status === 413) !== isTooLarge)
        wrong.push(`${method} ${path} with ${bytes} bytes`);
  }
  expect(wrong).toEqual([]);
});

it('only the endpoints that need it accept more than 64 KiB', () => {
  const longer = ENDPOINTS.filter(({ method, path }) => mostBodyBytes(method, path) > BODY_BYTES);
  expect(longer.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'PATCH /api/learners/learnerId/profile',
    'PUT /api/learners/learnerId/runs/game/runId',
    'POST /api/learners/learnerId/groups/groupId/texts',
    'POST /api/learners/learnerId/pupil-lists',
  ]);
  expect(mostBodyBytes('PUT', LIST)).toBe(BODY_BYTES);
  expect(mostBodyBytes(undefined, '/api/no-endpoint')).toBe(BODY_BYTES);
});

it('so many large bodies at once are held in memory, and no more; small ones still come in', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const { origin } = await limitedServer(
    getRequestListener(async () => {
      await answered;
      return new Response('ok');
    }),
  );
  const send = (bytes: number) => fetch(origin + LIST, { method: 'POST', body: ' '.repeat(bytes) });
  const statuses: number[] = [];
  const large = Array.from({ length: ADMISSION.largeBodies + 2 }, async () => {
    statuses.push((await send(BODY_BYTES + 1)).status);
  });
  await expect.poll(() => statuses).toEqual([503, 503]);
  const small = send(BODY_BYTES);
  answer();
  expect((await small).status).toBe(200);
  await Promise.all(large);
  expect(statuses.filter((status) => status === 200)).toHaveLength(ADMISSION.largeBodies);
  expect((await send(BODY_BYTES + 1)).status).toBe(200);
});
