import { expect, it } from 'vitest';
import { z } from 'zod';
import { PUPILS } from '#rules/groups/pupils.ts';
import { API } from './api.ts';
import { largestJsonBytes } from './largest-body.ts';

/** A JSON text with every character of its texts as an escape. */
const escaped = (value: unknown) =>
  JSON.stringify(value).replaceAll(/"([^"]*)"/g, (_, text: string) => {
    const escapes = [...text].map((character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
    return `"${escapes.join('')}"`;
  });

it('the largest list of pupils is as long as is said', () => {
  const { body } = API['POST /learners/:learnerId/pupil-lists'];
  const field = 'न'.repeat(PUPILS.longestField);
  const row = { name: field, email: field, className: field, number: field, isKnown: false };
  const largest = escaped({ rows: Array(PUPILS.mostRows).fill(row), isPreview: false });
  expect(body.safeParse(JSON.parse(largest)).success).toBe(true);
  expect(largestJsonBytes(body)).toBe(Buffer.byteLength(largest));
});

it.each([
  [z.union([z.literal('a'), z.literal(false)]), escaped('a')],
  [z.strictObject({ a: z.enum(['b', 'cd']), e: z.null() }), escaped({ a: 'cd', e: null })],
  [z.tuple([z.boolean(), z.string().max(2)]), escaped([false, 'ab'])],
  [z.array(z.boolean()).max(0), '[]'],
])('counts brackets, commas, names and the longest choice', (schema, largest) => {
  expect(largestJsonBytes(schema)).toBe(largest.length);
});

it.each([
  ['text', z.string()],
  ['list', z.array(z.null())],
])('a %s without a bound is a mistake', (_what, schema) => {
  expect(() => largestJsonBytes(schema)).toThrow('has no bound');
});
