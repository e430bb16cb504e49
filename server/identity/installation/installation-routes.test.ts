import { beforeEach, expect, it } from 'vitest';
import { AUTH_SETTINGS, codeOf, createTestApp, type TestApp } from '../../testing/test-app.ts';
import { isProof, newQuestion } from './installation-proof.ts';

const { secret } = AUTH_SETTINGS;
let test: TestApp;
beforeEach(async () => {
  test = await createTestApp({ trustedProxies: ['192.0.2.1'] });
});
const ask = (query: Record<string, string>, headers: Record<string, string> = {}) =>
  test.ask('GET', `/api/installation?${new URLSearchParams(query)}`, { headers });

it('an installation proves that it knows the secret, and says whom it sees', async () => {
  const question = newQuestion(secret);
  const answer = await ask(question, { 'x-forwarded-for': '198.51.100.7' });
  const { proof, ...told } = (await answer.json()) as { proof: string };
  expect(isProof(proof, secret, 'answer', question.challenge)).toBe(true);
  expect(isProof(proof, secret, 'question', question.challenge)).toBe(false);
  expect(told).toEqual({
    ...{ peer: '192.0.2.1', isPeerTrusted: true, forwardedFor: ['198.51.100.7'], client: '198.51.100.7' },
  });
});

it('who does not know the secret finds nothing at this address', async () => {
  const question = newQuestion(secret);
  const { challenge } = newQuestion(secret);
  for (const query of [{}, newQuestion('another'), { ...question, challenge }, { ...question, proof: 'x' }])
    expect([await codeOf(ask(query as Record<string, string>))]).toEqual(['not-found']);
});

it('a client address can ask sixty times in a minute', async () => {
  for (let time = 0; time < 60; time += 1) await ask(newQuestion('another'));
  expect(await codeOf(ask(newQuestion(secret)))).toBe('too-many-tries');
});
