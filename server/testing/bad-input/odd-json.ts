import fc from 'fast-check';
import { infected, oddText } from './odd-texts.ts';

/** Numbers as they are written; the last ones are none in JSON. */
const NUMBERS = [
  '0',
  '-0',
  '-0.0',
  '1',
  '-1',
  '0.1',
  '1.0',
  '1e0',
  '1e-7',
  '5e-324',
  '1.7976931348623157e308',
  '1e309',
  '-1e309',
  '1e21',
  '255',
  '256',
  '65536',
  '2147483647',
  '2147483648',
  '-2147483649',
  '4294967296',
  '9007199254740991',
  '9007199254740992',
  '9007199254740993',
  '9223372036854775807',
  '9223372036854775808',
  `1${'0'.repeat(400)}`,
  `0.${'1'.repeat(400)}`,
  'NaN',
  '-Infinity',
  '0x10',
  '01',
  '+1',
  '.5',
  '1.',
];
const NESTED = 20_000;
const STRUCTURES = [
  'null',
  'true',
  'false',
  '[]',
  '{}',
  '[null]',
  '[[]]',
  '{"":""}',
  '{"length":1000000000}',
  '{"$gt":""}',
  '{"value":null}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"toString":1,"valueOf":1,"toJSON":1}',
  `[${'0,'.repeat(2000)}0]`,
  `[${'{},'.repeat(2000)}{}]`,
  `${'['.repeat(200)}${']'.repeat(200)}`,
  `${'['.repeat(NESTED)}${']'.repeat(NESTED)}`,
  `${'{"a":'.repeat(NESTED / 4)}1${'}'.repeat(NESTED / 4)}`,
  'undefined',
  '',
];
const NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'length', '', 'id', 'learnerId', 'points', '\0'];

/** A value of JSON as it is written, whatever it is. */
const oddValue: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: oddText.map((text) => JSON.stringify(text)) },
  { weight: 3, arbitrary: fc.constantFrom(...NUMBERS) },
  { weight: 3, arbitrary: fc.constantFrom(...STRUCTURES) },
  { weight: 1, arbitrary: fc.double().map((number) => JSON.stringify(number)) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.stringify(value)) },
);

type Change =
  | { kind: 'replace' | 'append'; value: string }
  | { kind: 'remove' | 'double' | 'wrap' }
  | { kind: 'add'; name: string; value: string };

const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 8, arbitrary: oddValue.map((value) => ({ kind: 'replace' as const, value })) },
  { weight: 1, arbitrary: oddValue.map((value) => ({ kind: 'append' as const, value })) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('remove' as const, 'double' as const, 'wrap' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('add' as const),
      name: fc.oneof(
        fc.constantFrom(...NAMES),
        oddText.filter(({ length }) => length < 100),
      ),
      value: oddValue,
    }),
  },
);

/** The text of a valid value with one or two places of it spoilt. */
export function spoiltJson(valid: unknown): fc.Arbitrary<string> {
  const spoil = fc
    .oneof(...placesIn(valid, '').map(({ weight, ...place }) => ({ weight, arbitrary: fc.constant(place) })))
    .chain(({ place, value }) => changeOf(value).map((made): [string, Change] => [place, made]));
  return fc.array(spoil, { minLength: 1, maxLength: 2 }).map((changes) => written(valid, '', new Map(changes)));
}

type Place = { place: string; value: unknown; weight: number };
const LEAF_WEIGHT = 4;

/** The ways to every value within a value, itself included. */
function placesIn(value: unknown, place: string): Place[] {
  if (typeof value !== 'object' || value === null) return [{ place, value, weight: LEAF_WEIGHT }];
  const within = Object.entries(value).flatMap(([name, inner]) => placesIn(inner, `${place}/${name}`));
  return [{ place, value, weight: 1 }, ...within];
}

/** Mostly another value of the same type, which comes further than one of another. */
function changeOf(value: unknown): fc.Arbitrary<Change> {
  const alike = alikeOf(value);
  if (!alike) return change;
  const replaced = alike.map((text) => ({ kind: 'replace' as const, value: text }));
  return fc.oneof({ weight: 3, arbitrary: replaced }, { weight: 1, arbitrary: change });
}

function alikeOf(value: unknown): fc.Arbitrary<string> | undefined {
  if (typeof value === 'string') return fc.oneof(oddText, infected(value)).map((text) => JSON.stringify(text));
  if (typeof value !== 'number') return undefined;
  return fc.constantFrom(...NUMBERS, ...[value - 1, value + 1, -value, value * 2, value + 0.5].map(String));
}

function written(value: unknown, place: string, changes: ReadonlyMap<string, Change>): string {
  const own = changes.get(place);
  if (own?.kind === 'replace') return own.value;
  const text = writtenWhole(value, place, changes, own);
  return own?.kind === 'wrap' ? `[${text}]` : text;
}

function writtenWhole(value: unknown, place: string, changes: ReadonlyMap<string, Change>, own?: Change): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const parts = Object.entries(value).flatMap(([name, inner]) => {
    const at = `${place}/${name}`;
    const part = (isList ? '' : `${JSON.stringify(name)}:`) + written(inner, at, changes);
    const kind = changes.get(at)?.kind;
    return kind === 'remove' ? [] : kind === 'double' ? [part, part] : [part];
  });
  if (own?.kind === 'append') parts.push(isList ? own.value : `"more":${own.value}`);
  if (own?.kind === 'add') parts.push(isList ? own.value : `${JSON.stringify(own.name)}:${own.value}`);
  return isList ? `[${parts.join(',')}]` : `{${parts.join(',')}}`;
}
