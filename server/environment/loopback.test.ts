import { expect, it } from 'vitest';
import { httpOrigin, isLoopback, ownOrigins } from './loopback.ts';

it.each([
  ['127.0.0.1', true],
  ['127.255.255.254', true],
  ['128.0.0.1', false],
  ['0.0.0.0', false],
  ['::1', true],
  ['[::1]', true],
  ['::', false],
  ['LOCALHOST', true],
  ['127.0.0.1.example.org', false],
  ['localhost.example.org', false],
])('takes %s for the machine itself: %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});

it('writes addresses as browsers do', () => {
  expect(httpOrigin('127.0.0.1', 80)).toBe('http://127.0.0.1');
  expect(httpOrigin('::1', 3000)).toBe('http://[::1]:3000');
});

it('knows every name of the machine itself as its own, and otherwise only its public address and its host', () => {
  expect(ownOrigins('http://localhost:3000', '127.0.0.1', 3001)).toEqual([
    'http://localhost:3000',
    'http://127.0.0.1:3001',
    'http://localhost:3001',
    'http://[::1]:3001',
  ]);
  expect(ownOrigins('https://learn.example.org', '10.0.0.4', 3000)).toEqual([
    'https://learn.example.org',
    'http://10.0.0.4:3000',
  ]);
});
