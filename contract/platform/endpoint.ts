import type { z } from 'zod';
import type { LearnerAction } from '#rules/access.ts';
import type { ProblemCode } from './problem.ts';

/** One request of the API. Its name is its method and its path below `/api`. */
export type Endpoint = {
  /** What the request does; the title in the OpenAPI document. */
  summary: string;
  /** `anyone`: with or without a session. `signed-in`: with any session. Otherwise: the action on `:learnerId`. */
  access: 'anyone' | 'signed-in' | LearnerAction;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The JSON body of each successful answer, by status. */
  answers?: Readonly<Partial<Record<200 | 201, z.ZodType>>>;
  /** The media types of an answer that is a file. */
  files?: readonly string[];
  /** The status of an answer that is a redirect. */
  redirects?: 302 | 303;
  /** Whether it answers 304 without a body to an `If-None-Match` with the `ETag` of its last answer. */
  isConditional?: true;
  /** The problem codes of this endpoint, without those of every endpoint; none by default. */
  problems?: readonly ProblemCode[];
};

/** Endpoints by name. */
export type Endpoints = Readonly<Record<EndpointName, Endpoint>>;
/** A method and a path below `/api`, such as `GET /learners/:learnerId/runs`. */
export type EndpointName = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

/** The names of the parameters in a path, such as `learnerId` in `/learners/:learnerId`. */
export type PathParams<Name extends string> = Name extends `${string}:${infer Param}/${infer Rest}`
  ? Param | PathParams<`/${Rest}`>
  : Name extends `${string}:${infer Param}`
    ? Param
    : never;

const ALWAYS: readonly ProblemCode[] = ['busy', 'server-fault'];
const OF_WRITES: readonly ProblemCode[] = ['foreign-origin', 'wrong-content-type', 'too-large'];
const OF_BODIES: readonly ProblemCode[] = ['broken-json', 'invalid-request'];

/** All problem codes with which an endpoint can answer. */
export function problemsOf(name: string, { access, body, problems = [] }: Endpoint): ProblemCode[] {
  const all = [
    ...accessProblems(access),
    ...(name.startsWith('GET') ? [] : OF_WRITES),
    ...(body ? OF_BODIES : []),
    ...problems,
    ...ALWAYS,
  ];
  return [...new Set(all)];
}

/** The address of an endpoint on its server, such as `/api/learners/7/runs`. */
export function addressOf<Name extends EndpointName>(
  name: Name,
  params: Readonly<Record<PathParams<Name>, string>>,
): string {
  const values: Readonly<Record<string, string>> = params;
  return `/api${pathOf(name).replaceAll(/:(\w+)/g, (_, param: string) => encodeURIComponent(values[param] ?? ''))}`;
}

/** The method of an endpoint. */
export function methodOf(name: EndpointName): string {
  return name.slice(0, name.indexOf(' '));
}

/** The path of an endpoint below `/api`, with the names of its parameters. */
export function pathOf(name: EndpointName): string {
  return name.slice(name.indexOf('/'));
}

function accessProblems(access: Endpoint['access']): readonly ProblemCode[] {
  if (access === 'anyone') return [];
  return access === 'signed-in' ? ['not-signed-in'] : ['not-signed-in', 'other-session', 'not-found'];
}
