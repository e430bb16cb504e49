import { gzipSync } from 'node:zlib';
import fc from 'fast-check';

/** What is sent, in the characters of Latin-1, and what it says it is. */
export type Sent = { body: string; headers: readonly (readonly [string, string])[] };

const JSON_TYPE = 'application/json';
const CONTENT_TYPES = [
  'text/plain',
  'text/json',
  'application/jsonp',
  'application/json-patch+json',
  'application/json; charset=utf-16',
  'application/json;charset=ISO-8859-1',
  'application/json; charset=',
  'application/json;;;',
  'application/json, text/plain',
  'APPLICATION/JSON',
  '  application/json  ',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  '*/*',
  'application',
  `application/json; a=${'a'.repeat(4000)}`,
  '\xff\xfe',
];
const BODY_LIMIT = 64 * 1024;

type Spoil = (json: string, chance: number) => Sent;

const typed = (body: string, type = JSON_TYPE): Sent => ({ body, headers: [['content-type', type]] });
const encoded = (body: string, encoding: string): Sent => ({
  body,
  headers: [
    ['content-type', JSON_TYPE],
    ['content-encoding', encoding],
  ],
});

const SPOILS: readonly Spoil[] = [
  (json, chance) => typed(json.slice(0, chance % (json.length + 1))),
  (json, chance) => typed(json.slice(chance % (json.length + 1))),
  (json, chance) => typed(flipped(json, chance)),
  (json) => typed(`${json}${json}`),
  (json) => typed(`${json},`),
  (json) => typed(`\xef\xbb\xbf${json}`),
  (json) => typed(`\xff\xfe${Buffer.from(json, 'utf16le').toString('latin1')}`),
  (json) => typed(Buffer.from(json, 'utf16le').toString('latin1')),
  (json) => typed(json.replace('"', '"\xc3\x28\xed\xa0\x80')),
  (json) => typed(json.replace(/"([^"]*)"/, "'$1'")),
  (json) => typed(json.replace('{', '{/* a comment */')),
  (json) => typed(json.padEnd(BODY_LIMIT)),
  (json) => typed(json.padEnd(BODY_LIMIT + 1)),
  (json) => typed(json.padStart(2 * BODY_LIMIT)),
  (json) => ({ body: json, headers: [] }),
  (json, chance) => typed(json, CONTENT_TYPES[chance % CONTENT_TYPES.length]),
  (json) => encoded(gzipSync(Buffer.from(json, 'latin1')).toString('latin1'), 'gzip'),
  (json) => encoded(json, 'gzip'),
  (json) => encoded(json, 'deflate, br'),
  () => typed(''),
  () => typed(' '),
  () => typed('\0'),
  () => typed('null'),
  () => typed('""'),
  () => typed('[]'),
  () => typed('{}'),
  () => typed('undefined'),
  () => typed('a=b&c=d', 'application/x-www-form-urlencoded'),
  () =>
    typed('--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n', 'multipart/form-data; boundary=x'),
];

/** A body that is damaged as a whole, made of the text of a valid one. */
export function spoiltBody(json: string): fc.Arbitrary<Sent> {
  return fc.tuple(fc.constantFrom(...SPOILS), fc.nat()).map(([spoil, chance]) => spoil(bytesOf(json), chance));
}

/** The body that an honest page would send for this text. */
export function wholeBody(json: string): Sent {
  return typed(bytesOf(json));
}

function bytesOf(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1');
}

function flipped(text: string, chance: number): string {
  const at = chance % Math.max(1, text.length);
  return text.slice(0, at) + String.fromCharCode(chance & 0xff) + text.slice(at + 1);
}
