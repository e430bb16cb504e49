import { z } from 'zod';
import { API, PATH_PARAMS } from './api.ts';
import { type Endpoint, type Endpoints, methodOf, pathOf, problemsOf } from './platform/endpoint.ts';
import { problemSchema } from './platform/problem.ts';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document of the API, for the server at this origin. */
export function openApiDocument(origin: string, sessionCookieName: string) {
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries(API as Endpoints) as [keyof typeof API, Endpoint][]) {
    const path = pathOf(name).replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [methodOf(name).toLowerCase()]: operation(name, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: '#thembstudy',
      version: '1',
      summary: 'Screenings, games and reports for neurodiverse learners. Results are educational, never clinical.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: `${origin}/api` }],
    paths,
    components: {
      schemas: { Problem: jsonSchema(problemSchema, 'output') },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookieName,
          description: 'Requests that change something also need the header `Origin` with the origin of this server.',
        },
      },
    },
  };
}

function operation(name: keyof typeof API, endpoint: Endpoint): Json {
  const params = [...pathOf(name).matchAll(/:(\w+)/g)].map(([, param]) => param as keyof typeof PATH_PARAMS);
  return {
    operationId: operationId(name),
    summary: endpoint.summary,
    security: endpoint.access === 'anyone' ? [] : [{ session: [] }],
    parameters: [
      ...params.map((param) => parameter('path', param, PATH_PARAMS[param])),
      ...Object.entries(endpoint.query?.shape ?? {}).map(([key, schema]) => parameter('query', key, schema)),
    ],
    ...(endpoint.body && { requestBody: { required: true, content: json(jsonSchema(endpoint.body, 'input')) } }),
    responses: {
      ...Object.fromEntries(
        Object.entries(endpoint.answers ?? {}).map(([status, schema]) => [
          status,
          { description: 'Success', content: json(jsonSchema(schema, 'output')) },
        ]),
      ),
      ...(endpoint.files && { 200: { description: 'A file', content: files(endpoint.files) } }),
      ...(endpoint.isConditional && { 304: { description: 'Nothing has changed' } }),
      ...(endpoint.redirects && { [endpoint.redirects]: { description: 'A redirect' } }),
      default: {
        description: `A problem: ${problemsOf(name, endpoint).join(', ')}`,
        content: json({ $ref: '#/components/schemas/Problem' }),
      },
    },
  };
}

/** A name for generated clients: `putLearnersLearnerIdRunsGameRunId` for `PUT /learners/:learnerId/runs/:game/:runId`. */
function operationId(name: string): string {
  const [method = '', ...words] = name.split(/[^a-z]+/i);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function parameter(where: 'path' | 'query', name: string, schema: z.core.$ZodType): Json {
  return { in: where, name, required: true, schema: jsonSchema(schema, 'input') };
}

function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...own } = z.toJSONSchema(schema, { io });
  return own;
}

function json(schema: Json): Json {
  return { 'application/json': { schema } };
}

function files(mediaTypes: readonly string[]): Json {
  return Object.fromEntries(mediaTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]));
}
