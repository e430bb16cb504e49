import fc from 'fast-check';

/** PostgreSQL does not store NUL, and lone surrogates cannot be encoded as UTF-8. */
const UNSTORABLE = ['\0', '\ud800'];
const TEXTS = [
  ['', ' ', '\\', '\uffff', '\u202eadA\u202c', 'a\u2028b\u2029c', `e${'\u0301'.repeat(70)}`, '\ufdfa'.repeat(20)],
  ["'; drop table learners; --", '$1 ?1 %_%', '<script>alert(1)</script>', 'Ada\r\nBcc: bo@example.org', '=1+1'],
  ['../../../etc/passwd', 'javascript:alert(1)', '__proto__', 'constructor', 'UklGRg=='],
  ['ADA@EXAMPLE.ORG', '"ada lovelace"@example.org', 'google-1@no-email.invalid', `${'a'.repeat(64)}@b.example`],
  ['2026-02-30T00:00:00.000Z', '2026-11-21T10:00:00+01:00', '+275760-09-13T00:00:00.001Z'],
  ['00000000-0000-0000-0000-000000000000', '3F2504E0-4F89-41D3-9A0C-0305E82C3301'],
  // Regular expressions that backtrack take very long on these.
  [' '.repeat(60_000), 'a@'.repeat(30_000), `a@${'a.'.repeat(30_000)}`, `${'0'.repeat(60_000)}!`],
].flat();
/** Numbers as JSON text. */
const NUMBERS = '-0 0.1 1e0 5e-324 1e308 1e309 2147483648 4294967296 9007199254740993 1e21'.split(' ');
const VALUES = [
  ['null', 'true', '[]', '{}', '[null]', '{"length":1000000000}', '{"$gt":""}', 'NaN', '01', ''],
  ['{"__proto__":{"isAdmin":true}}', '{"toString":1,"valueOf":1,"toJSON":1}'],
  [`[${'{},'.repeat(2000)}{}]`, `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
].flat();

const oddText = fc.oneof(
  fc.constantFrom(...UNSTORABLE, ...TEXTS),
  fc.string({ unit: 'binary', maxLength: 90 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
);
/** A JSON value as text; some are invalid. */
const oddValue = fc.oneof(
  oddText.map((text) => JSON.stringify(text)),
  fc.constantFrom(...NUMBERS, ...VALUES),
  fc.double().map((number) => JSON.stringify(number)),
  fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.stringify(value)),
);

/** The JSON of a valid body with one value replaced, changed or removed, or with another member added beside it. */
export function oddJson(valid: unknown): fc.Arbitrary<string> {
  const values = valuesIn(valid);
  return fc
    .nat({ max: values.length - 1 })
    .chain((place) => replacementsFor(values[place]).map((odd) => withValueAt(valid, place, odd)));
}

/** The JSON of a valid body with an unstorable text in one of its text values, one for each combination. */
export function unstorableJson(valid: unknown): string[] {
  return valuesIn(valid).flatMap((value, place) =>
    typeof value === 'string' ? UNSTORABLE.map((odd) => withValueAt(valid, place, JSON.stringify(value + odd))) : [],
  );
}

function replacementsFor(value: unknown): fc.Arbitrary<string | null> {
  const general = fc.oneof(
    { weight: 5, arbitrary: oddValue },
    { weight: 1, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: oddValue.map((odd) => `${JSON.stringify(value)},"more":${odd}`) },
  );
  // Values of the same type pass more checks before they are refused.
  if (typeof value === 'string') {
    const within = fc.tuple(oddText, fc.nat({ max: value.length }));
    const changed = within.map(([odd, at]) => JSON.stringify(value.slice(0, at) + odd + value.slice(at)));
    return fc.oneof(general, changed);
  }
  if (typeof value !== 'number') return general;
  return fc.oneof(general, fc.constantFrom(...NUMBERS, ...[value - 1, value + 1, -value, value + 0.5].map(String)));
}

/** All values within a value, including itself. */
function valuesIn(valid: unknown): unknown[] {
  const values: unknown[] = [];
  JSON.stringify(valid, (_, value) => {
    values.push(value);
    return value;
  });
  return values;
}

const PLACEHOLDER = 'the value that is replaced';

/** Replaces the value at an index with this JSON text; null removes it. */
function withValueAt(valid: unknown, place: number, text: string | null): string {
  let at = -1;
  const json = JSON.stringify(valid, (_, value) => {
    at += 1;
    if (at !== place) return value;
    return text === null ? undefined : PLACEHOLDER;
  });
  return (json ?? '').replace(`"${PLACEHOLDER}"`, () => text ?? '');
}
