import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './return-path.ts';

const OURS = ['/', '/dashboard', '/adhdtest', '/edit-profile'];

it('accepts paths of our pages', () => {
  const queries = ['/dashboard?day=2', '/dashboard#ways-in', '/dashboard#code=CFH4K7', '/?a=b&c=d#top'];
  for (const path of [...OURS, ...queries]) expect(safeReturnPath(path, OURS)).toBe(path);
});

/** Addresses by what they try. */
const HOSTILE = Object.values({
  'other sites': [
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
  ],
  'schemes that run code or hold content': [
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,hello',
    'vbscript:x',
    'blob:https://evil.example/1',
    'file:///etc/hosts',
    'about:blank',
  ],
  'percent-encoded': [
    '/%2f%2fevil.example',
    '/%2Fevil.example',
    '%2f%2fevil.example',
    '/%5cevil.example',
    '/%5C%5Cevil.example',
    '/%09/evil.example',
    '/%00',
    '/dashboard%0d%0aLocation:%20https://evil.example',
    '/%E2%80%AE/dashboard',
  ],
  'control characters and white space': [
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
  ],
  'paths similar to ours': [
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
  ],
}).flat();

describe('falls back to the first page', () => {
  it('tries at least 40 shapes', () => expect(new Set(HOSTILE).size).toBeGreaterThanOrEqual(40));

  it('for each of them, and for what is no text', () => {
    const others = [null, undefined, 7, true, {}, ['/dashboard'], { toString: () => '/dashboard' }];
    expect([...HOSTILE, ...others].filter((value) => safeReturnPath(value, OURS) !== '/')).toEqual([]);
  });
});
