import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './return-path.ts';

const OURS = ['/', '/dashboard', '/adhdtest', '/edit-profile'];

describe('accepts paths of our pages', () => {
  it.each([
    '/',
    '/dashboard',
    '/edit-profile',
    '/dashboard?day=2',
    '/dashboard#ways-in',
    '/dashboard#code=CFH4K7',
    '/?a=b&c=d#top',
  ])('%s', (path) => {
    expect(safeReturnPath(path, OURS)).toBe(path);
  });
});

const HOSTILE = [
  // Other sites, in all spellings that browsers accept.
  'https://evil.example',
  'http://evil.example/dashboard',
  'HTTPS://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example/dashboard',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '//evil.example@dashboard',
  '/dashboard@evil.example',
  '//dashboard',
  'evil.example',
  'evil.example/dashboard',
  '@evil.example',
  ':80/dashboard',
  // Schemes that run code or hold content.
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,hello',
  'vbscript:x',
  'blob:https://evil.example/1',
  'file:///etc/hosts',
  'about:blank',
  // Percent-encoded.
  '/%2f%2fevil.example',
  '/%2Fevil.example',
  '%2f%2fevil.example',
  '/%5cevil.example',
  '/%5C%5Cevil.example',
  '/%09/evil.example',
  '/%00',
  '/dashboard%0d%0aLocation:%20https://evil.example',
  '/%E2%80%AE/dashboard',
  // Control characters and white space, which browsers strip.
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  ' /dashboard',
  '/dashboard ',
  '/dashboard\n',
  '\u0000/dashboard',
  '/dash\u0000board',
  '/\u2028/evil.example',
  '/\u3002evil.example',
  '/／evil.example',
  // Paths similar to ours.
  '/./dashboard',
  '/../dashboard',
  '/dashboard/..',
  '/dashboard//evil.example',
  '/dashboard/',
  '/dashboard/evil',
  '/dashboard;x',
  '/dashboard?next=https://evil.example',
  '/dashboard#javascript:alert(1)',
  '/dashboard?a=%2f',
  '/api/auth/sign-out',
  '/nowhere',
  'dashboard',
  '',
  '#',
  '?',
  `/dashboard?${'a'.repeat(300)}`,
];

describe('falls back to the first page', () => {
  it('tries at least 40 shapes', () => expect(new Set(HOSTILE).size).toBeGreaterThanOrEqual(40));

  it.each(HOSTILE.map((shape) => [JSON.stringify(shape), shape]))('%s', (_, shape) => {
    expect(safeReturnPath(shape, OURS)).toBe('/');
  });

  it.each([null, undefined, 7, true, {}, ['/dashboard'], { toString: () => '/dashboard' }])('%j', (value) => {
    expect(safeReturnPath(value, OURS)).toBe('/');
  });
});
