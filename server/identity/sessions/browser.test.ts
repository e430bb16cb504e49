import Bowser from 'bowser';
import { expect, it } from 'vitest';
import { deviceWords } from './browser.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`, 'Chrome on Chrome OS'],
  [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'Microsoft Edge on Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  ['', 'A browser'],
  ['curl', 'A browser'],
  ['Ada Lovelace/1.0 lives in London', 'A browser'],
  ['<script>alert(1)</script>/5 (Windows NT 10.0)', 'A browser on Windows'],
])('calls %j %j', (userAgent, words) => {
  expect(deviceWords(userAgent)).toBe(words);
});

it('has at most 60 characters for whatever comes', () => {
  const longest = (names: object) => Math.max(...Object.values<string>(names as never).map(({ length }) => length));
  expect(longest(Bowser.BROWSER_MAP) + ' on '.length + longest(Bowser.OS_MAP)).toBeLessThanOrEqual(60);
  expect(deviceWords('a/b '.repeat(4000)).length).toBeLessThanOrEqual(60);
});
