import fc from 'fast-check';

/** What stands in the place of one part of a path. */
const PARTS = [
  '',
  '.',
  '..',
  '%2e%2e',
  '%2F',
  '%5c',
  '%00',
  '%ED%A0%80',
  '%E0%A4%A',
  '%zz',
  '%',
  '%25',
  '%F0%9F%98%80',
  '%u0041',
  '\xf0\x9f\x98\x80',
  '\xff',
  '0',
  '-1',
  '1e309',
  'null',
  'undefined',
  'NaN',
  '*',
  ':learnerId',
  ':strangerId',
  ':uuid',
  '__proto__',
  'constructor',
  'toString',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-4FFF-BFFF-FFFFFFFFFFFF',
  '%7B3F2504E0-4F89-41D3-9A0C-0305E82C3301%7D',
  "'%20or%201=1--",
  '%3Cscript%3E',
  'a;b=c',
  'password',
  'simon',
  'letter-quiz',
  'a'.repeat(300),
  'a'.repeat(6000),
];
const QUERIES = [
  '?',
  '??',
  '?&&&=',
  '?as=csv',
  '?as=json&as=csv',
  '?as=csv&as=json',
  '?as[]=json',
  '?as=JSON',
  '?as=%00',
  '?as=%',
  '?as=%ED%A0%80',
  '?as',
  '?__proto__=1&constructor=2',
  '?as=json&__proto__[a]=1',
  '?code=%00&state=%00',
  '?code=a&state=b&error=access_denied&user=%7B&iss=x',
  `?code=${'a'.repeat(4097)}&state=:state`,
  '?state=:state&error=%0d%0aSet-Cookie:a=b',
  '?code=a&code=b&state=:state&state=x',
  `?${'a=1&'.repeat(1500)}`,
  "?a='%22%3Cscript%3E",
  '?\xff\xfe',
  '#fragment?as=json',
];

type Spoil = (path: string, chance: number) => string;
const within = (path: string, chance: number) => chance % (path.length + 1);

const SPOILS: readonly Spoil[] = [
  (path, chance) => withPart(path, chance, PARTS[(chance >> 4) % PARTS.length] ?? ''),
  (path, chance) => withPart(path, chance, PARTS[(chance >> 4) % PARTS.length] ?? ''),
  (path, chance) => withPart(path, chance, PARTS[(chance >> 4) % PARTS.length] ?? ''),
  (path, chance) => path + (QUERIES[chance % QUERIES.length] ?? ''),
  (path, chance) => (path.split('?')[0] ?? '') + (QUERIES[chance % QUERIES.length] ?? ''),
  (path, chance) => path.slice(0, within(path, chance)),
  (path, chance) => `${path.slice(0, within(path, chance))}//${path.slice(within(path, chance))}`,
  (path, chance) => `${path.slice(0, within(path, chance))}%00${path.slice(within(path, chance))}`,
  (path, chance) => `${path.slice(0, within(path, chance))}%2F${path.slice(within(path, chance))}`,
  (path, chance) => `${path.slice(0, within(path, chance))}/../${path.slice(within(path, chance))}`,
  (path) => `${path}/`,
  (path) => `${path}/more`,
  (path) => `${path};jsessionid=1`,
  (path) => `${path}%20`,
  (path) => `//${path}`,
  (path) => `/.${path}`,
  (path) => `/..${path}`,
  (path) => `/api/..${path}`,
  (path) => `http://evil.example${path}`,
  (path) => `http://[${path}`,
  (path) => path.replaceAll('/', '\\'),
  (path) => path.toUpperCase(),
  (path) => path.replace(/[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => path.slice(1),
  () => '*',
  (path) => path + 'a'.repeat(9000),
];

/** A path that is spoilt in one place, in the characters of Latin-1. */
export function spoiltTarget(path: string): fc.Arbitrary<string> {
  return fc.tuple(fc.constantFrom(...SPOILS), fc.nat()).map(([spoil, chance]) => spoil(path, chance));
}

function withPart(path: string, chance: number, part: string): string {
  const parts = path.split('/');
  // The last ones are the ids.
  const at = Math.max(1, parts.length - 1 - (chance % 4 === 3 ? chance % parts.length : (chance >> 2) % 3));
  return parts.map((own, place) => (place === at ? part : own)).join('/');
}
