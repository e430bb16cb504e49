import { expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';

const PUBLIC_URL = 'https://learn.example.org';

async function securityTxt(securityContact: string | null = null) {
  const test = await createTestApp({ publicUrl: PUBLIC_URL, securityContact });
  const answer = await test.ask('GET', '/.well-known/security.txt');
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; ?charset=utf-8$/i);
  const lines = (await answer.text()).trimEnd().split('\n');
  return { test, fields: Object.fromEntries(lines.map((line) => line.split(/: (.*)/))) };
}

it.each([
  ['the page with the contact form', null, `${PUBLIC_URL}/about`],
  ['an email address', 'security@example.org', 'mailto:security@example.org'],
  ['a page of the operator', 'https://example.org/report', 'https://example.org/report'],
])('security.txt names %s', async (_contact, setting, uri) => {
  const { fields } = await securityTxt(setting);
  expect(fields).toMatchObject({
    Contact: uri,
    'Preferred-Languages': 'en',
    Canonical: `${PUBLIC_URL}/.well-known/security.txt`,
  });
});

it('security.txt never expires while the server runs', async () => {
  const { test, fields } = await securityTxt();
  expect(fields.Expires).toBe('2027-05-20T10:00:00.000Z');
  test.wait(Date.parse('2030-01-01T00:00:00.000Z') - test.clock.now.getTime());
  const later = await (await test.ask('GET', '/.well-known/security.txt')).text();
  expect(later).toContain('Expires: 2030-06-30T00:00:00.000Z');
});

it('security.txt names a policy that can be read', async () => {
  const { test, fields } = await securityTxt();
  const answer = await test.ask('GET', new URL(String(fields.Policy)).pathname);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toMatch(/^# Security/);
});
