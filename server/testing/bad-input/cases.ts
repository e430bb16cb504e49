import fc from 'fast-check';
import { type Asker, type Case, filled } from './case.ts';
import type { KnownRoute, ValidRequest } from './known-routes.ts';
import { type Sent, spoiltBody, wholeBody } from './odd-bodies.ts';
import { oddHeaders, oddMethod } from './odd-headers.ts';
import { spoiltJson } from './odd-json.ts';
import { spoiltTarget } from './odd-targets.ts';

const ORIGIN = 'http://127.0.0.1:3000';
const NOTHING: Sent = { body: '', headers: [] };

/** The cases of a route: the same seed gives the same ones, on every engine and every machine. */
export function casesOf(name: string, route: KnownRoute, seed: number, count: number): Case[] {
  return fc.sample(anyCase(name.split(' ')[0] ?? 'GET', route), { seed, numRuns: count });
}

function anyCase(method: string, route: KnownRoute): fc.Arbitrary<Case> {
  return fc.constantFrom(...route.requests).chain((valid) => {
    const json = JSON.stringify(valid.body ?? {});
    const whole = valid.body === undefined ? NOTHING : wholeBody(json);
    const start = { method, valid, whole };
    const onlyValid = fc.constant(whole).map((sent) => caseOf({ ...start, sent }));
    const spoiltSent = fc
      .oneof(
        { weight: 4, arbitrary: spoiltJson(valid.body ?? {}).map(wholeBody) },
        { weight: 1, arbitrary: spoiltBody(json) },
      )
      .map((sent) => caseOf({ ...start, sent }));
    const elsewhere = fc.oneof(
      { weight: 3, arbitrary: spoiltTarget(valid.path).map((target) => caseOf({ ...start, target })) },
      { weight: 3, arbitrary: oddHeaders.map((headers) => caseOf({ ...start, headers })) },
      { weight: 1, arbitrary: oddMethod.map((odd) => caseOf({ ...start, method: odd })) },
    );
    return fc
      .oneof(
        { weight: 1, arbitrary: onlyValid },
        { weight: valid.body === undefined ? 1 : 10, arbitrary: spoiltSent },
        { weight: 4, arbitrary: elsewhere },
      )
      .chain((made) => withAsker(made, route));
  });
}

type Parts = {
  method: string;
  valid: ValidRequest;
  whole: Sent;
  sent?: Sent;
  target?: string;
  headers?: Case['headers'];
};

/** What is odd outside the body goes out byte by byte, since no honest client would send it. */
function caseOf({ method, valid, whole, sent, target, headers }: Parts): Case {
  const isOnTheWire = sent === undefined;
  const { body, headers: bodyHeaders } = sent ?? whole;
  const own = [...bodyHeaders, ...(valid.headers ?? []), ['origin', ORIGIN] as const];
  const odd = new Set(headers?.map(([name]) => name));
  return {
    as: 'learner',
    method,
    target: target ?? valid.path,
    headers: [...own.filter(([name]) => !odd.has(name)), ...(headers ?? [])],
    body: body === '' && bodyHeaders.length === 0 ? null : body,
    isOnTheWire: isOnTheWire || ['GET', 'HEAD'].includes(method),
  };
}

const someone = (weights: Record<Asker, number>): fc.Arbitrary<Asker> =>
  fc.oneof(...Object.entries(weights).map(([as, weight]) => ({ weight, arbitrary: fc.constant(as as Asker) })));
const MOSTLY_THE_LEARNER = someone({ learner: 12, stranger: 1, nobody: 1 });
/** Where each success costs ten times what others cost. */
const OFTEN_NOBODY = someone({ learner: 5, stranger: 1, nobody: 6 });

/** Some ids come again, so that there are repeats. */
const ids = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.constantFrom('3f2504e0-4f89-41d3-9a0c-0305e82c3301', '6fa459ea-ee8a-4ca4-894e-db77e160355e'),
  },
  { weight: 3, arbitrary: fc.uuid({ version: 4 }) },
);

function withAsker(made: Case, { usesUp, isDear = usesUp !== undefined }: KnownRoute): fc.Arbitrary<Case> {
  return fc
    .tuple(isDear ? OFTEN_NOBODY : MOSTLY_THE_LEARNER, ids)
    .map(([as, uuid]) => filled({ ...made, as }, { uuid }));
}
