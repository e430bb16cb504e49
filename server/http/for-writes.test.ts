import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { whenWriting } from './for-writes.ts';

function appWithDoors() {
  const entered: string[] = [];
  const door = (name: string) => async (_: unknown, next: () => Promise<void>) => {
    entered.push(name);
    if (name === 'shut') throw new Error('on purpose');
    await next();
  };
  const app = new Hono();
  app.onError((_, c) => c.text('shut', 403));
  app.all('/shut', whenWriting(door('first'), door('shut'), door('last')), (c) => c.text('in'));
  app.all('/open', whenWriting(door('first'), door('last')), (c) => c.text('in'));
  return { app, entered };
}

it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PURGE'])(
  '%s goes through every door in turn',
  async (method) => {
    const { app, entered } = appWithDoors();
    expect(await (await app.request('/open', { method })).text()).toBe('in');
    expect(entered).toEqual(['first', 'last']);
  },
);

it('no further than to one that is shut', async () => {
  const { app, entered } = appWithDoors();
  expect((await app.request('/shut', { method: 'PUT' })).status).toBe(403);
  expect(entered).toEqual(['first', 'shut']);
});

it.each(['GET', 'HEAD'])('%s goes past all of them', async (method) => {
  const { app, entered } = appWithDoors();
  expect((await app.request('/shut', { method })).status).toBe(200);
  expect(entered).toEqual([]);
});
