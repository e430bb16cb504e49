import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { Answer } from './answer.ts';

/** The headers that arrive, each as often as it was sent. */
async function sentBy(act: (answer: Answer) => void): Promise<[string, string][]> {
  const server = createServer({ ServerResponse: Answer }, (_, answer) => {
    Object.assign(answer.carried, { 'x-one': 'carried', 'cache-control': 'no-store' });
    act(answer);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const asking = request({ port: (server.address() as AddressInfo).port, agent: false }).end();
  const [{ rawHeaders }] = await once(asking, 'response');
  const names = rawHeaders.filter((_: string, place: number) => place % 2 === 0);
  return names.map((name: string, place: number) => [name.toLowerCase(), rawHeaders[2 * place + 1]]);
}

it.each<[string, (answer: Answer) => void]>([
  ['nothing but its end', (answer) => answer.end('x')],
  ['a status', (answer) => answer.writeHead(200).end('x')],
  ['a status in words', (answer) => answer.writeHead(200, 'Fine').end('x')],
  ['headers of its own', (answer) => answer.writeHead(200, { 'X-Two': '2' }).end('x')],
  ['words and headers', (answer) => answer.writeHead(200, 'Fine', { 'X-Two': '2' }).end('x')],
  ['a header that Node was told before', (answer) => answer.setHeader('X-Two', '2').writeHead(200).end('x')],
])('what it carries is sent with %s', async (_, act) => {
  const sent = await sentBy(act);
  expect(sent).toEqual(
    expect.arrayContaining([
      ['x-one', 'carried'],
      ['cache-control', 'no-store'],
    ]),
  );
  expect(sent.filter(([name]) => name === 'x-two')).toHaveLength(String(act).includes('X-Two') ? 1 : 0);
});

it('what is brought stands in place of what is carried, once', async () => {
  const sent = await sentBy((answer) => answer.writeHead(200, { 'cache-control': 'private' }).end('x'));
  expect(sent.filter(([name]) => name === 'cache-control')).toEqual([['cache-control', 'private']]);
});

it('several cookies are sent one by one', async () => {
  const sent = await sentBy((answer) => answer.writeHead(200, { 'set-cookie': ['a=1', 'b=2'] }).end('x'));
  expect(sent.filter(([name]) => name === 'set-cookie')).toEqual([
    ['set-cookie', 'a=1'],
    ['set-cookie', 'b=2'],
  ]);
});

it('a list of headers is all that is sent', async () => {
  const sent = await sentBy((answer) => answer.writeHead(503, ['Retry-After', '3']).end('x'));
  expect(sent).toContainEqual(['retry-after', '3']);
  expect(sent.map(([name]) => name)).not.toContain('x-one');
});
