import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import type { KnownRoute, ValidRequest } from '../known-routes.ts';
import { oddJson, unstorableJson } from './odd-json.ts';

type Header = readonly [name: string, value: string];
/** One request as it is sent. The characters are bytes (Latin-1), except placeholders such as `:learnerId`. */
export type OddRequest = {
  sender: 'learner' | 'another learner' | 'signed out';
  method: string;
  target: string;
  headers: readonly Header[];
  body: string | null;
};

const ORIGIN = 'http://127.0.0.1:3000';
const SESSION = 'thembstudy.session_token';
const BODY_LIMIT = 64 * 1024;

const JSON_TYPE: Header = ['content-type', 'application/json'];
const METHODS = ['', 'G\xffT', ...'HEAD OPTIONS GET POST PUT PATCH DELETE TRACE CONNECT PROPFIND get FOO'.split(' ')];

/** Replacements for one part of a path. */
const PARTS = [
  ['', '..', '%2e%2e', '%2F', '%00', '%ED%A0%80', '%zz', '%F0%9F%98%80', '\xff', "'%20or%201=1--", 'a'.repeat(6000)],
  ['-1', 'null', '*', ':learnerId', ':otherId', ':uuid', '__proto__', 'constructor', 'simon'],
].flat();
/** Appended to a path, or replacing its query. */
const ENDINGS = [
  ['?', '?&&&=', '?as=csv&as=json', '?as[]=json&__proto__=1', '?as=%00', '?as=%ED%A0%80', '?\xff\xfe', '#a?as=json'],
  ['?code=%00&state=%00', '?code=a&state=b&error=access_denied&user=%7B', `?code=${'a'.repeat(4097)}&state=:state`],
  ['?state=:state&error=%0d%0aSet-Cookie:a=b', `?${'a=1&'.repeat(1500)}`],
  ['/', '/more', ';jsessionid=1', '%20', 'a'.repeat(9000)],
].flat();
const PATH_CHANGES: readonly ((path: string) => string)[] = [
  (path) => `/${path}`,
  (path) => `/..${path}`,
  (path) => path.replaceAll('/', '//'),
  (path) => path.replaceAll('/', '\\'),
  (path) => path.toUpperCase(),
  (path) => path.slice(1),
  (path) => `http://evil.example${path}`,
  (path) => `http://[${path}`,
];

const COOKIES = [
  ['', ';;;=;=', SESSION, `${SESSION}=%00`, `${SESSION}=%ED%A0%80.abc`, `${SESSION}=a.b; :cookie`, ':cookie\xff'],
  ['thembstudy.state.x=~~~; thembstudy.pending_sign_up.=x; __proto__=1'],
].flat();
const HEADERS: Record<string, readonly string[]> = {
  cookie: COOKIES,
  host: ['evil.example', '[::1', '127.0.0.1:99999', 'a/b?c#d@e', ''],
  origin: ['null', 'http://evil.example', `${ORIGIN}, http://evil.example`],
  'sec-fetch-site': ['cross-site'],
  'if-none-match': ['W/"a", "b'],
  'if-modified-since': ['never'],
  range: ['bytes=9-1', 'bytes=99999999999999999999-', 'bytes=0-0,2-3,-1'],
  'accept-encoding': ['gzip;q=0, br;q=2, *;q=NaN'],
  'accept-language': ['en-'.repeat(2000)],
  'user-agent': [`Mozilla/5.0 (${' '.repeat(12_000)}`],
  authorization: ['Bearer null'],
  'x-forwarded-for': ['unknown, [::1]:80, ::ffff:1.2.3.4%eth0, 999.9.9.9'],
  'x-forwarded-proto': ['gopher'],
  'x-request-id': ['"}\\n{"a":'],
  expect: ['something'],
  upgrade: ['websocket'],
  'content-type': ['application/jsonp', 'application/json; charset=utf-16', 'multipart/form-data; boundary=x', '\xff'],
  'content-encoding': ['gzip'],
  'content-length': ['-1', '99999999999999999999'],
  'transfer-encoding': ['chunked, chunked'],
  __proto__: ['a'],
  'a b': ['c'],
};
const FRAMING = ['content-length', 'transfer-encoding'];

/** Changes of the JSON of a valid body. */
const BODY_CHANGES: readonly ((json: string, at: number) => string)[] = [
  (json, at) => json.slice(0, at),
  (json, at) => json.slice(0, at) + String.fromCharCode(at & 0xff) + json.slice(at + 1),
  (json) => json + json,
  (json) => `\xef\xbb\xbf${json}`,
  (json) => Buffer.from(json, 'utf16le').toString('latin1'),
  (json) => json.replace('"', '"\xc3\x28\xed\xa0\x80'),
  (json) => json.replaceAll('"', "'"),
  (json) => json.padEnd(BODY_LIMIT),
  (json) => json.padEnd(BODY_LIMIT + 1),
  (json) => gzipSync(Buffer.from(json, 'latin1')).toString('latin1'),
];
const BODIES = ['', '\0', 'null', '[]', 'a=b&c=d'];

/** Requests to a route that are malformed in one place: body, URL, headers or method. */
export function oddRequests(method: string, { requests }: KnownRoute): fc.Arbitrary<OddRequest> {
  const sender = fc.oneof(
    { weight: 10, arbitrary: fc.constant('learner' as const) },
    { weight: 1, arbitrary: fc.constantFrom('another learner' as const, 'signed out' as const) },
  );
  return fc.constantFrom(...requests).chain((request) => {
    const valid = asSent(method, request);
    const oddOutsideBody = fc.oneof(
      oddTarget(request.path).map((target) => ({ ...valid, target })),
      oddHeader.map((header) => withHeader(valid, header)),
      fc.constantFrom(...METHODS).map((odd) => ({ ...valid, method: odd })),
    );
    const odd =
      request.body === undefined
        ? oddOutsideBody
        : fc.oneof({ weight: 3, arbitrary: oddBody(request.body) }, oddOutsideBody);
    return fc.tuple(odd, sender).map(([changes, by]) => ({ ...valid, ...changes, sender: by }));
  });
}

/** Requests that are always sent: an unstorable text in each field that holds text. */
export function unstorableRequests(method: string, { requests }: KnownRoute): OddRequest[] {
  return requests.flatMap((request) => {
    const valid = asSent(method, request);
    const parts = request.path.split('/').slice(1);
    return [
      ...(request.body === undefined ? [] : unstorableJson(request.body)).map((json) => ({
        ...valid,
        body: latin1(json),
      })),
      ...parts.map((_, at) => ({ ...valid, target: `/${parts.with(at, '%00').join('/')}` })),
      withHeader(valid, ['cookie', ':cookie%00']),
    ];
  });
}

/** A valid request as the pages of the app send it. */
export function asSent(method: string, { path, body, headers = {} }: ValidRequest): OddRequest {
  const sent: Header[] = [['origin', ORIGIN], ...(body === undefined ? [] : [JSON_TYPE]), ...Object.entries(headers)];
  return {
    sender: 'learner',
    method,
    target: path,
    headers: sent,
    body: body === undefined ? null : latin1(JSON.stringify(body)),
  };
}

function oddBody(valid: unknown): fc.Arbitrary<Partial<OddRequest>> {
  const json = latin1(JSON.stringify(valid));
  const places = fc.nat({ max: json.length });
  const changed = fc.tuple(fc.constantFrom(...BODY_CHANGES), places).map(([change, at]) => change(json, at));
  const whole = fc.oneof({ weight: 3, arbitrary: changed }, { weight: 1, arbitrary: fc.constantFrom(...BODIES) });
  return fc.oneof({ weight: 4, arbitrary: oddJson(valid).map(latin1) }, whole).map((body) => ({ body }));
}

function oddTarget(path: string): fc.Arbitrary<string> {
  const parts = path.split('/');
  const part = fc.oneof(fc.constantFrom(...PARTS), fc.string({ unit: 'binary' }).map(escaped));
  return fc.oneof(
    fc.tuple(fc.nat({ max: parts.length - 2 }), part).map(([at, odd]) => parts.with(at + 1, odd).join('/')),
    fc.tuple(fc.constantFrom(path, path.split('?')[0]), fc.constantFrom(...ENDINGS)).map((both) => both.join('')),
    fc.constantFrom(...PATH_CHANGES).map((change) => change(path)),
  );
}

const bytes = fc.string({ unit: fc.integer({ min: 0x20, max: 0xff }).map((byte) => String.fromCharCode(byte)) });
const oddHeader: fc.Arbitrary<Header> = fc.constantFrom(...Object.entries(HEADERS)).chain(([name, values]) => {
  const listed = fc.constantFrom(...values);
  // With another length the server would wait for more of the body.
  const value = FRAMING.includes(name) ? listed : fc.oneof(listed, bytes);
  return value.map((text) => [name, text] as const);
});

function withHeader(request: OddRequest, header: Header): OddRequest {
  return { ...request, headers: [...request.headers.filter(([name]) => name !== header[0]), header] };
}

function escaped(text: string): string {
  return [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
}

function latin1(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1');
}
