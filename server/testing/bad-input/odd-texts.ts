import fc from 'fast-check';

const LONG = 60_000;

/** What PostgreSQL does not keep, or nobody. */
const UNKEEPABLE = ['\0', 'a\0b', '\ud800', '\udc00a', 'ab\udbff'];
/** Characters at which programs have stumbled: they turn round, grow or combine, or are none. */
const CHARACTERS = [
  '',
  ' ',
  '\uffff',
  '\ufeffAda',
  '\u202eadA\u202c',
  '\u200f\u061c',
  'Ada\r\nBcc: bo@example.org',
  'a\u2028b\u2029c',
  '\u0085\u00a0\u3000',
  `e${'\u0301'.repeat(70)}`,
  'Z\u0335\u0321\u0322A\u0336L\u0337G\u0338O',
  '\u{1f469}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}',
  '\u{1f600}'.repeat(40),
  '\u{1f1e9}',
  'İıŞK\u212aﬃß\u1e9e',
  '\ufdfa'.repeat(20),
  '\u0958'.repeat(30),
  '\u{e0001}\u{e007f}',
  '\ue000',
  '\u{10ffff}',
];

/** What another program would take for something to do. */
const FRAGMENTS = [
  "' or 1=1 --",
  `'; drop table learners; --`,
  '"; select pg_sleep(9); --',
  '\\',
  "\\'",
  '$1',
  '?1',
  '%',
  '%_%',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</script><!--',
  '&lt;&#0;&amp;',
  '{{7*7}}<%= 7*7 %>',
  '=cmd|"/c calc"!A1',
  '../../../etc/passwd',
  'file:///etc/passwd',
  'javascript:alert(1)',
  '%00%2e%2e%2f',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  '[object Object]',
];

/** Texts that look like what is wanted: addresses, instants, ids, tokens. */
const LOOKALIKES = [
  'ADA@EXAMPLE.ORG',
  'ada@example.org\0',
  'ada@example',
  '"ada lovelace"@example.org',
  'ada@[127.0.0.1]',
  'İda@example.org',
  'ada+tag@xn--nxasmq6b.example',
  `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(57)}.org`,
  'google-1@no-email.invalid',
  '2026-02-30T00:00:00.000Z',
  '2026-11-21T24:00:00Z',
  '2026-11-21T10:00:60Z',
  '2026-11-21T10:00:00.12345678901234567890Z',
  '2026-11-21T10:00Z',
  '2026-11-21T10:00:00+01:00',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00.001Z',
  '-271821-04-19T23:59:59.999Z',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '{3F2504E0-4F89-11D3-9A0C-0305E82C3301}',
  '3F2504E0-4F89-41D3-9A0C-0305E82C3301',
  'a'.repeat(43),
  '-'.repeat(100),
  'UklGRg==',
  '/9j/4AAQ',
  '9223372036854775808',
];

/** Long ones, and those on which a careless pattern runs for ever. */
const LONG_TEXTS = [
  'a'.repeat(255),
  'a'.repeat(1001),
  'a'.repeat(LONG),
  ' '.repeat(LONG),
  `${' '.repeat(LONG)}a`,
  `a${'\t'.repeat(LONG)}`,
  `${'a@'.repeat(LONG / 2)}`,
  `a@${'a.'.repeat(LONG / 2)}`,
  `${'0'.repeat(LONG)}!`,
  '\u0301'.repeat(LONG / 2),
  '\ufdfa'.repeat(LONG / 3),
  '='.repeat(LONG),
];

/** A text that nobody thought of. Half of them are made up on the spot. */
export const oddText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...UNKEEPABLE) },
  { weight: 8, arbitrary: fc.constantFrom(...CHARACTERS) },
  { weight: 8, arbitrary: fc.constantFrom(...FRAGMENTS) },
  { weight: 8, arbitrary: fc.constantFrom(...LOOKALIKES) },
  { weight: 1, arbitrary: fc.constantFrom(...LONG_TEXTS) },
  { weight: 8, arbitrary: fc.string({ unit: 'binary', maxLength: 90 }) },
  { weight: 8, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
  { weight: 8, arbitrary: fc.string({ maxLength: 90 }) },
);

/** A text that is as it should be but for one place. */
export function infected(text: string): fc.Arbitrary<string> {
  const germ = fc.oneof(fc.constantFrom(...UNKEEPABLE), fc.constantFrom(...CHARACTERS, ...FRAGMENTS));
  return fc.tuple(germ, fc.nat({ max: text.length })).map(([odd, at]) => text.slice(0, at) + odd + text.slice(at));
}
